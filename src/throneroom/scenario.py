"""Scenario files: an exact position, a script of answers, and what must be true afterwards."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from throneroom.cards import SHIPPED
from throneroom.engine.card import BY_ID, CARDS, PRIZE, Card
from throneroom.engine.decision import DECLINING, Decision
from throneroom.engine.errors import IllegalAnswer, SetupError, ThroneroomError, reason
from throneroom.engine.game import Game, resume_from
from throneroom.engine.position import ACTIONS, TREASURES, Player, Position
from throneroom.engine.rng import seed_of
from throneroom.engine.setup import KINGDOM_SIZE, Setup, fits_as_bane, needs_bane
from throneroom.engine.zones import EMPTY, Zone

FILLERS = (
    "cellar", "moat", "village", "workshop", "woodcutter",
    "smithy", "remodel", "militia", "market", "mine",
)  # fmt: skip
"""What completes a kingdom of fewer than ten cards, in this order."""

KEYS = {
    "name", "rules", "note", "kingdom", "bane", "players", "supply", "prizes", "trash",
    "turn", "shuffle", "script", "expect", "error",
}  # fmt: skip
ZONES = {"hand", "deck", "discard", "in_play", "set_aside"}
TURN_KEYS = {"player", "phase", "actions", "buys", "coins", "potions"}
PLAYER_EXPECTATIONS = ZONES | {
    "deck_size", "hand_size", "discard_size", "discard_has", "hand_has", "actions", "buys",
    "coins", "potions", "coin_tokens", "points", "turns",
}  # fmt: skip
TABLE_EXPECTATIONS = {
    "trash", "trash_has", "supply", "prizes", "current", "phase", "over", "winners", "asks",
    "options", "offers", "offers_not", "refuses",
}  # fmt: skip
MODES = {
    "pawn": "card action buy coin",
    "steward": "cards coins trash",
    "minion": "coins redraw",
    "nobles": "cards actions",
    "torturer": "discard curse",
    "trusty_steed": "cards actions coins silvers",
    "spy": "discard keep",
    "jester": "give take",
    "doctor": "trash discard keep",
}
MOST_CARDS = 150
"""The most cards a player may be given; no real game comes near it."""

LARGEST_NUMBER = 10**6
"""Larger ones are not even shown: Python refuses to write down the largest."""

WORDS = {"all", "yes", *DECLINING, *" ".join(MODES.values()).split()}


class Malformed(ThroneroomError):
    """A scenario that does not say what it must, in the form it must."""


class Broken(ThroneroomError):
    """An expectation that does not hold, or an answer that cannot be given."""


@dataclass
class Report:
    """What checking some files has found."""

    held: int = 0
    broken: list[Broken] = field(default_factory=list)
    malformed: list[Malformed] = field(default_factory=list)

    @property
    def exit_status(self) -> int:
        """0 if all hold, 1 if an expectation is broken, 2 if a file is malformed."""
        return 2 if self.malformed else 1 if self.broken else 0


def check_paths(paths: Iterable[Path]) -> Report:
    """Check every scenario of some files and folders."""
    report = Report()
    for path in paths:
        if path.is_dir():
            files = sorted(f for f in path.rglob("*") if f.suffix in (".yaml", ".yml"))
            if not files:
                nothing = Malformed("no-scenario-files")
                report.malformed.append(Malformed("file", file=str(path), reason=nothing))
        else:
            files = [path]
        for file in files:
            _check_file(file, report)
    return report


def _check_file(file: Path, report: Report) -> None:
    try:
        scenarios = read(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, Malformed) as error:
        report.malformed.append(Malformed("file", file=str(file), reason=reason(error)))
        return
    for number, scenario in enumerate(scenarios, 1):
        named = isinstance(scenario, dict) and isinstance(scenario.get("name"), str)
        name = scenario["name"] if named else Malformed("scenario-number", number=number)
        try:
            broken = check(scenario)
        except Malformed as error:
            report.malformed.append(
                Malformed("in-scenario", file=str(file), name=name, reason=error)
            )
            continue
        report.broken += [
            Broken("in-scenario", file=str(file), name=name, reason=line) for line in broken
        ]
        report.held += not broken


def read(text: str) -> list[Any]:
    """The scenarios of a file, not yet looked at one by one."""
    try:
        content = yaml.load(text, _Loader)
    except yaml.YAMLError as error:
        raise Malformed("no-yaml", reason=" ".join(str(error).split())) from None
    except (AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        # What the YAML library says of a tag that does not fit its value.
        raise Malformed("no-yaml", reason=repr(error)) from None
    if not isinstance(content, list) or not content:
        raise Malformed("no-scenarios")
    return content


class _Loader(yaml.SafeLoader):
    """Refuses a key that stands twice, which YAML itself lets pass."""

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
        if not isinstance(node, yaml.MappingNode):
            return super().construct_mapping(node, deep)
        keys = [self.construct_object(key, deep=True) for key, _ in node.value]
        for key in keys:
            if keys.count(key) > 1:
                twice = Malformed("key-twice", word=_show(key))
                raise Malformed("line", number=node.start_mark.line + 1, reason=twice)
        return super().construct_mapping(node, deep)


def check(scenario: object) -> list[Broken]:
    """Play a scenario; the expectations that do not hold, a line each."""
    return _Scenario(scenario).check()


class _Scenario:
    def __init__(self, source: object) -> None:
        self.source = _mapping(source, KEYS, "scenario")
        if not isinstance(self.source.get("name"), str):
            raise Malformed("scenario-name")
        if not self.source["name"].isprintable():
            raise Malformed("scenario-name-hidden")
        if ("expect" in self.source) == ("error" in self.source):
            raise Malformed("expect-or-error")
        if "error" in self.source and self.source["error"] is not True:
            raise Malformed("error-true")
        players = _mapping(self.source.get("players"), None, "players")
        for name in players:
            if name in TABLE_EXPECTATIONS or not name.isprintable():
                raise Malformed("player-name", name=_show(name))
        self.names = list(players)
        self.zones = [
            _mapping(_unless_none(zones, {}), ZONES | {"coin_tokens"}, f"players.{name}")
            for name, zones in players.items()
        ]
        self.script = self._read_script()
        self.expect = self._read_expectations()

    def check(self) -> list[Broken]:
        try:
            game = self._set_up()
        except SetupError as error:
            if "error" in self.source:
                return []
            raise Malformed("setup-refused", reason=error) from None
        if "error" in self.source:
            return [Broken("setup-accepted")]
        # Once in vain, so that a malformed expectation is found even if the script fails.
        list(self._compare(game))
        failure = self._play(game)
        return [failure] if failure else list(self._compare(game))

    # Reading

    def _read_script(self) -> list[tuple[str, Any]]:
        script = _unless_none(self.source.get("script"))
        if not isinstance(script, list):
            raise Malformed("script-list")
        lines: list[tuple[str, Any]] = []
        for line in script:
            if not isinstance(line, dict) or len(line) != 1:
                raise Malformed("script-pair", line=_show(line))
            ((name, answer),) = line.items()
            self._seat(name)
            lines.append((name, _answer(answer)))
        return lines

    def _read_expectations(self) -> dict[str, Any]:
        if "error" in self.source:
            return {}
        expect = _mapping(self.source["expect"], {*TABLE_EXPECTATIONS, *self.names}, "expect")
        for key in self.names:
            if key in expect:
                _mapping(expect[key], PLAYER_EXPECTATIONS, f"expect.{key}")
        return expect

    def _seat(self, name: object) -> int:
        if name not in self.names:
            raise Malformed("unknown-player", name=_show(name), known=self.names)
        return self.names.index(name)

    # Setting up

    def _set_up(self) -> Game:
        if not 2 <= len(self.names) <= 4:
            raise SetupError("scenario-players", count=len(self.names))
        kingdom = _cards(_unless_none(self.source.get("kingdom")), "kingdom")
        bane = _card(self.source["bane"], "bane") if "bane" in self.source else None
        unused = [BY_ID[id] for id in FILLERS if BY_ID[id] not in kingdom]
        if bane is None and needs_bane(kingdom):
            bane = next((card for card in unused if fits_as_bane(kingdom, card)), None)
        fillers = [card for card in unused if card is not bane]
        kingdom += fillers[: max(0, KINGDOM_SIZE - len(kingdom))]
        setup = Setup(kingdom, len(self.names), bane, others=self._mentioned())
        table = setup.position()
        table.keep_order = self._shuffle_keeps()
        table.rng = seed_of(self.source["name"])
        for player, zones in zip(table.players, self.zones, strict=True):
            self._fill(table, player, zones)
        for card in self._trash():
            table.trash.push(_number_of(table, card))
        self._set_prizes(table)
        self._set_supply(table)
        self._set_turn(table)
        return resume_from(setup, self.source["name"], 0, table)

    def _trash(self) -> list[Card]:
        return _cards(_unless_none(self.source.get("trash")), "trash")

    def _mentioned(self) -> list[Card]:
        """The cards that lie somewhere, whether they have a pile or not."""
        places = [(name, zones[name]) for zones in self.zones for name in ZONES & set(zones)]
        cards = [card for name, listed in places for card in _cards(_unless_none(listed), name)]
        return list({*cards, *self._trash()})

    def _set_prizes(self, table: Position) -> None:
        if self.source.get("prizes") is None:
            return
        cards = _cards(self.source["prizes"], "prizes")
        for card in cards:
            if not card.is_a(PRIZE):
                raise Malformed("no-prize", card=card)
            if _number_of(table, card) not in list(table.prizes) or cards.count(card) > 1:
                raise SetupError("prize-gone", card=card)
        table.prizes.clear()
        for card in cards:
            table.prizes.push(_number_of(table, card))

    def _shuffle_keeps(self) -> bool:
        if self.source.get("shuffle", "keep") != "keep":
            raise Malformed("shuffle-keep")
        return "shuffle" in self.source

    def _fill(self, table: Position, player: Player, zones: dict[str, Any]) -> None:
        player.discard.clear()
        player.tokens = _number(zones.get("coin_tokens", 0), "coin_tokens")
        for name in ZONES & set(zones):
            cards = _cards(_unless_none(zones[name]), name)
            # The first card written lies on top, which is a zone's end.
            for card in reversed(cards):
                _zone(player, name).push(_number_of(table, card))
        if sum(len(zone) for zone in player.zones()) > MOST_CARDS:
            raise Malformed("most-cards", most=MOST_CARDS)
        player.count_cards(len(table.catalogue.cards))

    def _set_supply(self, table: Position) -> None:
        sizes = _mapping(_unless_none(self.source.get("supply"), {}), None, "supply")
        for id, size in sizes.items():
            table.supply.put(_pile(table, id), _number(size, f"supply.{id}"))
        table.empty_piles = sum(table.supply.of(pile) == 0 for pile in table.piles)

    def _set_turn(self, table: Position) -> None:
        turn = _mapping(_unless_none(self.source.get("turn"), {}), TURN_KEYS, "turn")
        table.current = self._seat(turn.get("player", self.names[0]))
        table.regular = table.current
        table.phase = ACTIONS if _phase(turn.get("phase", "action")) == "action" else TREASURES
        table.actions = _number(turn.get("actions", 1), "actions")
        table.buys = _number(turn.get("buys", 1), "buys")
        table.coins = _number(turn.get("coins", 0), "coins")
        table.potions = _number(turn.get("potions", 0), "potions")
        # Of the player on turn only (D50).
        for card in table.players[table.current].in_play:
            table.reduction += table.catalogue.reduction[card]

    # Playing

    def _play(self, game: Game) -> Broken | None:
        for number, (name, answer) in enumerate(self.script, 1):
            decision = game.decision
            line = Broken("script-line", number=number, player=name, answer=_show(answer))
            if decision is None:
                return Broken("script-over", line=line)
            asked = self.names[decision.seat]
            if asked != name:
                question = _describe(decision)
                return Broken("script-not-asked", line=line, asked=asked, question=question)
            try:
                game.answer(answer)
            except IllegalAnswer:
                question = _describe(decision)
                return Broken("script-illegal", line=line, asked=asked, question=question)
        return None

    # Comparing

    def _compare(self, game: Game) -> Iterator[Broken]:
        position = game.position()
        for key, wanted in self.expect.items():
            if key in self.names:
                seat = self._seat(key)
                for name, value in wanted.items():
                    yield from self._compare_player(game, position, seat, name, value)
            else:
                yield from self._compare_table(game, position, key, wanted)

    def _compare_player(
        self, game: Game, position: Position, seat: int, key: str, wanted: Any
    ) -> Iterator[Broken]:
        player = position.players[seat]
        who = self.names[seat]
        label = f"{who}.{key}"
        if key in ZONES or key.endswith("_has"):
            cards = _cards(_unless_none(wanted), label)
            zone = _zone(player, key.removesuffix("_has"))
            found = _in_zone(position, zone)[::-1]
            yield from _compare_cards(label, key, cards, found)
            return
        if key.endswith("_size"):
            number = len(_zone(player, key.removesuffix("_size")))
        else:
            number = {
                "actions": position.actions,
                "buys": position.buys,
                "coins": position.coins,
                "potions": position.potions,
                "coin_tokens": player.tokens,
                "points": game.scores[seat],
                "turns": player.turns,
            }[key]
        yield from _differ(label, _number(wanted, label, negative=True), number)

    def _compare_table(
        self, game: Game, position: Position, key: str, wanted: Any
    ) -> Iterator[Broken]:
        if key in ("trash", "trash_has"):
            found = _in_zone(position, position.trash)
            yield from _compare_cards(key, key, _cards(_unless_none(wanted), key), found)
        elif key == "supply":
            for id, size in _mapping(wanted, None, key).items():
                left = game.view().supply.get(_card(id, key), 0)
                yield from _differ(f"supply.{id}", _number(size, key), left)
        elif key == "prizes":
            prizes = _in_zone(position, position.prizes)
            yield from _compare_cards(key, key, _cards(_unless_none(wanted), key), prizes)
        elif key == "phase":
            # A question of Clean-up comes at the end of the Buy phase.
            phase = "action" if position.phase == ACTIONS else "buy"
            yield from _differ(key, _phase(wanted), phase)
        elif key == "over":
            if not isinstance(wanted, bool):
                raise Malformed("over-true-or-false")
            yield from _differ(key, wanted, game.over)
        elif key == "winners":
            names = sorted(self.names[self._seat(name)] for name in _list(wanted, key))
            yield from _differ(key, names, sorted(self.names[seat] for seat in game.winners))
        elif key == "current":
            yield from _differ(key, self.names[self._seat(wanted)], self.names[game.current])
        else:
            yield from self._compare_question(game.decision, key, wanted)

    def _compare_question(
        self, decision: Decision | None, key: str, wanted: Any
    ) -> Iterator[Broken]:
        if key == "asks":
            expected = [self.names[self._seat(wanted)]]
        else:
            expected = [_answer(answer) for answer in _list(wanted, key)]
        if decision is None:
            yield Broken("nothing-asked", what=key)
        elif key == "asks":
            yield from _differ(key, expected[0], self.names[decision.seat])
        else:
            yield from _compare_options(decision, key, expected)


def _compare_options(decision: Decision, key: str, answers: list[Any]) -> Iterator[Broken]:
    if key == "refuses":
        for answer in answers:
            if answer in decision.legal_answers:
                yield Broken("not-refused", answer=_show(answer), question=_describe(decision))
        return
    wanted = {_same_as(decision, _show(answer)) for answer in answers}
    legal = set(decision.words) - {"all"}
    if key == "options":
        yield from _differ(key, sorted(wanted), sorted(legal))
    elif key == "offers" and not wanted <= legal:
        yield _missing(key, sorted(wanted - legal), sorted(legal))
    elif key == "offers_not" and wanted & legal:
        yield Broken("offered", answers=_show(sorted(wanted & legal)))


def _same_as(decision: Decision, answer: str) -> str:
    """The word that the question itself has for an answer."""
    try:
        return str(decision.parse(answer))
    except IllegalAnswer:
        return "done" if answer in DECLINING else answer


def _compare_cards(label: str, key: str, wanted: list[Card], found: list[Card]) -> Iterator[Broken]:
    if key.endswith("_has"):
        missing = Counter(wanted) - Counter(found)
        if missing:
            yield _missing(label, _ids(missing.elements()), _ids(found))
    elif key in ("deck", "discard"):
        yield from _differ(label, _ids(wanted), _ids(found))
    else:
        yield from _differ(label, _ids(_sorted(wanted)), _ids(_sorted(found)))


def _differ(label: str, wanted: object, found: object) -> Iterator[Broken]:
    if wanted != found:
        yield Broken("differs", what=label, expected=_show(wanted), found=_show(found))


def _missing(label: str, words: list[str], found: list[str]) -> Broken:
    return Broken("missing", what=label, words=_show(words), found=_show(found))


def _describe(decision: Decision) -> Broken:
    source: object = ""
    if decision.source is not None:
        source = Broken("question-for", card=decision.source.id)
    words = list(decision.candidates if decision.several else decision.words)
    count: object = ""
    if decision.several:
        count = Broken("question-count", least=decision.least, most=decision.most)
    return Broken(
        "question", kind=str(decision.kind), source=source, options=_show(words), count=count
    )


# Small readers, each with one complaint


def _mapping(value: object, keys: set[str] | None, what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Malformed("no-pairs", what=what, found=_show(value))
    for key in value:
        if not isinstance(key, str):
            raise Malformed("no-key", what=what, found=_show(key))
        if keys is not None and key not in keys:
            raise Malformed("unknown-key", what=what, found=_show(key), known=sorted(keys))
    return value


def _unless_none(value: object, instead: dict[str, Any] | None = None) -> object:
    """The value, or nothing at all where nothing is written."""
    if value is not None:
        return value
    return [] if instead is None else instead


def _list(value: object, what: str) -> list[Any]:
    if not isinstance(value, list):
        raise Malformed("no-list", what=what, found=_show(value))
    return value


def _number(value: object, what: str, negative: bool = False) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or (value < 0 and not negative):
        raise Malformed("no-count", what=what, found=_show(value))
    if not -1000 <= value <= 100:
        raise Malformed("beyond-any-game", what=what, found=_show(value))
    return value


def _phase(value: object) -> str:
    if value not in ("action", "buy"):
        raise Malformed("no-phase", found=_show(value))
    return str(value)


def _card(id: object, what: str) -> Card:
    if not isinstance(id, str) or id not in BY_ID:
        raise Malformed("no-card-in", what=what, name=_show(id))
    return BY_ID[id]


def _pile(position: Position, id: object) -> int:
    card = _card(id, "supply")
    number = _number_of(position, card)
    if number not in list(position.piles):
        raise SetupError("no-pile", card=card)
    return number


def _number_of(position: Position, card: Card) -> int:
    return int(position.catalogue.number_of(card))


def _in_zone(position: Position, zone: Zone) -> list[Card]:
    """The cards of a zone, bottom first."""
    return [BY_ID[position.catalogue.cards[card].id] for card in zone if card != EMPTY]


def _cards(value: object, what: str) -> list[Card]:
    cards: list[Card] = []
    for part in _list(value, what):
        count, id = _counted(_word(part))
        cards += [_card(id, what)] * count
    return cards


def _counted(text: str) -> tuple[int, str]:
    """`3 copper` as three coppers, `copper` as one."""
    match = re.fullmatch(r"(?:([1-9][0-9]{0,2}) )?(.*)", text, re.ASCII | re.DOTALL)
    assert match is not None
    return int(match[1] or 1), match[2]


def _zone(player: Player, name: str) -> Zone:
    zone = getattr(player, name)
    assert isinstance(zone, Zone)
    return zone


def _answer(value: object) -> Any:
    """An answer as the game takes it: a word or a list of words."""
    words: list[str] = []
    for part in value if isinstance(value, list) else [value]:
        count, word = _counted(_word(part))
        words += [_known(word)] * count
    return words if isinstance(value, list) or len(words) > 1 else words[0]


def _word(value: object) -> str:
    if isinstance(value, dict | list):
        raise Malformed("no-word", found=_show(value))
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        raise Malformed("unknown-answer", answer=_show(value))
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _known(word: str) -> str:
    amount = word.removesuffix("+p")
    if word in WORDS or word in BY_ID or (amount.isascii() and amount.isdigit()):
        return word
    if len(CARDS) > len(SHIPPED):
        # Perhaps a mode of a card from outside; the game will tell.
        return word
    raise Malformed("unknown-answer", answer=_show(word))


def _ids(cards: Iterable[Card]) -> list[str]:
    return [card.id for card in cards]


def _sorted(cards: list[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: card.index)


def _show(value: object) -> str:
    """A value for a message: not too long, however much is in it."""
    if isinstance(value, list):
        return "[" + ", ".join(_show_part(part) for part in value[:40]) + "]"
    return _show_part(value)


def _show_part(value: object) -> str:
    if isinstance(value, dict | list) or (isinstance(value, int) and abs(value) > LARGEST_NUMBER):
        return "..."
    return str(value)[:80]
