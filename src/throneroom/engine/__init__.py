"""The rules: everything that decides what may happen in a game and what follows from it."""
