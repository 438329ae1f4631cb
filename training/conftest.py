"""Leaves out of the doctests what has a package of its own that not every machine can install."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("gnubg_nn") else ["judge/*"]
