"""One scenario: read, set up, played, checked."""

from typing import Any

from throneroom.engine.errors import IllegalAnswer, SetupError
from throneroom.engine.game import Game
from throneroom.scenario.errors import Broken, Malformed
from throneroom.scenario.expectations import (
    PLAYER_EXPECTATIONS,
    TABLE_EXPECTATIONS,
    PositionComparison,
    describe,
)
from throneroom.scenario.setting import Setting
from throneroom.scenario.values import answer, mapping, show, unless_none

KEYS = {
    "name", "rules", "note", "kingdom", "bane", "players", "supply", "prizes", "trash",
    "turn", "shuffle", "embargo", "black_market", "colonies", "trade_route", "route_tokens",
    "script", "expect", "error", "puzzle",
}  # fmt: skip


class Scenario:
    """A scenario as it is written, whose form has been found to be right."""

    def __init__(self, source: object) -> None:
        self.source = mapping(source, KEYS, "scenario")
        if not isinstance(self.source.get("name"), str):
            raise Malformed("scenario-name")
        if not self.source["name"].isprintable():
            raise Malformed("scenario-name-hidden")
        if ("expect" in self.source) == ("error" in self.source):
            raise Malformed("expect-or-error")
        if "error" in self.source and self.source["error"] is not True:
            raise Malformed("error-true")
        if "puzzle" in self.source:
            mapping(self.source["puzzle"], None, "puzzle")
        players = mapping(self.source.get("players"), None, "players")
        for name in players:
            if name in TABLE_EXPECTATIONS or not name.isprintable():
                raise Malformed("player-name", name=show(name))
        self.names = list(players)
        self._setting = Setting(self.source, self.names)
        self.script = self._read_script()
        self.expect = self._read_expectations()

    @property
    def name(self) -> str:
        """What it is called."""
        return str(self.source["name"])

    def _read_script(self) -> list[tuple[str, Any]]:
        script = unless_none(self.source.get("script"))
        if not isinstance(script, list):
            raise Malformed("script-list")
        lines: list[tuple[str, Any]] = []
        for line in script:
            if not isinstance(line, dict) or len(line) != 1:
                raise Malformed("script-pair", line=show(line))
            ((name, given),) = line.items()
            self._setting.seat(name)
            lines.append((name, answer(given)))
        return lines

    def _read_expectations(self) -> dict[str, Any]:
        if "error" in self.source:
            return {}
        expect = mapping(self.source["expect"], {*TABLE_EXPECTATIONS, *self.names}, "expect")
        for key in self.names:
            if key in expect:
                mapping(expect[key], PLAYER_EXPECTATIONS, f"expect.{key}")
        return expect

    def game(self, watch: bool = False) -> Game:
        """The game at the scenario's position, before the script."""
        try:
            return self._setting.game(watch)
        except SetupError as error:
            raise Malformed("setup-refused", reason=error) from None

    def check(self) -> list[Broken]:
        """Play the script; the expectations that do not hold, a line each."""
        try:
            game = self._setting.game()
        except SetupError as error:
            if "error" in self.source:
                return []
            raise Malformed("setup-refused", reason=error) from None
        if "error" in self.source:
            return [Broken("setup-accepted")]
        # Once in vain, so that a malformed expectation is found even if the script fails.
        self._differences(game)
        failure = self.play(game)
        return [failure] if failure else self._differences(game)

    def _differences(self, game: Game) -> list[Broken]:
        return list(PositionComparison(game, self.names).differences(self.expect))

    def play(self, game: Game) -> Broken | None:
        """Give the answers of the script; what stands in the way of one, if anything does."""
        for number, (name, given) in enumerate(self.script, 1):
            decision = game.decision
            line = Broken("script-line", number=number, player=name, answer=show(given))
            if decision is None:
                return Broken("script-over", line=line)
            asked = self.names[decision.seat]
            if asked != name:
                question = describe(decision)
                return Broken("script-not-asked", line=line, asked=asked, question=question)
            try:
                game.answer(given)
            except IllegalAnswer:
                question = describe(decision)
                return Broken("script-illegal", line=line, asked=asked, question=question)
        return None
