"""What the tests measure, to be told at their end."""

FIGURES: list[str] = []
