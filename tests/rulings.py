"""Which test stands for which ruling: `python tests/rulings.py` writes docs/rulings.md."""

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
PAGE = ROOT / "docs" / "rulings.md"
TITLES = {
    "general": "General rules",
    "base": "Base game",
    "base_2": "Base game, second edition",
    "intrigue": "Intrigue",
    "intrigue_2": "Intrigue, second edition",
    "alchemy": "Alchemy",
    "cornucopia": "Cornucopia",
    "guilds": "Guilds",
    "seaside": "Seaside",
    "prosperity": "Prosperity",
    "hinterlands": "Hinterlands",
    "promos": "Promotional cards",
    "beyond": "Sets beyond these",
}


@dataclass(frozen=True)
class Ruling:
    """A rule of the game as one testable statement."""

    id: str
    set: str
    text: str
    no_test: str


@dataclass(frozen=True)
class Test:
    """A scenario or a test function, and the rulings that it rests on."""

    file: Path
    name: str
    rules: tuple[str, ...]

    @property
    def link(self) -> str:
        """The test as a link of a page in docs/."""
        name = _cell(self.name.removeprefix("test_").replace("_", " "))
        return f"[{name}](../{self.file.relative_to(ROOT).as_posix()})"


def rulings() -> list[Ruling]:
    """Every ruling, in the order of the lists; those of the rulebooks come first."""
    first = ROOT / "rules" / "rulings.toml"
    files = sorted((ROOT / "rules").glob("*.toml"), key=lambda file: (file != first, file))
    return [
        Ruling(one["id"], one["set"], " ".join(one["text"].split()), one.get("no_test", ""))
        for file in files
        for one in tomllib.loads(file.read_text(encoding="utf-8"))["ruling"]
    ]


@cache
def tests() -> list[Test]:
    """Every scenario and every test function that names rulings."""
    found: list[Test] = []
    for file in sorted((TESTS / "scenarios").rglob("*.yaml")):
        for one in yaml.safe_load(file.read_text(encoding="utf-8")):
            found.append(Test(file, one["name"], tuple(map(str, one.get("rules", [])))))
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                rules = tuple(_marked(node))
                if rules:
                    found.append(Test(file, node.name, rules))
    return found


def _marked(function: ast.FunctionDef) -> Iterator[str]:
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rules":
            for argument in decorator.args:
                yield str(ast.literal_eval(argument))


def implemented() -> set[str]:
    """The sets whose rulings need tests."""
    modules = (ROOT / "src" / "throneroom" / "cards").glob("*.py")
    return {"general", "base", *(file.stem for file in modules if file.stem != "__init__")}


def by_ruling() -> dict[str, list[Test]]:
    """For every id that a test names, the tests that do."""
    table: dict[str, list[Test]] = {}
    for test in tests():
        for id in dict.fromkeys(test.rules):
            table.setdefault(id, []).append(test)
    return table


def complaints() -> list[str]:
    """What is wrong with rulings and tests, a line each."""
    table = by_ruling()
    known = {ruling.id: ruling for ruling in rulings()}
    lines = [
        f"{id} is no ruling, but {test.file.name}: {test.name} names it"
        for id, named in table.items()
        for test in named
        if id not in known
    ]
    for ruling in known.values():
        named = table.get(ruling.id, [])
        if ruling.no_test and named:
            lines.append(f"{ruling.id} needs no test, but {named[0].name} names it")
        if not ruling.no_test and not named and ruling.set in implemented():
            lines.append(f"{ruling.id} has no test: {ruling.text}")
    return lines


def page() -> str:
    """The content of docs/rulings.md."""
    table = by_ruling()
    every = rulings()
    done = implemented()
    lines = ["# Rulings and their tests", ""]
    lines += ["Every rule that the engine keeps, and the tests that would fail if it did not.", ""]
    for name in dict.fromkeys([*TITLES, *(ruling.set for ruling in every)]):
        some = [ruling for ruling in every if ruling.set == name]
        if not some:
            continue
        lines += [f"## {TITLES.get(name, name.capitalize())}", ""]
        if name not in done:
            lines += ["Not implemented yet.", ""]
        lines += ["| | Ruling | Tests |", "|---|---|---|"]
        for ruling in some:
            named = table.get(ruling.id, [])
            last = ", ".join(test.link for test in named)
            if ruling.no_test:
                last = f"none: {_cell(ruling.no_test)}"
            elif not named:
                last = "**missing**" if name in done else "not implemented yet"
            lines.append(f"| {ruling.id} | {_cell(ruling.text)} | {last} |")
        lines.append("")
    return "\n".join(lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("[", "\\[").replace("]", "\\]")


def main() -> int:
    """Write the page; the complaints are shown."""
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
    lines = complaints()
    for line in lines:
        print(line)
    return 1 if lines else 0


if __name__ == "__main__":
    raise SystemExit(main())
