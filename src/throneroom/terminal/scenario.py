"""A scenario in the terminal: a game that begins in its position."""

from throneroom.engine.errors import ThroneroomError
from throneroom.terminal.client import Client, final_lines


class ScenarioClient(Client):
    """People and bots playing on from a position; such a game has no record."""

    def _final(self) -> None:
        self._print()
        for line in self.log.lines(self.game.events(min(self.told.values()), self.seat)):
            self._print(line)
        self._print()
        for line in final_lines(self.game, self.names, self.words):
            self._print(line)

    def _resume_hint(self) -> None:
        """There is nothing that could be resumed."""

    def _save(self, file: str) -> None:
        raise ThroneroomError("no-saving-scenario")
