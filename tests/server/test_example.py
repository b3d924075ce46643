"""The protocol as it is described: an example client plays by it, and nothing is left out."""

import asyncio
import re
import sys
from pathlib import Path
from typing import get_args

from server.served import Served, serving

import throneroom.engine
from throneroom.server.protocol.messages import Request
from throneroom.server.protocol.updates import (
    PROTOCOL,
    DecisionPart,
    DraftPart,
    EventPart,
    GamePart,
    PlayerPart,
    SeatPart,
    TablePart,
    ViewPart,
)
from throneroom.server.protocol.wishes import DraftedKingdom, RandomKingdom, TableWishes

EXAMPLE = Path(__file__).parents[2] / "examples" / "channel_bot.py"


def test_the_example_plays_whole_games(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        anna = await served.guest("Anna")
        wishes = {"seats": ["person", "person", "money"], "autostart": True}
        table = await served.table(anna, kingdom="First Game", **wishes)
        link = f"http://{served.address}/t/{table}"
        bots = [
            await asyncio.create_subprocess_exec(
                sys.executable, str(EXAMPLE), link, name, stdout=asyncio.subprocess.PIPE
            )
            for name in ("One", "Two")
        ]
        told = [await bot.communicate() for bot in bots]
        assert [bot.returncode for bot in bots] == [0, 0]
        assert [out.decode().split("[")[0] for out, _ in told] == ["points: "] * 2

    async def run() -> None:
        async with asyncio.timeout(60), serving(tmp_path, messages_per_second=1000) as served:
            await scene(served)

    asyncio.run(run())


def test_the_example_is_short() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 60
    assert "import throneroom" not in text


def test_the_description_leaves_nothing_out() -> None:
    text = (EXAMPLE.parents[1] / "docs" / "protocol.md").read_text(encoding="utf-8")
    words = set(re.findall(r"\w+", text))
    for message in get_args(Request):
        assert get_args(message.model_fields["type"].annotation)[0] in words
        assert words.issuperset(message.model_fields), message
    parts = (
        TablePart,
        SeatPart,
        DraftPart,
        GamePart,
        ViewPart,
        PlayerPart,
        EventPart,
        DecisionPart,
    )
    for part in parts:
        assert words.issuperset(part.__annotations__), part
    for wish in (TableWishes, RandomKingdom, DraftedKingdom):
        assert words.issuperset(wish.model_fields)
    assert f'"protocol": {PROTOCOL}' in text


def test_every_kind_of_event_is_described() -> None:
    text = (EXAMPLE.parents[1] / "docs" / "protocol.md").read_text(encoding="utf-8")
    engine = Path(throneroom.engine.__file__).parent
    told = re.findall(
        r'tell\(\s*[\w.]+,\s*"(\w+)"', "".join(f.read_text() for f in engine.glob("*.py"))
    )
    assert len(set(told)) > 20
    assert [kind for kind in set(told) if f"`{kind}`" not in text] == []
