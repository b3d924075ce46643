"""Lets `python -m throneroom` do what `throneroom` does."""

from throneroom.cli import main

raise SystemExit(main())
