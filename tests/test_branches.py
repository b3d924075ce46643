"""Playing on from a moment of a record: with the same cards, or with hidden ones dealt anew."""

import json
import random
from dataclasses import replace
from hashlib import sha256

import pytest
from form import games
from playing import all_cards, any_game, played, random_answer, whole_decision

from throneroom import Bot, Game, IllegalAnswer, Record, RecordError, new_game, read_record
from throneroom.bots.money import BigMoney
from throneroom.engine.fairness import Fairness, commitment_to, fair_seed
from throneroom.engine.redeal import Redeal
from throneroom.engine.shuffling import COUNTER, SHA256
from throneroom.text.log import Log
from throneroom.text.words import Words

SECRET = "7" * 64


def bots_game(seed: str = "a lucky day", generator: str = COUNTER) -> Record:
    """The record of a whole game between two bots."""
    bots: dict[int, Bot] = {0: BigMoney(), 1: BigMoney()}
    return Record.of(new_game("First Game", 2, seed, bots=bots, generator=generator))


def hands(game: Game) -> list[list[str]]:
    """What everybody holds."""
    return [game.view(seat).snapshot()["hand"] for seat in range(game.player_count)]


def test_the_same_deal_goes_as_it_went() -> None:
    record = bots_game()
    branch = record.branch(20)
    game = branch.game()
    assert game.answered == 20
    assert not game.over
    for _, words in record.answers[20:]:
        game.answer(words)
    assert replace(Record.of(game), names=record.names) == record


def test_dealt_anew_the_player_who_is_asked_notices_nothing() -> None:
    record = bots_game()
    before = record.branch(21).game()
    assert before.decision is not None
    seat = before.decision.seat
    dealt = [record.branch(21, f"seed {number}").game() for number in range(10)]
    for game in dealt:
        assert game.view(seat).snapshot() == before.view(seat).snapshot()
        assert whole_decision(game) == whole_decision(before)
        assert game.answered == 21
    assert len({str(hands(game)[1 - seat]) for game in dealt}) > 3
    assert len({game.check for game in dealt}) == 10


def test_a_branch_needs_a_moment_at_which_there_is_something_to_play() -> None:
    record = bots_game()
    last = len(record.answers)
    with pytest.raises(RecordError, match="there is nothing to play on"):
        record.branch(last)
    with pytest.raises(RecordError, match=f"has only {last} answers"):
        record.branch(last + 1)
    with pytest.raises(RecordError):
        record.branch(-1)


def test_a_stopped_game_can_be_played_on() -> None:
    game = new_game("First Game", 2, "x")
    game.answer("all")
    game.stop("resigned")
    branch = Record.of(game).branch(1)
    assert branch.stopped is None
    assert branch.game().decision is not None


@pytest.mark.parametrize("generator", [COUNTER, SHA256])
@pytest.mark.parametrize("number", games(30, 3))
def test_records_hold_what_was_dealt_anew(number: int, generator: str) -> None:
    game = any_game(number)
    chance = random.Random(number)
    for step in range(60):
        if game.decision is None:
            break
        if step in (0, 17, 18, 40):
            game.deal_anew(f"{number} {step}", generator)
            cards = all_cards(game.position())
            assert_same_again(game)
            assert all_cards(game.position()) == cards
        game.answer(random_answer(game.decision, chance, game))
    assert_same_again(game)


def assert_same_again(game: Game) -> None:
    """The record of a game gives the same one again, in both of its forms."""
    record = Record.of(game)
    again = record.game()
    assert again.check == game.check
    assert again.answered == game.answered
    assert read_record(record.text()) == record
    assert read_record(record.text()).text() == record.text()
    assert read_record(record.line()) == record


def test_a_line_tells_where_cards_are_dealt_anew() -> None:
    record = bots_game().branch(2, "another day", SHA256)
    lines = record.text().splitlines()
    at = lines.index('deal anew {"seed": "another day", "generator": "sha256"}')
    assert lines[at - 1].startswith("turn 2 Player 2 [")
    assert record.text().endswith("\n")


def test_old_records_are_written_as_before() -> None:
    record = bots_game()
    assert "deal anew" not in record.text()
    assert record.redeals == []


@pytest.mark.parametrize(
    "told",
    [
        "{",
        "{}",
        '{"seed": 7}',
        '{"seed": "x", "generator": "dice"}',
        '{"seed": "x", "mood": "good"}',
        '{"seed": "", "generator": "sha256"}',
        '{"seed": "x", "commitment": "x", "values": ["", ""]}',
        '{"seed": "x", "values": [[[]]]}',
    ],
)
def test_a_damaged_line_is_refused(told: str) -> None:
    text = bots_game().branch(2, "another day").text()
    with pytest.raises(RecordError, match="line 14"):
        read_record(text.replace('{"seed": "another day"}', told))


