"""`make audit` never takes a question that nobody answered for a good answer."""

import json

import pytest
from supply import audit

CLEAN = {"dependencies": [{"name": "rich", "version": "15.0.0", "vulns": []}]}
SKIPPED = {"dependencies": [*CLEAN["dependencies"], {"name": "h11", "skip_reason": "not found"}]}
KNOWN = {"id": "PYSEC-1", "fix_versions": ["15.1"], "aliases": [], "description": ""}
VULNERABLE = {"dependencies": [{"name": "rich", "version": "15.0.0", "vulns": [KNOWN]}]}
HOLE = {"severity": "high", "range": "<2", "via": [{"title": "a hole"}, "other"]}


@pytest.mark.parametrize(
    ("output", "complaint", "status", "shown"),
    [
        (json.dumps(CLEAN), "No known vulnerabilities found", 0, "no vulnerability is known"),
        (json.dumps(SKIPPED), "No known vulnerabilities found", 3, "1 of 2 Python packages"),
        (json.dumps(VULNERABLE), "Found 1", 1, "rich 15.0.0: PYSEC-1, fixed in 15.1"),
        ("", "Traceback\nConnectionError: no such host\n", 3, "ConnectionError: no such host"),
        ("", "", 3, "all Python packages: no answer"),
    ],
)
def test_what_pip_audit_says(
    output: str, complaint: str, status: int, shown: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit.report(audit.python_findings(output, complaint)) == status
    assert shown in capsys.readouterr().out


@pytest.mark.parametrize(
    ("output", "complaint", "status", "shown"),
    [
        ('{"vulnerabilities": {}}', "", 0, "no vulnerability is known"),
        (json.dumps({"vulnerabilities": {"x": HOLE}}), "", 1, "x <2: high, a hole; through other"),
        ('{"message": "405 Method Not Allowed", "error": {}}', "", 3, "405 Method Not Allowed"),
        ("", "npm error network\nnpm error ENOTFOUND", 3, "npm error ENOTFOUND"),
    ],
)
def test_what_npm_says(
    output: str, complaint: str, status: int, shown: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit.report(audit.web_findings(output, complaint)) == status
    assert shown in capsys.readouterr().out


def test_both_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    findings = {"python": audit.Findings(), "web": audit.Findings()}
    monkeypatch.setattr(audit, "audit_python", lambda: findings["python"])
    monkeypatch.setattr(audit, "audit_web", lambda: findings["web"])
    assert audit.main() == audit.NONE_KNOWN
    for registry in findings:
        findings[registry].not_looked_up = ["all"]
        assert audit.main() == audit.NOT_LOOKED_UP
        findings[registry] = audit.Findings(vulnerable=["x"], not_looked_up=["all"])
        assert audit.main() == audit.SOME_KNOWN
        findings[registry] = audit.Findings()
