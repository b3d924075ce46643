"""What the unit tests of the browser client's log compare it with is what the terminal tells."""

import json

from web.logs import FILE, text

from throneroom.engine.card import CARDS
from throneroom.text.log import TABLE


def test_the_compared_lines_are_those_of_the_terminal() -> None:
    assert FILE.read_text("utf-8") == text(), "run: make generate"


def test_every_kind_of_event_and_every_card_is_compared() -> None:
    compared = json.loads(FILE.read_text("utf-8"))["turns"]
    events = [event for turn in compared for event in turn["events"]]
    assert {event["kind"] for event in events} == TABLE.keys()
    assert {card.id for card in CARDS} <= {id for event in events for id in event.get("cards", [])}
