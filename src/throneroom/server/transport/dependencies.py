"""Who sends a request, from where and in which language; the dependencies of routes."""

import hmac
import ipaddress
from dataclasses import replace
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends
from starlette.requests import HTTPConnection

from throneroom.server.errors import Stranger
from throneroom.server.people.identity import Identity
from throneroom.server.transport.cookies import IDENTITY, read_cookie
from throneroom.server.transport.hosts import host_name
from throneroom.server.transport.limits import RateLimits
from throneroom.server.transport.services import Services
from throneroom.text.words import LANGUAGES, Words

LONGEST_SHOWN = 80
"""How many characters of a host name a refusal repeats."""
LOOPBACK = ("127.0.0.1", "::1")


def services_of(connection: HTTPConnection) -> Services:
    """The running server."""
    services: Services = connection.app.state.services
    return services


def words_for(connection: HTTPConnection) -> Words:
    """The language that the client asks for first among those we have."""
    accepted = connection.headers.get("accept-language", "")[:100].lower()
    wanted = [part.strip()[:2] for part in accepted.split(",")]
    return Words(next((code for code in wanted if code in LANGUAGES), LANGUAGES[0]))


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client is not None else ""


def within_limit(connection: HTTPConnection, limit: RateLimits) -> bool:
    """Whether one more request from this address is within a limit.

    Requests from this machine are not limited. So behind a proxy that does not tell where requests
    come from there are no limits, rather than one that everyone shares.
    """
    address = address_of(connection)
    return address in LOOPBACK or limit.take(network_of(address))


def network_of(address: str) -> str:
    """What counts as one address: with IPv6, each network of 2**64 addresses."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(found.ipv4_mapped or format(int(found) >> 64, "x"))


def token_of(connection: HTTPConnection) -> str | None:
    """The token of a browser or program, if it sends one."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return token.strip()
    return read_cookie(connection, IDENTITY)


def identity_of(connection: HTTPConnection) -> Identity | None:
    """Who sends the request, None if unknown; reads the database."""
    who = services_of(connection).people.find(token_of(connection))
    if who is None:
        return None
    if who.banned:
        raise Stranger("banned")
    address = address_of(connection)
    # Behind a proxy that does not tell where requests come from, all have this machine's address.
    return replace(who, address="" if address in LOOPBACK else network_of(address))


def known(connection: HTTPConnection) -> Identity:
    """Who sends the request; Stranger if unknown."""
    who = identity_of(connection)
    if who is None:
        raise Stranger("who-are-you")
    return who


def check_host(connection: HTTPConnection) -> None:
    """Refuse a request for a name that this server does not go by.

    Very old programs name no host; browsers always do.
    """
    host = connection.headers.get("host")
    if host is not None and host not in services_of(connection).hosts:
        name = host_name(host) or ""
        raise Stranger("foreign-host", host=name[:LONGEST_SHOWN] or "?")


def check_page(connection: HTTPConnection) -> None:
    """Refuse what comes neither from one of our pages nor from a program, which names no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    public = urlsplit(services_of(connection).settings.public_url).netloc
    own = {public, connection.headers.get("host", "")} - {""}
    if not any(_same(_host(origin), host) for host in own):
        raise Stranger("foreign-page")


def _host(origin: str) -> str:
    """The host of an origin; empty if it is malformed."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.lower().encode(), other.lower().encode())


Served = Annotated[Services, Depends(services_of)]
Known = Annotated[Identity, Depends(known)]
Perhaps = Annotated[Identity | None, Depends(identity_of)]
Spoken = Annotated[Words, Depends(words_for)]
