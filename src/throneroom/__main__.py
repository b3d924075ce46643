"""Lets `python -m throneroom` do what `throneroom` does."""

from throneroom.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
