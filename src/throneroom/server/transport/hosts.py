"""The names under which a server may be asked for.

A page of another site can let its own name lead to the address of this machine (DNS rebinding);
then the browser takes that site and this server for the same, and its scripts could read whatever
the server tells. But the browser still sends the name.
"""

import ipaddress
import re
from urllib.parse import urlsplit

from throneroom.server.settings import Settings

LONGEST_HOST = 260
"""Characters; a name has 253 at most, and a port five."""
HOST = re.compile(r"(\[[^\[\]]+\]|[^:\[\]]+)(?::[0-9]{1,5})?")


class KnownHosts:
    """Decides by the header `Host`."""

    def __init__(self, settings: Settings) -> None:
        public = urlsplit(settings.public_url).hostname or ""
        named = ("localhost", settings.host, public, *settings.allowed_hosts)
        self._names = frozenset(_plain(name) for name in named)

    def __contains__(self, host: str) -> bool:
        """Whether it is one of the names, or an IP address, which no other site can have."""
        name = host_name(host)
        return name is not None and (name in self._names or _is_address(name))


def host_name(host: str) -> str | None:
    """The name or address in a header `Host`, without its port; None if it is malformed."""
    found = HOST.fullmatch(host) if len(host) <= LONGEST_HOST else None
    return None if found is None else _plain(found[1].strip("[]"))


def _plain(name: str) -> str:
    """A name as names are compared; a dot at its end says only that it is complete."""
    return name.lower().removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
