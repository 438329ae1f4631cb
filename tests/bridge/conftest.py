"""A page without a match."""

from __future__ import annotations

import pytest

from tests.bridge.page import Page


@pytest.fixture
def page() -> Page:
    return Page()
