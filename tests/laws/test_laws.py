"""Laws that hold in every game, whatever is played."""

import random
from collections import Counter

import pytest
from form import games
from playing import (
    TURN_LIMIT,
    all_cards,
    any_game,
    cards_of,
    counted,
    everything_seen,
    everything_told,
    observed,
    played,
    random_answer,
    to_the_end,
)

from throneroom import BY_ID, CARDS, Card, Game, IllegalAnswer, Record, View, read_record
from throneroom.engine.determinise import determinise
from throneroom.engine.events import Event
from throneroom.engine.fast_view import SPECTATOR, FastView
from throneroom.engine.player import staying_slots
from throneroom.engine.rng import seed_of
from throneroom.text.log import Log, taken_back
from throneroom.text.words import Words


@pytest.mark.parametrize("number", games(800, 40))
def test_cards_are_conserved_and_counted(number: int) -> None:
    game = any_game(number)
    at_the_start = all_cards(game.position())
    for _ in played(number, game):
        position = game.position()
        assert all_cards(position) == at_the_start
        for player in position.players:
            assert counted(cards_of(player)) == player.owned.as_dict()
    assert game.over
    position = game.position()
    assert position.empty_piles == sum(position.supply.of(pile) == 0 for pile in position.piles)


@pytest.mark.parametrize("number", games(150, 8))
def test_between_questions_nothing_is_left_lying(number: int) -> None:
    game = any_game(number)
    cards = game.setup.catalogue.cards
    for _ in played(number, game):
        if game.decision is not None and game.decision.source is None:
            position = game.position()
            for player in position.players:
                assert not len(player.revealed)
                assert not len(player.passed)
                assert {cards[card].id for card in player.set_aside} <= {"horse_traders"}
                staying = staying_slots(player)
                assert player.seat == game.current or len(player.in_play) == len(staying)
                havens = [slot for slot in staying if cards[player.in_play.at(slot)].id == "haven"]
                assert len(player.saved) <= sum(player.due.at(slot) for slot in havens)


