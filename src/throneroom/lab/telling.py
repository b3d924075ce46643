"""Results of the lab as sentences, for the terminal and the report."""

from collections import Counter
from collections.abc import Iterable, Sequence

from throneroom.engine.card import BY_ID, CARDS
from throneroom.finder.findings import Findings, FoundPlan
from throneroom.lab.comparison import Comparison
from throneroom.lab.competitors import short
from throneroom.lab.courses import course, harvest, quantile
from throneroom.lab.courses import mean as mean_of
from throneroom.lab.cycles import steps
from throneroom.lab.discovery import Discovery
from throneroom.lab.first_buys import COINS, Openings, TriedOpening
from throneroom.lab.outcomes import Diary, Outcome
from throneroom.lab.playouts import Playouts
from throneroom.lab.ratings import Strength
from throneroom.lab.results import LabResult
from throneroom.lab.round_robin import Tournament
from throneroom.lab.statistics import Estimate
from throneroom.lab.tables import LabTable
from throneroom.sim.series import ENDINGS
from throneroom.text.words import Words


def rate(estimate: Estimate, words: Words) -> str:
    """A share of victories."""
    return words.say("lab-rate", rate=estimate.share)


def bounds(estimate: Estimate, words: Words) -> str:
    """The bounds of a share."""
    return words.say("lab-interval", low=estimate.low, high=estimate.high)


def count(number: int, words: Words) -> str:
    """A whole number."""
    return words.say("lab-count", count=number)


def mean(number: float, words: Words) -> str:
    """A number with a decimal."""
    return words.say("lab-mean", mean=number)


def shortened(name: str, most: int) -> str:
    """A name, cut to fit."""
    return name if len(name) <= most else name[: most - 1].rstrip() + "…"


def so_far(result: LabResult, words: Words) -> str:
    """The results so far, while games are still being played."""
    match result:
        case Comparison():
            return _running(result, words)
        case Tournament():
            best = result.plans[result.ranking()[0]]
            return words.say("lab-leader", plan=best.name, games=result.games)
    return words.say("lab-games", games=result.games)


def _running(comparison: Comparison, words: Words) -> str:
    """The results of the first plan so far."""
    estimate = comparison.rates()[0]
    return words.say(
        "lab-running",
        plan=comparison.names[0],
        rate=estimate.share,
        half=(estimate.high - estimate.low) / 2,
        games=comparison.outcome.games,
    )


def points(rating: Strength, words: Words) -> str:
    """A rating with its sign."""
    return words.say("lab-rating", points=rating.points)


def error(rating: Strength, words: Words) -> str:
    """The margin of error of a rating."""
    return words.say("lab-error", points=rating.high - rating.points)


def ranked(tournament: Tournament, words: Words) -> list[list[str]]:
    """A row for each plan, the best first, with the columns `RANKS`."""
    ratings = tournament.ratings()
    return [
        [
            count(place, words),
            tournament.plans[plan].name,
            points(ratings[plan], words),
            error(ratings[plan], words),
            rate(tournament.all_meetings(plan), words),
        ]
        for place, plan in enumerate(tournament.ranking(), 1)
    ]


RANKS = ("lab-head-place", "lab-head-plan", "lab-head-rating", "lab-head-error", "lab-head-rate")


def cycles(tournament: Tournament, most: int, words: Words) -> list[str]:
    """A warning, if some plans beat each other in a circle, with this many examples at most."""
    found = tournament.cycles()
    if not found:
        return []
    names = [plan.name for plan in tournament.plans]
    lines = [words.say("lab-cycles", count=len(found))]
    for cycle in found[:most]:
        beaten = (
            words.say(
                "lab-cycle-step",
                plan=names[one],
                other=names[other],
                share=tournament.meeting(one, other).share,
            )
            for one, other in steps(cycle)
        )
        lines.append(", ".join(beaten))
    if found[most:]:
        lines.append(words.say("lab-cycles-more", count=len(found) - most))
    return lines


