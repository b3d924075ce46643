"""A bot that joins a table and plays big money: `python channel_bot.py LINK [NAME]`.

It needs `pip install websockets` and nothing of Throneroom; docs/protocol.md explains it.
"""

import asyncio
import json
import secrets
import sys
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def guest(base: str, name: str) -> str:
    """Become somebody the server knows; the token shows it."""
    body = json.dumps({"name": name}).encode()
    request = Request(f"{base}/api/guest", body, {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        return str(json.load(answer)["token"])


def choose(decision: dict, view: dict) -> list[str]:
    """Buy the best of Province, Gold and Silver; elsewhere do as little as the rules allow."""
    options = decision["options"]
    if decision["all"]:
        return ["all"]
    if decision["kind"] == "buy":
        return [card for card in ("province", "gold", "silver") if card in options][:1]
    if decision["decline"]:
        return ["done"]
    # Cheap cards first: they are the ones to discard or to trash.
    options = sorted(options, key=lambda word: view["costs"].get(word, 0))
    return options[: decision["least"]] if decision["several"] else options[:1]


async def play(link: str, name: str) -> None:
    """Sit down, answer every question, and tell the result."""
    base, table = link.split("/t/")
    channel = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/channel"
    headers = {"Authorization": f"Bearer {guest(base, name)}"}
    async with connect(channel, additional_headers=headers) as socket:
        sit = {"type": "sit", "name": name, "value": secrets.token_hex(16)}
        for message in ({"type": "hello", "protocol": 1}, sit):
            await socket.send(json.dumps(message))
        async for text in socket:
            frame = json.loads(text)
            if frame["type"] == "refused":
                print("refused:", frame["reason"])
            if (game := frame.get("game")) and (decision := game["decision"]):
                answer = {"seat": decision["seat"], "decision": decision["number"]}
                answer |= {"type": "answer", "words": choose(decision, game["view"])}
                await socket.send(json.dumps(answer))
            if (result := frame.get("table", {}).get("result")) is not None:
                print("points:", result["points"])
                return


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Big Money"))
