"""Comparing a position with what a scenario expects."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from throneroom.engine.card import Card
from throneroom.engine.decision import DECLINING, Decision
from throneroom.engine.errors import IllegalAnswer
from throneroom.engine.game import Game
from throneroom.engine.position import ACTIONS, Player
from throneroom.scenario.errors import Broken
from throneroom.scenario.setting import TOKENS, ZONES, in_zone, seat_of, zone_of
from throneroom.scenario.values import (
    answer,
    cards,
    flag,
    ids,
    listed,
    number,
    phase,
    piles,
    show,
    unless_none,
)

PLAYER_EXPECTATIONS = {
    *ZONES, "owns", "deck_size", "hand_size", "discard_size", "discard_has", "hand_has",
    "actions", "buys", "coins", "potions", *TOKENS, "points", "turns",
}  # fmt: skip
TABLE_EXPECTATIONS = {
    "trash", "trash_has", "supply", "prizes", "embargo", "black_market", "colonies", "trade_route",
    "route_tokens", "current", "phase", "over", "winners", "asks", "options", "offers",
    "offers_not", "refuses",
}  # fmt: skip


class PositionComparison:
    """A game, to be compared with expectations."""

    def __init__(self, game: Game, names: list[str]) -> None:
        self._game = game
        self._names = names
        self._position = game.position()

    def differences(self, expect: dict[str, Any]) -> Iterator[Broken]:
        """The expectations that do not hold."""
        for key, wanted in expect.items():
            if key in self._names:
                seat = self._names.index(key)
                for name, value in wanted.items():
                    yield from self._player(seat, name, value)
            else:
                yield from self._table(key, wanted)

    def _player(self, seat: int, key: str, wanted: Any) -> Iterator[Broken]:
        player = self._position.players[seat]
        label = f"{self._names[seat]}.{key}"
        if key in ZONES or key == "owns" or key.endswith("_has"):
            found = self._cards_of(player, key.removesuffix("_has"))
            yield from _compare_cards(label, key, cards(unless_none(wanted), label), found)
        else:
            yield from _differ(label, number(wanted, label, negative=True), self._count(seat, key))

    def _cards_of(self, player: Player, key: str) -> list[Card]:
        """The cards of a zone, top first; for `owns`, those of all zones."""
        zones = player.zones() if key == "owns" else [zone_of(player, key)]
        if key == "set_aside":
            zones.append(player.saved)
        return [card for zone in zones for card in in_zone(self._position, zone)[::-1]]

    def _count(self, seat: int, key: str) -> int:
        position = self._position
        player = position.players[seat]
        if key.endswith("_size"):
            return len(zone_of(player, key.removesuffix("_size")))
        return {
            "actions": position.actions,
            "buys": position.buys,
            "coins": position.coins,
            "potions": position.potions,
            "coin_tokens": player.tokens,
            "pirate_tokens": player.mat_tokens,
            "victory_tokens": player.victory_tokens,
            "points": self._game.scores[seat],
            "turns": player.turns,
        }[key]

    def _table(self, key: str, wanted: Any) -> Iterator[Broken]:
        game, position = self._game, self._position
        if key in ("trash", "trash_has", "prizes", "black_market"):
            zones = {"prizes": position.prizes, "black_market": position.market}
            zone = zones.get(key, position.trash)
            wanted = cards(unless_none(wanted), key)
            yield from _compare_cards(key, key, wanted, in_zone(position, zone)[::-1])
        elif key == "supply":
            for pile, size in piles(wanted, key).items():
                yield from _differ(f"supply.{pile.id}", size, game.view().supply.get(pile, 0))
        elif key == "embargo":
            tokens = game.view().pile_tokens
            for pile, count in piles(wanted, key).items():
                yield from _differ(f"embargo.{pile.id}", count, tokens.get(pile, 0))
        elif key == "trade_route":
            yield from _differ(key, number(wanted, key), int(position.markers_on_mat))
        elif key == "route_tokens":
            marked = cards(unless_none(wanted), key)
            yield from _compare_cards(key, key, marked, game.view().markers)
        elif key == "phase":
            # A question of Clean-up comes at the end of the Buy phase.
            found = "action" if position.phase == ACTIONS else "buy"
            yield from _differ(key, phase(wanted), found)
        elif key in ("over", "colonies"):
            is_so = game.over if key == "over" else position.colonies
            yield from _differ(key, flag(wanted, key), is_so)
        elif key == "winners":
            names = sorted(self._named(name) for name in listed(wanted, key))
            yield from _differ(key, names, sorted(self._names[seat] for seat in game.winners))
        elif key == "current":
            yield from _differ(key, self._named(wanted), self._names[game.current])
        else:
            yield from self._question(game.decision, key, wanted)

    def _named(self, name: object) -> str:
        return self._names[seat_of(name, self._names)]

    def _question(self, decision: Decision | None, key: str, wanted: Any) -> Iterator[Broken]:
        if key == "asks":
            expected = [self._named(wanted)]
        else:
            expected = [answer(value) for value in listed(wanted, key)]
        if decision is None:
            yield Broken("nothing-asked", what=key)
        elif key == "asks":
            yield from _differ(key, expected[0], self._names[decision.seat])
        else:
            yield from _compare_options(decision, key, expected)


def _compare_options(decision: Decision, key: str, answers: list[Any]) -> Iterator[Broken]:
    if key == "refuses":
        for given in answers:
            if given in decision.legal_answers:
                yield Broken("not-refused", answer=show(given), question=describe(decision))
        return
    wanted = {_same_as(decision, show(given)) for given in answers}
    legal = set(decision.words) - {"all"}
    if key == "options":
        yield from _differ(key, sorted(wanted), sorted(legal))
    elif key == "offers" and not wanted <= legal:
        yield _missing(key, sorted(wanted - legal), sorted(legal))
    elif key == "offers_not" and wanted & legal:
        yield Broken("offered", answers=show(sorted(wanted & legal)))


def _same_as(decision: Decision, given: str) -> str:
    """The word that the question itself has for an answer."""
    try:
        return str(decision.parse(given))
    except IllegalAnswer:
        return "done" if given in DECLINING else given


def _compare_cards(label: str, key: str, wanted: list[Card], found: list[Card]) -> Iterator[Broken]:
    if key.endswith("_has"):
        missing = Counter(wanted) - Counter(found)
        if missing:
            yield _missing(label, ids(missing.elements()), ids(found))
    elif key in ("deck", "discard", "black_market"):
        yield from _differ(label, ids(wanted), ids(found))
    else:
        yield from _differ(label, ids(_sorted(wanted)), ids(_sorted(found)))


def _sorted(cards: list[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: card.index)


def _differ(label: str, wanted: object, found: object) -> Iterator[Broken]:
    if wanted != found:
        yield Broken("differs", what=label, expected=show(wanted), found=show(found))


def _missing(label: str, words: list[str], found: list[str]) -> Broken:
    return Broken("missing", what=label, words=show(words), found=show(found))


def describe(decision: Decision) -> Broken:
    """A question and its options, for a message."""
    source: object = ""
    if decision.source is not None:
        source = Broken("question-for", card=decision.source.id)
    words = list(decision.candidates if decision.several else decision.words)
    count: object = ""
    if decision.several:
        count = Broken("question-count", least=decision.least, most=decision.most)
    return Broken(
        "question", kind=str(decision.kind), source=source, options=show(words), count=count
    )