@pytest.mark.parametrize("number", games(120, 5))
def test_a_copy_at_every_question_plays_on_identically(number: int) -> None:
    game = any_game(number)
    copies: list[tuple[int, Game]] = []
    given: list[object] = []
    chance = random.Random(number)
    while (decision := game.decision) is not None and len(given) < 150:
        copies.append((len(given), game.copy()))
        given.append(random_answer(decision, chance, game))
        game.answer(given[-1])
    for start, copy in copies[:: max(1, len(copies) // 20)]:
        for answer in given[start:]:
            copy.answer(answer)
        assert copy.check == game.check
        assert everything_seen(copy) == everything_seen(game)


@pytest.mark.parametrize("number", games(120, 5))
def test_a_copy_leaves_the_original_alone(number: int) -> None:
    game = any_game(number)
    for _ in played(number, game, 60):
        before = everything_seen(game)
        copy = game.copy()
        for _ in played(number + 1, copy, 5):
            pass
        assert everything_seen(game) == before


@pytest.mark.parametrize("number", games(150, 8))
def test_the_record_gives_the_same_game(number: int) -> None:
    game = to_the_end(number, any_game(number))
    record = Record.of(game)
    again = read_record(record.text())
    assert again == record
    assert again.text() == record.text()
    assert read_record(record.line()) == record
    replayed = again.game()
    assert replayed.check == game.check
    assert everything_seen(replayed) == everything_seen(game)
    best = max(zip(game.scores, [-turns for turns in game.turns], strict=True))
    assert replayed.winners == game.winners
    assert game.winners == [
        seat for seat in range(game.player_count) if (game.scores[seat], -game.turns[seat]) == best
    ]


@pytest.mark.parametrize("number", games(150, 8))
def test_undo_leads_back_to_where_it_was(number: int) -> None:
    game = any_game(number, watch=True)
    seen: list[tuple[str, list[object]]] = []
    for _ in played(number, game, 80):
        seen.append((game.check, everything_seen(game)))
    numbers = [] if game.decision is None else [game.decision.number]
    while seen:
        back = min(len(seen), 1 + len(seen) % 3)
        game.undo(back)
        check, views = seen[-back]
        del seen[-back:]
        assert (game.check, everything_seen(game)) == (check, views)
        assert game.decision is not None
        numbers.append(game.decision.number)
    assert numbers == sorted(set(numbers))
    events = [event.number for event in game.events()]
    assert events == list(range(1, len(events) + 1))


@pytest.mark.parametrize("number", games(60, 6))
def test_the_log_without_what_was_taken_back_is_that_of_a_game_without_it(number: int) -> None:
    game, chance = any_game(number, watch=True), random.Random(number)
    for _ in range(120):
        if chance.random() < 0.25 and game.answers:
            game.undo(min(len(game.answers), chance.choice((1, 1, 2, 5, 9))))
        elif game.decision is not None:
            game.answer(random_answer(game.decision, chance))
    straight = any_game(number, watch=True)
    for given in game.answers:
        straight.answer(list(given.words))
    names = [f"P{seat}" for seat in range(game.player_count)]
    log = Log(Words("en"), names)
    for seat in (None, *range(game.player_count)):
        events = game.events(0, seat)
        undone = taken_back(events)
        left = [e for e in events if e.number not in undone and e.kind != "undo"]
        assert list(map(happening, left)) == list(map(happening, straight.events(0, seat)))
        lines = [line for line in log.lines(events) if "taken back" not in line]
        assert lines == list(log.lines(straight.events(0, seat)))


def happening(event: Event) -> tuple[object, ...]:
    """What an event tells, whatever its number."""
    cards = [card and card.id for card in event.cards]
    what = (event.kind, event.seat, event.origin, event.target, event.other)
    return (*what, *cards, event.amount, event.cause, event.depth, event.own_turn)


@pytest.mark.parametrize("number", games(150, 8))
def test_neither_view_nor_imagination_depends_on_what_is_hidden(number: int) -> None:
    game = any_game(number)
    for step, _ in enumerate(played(number, game, 100)):
        for seat in range(game.player_count):
            permuted = game.position()
            determinise(permuted, seat, seed_of(f"{number} {step}"))
            before = game.view(seat).snapshot()
            assert View(FastView(permuted, seat)).snapshot() == before
            assert observed(FastView(permuted, seat)) == observed(game.view(seat).fast)
            imagined = game.position()
            for world in (imagined, permuted):
                determinise(world, seat, seed_of("imagined"))
            assert imagined == permuted
        spectator = game.view().snapshot()
        assert View(FastView(permuted, SPECTATOR)).snapshot() == spectator


@pytest.mark.parametrize("number", games(80, 4))
def test_what_is_imagined_can_be_played_on(number: int) -> None:
    game = any_game(number)
    for step, _ in enumerate(played(number, game, 60)):
        imagined = game.copy()
        assert imagined.decision is not None
        seat = int(imagined.decision.seat)
        before = imagined.view(seat).snapshot()
        words = imagined.decision.words
        imagined.determinise(f"{number} {step}")
        assert imagined.view(seat).snapshot() == before
        assert imagined.decision.words == words
        cards = all_cards(imagined.position())
        for _ in played(number + step, imagined, 6):
            assert all_cards(imagined.position()) == cards


@pytest.mark.parametrize("number", games(120, 5))
def test_legal_answers_are_accepted_and_illegal_ones_change_nothing(number: int) -> None:
    game = any_game(number)
    chance = random.Random(number)
    ids = [card.id for card in CARDS]
    for _ in played(number, game, 80):
        decision = game.decision
        assert decision is not None
        before = (game.check, everything_seen(game), decision.number)
        if decision.several:
            legal = list(decision.candidates)
            wrong: list[object] = [legal + ["copper"] * 61, "yes", ["nonsense"], 17, None]
            if decision.least and not decision.or_none:
                wrong.append([])
            if decision.most < len(legal):
                wrong.append(legal)
        else:
            words = decision.words
            for word in words:
                game.copy().answer(word)
            wrong = [id for id in chance.sample(ids, 5) if id not in words]
            if decision.about is not None and "yes" in words:
                # Naming the card that the question is about means "yes".
                wrong = [id for id in wrong if id != decision.about.id]
            wrong += ["nonsense", "", 1717, None, ["copper", "copper"], [[]], {}, 1.5]
            if "done" not in words and "no" not in words:
                wrong += ["done", "no", []]
        for answer in wrong:
            with pytest.raises(IllegalAnswer):
                game.answer(answer)
        assert (game.check, everything_seen(game), decision.number) == before


@pytest.mark.parametrize("number", games(120, 5))
def test_events_add_up_to_the_position_and_are_told_once(number: int) -> None:
    game = any_game(number, watch=True)
    told = 0
    for _ in played(number, game):
        events = game.events(told)
        assert [event.number for event in events] == list(range(told + 1, told + len(events) + 1))
        told += len(events)
    silent = to_the_end(number, any_game(number))
    assert silent.events() == []
    assert silent.check == game.check
    start = Counter({BY_ID["copper"]: 7, BY_ID["estate"]: 3})
    cards: dict[int, Counter[Card | None]] = {
        seat: Counter(start) for seat in range(game.player_count)
    }
    for event in everything_told(game):
        if event.kind in ("gain", "come_back"):
            cards[event.seat].update(event.cards)
        elif event.kind in ("trash", "pass", "return") and event.origin != "supply":
            cards[event.seat].subtract(event.cards)
        if event.kind == "pass" and event.other is not None:
            cards[event.other].update(event.cards)
    for seat, owned in cards.items():
        assert dict(+owned) == game.view(seat).players[seat].cards


HIDDEN_KINDS = ("draw", "look", "pass", "put_into_deck")
HIDDEN_PLACES = {"private_mat", "saved"}
"""What others may never see, whatever it is that happens there."""
STASH = BY_ID["stash"]
"""The card that everybody knows by its back."""


@pytest.mark.parametrize("number", games(80, 4))
def test_nobody_is_told_hidden_cards(number: int) -> None:
    game = to_the_end(number, any_game(number, watch=True))
    for seat in range(game.player_count):
        possessor: int | None = None
        for event, full in zip(game.events(0, seat), everything_told(game), strict=True):
            if full.kind == "turn":
                possessor = full.other
                current = full.seat
            assert len(event.cards) == len(full.cards)
            insiders = {full.seat}
            if full.kind == "pass" and full.other is not None:
                insiders.add(full.other)
            if current in insiders and possessor is not None:
                insiders.add(possessor)
            if seat in insiders:
                assert event.cards == full.cards
            elif full.kind in HIDDEN_KINDS or {full.origin, full.target} & HIDDEN_PLACES:
                assert set(event.cards) <= {None, STASH}
            elif full.kind == "discard" and full.origin == "hand":
                assert set(event.cards[:-1]) <= {None}


@pytest.mark.parametrize("number", games(80, 4))
def test_a_turn_that_nobody_can_use_does_not_last_forever(number: int) -> None:
    game = any_game(number)
    assert game.turn_limit == TURN_LIMIT
    while not game.over:
        assert game.decision is not None
        declining = "done" if "done" in game.decision.words else None
        game.answer(declining or random_answer(game.decision, random.Random(number)))
    assert game.ending == "turn limit"
