"""The plans that come with the package, by name.

A plan is a file in `data/`; its title and a line on when it is good are in `plans.ftl`
under `plan-` and its name.
"""

from functools import cache
from importlib import resources

from throneroom.bots.plans.plan import Plan
from throneroom.bots.plans.reading import read_plan
from throneroom.engine.errors import SetupError
from throneroom.text.names import choice

ENDING = ".txt"


@cache
def plan_names() -> tuple[str, ...]:
    """The names of all plans, in alphabetical order."""
    files = (resources.files(__package__) / "data").iterdir()
    return tuple(sorted(file.name.removesuffix(ENDING) for file in files))


@cache
def named_plan(name: str) -> Plan:
    """A plan of the library."""
    if name not in plan_names():
        raise SetupError("no-plan", name=name[:40], hint=choice(name, plan_names()))
    folder = resources.files(__package__) / "data"
    return read_plan((folder / f"{name}{ENDING}").read_text(encoding="utf-8"))
