"""Results as self-contained pages."""

import shlex
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from importlib import resources

from throneroom.lab import plots, telling
from throneroom.lab.comparison import Comparison
from throneroom.lab.competitors import Competitor
from throneroom.lab.courses import course
from throneroom.lab.discovery import Discovery
from throneroom.lab.first_buys import SPLITS, Openings
from throneroom.lab.outcomes import Notes
from throneroom.lab.playouts import Playouts
from throneroom.lab.round_robin import Tournament
from throneroom.lab.svg import tag
from throneroom.lab.tables import LabTable
from throneroom.text.words import Words

MOST_MET = 30
"""If there are more plans, only the best are in the table of all against all."""

MOST_CYCLES = 10
"""How many circles of plans a warning names."""


def comparison_report(comparison: Comparison, words: Words, page: bool) -> str:
    """How often each plan won, how the games went, and how to get the same numbers again."""
    names = comparison.names
    outcome = comparison.outcome
    diaries = [standing.diary for standing in outcome.standings]
    title = _title(names, words)
    intervals = "lab-note-interval" if comparison.until is None else "lab-note-any-time"
    watched = words.say("lab-note-watched", games=diaries[0].games)
    most = plots.most_gained(diaries)
    parts = [
        heading(title, telling.verdict(comparison, words), telling.how_many(outcome, words)),
        tag("h2", escape(words.say("lab-title-rates"))),
        wide(plots.win_rates(names, comparison.rates(), outcome, words)),
        note(words.say("lab-note-rates"), words.say(intervals)),
        figures(_said(telling.COLUMNS, words), telling.standings(comparison, words)),
        _seats(comparison, words),
        side_by_side(
            _courses(comparison, "lab-title-coins", [diary.coins for diary in diaries], words),
            _courses(comparison, "lab-title-points", [diary.points for diary in diaries], words),
        ),
        note(words.say("lab-note-bands" if len(names) == 2 else "lab-note-band"), watched),
        tag("h2", escape(words.say("lab-title-gains"))),
        side_by_side(
            *(
                tag("h3", escape(name), class_=f"p{plan}") + plots.gains(plan, diary, most, words)
                for plan, (name, diary) in enumerate(zip(names, diaries, strict=True))
            )
        ),
        note(words.say("lab-note-gains"), watched),
        side_by_side(
            _lengths(outcome.lengths, words),
            tag("h2", escape(words.say("lab-title-endings")))
            + plots.endings(outcome, words)
            + note(telling.how_long(outcome, words)),
        ),
        tag("h2", escape(words.say("lab-title-plans"))),
        plan_texts(comparison.table.plans),
        ending(comparison.command(), [comparison.table], words),
    ]
    return whole(title, parts, words, page)


def _lengths(counts: Counter[int], words: Words) -> str:
    return tag("h2", escape(words.say("lab-title-lengths"))) + plots.lengths(counts, words)


def _said(keys: Sequence[str], words: Words) -> list[str]:
    return [words.say(key) for key in keys]


def _seats(comparison: Comparison, words: Words) -> str:
    """How often each plan won as first player, as second, and so on."""
    seats = [telling.seat(number, words) for number in range(1, comparison.table.players + 1)]
    rows = [
        [name, *telling.seat_rates(comparison, plan, words)]
        for plan, name in enumerate(comparison.names)
    ]
    return figures([words.say("lab-head-plan"), *seats], rows)


def _title(names: list[str], words: Words) -> str:
    if len(names) == 2:
        return words.say("lab-versus", plan=names[0], other=names[1])
    return words.say("lab-plans", count=len(names))


