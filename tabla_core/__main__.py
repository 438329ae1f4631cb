"""`python -m tabla_core`: the command line."""

from tabla_core.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
