"""The plots of a report."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from throneroom.engine.card import CARDS
from throneroom.lab import svg, telling
from throneroom.lab.courses import Turn, course, harvest, mean, quantile
from throneroom.lab.outcomes import Diary, Outcome
from throneroom.lab.statistics import Estimate
from throneroom.lab.svg import Point, Scale
from throneroom.text.words import Words

WIDE = 960.0
HALF = 464.0
"""Widths of plots: the whole page, or two side by side."""


def win_rates(
    names: Sequence[str], rates: Sequence[Estimate], outcome: Outcome, words: Words
) -> str:
    """Each plan's share of victories with its interval, above the parts it is made of."""
    row, top, left, right = 64.0, 26.0, 0.0, WIDE - 150
    height = top + row * len(names) + 4
    x = Scale(0, 1, left, right)
    parts = [_share_axis(x, top, height, words)]
    even = x(1 / outcome.players)
    parts.append(svg.line([(even, top), (even, height)], "even"))
    for plan, (name, rate) in enumerate(zip(names, rates, strict=True)):
        y = top + row * plan
        standing = outcome.standings[plan]
        won, shared = (standing.wins / standing.games, standing.ties / standing.games)
        middle = y + 46
        parts += [
            svg.text((left, y + 22), name, f"name p{plan}"),
            svg.box(left, middle - 5, x(won), 10, f"fill p{plan}"),
            svg.box(x(won), middle - 5, x(won + shared) - x(won), 10, f"fill p{plan} pale"),
            _whisker(x(rate.low), x(rate.high), middle),
            svg.tag("circle", cx=x(rate.share), cy=middle, r=3, class_="dot"),
            svg.text((WIDE, y + 40), telling.rate(rate, words), f"figure p{plan}", "end"),
            svg.text((WIDE, y + 57), telling.bounds(rate, words), "small", "end"),
        ]
    return svg.drawing(WIDE, height, parts, words.say("lab-plot-rates"))


def _whisker(low: float, high: float, y: float) -> str:
    """An interval: a line with short strokes at its ends."""
    ends = (svg.line([(x, y - 8), (x, y + 8)], "whisker") for x in (low, high))
    return svg.line([(low, y), (high, y)], "whisker") + "".join(ends)


def _share_axis(x: Scale, top: float, bottom: float, words: Words) -> str:
    parts = []
    for tick in (0, 0.25, 0.5, 0.75, 1):
        label = words.say("lab-whole-percent", share=tick)
        anchor = "start" if tick == 0 else "end" if tick == 1 else "middle"
        parts.append(svg.text((x(tick), top - 12), label, "tick", anchor))
        parts.append(svg.line([(x(tick), top - 6), (x(tick), bottom)], "grid"))
    return "".join(parts)


def courses(names: Sequence[str], turns: Sequence[list[Turn]], label: str, words: Words) -> str:
    """A line over the turns for each plan, with bands around it."""
    width, height, right, bottom = HALF, 280.0, 96.0, 26.0
    every = [turn for plan in turns for turn in plan]
    if not every:
        return ""
    lowest, highest = min(turn.low for turn in every), max(turn.high for turn in every)
    x = Scale(min(t.number for t in every), max(t.number for t in every), 26, width - right)
    y = Scale(min(0, lowest), highest, height - bottom, 10)
    parts = [_frame(x, y, words)]
    for plan, its_turns in enumerate(turns):
        for upper, lower, style in BANDS if len(names) == 2 else BANDS[1:]:
            parts.append(
                svg.area(
                    [(x(turn.number), y(upper(turn))) for turn in its_turns],
                    [(x(turn.number), y(lower(turn))) for turn in its_turns],
                    f"band p{plan} {style}",
                )
            )
    for plan, its_turns in enumerate(turns):
        parts.append(svg.line([(x(t.number), y(t.mean)) for t in its_turns], f"line p{plan}"))
    parts.append(_line_labels(names, [(x(t[-1].number), y(t[-1].mean)) for t in turns], x.end))
    return svg.drawing(width, height, parts, label)