def opening_title(openings: Openings, words: Words) -> str:
    """Whose openings were tried, and against whom."""
    plan, rival = openings.table.plans
    if plan.typed == rival.typed:
        return words.say("lab-openings-mirror", plan=plan.name)
    return words.say("lab-openings", plan=plan.name, other=rival.name)


def purchases(opening: TriedOpening, words: Words) -> str:
    """The cards of an opening."""
    if opening.cards is None:
        return words.say("lab-own-opening")
    return _purchases([[id] for id in opening.cards], words)


def found_plan(place: int, discovery: Discovery, words: Words) -> str:
    """How often to play one of the plans that were found, and how it does."""
    plan = discovery.findings.all_plans[place]
    return words.say(
        "lab-found-plan" if plan.weight else "lab-found-other",
        number=place + 1,
        weight=plan.weight,
        share=plan.share_against_library,
    )


def found_opening(plan: FoundPlan, words: Words) -> list[str]:
    """What a plan buys in its first two turns, for each split."""
    return [
        words.say(
            "lab-found-buys",
            coins=turns.coins[0],
            rest=turns.coins[1],
            cards=_purchases(turns.bought, words),
        )
        for turns in plan.opening
    ]


def found_worth(plan: FoundPlan, words: Words) -> list[str]:
    """What each card is worth to a plan."""
    return [
        words.say("lab-found-worth", card=words.name(BY_ID[id]), lost=round(lost, 3) + 0.0)
        for id, lost in plan.worth.items()
    ]


def found_pace(findings: Findings, words: Words) -> list[str]:
    """How long the games of these plans take, and what beginning is worth."""
    lengths = Counter(findings.lengths)
    return [
        _how_long(lengths, words),
        words.say("lab-found-first", share=findings.seat_shares[0]),
    ]


def _purchases(bought: Iterable[Sequence[str]], words: Words) -> str:
    """What is bought turn by turn; an empty id is as good as none."""
    return " / ".join(
        " + ".join(words.name(BY_ID[id]) for id in ids if id) or words.say("lab-nothing")
        for ids in bought
    )


def what_is_kept(discovery: Discovery, words: Words) -> str:
    """Where these findings are kept, or that those of an earlier search stay there."""
    file, kept = str(discovery.file), discovery.kept
    if kept is discovery.findings:
        return words.say("lab-kept", file=file)
    return words.say("lab-kept-before", file=file, seconds=kept.length)


def found_names(discovery: Discovery, words: Words) -> list[str]:
    """The plans that were found, and the library's best, which they are compared with."""
    plans = [words.say("lab-found-name", number=name) for name in discovery.names]
    return [*plans, words.say("lab-found-library")]


def found_shares(findings: Findings, words: Words) -> list[str]:
    """What shares mean, where that does not go without saying."""
    players = findings.players
    return [words.say("lab-note-many", players=players)] if players > 2 else []


def split(coins: int, words: Words) -> str:
    """The split of the coins."""
    return words.say("lab-split", coins=coins, rest=COINS - coins)


def tried(openings: Openings, coins: int, words: Words) -> list[list[str]]:
    """A row for each opening of a split, the best first, with the columns `PURCHASES`."""
    best, *others = openings.best(coins)
    return [
        [purchases(best, words), rate(best.rate, words), bounds(best.rate, words), "", ""],
        *(
            [
                purchases(opening, words),
                rate(opening.rate, words),
                bounds(opening.rate, words),
                *behind(best.lead(opening), words),
            ]
            for opening in others
        ),
    ]


PURCHASES = (
    "lab-head-opening",
    "lab-head-rate",
    "lab-head-interval",
    "lab-head-behind",
    "lab-head-interval",
)


def behind(lead: Estimate, words: Words) -> tuple[str, str]:
    """How many more of 100 games another one wins, and the bounds of that."""
    range = words.say("lab-range", low=100 * lead.low, high=100 * lead.high)
    return mean(100 * lead.share, words), range


