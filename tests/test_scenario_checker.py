"""What the checker says to scenarios that hold, that do not, and that are malformed."""

import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from throneroom import cli, scenario
from throneroom.engine.card import BY_ID
from throneroom.scenario import Broken, Malformed

PLAYERS = "players: {anna: {hand: [moat, 2 copper], deck: [5 estate]}, ben: {hand: [copper]}}"
FINE = f"- {{name: fine, {PLAYERS}, expect: {{anna: {{hand: [moat, 2 copper]}}}}}}\n"
BROKEN = f"- {{name: broken, {PLAYERS}, expect: {{anna: {{hand: [gold]}}, over: true}}}}\n"


def with_parts(parts: str) -> str:
    return f"- {{name: one, {PLAYERS}, {parts}}}"


MALFORMED = {
    # The file as a whole.
    "empty": "",
    "only a comment": "# nothing\n",
    "empty list": "[]",
    "no list": "name: one",
    "a word": "scenario",
    "a number": "7",
    "two documents": "--- [a]\n--- [b]",
    "open bracket": "- {name: [",
    "tab": "-\tname: one\n\t- x",
    "unknown tag": "- !python/object:os.system {}",
    "unknown alias": "- *nobody",
    "control character": "- \x07",
    "key twice": f"- {{name: one, name: two, {PLAYERS}, expect: {{}}}}",
    "key twice inside": "- {name: one, players: {anna: {}, anna: {}}, expect: {}}",
    "list as key": "- {[a]: b}",
    "impossible date": "- 2024-13-45",
    "deeply nested": "[" * 5000,
    "mapping tag on a list": "- !!map [a]",
    "truth tag on a word": "- !!bool maybe",
    "number tag on nothing": "- !!int ''",
    "fraction tag on nothing": "- !!float ''",
    "time tag on a word": "- !!timestamp soon",
    # A scenario.
    "a list of words": "- one",
    "null": "-",
    "no name": f"- {{{PLAYERS}, expect: {{}}}}",
    "number as name": f"- {{name: 7, {PLAYERS}, expect: {{}}}}",
    "list as name": f"- {{name: [one], {PLAYERS}, expect: {{}}}}",
    "name that is no text": f'- {{name: "\\ud800", {PLAYERS}, expect: {{}}}}',
    "unknown key": with_parts("expect: {}, colour: red"),
    "number as key": with_parts("expect: {}, 7: red"),
    "no expectation": f"- {{name: one, {PLAYERS}}}",
    "both expectation and error": with_parts("expect: {}, error: true"),
    "error false": with_parts("error: false"),
    "error as word": with_parts("error: sure"),
    "expectation null": with_parts("expect:"),
    "expectation list": with_parts("expect: [over]"),
    # Set-up.
    "no players": "- {name: one, expect: {}}",
    "players as list": "- {name: one, players: [anna, ben], expect: {}}",
    "one player": "- {name: one, players: {anna: {}}, expect: {}}",
    "five players": "- {name: x, players: {a: {}, b: {}, c: {}, d: {}, e: {}}, expect: {}}",
    "player without name": "- {name: one, players: {7: {}, ben: {}}, expect: {}}",
    "zones as list": "- {name: one, players: {anna: [hand], ben: {}}, expect: {}}",
    "unknown zone": "- {name: one, players: {anna: {pocket: [copper]}, ben: {}}, expect: {}}",
    "zone as word": "- {name: one, players: {anna: {hand: copper}, ben: {}}, expect: {}}",
    "zone as mapping": "- {name: one, players: {anna: {hand: {copper: 1}}, ben: {}}, expect: {}}",
    "unknown card in hand": "- {name: one, players: {anna: {hand: [coper]}, ben: {}}, expect: {}}",
    "no cards": "- {name: one, players: {anna: {hand: [0 copper]}, ben: {}}, expect: {}}",
    "too many cards": "- {name: x, players: {anna: {hand: [501 copper]}, ben: {}}, expect: {}}",
    "far too many cards": with_parts(f"trash: [000001{'0' * 5000} copper], expect: {{}}"),
    "minus cards": "- {name: one, players: {anna: {hand: [-1 copper]}, ben: {}}, expect: {}}",
    "half a card": "- {name: one, players: {anna: {hand: [1.5 copper]}, ben: {}}, expect: {}}",
    "coin tokens": "- {name: one, players: {anna: {coin_tokens: -1}, ben: {}}, expect: {}}",
    "player called like the trash": "- {name: one, players: {trash: {}, ben: {}}, expect: {}}",
    "huge number as answer": with_parts("script: [{anna: 0x" + "f" * 5000 + "}], expect: {}"),
    "escape in a card": with_parts('trash: ["\\e[2J"], expect: {}'),
    "kingdom as word": with_parts("kingdom: cellar, expect: {}"),
    "unknown kingdom card": with_parts("kingdom: [castle], expect: {}"),
    "eleven kingdom cards": with_parts(
        "kingdom: [cellar, moat, village, workshop, woodcutter, smithy, remodel, militia,"
        " market, mine, witch], expect: {}"
    ),
    "kingdom card twice": with_parts("kingdom: [moat, moat], expect: {}"),
    "basic card in the kingdom": with_parts("kingdom: [copper], expect: {}"),
    "bane without its card": with_parts("bane: cellar, expect: {}"),
    "prizes without their card": with_parts("prizes: [gold], expect: {}"),
    "supply as list": with_parts("supply: [copper], expect: {}"),
    "unknown pile": with_parts("supply: {castle: 1}, expect: {}"),
    "pile not in this game": with_parts("supply: {witch: 1}, expect: {}"),
    "pile of minus one": with_parts("supply: {copper: -1}, expect: {}"),
    "pile of many": with_parts("supply: {copper: 1000}, expect: {}"),
    "pile of true": with_parts("supply: {copper: true}, expect: {}"),
    "unknown card in the trash": with_parts("trash: [dust], expect: {}"),
    "turn as word": with_parts("turn: anna, expect: {}"),
    "unknown turn key": with_parts("turn: {villagers: 1}, expect: {}"),
    "turn of a stranger": with_parts("turn: {player: carl}, expect: {}"),
    "turn of a list": with_parts("turn: {player: [anna]}, expect: {}"),
    "unknown phase": with_parts("turn: {phase: night}, expect: {}"),
    "phase as list": with_parts("turn: {phase: [buy]}, expect: {}"),
    "actions as word": with_parts("turn: {actions: two}, expect: {}"),
    "minus coins": with_parts("turn: {coins: -1}, expect: {}"),
    "potions": with_parts("turn: {potions: -1}, expect: {}"),
    "unknown shuffle": with_parts("shuffle: well, expect: {}"),
    "shuffle null": with_parts("shuffle: , expect: {}"),
    # Script.
    "script as mapping": with_parts("script: {anna: moat}, expect: {}"),
    "script line as word": with_parts("script: [moat], expect: {}"),
    "script line with two players": with_parts("script: [{anna: moat, ben: moat}], expect: {}"),
    "script line of a stranger": with_parts("script: [carl: moat], expect: {}"),
    "unknown answer": with_parts("script: [anna: mote], expect: {}"),
    "unknown answer in a list": with_parts("script: [anna: [mote]], expect: {}"),
    "answer null": with_parts("script: [anna: ], expect: {}"),
    "answer mapping": with_parts("script: [anna: {moat: 1}], expect: {}"),
    "answer with list in a list": with_parts("script: [anna: [[moat]]], expect: {}"),
    "answer with too many cards": with_parts("script: [anna: [9999 moat]], expect: {}"),
    # Expectations.
    "expectation of a stranger": with_parts("expect: {carl: {hand: []}}"),
    "unknown expectation": with_parts("expect: {weather: fine}"),
    "unknown expectation of a player": with_parts("expect: {anna: {mood: fine}}"),
    "player's expectations as list": with_parts("expect: {anna: [hand]}"),
    "expected zone as word": with_parts("expect: {anna: {hand: moat}}"),
    "unknown card expected": with_parts("expect: {anna: {hand: [mote]}}"),
    "expected size as word": with_parts("expect: {anna: {hand_size: three}}"),
    "expected points as list": with_parts("expect: {anna: {points: [3]}}"),
    "unknown card in the expected trash": with_parts("expect: {trash: [dust]}"),
    "expected trash as word": with_parts("expect: {trash: copper}"),
    "expected supply as number": with_parts("expect: {supply: 10}"),
    "expected unknown pile": with_parts("expect: {supply: {castle: 10}}"),
    "expected turn of a stranger": with_parts("expect: {current: carl}"),
    "expected phase": with_parts("expect: {phase: night}"),
    "over as word": with_parts("expect: {over: maybe}"),
    "winners as word": with_parts("expect: {winners: anna}"),
    "unknown winner": with_parts("expect: {winners: [carl]}"),
    "asks a stranger": with_parts("expect: {asks: carl}"),
    "options as word": with_parts("expect: {options: moat}"),
    "unknown option": with_parts("expect: {options: [mote]}"),
    "unknown offer": with_parts("expect: {offers: [mote]}"),
    "unknown refusal": with_parts("expect: {refuses: [mote]}"),
    "error with a broken file": with_parts("error: true, trash: [dust]"),
}


