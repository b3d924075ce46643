"""Writing a position down as a scenario."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from throneroom.engine.card import Card
from throneroom.engine.game import Game
from throneroom.engine.position import ACTIONS, Player, Position
from throneroom.engine.zones import EMPTY, Zone

NAMES = ("Anna", "Ben", "Clara", "David")
"""What the players of a puzzle are called; the first solves it."""


def written(game: Game, solver: int) -> dict[str, Any]:
    """The position of a game between two effects, with the seat that is to solve it first.

    Which cards of the deck a player has seen, and how many turns were played, is not written; nor
    is how far the turn is.
    """
    position = game.position()
    count = game.player_count
    seats = [(solver + place) % count for place in range(count)]
    return {
        "kingdom": [card.id for card in game.kingdom],
        **({} if game.bane is None else {"bane": game.bane.id}),
        **({"colonies": True} if position.colonies else {}),
        **_market(game),
        "players": {
            name: _zones(position, position.players[seat])
            for name, seat in zip(NAMES, seats, strict=False)
        },
        "supply": _supply(game),
        **_prizes(game),
        **_markers(game),
        **({"trash": _counted(position, position.trash)} if len(position.trash) else {}),
    }


def _market(game: Game) -> dict[str, Any]:
    if not game.setup.market:
        return {}
    position = game.position()
    return {"black_market": [card.id for card in _cards(position, position.market)[::-1]]}


def turn_of(game: Game, solver: int) -> dict[str, Any]:
    """How far the turn is, for what is written with the same seat first."""
    position = game.position()
    count = game.player_count
    on_turn = NAMES[(game.current - solver) % count]
    return {
        **({} if on_turn == NAMES[0] else {"player": on_turn}),
        "phase": "action" if position.phase == ACTIONS else "buy",
        "actions": int(position.actions),
        **({} if position.buys == 1 else {"buys": int(position.buys)}),
        "coins": int(position.coins),
        **({"potions": int(position.potions)} if position.potions else {}),
    }


def scripted(game: Game, answers: Iterable[Sequence[str]], solver: int) -> list[dict[str, Any]]:
    """Answers that are given one after the other from here on, as the lines of a script."""
    script: list[dict[str, Any]] = []
    ahead = game.copy()
    for words in answers:
        decision = ahead.decision
        assert decision is not None
        name = NAMES[(decision.seat - solver) % game.player_count]
        script.append({name: list(words) if decision.several else words[0]})
        ahead.answer(list(words))
    return script


def _zones(position: Position, player: Player) -> dict[str, Any]:
    zones: dict[str, Any] = {}
    for name in ("hand", "in_play", "set_aside"):
        cards = _counted(position, getattr(player, name))
        if cards:
            zones[name] = cards
    for name in ("deck", "discard"):
        cards = _runs([card.id for card in _cards(position, getattr(player, name))[::-1]])
        if cards:
            zones[name] = cards
    if player.tokens:
        zones["coin_tokens"] = int(player.tokens)
    if player.victory_tokens:
        zones["victory_tokens"] = int(player.victory_tokens)
    return zones


def _supply(game: Game) -> dict[str, int]:
    """The piles that are not full any more."""
    full = game.setup.position()
    now = game.position()
    catalogue = now.catalogue.cards
    return {
        catalogue[pile].id: int(now.supply.of(pile))
        for pile in now.piles
        if now.supply.of(pile) != full.supply.of(pile)
    }


def _prizes(game: Game) -> dict[str, Any]:
    position = game.position()
    if len(position.prizes) == len(game.setup.position().prizes):
        return {}
    return {"prizes": [card.id for card in _cards(position, position.prizes)]}


def _markers(game: Game) -> dict[str, Any]:
    """The piles that have lost their marker, where there are any."""
    position = game.position()
    if not position.markers_on_mat:
        return {}
    marked = [card.id for card in game.view().markers]
    return {"trade_route": int(position.markers_on_mat), "route_tokens": marked}


def _cards(position: Position, zone: Zone) -> list[Card]:
    """The cards of a zone, bottom first."""
    return [position.catalogue.cards[card] for card in zone if card != EMPTY]


def _counted(position: Position, zone: Zone) -> list[str]:
    return counted(Counter(_cards(position, zone)))


def counted(counts: Counter[Card]) -> list[str]:
    """Cards with how many of each there are, as a scenario lists them."""
    return [_times(card.id, counts[card]) for card in sorted(counts, key=lambda card: card.index)]


def _runs(ids: list[str]) -> list[str]:
    """Cards in their order, equal ones next to each other taken together."""
    runs: list[tuple[str, int]] = []
    for id in ids:
        if runs and runs[-1][0] == id:
            runs[-1] = (id, runs[-1][1] + 1)
        else:
            runs.append((id, 1))
    return [_times(id, count) for id, count in runs]


def _times(id: str, count: int) -> str:
    return id if count == 1 else f"{count} {id}"