def tournament_report(tournament: Tournament, words: Words, page: bool) -> str:
    """The rating of each plan, and all results between two."""
    order = tournament.ranking()
    ratings = tournament.ratings()
    names = [tournament.plans[plan].name for plan in order]
    ranked = [
        plots.Ranked(
            name,
            ratings[plan].points,
            ratings[plan].low,
            ratings[plan].high,
            telling.points(ratings[plan], words),
        )
        for name, plan in zip(names, order, strict=True)
    ]
    best = order[:MOST_MET]
    shares = [
        [None if one == other else tournament.meeting(one, other).share for other in best]
        for one in best
    ]
    title = words.say("lab-tournament", count=len(order))
    played = words.say("lab-played-pairs", games=tournament.games, each=tournament.asked)
    parts = [
        heading(title, words.say("lab-best", plan=names[0]), played),
        warning(telling.cycles(tournament, MOST_CYCLES, words)),
        tag("h2", escape(words.say("lab-title-ratings"))),
        wide(plots.ranking(ranked, 0.0, words.say("lab-title-ratings"))),
        note(words.say("lab-note-ratings"), *telling.choices(tournament.tables.values(), words)),
        tag("h2", escape(words.say("lab-title-meetings"))),
        wide(plots.meetings(names[:MOST_MET], shares, words)),
        note(words.say("lab-note-meetings")),
        tag("h2", escape(words.say("lab-title-plans"))),
        plan_texts([tournament.plans[plan] for plan in order], coloured=False),
        ending(tournament.command(), tournament.tables.values(), words),
    ]
    return whole(title, parts, words, page)


def openings_report(openings: Openings, words: Words, page: bool) -> str:
    """The openings for each split, the best first."""
    title = telling.opening_title(openings, words)
    parts = [heading(title, "", words.say("lab-played-openings", games=openings.games))]
    columns = []
    tables = []
    for coins in SPLITS:
        ranked = [
            plots.Ranked(
                telling.purchases(opening, words),
                opening.rate.share,
                opening.rate.low,
                opening.rate.high,
                telling.rate(opening.rate, words),
            )
            for opening in openings.best(coins)
        ]
        said = telling.split(coins, words)
        verdict = tag("p", escape(telling.opening_verdict(openings, coins, words)))
        plot = plots.ranking(ranked, 0.5, said, plots.HALF)
        columns.append(tag("h2", escape(said)) + verdict + plot)
        rows = telling.tried(openings, coins, words)
        tables.append(tag("h3", escape(said)) + figures(_said(telling.PURCHASES, words), rows))
    parts += [
        side_by_side(*columns),
        note(words.say("lab-note-openings")),
        *tables,
        note(words.say("lab-note-behind")),
        tag("h2", escape(words.say("lab-title-plans"))),
        plan_texts(openings.table.plans, coloured=False),
        ending(openings.command(), [openings.table], words),
    ]
    return whole(title, parts, words, page)


def discovery_report(discovery: Discovery, words: Words, page: bool) -> str:
    """The plans that were found, how they do against each other, and what makes them strong."""
    findings = discovery.findings
    title = words.say("lab-found", cards=discovery.kingdom.listed(words))
    shares: list[list[float | None]] = [
        [None if row == column else share for column, share in enumerate(line)]
        for row, line in enumerate(findings.shares)
    ]
    plans = [_found_plan(place, discovery, words) for place in range(len(findings.all_plans))]
    parts = [
        heading(title, words.say("lab-found-lead"), words.say("lab-games", games=findings.games)),
        side_by_side(*plans),
        note(words.say("lab-note-worth")),
        tag("h2", escape(words.say("lab-title-meetings"))),
        wide(plots.meetings(telling.found_names(discovery, words), shares, words)),
        note(words.say("lab-note-meetings"), *telling.found_shares(findings, words)),
        _lengths(Counter(findings.lengths), words),
        note(*telling.found_pace(findings, words)),
        tag("h2", escape(words.say("lab-found-library"))),
        tag("pre", escape(findings.library)),
        tag("footer", note(words.say("lab-search-again")) + _command(discovery.command())),
    ]
    return whole(title, parts, words, page)


def _found_plan(place: int, discovery: Discovery, words: Words) -> str:
    plan = discovery.findings.all_plans[place]
    opening = ", ".join(telling.found_opening(plan, words))
    worth = ", ".join(telling.found_worth(plan, words))
    return (
        tag("h2", escape(telling.found_plan(place, discovery, words)))
        + tag("pre", escape(plan.text))
        + (note(f"{words.say('lab-about-opening')}: {opening}") if opening else "")
        + (note(f"{words.say('lab-about-worth')}: {worth}") if worth else "")
    )


