"""Imagined cards: nothing that a seat knows changes, and the game can be played on.

Every card is played and bought at a table where it has something to do, by its player and by a
possessor; `make fuzz` asks the same of whole games.
"""

import copy
import random
from collections import Counter

import pytest
from crowded import PLAYED, TURNS, eager_answer, table
from form import COMPILED
from playing import (
    all_cards,
    cards_of,
    counted,
    observed_when_asked,
    played,
    random_answer,
    to_the_end,
    whole_decision,
)
from position import answered, hand, position

from throneroom import BY_ID, Game, new_game
from throneroom.engine.card import FIRST_EDITION, LATER, PROFILES
from throneroom.engine.determinise import determinise
from throneroom.engine.kinds import Kind
from throneroom.engine.rng import seed_of
from throneroom.kingdoms import KINGDOM_CARDS

TABLES = 6 if COMPILED else 1
"""How many tables each card is tried at."""

ANSWERS = 16 if COMPILED else 5
"""How many questions are looked at there."""


def check_imagined(game: Game, seed: str) -> Game:
    """A copy in which hidden cards are dealt anew; the seat that is asked notices nothing."""
    decision = game.decision
    assert decision is not None
    imagined = copy.copy(game)
    imagined.determinise(seed)
    seat = decision.seat
    assert imagined.view(seat).snapshot() == game.view(seat).snapshot()
    assert observed_when_asked(imagined) == observed_when_asked(game)
    assert whole_decision(imagined) == whole_decision(game)
    assert imagined.event_count == game.event_count
    assert_counted(imagined, game)
    return imagined


def assert_counted(game: Game, before: Game) -> None:
    """No card has been lost or made, and everybody's cards are counted rightly."""
    cards = game.position()
    assert all_cards(cards) == all_cards(before.position())
    for player in cards.players:
        assert counted(cards_of(player)) == player.owned.as_dict()


@pytest.mark.parametrize("possessed", [False, True], ids=["own", "possessed"])
@pytest.mark.parametrize("profile", PROFILES)
def test_at_every_question_of_every_card(profile: str, possessed: bool) -> None:
    kinds: Counter[str] = Counter()
    for card in PLAYED:
        for number in range(TABLES):
            chance = random.Random(f"{card} {number} {profile} {possessed}")
            game = table(card, chance, profile, possessed)
            to_finish = chance.randrange(ANSWERS)
            for step in range(ANSWERS):
                decision = game.decision
                if decision is None:
                    break
                kinds[decision.kind] += 1
                imagined = check_imagined(game, f"{card} {number} {step}")
                if step == to_finish:
                    assert_counted(to_the_end(step, imagined), game)
                else:
                    imagined.answer(random_answer(decision, chance, game))
                    assert_counted(imagined, game)
                game.answer(eager_answer(decision, card, chance, game))
    assert kinds.keys() == set(Kind) or not COMPILED


def imagined_hands(game: Game, seat: int) -> set[tuple[str, ...]]:
    """The different hands of a player in what the asked seat imagines."""
    return {tuple(sorted(hand(check_imagined(game, str(n)), seat))) for n in range(30)}


def possessed_with_herald() -> Game:
    """A possessed turn with enough money for a Herald and for overpaying."""
    return position(
        {"hand": "copper"},
        {
            "hand": "gold gold gold",
            "deck": "province " * 8,
            "discard": "copper village estate gold smithy silver curse",
        },
        some="herald possession",
        current=1,
        possessor=0,
    )


@pytest.mark.rules("R264", "R265")
def test_a_discard_pile_that_the_possessor_looks_through_is_known() -> None:
    game = possessed_with_herald()
    answered(game, "all", "herald", "3")
    assert game.decision is not None
    assert game.decision.source == BY_ID["herald"]
    for number in range(30):
        imagined = check_imagined(game, str(number))
        imagined.answer(["gold", "smithy", "village"])
        assert_counted(imagined, game)


def test_a_discard_pile_that_nobody_looks_through_is_not_known() -> None:
    game = possessed_with_herald()
    answered(game, "all", "herald")
    assert game.decision is not None
    assert game.decision.kind == Kind.OVERPAY
    piles = {str(check_imagined(game, str(number)).view(1).discard) for number in range(30)}
    assert len(piles) > 5