def opening_verdict(openings: Openings, coins: int, words: Words) -> str:
    """Whether the best pair of purchases is better than the next one."""
    fixed = [opening for opening in openings.best(coins) if opening.cards is not None]
    if len(fixed) < 2:
        return ""
    best, second = fixed[:2]
    lead = best.lead(second)
    names = {"plan": purchases(best, words), "other": purchases(second, words)}
    if lead.low <= 0:
        return words.say("lab-even", **names)
    return words.say("lab-opening-ahead", low=100 * lead.low, high=100 * lead.high, **names)


def verdict(comparison: Comparison, words: Words) -> str:
    """The best plan, as far as that is known."""
    names = comparison.names
    if comparison.until is not None:
        best = comparison.best
        if best is None:
            return words.say("lab-undecided", error=comparison.until)
        return words.say("lab-decided", plan=names[best], error=comparison.until)
    first, second = comparison.leaders()
    lead = comparison.lead(first, second)
    if lead.low <= 0:
        return words.say("lab-even", plan=names[first], other=names[second])
    return words.say(
        "lab-ahead",
        plan=names[first],
        other=names[second],
        low=100 * lead.low,
        high=100 * lead.high,
    )


COLUMNS = (
    "lab-head-plan",
    "lab-head-rate",
    "lab-head-interval",
    "lab-head-wins",
    "lab-head-ties",
    "lab-head-losses",
    "lab-head-points",
    "lab-head-turns",
)


def standings(comparison: Comparison, words: Words) -> list[list[str]]:
    """A row for each plan, with the columns `COLUMNS`."""
    return [
        [
            name,
            rate(estimate, words),
            bounds(estimate, words),
            count(standing.wins, words),
            count(standing.ties, words),
            count(standing.losses, words),
            mean(standing.mean_points, words),
            mean(standing.mean_turns, words),
        ]
        for name, standing, estimate in zip(
            comparison.names, comparison.outcome.standings, comparison.rates(), strict=True
        )
    ]


def how_many(outcome: Outcome, words: Words) -> str:
    """How many games were played, and how."""
    return words.say(
        "lab-played", games=outcome.games, deals=outcome.deals, players=outcome.players
    )


def how_long(outcome: Outcome, words: Words) -> str:
    """How many rounds games took."""
    return _how_long(outcome.lengths, words)


def _how_long(lengths: Counter[int], words: Words) -> str:
    return words.say(
        "lab-lengths",
        rounds=mean_of(lengths),
        short=quantile(lengths, 0.1),
        long=quantile(lengths, 0.9),
    )


def how_ended(outcome: Outcome, words: Words) -> str:
    """How many games ended for each reason."""
    shares = {why: outcome.endings[why] / outcome.games for why in ENDINGS}
    said = [words.say(key, share=shares[why]) for why, key in ENDED.items() if shares[why]]
    return words.say("lab-endings", endings=", ".join(said))


ENDED = {
    "provinces": "lab-ended-provinces",
    "colonies": "lab-ended-colonies",
    "piles": "lab-ended-piles",
    "turn limit": "lab-ended-turn-limit",
}


def seat(number: int, words: Words) -> str:
    """A place in the order of play, counted from 1."""
    return words.say("lab-seat", seat=number)


def seat_rates(comparison: Comparison, plan: int, words: Words) -> list[str]:
    """A plan's share of victories in each place in the order of play, with its interval."""
    return [
        words.say("lab-seat-rate", rate=rate(estimate, words), bounds=bounds(estimate, words))
        for estimate in comparison.seat_rates(plan)
    ]


def coin_scale(outcome: Outcome) -> tuple[float, float]:
    """The least and the most coins of any plan in any turn, on average."""
    means = [coins for standing in outcome.standings for coins in _mean_coins(standing.diary)]
    return min(means), max(means)