def _command(command: list[str]) -> str:
    return tag("pre", escape(shlex.join(command)))


def _courses(comparison: Comparison, title: str, noted: Sequence[Notes], words: Words) -> str:
    games = [standing.diary.games for standing in comparison.outcome.standings]
    turns = [course(notes, count) for notes, count in zip(noted, games, strict=True)]
    said = words.say(title)
    return tag("h2", escape(said)) + plots.courses(comparison.names, turns, said, words)


def playouts_report(playouts: Playouts, words: Words, page: bool) -> str:
    """How often each player won, or which answer did best."""
    title = telling.playouts_title(playouts, words)
    speed = telling.speed(playouts.games, playouts.seconds, words)
    heads: Sequence[str]
    if playouts.answers[0] is None:
        found, heads, rows = "", telling.CHANCES, telling.chances(playouts, words)
    else:
        found = words.say("lab-note-tried", player=playouts.record.names[playouts.seat])
        heads, rows = telling.TRIED, telling.answers_tried(playouts, words)
    parts = [heading(title, found, speed), figures(_said(heads, words), rows)]
    parts.append(plan_texts(playouts.plans, coloured=False))
    return whole(title, parts, words, page)


def note(*sentences: str) -> str:
    """An explanation in small print."""
    return tag("p", escape(" ".join(sentences)), class_="note")


def warning(lines: Sequence[str]) -> str:
    """Something to bear in mind; nothing without lines."""
    said = "".join(tag("p", escape(line)) for line in lines)
    return tag("div", said, class_="warning", role="note") if said else ""


def side_by_side(*parts: str) -> str:
    """Parts side by side where there is room."""
    return tag("div", "".join(tag("section", part) for part in parts), class_="pair")


def figures(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table."""
    head = "".join(tag("th", escape(said)) for said in heads)
    lines = ["".join(tag("td", escape(cell)) for cell in row) for row in rows]
    return wide(tag("table", "".join(tag("tr", line) for line in (head, *lines))))


def wide(part: str) -> str:
    """A part that scrolls sideways on a narrow page."""
    return tag("div", part, class_="wide")


def heading(title: str, found: str, played: str) -> str:
    """The top of a page."""
    lead = tag("p", escape(found), class_="lead") if found else ""
    return tag("h1", escape(title)) + lead + note(played)


def plan_texts(plans: Sequence[Competitor], coloured: bool = True) -> str:
    """The plans as they were written."""
    return side_by_side(
        *(
            tag("h3", escape(plan.name), class_=f"p{number}" if coloured else None)
            + "".join(tag("pre", escape(text)) for text in (plan.text, *plan.choices) if text)
            for number, plan in enumerate(plans)
            if plan.text or plan.choices
        )
    )


def ending(command: list[str], tables: Iterable[LabTable], words: Words) -> str:
    """The kingdom, and how to get the same numbers again, or similar ones."""
    played = list(tables)
    repeats = all(plan.repeats for table in played for plan in table.plans)
    again = words.say("lab-repeat" if repeats else "lab-play-again")
    lines = [*telling.conditions(played, words), again]
    caption = "".join(tag("p", escape(line), class_="note") for line in lines)
    return tag("footer", caption + _command(command))


def whole(title: str, parts: list[str], words: Words, page: bool) -> str:
    """The parts as a page, or as a part of another page, with their style."""
    style = tag("style", _style())
    body = tag("main", "\n".join(parts))
    if not page:
        return tag("div", style + body, class_="lab")
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    head += f"{tag('title', escape(title))}{style}"
    inner = tag("head", head) + tag("body", body, class_="lab")
    return f"<!doctype html>\n{tag('html', inner, lang=words.language)}\n"


@cache
def _style() -> str:
    return (resources.files(__package__) / "report.css").read_text(encoding="utf-8")
