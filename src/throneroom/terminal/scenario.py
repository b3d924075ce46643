"""A scenario in the terminal: a game that begins in its position."""

from throneroom.engine.errors import ThroneroomError
from throneroom.terminal.client import Client


class ScenarioClient(Client):
    """People and bots playing on from a position; such a game has no record."""

    def _show_record(self) -> None:
        """There is none."""

    def _resume_hint(self) -> None:
        """There is nothing that could be resumed."""

    def _save(self, file: str) -> None:
        raise ThroneroomError("no-saving-scenario")