@pytest.mark.parametrize("text", MALFORMED.values(), ids=MALFORMED)
def test_malformed(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "some.yaml"
    file.write_text(text, encoding="utf-8")
    assert cli.main(["scenario", "check", str(file)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"{file}: ")


def check(*files: Path) -> int:
    return cli.main(["scenario", "check", *map(str, files)])


def written(folder: Path, **files: str) -> list[Path]:
    paths = []
    for name, text in files.items():
        path = folder / f"{name}.yaml"
        path.write_text(text, encoding="utf-8")
        paths.append(path)
    return paths


def test_status_0_and_silence_when_all_hold(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(*written(tmp_path, one=FINE, two=FINE)) == 0
    assert capsys.readouterr().err == ""


def test_status_1_and_a_line_per_broken_expectation(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (file,) = written(tmp_path, one=FINE + BROKEN)
    assert check(file) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        f"{file}: broken: anna.hand: expected [gold], found [copper, copper, moat]",
        f"{file}: broken: over: expected True, found False",
    ]


def test_status_2_and_all_files_are_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = written(tmp_path, a="[", b=BROKEN, c="- {name: odd, x: 1}", d=BROKEN, e=FINE)
    assert check(*files) == 2
    shown = capsys.readouterr()
    lines = shown.out.splitlines() + shown.err.splitlines()
    counts = [sum(line.startswith(f"{file}: ") for line in lines) for file in files]
    assert counts == [1, 2, 1, 2, 0]
    assert any("odd: " in line for line in lines)


def test_a_malformed_scenario_does_not_hide_the_others_of_its_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (file,) = written(tmp_path, one="- {name: odd, x: 1}\n- 7\n" + BROKEN + FINE)
    report = scenario.check_paths([file])
    assert (report.held, len(report.broken), len(report.malformed)) == (1, 2, 2)
    assert check(file) == 2
    shown = capsys.readouterr()
    assert (len(shown.out.splitlines()), len(shown.err.splitlines())) == (2, 2)


def test_a_folder_stands_for_all_files_in_it(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    written(tmp_path, one=FINE)
    written(tmp_path / "deep", two=FINE + FINE)
    (tmp_path / "three.yml").write_text(FINE, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("[", encoding="utf-8")
    assert scenario.check_paths([tmp_path]).held == 4
    assert check(tmp_path) == 0


def test_missing_unreadable_and_empty_paths_are_malformed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    binary = tmp_path / "binary.yaml"
    binary.write_bytes(bytes(range(256)))
    empty = tmp_path / "empty"
    empty.mkdir()
    for path in (tmp_path / "missing.yaml", binary, empty):
        assert check(path) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert line.startswith(f"{path}: ")


def one(parts: str) -> list[str]:
    (only,) = scenario.read(with_parts(parts))
    return [str(broken) for broken in scenario.check(only)]


REFUSED = {
    "one player": "- {name: x, players: {anna: {}}, error: true}",
    "five players": "- {name: x, players: {a: {}, b: {}, c: {}, d: {}, e: {}}, error: true}",
    "basic card": with_parts("kingdom: [copper], error: true"),
    "card twice": with_parts("kingdom: [moat, moat], error: true"),
    "bane": with_parts("bane: cellar, error: true"),
    "prizes": with_parts("prizes: [diadem], error: true"),
}


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED)
def test_a_refused_set_up_can_be_expected(text: str) -> None:
    (only,) = scenario.read(text)
    assert scenario.check(only) == []


def test_an_accepted_set_up_breaks_error_true() -> None:
    assert one("error: true") == ["the set-up should be refused, but is accepted"]


def test_an_illegal_answer_tells_what_is_asked() -> None:
    (line,) = one("script: [anna: smithy], expect: {}")
    assert line.startswith("line 1 (anna: smithy) is illegal; anna is asked 'play_action'")
    assert "[moat, done]" in line


def test_an_answer_of_the_wrong_player_tells_who_is_asked() -> None:
    (line,) = one("script: [ben: done], expect: {}")
    assert line.startswith("line 1 (ben: done): instead anna is asked")


def test_an_answer_after_the_end_is_broken() -> None:
    game = "supply: {province: 0}, turn: {phase: buy}, script: [anna: done, anna: done, ben: all]"
    (line,) = one(f"{game}, expect: {{}}")
    assert line == "line 3 (ben: all): the game is over"
    (line,) = one(f"{game.replace(', ben: all', '')}, expect: {{options: [done]}}")
    assert line == "options: the game is over, nothing is asked"


@pytest.mark.parametrize(
    ("expectation", "holds"),
    [
        ("anna: {hand: [copper, moat, copper]}", True),
        ("anna: {hand: [moat, copper]}", False),
        ("anna: {hand_has: [copper]}", True),
        ("anna: {hand_has: [3 copper]}", False),
        ("anna: {hand_size: 3, deck_size: 5, discard_size: 0}", True),
        ("anna: {hand_size: 2}", False),
        ("anna: {deck: [5 estate]}", True),
        ("anna: {deck: [4 estate]}", False),
        ("anna: {points: 5, turns: 0, actions: 1, buys: 1, coins: 0, potions: 0}", True),
        ("anna: {points: 4}", False),
        ("anna: {actions: 2}", False),
        ("trash: []", True),
        ("trash_has: [copper]", False),
        ("supply: {curse: 10}", True),
        ("supply: {curse: 9}", False),
        ("current: anna", True),
        ("current: ben", False),
        ("phase: action", True),
        ("phase: buy", False),
        ("over: false", True),
        ("over: true", False),
        ("winners: []", True),
        ("winners: [anna]", False),
        ("asks: anna", True),
        ("asks: ben", False),
        ("options: [moat, done]", True),
        ("options: [moat, none]", True),
        ("options: [moat]", False),
        ("options: [moat, smithy, done]", False),
        ("offers: [moat]", True),
        ("offers: [smithy]", False),
        ("offers_not: [smithy]", True),
        ("offers_not: [moat]", False),
        ("refuses: [smithy, copper, all, [moat, moat]]", True),
        ("refuses: [moat]", False),
        ("refuses: [done]", False),
    ],
)
def test_expectations(expectation: str, holds: bool) -> None:
    assert (one(f"expect: {{{expectation}}}") == []) is holds


@pytest.mark.parametrize(
    ("deck", "holds"), [("[gold, silver]", True), ("[silver, gold]", False), ("[gold]", False)]
)
def test_deck_and_discard_have_an_order(deck: str, holds: bool) -> None:
    for zone in ("deck", "discard"):
        players = f"{{anna: {{hand: [moat], {zone}: [gold, silver]}}, ben: {{}}}}"
        text = f"- {{name: x, players: {players}, expect: {{anna: {{{zone}: {deck}}}}}}}"
        (only,) = scenario.read(text)
        assert (scenario.check(only) == []) is holds


def test_the_options_of_a_question_for_several_are_what_may_be_chosen() -> None:
    text = (
        "- {name: x, players: {anna: {hand: [militia]}, ben: {hand: [2 copper, 2 estate]}},"
        " script: [anna: militia], expect: {options: [copper, estate], offers_not: [done]}}"
    )
    (only,) = scenario.read(text)
    assert scenario.check(only) == []


def test_declining_and_agreeing_have_several_names() -> None:
    baron = (
        "kingdom: [baron], players: {anna: {hand: [baron, estate]}, ben: {}}, script: [anna: baron]"
    )
    for expected in ("[yes, done]", "[estate, none]", "[yes, no]"):
        (only,) = scenario.read(f"- {{name: x, {baron}, expect: {{options: {expected}}}}}")
        assert scenario.check(only) == []
    butcher = baron.replace("baron", "butcher")
    (only,) = scenario.read(
        f"- {{name: x, {butcher}, expect: {{offers: [no], offers_not: [gold]}}}}"
    )
    assert scenario.check(only) == []


def test_a_pile_that_is_not_in_the_game_has_no_cards() -> None:
    assert one("script: [], expect: {supply: {potion: 0}}") == []
    assert len(one("script: [], expect: {supply: {witch: 10}}")) == 1
    (only,) = scenario.read(
        "- {name: x, players: {anna: {}, ben: {}}, supply: {potion: 3}, error: true}"
    )
    assert scenario.check(only) == []


def test_aliases_may_repeat_but_not_grow() -> None:
    position = "&p {anna: {hand: [copper]}, ben: {}}"
    text = f"- {{name: a, players: {position}, expect: {{}}}}\n"
    text += "- {name: b, players: *p, expect: {}}"
    assert [scenario.check(each) for each in scenario.read(text)] == [[], []]
    bomb = "- &a [x, x]\n" + "".join(
        f"- &{chr(n + 1)} [*{chr(n)}, *{chr(n)}, *{chr(n)}, *{chr(n)}]\n" for n in range(97, 121)
    )
    for part in scenario.read(bomb):
        with pytest.raises(scenario.Malformed):
            scenario.check(part)
    with pytest.raises(scenario.Malformed):
        scenario.check(
            {"name": "x", "players": {"anna": {"hand": scenario.read(bomb)}}, "expect": {}}
        )


def test_unknown_words_are_malformed_even_where_the_script_fails() -> None:
    script = "script: [anna: smithy]"
    for expectation in ("anna: {hand: [mote]}", "options: [mote]", "current: carl", "over: maybe"):
        with pytest.raises(Malformed):
            one(f"{script}, expect: {{{expectation}}}")


@pytest.mark.parametrize("part", ["script", "kingdom", "trash", "supply", "turn"])
def test_what_is_no_list_or_mapping_does_not_pass_for_an_empty_one(part: str) -> None:
    for nothing in ("0", "false", "''"):
        with pytest.raises(Malformed):
            one(f"{part}: {nothing}, expect: {{}}")


def test_a_large_zone_is_either_played_or_malformed() -> None:
    for count in (255, 256, 300, 500):
        try:
            assert one(f"trash: [{count} copper], expect: {{}}") == []
            zones = {"anna": {"hand": [f"{count} copper"]}, "ben": {}}
            assert scenario.check({"name": "x", "players": zones, "expect": {}}) == []
        except Malformed:
            assert count > 250


# Anything at all: the checker answers or says Malformed.

QUIET = settings(deadline=None, max_examples=150, suppress_health_check=list(HealthCheck))
ids = st.sampled_from([*BY_ID, "2 copper", "3 estate", "castle", "7", "done", "all", "yes", "no"])
odd = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | ids
anything = st.recursive(
    odd, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(ids, inner, max_size=3)
)
card_lists = st.lists(ids, max_size=4) | odd
# Without Coppers and Curses a game may be one in which nobody can ever do anything.
piles = st.sampled_from([*sorted(set(BY_ID) - {"copper", "curse"}), "castle"])
expected = {
    **dict.fromkeys(sorted(scenario.ZONES | {"hand_has", "discard_has"}), card_lists),
    **dict.fromkeys(["hand_size", "points", "turns", "coins"], st.integers() | anything),
}
parts: dict[str, Any] = {
    "name": st.text(max_size=5) | odd,
    "rules": anything,
    "note": anything,
    "kingdom": card_lists,
    "players": st.fixed_dictionaries(
        {},
        optional={
            name: st.fixed_dictionaries(
                {}, optional={**dict.fromkeys(sorted(scenario.ZONES), card_lists), "x": odd}
            )
            for name in ("anna", "ben", "carl", "dora", "emil")
        },
    )
    | anything,
    "supply": st.dictionaries(piles, st.integers(0, 12) | anything, max_size=3) | odd,
    "trash": card_lists,
    "turn": st.fixed_dictionaries(
        {},
        optional={
            "player": st.sampled_from(["anna", "ben"]) | odd,
            "phase": st.sampled_from(["action", "buy"]) | odd,
            "actions": st.integers(0, 9) | odd,
            "buys": st.integers(0, 9) | odd,
            "coins": st.integers(0, 9) | odd,
        },
    )
    | odd,
    "shuffle": st.just("keep") | odd,
    "script": st.lists(
        st.dictionaries(st.sampled_from(["anna", "ben", "x"]), ids | card_lists, max_size=2),
        max_size=4,
    )
    | anything,
    "expect": st.fixed_dictionaries(
        {},
        optional={
            "anna": st.fixed_dictionaries({}, optional=expected) | odd,
            "supply": st.dictionaries(piles, odd, max_size=2) | odd,
            "options": card_lists,
            "refuses": st.lists(ids | card_lists, max_size=3) | odd,
            "winners": st.lists(st.sampled_from(["anna", "ben", "x"]), max_size=2) | odd,
            "over": odd,
            "phase": odd,
            "trash": card_lists,
            "current": odd,
        },
    )
    | anything,
    "error": odd,
    "bane": odd,
    "prizes": odd,
    "colour": odd,
}
likely = {"name", "players", "expect"}
scenarios = st.fixed_dictionaries(
    {key: parts[key] for key in sorted(likely)},
    optional={key: strategy for key, strategy in parts.items() if key not in likely},
)


@QUIET
@given(anything | scenarios)
def test_any_data_is_checked_or_malformed(data: object) -> None:
    try:
        broken = scenario.check(data)
    except Malformed:
        return
    assert all(isinstance(one, Broken) for one in broken)


@QUIET
@given(
    st.text()
    | st.lists(
        st.sampled_from(["- ", "{", "}", "[", "]", ": ", "&a ", "*a ", "!!int ", "a", "\n", "'"])
    ).map("".join)
)
def test_any_text_is_read_or_malformed(text: str) -> None:
    try:
        content = scenario.read(text)
    except Malformed:
        return
    assert isinstance(content, list)


@QUIET
@given(st.binary(max_size=200))
def test_any_file_is_checked(content: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "some.yaml"
        file.write_bytes(content)
        assert scenario.check_paths([file]).exit_status == 2
