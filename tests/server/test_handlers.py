"""Who may do what at a table."""

from typing import Any

import pytest
from server.sitting import Sitting, somebody

from throneroom.engine.errors import IllegalAnswer, SetupError, ThroneroomError
from throneroom.engine.fairness import fair_seed
from throneroom.engine.kinds import Kind
from throneroom.server.errors import Refused
from throneroom.server.tables import handlers, rematch, undo
from throneroom.server.tables.entries import Answered, Proposed, Replaced, Started, Undone
from throneroom.server.tables.handlers import Moment
from throneroom.text.words import Words

ANNA, BEN, CAROL = somebody("anna"), somebody("ben"), somebody("carol")


def refused(key: str) -> Any:
    """The refusal with this key, and no other."""
    return pytest.raises(Refused, check=lambda error: error.key == key)


def begun(*people: Any, **wishes: Any) -> Sitting:
    people = people or (ANNA, BEN)
    return Sitting(seats=["person"] * len(people), **wishes).begin(*people)


# Before the game


def test_a_table_is_made_as_wished() -> None:
    table = Sitting(
        kingdom="Grosses Geld", seats=["person", "plan"], clock=60, undo="free", public=True
    ).table
    assert table.options.recommended == "big-money"
    assert table.options.clock == 60
    assert [seat.plan for seat in table.seats] == ["person", "plan"]
    assert table.seats[1].name == "Sibylla"
    assert table.status == "open"