BANDS: tuple[tuple[Callable[[Turn], float], Callable[[Turn], float], str], ...] = (
    (lambda turn: turn.high, lambda turn: turn.low, "outer"),
    (lambda turn: turn.three_quarters, lambda turn: turn.quarter, "inner"),
)


def _frame(x: Scale, y: Scale, words: Words) -> str:
    """Lines for round numbers, labelled at the left and below."""
    parts = []
    for tick in y.ticks(5):
        parts.append(svg.line([(x.start, y(tick)), (x.end, y(tick))], "grid"))
        label = words.say("lab-count", count=round(tick))
        parts.append(svg.text((x.start - 6, y(tick) + 4), label, "tick", "end"))
    for tick in x.ticks(7):
        label = words.say("lab-count", count=round(tick))
        parts.append(svg.text((x(tick), y.start + 18), label, "tick", "middle"))
    return "".join(parts)


def _line_labels(names: Sequence[str], ends: Sequence[Point], right: float) -> str:
    """The name of each line at its end."""
    places = svg.spread([y for _, y in ends], 16)
    return "".join(
        svg.text((right + 8, place + 4), telling.shortened(name, 15), f"label p{plan}")
        for plan, (name, place) in enumerate(zip(names, places, strict=True))
    )


def lengths(counts: Counter[int], words: Words) -> str:
    """How many games had each number of rounds."""
    width, height, bottom = HALF, 220.0, 26.0
    games = counts.total()
    shown = range(quantile(counts, 0.001), quantile(counts, 0.999) + 1)
    most = max(counts.values()) / games
    x = Scale(shown.start - 0.5, shown.stop - 0.5, 40, width - 4)
    y = Scale(0, most, height - bottom, 22)
    parts = []
    for tick in y.ticks(4):
        parts.append(svg.line([(x.start, y(tick)), (x.end, y(tick))], "grid"))
        label = words.say("lab-whole-percent", share=tick)
        parts.append(svg.text((x.start - 6, y(tick) + 4), label, "tick", "end"))
    for rounds in shown:
        share = counts[rounds] / games
        bar = svg.box(x(rounds - 0.5) + 0.75, y(share), x(1) - x(0) - 1.5, y(0) - y(share), "bar")
        parts.append(svg.titled(bar, words.say("lab-rounds", rounds=rounds, share=share)))
    for tick in x.ticks(8):
        label = words.say("lab-count", count=round(tick))
        parts.append(svg.text((x(tick), height - 8), label, "tick", "middle"))
    middle = mean(counts)
    parts.append(svg.line([(x(middle), y.end - 6), (x(middle), y.start)], "even"))
    parts.append(svg.text((x(middle) + 6, y.end - 4), telling.mean(middle, words), "label"))
    return svg.drawing(width, height, parts, words.say("lab-plot-lengths"))


@dataclass(frozen=True)
class Ranked:
    """A name with a value, its interval, and the value in words."""

    name: str
    value: float
    low: float
    high: float
    caption: str


def ranking(ranked: Sequence[Ranked], even: float, label: str, width: float = WIDE) -> str:
    """The best first: each value as a dot and its interval as a line."""
    row, left, right = 24.0, min(260.0, 0.4 * width), 70.0
    lowest = min(even, *(one.low for one in ranked))
    highest = max(even, *(one.high for one in ranked))
    x = Scale(lowest, max(highest, lowest + 1e-9), left, width - right)
    height = row * len(ranked) + 8
    parts = [svg.line([(x(even), 0), (x(even), height)], "even")]
    for place, one in enumerate(ranked):
        y = row * place + row / 2 + 4
        parts += [
            svg.line([(left, y), (width - right, y)], "grid"),
            svg.text((left - 10, y + 4), telling.shortened(one.name, 34), "label", "end"),
            svg.line([(x(one.low), y), (x(one.high), y)], "interval p0"),
            svg.tag("circle", cx=x(one.value), cy=y, r=4, class_="fill p0"),
            svg.text((width, y + 4), one.caption, "label", "end"),
        ]
    return svg.drawing(width, height, parts, label)


