"""The index table of the spaces has everything, and never changes what it has."""

import grow

from throneroom.engine.card import CARDS
from throneroom.engine.question import KINDS
from throneroom.rl import CARD_FEATURES, Layout, card_features, index
from throneroom.rl.core.fields import KIND_ROOM, PURPOSE_ROOM
from throneroom.rl.index import written_lines

HOW = "append to it by `make generate`, or tests/rl/grow.py"


def test_every_card_mode_kind_and_purpose_is_there() -> None:
    assert grow.missing(written_lines()) == [], HOW


def test_earlier_versions_are_unchanged() -> None:
    lines = written_lines()
    begins = [place for place, line in enumerate(lines) if line.startswith("version ")]
    found = [
        f"{number} {grow.check(lines[:end])}"
        for number, end in enumerate([*begins[1:], len(lines)], 1)
    ]
    assert [lines[begin] for begin in begins] == [f"version {n}" for n in range(1, len(found) + 1)]
    kept = grow.VERSIONS.read_text(encoding="utf-8").splitlines()
    assert found == kept, f"lines that were there have changed, or new ones lack a version; {HOW}"


def test_what_is_missing_is_appended_as_a_version() -> None:
    lines = [line for line in written_lines() if line not in ("card moat", "kind mark")]
    assert grow.missing(lines) == ["kind mark", "card moat"]
    after = grow.grown(lines)
    assert after[: len(lines)] == lines
    assert after[len(lines) :] == [f"version {index().version + 1}", "kind mark", "card moat"]
    assert grow.grown(after) == after


def test_no_word_is_there_twice() -> None:
    words = index()
    for names in (words.actions, words.cards, words.kinds, words.purposes):
        assert len(set(names)) == len(names) > 1


def test_there_is_room_for_all_kinds_and_purposes() -> None:
    assert len(index().kinds) <= KIND_ROOM
    assert len(index().purposes) <= PURPOSE_ROOM


def test_numbers_do_not_depend_on_the_engine() -> None:
    words, places = index(), index().places()
    assert words.actions[:3] == ["done", "all", "amount:0"]
    for card in CARDS:
        assert words.cards[places.rows[card.index]] == card.id
        assert words.actions[places.cards[card.index]] == f"card:{card.id}"
    for number, kind in enumerate(KINDS):
        assert words.kinds[places.kinds[number]] == kind
    assert words.action("card:moat") == words.actions.index("card:moat")


def test_fields_follow_each_other_without_gaps() -> None:
    for players in (2, 6):
        layout = Layout(players)
        for fields, end in (
            (layout.card_fields, layout.shapes["cards"][1]),
            (layout.table_fields, layout.shapes["table"][0]),
        ):
            places = [number for field in fields.values() for number in range(end)[field]]
            assert places == list(range(end))
        assert layout.card_fields["owned"].stop - layout.card_fields["owned"].start == players
        assert layout.version == index().version >= 1


def test_features_say_what_is_printed() -> None:
    table = card_features()
    assert table.shape == (len(index().cards), len(CARD_FEATURES))

    def features(card: str, profile: str = "first-edition") -> dict[str, float]:
        row = card_features(profile)[index().row(card)]
        return {name: value for name, value in zip(CARD_FEATURES, row, strict=True) if value}

    assert features("market") == {
        "cost": 5,
        "cards": 1,
        "actions": 1,
        "buys": 1,
        "coins": 1,
        "type:action": 1,
    }
    assert features("chapel") == {"cost": 2, "type:action": 1, "trait:trashing": 1}
    assert features("estate") == {"cost": 2, "points": 1, "type:victory": 1}
