"""Results of the lab in a terminal."""

import sys
from collections.abc import Sequence

from rich.console import Console, JustifyMethod
from rich.table import Table as Grid
from rich.text import Text

from throneroom.lab import telling
from throneroom.lab.comparison import Comparison
from throneroom.lab.competitors import short
from throneroom.lab.discovery import Discovery
from throneroom.lab.first_buys import SPLITS, Openings
from throneroom.lab.playouts import Playouts
from throneroom.lab.results import LabResult
from throneroom.lab.round_robin import Tournament
from throneroom.lab.statistics import Estimate
from throneroom.text.words import Words

PIPE_WIDTH = 120
"""The width of a line where there is no window."""

MOST_OPENINGS = 10
"""How many are shown, the best first; the files have all of them."""

MOST_CYCLES = 3
"""How many circles of plans are shown; there is often a large one in which many small ones lie."""

LONGEST_NAME = 28
"""How much room for a name there is at most in a table that has no room for everything."""

LEAST_COLUMNS = 3
GAP = 2
"""How many columns of a table are always shown, and the space between them."""

CELL = 3 + GAP
"""The width of a number in the table of all against all."""


def show(result: LabResult, words: Words) -> None:
    """A result as text."""
    sheet = Sheet(words)
    if result.interrupted:
        sheet.tell(words.say("lab-interrupted"), "")
    match result:
        case Comparison():
            _show_comparison(result, sheet)
        case Tournament():
            _show_tournament(result, sheet)
        case Openings():
            _show_openings(result, sheet)
        case Discovery():
            _show_discovery(result, sheet)
        case Playouts():
            _show_playouts(result, sheet)


class Sheet:
    """A terminal, on which sentences are broken between words."""

    def __init__(self, words: Words) -> None:
        self.words = words
        width = None if sys.stdout.isatty() else PIPE_WIDTH
        self._console = Console(width=width, highlight=False)
        self.width = self._console.width

    def tell(self, *lines: str, style: str = "", indent: int = 0) -> None:
        """Show sentences, each on a line of its own."""
        for line in lines:
            for part in Text(line, style).wrap(self._console, self.width - indent):
                self._print(Text(" " * indent) + part)

    def _print(self, line: Text) -> None:
        """Print a line without spaces at its end, which would be copied with it."""
        line.rstrip()
        self._console.print(line)

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], names: int = 0) -> None:
        """Show a table of numbers, with names in one of its columns.

        Where the window is too narrow for it, the last columns are left out.
        """
        titles = [self.words.say(head) for head in heads]
        widths = [max(map(len, column)) for column in zip(titles, *rows, strict=True)]
        widths[names] = min(widths[names], LONGEST_NAME)
        shown = len(heads)
        while shown > LEAST_COLUMNS and sum(widths[:shown]) + GAP * (shown - 1) > self.width:
            shown -= 1
        grid = _grid()
        for place, title in enumerate(titles[:shown]):
            number = place != names
            justify: JustifyMethod = "right" if number else "left"
            grid.add_column(Text(title, "bold"), justify=justify, no_wrap=number)
        for row in rows:
            grid.add_row(*map(Text, row[:shown]))
        self._console.print(grid)

    def facts(self, facts: Sequence[tuple[str, Sequence[str]]]) -> None:
        """Show facts below each other, what they are about on the left.

        A fact has parts, between which a line can be broken.
        """
        left = max((len(about) for about, _ in facts), default=0) + 2 * GAP
        for about, parts in facts:
            label = Text(f"{'':{GAP}}{about}".ljust(left), "dim")
            for line in _lines(parts, self.width - left):
                self._print(Text.assemble(label, line))
                label = Text(" " * left)

    def matrix(self, names: Sequence[str], cells: Sequence[Sequence[Text]]) -> None:
        """Show a table with numbered rows, and columns with the same numbers."""
        grid = _grid()
        numbers = [telling.count(place + 1, self.words) for place in range(len(names))]
        for head in ("", "", *numbers):
            grid.add_column(Text(head, "bold"), justify="right", no_wrap=True)
        grid.columns[1].justify = "left"
        for number, name, row in zip(numbers, names, cells, strict=True):
            grid.add_row(Text(number), Text(name), *row)
        self._console.print(grid)


def _listed(items: Sequence[str]) -> list[str]:
    """Items with commas between them."""
    return [*(f"{item}," for item in items[:-1]), *items[-1:]]


def _lines(parts: Sequence[str], width: int) -> list[str]:
    """The parts of a text in lines that are not longer than this, if that is possible."""
    lines = [""]
    for part in parts:
        if lines[-1] and len(lines[-1]) + 1 + len(part) > width:
            lines.append("")
        lines[-1] += f" {part}" if lines[-1] else part
    return lines


def _grid() -> Grid:
    return Grid(box=None, pad_edge=False, padding=(0, GAP, 0, 0))