def meetings(names: Sequence[str], shares: Sequence[Sequence[float | None]], words: Words) -> str:
    """All against all: how often the plan of a row beat the plan of a column."""
    left, top = 200.0, 22.0
    cell = min(44.0, (WIDE - left) / len(names))
    parts = []
    for place, name in enumerate(names):
        y = top + cell * place
        number = words.say("lab-count", count=place + 1)
        caption = f"{telling.shortened(name, 24)}  {number}"
        parts.append(svg.text((left - 8, y + cell / 2 + 4), caption, "label", "end"))
        x = left + cell * place
        parts.append(svg.text((x + cell / 2, top - 7), number, "tick", "middle"))
        for column, share in enumerate(shares[place]):
            if share is not None:
                parts.append(_meeting(left + cell * column, y, cell, share, words))
    return svg.drawing(WIDE, top + cell * len(names), parts, words.say("lab-title-meetings"))


def _meeting(x: float, y: float, cell: float, share: float, words: Words) -> str:
    colour = "cell p0" if share >= 0.5 else "cell p1"
    strength = abs(share - 0.5) * 1.6
    shape = svg.box(x + 1, y + 1, cell - 2, cell - 2, colour, strength)
    caption = words.say("lab-whole-percent", share=share)
    if cell > 30:
        shape += svg.text((x + cell / 2, y + cell / 2 + 4), caption, "inside", "middle")
    return svg.titled(shape, caption)


def endings(outcome: Outcome, words: Words) -> str:
    """How the games ended, as parts of a bar."""
    x = Scale(0, 1, 0, HALF)
    parts = []
    done = 0.0
    for place, (why, key) in enumerate(telling.ENDED.items()):
        share = outcome.endings[why] / outcome.games
        if share:
            parts.append(svg.box(x(done), 26, x(share) - 1, 14, f"bar end{place}"))
            label = words.say(key, share=share)
            at_end = done > 0.5
            place_of_label = (x(done + share) if at_end else x(done), 18 if place % 2 == 0 else 58)
            parts.append(svg.text(place_of_label, label, "label", "end" if at_end else None))
        done += share
    return svg.drawing(HALF, 64, parts, words.say("lab-title-endings"))


def most_gained(diaries: Iterable[Diary]) -> float:
    """How often any card is gained in any turn of a game, at most."""
    return max(
        max(card.turns.values()) / diary.games
        for diary in diaries
        for card in harvest(diary.gained, diary.games)
    )


def gains(plan: int, diary: Diary, most: float, words: Words) -> str:
    """The turns in which each card was gained, in a stronger colour for more often.

    The strongest colour is for `most`, in a game.
    """
    cards = harvest(diary.gained, diary.games)
    last = len(course(diary.coins, diary.games))
    row, left, top, right = 20.0, 112.0, 18.0, 44.0
    x = Scale(1, last + 1, left, HALF - right)
    parts = []
    for place, card in enumerate(cards):
        y = top + row * place
        name = words.name(CARDS[card.card])
        parts.append(svg.text((left - 8, y + 14), telling.shortened(name, 16), "label", "end"))
        for turn in range(1, last + 1):
            often = card.turns[turn] / diary.games
            strength = (often / most) ** 0.6
            cell = svg.box(
                x(turn) + 0.5, y + 1, x(1) - x(0) - 1, row - 2, f"cell p{plan}", strength
            )
            caption = words.say("lab-gained", card=name, turn=turn, often=often)
            parts.append(svg.titled(cell, caption))
        parts.append(svg.text((HALF, y + 14), telling.mean(card.often, words), "small", "end"))
    for turn in (1, *range(5, last + 1, 5)):
        label = words.say("lab-count", count=turn)
        parts.append(svg.text((x(turn + 0.5), top - 6), label, "tick", "middle"))
    height = top + row * len(cards) + 4
    return svg.drawing(HALF, height, parts, words.say("lab-plot-gains"))