@pytest.mark.parametrize(
    ("wishes", "key"),
    [
        ({"kingdom": "Nonsense"}, "no-kingdom"),
        ({"seats": ["person", "genius"]}, "no-bot"),
        ({"seats": ["plan", "plan"]}, "no-people"),
        ({"seats": ["person", "plan"], "rated": True}, "rated-bots"),
        ({"profile": "first-draft"}, "no-profile"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wishes: dict[str, Any], key: str) -> None:
    with pytest.raises(ThroneroomError, check=lambda error: error.key == key):
        Sitting(**wishes)


def test_random_kingdoms_heed_wishes() -> None:
    wish = {"sets": ["guilds=3", "base"], "required": ["Bäcker"], "banned": ["chapel"]}
    cards = Sitting(kingdom=wish).table.options.kingdom
    assert "baker" in cards
    assert "chapel" not in cards
    assert len(cards) == 10


def test_everybody_takes_a_seat_with_just_a_name() -> None:
    sitting = Sitting()
    sitting.sit(BEN)
    sitting.sit(ANNA)
    assert [seat.name for seat in sitting.table.seats] == ["Ben", "Anna"]
    with refused("table-full"):
        sitting.sit(CAROL)


def test_the_same_name_gets_a_number() -> None:
    sitting = Sitting(seats=["person"] * 3)
    for who in (ANNA, BEN, CAROL):
        sitting.sit(who, name="Alex")
    assert [seat.name for seat in sitting.table.seats] == ["Alex", "Alex 2", "Alex 3"]


@pytest.mark.parametrize("name", ["<b>", "\u202e", "  ", "winners", "a\nb: gold", "\ufdfa" * 30])
def test_names_that_a_record_could_not_hold_are_refused(name: str) -> None:
    with pytest.raises(SetupError):
        Sitting().sit(ANNA, name=name)


def test_no_game_begins_without_its_people() -> None:
    sitting = Sitting(seats=["person", "person", "money"], autostart=True)
    sitting.sit(ANNA)
    sit = {"type": "sit", "name": "Ben", "value": "v"}
    sitting.ask(BEN, sit, Moment(absent=frozenset({0})))
    assert sitting.status == "open"
    with pytest.raises(Refused, check=lambda error: error.key == "players-absent") as waiting:
        sitting.ask(BEN, {"type": "start"}, Moment(absent=frozenset({0})))
    assert Words("en").error(waiting.value) == "the game waits for Anna"
    assert handlers.begin_by_itself(sitting.table, frozenset({0})) == []
    sitting.write(handlers.begin_by_itself(sitting.table, frozenset()))
    assert sitting.status == "playing"
    assert handlers.begin_by_itself(sitting.table, frozenset()) == []


def test_who_made_a_table_may_free_the_seat_of_a_person_who_does_not_come_back() -> None:
    sitting = Sitting()
    sitting.sit(ANNA)
    sitting.sit(BEN)
    away = Moment(away=frozenset({0, 1}))
    with refused("not-your-seat"):
        sitting.ask(ANNA, {"type": "stand", "seat": 1})
    with refused("not-your-seat"):
        sitting.ask(CAROL, {"type": "stand", "seat": 0}, away)
    sitting.ask(ANNA, {"type": "stand", "seat": 1}, away)
    assert not sitting.table.seats[1].taken


def test_a_taken_seat_is_taken() -> None:
    sitting = Sitting()
    sitting.sit(ANNA, 1)
    with refused("seat-taken"):
        sitting.sit(BEN, 1)


def test_standing_up_makes_room() -> None:
    sitting = Sitting()
    sitting.sit(ANNA)
    with refused("not-your-seat"):
        sitting.ask(BEN, {"type": "stand", "seat": 0})
    sitting.ask(ANNA, {"type": "stand", "seat": 0})
    assert not sitting.table.seats[0].taken


def test_only_the_owner_changes_the_table_and_only_before_the_game() -> None:
    sitting = Sitting()
    change = {"type": "change", "options": {"kingdom": "Big Money", "seats": ["person"] * 3}}
    with refused("not-owner"):
        sitting.ask(BEN, change)
    sitting.sit(ANNA)
    sitting.ask(ANNA, change)
    assert sitting.table.options.recommended == "big-money"
    assert [seat.name for seat in sitting.table.seats] == ["Anna", "", ""]
    with refused("seat-taken"):
        sitting.ask(ANNA, {"type": "change", "options": {"seats": ["plan", "person"]}})
    sitting.begin(BEN, CAROL)
    with refused("begun"):
        sitting.ask(ANNA, change)


def test_a_game_begins_when_all_sit_and_a_player_starts_it() -> None:
    sitting = Sitting()
    sitting.sit(ANNA)
    with refused("seats-free"):
        sitting.ask(ANNA, {"type": "start"})
    sitting.sit(BEN)
    with refused("not-seated"):
        sitting.ask(CAROL, {"type": "start"})
    sitting.ask(BEN, {"type": "start"})
    assert sitting.status == "playing"


def test_a_table_may_begin_by_itself() -> None:
    sitting = Sitting(autostart=True)
    sitting.sit(ANNA)
    assert sitting.status == "open"
    sitting.sit(BEN)
    assert sitting.status == "playing"


@pytest.mark.parametrize("autostart", [False, True])
def test_the_deal_comes_from_the_secret_and_all_values(autostart: bool) -> None:
    sitting = Sitting(seats=["person", "plan", "person"], autostart=autostart).begin(ANNA, BEN)
    values = ("value-of-anna", "", "value-of-ben")
    (started,) = [entry for entry in sitting.entries if isinstance(entry, Started)]
    assert started.seed == fair_seed(sitting.table.secret, values)
    record = sitting.table.record()
    assert record.fairness is not None
    assert record.fairness.secret == ""


def test_a_table_is_closed_by_its_owner_while_nobody_plays() -> None:
    sitting = Sitting()
    with refused("not-owner"):
        sitting.ask(BEN, {"type": "close"})
    sitting.ask(ANNA, {"type": "close"})
    assert sitting.status == "closed"
    with refused("table-over"):
        sitting.sit(BEN)
    playing = begun()
    with refused("begun"):
        playing.ask(ANNA, {"type": "close"})


def test_rated_games_are_for_accounts_that_asked_for_it() -> None:
    rated = [somebody(name, account=n, rated=True) for n, name in enumerate("ab", 1)]
    sitting = Sitting(rated=True, owner=rated[0])
    with refused("only-rated"):
        sitting.sit(ANNA)
    sitting.sit(rated[0])
    with refused("one-seat"):
        sitting.sit(rated[0])
    sitting.sit(rated[1])
    plain = Sitting()
    plain.sit(ANNA)
    with refused("rated-before"):
        plain.ask(ANNA, {"type": "change", "options": {"rated": True}})


def test_a_bot_never_has_the_name_of_a_player() -> None:
    sitting = Sitting(seats=["person"] * 3)
    sitting.sit(ANNA, 0, "money 2")
    sitting.ask(ANNA, {"type": "change", "options": {"seats": ["person", "money", "money"]}})
    names = [seat.name.casefold() for seat in sitting.table.seats]
    assert len(set(names)) == 3
    sitting.ask(ANNA, {"type": "start"})
    # Bots think from the record, which holds no name twice.
    assert sitting.table.record().names[0] == "money 2"


# Answers


def test_only_the_owner_of_a_seat_answers_for_it() -> None:
    sitting = begun()
    other = BEN if sitting.asked() == ANNA else ANNA
    with refused("not-your-seat"):
        sitting.answer(other, "all")
    with refused("not-your-seat"):
        sitting.answer(CAROL, "all")
    sitting.answer(sitting.asked(), "all")


def test_an_answer_to_another_question_is_told_so_and_harmless() -> None:
    sitting = begun()
    who, seat = sitting.asked(), sitting.table.asked
    assert sitting.game.decision is not None
    number = sitting.game.decision.number
    sitting.answer(who, "all")
    before = sitting.game.check
    late = {"type": "answer", "seat": seat, "decision": number, "words": ["all"]}
    with refused("late-answer"):
        sitting.ask(who, late)
    with refused("not-asked"):
        sitting.ask(who, late | {"decision": number + 7})
    assert sitting.game.check == before


def test_an_undo_never_brings_a_number_back() -> None:
    sitting = begun(undo="always")
    who, seat = sitting.asked(), sitting.table.asked
    assert sitting.game.decision is not None
    number = sitting.game.decision.number
    sitting.answer(who, "all")
    sitting.ask(who, {"type": "undo", "seat": seat})
    late = {"type": "answer", "seat": seat, "decision": number, "words": ["all"]}
    with refused("late-answer"):
        sitting.ask(who, late)
    with refused("late-answer"):
        sitting.ask(who, late | {"decision": number + 1})


def test_an_illegal_answer_changes_nothing() -> None:
    sitting = begun()
    before = sitting.game.check
    with pytest.raises(IllegalAnswer):
        sitting.answer(sitting.asked(), "province")
    assert sitting.game.check == before


# Undo


def test_an_undo_sent_twice_takes_back_once() -> None:
    sitting = begun(undo="always")
    who, seat = sitting.asked(), sitting.table.asked or 0
    sitting.answer(who, "all")
    sitting.answer(who, "done")
    undo = {"type": "undo", "seat": seat, "event": sitting.table.events}
    sitting.ask(who, undo)
    with refused("late-undo"):
        sitting.ask(who, undo)


def test_undo_is_free_until_something_is_revealed() -> None:
    sitting = begun()
    who, seat = sitting.asked(), sitting.table.asked
    undo = {"type": "undo", "seat": seat}
    with refused("undo-nothing"):
        sitting.ask(who, undo)
    sitting.answer(who, "all")
    assert sitting.ask(who, undo) == [Undone(seat=seat or 0, answers=1)]
    sitting.answer(who, "all")
    sitting.answer(who, "done")  # The turn ends, and a new hand is drawn.
    assert isinstance(sitting.ask(who, undo)[0], Proposed)


def test_undo_needs_leave_once_another_has_decided() -> None:
    sitting = begun()
    who, seat = sitting.asked(), sitting.table.asked
    sitting.answer(who, "all")
    sitting.answer(who, "done")
    sitting.answer(sitting.asked(), "all")
    other = sitting.asked()
    before = sitting.game.turn
    sitting.ask(who, {"type": "undo", "seat": seat})
    assert sitting.table.vote is not None
    with refused("voted-already"):
        sitting.ask(who, {"type": "agree", "seat": seat, "agree": True})
    done = sitting.ask(other, {"type": "agree", "seat": 1 - (seat or 0), "agree": True})
    assert done[-1] == Undone(seat=seat or 0, answers=2)
    assert sitting.game.turn == before - 1
    assert sitting.table.vote is None


def test_a_proposal_ends_with_a_no_or_with_the_next_answer() -> None:
    sitting = begun()
    who, seat = sitting.asked(), sitting.table.asked or 0
    undo = {"type": "undo", "seat": seat}
    sitting.answer(who, "all")
    sitting.answer(who, "done")
    other = sitting.asked()
    sitting.ask(who, undo)
    sitting.ask(other, {"type": "agree", "seat": 1 - seat, "agree": False})
    assert sitting.table.vote is None
    with refused("no-vote"):
        sitting.ask(other, {"type": "agree", "seat": 1 - seat, "agree": True})
    sitting.ask(who, undo)
    sitting.answer(other, "all")
    assert sitting.table.vote is None
    sitting.ask(who, undo)
    sitting.ask(who, {"type": "agree", "seat": seat, "agree": False})
    assert sitting.table.vote is None


def test_a_proposed_undo_names_the_events_that_it_would_take_back() -> None:
    sitting = begun()
    seat, who, before = sitting.table.asked or 0, sitting.asked(), sitting.table.events
    sitting.answer(who, "all")
    bought = sitting.table.events + 1
    sitting.answer(who, "copper")
    sitting.ask(who, {"type": "undo", "seat": seat})
    told = sitting.channel(sitting.asked())
    update = told.news()
    assert update is not None
    vote = update["table"]["vote"]
    assert vote is not None
    assert vote["since"] == bought > before
    assert [(event["kind"], event.get("cards")) for event in told.log[bought - 1 :]][:1] == [
        ("buy", ["copper"])
    ]
    # What the other may not see stays hidden.
    drawn = [event["cards"] for event in told.log[bought:] if event["kind"] == "draw"]
    assert drawn == [[None] * 5]


def test_all_who_are_affected_must_agree() -> None:
    sitting = begun(ANNA, BEN, CAROL)
    seat = sitting.table.asked or 0
    who = sitting.asked()
    sitting.answer(who, "all")
    sitting.answer(who, "done")
    sitting.ask(who, {"type": "undo", "seat": seat})
    first, second = [n for n in range(3) if n != seat]
    people = [somebody(s.person) for s in sitting.table.seats]
    sitting.ask(people[first], {"type": "agree", "seat": first, "agree": True})
    assert sitting.table.vote is not None
    with refused("voted-already"):
        sitting.ask(people[first], {"type": "agree", "seat": first, "agree": True})
    sitting.ask(people[second], {"type": "agree", "seat": second, "agree": True})
    assert sitting.table.asked == seat


@pytest.mark.parametrize(("policy", "key"), [("off", "undo-off"), ("free", "undo-too-late")])
def test_a_table_may_be_stricter(policy: str, key: str) -> None:
    sitting = begun(undo=policy)
    who, seat = sitting.asked(), sitting.table.asked
    sitting.answer(who, "all")
    sitting.answer(who, "done")
    with refused(key):
        sitting.ask(who, {"type": "undo", "seat": seat})


def test_against_bots_nobody_need_be_asked() -> None:
    sitting = Sitting(seats=["person", "money"]).begin(ANNA)
    if sitting.table.asked == 1:
        sitting.write([Answered(seat=1, decision=1, words=("all",))])
        sitting.write([Answered(seat=1, decision=2, words=("done",))])
    sitting.answer(ANNA, "all")
    sitting.answer(ANNA, "done")
    number = sitting.game.decision.number if sitting.game.decision else 0
    sitting.write([Answered(seat=1, decision=int(number), words=("all",))])
    (undone,) = sitting.ask(ANNA, {"type": "undo", "seat": 0})
    assert undone.answers == 2
    assert sitting.table.asked == 0


def test_nobody_peeks_at_the_hands_of_others_for_free() -> None:
    """What an Attack brings to light without a decision of theirs was revealed all the same."""
    sitting = begun(kingdom=ATTACKS)
    while not with_five_cards_each(sitting, "bureaucrat"):
        play_on(sitting, "bureaucrat")
    seat, who = sitting.table.asked or 0, sitting.asked()
    before = sitting.table.events
    sitting.answer(who, "bureaucrat")
    told = [event for event in sitting.game.events(before) if event.seat != seat]
    assert [(event.kind, event.origin) for event in told] == [("put_back", "hand")]
    assert isinstance(sitting.ask(who, {"type": "undo", "seat": seat})[0], Proposed)


def test_nobody_finds_out_for_free_who_holds_a_reaction() -> None:
    """Only those who have one are asked whether to show it."""
    sitting = begun(kingdom=ATTACKS)
    while not (with_five_cards_each(sitting, "militia") and other_hand(sitting).count("moat")):
        play_on(sitting, "militia", "moat")
    seat, who = sitting.table.asked or 0, sitting.asked()
    sitting.answer(who, "militia")
    assert sitting.table.asked == 1 - seat
    assert isinstance(sitting.ask(who, {"type": "undo", "seat": seat})[0], Proposed)


def test_nobody_finds_out_for_free_that_nobody_holds_a_reaction() -> None:
    sitting = begun(kingdom=ATTACKS)
    while not with_five_cards_each(sitting, "militia") or other_hand(sitting).count("moat"):
        play_on(sitting, "militia")
    seat, who = sitting.table.asked or 0, sitting.asked()
    sitting.answer(who, "militia")
    assert sitting.table.asked == 1 - seat
    assert isinstance(sitting.ask(who, {"type": "undo", "seat": seat})[0], Proposed)


def rated_game(**wishes: Any) -> tuple[Sitting, list[Any]]:
    people = [somebody(name, account=n, rated=True) for n, name in enumerate("ab", 1)]
    sitting = Sitting(rated=True, owner=people[0], seats=["person"] * 2, **wishes)
    return sitting.begin(*people), people


def end_turn(sitting: Sitting) -> tuple[int, Any]:
    """Let who is asked end the turn, by which a new hand is drawn; who that was."""
    seat = sitting.table.asked or 0
    who = sitting.asked()
    sitting.answer(who, "all")
    sitting.answer(who, "done")
    return seat, who


@pytest.mark.parametrize("policy", ["consent", "always"])
def test_in_a_rated_game_somebody_must_agree_to_a_second_look(policy: str) -> None:
    sitting, _ = rated_game(undo=policy)
    seat, who = end_turn(sitting)
    assert isinstance(sitting.ask(who, {"type": "undo", "seat": seat})[0], Proposed)


@pytest.mark.parametrize("policy", ["consent", "always"])
def test_in_a_rated_game_against_a_bot_nobody_takes_a_second_look(policy: str) -> None:
    """The new hand was seen; a bot that replaced the opponent could not object."""
    sitting, _ = rated_game(undo=policy)
    seat, who = end_turn(sitting)
    sitting.write([Replaced(seat=1 - seat, bot="money", why="away")])
    with refused("undo-rated"):
        sitting.ask(who, {"type": "undo", "seat": seat})
    told = sitting.channel(who).news()
    assert told is not None
    assert told["game"]["undo"] == "no"


def test_what_was_foreseen_can_be_taken_back_in_a_rated_game_too() -> None:
    sitting, _ = rated_game()
    seat, who = sitting.table.asked or 0, sitting.asked()
    sitting.answer(who, "all")
    sitting.write([Replaced(seat=1 - seat, bot="money", why="away")])
    assert sitting.ask(who, {"type": "undo", "seat": seat}) == [Undone(seat=seat, answers=1)]


ATTACKS = "bureaucrat, militia, moat, cellar, village, smithy, market, mine, remodel, workshop"


def with_five_cards_each(sitting: Sitting, card: str) -> bool:
    """Whether the one who is asked could play a card now, with nothing else in the way."""
    decision = sitting.game.decision
    assert decision is not None
    return card in decision.words and decision.kind == Kind.PLAY_ACTION


def other_hand(sitting: Sitting) -> list[str]:
    """What the one who is not asked holds."""
    return [card.id for card in sitting.game.view(1 - (sitting.table.asked or 0)).hand]


def play_on(sitting: Sitting, *wanted: str) -> None:
    """Play Treasures and buy what is wanted, if there is money for it."""
    decision = sitting.game.decision
    assert decision is not None
    words = decision.words
    choices = [word for word in ("all", *wanted, "done") if word in words]
    if decision.kind == Kind.PLAY_ACTION:
        choices = ["done"]
    sitting.answer(sitting.asked(), choices[0])


# Going and coming back


def test_resigning_ends_a_game_of_two() -> None:
    sitting = begun()
    sitting.ask(ANNA, {"type": "resign", "seat": 0})
    assert sitting.status == "over"
    assert sitting.table.places() == [2, 1]
    assert sitting.game.ending == "resigned"


def test_with_more_than_two_players_a_bot_replaces_one_who_resigns() -> None:
    sitting = begun(ANNA, BEN, CAROL)
    resign = {"type": "resign", "seat": 0}
    sitting.ask(ANNA, resign)
    assert sitting.status == "playing"
    assert sitting.table.seats[0].bot
    with refused("resigned-already"):
        sitting.ask(ANNA, resign)
    with refused("no-return"):
        sitting.ask(ANNA, {"type": "return", "seat": 0})
    sitting.ask(BEN, {"type": "resign", "seat": 1})
    sitting.ask(CAROL, {"type": "resign", "seat": 2})
    assert sitting.status == "over"


def test_who_has_given_up_takes_nothing_back_and_proposes_nothing() -> None:
    sitting = begun(ANNA, BEN, CAROL, undo="always")
    seat, who = sitting.table.asked or 0, sitting.asked()
    sitting.ask(who, {"type": "resign", "seat": seat})
    sitting.write([Answered(seat=seat, decision=1, words=("all",))])
    with refused("bot-plays"):
        sitting.ask(who, {"type": "undo", "seat": seat})
    away = Moment(away=frozenset({(seat + 1) % 3}))
    with refused("bot-plays"):
        sitting.ask(who, {"type": "ask_for_bot", "seat": seat, "about": (seat + 1) % 3}, away)


def test_a_bot_takes_over_only_for_those_who_are_away_and_if_the_others_agree() -> None:
    sitting = begun(ANNA, BEN, CAROL)
    ask = {"type": "ask_for_bot", "seat": 0, "about": 1}
    away = Moment(away=frozenset({1}))
    with refused("not-away"):
        sitting.ask(ANNA, ask)
    sitting.ask(ANNA, ask, away)
    assert not sitting.bot(1)
    sitting.ask(CAROL, {"type": "agree", "seat": 2, "agree": True}, away)
    assert sitting.bot(1) == "plan"
    with refused("bot-plays"):
        sitting.ask(ANNA, ask, away)
    with refused("bot-plays"):
        sitting.ask(ANNA, ask | {"about": 5}, away)


def test_a_vote_does_not_wait_for_players_who_are_away_too() -> None:
    ask = {"type": "ask_for_bot", "seat": 0, "about": 1}
    sitting = begun(ANNA, BEN, CAROL)
    sitting.ask(ANNA, ask, Moment(away=frozenset({1, 2})))
    assert sitting.bot(1)
    four = begun(ANNA, BEN, CAROL, somebody("dora"))
    away = Moment(away=frozenset({1}))
    four.ask(ANNA, ask, away)
    four.ask(CAROL, {"type": "leave", "seat": 2})
    assert not four.bot(1)
    four.ask(somebody("dora"), {"type": "agree", "seat": 3, "agree": True}, away)
    assert four.bot(1)


def test_nobody_agrees_to_what_was_proposed_in_between() -> None:
    sitting = begun(ANNA, BEN, CAROL)
    ask, away = {"type": "ask_for_bot", "seat": 0, "about": 1}, Moment(away=frozenset({1}))
    sitting.ask(ANNA, ask, away)
    first = sitting.table.vote
    sitting.ask(ANNA, ask, away)
    assert first is not None
    agree = {"type": "agree", "seat": 2, "agree": True}
    with refused("other-vote"):
        sitting.ask(CAROL, agree | {"vote": first.number}, away)
    assert sitting.table.vote is not None
    sitting.ask(CAROL, agree | {"vote": sitting.table.vote.number}, away)
    assert sitting.bot(1)


def test_no_bot_takes_over_for_a_player_who_is_back() -> None:
    sitting = begun(ANNA, BEN, CAROL)
    sitting.ask(ANNA, {"type": "ask_for_bot", "seat": 0, "about": 1}, Moment(away=frozenset({1})))
    with refused("not-away"):
        sitting.ask(CAROL, {"type": "agree", "seat": 2, "agree": True})
    sitting.ask(CAROL, {"type": "agree", "seat": 2, "agree": False})
    assert sitting.table.vote is None


def test_answers_are_not_taken_back_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "MOST_UNDOS", 2)
    sitting = begun(ANNA, BEN, undo="always")
    who = sitting.asked()
    for _ in range(2):
        seat = sitting.answer(who, "all")[0].seat
        told = sitting.channel(who).news()
        assert told is not None
        assert told["game"]["undo"] == "free"
        sitting.ask(who, {"type": "undo", "seat": seat})
    sitting.answer(who, "all")
    told = sitting.channel(who).news()
    assert told is not None
    assert told["game"]["undo"] == "no"
    with refused("undo-too-often"):
        sitting.ask(who, {"type": "undo", "seat": seat})


def test_a_bot_takes_over_at_once_where_nobody_else_is_left_to_agree() -> None:
    sitting = begun()
    (entry,) = sitting.ask(
        ANNA, {"type": "ask_for_bot", "seat": 0, "about": 1}, Moment(away=frozenset({1}))
    )
    assert entry == Replaced(seat=1, bot="plan", why="away")


def test_a_player_who_left_can_be_replaced_and_come_back() -> None:
    sitting = begun()
    back = {"type": "return", "seat": 1}
    with refused("never-left"):
        sitting.ask(BEN, back)
    sitting.ask(BEN, {"type": "leave", "seat": 1})
    sitting.ask(ANNA, {"type": "ask_for_bot", "seat": 0, "about": 1})
    assert sitting.table.people == [0]
    while sitting.table.asked != 1:
        assert sitting.game.decision is not None
        words = sitting.game.decision.words
        sitting.answer(ANNA, "all" if "all" in words else "done")
    with refused("bot-plays"):
        sitting.answer(BEN, "all")
    sitting.ask(BEN, back)
    assert sitting.table.people == [0, 1]
    sitting.answer(BEN, "all")


def test_a_player_who_plays_on_has_not_left() -> None:
    """Else the other one could put a bot in their place at any moment, and nobody is asked."""
    sitting = begun()
    seat, who = sitting.table.asked or 0, sitting.asked()
    sitting.ask(who, {"type": "leave", "seat": seat})
    shaped = sitting.table.shaped
    sitting.answer(who, "all")
    assert sitting.table.shaped > shaped, "everybody is told"
    other = somebody(sitting.table.seats[1 - seat].person)
    with refused("not-away"):
        sitting.ask(other, {"type": "ask_for_bot", "seat": 1 - seat, "about": seat})


def test_who_runs_out_of_time_does_not_come_back() -> None:
    sitting = begun(clock=60)
    sitting.write(handlers.out_of_time(1, 60_000))
    assert sitting.table.seats[1].bot
    assert sitting.table.reserve(1) == 0
    with refused("no-return"):
        sitting.ask(BEN, {"type": "return", "seat": 1})


# The clock


def test_thinking_is_taken_off_the_clock_of_the_player_who_thinks() -> None:
    sitting = begun(clock=60)
    seat = sitting.table.asked or 0
    sitting.answer(sitting.asked(), "all", moment=Moment(used=1500))
    assert sitting.table.reserve(seat) == 58_500
    assert sitting.table.reserve(1 - seat) == 60_000


def test_an_undo_gives_no_time_back() -> None:
    sitting = begun(clock=60)
    seat, who = sitting.table.asked or 0, sitting.asked()
    sitting.answer(who, "all", moment=Moment(used=1000))
    sitting.ask(who, {"type": "undo", "seat": seat}, Moment(used=2000))
    assert sitting.table.reserve(seat) == 57_000


def test_without_a_clock_nothing_is_counted() -> None:
    sitting = begun()
    (entry,) = sitting.answer(sitting.asked(), "all", moment=Moment(used=1500))
    assert entry.used == 0
    assert sitting.table.reserve(0) is None


# Talking


def test_chat_is_cleaned_and_for_those_at_the_table() -> None:
    sitting = begun()
    sitting.ask(ANNA, {"type": "say", "seat": 0, "text": " hi\x07\n\u202ethere  <b> "})
    assert [remark.text for remark in sitting.table.chat] == ["hi there <b>"]
    with refused("not-your-seat"):
        sitting.ask(CAROL, {"type": "say", "seat": 0, "text": "hi"})
    with refused("nothing-said"):
        sitting.ask(ANNA, {"type": "say", "seat": 0, "text": " \n "})
    with refused("chat-off"):
        begun(chat=False).ask(ANNA, {"type": "say", "seat": 0, "text": "hi"})


# Another game


def over(*people: Any, **wishes: Any) -> Sitting:
    """A game that has ended."""
    sitting = begun(*people, **wishes)
    sitting.game.stop("test")
    return sitting


def test_a_rematch_keeps_players_and_table_and_lets_the_next_one_start() -> None:
    sitting = Sitting(kingdom="Big Money", seats=["person", "plan", "person"]).begin(ANNA, BEN)
    with refused("not-over"):
        sitting.rematch(ANNA)
    sitting.game.stop("test")
    with refused("not-seated"):
        sitting.rematch(CAROL)
    sitting.rematch(BEN)
    sitting.rematch(ANNA)
    made = rematch.made(sitting.table)
    assert made.seats == ("person", "plan", "person")
    assert made.names == ("", "Sibylla", "")
    assert made.options.recommended == "big-money"
    assert made.start == sitting.game.next_start
    assert made.previous == sitting.table.id
    assert made.owner == "ben"
    new = Sitting(made=made)
    with refused("table-full"):
        new.sit(CAROL)
    new.sit(BEN)
    assert new.table.seats[2].person == "ben"
    new.sit(ANNA)
    assert new.table.status == "playing"
    assert new.game.start == made.start


def test_a_rematch_needs_the_consent_of_all_who_are_there() -> None:
    sitting = over(ANNA, BEN, CAROL)
    sitting.rematch(ANNA)
    assert rematch.missing(sitting.table, ()) == [1, 2]
    # Who wants the same agrees, however it was clicked.
    sitting.rematch(BEN)
    assert not rematch.is_agreed(sitting.table, ())
    assert rematch.is_agreed(sitting.table, {2})
    sitting.rematch(CAROL)
    assert rematch.is_agreed(sitting.table, ())
    assert rematch.is_agreed(sitting.rebuilt(), ())


def test_a_rematch_that_is_declined_is_off_until_it_is_asked_for_again() -> None:
    sitting = over()
    sitting.rematch(ANNA)
    sitting.rematch(BEN, type="decline_rematch")
    assert not rematch.is_agreed(sitting.table, {1})
    invitation = sitting.table.invitation
    assert invitation is not None
    assert invitation.declined == 1
    sitting.rematch(BEN)
    assert rematch.missing(sitting.table, ()) == [0]
    # The one who asks may think better of it, and to decline nothing does no harm.
    sitting.rematch(BEN, type="decline_rematch")
    assert sitting.rematch(ANNA, type="decline_rematch") == []


def test_only_the_rematch_that_was_shown_is_agreed_to() -> None:
    sitting = over()
    sitting.rematch(ANNA)
    shown = sitting.table.number
    sitting.rematch(ANNA, kingdom="Big Money")
    with refused("other-vote"):
        sitting.rematch(BEN, invitation=shown)
    with refused("other-vote"):
        sitting.rematch(BEN, type="decline_rematch", invitation=shown)
    sitting.rematch(BEN, invitation=sitting.table.number)
    assert rematch.made(sitting.table).options.recommended == "big-money"


def test_another_kingdom_is_another_question() -> None:
    sitting = over()
    sitting.rematch(ANNA)
    sitting.rematch(BEN, kingdom="Big Money")
    assert rematch.missing(sitting.table, ()) == [0]


def test_who_has_left_has_no_seat_at_the_next_table() -> None:
    sitting = over(ANNA, BEN, CAROL)
    sitting.rematch(CAROL)
    sitting.rematch(ANNA)
    made = rematch.made(sitting.table)
    assert made.reserved == ("anna", "carol")
    assert made.start in (0, 1)
    assert Sitting(made=made).begin(CAROL, ANNA).status == "playing"


def test_who_is_left_alone_gets_a_table_with_a_free_seat() -> None:
    sitting = over()
    sitting.rematch(BEN)
    made = rematch.made(sitting.table)
    assert made.reserved == ("", "ben")
    assert Sitting(made=made).begin(BEN, CAROL).status == "playing"


def test_at_one_screen_one_click_is_enough() -> None:
    sitting = over(ANNA, ANNA)
    sitting.rematch(ANNA)
    assert rematch.is_agreed(sitting.table, ())


def test_the_chat_comes_along_to_the_rematch() -> None:
    sitting = over(ANNA, BEN, CAROL)
    for seat, who in enumerate((ANNA, BEN, CAROL)):
        sitting.ask(who, {"type": "say", "seat": seat, "text": f"I am {who.name}"})
    sitting.rematch(ANNA)
    sitting.rematch(CAROL)
    new = Sitting(made=rematch.made(sitting.table))
    new.write([said for said, _ in rematch.remarks(sitting.table)])
    assert [(remark.seat, remark.name, remark.text) for remark in new.table.chat] == [
        (0, "Anna", "I am anna"),
        (-1, "Ben", "I am ben"),
        (1, "Carol", "I am carol"),
    ]
    # And again to the one after that.
    new.begin(ANNA, CAROL)
    new.game.stop("test")
    new.rematch(CAROL)
    new.rematch(ANNA)
    assert [said.name for said, _ in rematch.remarks(new.table)] == ["Anna", "Ben", "Carol"]


def test_a_rematch_starts_with_the_player_to_the_left_of_the_winner() -> None:
    sitting = begun()
    while sitting.status == "playing":
        decision = sitting.game.decision
        assert decision is not None
        words = decision.words
        wanted = ("province", "gold", "silver") if decision.seat == 0 else ()
        buys = [word for word in wanted if word in words] or words[-1:]
        sitting.answer(sitting.asked(), "all" if "all" in words else buys[0])
    sitting.rematch(ANNA)
    sitting.rematch(BEN)
    (winner,) = sitting.game.winners
    assert rematch.made(sitting.table).start == 1 - winner
    assert sitting.table.places() == [1 if seat == winner else 2 for seat in (0, 1)]


def test_seats_stay_kept_for_the_players_of_a_rematch_whatever_else_is_changed() -> None:
    sitting = over()
    sitting.rematch(ANNA)
    sitting.rematch(BEN)
    new = Sitting(made=rematch.made(sitting.table))
    new.ask(ANNA, {"type": "change", "options": {"chat": False}})
    with refused("table-full"):
        new.sit(CAROL)
    new.ask(ANNA, {"type": "change", "options": {"seats": ["person", "money"]}})
    new.ask(ANNA, {"type": "change", "options": {"seats": ["person", "person"]}})
    new.sit(CAROL)
    assert new.table.seats[1].person == "carol"


def test_a_rematch_with_fewer_seats_can_begin() -> None:
    sitting = over(ANNA, BEN, CAROL)
    for who in (ANNA, BEN, CAROL):
        sitting.rematch(who)
    made = rematch.made(sitting.table)
    new = Sitting(made=made.model_copy(update={"start": 2}))
    new.ask(ANNA, {"type": "change", "options": {"seats": ["person", "money"]}})
    new.sit(ANNA)
    assert new.game.start in (0, 1)


def test_a_rematch_after_a_resignation_starts_with_the_player_who_resigned() -> None:
    """The other one has won, and sits right of them."""
    for gone in (0, 1):
        sitting = begun()
        sitting.ask((ANNA, BEN)[gone], {"type": "resign", "seat": gone})
        sitting.rematch(ANNA)
        sitting.rematch(BEN)
        assert rematch.made(sitting.table).start == gone


@pytest.mark.parametrize(
    ("wishes", "used"),
    [
        ({"kingdom": "Beginners"}, True),
        ({"kingdom": "Beginners", "colonies": "without"}, False),
        ({"kingdom": "Beginners (without Colonies)"}, False),
        ({"kingdom": "First Game"}, False),
        ({"kingdom": "First Game", "colonies": "with"}, True),
        ({"kingdom": "Biggest Money"}, True),
        ({"kingdom": {"sets": ["base"], "colonies": True}}, True),
    ],
)
def test_colonies_are_as_wished_or_as_the_cards_decide(wishes: dict[str, Any], used: bool) -> None:
    sitting = Sitting(**wishes)
    sitting.begin(ANNA, BEN)
    assert sitting.game.setup.colonies == used
    rebuilt = sitting.rebuilt().game
    assert rebuilt is not None
    assert rebuilt.setup.colonies == used


def test_another_kingdom_takes_its_own_colonies_along() -> None:
    sitting = Sitting(kingdom="Biggest Money")
    sitting.sit(ANNA)
    seen = [sitting.table.options.colonies]
    for wish in ({"kingdom": "First Game"}, {"colonies": "with"}):
        sitting.ask(ANNA, {"type": "change", "options": wish})
        seen.append(sitting.table.options.colonies)
    assert seen == ["with", "cards", "with"]
