"""The cards, one module per set.

Importing this package defines them all, always in the same order: a card's number is its
place in that order.
"""

from throneroom.cards import base as base
