"""The card game Dominion as a library."""

from throneroom import cards as cards