def test_cards_cannot_be_dealt_anew_after_the_end() -> None:
    record = bots_game()
    record.redeals.append(Redeal(len(record.answers), "x"))
    with pytest.raises(IllegalAnswer):
        record.game()
    record.redeals = [Redeal(len(record.answers) + 1, "x")]
    with pytest.raises(RecordError):
        read_record(record.line())


def test_a_branch_of_a_branch() -> None:
    first = bots_game().branch(10, "one")
    game = first.game(bots={0: BigMoney(), 1: BigMoney()})
    whole = Record.of(game)
    second = whole.branch(30, "two")
    assert second.redeals == [Redeal(10, "one"), Redeal(30, "two")]
    assert whole.branch(10, "three").redeals == [Redeal(10, "three")]
    assert whole.branch(10).redeals == [Redeal(10, "one")]
    assert whole.branch(5).redeals == []
    assert read_record(second.text()) == read_record(second.line()) == second


def test_nothing_from_before_is_undone() -> None:
    game = bots_game().branch(20, "anew").game()
    with pytest.raises(IllegalAnswer, match="no answer to undo"):
        game.undo()
    check = game.check
    assert game.decision is not None
    game.answer(random_answer(game.decision, random.Random(1), game))
    game.undo()
    assert game.check == check


def test_the_log_tells_it_once() -> None:
    game = bots_game().branch(20, "anew").game(watch=True)
    events = [event for event in game.events() if event.kind == "deal_anew"]
    assert len(events) == 1
    log = "\n".join(Log(Words("en"), ["Anna", "Ben"]).lines(game.events()))
    assert log.count("cannot see are dealt anew.") == 1
    assert game.decision is not None
    game.answer(random_answer(game.decision, random.Random(1), game))
    game.undo()
    assert [event.kind for event in game.events()].count("deal_anew") == 1


def draw(seed: str, number: int, count: int) -> int:
    """A number below `count`, as docs/protocol.md describes it."""
    digest = sha256(f"{seed} {number} 0".encode()).digest()
    words = [int.from_bytes(digest[place : place + 4], "big") for place in range(0, 32, 4)]
    return next(word for word in words if word < 2**32 - 2**32 % count) % count


def test_a_new_deal_can_be_checked_without_the_engine() -> None:
    record = bots_game(generator=SHA256)
    before = record.branch(0).game().position()
    after = record.branch(0, "s", SHA256).game().position()
    number = 0

    def deal(cards: list[int]) -> list[int]:
        nonlocal number
        left, dealt = sorted(cards), []
        while left:
            place = draw("s", number, len(left))
            number += 1
            dealt.append(left[place])
            left[place] = left[-1]
            left.pop()
        return dealt

    own, other = before.players
    assert after.players[0].deck.cards() == deal(own.deck.cards())
    dealt = deal([*other.deck.cards(), *other.hand.cards()])
    assert after.players[1].deck.cards() + after.players[1].hand.cards() == dealt
    assert after.rng == number


def test_later_shuffles_do_not_follow_from_the_seed_of_the_original() -> None:
    record = bots_game(generator=SHA256)
    game = record.branch(30, "fresh").game()
    position = game.position()
    assert position.shuffle_seed == "fresh"
    assert record.branch(30, "fresh").redeals[0].generator == SHA256


def test_the_seed_of_a_new_deal_can_be_checked() -> None:
    values = ("anna", "")
    fairness = Fairness(commitment_to(SECRET), values, SECRET)
    seed = fair_seed(SECRET, values)
    record = bots_game(generator=SHA256).branch(4, seed)
    record.redeals[0] = replace(record.redeals[0], fairness=fairness)
    assert read_record(record.text()) == read_record(record.line()) == record
    told = json.loads(record.redeals[0].text())
    assert told.keys() == {"seed", "generator", "commitment", "values", "secret"}


def test_when_a_turn_began() -> None:
    record = bots_game()
    assert record.answers_before(1) == 0
    assert record.branch(record.answers_before(5)).game().turn == 5
    with pytest.raises(RecordError, match="there is no turn 999"):
        record.answers_before(999)
    with pytest.raises(RecordError):
        record.answers_before(0)


@pytest.mark.parametrize("number", games(10, 2))
def test_a_game_that_was_dealt_anew_copies_and_goes_on(number: int) -> None:
    game = any_game(number)
    for _ in played(number, game, 20):
        pass
    if game.decision is None:
        return
    game.deal_anew("x", SHA256)
    copy = game.copy()
    for other in (game, copy):
        for _ in played(number + 1, other, 10):
            pass
    assert game.check == copy.check
