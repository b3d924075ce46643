"""The recommended sets of ten, from recommended.toml."""

import tomllib
from importlib import resources

from throneroom.kingdoms.kingdom import Kingdom

_FILE = resources.files(__package__) / "recommended.toml"

RECOMMENDED = tuple(
    Kingdom(tuple(listed["cards"]), listed.get("bane"), id, listed.get("colonies"))
    for id, listed in tomllib.loads(_FILE.read_text(encoding="utf-8")).items()
)
