"""Guests who bring more work for bots than there is time: others hardly notice."""

import asyncio
import time
from pathlib import Path

from server.served import Served, serving

from throneroom.server.tables.thinking import MOST_PER_PERSON

SOON = 3.0
"""Seconds in which a stranger's bot has to answer, whatever else goes on."""


async def flood(served: Served, name: str) -> str:
    """Make tables with bots that have to think for long, leave them, and go on until refused."""
    token = await served.guest(name)
    for _ in range(5 * MOST_PER_PERSON):
        wishes = {"kingdom": "random", "seats": ["person", *["plan"] * 5], "autostart": True}
        headers = {"Authorization": f"Bearer {token}"}
        answer = await served.http.post("/api/tables", json=wishes, headers=headers)
        if answer.status_code != 201:
            return str(answer.json()["key"])
        async with served.client(answer.json()["id"], token) as client:
            await client.sit(name)
    return "never refused"


async def time_of_a_bot(served: Served) -> float:
    """The seconds until a new guest and a bot have both had a turn; the guest does not think."""
    token = await served.guest("Stranger")
    table = await served.table(token, seats=["person", "money"], autostart=True)
    async with served.client(table, token) as client:
        began = time.monotonic()
        await client.sit("Stranger")
        while client.game["view"]["turn"] < 3:
            await client.until(lambda: client.decision or client.game["view"]["turn"] >= 3)
            if client.decision and client.game["view"]["turn"] < 3:
                await client.answer(*client.money())
        return time.monotonic() - began


def test_a_flood_of_tables_does_not_stall_a_strangers_bot(tmp_path: Path) -> None:
    async def scene() -> None:
        async with asyncio.timeout(120), serving(tmp_path) as served:
            await time_of_a_bot(served)  # The processes take a while to start.
            refusals = await asyncio.gather(*(flood(served, f"Guest{n}") for n in range(4)))
            assert refusals == ["bots-busy"] * 4
            for _ in range(3):
                assert await time_of_a_bot(served) < SOON

    asyncio.run(scene())
