"""Exact positions for tests that look at what a scenario file cannot express."""

from throneroom.engine.bot import Bot
from throneroom.engine.card import BY_ID, FIRST_EDITION, Card
from throneroom.engine.events import Event
from throneroom.engine.game import Game, resume_from
from throneroom.engine.position import ACTIONS, LONGEST_GAME, TREASURES, Position
from throneroom.engine.setup import Setup
from throneroom.engine.snapshot import PlayerSnapshot

FIRST_GAME = "cellar moat village workshop woodcutter smithy remodel militia market mine"


def cards(ids: str) -> list[Card]:
    return [BY_ID[id] for id in ids.split()]


def kingdom(some: str = "") -> list[Card]:
    """Ten kingdom cards with the given ones among them."""
    chosen = cards(some)
    fillers = [card for card in cards(FIRST_GAME) if card not in chosen]
    return chosen + fillers[: 10 - len(chosen)]


def position(
    *players: dict[str, str],
    some: str = "",
    supply: dict[str, int] | None = None,
    buying: bool = False,
    coins: int = 0,
    buys: int = 1,
    current: int = 0,
    possessor: int | None = None,
    turn_limit: int = LONGEST_GAME,
    bots: dict[int, Bot] | None = None,
    bane: str = "",
    profile: str = FIRST_EDITION,
) -> Game:
    """A game in which every player has exactly these zones, each from the top down.

    With a possessor, who decides in the first turn, Possession must be among the cards.
    """
    placed = [card for zones in players for ids in zones.values() for card in cards(ids)]
    setup = Setup(kingdom(some), len(players), BY_ID.get(bane), profile, placed)
    number_of = setup.catalogue.number_of
    origin = setup.position()
    for player, zones in zip(origin.players, players, strict=True):
        player.discard.clear()
        for name, ids in zones.items():
            for card in reversed(cards(ids)):
                getattr(player, name).push(int(number_of(card)))
        player.count_cards(len(setup.catalogue.cards))
    for id, size in (supply or {}).items():
        origin.supply.put(number_of(BY_ID[id]), size)
    origin.empty_piles = sum(origin.supply.of(pile) == 0 for pile in origin.piles)
    origin.phase = TREASURES if buying else ACTIONS
    origin.coins = coins
    origin.buys = buys
    origin.current = current
    origin.turn_limit = turn_limit
    if possessor is not None:
        origin.possessor = possessor
        origin.granted_by = number_of(BY_ID["possession"])
    return start(setup, origin, bots)


def start(setup: Setup, origin: Position, bots: dict[int, Bot] | None = None) -> Game:
    return resume_from(setup, "a seed", 0, origin, bots, watch=True)


def ids(event: Event) -> list[str]:
    """The cards of an event in words, `?` for hidden ones."""
    return ["?" if card is None else card.id for card in event.cards]


def told(game: Game, seat: int | None, *kinds: str) -> list[tuple[str, int, list[str]]]:
    """Kind, seat and cards of the events of these kinds as a seat sees them."""
    events = game.events(seat=seat)
    return [(e.kind, e.seat, ids(e)) for e in events if not kinds or e.kind in kinds]


def shown(game: Game, seat: int | None) -> tuple[object, object]:
    """Everything that a seat can learn."""
    return game.view(seat).snapshot(), told(game, seat)


def answered(game: Game, *answers: object) -> Game:
    for answer in answers:
        game.answer(answer)
    return game


def players(game: Game, seat: int | None) -> list[PlayerSnapshot]:
    return game.view(seat).snapshot()["players"]


def hand(game: Game, seat: int) -> list[str]:
    """The hand of a seat in words, in the order in which the cards came."""
    return [card.id for card in game.view(seat).hand]


def passed_unseen() -> Game:
    """A game of three in which the second player has passed a Province to the third."""
    game = position(
        {"hand": "masquerade", "deck": "silver silver"},
        {"hand": "province copper"},
        {"hand": "estate"},
        some="masquerade",
    )
    return answered(game, "masquerade", "province")
