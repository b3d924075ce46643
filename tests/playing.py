"""Random games for tests: any kingdom, any number of players, any legal answer."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

from throneroom import Game, new_game
from throneroom.bots.beginner import Beginner
from throneroom.bots.chance import RandomBot
from throneroom.bots.plans.library import named_plan, plan_names
from throneroom.bots.plans.plan import PlanBot
from throneroom.engine.bot import Bot
from throneroom.engine.card import FIRST_EDITION, PROFILES
from throneroom.engine.decision import Decision
from throneroom.engine.events import Event
from throneroom.engine.fast_view import FastView
from throneroom.engine.kinds import Place
from throneroom.engine.live import live
from throneroom.engine.position import Player, Position
from throneroom.engine.question import Question
from throneroom.engine.rng import derive, seed_of
from throneroom.engine.turn import run
from throneroom.engine.zones import EMPTY
from throneroom.kingdoms import KINGDOM_CARDS, random_kingdom
from throneroom.rl.lookout import Lookout

TURN_LIMIT = 300


def random_game(
    number: int,
    watch: bool = False,
    players: int | None = None,
    profile: str = FIRST_EDITION,
) -> Game:
    """A game that its number decides."""
    chance = random.Random(f"game {number}")
    kingdom = chance.sample(KINGDOM_CARDS, 10)
    count = players or chance.choice((2, 2, 3, 4))
    return new_game(
        [card.id for card in kingdom],
        count,
        f"seed {number}",
        profile=profile,
        turn_limit=TURN_LIMIT,
        watch=watch,
    )


TABLE_SIZES = (2, 5, 3, 6, 2, 4, 2, 3)


def any_game(number: int, watch: bool = False) -> Game:
    """A game that its number decides: of either rules profile, and for two to six players.

    The first four numbers have both profiles, five players and six.
    """
    players = TABLE_SIZES[number % len(TABLE_SIZES)]
    return random_game(number, watch, players, PROFILES[number % 3 % 2])


def random_answer(decision: Decision, chance: random.Random, game: Game | None = None) -> object:
    """Any legal answer, in words; it tends to spend, so that games end.

    With the game given, only cards that take part in it are named: then the answer does not depend
    on what other cards there are.
    """
    if decision.several:
        candidates = list(decision.candidates)
        if decision.or_none and chance.random() < 0.5:
            return []
        chance.shuffle(candidates)
        return candidates[: chance.randint(decision.least, decision.most)]
    words = list(decision.words if game is None else words_for(game, decision))
    if len(words) > 1 and words[-1] == "done" and chance.random() < 0.8:
        words.pop()
    return chance.choice(words)


def words_for(game: Game, decision: Decision) -> tuple[str, ...]:
    """What may be said to a question for one option; of names, those of cards in this game."""
    if decision.place != Place.NAMES:
        return decision.words
    cards = [card.id for card in game.setup.catalogue.cards]
    if not game.setup.colonies:
        # They have numbers in every game.
        cards = [id for id in cards if id not in ("platinum", "colony")]
    return tuple(cards)


def open_question(game: Game) -> Question:
    """The open question as bots get it."""
    return game._live.question


def observed(view: FastView, question: Question | None = None) -> list[bytes]:
    """What a learner in a seat observes, as plain data."""
    lookout = _lookout(int(view.player_count))
    return [array.tobytes() for array in lookout.observe(view, question).values()]


def observed_when_asked(game: Game) -> list[bytes]:
    """What a learner observes who is asked the open question."""
    question = open_question(game)
    return observed(game.view(question.seat).fast, question)


@cache
def _lookout(players: int) -> Lookout:
    return Lookout(players)


def played(number: int, game: Game, answers: int = 10_000) -> Iterator[Game]:
    """Play a game to its end with random answers; yields it at every question."""
    chance = random.Random(f"answers {number}")
    for _ in range(answers):
        decision = game.decision
        if decision is None:
            return
        yield game
        game.answer(random_answer(decision, chance, game))


def finished(number: int, watch: bool = False) -> Game:
    """A random game played to its end."""
    return to_the_end(number, random_game(number, watch))


def to_the_end(number: int, game: Game) -> Game:
    """A game, played to its end with random answers."""
    for _ in played(number, game):
        pass
    return game


def everything_seen(game: Game) -> list[object]:
    """What all seats and a spectator see, as plain data."""
    seats: list[int | None] = [*range(game.player_count), None]
    return [game.view(seat).snapshot() for seat in seats]


def everything_told(game: Game) -> list[Event]:
    """All events as they happened, with nothing hidden from anybody."""
    return game._live.events or []


def cards_of(*players: Player) -> list[int]:
    """All cards of some players, wherever they lie, as numbers."""
    cards: list[int] = []
    for player in players:
        for zone in player.zones():
            cards += zone.cards()
    return [card for card in cards if card != EMPTY]


def counted(cards: list[int]) -> dict[int, int]:
    """How many there are of each card; a dictionary compares faster than a Counter."""
    return dict(Counter(cards))


def all_cards(position: Position) -> dict[int, int]:
    """Every card of a position by its number, wherever it is, counted."""
    beside = (position.trash, position.prizes, position.market, position.offers)
    lying = [card for zone in beside for card in zone]
    cards = counted(lying + cards_of(*position.players))
    for pile in position.piles:
        cards[pile] = cards.get(pile, 0) + position.supply.of(pile)
    return cards


def bot_game(number: int) -> None:
    """A game of bots that its number decides, on a kingdom for which they may not be made."""
    chance = random.Random(f"bots {number}")
    kingdom = random_kingdom(str(number))
    count = chance.choice((2, 2, 2, 3, 4, 5, 6))
    profile = chance.choice(PROFILES)
    setup = kingdom.setup(count, profile)
    table = live(setup.position())
    table.turn_limit = TURN_LIMIT * count
    table.bots = [random_bot(chance) for _ in range(count)]
    setup.deal(table, derive(seed_of("bots"), number))
    run(table)
    assert table.over


def random_bot(chance: random.Random) -> Bot:
    """Mostly a plan of the library, now and then another level."""
    kind = chance.random()
    if kind < 0.1:
        return RandomBot(chance.randrange(1000))
    if kind < 0.3:
        return Beginner(chance.randrange(1000))
    return PlanBot(named_plan(chance.choice(plan_names())))


def whole_decision(game: Game) -> dict[str, object]:
    """Everything about the open question but its number, to compare."""
    decision = game.decision
    assert decision is not None
    names = (
        *("seat", "player", "kind", "place", "source", "about", "least", "most", "several"),
        *("ordered", "off_turn", "candidates", "options"),
    )
    return {name: getattr(decision, name) for name in names}
