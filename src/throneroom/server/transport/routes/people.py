"""Guests, accounts and ratings over HTTP."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import select
from sqlalchemy.orm import Session

from throneroom.server.errors import TooMuch
from throneroom.server.people.devices import account_mark
from throneroom.server.people.identity import Identity
from throneroom.server.people.ratings import shown
from throneroom.server.protocol.fields import Name
from throneroom.server.storage.schema import AccountRow
from throneroom.server.transport.cookies import (
    DEVICE,
    IDENTITY,
    delete_cookie,
    is_to_be_replaced,
    read_cookie,
    set_cookie,
)
from throneroom.server.transport.dependencies import (
    Known,
    Perhaps,
    Served,
    address_of,
    network_of,
    services_of,
    token_of,
    within_limit,
)
from throneroom.server.transport.limits import RateLimits

router = APIRouter(prefix="/api", tags=["people"])

Password = Annotated[str, Field(min_length=1, max_length=200)]


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Me(BaseModel):
    """Who you are."""

    name: str
    """What others see; empty as long as you have not chosen one."""
    account: str | None
    """The name to log in with; null for a guest."""
    rated: bool
    """Whether your games are to be rated."""


class Token(Me):
    """Who you are, and the token by which a program shows it: `Authorization: Bearer TOKEN`."""

    token: str
    """Good until you log in or out, or the account's password changes."""


class NewGuest(_Body):
    """A person without an account."""

    name: Annotated[str, Field(max_length=30)] = ""
    """May be left for later."""


class Credentials(_Body):
    """A name and a password."""

    name: Name
    password: Password


class Goodbye(_Body):
    """The password, to make sure it is you."""

    password: Password


class Changes(_Body):
    """What is to be different; what is not named stays."""

    name: Name | None = None
    """What others are to see; an account is still logged in to by its own."""
    rated: bool | None = None
    """For accounts only."""


class NewPassword(_Body):
    """Another password."""

    old: Password
    new: Password


class Rating(BaseModel):
    """The strength of an account: the number that people see, and what it is made of."""

    name: str
    rating: int
    """1000 + 40 * (mean - 3 * uncertainty)."""
    mean: float
    uncertainty: float
    games: int


@router.get("/me")
def me(request: Request, response: Response, who: Perhaps, served: Served) -> Me | None:
    """Who you are; null if you are not known yet."""
    if who is None:
        return None
    if is_to_be_replaced(request, served.settings, IDENTITY):
        _known(request, response, who)
    return _me(who)


@router.post("/guest", status_code=201)
def become_guest(
    body: NewGuest, request: Request, response: Response, who: Perhaps, served: Served
) -> Token:
    """Become known; a person who is known already stays the same, perhaps with another name."""
    if who is None:
        _limit(request, served.guests)
        who = served.people.guest()
    if body.name:
        who = served.people.rename(who, body.name)
    return _known(request, response, who)


@router.patch("/me")
def change(body: Changes, who: Known, served: Served) -> Me:
    """Choose another name, or whether to be rated."""
    if body.name is not None:
        who = served.people.rename(who, body.name)
    if body.rated is not None:
        who = served.people.ask_for_rating(who, body.rated)
    return _me(who)


@router.post("/account", status_code=201)
def sign_up(
    body: Credentials, request: Request, response: Response, who: Known, served: Served
) -> Token:
    """Make an account, which also gets the games you have played as a guest.

    Your token becomes worthless, and you get a new one.
    """
    _limit(request, served.logins)
    joined = served.people.sign_up(who, body.name, body.password)
    _remember_device(request, response, body.name)
    return _known(request, response, joined)


@router.put("/account/password")
def change_password(
    body: NewPassword, request: Request, response: Response, who: Known, served: Served
) -> Token:
    """Change the password; all tokens of the account become worthless, and you get a new one."""
    _limit(request, served.logins)
    return _known(request, response, served.people.change_password(who, body.old, body.new))


@router.delete("/account", status_code=204)
def delete_account(
    body: Goodbye, request: Request, response: Response, who: Known, served: Served
) -> None:
    """Delete your account with everything that identifies you; you are a guest again."""
    _limit(request, served.logins)
    served.people.say_goodbye(who, body.password)
    delete_cookie(request, response, IDENTITY)
    delete_cookie(request, response, _device_cookie(who.account_name or ""))


@router.post("/session", status_code=201)
def log_in(
    body: Credentials, request: Request, response: Response, who: Perhaps, served: Served
) -> Token:
    """Log in to an account; the token that you had before becomes worthless."""
    if not _may_try_to_log_in(request, body.name):
        raise TooMuch("too-fast")
    joined = served.people.log_in(who, body.name, body.password)
    _remember_device(request, response, body.name)
    return _known(request, response, joined)


@router.delete("/session", status_code=204)
def log_out(request: Request, response: Response, served: Served) -> None:
    """Log out; cookie and token become worthless."""
    who = served.people.find(token_of(request))
    if who is not None:
        served.people.log_out(who)
    delete_cookie(request, response, IDENTITY)


@router.get("/ratings")
def ratings(served: Served) -> list[Rating]:
    """The hundred best of the accounts that asked for a rating and have played rated games."""
    wanted = (
        select(AccountRow)
        .where(AccountRow.rated, AccountRow.games > 0, AccountRow.banned.is_(False))
        .order_by((AccountRow.mu - 3 * AccountRow.sigma).desc())
        .limit(100)
    )
    with Session(served.engine) as session:
        return [
            Rating(
                name=account.name,
                rating=shown(account.mu, account.sigma),
                mean=round(account.mu, 2),
                uncertainty=round(account.sigma, 2),
                games=account.games,
            )
            for account in session.scalars(wanted)
        ]


def _me(who: Identity) -> Me:
    return Me(name=who.name, account=who.account_name, rated=who.rated)


def _known(request: Request, response: Response, who: Identity) -> Token:
    """Set the cookie that identifies the browser."""
    served = services_of(request)
    token = served.people.token(who)
    set_cookie(request, response, served.settings, IDENTITY, token)
    return Token(**_me(who).model_dump(), token=token)


def _limit(request: Request, limit: RateLimits) -> None:
    if not within_limit(request, limit):
        raise TooMuch("too-fast")


# Guessing passwords


def _may_try_to_log_in(request: Request, name: str) -> bool:
    """Whether one more password may be tried for an account, by this browser."""
    served = services_of(request)
    device = _device(request, name)
    if device is not None:
        return served.logins_by_device.take(device)
    if not within_limit(request, served.logins):
        return False
    # However the name is spelled, it is the password of one account that may be guessed.
    return served.guesses.take(account_mark(name), network_of(address_of(request)))


def _device(request: Request, name: str) -> str | None:
    """What a browser shows that has logged in to an account before."""
    token = read_cookie(request, _device_cookie(name))
    return token if services_of(request).devices.recognises(token, name) else None


def _device_cookie(name: str) -> str:
    return DEVICE + account_mark(name)


def _remember_device(request: Request, response: Response, name: str) -> None:
    """Let the browser show from now on that it has logged in to this account."""
    served = services_of(request)
    token = _device(request, name) or served.devices.token(name)
    set_cookie(request, response, served.settings, _device_cookie(name), token)
