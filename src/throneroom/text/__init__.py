"""All words that people read: card names and texts, questions, the log."""

from throneroom.text.names import find_card as find_card
from throneroom.text.words import Words as Words