def coins(diary: Diary, scale: tuple[float, float], words: Words) -> list[str]:
    """Coins turn by turn, as a line of blocks of different heights, and the most of them."""
    means = _mean_coins(diary)
    bottom, top = scale
    step = (top - bottom) / (len(BLOCKS) - 1) or 1.0
    line = "".join(BLOCKS[round((each - bottom) / step)] for each in means)
    most = max(means)
    return [line, words.say("lab-coins", most=most, turn=means.index(most) + 1)]


def _mean_coins(diary: Diary) -> list[float]:
    return [turn.mean for turn in course(diary.coins, diary.games)]


BLOCKS = "▁▂▃▄▅▆▇█"


def scale(outcome: Outcome, words: Words) -> str:
    """What the lowest and the highest block stand for."""
    low, high = coin_scale(outcome)
    return words.say("lab-scale", lowest=BLOCKS[0], low=low, highest=BLOCKS[-1], high=high)


def bought(diary: Diary, words: Words) -> list[str]:
    """What was bought, how often in a game, and on average when."""
    return [
        words.say(
            "lab-bought-card",
            card=words.name(CARDS[one.card]),
            often=one.often,
            turn=one.when,
        )
        for one in harvest(diary.bought, diary.games)
    ]


CHANCES = ("lab-head-player", "lab-head-plan", "lab-head-rate", "lab-head-interval")
TRIED = (
    "lab-head-answer",
    "lab-head-rate",
    "lab-head-interval",
    "lab-head-behind",
    "lab-head-error",
)


def playouts_title(playouts: Playouts, words: Words) -> str:
    """From where games were played on."""
    game = playouts.record.game()
    player = playouts.record.names[game.current]
    return words.say("lab-from", turn=game.turns[game.current] + 1, player=player)


def chances(playouts: Playouts, words: Words) -> list[list[str]]:
    """A row for each player, with the columns `CHANCES`."""
    players = zip(playouts.record.names, playouts.plans, strict=True)
    rates = [playouts.rate(0, seat) for seat in range(len(playouts.plans))]
    return [
        [name, plan.name, rate(estimate, words), bounds(estimate, words)]
        for (name, plan), estimate in zip(players, rates, strict=True)
    ]


def answers_tried(playouts: Playouts, words: Words) -> list[list[str]]:
    """A row for each answer, the best first, with the columns `TRIED`."""
    best, *others = playouts.ranking()

    def row(tried: int) -> list[str]:
        estimate = playouts.rate(tried, playouts.seat)
        given = [word for word in playouts.answers[tried] or () if word != "done"]
        named = [words.name(BY_ID[word]) if word in BY_ID else word for word in given]
        said = ", ".join(named) or words.say("lab-answer-none")
        return [said, rate(estimate, words), bounds(estimate, words)]

    behind_best = [behind(playouts.behind(tried, best), words) for tried in others]
    rows = [[*row(tried), *lag] for tried, lag in zip(others, behind_best, strict=True)]
    return [[*row(best), "", ""], *rows]


def speed(games: int, seconds: float, words: Words) -> str:
    """How many games were played, and in what time."""
    return words.say("lab-speed", games=games, seconds=seconds, rate=games / seconds)


def choices(tables: Iterable[LabTable], words: Words) -> list[str]:
    """What levels have chosen to play, in their different kingdoms."""
    chosen = (
        (plan.name, short(choice))
        for table in tables
        for plan in table.plans
        for choice in plan.choices
    )
    return [
        words.say("lab-plays", plan=plan, choice=choice) for plan, choice in dict.fromkeys(chosen)
    ]


def conditions(tables: Iterable[LabTable], words: Words) -> list[str]:
    """The kingdom, if it was the same everywhere, and the seed."""
    kingdoms = {table.kingdom: table.seed for table in tables}
    (kingdom, seed), *more = kingdoms.items()
    cards = words.say("lab-own-kingdoms") if more else kingdom.listed(words)
    return [words.say("kingdom-line", cards=cards), words.say("seed-line", seed=seed)]
