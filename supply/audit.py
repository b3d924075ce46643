"""Looks up known vulnerabilities of everything that is pinned, on PyPI and in the npm registry.

make audit

Ends with 0 if none is known, 1 if there are some, and 3 if something could not be looked up: no
answer is not a good answer. (make itself ends with 2 for both.)
"""

import json
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from hatch_build import call_npm  # noqa: E402
from supply.pins import FILES  # noqa: E402

NONE_KNOWN, SOME_KNOWN, NOT_LOOKED_UP = 0, 1, 3


@dataclass
class Findings:
    """What is known about the packages of one registry."""

    vulnerable: list[str] = field(default_factory=list)
    not_looked_up: list[str] = field(default_factory=list)


def audit_python() -> Findings:
    """Ask PyPI about the pins."""
    command = [
        str(Path(sys.executable).with_name("pip-audit")),
        "--disable-pip",
        "--require-hashes",
    ]
    command += [f"--requirement={ROOT / 'pins' / file}.txt" for file in FILES]
    command += ["--format=json", "--progress-spinner=off"]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    return python_findings(made.stdout, made.stderr)


def python_findings(output: str, complaint: str) -> Findings:
    """What pip-audit has found; what it skips counts as not looked up, though it ends with 0."""
    packages = parse(output).get("dependencies")
    if packages is None:
        return Findings(not_looked_up=[f"all Python packages: {last_line(complaint)}"])
    findings = Findings()
    for package in packages:
        for known in package.get("vulns", []):
            name = f"{package['name']} {package['version']}"
            fixed = ", ".join(known["fix_versions"]) or "no version"
            findings.vulnerable.append(f"{name}: {known['id']}, fixed in {fixed}")
    skipped = [package for package in packages if "skip_reason" in package]
    if skipped:
        count = f"{len(skipped)} of {len(packages)} Python packages"
        findings.not_looked_up.append(f"{count}, the first because: {skipped[0]['skip_reason']}")
    return findings


def audit_web() -> Findings:
    """Ask the npm registry about the lock."""
    made = call_npm(ROOT / "web", "audit", "--json", "--package-lock-only")
    return web_findings(made.stdout, made.stderr)


def web_findings(output: str, complaint: str) -> Findings:
    """What npm has found."""
    report = parse(output)
    if "vulnerabilities" not in report:
        reason = report.get("message") or last_line(complaint)
        return Findings(not_looked_up=[f"all npm packages: {reason}"])
    return Findings(
        vulnerable=[
            f"{name} {known['range']}: {known['severity']}, {titles(known['via'])}"
            for name, known in report["vulnerabilities"].items()
        ]
    )


def titles(causes: list[Any]) -> str:
    """Why a package is vulnerable: by itself, or through others that it uses."""
    return "; ".join(
        cause["title"] if isinstance(cause, dict) else f"through {cause}" for cause in causes
    )


def parse(output: str) -> dict[str, Any]:
    """The report of a tool; empty if it gave none."""
    try:
        report = json.loads(output)
    except ValueError:
        return {}
    return report if isinstance(report, dict) else {}


def last_line(text: str) -> str:
    """The end of a complaint, where tools say what is wrong."""
    return (text.strip().splitlines() or ["no answer"])[-1]


def report(findings: Findings) -> int:
    """Show all findings, and sum them up in a line and a status."""
    for line in findings.vulnerable:
        print(f"VULNERABLE: {line}")
    for line in findings.not_looked_up:
        print(f"NOT LOOKED UP: {line}")
    if findings.vulnerable:
        print(f"audit: {len(findings.vulnerable)} vulnerabilities are known.")
        return SOME_KNOWN
    if findings.not_looked_up:
        print("audit: INCOMPLETE, so this says nothing about what was not looked up.")
        return NOT_LOOKED_UP
    print("audit: no vulnerability is known.")
    return NONE_KNOWN


def main() -> int:
    """Ask both registries."""
    python, web = audit_python(), audit_web()
    return report(
        Findings(python.vulnerable + web.vulnerable, python.not_looked_up + web.not_looked_up)
    )


if __name__ == "__main__":
    raise SystemExit(main())
