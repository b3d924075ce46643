"""The browser client: the files that were built from web/."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

FOLDER = Path(__file__).parents[1] / "site"
FOR_EVER = "public, max-age=31536000, immutable"
MISSING = (
    "Throneroom runs, but its browser client was not built.\n"
    "It is built when the package is installed; see web/README.md.\n"
)


class Site(StaticFiles):
    """The client's files; every other path is one of its pages."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page that finds out by itself what the address means."""
        if path.startswith("api/"):
            raise HTTPException(404)
        known = (FOLDER / path).is_file()
        response = await super().get_response(path if known else "index.html", scope)
        # Files in assets have their hash in their names.
        lasting = known and path.startswith("assets/")
        response.headers["Cache-Control"] = FOR_EVER if lasting else "no-cache"
        return response


def site() -> ASGIApp:
    """The client, compressed in transit."""
    if not (FOLDER / "index.html").exists():
        return PlainTextResponse(MISSING, 404)
    return GZipMiddleware(Site(directory=FOLDER), minimum_size=1000)
