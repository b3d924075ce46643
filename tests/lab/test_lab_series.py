"""Series of games: everybody sits everywhere, and watching changes nothing."""

from form import games

from throneroom.bots.chance import RandomBot
from throneroom.bots.money import BigMoney
from throneroom.engine.basics import COPPER, SILVER
from throneroom.engine.bot import Bot
from throneroom.engine.card import BY_ID, NONE
from throneroom.engine.game import start_game
from throneroom.engine.rng import seed_of
from throneroom.engine.setup import Setup
from throneroom.kingdoms import parse
from throneroom.sim.observer import LOWEST, WIDTH, Observer
from throneroom.sim.opening import Opening
from throneroom.sim.series import ENDINGS, VICTORY, Series, play_deals, play_series, play_splits

SEEDS = [f"series {number}" for number in games(40, 6)]
DEALS = [seed_of(seed) for seed in SEEDS]


def setup(players: int = 2) -> Setup:
    return Setup(parse("First Game").cards, players)


def test_a_lead_is_counted_against_the_best_of_the_others() -> None:
    bots: list[Bot] = [BigMoney(), RandomBot(1), RandomBot(2)]
    for seed, deal in zip(SEEDS, DEALS, strict=True):
        series = Series(setup(3), bots)
        series.play(deal)
        scores = start_game(setup(3), seed, bots=dict(enumerate(bots)), turn_limit=600).scores
        for seat, score in enumerate(scores):
            assert series.lead(seat) == score - max(scores[:seat] + scores[seat + 1 :])


def test_a_series_counts_what_the_games_themselves_say() -> None:
    bots: list[Bot] = [BigMoney(), RandomBot(1), RandomBot(2)]
    tally = play_deals(setup(3), bots, DEALS)
    wins, shared, points, turns = [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]
    endings = dict.fromkeys(ENDINGS, 0)
    for seed in SEEDS:
        for first in range(3):
            seating = [(first + seat) % 3 for seat in range(3)]
            sitting = {seat: bots[bot] for seat, bot in enumerate(seating)}
            game = start_game(setup(3), seed, bots=sitting, turn_limit=600)
            won = game.winners
            endings[str(game.ending)] += 1
            for seat, bot in enumerate(seating):
                points[bot] += game.scores[seat]
                turns[bot] += game.turns[seat]
                if seat in won:
                    (wins if len(won) == 1 else shared)[bot] += 1
    assert (tally.wins, tally.shared, tally.points, tally.own_turns, tally.endings) == (
        wins, shared, points, turns, endings,
    )  # fmt: skip
    assert tally.games == sum(tally.lengths) == 3 * len(DEALS)


def test_victories_are_shared_out_evenly() -> None:
    tally = play_deals(setup(), [BigMoney(), BigMoney()], DEALS)
    assert tally.deals == [VICTORY] * (2 * len(DEALS)), "the same bot on both seats gets half"
    tally = play_deals(setup(4), [BigMoney() for _ in range(4)], DEALS[:3])
    for deal in range(3):
        assert sum(tally.deals[4 * deal : 4 * deal + 4]) == 4 * VICTORY


def test_fixed_seats_favour_one() -> None:
    tally = play_series(setup(), [BigMoney(), BigMoney()], 1, len(DEALS))
    assert sum(tally.wins) + tally.ties == tally.games == len(DEALS)
    assert tally.shared == [tally.ties, tally.ties]


def test_watching_changes_nothing() -> None:
    bots: list[Bot] = [BigMoney(), RandomBot(3)]
    plain = play_deals(setup(), bots, DEALS[:6])
    observers = [Observer(bot) for bot in bots]
    watched = play_deals(setup(), [*observers], DEALS[:6], watch=True)
    for name in ("wins", "shared", "points", "squares", "own_turns", "deals", "endings"):
        assert getattr(plain, name) == getattr(watched, name)


def test_what_an_observer_notes() -> None:
    observers = [Observer(BigMoney()), Observer(BigMoney())]
    tally = play_deals(setup(), [*observers], DEALS[:6], watch=True)
    for observer, turns, points in zip(observers, tally.own_turns, tally.points, strict=True):
        assert sum(observer.coins.values()) == turns
        assert sum(observer.points.values()) == turns + tally.games, "each turn, and the end"
        assert observer.bought == observer.gained, "nobody attacks, and no card gains another"
        assert {key % WIDTH for key in observer.bought} <= {1, 2, 5}, "Silver, Gold, Province"
        assert {key % WIDTH for key in observer.coins if key < 3 * WIDTH} <= {2, 3, 4, 5}
        first = {key % WIDTH + LOWEST for key in observer.points if key // WIDTH == 1}
        assert first == {3}
        assert points >= 3 * tally.games


def test_openings_are_bought_and_only_with_the_split() -> None:
    silvers = play_with(Opening(BigMoney(), SILVER, NONE), 5)
    assert silvers == {(1, SILVER), (2, SILVER)}
    both = play_with(Opening(BigMoney(), BY_ID["smithy"].index, COPPER), 4)
    assert {card for _, card in both} == {BY_ID["smithy"].index, COPPER}
    dear = play_with(Opening(BigMoney(), 5, 5), 5)
    assert {card for _, card in dear} == {SILVER}, "nobody can pay for a Province yet"


def play_with(bot: Bot, coins: int) -> set[tuple[int, int]]:
    """What is bought in the first two turns by a bot that has this split."""
    observer = Observer(bot)
    series = Series(setup(), [observer, BigMoney()])
    series.watch()
    for number in range(12 if coins == 5 else 3):
        series.play_from_splits(seed_of(str(number)), coins)
    assert 0 < series.tally.games < 24
    assert {key % WIDTH for key in observer.coins if key < 3 * WIDTH} == {coins, 7 - coins}
    return {divmod(key, WIDTH) for key in observer.bought if key < 3 * WIDTH}


def test_a_game_with_a_split_is_a_deal_of_its_own() -> None:
    counts = [play_splits(setup(), [BigMoney(), BigMoney()], DEALS, coins) for coins in (5, 4)]
    assert sum(int(tally.games) for tally in counts) == 2 * len(DEALS), "each seat has one of both"
    for tally in counts:
        assert len(tally.deals) == 2 * tally.games
