"""Random games for tests: any kingdom, any number of players, any legal answer."""

import random
from collections import Counter
from collections.abc import Iterator

from throneroom import Game, new_game
from throneroom.bots.beginner import Beginner
from throneroom.bots.chance import RandomBot
from throneroom.bots.library import named_plan, plan_names
from throneroom.bots.plan import PlanBot
from throneroom.engine.bot import Bot
from throneroom.engine.card import PROFILES
from throneroom.engine.decision import Decision
from throneroom.engine.events import Event
from throneroom.engine.live import live
from throneroom.engine.position import Position
from throneroom.engine.question import Question
from throneroom.engine.rng import derive, seed_of
from throneroom.engine.setup import Setup
from throneroom.engine.turn import run
from throneroom.engine.zones import EMPTY
from throneroom.kingdoms import KINGDOM_CARDS, random_kingdom

TURN_LIMIT = 300


def random_game(number: int, watch: bool = False, players: int | None = None) -> Game:
    """A game that its number decides."""
    chance = random.Random(f"game {number}")
    kingdom = chance.sample(KINGDOM_CARDS, 10)
    count = players or chance.choice((2, 2, 3, 4))
    return new_game(
        [card.id for card in kingdom], count, f"seed {number}", turn_limit=TURN_LIMIT, watch=watch
    )


def random_answer(decision: Decision, chance: random.Random) -> object:
    """Any legal answer, in words; it tends to spend, so that games end."""
    if decision.several:
        candidates = list(decision.candidates)
        chance.shuffle(candidates)
        return candidates[: chance.randint(decision.least, decision.most)]
    words = list(decision.words)
    if len(words) > 1 and words[-1] == "done" and chance.random() < 0.8:
        words.pop()
    return chance.choice(words)


def open_question(game: Game) -> Question:
    """The open question as bots get it."""
    return game._live.question


def played(number: int, game: Game, answers: int = 10_000) -> Iterator[Game]:
    """Play a game to its end with random answers; yields it at every question."""
    chance = random.Random(f"answers {number}")
    for _ in range(answers):
        decision = game.decision
        if decision is None:
            return
        yield game
        game.answer(random_answer(decision, chance))


def finished(number: int, watch: bool = False) -> Game:
    """A random game played to its end."""
    game = random_game(number, watch)
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


def all_cards(position: Position) -> Counter[int]:
    """Every card of a position by its number, wherever it is."""
    cards = Counter({int(pile): int(position.supply.of(pile)) for pile in position.piles})
    cards.update(position.trash.cards())
    cards.update(position.prizes.cards())
    for player in position.players:
        for zone in player.zones():
            cards.update(card for card in zone if card != EMPTY)
    return +cards


def bot_game(number: int) -> None:
    """A game of bots that its number decides, on a kingdom for which they may not be made."""
    chance = random.Random(f"bots {number}")
    kingdom = random_kingdom(str(number))
    count = chance.choice((2, 2, 2, 3, 4))
    profile = chance.choice(PROFILES)
    setup = Setup(kingdom.cards, count, kingdom.bane, profile)
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