def _show_comparison(comparison: Comparison, sheet: Sheet) -> None:
    words = sheet.words
    outcome = comparison.outcome
    scale = telling.coin_scale(outcome)
    sheet.table(telling.COLUMNS, telling.standings(comparison, words))
    sheet.tell("", telling.verdict(comparison, words))
    for number, plan in enumerate(comparison.table.plans):
        diary = outcome.standings[number].diary
        rates = enumerate(telling.seat_rates(comparison, number, words), 1)
        sheet.tell("")
        sheet.tell(plan.name, style="bold")
        sheet.facts(
            [
                *((words.say("lab-about-choice"), [short(choice)]) for choice in plan.choices),
                *((telling.seat(seat, words), [rate]) for seat, rate in rates),
                (words.say("lab-about-coins"), telling.coins(diary, scale, words)),
                (words.say("lab-about-bought"), _listed(telling.bought(diary, words))),
            ]
        )
    sheet.tell("", telling.scale(outcome, words), telling.how_long(outcome, words))
    sheet.tell(telling.how_ended(outcome, words), "")
    sheet.tell(telling.speed(outcome.games, comparison.seconds, words))
    sheet.tell(*telling.conditions([comparison.table], words))


def _show_tournament(tournament: Tournament, sheet: Sheet) -> None:
    words = sheet.words
    sheet.table(telling.RANKS, telling.ranked(tournament, words), names=1)
    sheet.tell(*telling.choices(tournament.tables.values(), words))
    sheet.tell("")
    _show_meetings(tournament, sheet)
    warning, *cycles = telling.cycles(tournament, MOST_CYCLES, words) or [""]
    if warning:
        sheet.tell("")
        sheet.tell(warning, style="bold")
        sheet.tell(*cycles, indent=2)
    sheet.tell("", telling.speed(tournament.games, tournament.seconds, words))
    sheet.tell(*telling.conditions(tournament.tables.values(), words))


def _show_meetings(tournament: Tournament, sheet: Sheet) -> None:
    """Show who beats whom, for as many of the best plans as there is room for."""
    words = sheet.words
    order = tournament.ranking()
    names = [telling.shortened(tournament.plans[plan].name, LONGEST_NAME) for plan in order]
    room = sheet.width - len(str(len(order))) - max(map(len, names)) - GAP
    best = order[: max(2, room // CELL)]
    sheet.tell(words.say("lab-title-meetings"), style="bold")
    cells = [
        [
            Text("·", "dim") if one == other else _meeting(tournament.meeting(one, other), words)
            for other in best
        ]
        for one in best
    ]
    sheet.matrix(names[: len(best)], cells)
    sheet.tell(words.say("lab-note-hundred"))
    if len(best) < len(order):
        sheet.tell(words.say("lab-best-shown", shown=len(best), count=len(order)))


def _meeting(share: Estimate, words: Words) -> Text:
    won = telling.count(round(100 * share.share), words)
    if share.low <= 0.5 <= share.high:
        return Text(f"~{won}", "dim")
    return Text(won, "bold" if share.share > 0.5 else "")


def _show_openings(openings: Openings, sheet: Sheet) -> None:
    words = sheet.words
    sheet.tell(telling.opening_title(openings, words), style="bold")
    sheet.tell(*telling.choices([openings.table], words))
    for coins in SPLITS:
        sheet.tell("")
        sheet.tell(telling.split(coins, words), style="bold")
        sheet.table(telling.PURCHASES, telling.tried(openings, coins, words)[:MOST_OPENINGS])
        sheet.tell(telling.opening_verdict(openings, coins, words))
    sheet.tell("", words.say("lab-note-behind"))
    sheet.tell(telling.speed(openings.games, openings.seconds, words))
    sheet.tell(*telling.conditions([openings.table], words))


def _show_playouts(playouts: Playouts, sheet: Sheet) -> None:
    words = sheet.words
    sheet.tell(telling.playouts_title(playouts, words), style="bold")
    if playouts.answers[0] is None:
        sheet.table(telling.CHANCES, telling.chances(playouts, words))
    else:
        sheet.tell(words.say("lab-note-tried", player=playouts.record.names[playouts.seat]))
        sheet.table(telling.TRIED, telling.answers_tried(playouts, words))
    sheet.tell("", telling.speed(playouts.games, playouts.seconds, words))


def _show_discovery(discovery: Discovery, sheet: Sheet) -> None:
    words = sheet.words
    findings = discovery.findings
    for place, plan in enumerate(findings.all_plans):
        sheet.tell(telling.found_plan(place, discovery, words), style="bold")
        sheet.tell(*plan.text.splitlines(), indent=2)
        told = {
            "lab-about-opening": telling.found_opening(plan, words),
            "lab-about-worth": telling.found_worth(plan, words),
        }
        sheet.facts([(words.say(about), _listed(items)) for about, items in told.items() if items])
        sheet.tell("")
    sheet.tell(words.say("lab-title-meetings"), style="bold")
    cells = [
        [
            Text("·", "dim") if row == column else Text(telling.count(round(100 * share), words))
            for column, share in enumerate(shares)
        ]
        for row, shares in enumerate(findings.shares)
    ]
    sheet.matrix(telling.found_names(discovery, words), cells)
    sheet.tell(*telling.found_shares(findings, words))
    sheet.tell("", *telling.found_pace(findings, words))
    sheet.tell("", telling.speed(findings.games, findings.seconds, words))
    sheet.tell(words.say("kingdom-line", cards=discovery.kingdom.listed(words)))
    sheet.tell(telling.what_is_kept(discovery, words))
