"""Builds the site: the reference in every language, and the documents for builders in English.

python docs/site/build.py   ->   build/docs/site/index.html
"""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from throneroom import CARDS, reference
from throneroom.engine.card import LATER, Card
from throneroom.kingdoms import RECOMMENDED
from throneroom.reference import ReferenceEntry
from throneroom.text.book import LANGUAGES
from throneroom.text.names import plain_words
from throneroom.text.words import Words

HERE = Path(__file__).parent
DOCUMENTS = HERE.parent
OUTPUT = HERE.parents[1] / "build" / "docs"
SOURCE = HERE.parents[1] / "src"
FOR_BUILDERS = (
    "plans", "lab", "thinking", "analysis", "library", "learning", "protocol", "operate",
    "security", "scenarios", "puzzles", "design", "rulings", "dependencies", "licences",
)  # fmt: skip
REDIRECT = """<!doctype html>
<meta charset="utf-8">
<title>Throneroom</title>
<script>location = navigator.language.startsWith("de") ? "de/index.html" : "en/index.html"</script>
<p><a href="en/index.html">English</a> <a href="de/index.html">Deutsch</a></p>
"""


class Site:
    """The pages in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Words(language)
        self.folder = OUTPUT / "pages" / language

    def write(self) -> None:
        """Everything that mkdocs needs."""
        (self.folder / "cards").mkdir(parents=True)
        shutil.copy(HERE / f"index.{self.language}.md", self.folder / "index.md")
        shutil.copy(HERE / "style.css", self.folder / "style.css")
        self._page("rules", "page-rules", self._entries(reference.rules(self.language), "##"))
        self._page(
            "glossary", "page-glossary", self._entries(reference.glossary(self.language), "###")
        )
        self._page("kingdoms", "page-kingdoms", self._kingdoms())
        self._page("cards/index", "page-cards", self._card_table())
        for card in CARDS:
            (self.folder / "cards" / f"{card.id}.md").write_text(
                "\n".join(self._card(card)), encoding="utf-8"
            )
        if self.language == LANGUAGES[0]:
            for name in FOR_BUILDERS:
                shutil.copy(DOCUMENTS / f"{name}.md", self.folder)
            shutil.copy(HERE / "api.md", self.folder)
            shutil.copytree(DOCUMENTS / "pictures", self.folder / "pictures")
        config = OUTPUT / f"mkdocs.{self.language}.yml"
        config.write_text(yaml.safe_dump(self._config()), encoding="utf-8")

    def build(self) -> None:
        """Let mkdocs make HTML of it; a broken link fails."""
        config = OUTPUT / f"mkdocs.{self.language}.yml"
        command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
        subprocess.run([*command, "--config-file", str(config)], check=True)

    def _config(self) -> dict[str, Any]:
        config: dict[str, Any] = yaml.safe_load((HERE / "mkdocs.yml").read_text(encoding="utf-8"))
        if self.language == LANGUAGES[0]:
            config["plugins"].append({"mkdocstrings": _from_docstrings()})
        config["docs_dir"] = str(self.folder)
        config["site_dir"] = str(OUTPUT / "site" / self.language)
        config["theme"]["language"] = self.language
        for palette in config["theme"]["palette"]:
            palette["toggle"]["name"] = self.words.say("page-theme")
        config["extra"] = {
            "generator": False,
            "alternate": [
                {"name": _called(code), "link": f"../{code}/index.html", "lang": code}
                for code in LANGUAGES
            ],
        }
        say = self.words.say
        nav: list[dict[str, Any]] = [
            {say("page-start"): "index.md"},
            {say("page-rules"): "rules.md"},
            {say("page-cards"): ["cards/index.md", *(f"cards/{c.id}.md" for c in self._ordered())]},
            {say("page-glossary"): "glossary.md"},
            {say("page-kingdoms"): "kingdoms.md"},
        ]
        if self.language == LANGUAGES[0]:
            names = [*FOR_BUILDERS, "api"]
            nav.append({say("page-builders"): [f"{name}.md" for name in names]})
        config["nav"] = nav
        return config

    def _page(self, name: str, title: str, lines: Iterator[str]) -> None:
        text = "\n".join([f"# {self.words.say(title)}", "", *lines])
        (self.folder / f"{name}.md").write_text(text + "\n", encoding="utf-8")

    def _entries(self, entries: list[ReferenceEntry], heading: str) -> Iterator[str]:
        for entry in entries:
            yield f"{heading} {entry.title} {{ #{entry.key} }}"
            yield ""
            yield entry.text
            yield ""

    def _ordered(self) -> list[Card]:
        return sorted(CARDS, key=lambda card: plain_words(self.words.name(card)))

    def _card_table(self) -> Iterator[str]:
        heads = [self.words.say(f"page-{column}") for column in ("card", "price", "types", "text")]
        for set in reference.sets():
            yield f"## {self.words.say(f'set-{set}')} {{ #{set} }}"
            yield ""
            yield f"| {' | '.join(heads)} |"
            yield "|---|---|---|---|"
            for card in reference.Search(sets=(set,)).cards(self.words):
                link = f"[{self.words.name(card)}]({card.id}.md)"
                cells = (link, self._price(card), self._types(card), self.words.rules(card))
                yield f"| {' | '.join(cells)} |"
            yield ""

    def _card(self, card: Card) -> Iterator[str]:
        others = [Words(code).name(card) for code in LANGUAGES if code != self.language]
        yield f"# {self.words.name(card)}"
        yield ""
        yield f"{self._price(card)} · {self._types(card)} · {self.words.say(f'set-{card.set}')} · "
        yield f"*{', '.join(others)}*"
        yield ""
        yield self.words.rules(card)
        yield ""
        if self.words.card_part(card, "later"):
            yield self.words.say("card-later", rules=self.words.rules(card, LATER))
            yield ""
        for question in reference.questions(card, self.language):
            yield f"**{question.title}**  "
            yield question.text
            yield ""
        found = reference.recommended_with(card)
        if found:
            links = [
                f"[{kingdom.name(self.language)}](../kingdoms.md#{kingdom.id})" for kingdom in found
            ]
            yield self.words.say("card-kingdoms", names=", ".join(links))

    def _kingdoms(self) -> Iterator[str]:
        for kingdom in RECOMMENDED:
            yield f"## {kingdom.name(self.language)} {{ #{kingdom.id} }}"
            yield ""
            cards = sorted(kingdom.cards, key=lambda c: (c.cost, self.words.name(c)))
            links = [f"[{self.words.name(card)}](cards/{card.id}.md)" for card in cards]
            yield ", ".join(links) + "."
            yield ""
            if kingdom.bane is not None:
                bane = f"[{self.words.name(kingdom.bane)}](cards/{kingdom.bane.id}.md)"
                yield self.words.say("kingdom-bane", card=bane)
                yield ""

    def _price(self, card: Card) -> str:
        price = self.words.price(int(card.cost), int(card.potion_cost))
        return f'<span class="price">{price}</span>'

    def _types(self, card: Card) -> str:
        telling = next(
            name
            for name in ("curse", "attack", "reaction", "victory", "treasure", "action")
            if name in card.type_names
        )
        return f'<span class="types {telling}">{self.words.types(card)}</span>'


def _from_docstrings() -> dict[str, Any]:
    """How the API reference is made: from the sources alone, nothing is imported."""
    options = {
        "allow_inspection": False,
        "docstring_section_style": "list",
        "filters": ["!^_"],
        "heading_level": 3,
        "members_order": "source",
        "show_bases": False,
        "show_root_heading": True,
        "show_root_full_path": False,
        "show_signature_annotations": True,
        "separate_signature": True,
        "show_source": False,
    }
    return {"handlers": {"python": {"paths": [str(SOURCE)], "options": options}}}


def _called(language: str) -> str:
    return Words(language).say("language-name")


def main() -> None:
    """Build the site anew."""
    shutil.rmtree(OUTPUT, ignore_errors=True)
    for language in LANGUAGES:
        site = Site(language)
        site.write()
        site.build()
        print(f"{_called(language)}: {OUTPUT / 'site' / language / 'index.html'}")
    (OUTPUT / "site" / "index.html").write_text(REDIRECT, encoding="utf-8")


if __name__ == "__main__":
    main()
