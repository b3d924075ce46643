"""Games that go on without their pages: what a test is not about is played by a program."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack

from playwright.sync_api import Page
from server.served import Client, Served
from web.conftest import NO_PAGE

from throneroom.server.transport.cookies import IDENTITY

LAST_PROVINCES = 2


def play_ahead(*pages: Page) -> None:
    """Play for the people of some pages at one table until few Provinces are left.

    They leave for that time and come back in the end.
    """
    address, table = pages[0].url.removeprefix("http://").split("/t/")
    tokens = [_token(page) for page in pages]
    for page in pages:
        page.goto(NO_PAGE)
    # The thread of the pages has a loop of events of its own.
    with ThreadPoolExecutor(1) as other:
        other.submit(asyncio.run, _play(int(address.split(":")[1]), table, tokens)).result()
    for page in pages:
        page.goto(f"/t/{table}")
        page.locator(".tabletop").wait_for()


def _token(page: Page) -> str:
    found = [one["value"] for one in page.context.cookies() if one["name"] == IDENTITY]
    return found[0]


async def _play(port: int, table: str, tokens: list[str]) -> None:
    served = Served(port)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(served.http.aclose)
        clients = [await stack.enter_async_context(served.client(table, one)) for one in tokens]
        await asyncio.gather(*map(_play_until_the_end_is_near, clients))


async def _play_until_the_end_is_near(client: Client) -> None:
    def is_near() -> bool:
        return bool(client.game["view"]["supply"]["province"] <= LAST_PROVINCES)

    while True:
        await client.until(lambda: client.decision or is_near())
        if is_near():
            return
        await client.answer(*client.money())
