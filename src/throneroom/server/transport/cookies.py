"""The cookies that browsers keep.

Over HTTPS their names begin with `__Host-`: browsers then let neither another host of the same
domain nor a page without encryption set them. Cookies without the prefix, from earlier versions or
from before there was HTTPS, still count until they are replaced.
"""

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from throneroom.server.settings import Settings

IDENTITY = "throneroom"
DEVICE = "throneroom-device-"
"""Followed by the mark of an account."""
HOST_ONLY = "__Host-"
YEAR = 365 * 24 * 60 * 60


def read_cookie(connection: HTTPConnection, name: str) -> str | None:
    """The value of a cookie, if the browser sends one."""
    cookies = connection.cookies
    return cookies.get(HOST_ONLY + name) or cookies.get(name)


def is_to_be_replaced(request: Request, settings: Settings, name: str) -> bool:
    """Whether the browser has this cookie without the prefix that it should have."""
    cookies = request.cookies
    return _is_secure(request, settings) and name in cookies and HOST_ONLY + name not in cookies


def set_cookie(
    request: Request, response: Response, settings: Settings, name: str, value: str
) -> None:
    """Have the browser keep a cookie that no script can read and no other site can send."""
    secure = _is_secure(request, settings)
    full_name = HOST_ONLY + name if secure else name
    response.set_cookie(
        full_name, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure
    )
    if secure and name in request.cookies:
        response.delete_cookie(name)


def delete_cookie(request: Request, response: Response, name: str) -> None:
    """Have the browser forget a cookie, with and without the prefix."""
    for present in {name, HOST_ONLY + name} & request.cookies.keys():
        response.delete_cookie(present, secure=present != name, httponly=True, samesite="lax")


def _is_secure(request: Request, settings: Settings) -> bool:
    return settings.public_url.startswith("https:") or request.url.scheme == "https"
