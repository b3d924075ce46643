"""Messages and requests that nobody thought of: refused with a reason, never a crash."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, get_args

import httpx2
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from server.served import Client, Served, serving, serving_beside
from server.sitting import Sitting, somebody
from websockets.exceptions import ConnectionClosed

from throneroom.engine.errors import ThroneroomError
from throneroom.server.protocol.messages import REQUEST, Request

ANNA, BEN = somebody("anna"), somebody("ben")
TYPES = [get_args(kind.model_fields["type"].annotation)[0] for kind in get_args(Request)]

PROMISES = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]

texts = st.text(max_size=40)
words = st.sampled_from(["all", "done", "copper", "silver", "province", "yes", "person", "plan"])
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=8,
)
small = st.integers(-1, 7)
fields = {
    "id": small | anything,
    "protocol": small,
    "name": texts | words,
    "value": texts,
    "seat": small | st.none(),
    "about": small,
    "decision": small,
    "card": st.sampled_from(["chapel", "moat", "village", "smithy", "market"]) | texts,
    "words": st.lists(words | texts, max_size=5),
    "agree": st.booleans(),
    "mute": st.booleans(),
    "text": texts,
    "event": small,
    "kingdom": st.sampled_from(["random", "Big Money", {"sets": ["base"]}]) | anything,
    "options": st.fixed_dictionaries(
        {}, optional={"kingdom": anything, "seats": st.lists(words), "clock": small}
    ),
}
likely = st.fixed_dictionaries({"type": st.sampled_from(TYPES)}, optional=fields)
messages = likely | st.dictionaries(texts, anything, max_size=5) | anything


@given(
    st.sampled_from(["open", "drafting", "playing"]),
    st.lists(st.tuples(st.sampled_from([ANNA, BEN]), likely), max_size=30),
)
@settings(max_examples=200, deadline=None)
def test_whatever_is_asked_for_leaves_a_table_that_can_be_rebuilt(
    status: str,
    asked: list[tuple[Any, dict[str, Any]]],
) -> None:
    kingdom = {"drafted_from": ["base"]} if status == "drafting" else None
    sitting = Sitting(seats=["person", "person"], kingdom=kingdom)
    if status != "open":
        sitting.begin(ANNA, BEN)
    assert sitting.status == status
    for who, message in asked:
        before = sitting.table.number
        try:
            request = REQUEST.validate_json(json.dumps(message))
        except ValueError:
            continue
        if request.type in ("hello", "show", "mute", "rematch"):
            continue
        try:
            sitting.ask(who, message)
        except ThroneroomError:
            assert sitting.table.number == before
    again = sitting.rebuilt()
    assert again.seats == sitting.table.seats
    assert again.status == sitting.table.status
    assert again.draft == sitting.table.draft


def served_once(scene: Callable[[Served], Any], folder: Path) -> None:
    async def run() -> None:
        async with asyncio.timeout(120), serving(folder, messages_per_second=1e6) as served:
            await scene(served)

    asyncio.run(run())


def examples(strategy: st.SearchStrategy[Any], count: int) -> list[Any]:
    """Some examples, to be sent over one connection."""
    found: list[Any] = []

    @given(strategy)
    @settings(
        max_examples=count,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        deadline=None,
    )
    def collect(example: Any) -> None:
        found.append(example)

    collect()
    return found


def test_hostile_messages_cost_the_server_nothing(tmp_path: Path) -> None:
    """After each the connection stands or was closed with a reason, and others play on."""

    async def scene(served: Served) -> None:
        anna, eve = await served.guest("Anna"), await served.guest("Eve")
        table = await served.table(anna, seats=["person", "money"], autostart=True)
        async with served.client(table, anna) as one:
            await one.sit("Anna")
            await one.until(lambda: one.decision)
            asked = one.decision
            await bombard(served, table, eve)
            await one.do(type="say", seat=0, text="still here")
            assert one.decision == asked
            assert (await one.answer("all"))["type"] == "done"

    served_once(scene, tmp_path)


async def bombard(served: Served, table: str, token: str) -> None:
    """Send nonsense until there is no more, coming back whenever shown out."""
    raw = [json.dumps(message) for message in examples(messages, 250)]
    raw += ["", "{", "[" * 5000, '{"type":"say","text":"\\ud800"}', "null", "1e999", "\x00"]
    while raw:
        async with served.client(table, token) as client:
            while raw:
                await client.socket.send(raw.pop())
                if not await replied(client):
                    break


async def replied(client: Client) -> bool:
    """Whether there was an answer, and not the end."""
    with suppress(ConnectionClosed):
        while True:
            frame = await client.hear()
            if frame["type"] == "refused":
                assert frame["key"] != "server-error", frame
                assert frame["reason"]
            if frame["type"] != "update":
                return True
    # With a reason, not because something broke.
    assert client.socket.close_code in (1008, 1009)
    return False


def test_the_http_part_keeps_its_promises(tmp_path: Path) -> None:
    """Whatever is sent, the answer is one that the description of the interface has."""
    with serving_beside(tmp_path) as address:
        token = httpx2.post(f"{address}/api/guest", json={"name": "Anna"}).json()["token"]
        schema = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
        found = schema.get_all_operations()
        operations = [operation.ok() for operation in found if isinstance(operation, Ok)]
        assert len(operations) > 15
        for operation in operations:

            @given(case=operation.as_strategy(), known=st.booleans())
            @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
            def keeps(case: schemathesis.Case[Any], known: bool) -> None:
                headers = {"Authorization": f"Bearer {token}"} if known else {}
                case.call_and_validate(checks=PROMISES, headers=headers)

            keeps()
