"""All words that people read: card names and texts, questions, the log, what went wrong."""

from throneroom.engine.errors import speak_with
from throneroom.text.names import find_card as find_card
from throneroom.text.words import Words as Words
from throneroom.text.words import add_texts as add_texts

speak_with(lambda error: Words().error(error))
