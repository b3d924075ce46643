"""Scenario files: reading them, and checking all scenarios of some."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from throneroom.engine.errors import reason
from throneroom.scenario.errors import Broken, Malformed
from throneroom.scenario.scenario import Scenario
from throneroom.scenario.values import show


@dataclass
class Report:
    """What checking some files has found."""

    held: int = 0
    broken: list[Broken] = field(default_factory=list)
    malformed: list[Malformed] = field(default_factory=list)

    @property
    def exit_status(self) -> int:
        """0 if all hold, 1 if an expectation is broken, 2 if a file is malformed."""
        return 2 if self.malformed else 1 if self.broken else 0


def check_paths(paths: Iterable[Path]) -> Report:
    """Check every scenario of some files and folders."""
    report = Report()
    for path in paths:
        if path.is_dir():
            files = sorted(f for f in path.rglob("*") if f.suffix in (".yaml", ".yml"))
            if not files:
                nothing = Malformed("no-scenario-files")
                report.malformed.append(Malformed("file", file=str(path), reason=nothing))
        else:
            files = [path]
        for file in files:
            _check_file(file, report)
    return report


def _check_file(file: Path, report: Report) -> None:
    try:
        scenarios = read_file(file)
    except Malformed as error:
        report.malformed.append(error)
        return
    for number, source in enumerate(scenarios, 1):
        name = name_of(source, number)
        try:
            broken = check(source)
        except Malformed as error:
            report.malformed.append(
                Malformed("in-scenario", file=str(file), name=name, reason=error)
            )
            continue
        report.broken += [
            Broken("in-scenario", file=str(file), name=name, reason=line) for line in broken
        ]
        report.held += not broken


def read_file(file: Path) -> list[Any]:
    """The scenarios of a file, not yet looked at one by one; complaints name the file."""
    try:
        return read(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, Malformed) as error:
        raise Malformed("file", file=str(file), reason=reason(error)) from None


def name_of(source: object, number: int) -> str | Malformed:
    """What a scenario is called in messages: its name, else its number in the file."""
    if isinstance(source, dict) and isinstance(source.get("name"), str):
        return str(source["name"])
    return Malformed("scenario-number", number=number)


def read(text: str) -> list[Any]:
    """The scenarios of a file's text, not yet looked at one by one."""
    try:
        content = yaml.load(text, _Loader)
    except yaml.YAMLError as error:
        raise Malformed("no-yaml", reason=" ".join(str(error).split())) from None
    except (AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        # What the YAML library says of a tag that does not fit its value.
        raise Malformed("no-yaml", reason=repr(error)) from None
    if not isinstance(content, list) or not content:
        raise Malformed("no-scenarios")
    return content


class _Loader(yaml.SafeLoader):
    """Refuses a key that stands twice, which YAML itself lets pass."""

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
        if not isinstance(node, yaml.MappingNode):
            return super().construct_mapping(node, deep)
        keys = [self.construct_object(key, deep=True) for key, _ in node.value]
        for key in keys:
            if keys.count(key) > 1:
                twice = Malformed("key-twice", word=show(key))
                raise Malformed("line", number=node.start_mark.line + 1, reason=twice)
        return super().construct_mapping(node, deep)


def check(source: object) -> list[Broken]:
    """Play a scenario; the expectations that do not hold, a line each."""
    return Scenario(source).check()
