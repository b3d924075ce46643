"""Hints for people at tables: one at a time for each person, and not too many."""

from collections.abc import Callable

from throneroom.server.errors import TooMuch
from throneroom.server.logs import log
from throneroom.server.people.identity import Identity
from throneroom.server.protocol.messages import AllowHints, AskForHint
from throneroom.server.protocol.updates import HintFrame
from throneroom.server.tables.background import Background
from throneroom.server.tables.frames import hint_part
from throneroom.server.tables.hints import check_hint, is_hint_wanted
from throneroom.server.tables.hub import Hub
from throneroom.server.tables.loaded import LoadedTable
from throneroom.server.tables.thinking import Thinkers
from throneroom.server.transport.limits import RateLimits
from throneroom.server.work.queue import Requester


class Hinting:
    """Thinks about the hints that people ask for, beside everything else."""

    def __init__(self, hub: Hub, thinkers: Thinkers, limits: RateLimits) -> None:
        self._hub = hub
        self._thinkers = thinkers
        self._limits = limits
        self._waiting: set[str] = set()
        """The persons for whom a hint is being thought about."""
        self._background = Background()

    async def ask(
        self,
        loaded: LoadedTable,
        who: Identity,
        request: AskForHint,
        tell: Callable[[HintFrame], None],
    ) -> None:
        """Begin to think about a hint; `tell` is called with it, if the question is still open."""
        check_hint(loaded.table, who, request)
        if who.person_id in self._waiting:
            raise TooMuch("hint-busy")
        if not self._limits.take(who.person_id):
            raise TooMuch("too-fast")
        self._waiting.add(who.person_id)
        try:
            if not loaded.table.hints:
                allow = AllowHints(type="allow_hints", seat=request.seat, allow=True)
                await self._hub.request(loaded, who, allow)
        except BaseException:
            self._waiting.discard(who.person_id)
            raise
        self._background.start(self._think(loaded, who, request, tell))

    async def _think(
        self,
        loaded: LoadedTable,
        who: Identity,
        request: AskForHint,
        tell: Callable[[HintFrame], None],
    ) -> None:
        def is_wanted() -> bool:
            return is_hint_wanted(loaded.table, request)

        found = None
        try:
            if is_wanted():
                requester = Requester(who.person_id, who.address)
                found = await self._thinkers.hint_at(loaded, requester, is_wanted)
        except Exception:
            log.crash("hint failed", table=loaded.table.id)
        finally:
            self._waiting.discard(who.person_id)
        if is_wanted():
            part = None if found is None else hint_part(found)
            tell({"type": "hint", "decision": request.decision, "hint": part})

    async def close(self) -> None:
        """Stop thinking."""
        await self._background.close()
