"""The game channel: one WebSocket, from its first message to its end.

An update is made when the client is ready for it, from the table as it is then and from what the
client knows already. So a slow client costs no memory, and reconnecting is the same as having been
slow.
"""

import asyncio
import time

from pydantic import ValidationError
from pydantic_core import to_json
from starlette.websockets import WebSocket, WebSocketDisconnect

from throneroom.engine.errors import ThroneroomError
from throneroom.server import metrics
from throneroom.server.errors import Refused, TooMuch
from throneroom.server.logs import log
from throneroom.server.people.identity import Identity
from throneroom.server.protocol import messages
from throneroom.server.protocol.messages import REQUEST, Request, id_of
from throneroom.server.protocol.updates import PROTOCOL, Frame, Update
from throneroom.server.settings import Settings
from throneroom.server.tables.frames import Viewer, game_part, remark_part, table_part
from throneroom.server.tables.hub import Hub
from throneroom.server.tables.loaded import LoadedTable
from throneroom.server.transport.hinting import Hinting
from throneroom.server.transport.limits import RateLimit, RateLimits
from throneroom.text.words import LANGUAGES, Words

FIRST_MESSAGE = 10.0
"""Seconds that a client has for its hello."""
EVENTS_PER_MESSAGE = 100
"""Sending that much of the log again counts as a message."""
MOST_REFUSALS = 100
"""In a row; then the connection is closed."""

# Why a connection is closed, as the WebSocket protocol numbers it.
POLICY, TRY_AGAIN_LATER, BUG = 1008, 1013, 1011


