"""What can go wrong because of what somebody typed, sent or wrote; each message is one line."""


class ThroneroomError(Exception):
    """Bad input; the message tells a person what to do about it."""


class SetupError(ThroneroomError):
    """A game that cannot be set up: unknown card, wrong number of cards or players."""


class IllegalAnswer(ThroneroomError):
    """An answer that the open question does not allow; nothing has changed."""


class RecordError(ThroneroomError):
    """A record that is damaged, foreign, or does not fit the rules."""
