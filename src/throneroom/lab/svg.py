"""The few SVG shapes that the plots of a report are made of."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

Point = tuple[float, float]

PUSHES = 60
"""How often overlapping neighbours are moved apart; for a handful that is more than enough."""


def tag(name: str, content: str = "", **attributes: str | float | None) -> str:
    """An element; `_` in the name of an attribute is `-`, and one that is None is left out."""
    parts = [
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    ]
    return f"<{name}{''.join(parts)}>{content}</{name}>"


def _value(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")


@dataclass(frozen=True)
class Scale:
    """Maps numbers to places on the page."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, number: float) -> float:
        """Where a number is."""
        share = (number - self.low) / (self.high - self.low)
        return self.start + share * (self.end - self.start)

    def ticks(self, most: int = 6) -> list[float]:
        """Round numbers, evenly spaced, at most as many as asked for."""
        rough = (self.high - self.low) / most
        magnitude = 10.0 ** math.floor(math.log10(rough))
        step = next(m * magnitude for m in (1, 2, 5, 10) if m * magnitude >= rough)
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [number * step for number in range(first, last + 1)]


def drawing(width: float, height: float, parts: Iterable[str], label: str) -> str:
    """A whole picture; the label is for those who cannot see it."""
    box = f"0 0 {width:g} {height:g}"
    return tag("svg", "".join(parts), viewBox=box, role="img", aria_label=label)


def text(place: Point, content: str, style: str = "", anchor: str | None = None) -> str:
    """A text that begins, ends (`end`) or has its middle (`middle`) at a place."""
    x, y = place
    return tag("text", escape(content), x=x, y=y, class_=style or None, text_anchor=anchor)


def line(points: Sequence[Point], style: str) -> str:
    """A line from point to point."""
    return tag("path", d=_path(points), class_=style)


def area(upper: Sequence[Point], lower: Sequence[Point], style: str) -> str:
    """The area between two lines."""
    return tag("path", d=f"{_path([*upper, *reversed(lower)])}Z", class_=style)


def box(
    left: float, top: float, width: float, height: float, style: str, opacity: float | None = None
) -> str:
    """A filled rectangle."""
    wide = max(0.0, width)
    return tag("rect", x=left, y=top, width=wide, height=height, class_=style, fill_opacity=opacity)


def titled(shape: str, title: str) -> str:
    """A shape that shows a text when the mouse rests on it."""
    return tag("g", tag("title", escape(title)) + shape)


def spread(wanted: Sequence[float], gap: float) -> list[float]:
    """Places close to those wanted, with a gap between any two."""
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    places = [wanted[index] for index in order]
    for _ in range(PUSHES):
        for second in range(1, len(places)):
            missing = gap - (places[second] - places[second - 1])
            if missing > 0:
                places[second - 1] -= missing / 2
                places[second] += missing / 2
    result = [0.0] * len(wanted)
    for index, place in zip(order, places, strict=True):
        result[index] = place
    return result


def _path(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
