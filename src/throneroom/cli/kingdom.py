"""`throneroom kingdom`: find, draw or pick a kingdom."""

import argparse
import secrets
import sys

from throneroom.cli.parser import Commands
from throneroom.engine.basics import COLONY, PLATINUM
from throneroom.engine.card import CARDS
from throneroom.engine.errors import SetupError
from throneroom.kingdoms import (
    RECOMMENDED,
    Draft,
    Kingdom,
    parse,
    random_kingdom,
    read_wishes,
)
from throneroom.terminal.lines import read_line
from throneroom.terminal.screen import Screen
from throneroom.text.words import LANGUAGES, Words


def add(commands: Commands) -> None:
    """`throneroom kingdom list|show|random|draft`."""
    group = Commands(commands.add("kingdom"))
    group.add("list").set_defaults(run=list_kingdoms)
    show = group.add("show")
    show.takes("kingdom", "kingdom", nargs="+")
    show.set_defaults(run=show_kingdom)
    draw = group.add("random")
    draw.takes("--seed", "text")
    draw.takes("--set", "set", action="append")
    draw.takes("--require", "card", action="append", default=[])
    draw.takes("--ban", "card", action="append", default=[])
    draw.takes("--with", "feature", action="append", default=[], dest="some")
    draw.takes("--without", "feature", action="append", default=[])
    draw.takes("--curve", action="store_true")
    draw.takes("--most-alchemy", "number", type=int, default=5)
    draw.takes("--lone-potion", action="store_true")
    draw.takes("--colonies", action="store_true", default=None)
    draw.takes("--no-colonies", action="store_false", dest="colonies")
    draw.set_defaults(run=draw_kingdom)
    draft = group.add("draft")
    draft.takes("--players", "number", type=int, default=2)
    draft.set_defaults(run=draft_kingdom)


def list_kingdoms(options: argparse.Namespace, words: Words) -> int:  # noqa: ARG001
    """Show all recommended sets, the name in the language of `words` first."""
    languages = sorted(LANGUAGES, key=lambda language: language != words.language)
    for kingdom in RECOMMENDED:
        names = " / ".join(kingdom.name(language) for language in languages)
        print(f"{names}: {kingdom.listed(words)}")
    return 0


def show_kingdom(options: argparse.Namespace, words: Words) -> int:
    """Show a kingdom in a line, and its cards."""
    show_cards(parse(" ".join(options.kingdom)), words)
    return 0


def draw_kingdom(options: argparse.Namespace, words: Words) -> int:
    """Draw a kingdom and show it."""
    wishes = read_wishes(
        sets=options.set,
        required=options.require,
        banned=options.ban,
        with_some=options.some,
        without=options.without,
        price_curve=options.curve,
        most_alchemy=options.most_alchemy,
        lone_potion=options.lone_potion,
        colonies=options.colonies,
        words=words,
    )
    seed = secrets.token_hex(4) if options.seed is None else options.seed
    show_cards(random_kingdom(seed, wishes), words)
    print(words.say("seed-line", seed=seed))
    return 0


def draft_kingdom(options: argparse.Namespace, words: Words) -> int:
    """Let players pick the cards in turn, a name per line."""
    if not 2 <= options.players <= 6:
        raise SetupError("draft-players", count=options.players)
    draft = Draft(options.players)
    while draft.turn is not None:
        place = len(draft.picked) + 1
        prompt = words.say("draft-prompt", seat=draft.turn + 1, place=place)
        line = read_line(f"{prompt} ", sys.stdin, sys.stdout)
        if not line:
            raise SetupError("draft-ended")
        try:
            card = draft.find(line, words)
        except SetupError as error:
            print(words.error(error))
            continue
        draft = draft.after(card)
        print(words.name(card))
    show_cards(draft.kingdom(secrets.token_hex(4)), words)
    return 0


def show_cards(kingdom: Kingdom, words: Words) -> None:
    """The kingdom in a line, then every card in one."""
    screen = Screen(words, [])
    print(kingdom.listed(words))
    for card in kingdom.by_price(words):
        print("  " + screen.card(card))
    if kingdom.bane is not None:
        print("  " + words.say("kingdom-bane", card=screen.card(kingdom.bane)))
    if kingdom.with_colonies:
        for basic in (PLATINUM, COLONY):
            print("  " + screen.card(CARDS[basic]))
