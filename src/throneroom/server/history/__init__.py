"""Finished games: finding them, how they went, and every position again."""
