"""The words of the browser client: the same in all languages, none missing, none unused."""

import re
from pathlib import Path

import pytest
from test_text import messages

from throneroom.text.words import FILES, LANGUAGES

SOURCES = Path(__file__).parents[2] / "web" / "src"
CLIENT = ("web.ftl", "pages.ftl", "challenges.ftl", "replay.ftl", "bots.ftl", "strategy.ftl")
CODE = "\n".join(
    file.read_text(encoding="utf-8")
    for file in sorted(SOURCES.rglob("*"))
    if file.suffix in (".svelte", ".ts") and "generated" not in file.parts
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    assert messages(language, CLIENT) == messages("en", CLIENT)


def test_whatever_the_client_says_has_words() -> None:
    known = messages("en", (*FILES, *CLIENT))
    said = set(re.findall(r"""["'`]((?:web|page|replay|bot)-[a-z0-9-]+)["'`]""", CODE))
    assert len(said) > 100
    assert said - known.keys() == set()


def test_the_client_says_whatever_it_has_words_for() -> None:
    begun = tuple(re.findall(r"`((?:web|page|replay|bot)-[a-z0-9-]*)\$\{", CODE))
    unused = [
        key
        for key in messages("en", CLIENT)
        if "." not in key
        and not re.search(f"""["'`]{key}["'`]""", CODE)
        and not key.startswith(begun)
    ]
    assert unused == []
