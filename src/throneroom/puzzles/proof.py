"""Proving that a player can win this turn, whatever the hidden cards are.

The turn's answers are exhausted. A deck has no order here until its cards are drawn, revealed or
looked at; then every card that may come is tried, and the player, who has seen it, goes on from
there. So a proof is a strategy: what to answer, depending on what turns up.

What cannot be exhausted is not accepted: a shuffle in the middle of the turn, cards whose effect
depends on the hidden cards of others, or more positions than the limit.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import takewhile

from throneroom.cards import SHIPPED
from throneroom.engine.answer import Answer
from throneroom.engine.card import ATTACK, REACTION, TREASURE, Card
from throneroom.engine.decision import Decision
from throneroom.engine.ending import left_of_greatest
from throneroom.engine.game import Game, resume_from
from throneroom.engine.kinds import Kind, Place
from throneroom.engine.position import NUMBERS, Position

LIMIT = 10_000
"""How many answers are tried before a proof is given up."""
MOST_ANSWERS = 300
"""How many answers a question may have to be exhausted."""
MOST_SOLUTIONS = 12
"""How many different solutions are told apart; more than one is too many anyway."""

SAFE_ATTACKS = frozenset(
    {
        "bureaucrat", "familiar", "fortune_teller", "militia", "minion", "soothsayer", "taxman",
        "torturer", "witch", "young_witch",
    }
)  # fmt: skip
"""Attacks that, unless a reaction is shown, do the same to points and piles in every deal."""

DEPENDING_ON_OTHERS = frozenset(
    {"bishop", "contraband", "masquerade", "possession", "tournament", "tribute", "vault"}
)
"""What no Attack is, but depends on the hidden cards of others."""

BETWEEN_EFFECTS = frozenset({Kind.PLAY_ACTION, Kind.PLAY_TREASURE, Kind.BUY})
"""The questions at which a position tells everything about what may follow."""

GAINS_BY_PURCHASE = {"stonemason": 3, "masterpiece": 100, "talisman": 11, "hoard": 11}
"""How many cards a single purchase may bring, where that can be more than one."""

DECLINING = frozenset({"done", "no", "all", "0"})
"""Answers that are no step of a solution: they do nothing, or nothing but play money."""

Step = tuple[str, str, str]
"""A part of a solution: the kind of question, the card that asks, and a word of the answer."""


class Unproven(Exception):
    """Whether the turn can be won cannot be shown by exhausting its answers."""


@dataclass(frozen=True)
class Solution:
    """The answers that every way to win has in common, and a line that has no others."""

    steps: tuple[Step, ...]
    line: tuple[Answer, ...]


@dataclass
class _Node:
    """Where the turn has come to: its answers, and what the deck has shown so far."""

    game: Game
    answers: tuple[object, ...] = ()
    seen: tuple[int, ...] = ()


@dataclass
class TurnProof:
    """What can be shown about the turn that a game begins with."""

    game: Game
    limit: int = LIMIT
    tried: int = 0
    """How many answers have been tried."""
    orders: int = 1
    """How many different orders of the cards that may turn up have been told apart."""
    _known: dict[object, bool] = field(default_factory=dict)
    _solutions: dict[object, tuple[Solution, ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._origin = self.game.position()
        self._seat = self.game.current
        self._deck = self._origin.players[self._seat].deck.cards()
        self._watch_out_for = self._reacting()

    def _reacting(self) -> set[Card]:
        """The cards of the other players that may answer an Attack."""
        cards = self._origin.catalogue.cards
        owned = {
            cards[number]
            for player in self._origin.players
            if player.seat != self._seat
            for zone in player.zones()
            for number in zone
        }
        return {card for card in owned if card.is_a(REACTION) or card == self.game.bane}

    # Winning

    def wins(self) -> bool:
        """Whether the player on turn can win this turn in every deal."""
        return self._wins(_Node(self.game))

    def keeps_throughout(self, answers: list[object]) -> bool:
        """Whether the win was certain after each of these answers, given in the deal as it is."""
        node = _Node(self.game)
        for answer in answers:
            if not self._holds(node, answer):
                return False
            node = self._in_the_deal(node, answer)
        return True

    def _wins(self, node: _Node) -> bool:
        game = node.game
        if game.over:
            return game.winners == [self._seat]
        if game.turn != self.game.turn:
            return False
        decision = game.decision
        assert decision is not None
        position = game.position()
        if position.in_buy_phase() and decision.kind == Kind.BUY and not _can_end(position):
            return False
        key = self._key(node, decision)
        if key is not None and key in self._known:
            return self._known[key]
        if decision.seat == self._seat:
            won = any(self._holds(node, answer) for answer in self._answers(game, decision))
        else:
            won = all(self._holds(node, answer) for answer in self._answers(game, decision))
        if key is not None:
            self._known[key] = won
        return won

    def _holds(self, node: _Node, answer: object) -> bool:
        """Whether an answer leads to a win, whatever turns up."""
        return all(self._wins(after) for after in self._outcomes(node, answer))

    # Trying answers

    def _answers(self, game: Game, decision: Decision) -> Iterator[object]:
        if decision.kind == Kind.PLAY_TREASURE and not self._has_special_treasure(game):
            # More coins never hurt, and plain Treasures do nothing else.
            yield "all"
            return
        if decision.place == Place.NAMES:
            yield from self._names(game)
            return
        answers = list(decision.legal_answers)
        if len(answers) > MOST_ANSWERS:
            raise Unproven
        yield from answers

    def _has_special_treasure(self, game: Game) -> bool:
        return any(card.is_a(TREASURE) and any(card.effects) for card in game.view(self._seat).hand)

    def _names(self, game: Game) -> Iterator[str]:
        """Of the cards to name, those in the deck, and one that is not: all others do the same."""
        deck = {card.id for card in game.view(self._seat).deck}
        yield from sorted(deck)
        yield next(id for id in sorted(SHIPPED) if id not in deck)

    def _outcomes(self, node: _Node, answer: object) -> Iterator[_Node]:
        """Where an answer may lead: one node for every order of cards that makes a difference."""
        after = self._try(node.game, answer)
        shown = self._shown(after)
        answers = (*node.answers, answer)
        if shown <= len(node.seen):
            yield _Node(after, answers, node.seen)
        else:
            yield from self._branches(answers, node.seen)

    def _branches(self, answers: tuple[object, ...], seen: tuple[int, ...]) -> Iterator[_Node]:
        left = list(self._deck)
        for card in seen:
            left.remove(card)
        for card in sorted(set(left)):
            order = (*seen, card)
            after = self._replay(order, answers)
            self.orders += 1
            if self._shown(after) <= len(order):
                yield _Node(after, answers, order)
            else:
                yield from self._branches(answers, order)

    def _replay(self, order: tuple[int, ...], answers: tuple[object, ...]) -> Game:
        """The turn from its beginning, with a deck on whose top these cards lie."""
        position = self._origin.copy()
        rest = sorted(self._deck)
        for card in order:
            rest.remove(card)
        # The top of a zone is its end.
        position.players[self._seat].deck.put_all([*rest, *reversed(order)])
        game = resume_from(self.game.setup, self.game.seed, self.game.start, position)
        for answer in answers[:-1]:
            game.answer(answer)
        return self._try(game, answers[-1])

    def _try(self, game: Game, answer: object) -> Game:
        self.tried += 1
        if self.tried > self.limit:
            raise Unproven
        after = game.copy()
        after.watch()
        after.answer(answer)
        ended = after.over or after.turn != self.game.turn
        for event in takewhile(lambda event: event.kind != "clean_up", after.events()):
            if event.kind == "shuffle" and event.seat == self._seat:
                raise Unproven
            if event.kind in ("play", "play_again"):
                self._refuse_uncertain(event.cards[0])
            if ended and event.origin == "deck":
                # Chance may have decided how the turn ended, and nobody was asked in between.
                raise Unproven
        return after

    def _refuse_uncertain(self, card: Card | None) -> None:
        if card is None or card.id not in SHIPPED or card.id in DEPENDING_ON_OTHERS:
            raise Unproven
        if card.is_a(ATTACK) and (card.id not in SAFE_ATTACKS or self._watch_out_for):
            raise Unproven

    def _shown(self, game: Game) -> int:
        """How many cards of the deck that the turn began with have turned up."""
        if game.over or game.turn != self.game.turn:
            return 0
        position = game.position()
        return len(self._deck) - _unknown(position, self._seat)

    def _key(self, node: _Node, decision: Decision) -> object:
        """What everything that may follow depends on; None in the middle of an effect."""
        if decision.kind not in BETWEEN_EFFECTS or decision.source is not None:
            return None
        return _key_of(node.game.position(), self._seat, decision.kind)

    # Solutions

    def solutions(self) -> tuple[Solution, ...]:
        """The different ways to win in the given deal, each kept in every deal.

        A way is the steps it takes, in whatever order. One that takes all steps of another and
        more is none of its own.
        """
        return self._ways(_Node(self.game))

    def _ways(self, node: _Node) -> tuple[Solution, ...]:
        if node.game.over:
            return (Solution((), ()),)
        decision = node.game.decision
        assert decision is not None
        key = self._key(node, decision)
        if key is not None:
            key = (key, tuple(node.game.position().players[self._seat].deck.cards()))
            if key in self._solutions:
                return self._solutions[key]
        found: list[Solution] = []
        for given in self._answers(node.game, decision):
            if self._holds(node, given):
                answer = decision.parse(given)
                after = self._in_the_deal(node, answer)
                steps = self._steps(decision, answer)
                found += [
                    Solution(tuple(sorted([*steps, *way.steps])), (answer, *way.line))
                    for way in self._ways(after)
                ]
            if decision.seat != self._seat and found:
                # What others answer is no part of a solution: any of their answers will do.
                break
        ways = _smallest(found)
        if len(ways) > MOST_SOLUTIONS:
            raise Unproven
        if key is not None:
            self._solutions[key] = ways
        return ways

    def _in_the_deal(self, node: _Node, answer: object) -> _Node:
        """Where an answer leads with the deck as it lies."""
        after = self._try(node.game, answer)
        shown = self._shown(after)
        deck = tuple(reversed(self._deck))
        return _Node(after, (*node.answers, answer), deck[: max(shown, len(node.seen))])

    def _steps(self, decision: Decision, answer: Answer) -> list[Step]:
        if decision.seat != self._seat:
            return []
        source = "" if decision.source is None else decision.source.id
        words = [", ".join(answer.words)] if decision.ordered else list(answer.words)
        return [(str(decision.kind), source, word) for word in words if word not in DECLINING]


def _smallest(found: list[Solution]) -> tuple[Solution, ...]:
    """The solutions that do not contain another one."""
    ways: list[Solution] = []
    for way in sorted(found, key=lambda way: (len(way.steps), len(way.line))):
        if not any(_contains(way.steps, other.steps) for other in ways):
            ways.append(way)
    return tuple(ways)


def _contains(steps: tuple[Step, ...], others: tuple[Step, ...]) -> bool:
    left = list(steps)
    for step in others:
        if step not in left:
            return False
        left.remove(step)
    return True


def _can_end(position: Position) -> bool:
    """Whether the purchases that are left may empty enough piles to end the game.

    Where purchases and gains may cause further gains, they are not counted.
    """
    catalogue = position.catalogue
    if catalogue.watches_gains or catalogue.watches_purchases:
        return True
    cards = position.catalogue.cards
    sizes = {cards[pile].id: int(position.supply.of(pile)) for pile in position.piles}
    gains = max([1, *(GAINS_BY_PURCHASE.get(id, 1) for id in sizes)]) * int(position.buys)
    missing = sorted(size for size in sizes.values() if size)
    piles = sum(missing[: max(0, 3 - int(position.empty_piles))])
    return min(int(left_of_greatest(position)), piles) <= gains


def _unknown(position: Position, seat: int) -> int:
    """How many cards of a player's deck that player has not seen."""
    player = position.players[seat]
    size = len(player.deck)
    return (
        size - (int(player.known[seat]) & ((1 << size) - 1)).bit_count()
        if player.some_known
        else size
    )


def _key_of(position: Position, seat: int, kind: Kind) -> object:
    players = []
    for player in position.players:
        zones = [tuple(sorted(zone.cards())) for zone in player.zones()]
        top: tuple[int, ...] = ()
        if player.seat == seat and player.some_known:
            known = int(player.known[seat])
            deck = player.deck.cards()[::-1]
            top = tuple(card if known >> depth & 1 else -1 for depth, card in enumerate(deck))
        tokens = int(player.tokens), int(player.mat_tokens)
        waiting = tuple(player.due), tuple(player.bonds)
        players.append((tuple(zones), top, tokens, waiting))
    gained = position.gained.cards()
    counted = (position.extra_coins, position.next_coins, position.pile_tokens)
    return (
        str(kind),
        tuple(players),
        tuple(position.supply.numbers),
        tuple(sorted(position.trash)),
        tuple(position.prizes),
        tuple(sorted(zip(gained[::2], gained[1::2], strict=True))),
        tuple(sorted(position.played)),
        tuple(None if counts is None else tuple(counts.numbers) for counts in counted),
        tuple(int(getattr(position, name)) for name in NUMBERS if name != "rng"),
    )
