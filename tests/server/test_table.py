"""What a table is follows from its entries, and what clients are told from the table."""

import random

import pytest
from playing import random_answer
from server.sitting import Sitting, Told, somebody

from throneroom.kingdoms import KINGDOM_CARDS
from throneroom.server.protocol.updates import GamePart
from throneroom.server.tables.frames import event_part
from throneroom.server.tables.table import KEPT_CHAT

ANNA, BEN, CAROL = somebody("anna"), somebody("ben"), somebody("carol")


def played(number: int, turns: int = 25) -> Sitting:
    """A game of any cards with many undos."""
    chance = random.Random(f"table {number}")
    cards = ", ".join(card.id for card in chance.sample(KINGDOM_CARDS, 10))
    people = [ANNA, BEN, CAROL][: chance.choice((2, 3))]
    sitting = Sitting(kingdom=cards, seats=["person"] * len(people), undo="always").begin(*people)
    while (decision := sitting.game.decision) is not None and sitting.game.turn < turns:
        who = sitting.asked()
        seat = sitting.table.seats_of(who.persons)[0]
        if chance.random() < 0.05 and sitting.table.answers_since(seat):
            sitting.ask(who, {"type": "undo", "seat": seat})
            continue
        answer = random_answer(decision, chance)
        words = answer if isinstance(answer, list) else [answer]
        sitting.answer(who, *map(str, words))
    return sitting


@pytest.mark.parametrize("number", range(8))
def test_another_process_rebuilds_the_same_table(number: int) -> None:
    sitting = played(number)
    again = sitting.rebuilt()
    assert again.game is not None
    assert again.game.check == sitting.game.check
    for seat in (None, *range(len(again.seats))):
        mine = [event_part(event) for event in sitting.game.events(0, seat)]
        theirs = [event_part(event) for event in again.game.events(0, seat)]
        assert mine == theirs
    mine_asked, their_asked = sitting.game.decision, again.game.decision
    if mine_asked is not None and their_asked is not None:
        assert mine_asked.number == their_asked.number
    assert again.seats == sitting.table.seats
    assert (again.number, again.shaped, again.moved) == (
        sitting.table.number,
        sitting.table.shaped,
        sitting.table.moved,
    )


@pytest.mark.parametrize("number", range(4))
def test_a_client_that_comes_back_gets_what_it_missed(number: int) -> None:
    """A client that was told all the time and one that came and went have the same log."""
    sitting = Sitting(undo="always").begin(ANNA, BEN)
    steady, flaky = sitting.channel(ANNA), sitting.channel(ANNA)
    chance = random.Random(number)
    while (decision := sitting.game.decision) is not None and sitting.game.turn < 20:
        answer = random_answer(decision, chance)
        sitting.answer(sitting.asked(), *map(str, answer if isinstance(answer, list) else [answer]))
        steady.news()
        if chance.random() < 0.3:
            flaky.news()
        if chance.random() < 0.2:
            again = sitting.channel(ANNA)
            again._event, again._entry = flaky._event, flaky._entry
            again.log = flaky.log
            flaky = again
    flaky.news()
    assert flaky.log == steady.log
    assert [event["number"] for event in steady.log] == list(range(1, len(steady.log) + 1))


# At one screen


def game_part(told: Told) -> GamePart:
    update = told.news()
    assert update is not None
    return update["game"]


def test_each_hand_is_shown_when_its_player_is_looking() -> None:
    sitting = Sitting()
    sitting.sit(ANNA, name="Anna")
    sitting.sit(ANNA, name="Ben")
    told = sitting.channel(ANNA)
    sitting.ask(ANNA, {"type": "start"})
    asked = sitting.table.asked
    part = game_part(told)
    assert part["viewer"] is None
    assert part["hand_over"] == asked
    assert part["view"]["hand"] == []
    assert part["decision"] is None
    told.show(asked)
    part = game_part(told)
    assert (part["viewer"], part["hand_over"]) == (asked, None)
    assert len(part["view"]["hand"]) == 5
    assert part["decision"] is not None
    sitting.answer(ANNA, "all")
    assert game_part(told)["viewer"] == asked
    sitting.answer(ANNA, "done")
    part = game_part(told)
    assert part["viewer"] is None
    assert part["hand_over"] == sitting.table.asked != asked
    assert all(card is None for e in part["events"] if e["kind"] == "draw" for card in e["cards"])
    told.show(sitting.table.asked, 0)
    part = game_part(told)
    assert part["events"][0]["number"] == 1
    assert len(part["view"]["hand"]) == 5


