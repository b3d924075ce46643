"""What wishes mean for a table: a new one, or one whose options change."""

import asyncio
import secrets

from throneroom.engine.card import PROFILES
from throneroom.engine.errors import SetupError
from throneroom.engine.record import read as read_record
from throneroom.kingdoms import Kingdom, random_kingdom, read_wishes
from throneroom.roster import NAMES, name_bots
from throneroom.server.errors import Refused
from throneroom.server.people.identity import Identity
from throneroom.server.protocol.options import Options
from throneroom.server.protocol.wishes import (
    BranchWishes,
    DraftedKingdom,
    RandomKingdom,
    TableWishes,
    WishedKingdom,
)
from throneroom.server.tables.entries import PERSON, Made, Origin
from throneroom.server.tables.table import Table
from throneroom.start import kingdom_of
from throneroom.text.names import choice


def make(who: Identity, wishes: TableWishes, seed: str) -> Made:
    """The first entry of a new table; `seed` draws what was left to chance."""
    seats = tuple(wishes.seats or (PERSON, PERSON))
    if wishes.kingdom is None:
        wishes = wishes.model_copy(update={"kingdom": "First Game"})
    options = options_after(Options(kingdom=()), wishes, seed)
    check_plan(options, seats)
    return Made(owner=who.person_id, options=options, seats=seats, names=tuple(name_bots(seats)))


COLONIES = {None: "cards", True: "with", False: "without"}
"""What a kingdom says about Colonies, as an option."""


async def made_for(who: Identity, wishes: TableWishes) -> Made:
    """The first entry of a new table, with nothing left to chance."""
    wishes = wishes.model_copy(update={"kingdom": await drawn(wishes.kingdom)})
    return make(who, wishes, secrets.token_hex(8))


def make_branch(who: Identity, wishes: BranchWishes, origin: Origin, options: Options) -> Made:
    """The first entry of a table at which a finished game, with these options, is played on.

    The time for a whole game would be too long for a part of it, so there is no clock.
    """
    seats = tuple(wishes.seats)
    before = read_record(origin.record)
    if len(seats) != len(before.names):
        raise Refused("branch-seats", count=len(before.names))
    if wishes.seat >= len(seats) or seats[wishes.seat] != PERSON:
        raise Refused("branch-own-seat")
    options = options.model_copy(
        update={
            "kingdom": tuple(before.kingdom),
            "bane": before.bane,
            "colonies": "with" if before.colonies else "without",
            "draft": (),
            "public": wishes.public,
            "rated": False,
            "clock": None,
            "autostart": True,
        }
    )
    check_plan(options, seats)
    return Made(
        owner=who.person_id,
        options=options,
        seats=seats,
        names=tuple(name_bots(seats)),
        reserved=tuple(who.person_id if n == wishes.seat else "" for n in range(len(seats))),
        origin=origin,
    )


def check_branch(table: Table, options: Options, seats: tuple[str, ...]) -> None:
    """Refuse changes that do not fit what has been played before the branch."""
    fixed = ("kingdom", "bane", "colonies", "draft", "profile", "rated")
    changed = any(getattr(options, name) != getattr(table.options, name) for name in fixed)
    if changed or len(seats) != len(table.seats):
        raise Refused("branch-fixed")


def options_after(before: Options, wishes: TableWishes, seed: str) -> Options:
    """The options after a wish; `seed` draws what is left to chance."""
    wished = wishes.model_dump(exclude_none=True, exclude={"kingdom", "seats"})
    if "clock" in wished:
        wished["clock"] = wished["clock"] or None
    if isinstance(wishes.kingdom, DraftedKingdom):
        sets = tuple(dict.fromkeys(wishes.kingdom.drafted_from))
        wished |= {"kingdom": (), "draft": sets, "bane": None, "recommended": ""}
        wished.setdefault("colonies", "cards")
    elif wishes.kingdom is not None:
        chosen = kingdom(wishes.kingdom, seed)
        wished |= {"kingdom": chosen.ids, "draft": ()}
        wished |= {"bane": chosen.bane_id, "recommended": chosen.id}
        wished.setdefault("colonies", COLONIES[chosen.colonies])
    options = before.model_copy(update=wished)
    if options.profile not in PROFILES:
        raise SetupError("no-profile", profile=options.profile, known=list(PROFILES))
    return options


def kingdom(wish: str | RandomKingdom, seed: str) -> Kingdom:
    """The kingdom of a wish; `seed` draws what is left to chance."""
    if isinstance(wish, str):
        return kingdom_of(wish, seed)
    return random_kingdom(seed, read_wishes(**wish.model_dump()))


async def drawn(wish: WishedKingdom | None) -> WishedKingdom | None:
    """A wish with nothing left to chance; drawing takes a while, and no table waits for it."""
    if isinstance(wish, RandomKingdom):
        return str(await asyncio.to_thread(kingdom, wish, secrets.token_hex(8)))
    return wish


def check_plan(options: Options, seats: tuple[str, ...]) -> None:
    """Refuse unknown bots, seats for bots only, and bots in a rated game."""
    for plan in seats:
        if plan not in (PERSON, *NAMES):
            raise SetupError("no-bot", name=plan, hint=choice(plan, NAMES))
    if PERSON not in seats:
        raise Refused("no-people")
    if options.rated and set(seats) != {PERSON}:
        raise Refused("rated-bots")
