"""Guests, accounts, names and ratings."""
