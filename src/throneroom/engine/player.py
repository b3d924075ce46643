"""One player's cards and tokens, as data."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from throneroom.engine.counts import Counts
from throneroom.engine.zones import EMPTY, Zone

MOST_PLAYERS: Final = 6

KNOWN_CARDS: Final = 62
"""Of how many cards of a deck it is noted who knows them."""
DEEPEST_KNOWN: Final = 0x3FFF_FFFF_FFFF_FFFF


@mypyc_attr(acyclic=True)
@final
class Player:
    """One player's cards."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self.hand: Zone = Zone()
        self.deck: Zone = Zone()
        self.discard: Zone = Zone()
        self.in_play: Zone = Zone()
        self.revealed: Zone = Zone()
        # Whether only their owner sees the cards above: they are looked at, not revealed.
        self.looking: bool = False
        self.set_aside: Zone = Zone()
        # Cards passed face down, and those that return to the discard pile after this turn.
        self.passed: Zone = Zone()
        self.returning: Zone = Zone()
        # Mats, one face up and one that only its owner may look at, and cards set aside face down
        # for the next turn.
        self.mat: Zone = Zone()
        self.private_mat: Zone = Zone()
        self.saved: Zone = Zone()
        # All the cards above, counted.
        self.owned: Counts = Counts(0)
        self.tokens: i64 = 0
        self.mat_tokens: i64 = 0
        self.victory_tokens: i64 = 0
        self.turns: i64 = 0
        # For each slot in play how often its card is still to act when the next turn starts, and
        # pairs of slots: what has played a card more than once, and that card.
        self.due: Zone = Zone()
        self.bonds: Zone = Zone()
        # The cards gained in the latest own turn, if that must be noted.
        self.latest_gains: Zone = Zone()
        # For each seat the cards of this deck that it knows, one bit each, the lowest for
        # the top card; empty as long as nobody knows any.
        self.known: vec[i64] = vec[i64]()
        self.some_known: bool = False

    def zones(self) -> list[Zone]:
        """Every place where this player's cards may lie."""
        return [
            self.hand,
            self.deck,
            self.discard,
            self.in_play,
            self.revealed,
            self.set_aside,
            self.passed,
            self.returning,
            self.mat,
            self.private_mat,
            self.saved,
        ]

    def count_cards(self, numbers: i64) -> None:
        """Count all cards anew, after they were put into zones by hand."""
        self.owned = Counts(numbers)
        for zone in self.zones():
            self.owned.add_zone(zone)

    def assign(self, other: "Player") -> None:
        """Become a copy of the same player in another position."""
        self.hand.assign(other.hand)
        self.deck.assign(other.deck)
        self.discard.assign(other.discard)
        self.in_play.assign(other.in_play)
        self.revealed.assign(other.revealed)
        self.set_aside.assign(other.set_aside)
        self.passed.assign(other.passed)
        self.returning.assign(other.returning)
        self.mat.assign(other.mat)
        self.private_mat.assign(other.private_mat)
        self.saved.assign(other.saved)
        self.owned.assign(other.owned)
        self.tokens = other.tokens
        self.mat_tokens = other.mat_tokens
        self.victory_tokens = other.victory_tokens
        self.turns = other.turns
        self.due.assign(other.due)
        self.bonds.assign(other.bonds)
        self.latest_gains.assign(other.latest_gains)
        self.looking = other.looking
        self.some_known = other.some_known
        if other.some_known:
            self.known = other.known[:]

    def values(self) -> tuple[object, ...]:
        """Everything as plain values, to compare and to pickle."""
        return (
            [zone.cards() for zone in self.zones()],
            list(self.owned.numbers),
            int(self.tokens),
            int(self.mat_tokens),
            int(self.victory_tokens),
            int(self.turns),
            [zone.cards() for zone in (self.due, self.bonds, self.latest_gains)],
            [int(mask) for mask in self.known] if self.some_known else [],
            self.looking,
        )

    def set_values(
        self,
        zones: list[list[int]],
        owned: list[int],
        tokens: int,
        mat_tokens: int,
        victory_tokens: int,
        turns: int,
        noted: list[list[int]],
        known: list[int],
        looking: bool,
    ) -> None:
        """Take over what `values` gave."""
        for zone, cards in zip(self.zones(), zones, strict=True):
            zone.put_all(cards)
        self.owned = Counts.of_numbers(owned)
        self.tokens = tokens
        self.mat_tokens = mat_tokens
        self.victory_tokens = victory_tokens
        self.turns = turns
        for zone, numbers in zip((self.due, self.bonds, self.latest_gains), noted, strict=True):
            zone.put_all(numbers)
        self.known = vec[i64](known)
        self.some_known = len(known) > 0
        self.looking = looking

    def forget_deck(self) -> None:
        """Nobody knows a card of this deck any more: it has been shuffled or has moved."""
        self.some_known = False

    def deck_lost(self, count: i64) -> None:
        """Cards have been taken from the top of the deck."""
        if self.some_known:
            still: i64 = 0
            for viewer in range(len(self.known)):
                self.known[viewer] = self.known[viewer] >> count if count < 62 else 0
                still |= self.known[viewer]
            self.some_known = still != 0

    def deck_lost_at(self, depth: i64) -> None:
        """A card under this many others has been taken from the deck."""
        if self.some_known and depth < KNOWN_CARDS:
            above: i64 = (i64(1) << depth) - 1
            for viewer in range(len(self.known)):
                known = self.known[viewer]
                self.known[viewer] = known & above | known >> (depth + 1) << depth

    def _begin_knowing(self) -> None:
        if not self.some_known:
            self.known = vec[i64]([0] * MOST_PLAYERS)
            self.some_known = True

    def deck_seen(self, also: i64, depth: i64 = 0) -> None:
        """The owner and the player who decides for the owner have seen a card: usually the top."""
        if depth < KNOWN_CARDS:
            self._begin_knowing()
            self.known[self.seat] |= i64(1) << depth
            self.known[also] |= i64(1) << depth

    def deck_turned(self) -> None:
        """The bottom card of the deck, which its owner has seen, has been put on top."""
        depth = self.deck.size - 1
        if self.some_known:
            for viewer in range(len(self.known)):
                bottom = self.known[viewer] >> depth & 1 if depth < KNOWN_CARDS else i64(0)
                rest = (
                    self.known[viewer] & ((i64(1) << depth) - 1)
                    if depth < KNOWN_CARDS
                    else (self.known[viewer])
                )
                self.known[viewer] = (rest << 1 | bottom) & DEEPEST_KNOWN

    def deck_got(self, everybody: bool, also: i64, depth: i64 = 0) -> None:
        """A card has been put into the deck, known to its owner and one more, or to all."""
        if depth >= KNOWN_CARDS:
            return
        self._begin_knowing()
        for viewer in range(len(self.known)):
            seen: i64 = 1 if everybody or viewer in (self.seat, also) else 0
            above = self.known[viewer] & ((i64(1) << depth) - 1)
            below = (self.known[viewer] >> depth << 1 | seen) << depth
            self.known[viewer] = (below | above) & DEEPEST_KNOWN


def staying_slots(me: Player) -> list[int]:
    """The slots in play whose cards are not discarded in the coming Clean-up."""
    staying = {slot for slot, times in enumerate(me.due) if times}
    bonds = me.bonds.cards()
    for multiplier, slot in zip(bonds[::2], bonds[1::2], strict=True):
        if slot in staying and me.in_play.at(multiplier) != EMPTY:
            staying.add(multiplier)
    return sorted(staying)
