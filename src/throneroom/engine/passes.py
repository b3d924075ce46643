"""Cards passed face down, and what they leave each seat to know of the players' cards.

Everybody sees what is gained and trashed, so what a player owns is no secret until cards are
passed. From then on a seat knows a player's cards only if it knows every card that this player has
passed on or been passed.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from throneroom.engine.card import TELLTALE
from throneroom.engine.counts import Counts
from throneroom.engine.player import MOST_PLAYERS
from throneroom.engine.zones import EMPTY

if TYPE_CHECKING:
    from throneroom.engine.position import Player, Position

SPECTATOR: Final = -1
"""Stands for the seat of a viewer who has none."""
EVERYBODY: Final = (1 << (MOST_PLAYERS + 1)) - 1
"""All seats and the spectators, a bit for each."""


@final
@mypyc_attr(acyclic=True)
class Pass:
    """A card that one player has passed to another. It never changes, so positions share it."""

    def __init__(self, giver: i64, receiver: i64, card: i64, known_to: i64, had: Counts) -> None:
        self.giver: Final[i64] = giver
        self.receiver: Final[i64] = receiver
        self.card: Final[i64] = card
        self._known_to: Final[i64] = known_to
        self.had: Final = had
        """What the giver seemed to have out of play when it was chosen; not to be changed."""

    def is_known_to(self, viewer: i64) -> bool:
        """Whether a seat (or SPECTATOR) knows which card it was."""
        return self._known_to >> (viewer + 1) & 1 != 0

    def made_known_to(self, viewer: i64) -> "Pass":
        """The same, with one more viewer who knows the card."""
        known_to = self._known_to | 1 << (viewer + 1)
        return Pass(self.giver, self.receiver, self.card, known_to, self.had)

    def of(self, card: i64) -> "Pass":
        """The same with another card."""
        return Pass(self.giver, self.receiver, card, self._known_to, self.had)

    def values(self) -> tuple[int, int, int, int, list[int]]:
        """Everything as plain values, to compare and to pickle."""
        return (
            int(self.giver),
            int(self.receiver),
            int(self.card),
            int(self._known_to),
            list(self.had.numbers),
        )


def pass_of(values: tuple[int, int, int, int, list[int]]) -> Pass:
    """What `Pass.values` was made of."""
    giver, receiver, card, known_to, had = values
    return Pass(giver, receiver, card, known_to, Counts.of_numbers(had))


def make_pass(game: "Position", giver: "Player", receiver: "Player") -> Pass:
    """A pass that is about to happen.

    Both players and those who decide for them see the card; all do if its back gives it away.
    """
    known_to: i64 = EVERYBODY if game.is_a(giver.passed.top(), TELLTALE) else 0
    for player in (giver, receiver):
        known_to |= 1 << (player.seat + 1) | 1 << (game.decider(player) + 1)
    # As everybody can count it: what a player has been passed unseen must not show here.
    had = Counts(0)
    had.assign(cards_known(game, giver, SPECTATOR))
    for zone in (giver.in_play, giver.mat):
        for card in zone:
            if card != EMPTY and had.of(card):
                had.take(card)
    return Pass(giver.seat, receiver.seat, giver.passed.top(), known_to, had)


def record_passes(game: "Position", passes: list[Pass]) -> None:
    """Note passes that have just happened."""
    game.passes = game.passes + passes
    for one in passes:
        settle_passes(game, game.players[one.giver], one.card)


def cards_known(game: "Position", player: "Player", viewer: i64) -> Counts:
    """All cards of a player as a viewer would count them; not to be changed.

    Where `is_certain` does not hold, these are the cards without the unknown passes. When the game
    is over everything is known.
    """
    if not game.passes or _knows_all(game, player, viewer):
        return player.owned
    counts = Counts(0)
    counts.assign(player.owned)
    unknown = [one for one in game.passes if not one.is_known_to(viewer)]
    for one in unknown:
        if one.giver == player.seat:
            counts.add(one.card)
    for one in unknown:
        if one.receiver == player.seat:
            counts.take(one.card)
    return counts


def out_of_sight(game: "Position", player: "Player", viewer: i64) -> dict[int, int]:
    """The cards of a player's deck and discard pile as a viewer would count them, by number."""
    counts = cards_known(game, player, viewer).as_dict()
    for zone in player.zones():
        if zone is not player.deck and zone is not player.discard:
            for card in zone:
                if counts.get(card, 0):
                    counts[card] -= 1
    return {card: count for card, count in counts.items() if count}


def is_certain(game: "Position", player: "Player", viewer: i64) -> bool:
    """Whether a viewer can know all cards of a player."""
    if not game.passes or _knows_all(game, player, viewer):
        return True
    for one in game.passes:
        if player.seat in (one.giver, one.receiver) and not one.is_known_to(viewer):
            return False
    return True


def _knows_all(game: "Position", player: "Player", viewer: i64) -> bool:
    if viewer == player.seat or game.over:
        return True
    return viewer != SPECTATOR and len(game.players) == 2


def settle_passes(game: "Position", player: "Player", card: i64) -> None:
    """A card that a player had is seen to leave: it may only have come by a pass.

    Then the giver is known not to have it, who may have got it the same way.
    """
    for viewer in range(SPECTATOR, len(game.players)):
        _infer(game, player.seat, card, viewer)


def _infer(game: "Position", holder: i64, card: i64, viewer: i64) -> None:
    while _balance(game, holder, card, viewer) < 0:
        for number, one in enumerate(game.passes):
            if one.receiver == holder and one.card == card and not one.is_known_to(viewer):
                game.passes = game.passes[:]
                game.passes[number] = one.made_known_to(viewer)
                holder = one.giver
                break


def _balance(game: "Position", holder: i64, card: i64, viewer: i64) -> i64:
    """How many copies of a card a viewer would count a player to have; negative if too few."""
    count: i64 = game.players[holder].owned.of(card)
    for one in game.passes:
        if one.card == card and not one.is_known_to(viewer):
            if one.giver == holder:
                count += 1
            if one.receiver == holder:
                count -= 1
    return count
