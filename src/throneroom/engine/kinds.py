"""What questions are for, and where their options come from, by name."""

from enum import StrEnum


class Kind(StrEnum):
    """What a question is for."""

    PLAY_ACTION = "play_action"
    PLAY_TREASURE = "play_treasure"
    BUY = "buy"
    GAIN = "gain"
    DISCARD = "discard"
    TRASH = "trash"
    PUT_ON_DECK = "put_on_deck"
    PLAY_AGAIN = "play_again"
    SHOW = "show"
    CONFIRM = "confirm"
    FATE = "fate"
    CHOOSE = "choose"
    GIVE = "give"
    PASS = "pass"
    NAME = "name"
    ORDER = "order"
    SPEND = "spend"
    OVERPAY = "overpay"
    PLACE = "place"
    REVEAL = "reveal"
    SAVE = "save"
    RETURN = "return"
    MARK = "mark"
    TAKE = "take"


class Place(StrEnum):
    """Where the options of a question come from."""

    HAND = "hand"
    SUPPLY = "supply"
    LIST = "list"
    MODES = "modes"
    NAMES = "names"
    AMOUNTS = "amounts"