class Channel:
    """A client at a table."""

    def __init__(
        self,
        socket: WebSocket,
        who: Identity,
        hub: Hub,
        loaded: LoadedTable,
        settings: Settings,
        remarks: RateLimits,
        hinting: Hinting,
    ) -> None:
        self._socket = socket
        self._who = who
        self._hub = hub
        self._loaded = loaded
        self._words = Words(LANGUAGES[0])
        self._messages = RateLimit(settings.messages_per_second, 3 * settings.messages_per_second)
        self._remarks = remarks
        self._hinting = hinting
        self._news = asyncio.Event()
        self._replies: list[Frame] = []
        self._refused = 0
        self._dropped = False
        # What the client knows: the latest of each, -1 for none.
        self._event = 0
        self._entry = 0
        self._shaped = -1
        self._touched = -1
        self._moved = -1
        # At a shared screen: the seat whose player is looking.
        self._shown: int | None = None
        self._muted: set[int] = set()

    # As a table's watcher

    @property
    def who(self) -> Identity:
        """Its person, as they were when they connected."""
        return self._who

    @property
    def seats(self) -> list[int]:
        """The seats it answers for."""
        return self._loaded.table.seats_of(self._who.persons)

    @property
    def owns(self) -> bool:
        """Whether its person made the table."""
        return self._loaded.table.owner in self._who.persons

    def wake(self) -> None:
        """There is something to tell."""
        self._news.set()

    def drop(self) -> None:
        """The table cannot be shown at the moment."""
        self._dropped = True
        self._news.set()

    # From the first message to the last

    async def run(self) -> None:
        """Receive and send until one side closes the connection."""
        try:
            async with asyncio.timeout(FIRST_MESSAGE):
                self._greet(await self._next())
        except TimeoutError:
            await self._socket.close(POLICY, "no hello")
            return
        except ThroneroomError as error:
            await self._send(self._refusal(None, error))
            await self._socket.close(POLICY, error.key)
            return
        except WebSocketDisconnect:
            return
        self._hub.join(self._loaded, self)
        telling = asyncio.create_task(self._tell())
        metrics.CONNECTIONS.inc()
        try:
            while await self._hear(await self._next()):
                pass
            await self._socket.close(POLICY, "too many refusals")
        except WebSocketDisconnect:
            pass
        finally:
            metrics.CONNECTIONS.dec()
            self._hub.part(self._loaded, self)
            telling.cancel()

    async def _next(self) -> str:
        """The next message, empty if it is binary."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        return str(message.get("text") or "")

    async def _send(self, frame: Frame) -> None:
        await self._socket.send_text(to_json(frame).decode())

    def _greet(self, text: str) -> None:
        hello = self._read(text)
        if not isinstance(hello, messages.Hello):
            raise Refused("hello-first")
        if hello.protocol != PROTOCOL:
            raise Refused("other-protocol", protocol=PROTOCOL)
        language = hello.language.lower().partition("-")[0]
        if language in LANGUAGES:
            self._words = Words(language)
        table = self._loaded.table
        # Numbers beyond the latest are those of another table.
        self._event = hello.event if hello.event <= table.events else 0
        self._entry = hello.entry if hello.entry <= table.number else 0

    async def _hear(self, text: str) -> bool:
        """Handle a message; False if the connection is to be closed."""
        id: int | None = None
        try:
            # Nothing else is read in the meantime: a client that sends too fast has to wait.
            if wait := self._messages.wait():
                await asyncio.sleep(wait)
            try:
                request = self._read(text)
            except Refused:
                id = id_of(text)
                raise
            id = request.id
            await self._carry_out(request)
        except ThroneroomError as error:
            metrics.REFUSALS.labels(error.key).inc()
            self._refused += 1
            self._reply(self._refusal(id, error))
            return self._refused < MOST_REFUSALS
        except Exception:
            log.crash("request failed")
            self._reply(self._refusal(id, Refused("server-error")))
            return True
        self._refused = 0
        self._reply({"type": "done", "id": id})
        return True

    def _read(self, text: str) -> Request:
        try:
            return REQUEST.validate_json(text)
        except ValidationError as error:
            first = error.errors(include_url=False, include_context=False, include_input=False)[0]
            where = ".".join(str(part) for part in first["loc"]) or "message"
            raise Refused("bad-message", where=where[:60], reason=str(first["msg"])[:100]) from None

    async def _carry_out(self, request: Request) -> None:
        """Do what a request asks for: the one place that knows what each kind needs."""
        match request:
            case messages.Hello():
                raise Refused("hello-once")
            case messages.Show():
                missed = self._loaded.table.events - request.event
                await asyncio.sleep(self._messages.wait(missed / EVENTS_PER_MESSAGE))
                self._show(request)
            case messages.Mute():
                (self._muted.add if request.mute else self._muted.discard)(request.seat)
            case messages.Rematch() | messages.DeclineRematch():
                await self._hub.rematch(self._loaded, self._who, request)
            case messages.Change():
                await self._hub.change(self._loaded, self._who, request)
            case messages.AskForHint():
                await self._hinting.ask(self._loaded, self._who, request, self._reply)
            case messages.Say():
                if not self._remarks.take(self._who.person_id):
                    raise TooMuch("too-fast")
                await self._write(request)
            case messages.GiveAnswer():
                began = time.perf_counter()
                await self._write(request)
                metrics.ANSWER.observe(time.perf_counter() - began)
            case _:
                await self._write(request)

    async def _write(self, request: Request) -> None:
        """Have the hub write what `handlers.py` makes of a request."""
        await self._hub.request(self._loaded, self._who, request)

    def _show(self, request: messages.Show) -> None:
        if request.seat is not None and request.seat not in self.seats:
            raise Refused("not-your-seat")
        if len(self.seats) < 2:
            # The screen is not shared, so the log need not be sent again.
            return
        self._shown = request.seat
        self._event = min(request.event, self._loaded.table.events)
        self._moved = -1

    # Telling

    def _reply(self, frame: Frame) -> None:
        self._replies.append(frame)
        self._news.set()

    def _refusal(self, id: int | None, error: ThroneroomError) -> Frame:
        reason = self._words.error(error)
        return {"type": "refused", "id": id, "key": error.key, "reason": reason}

    async def _tell(self) -> None:
        """Send what is new, whenever there is something."""
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                if self._dropped:
                    await self._socket.close(TRY_AGAIN_LATER, "not available")
                    return
                # A function of its own, so that what was sent is not kept while waiting.
                await self._tell_news()
        except (WebSocketDisconnect, RuntimeError):
            # The client has gone; the side that receives notices, too.
            return
        except Exception:
            # Otherwise the client would wait for ever.
            log.crash("telling failed")
            await self._socket.close(BUG, "server-error")

    async def _tell_news(self) -> None:
        """Send an update, then the replies to the requests that led to it."""
        replies, self._replies = self._replies, []
        async with self._loaded.lock:
            if self._dropped:
                # What it shows may never have been written.
                return
            update = self._update()
        for frame in replies if update is None else (update, *replies):
            await self._send(frame)

    def _update(self) -> Update | None:
        """What the client does not know yet."""
        began = time.perf_counter()
        loaded, table = self._loaded, self._loaded.table
        update: Update = {"type": "update", "protocol": PROTOCOL, "entry": table.number}
        if table.shaped > self._shaped or loaded.touched != self._touched:
            update["table"] = table_part(table, self._who.persons, loaded.presence)
            self._shaped, self._touched = table.shaped, loaded.touched
        if table.game is not None and table.moved > self._moved:
            update["game"] = game_part(table, self._viewer(), self._event, loaded.used)
            self._event, self._moved = table.events, table.moved
        remarks = [r for r in table.chat if r.number > self._entry and r.seat not in self._muted]
        if remarks:
            update["chat"] = [remark_part(remark) for remark in remarks]
        self._entry = table.number
        if len(update) == 3:
            return None
        metrics.FRAME.observe(time.perf_counter() - began)
        return update

    def _viewer(self) -> Viewer:
        """Whose view the client is shown.

        At a shared screen it is a spectator's while a seat is asked whose player has not yet
        confirmed to be looking.
        """
        seats = self.seats
        if len(seats) < 2:
            return Viewer(seats[0] if seats else None, tuple(seats))
        asked = self._loaded.table.asked
        if asked in seats and asked != self._shown:
            self._shown = None
        return Viewer(self._shown if self._shown in seats else None, tuple(seats))
