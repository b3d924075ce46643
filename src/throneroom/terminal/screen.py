"""What a player is shown, as lines of text."""

import os
from collections.abc import Iterable, Iterator
from typing import TextIO

from throneroom.engine.card import (
    ACTION,
    ATTACK,
    CURSE,
    FIRST_EDITION,
    REACTION,
    TREASURE,
    VICTORY,
    Card,
)
from throneroom.engine.view import PlayerView, View
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


def in_order(cards: list[Card]) -> list[Card]:
    """Cards in the order in which they were defined: basic ones first, then by set."""
    return sorted(cards, key=lambda card: card.index)


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
        first = (view.seat or 0) + 1
        for player in view.players[first:] + view.players[:first]:
            yield self.player(player)

    def supply(self, view: View) -> Iterator[str]:
        """The piles by price."""
        yield self.words.say("supply-title")
        by_price: dict[tuple[int, int], list[Card]] = {}
        for pile in view.supply:
            price = (view.price(pile), int(pile.potion_cost))
            by_price.setdefault(price, []).append(pile)
        width = max(len(self.words.price(*price)) for price in by_price)
        for price, piles in sorted(by_price.items()):
            ordered = sorted(piles, key=self.words.name)
            texts = ", ".join(self.pile(view, pile) for pile in ordered)
            shown = self.words.price(*price).ljust(width)
            yield "  " + self.words.say("price-row", price=shown, piles=texts)
        if view.prizes:
            yield self.words.say("prizes-line", cards=self.words.cards(view.prizes))

    def pile(self, view: View, pile: Card) -> str:
        """A pile with the number of its cards."""
        count = view.supply[pile]
        key = "pile" if count else "pile-empty"
        name = self.name(pile)
        if pile == view.bane:
            name = self.words.say("bane-mark", name=name)
        return self.words.say(key, name=name, count=count)

    def player(self, player: PlayerView) -> str:
        """How many cards a player has where, and their points."""
        top = player.discard_top
        points, tokens = player.points, player.tokens
        shown = "" if top is None else self.words.say("player-top", card=self.name(top))
        return self.words.say(
            "player-line",
            player=self.names[player.seat],
            hand=player.hand_size,
            deck=player.deck_size,
            discard=player.discard_size,
            top=shown,
            points=self.words.say("points-unknown")
            if points is None
            else self.words.say("points", count=points),
            tokens=self.words.say("player-tokens", count=tokens) if tokens else "",
        )

    def hand(self, view: View) -> Iterator[str]:
        """The own hand, what is in play, and what the turn has left."""
        playing = view.players[view.current].in_play
        if playing:
            yield self.words.say("in-play-line", cards=self.words.cards(playing))
        for player in view.players:
            if player.revealed:
                cards = self.words.cards(player.revealed)
                yield self.words.say("revealed-line", player=self.names[player.seat], cards=cards)
            yield from self._apart(player, view)
        if view.possessor == view.seat:
            hand = self.words.cards(in_order(view.possessed_hand))
            name = self.names[view.current]
            yield self.words.say("possessed-hand-line", player=name, cards=hand)
        else:
            yield self.words.say("hand-line", cards=self.words.cards(in_order(view.hand)))
        if view.seat in (view.current, view.possessor):
            yield self.counters(view)

    def _apart(self, player: PlayerView, view: View) -> Iterator[str]:
        """What a player has set aside, on mats, or in play beyond the turn."""
        name = self.names[player.seat]
        own = player.seat == view.seat
        places: dict[str, Iterable[Card | None]] = {
            "telltale-line": [] if own else player.telltale_in_hand,
            "set-aside-line": [*player.set_aside, *player.saved] if own else [],
            "staying-line": player.in_play if player.seat != view.current else [],
            "mat-line": player.mat,
            "private-mat-line": player.private_mat,
        }
        for line, cards in places.items():
            if cards:
                yield self.words.say(line, player=name, cards=self.words.cards(cards))
        if player.mat_tokens:
            yield self.words.say("mat-tokens-line", player=name, count=player.mat_tokens)

    def counters(self, view: View) -> str:
        """What the turn has left."""
        more = ""
        if view.potions:
            more += self.words.say("potions-left", count=view.potions)
        tokens = view.players[view.current].tokens
        if tokens:
            more += self.words.say("tokens-left", count=tokens)
        return self.words.say(
            "counters-line",
            actions=view.actions,
            buys=view.buys,
            coins=view.coins,
            more=more,
        )

    def card(self, card: Card, profile: str = FIRST_EDITION) -> str:
        """A card explained in a line."""
        return self.words.say(
            "card-line",
            name=self.name(card),
            price=self.words.price(card.cost, card.potion_cost),
            types=self.words.types(card),
            set=self.words.label("set", card.set),
            rules=self.words.rules(card, profile),
        )
