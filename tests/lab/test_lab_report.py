"""Reports: whole pages that need nothing else, in every language."""

import re
from html.parser import HTMLParser
from itertools import pairwise

import pytest

from throneroom.engine.card import BY_ID
from throneroom.lab import Comparison, Tournament, compare, openings, plots, tournament
from throneroom.lab.outcomes import Diary
from throneroom.lab.results import LabResult
from throneroom.lab.svg import Scale, spread, tag, text
from throneroom.text.words import LANGUAGES, Words

BASIC = "Province; Gold; Silver"
WITCH = "Province if count(Gold) > 0; Witch up to 2; Gold; Silver; Copper if turn < 0 # <& >"
RESULTS: list[LabResult] = [
    compare([BASIC, WITCH], games=10, seed="x", jobs=1),
    compare([BASIC, BASIC, WITCH], games=6, seed="x", jobs=1, until=0.01),
    compare([BASIC, "Copper"], games=2, seed="x", jobs=1),
    tournament([BASIC, WITCH, "Silver"], games=4, seed="x", jobs=1),
    openings(WITCH, BASIC, games=2, seed="x", jobs=1),
]


class Page(HTMLParser):
    """Sees to it that every element is closed where it was opened, and keeps what is said."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.said: list[str] = []
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)
        for name, value in attrs:
            assert name not in ("href", "src"), f"{tag} {name}={value}"
            assert "nan" not in str(value).casefold().split()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.said.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("result", RESULTS)
def test_a_report_is_one_page_that_needs_nothing_else(result: LabResult, language: str) -> None:
    page = result.html(Words(language))
    assert page.startswith("<!doctype html>")
    assert f'<html lang="{language}">' in page
    said = " ".join(Page(page).said)
    assert "throneroom lab" in said
    assert not re.search(r"https?:|<script|@import|url\(", page)
    assert "prefers-color-scheme: dark" in page
    assert len(page) < 200_000


def test_a_report_says_everything_in_its_language() -> None:
    english, german = (" ".join(Page(RESULTS[0].html(Words(code))).said) for code in LANGUAGES)
    for told in ("Who wins", "Coins, turn by turn", "What was gained when", "Curse", "Seed: x"):
        assert told in english
        assert told not in german
    for told in ("Wer gewinnt", "Geld, Zug um Zug", "Was wann", "Fluch", "Startwert: x"):
        assert told in german
        assert told not in english


def test_a_notebook_shows_a_part_of_a_page() -> None:
    shown = RESULTS[0]._repr_html_()
    assert shown.startswith('<div class="lab">')
    Page(shown)


def test_the_figures_of_a_report_are_those_of_the_result() -> None:
    result = RESULTS[0]
    said = " ".join(Page(result.html()).said)
    for row in result.rows():
        assert str(row["wins"]) in said
        assert f"{float(str(row['rate'])):.1%}" in said


def test_a_report_tells_the_share_by_seat() -> None:
    result = RESULTS[0]
    assert isinstance(result, Comparison)
    said = Page(result.html()).said
    assert "First player" in said
    assert "Second player" in said
    first = result.seat_rates(0)[0]
    assert f"{first.share:.1%} ({first.low:.1%} to {first.high:.1%})" in said


def test_a_report_warns_of_cycles(monkeypatch: pytest.MonkeyPatch) -> None:
    result = RESULTS[3]
    assert "Beware" not in result.html()
    monkeypatch.setattr(Tournament, "cycles", lambda _: [(0, 1, 2)])
    for language, told in zip(LANGUAGES, ("Beware", "Vorsicht"), strict=True):
        said = " ".join(Page(result.html(Words(language))).said)
        assert told in said
    assert "beats Province; Gold; Silver (" in " ".join(Page(result.html()).said)


def test_a_report_of_openings_names_the_rival_and_the_distance() -> None:
    said = Page(RESULTS[4].html()).said
    assert any(line.endswith(" against Province; Gold; Silver") for line in said)
    assert said.count("Behind") == 2
    mirror = openings(BASIC, games=2, seed="x", jobs=1)
    assert "The first two buys of Province; Gold; Silver against itself" in Page(mirror.html()).said


def test_colours_of_gains_have_one_scale() -> None:
    one, other = Diary(games=10), Diary(games=10)
    one.gained[1, BY_ID["silver"].index] = 10
    other.gained[1, BY_ID["silver"].index] = 5
    assert plots.most_gained([one, other]) == 1.0
    assert plots.most_gained([other]) == 0.5


def test_scales_have_round_ticks() -> None:
    assert Scale(0, 1, 0, 10).ticks(5) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1])
    assert Scale(3, 47, 0, 10).ticks(6) == pytest.approx([10, 20, 30, 40])
    assert Scale(2, 12, 100, 0)(7) == 50


def test_labels_do_not_lie_on_each_other() -> None:
    places = spread([50, 10, 50, 52], 16)
    assert sorted(range(4), key=lambda index: places[index]) in ([1, 0, 2, 3], [1, 2, 0, 3])
    apart = sorted(places)
    assert all(second - first > 15.9 for first, second in pairwise(apart))


def test_what_somebody_typed_is_no_markup() -> None:
    assert text((0, 0), "<b>&") == '<text x="0" y="0">&lt;b&gt;&amp;</text>'
    assert tag("a", "", title='"<') == '<a title="&quot;&lt;"></a>'