def test_nobody_is_shown_the_hand_of_a_seat_that_is_not_theirs() -> None:
    sitting = Sitting().begin(ANNA, BEN)
    told = sitting.channel(ANNA)
    with pytest.raises(Exception, match="not your seat"):
        told.show(1)
    assert game_part(told)["viewer"] == 0


def test_the_log_is_told_again_only_where_a_screen_changes_hands() -> None:
    sitting = Sitting().begin(ANNA, BEN)
    for who, seat in ((ANNA, 0), (CAROL, None)):
        told = sitting.channel(who)
        assert game_part(told)["events"]
        told.show(seat, 0)
        assert told.news() is None


# What is told


def test_points_and_decks_are_shown_as_the_table_says() -> None:
    open_, closed = Sitting().begin(ANNA, BEN), Sitting(points=False, tracker=False)
    closed.begin(ANNA, BEN)
    view = game_part(open_.channel(ANNA))["view"]
    assert view["players"][1]["points"] == 3
    assert view["players"][1]["cards"] == {"copper": 7, "estate": 3}
    assert view["deck"]
    view = game_part(closed.channel(ANNA))["view"]
    assert not {"deck", "discard"} & set(view)
    assert not {"points", "cards", "known_on_deck"} & set(view["players"][0])
    closed.ask(ANNA, {"type": "resign", "seat": 0})
    view = game_part(closed.channel(BEN))["view"]
    assert view["players"][0]["points"] == 3


def test_the_end_tells_everything() -> None:
    sitting = Sitting().begin(ANNA, BEN)
    sitting.ask(BEN, {"type": "resign", "seat": 1})
    update = sitting.channel(CAROL).news()
    assert update is not None
    result = update["table"]["result"]
    assert result is not None
    assert result["places"] == [1, 2]
    assert result["decks"] == [{"copper": 7, "estate": 3}] * 2
    assert [len(hand) for hand in result["hands"]] == [5, 5]
    assert result["secret"] == sitting.table.secret
    record = sitting.table.record()
    assert record.fairness is not None
    record.fairness.check(record.seed)


def test_only_what_is_new_is_sent() -> None:
    sitting = Sitting().begin(ANNA, BEN)
    told = sitting.channel(ANNA)
    first = told.news()
    assert first is not None
    assert {"table", "game"} <= set(first)
    assert told.news() is None
    sitting.answer(sitting.asked(), "all")
    second = told.news()
    assert second is not None
    assert "table" not in second
    assert len(second["game"]["events"]) == 1
    sitting.ask(BEN, {"type": "say", "seat": 1, "text": "good luck"})
    third = told.news()
    assert third is not None
    assert set(third) == {"type", "protocol", "entry", "chat"}


def test_the_muted_are_not_heard() -> None:
    sitting = Sitting().begin(ANNA, BEN)
    told = sitting.channel(ANNA)
    told.news()
    told._muted.add(1)
    sitting.ask(BEN, {"type": "say", "seat": 1, "text": "you will lose"})
    assert told.news() is None


def test_latecomers_hear_the_latest_remarks() -> None:
    sitting = Sitting().begin(ANNA, BEN)
    for number in range(KEPT_CHAT + 5):
        sitting.ask(BEN, {"type": "say", "seat": 1, "text": f"remark {number}"})
    update = sitting.channel(CAROL).news()
    assert update is not None
    assert update["chat"][0]["text"] == "remark 5"
    assert len(update["chat"]) == KEPT_CHAT


def test_the_clock_is_told() -> None:
    sitting = Sitting(clock=60).begin(ANNA, BEN)
    clock = game_part(sitting.channel(ANNA))["clock"]
    assert clock is not None
    assert clock["running"] == sitting.table.asked


@pytest.mark.parametrize(
    ("policy", "after_treasures", "after_turn"),
    [
        ("off", "no", "no"),
        ("free", "free", "no"),
        ("consent", "free", "ask"),
        ("always", "free", "free"),
    ],
)
def test_clients_know_whether_undo_is_possible(
    policy: str, after_treasures: str, after_turn: str
) -> None:
    sitting = Sitting(undo=policy).begin(ANNA, BEN)
    who = sitting.asked()
    told = sitting.channel(who)
    assert game_part(told)["undo"] == "no"
    sitting.answer(who, "all")
    assert game_part(told)["undo"] == after_treasures
    sitting.answer(who, "done")
    assert game_part(told)["undo"] == after_turn
