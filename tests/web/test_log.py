"""What the unit tests of the browser client's log compare it with is what the terminal tells."""

from web.logs import FILE, text


def test_the_compared_lines_are_those_of_the_terminal() -> None:
    assert FILE.read_text("utf-8") == text(), "python tests/web/logs.py writes it anew"