@pytest.mark.parametrize("profile", PROFILES)
def test_a_card_that_is_shown_stays_in_the_hand(profile: str) -> None:
    game = position(
        {"hand": "tournament province estate", "deck": "copper silver gold curse " * 3},
        {"hand": "province copper", "deck": "copper"},
        {"hand": "province gold", "deck": "silver"},
        some="tournament",
        turn_limit=TURNS,
        profile=profile,
    )
    answered(game, "tournament", "yes")
    if profile == FIRST_EDITION:
        game.answer("duchy")
    assert game.decision is not None
    assert game.decision.seat == 1
    hands = imagined_hands(game, 0)
    assert len(hands) > 3
    if profile == LATER:
        assert all("province" in held for held in hands)
    for number in range(30):
        imagined = check_imagined(game, str(number))
        imagined.answer("no")
        assert_counted(to_the_end(number, imagined), game)


def test_a_revealed_hand_is_known_while_the_effect_lasts() -> None:
    game = position(
        {"hand": "bureaucrat", "deck": "copper"},
        {"hand": "copper gold", "deck": "silver curse village"},
        {"hand": "estate duchy", "deck": "silver curse village"},
        {"hand": "estate duchy", "deck": "silver curse village"},
        some="bureaucrat",
    )
    game.answer("bureaucrat")
    assert imagined_hands(game, 1) == {("copper", "gold")}
    assert len(imagined_hands(game, 3)) > 3
    answered(game, "estate", "duchy")
    assert game.decision is None or game.decision.source is None


def passing(passed: str) -> Game:
    """Anna and Ben have chosen what to pass; Carl is asked."""
    game = position(
        {"hand": "masquerade gold", "deck": "silver silver"},
        {"hand": "province copper", "deck": "village"},
        {"hand": "estate curse", "deck": "smithy"},
        {"hand": "cellar moat", "deck": "market"},
        some="masquerade",
    )
    return answered(game, "masquerade", "gold", passed)


@pytest.mark.rules("P32", "R092")
@pytest.mark.parametrize("passed", ["province", "copper"])
def test_a_card_on_its_way_is_known_to_its_giver_only(passed: str) -> None:
    game = passing(passed)
    cards = game.setup.catalogue.cards

    def on_its_way(seat: int) -> set[str]:
        positions = [check_imagined(game, str(n)).position() for n in range(40)]
        return {cards[each.players[seat].passed.top()].id for each in positions}

    assert game.decision is not None
    assert game.decision.seat == 2
    assert on_its_way(1) == {"province", "copper", "village"}
    assert on_its_way(0) == {"gold", "silver"}
    answered(game, "estate")
    assert game.decision.seat == 3
    assert on_its_way(2) == {"estate", "curse", "smithy"}


@pytest.mark.rules("P32", "R092")
@pytest.mark.parametrize("passed", ["province", "copper"])
def test_a_passed_card_is_known_to_giver_and_receiver_only(passed: str) -> None:
    game = answered(passing(passed), "estate", "cellar")
    assert game.decision is not None
    assert game.decision.seat == 0
    owned = [
        [check_imagined(game, str(n)).view(seat).cards for n in range(60)] for seat in range(4)
    ]
    # What Ben has passed to Carl, and Carl to Dora, Anna does not know.
    carls = {card.id for cards in owned[2] for card in cards}
    assert carls == {"province", "copper", "village", "estate", "curse", "smithy"}
    assert {card.id for cards in owned[3] for card in cards} == {
        *("estate", "curse", "smithy"),
        *("moat", "market"),
    }
    # That Ben has her Gold, and she Dora's Cellar, she knows.
    assert all(BY_ID["gold"] in cards for cards in owned[1])
    assert len({str(cards) for cards in owned[0]}) == 1


def test_only_what_the_giver_had_can_have_been_passed() -> None:
    game = answered(passing("copper"), "estate", "cellar", "done", "all", "village")
    while game.current != 2:
        game.answer("done")
    assert game.decision is not None
    assert game.decision.seat == 2
    cards = game.setup.catalogue.cards
    # Carl does not know what Anna passed: no Village, which she bought later, and not the
    # Masquerade that she had in play.
    positions = [check_imagined(game, str(n)).position() for n in range(60)]
    assert {cards[each.passes[0].card].id for each in positions} == {"gold", "silver"}


@pytest.mark.parametrize("number", range(12))
def test_cards_passed_unseen_are_imagined_from_what_is_known(number: int) -> None:
    chance = random.Random(f"passing {number}")
    others = [card.id for card in KINGDOM_CARDS if card.id != "masquerade"]
    kingdom = [*chance.sample(others, 9), "masquerade"]
    game = new_game(kingdom, chance.choice((3, 4, 5)), f"passing {number}", turn_limit=100)
    for step, _ in enumerate(played(number, game, 80)):
        for seat in range(game.player_count):
            imagined, permuted = game.position(), game.position()
            determinise(permuted, seat, seed_of(f"{number} {step}"))
            for world in (imagined, permuted):
                determinise(world, seat, seed_of("imagined"))
            assert imagined == permuted
