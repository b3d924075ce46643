"""What a player is shown, as lines of text."""

import os
from collections.abc import Iterator
from typing import TextIO

from throneroom.engine.card import (
    ACTION,
    ATTACK,
    CARDS,
    CURSE,
    FIRST_EDITION,
    NONE,
    REACTION,
    TREASURE,
    VICTORY,
    Card,
)
from throneroom.engine.view import View
from throneroom.text.words import Words

COLOURS = (
    (CURSE, "35"),
    (VICTORY, "32"),
    (TREASURE, "33"),
    (REACTION, "36"),
    (ATTACK, "31"),
    (ACTION, "1"),
)
"""The colour of a card's name by its type, as terminals count them; the first match counts."""


def paint(card: Card, text: str) -> str:
    """A text about a card in the card's colour."""
    code = next(code for types, code in COLOURS if card.is_a(types))
    return f"\x1b[{code}m{text}\x1b[0m"


def painted(words: Words, target: TextIO) -> Words:
    """The same words with cards in colours, where they can be seen and are wanted."""
    unwanted = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return words if unwanted or not target.isatty() else Words(words.language, paint)


class Screen:
    """Puts views into words."""

    def __init__(self, words: Words, names: list[str]) -> None:
        self.words = words
        self.names = names

    def name(self, card: Card) -> str:
        """A card's name, coloured if there are colours."""
        return self.words.paint(card, self.words.name(card))

    def table(self, view: View) -> Iterator[str]:
        """Everything that lies on the table."""
        yield from self.supply(view)
        yield ""
        for offset in range(1, view.players + 1):
            yield self.player(view, (view.seat + offset) % view.players)

    def supply(self, view: View) -> Iterator[str]:
        """The piles by price."""
        yield self.words.say("supply-title")
        by_price: dict[tuple[int, int], list[int]] = {}
        for pile in view.piles():
            price = (int(view.cost(pile)), int(view.potion_cost(pile)))
            by_price.setdefault(price, []).append(pile)
        width = max(len(self.words.price(*price)) for price in by_price)
        for price, piles in sorted(by_price.items()):
            ordered = sorted(piles, key=lambda pile: self.words.name(CARDS[pile]))
            texts = ", ".join(self.pile(view, pile) for pile in ordered)
            shown = self.words.price(*price).ljust(width)
            yield "  " + self.words.say("price-row", price=shown, piles=texts)
        if view.prizes():
            yield self.words.say("prizes-line", cards=self.words.cards(view.prizes()))

    def pile(self, view: View, pile: int) -> str:
        """A pile with the number of its cards."""
        count = view.supply(pile)
        key = "pile" if count else "pile-empty"
        name = self.name(CARDS[pile])
        if pile == view.bane:
            name = self.words.say("bane-mark", name=name)
        return self.words.say(key, name=name, count=int(count))

    def player(self, view: View, seat: int) -> str:
        """How many cards a player has where, and their points."""
        top = view.discard_top(seat)
        tokens = int(view.tokens(seat))
        shown = "" if top == NONE else self.words.say("player-top", card=self.name(CARDS[top]))
        return self.words.say(
            "player-line",
            player=self.names[seat],
            hand=int(view.hand_size(seat)),
            deck=int(view.deck_size(seat)),
            discard=int(view.discard_size(seat)),
            top=shown,
            points=self.words.say("points", count=int(view.points(seat))),
            tokens=self.words.say("player-tokens", count=tokens) if tokens else "",
        )

    def hand(self, view: View) -> Iterator[str]:
        """The own hand, what is in play, and what the turn has left."""
        playing = view.in_play(view.current)
        if playing:
            yield self.words.say("in-play-line", cards=self.words.cards(playing))
        for seat in range(view.players):
            if view.revealed(seat):
                cards = self.words.cards(view.revealed(seat))
                yield self.words.say("revealed-line", player=self.names[seat], cards=cards)
        if view.set_aside(view.seat):
            yield self.words.say(
                "set-aside-line", cards=self.words.cards(view.set_aside(view.seat))
            )
        if view.possessor == view.seat:
            hand = self.words.cards(sorted(view.possessed_hand()))
            name = self.names[view.current]
            yield self.words.say("possessed-hand-line", player=name, cards=hand)
        else:
            yield self.words.say("hand-line", cards=self.words.cards(sorted(view.hand())))
        if view.seat in (view.current, view.possessor):
            yield self.counters(view)

    def counters(self, view: View) -> str:
        """What the turn has left."""
        more = ""
        if view.potions:
            more += self.words.say("potions-left", count=int(view.potions))
        if view.tokens(view.current):
            more += self.words.say("tokens-left", count=int(view.tokens(view.current)))
        return self.words.say(
            "counters-line",
            actions=int(view.actions),
            buys=int(view.buys),
            coins=int(view.coins),
            more=more,
        )

    def card(self, card: Card, profile: str = FIRST_EDITION) -> str:
        """A card explained in a line."""
        return self.words.say(
            "card-line",
            name=self.name(card),
            price=self.words.price(card.cost, card.potion_cost),
            types=self.words.types(card),
            set=self.words.say(f"set-{card.set}"),
            rules=self.words.rules(card, profile),
        )
