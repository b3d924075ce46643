from collections import Counter

import pytest
from position import FIRST_GAME, cards, hand, kingdom, position
from rulebooks import listed

from throneroom import cli, kingdoms
from throneroom.cli import play
from throneroom.engine.card import ACTION, CARDS, TREASURE, VICTORY
from throneroom.engine.errors import SetupError
from throneroom.engine.game import start_game
from throneroom.engine.rng import seed_of
from throneroom.engine.setup import Setup, next_start, pile_size
from throneroom.start import new_game
from throneroom.text.words import Words

BASIC = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"]
BASE = listed("base")
BASE_ACTIONS = [card for card in BASE if card.is_a(ACTION)]
SIZES = {
    2: {"copper": 46, "silver": 40, "gold": 30, "victory": 8, "province": 8, "curse": 10},
    3: {"copper": 39, "silver": 40, "gold": 30, "victory": 12, "province": 12, "curse": 20},
    4: {"copper": 32, "silver": 40, "gold": 30, "victory": 12, "province": 12, "curse": 30},
    5: {"copper": 85, "silver": 80, "gold": 60, "victory": 12, "province": 15, "curse": 40},
    6: {"copper": 78, "silver": 80, "gold": 60, "victory": 12, "province": 18, "curse": 50},
}


def supply(players: int, some: str = "gardens") -> dict[str, int]:
    game = start_game(Setup(kingdom(some), players), "a seed")
    piles = game.view().snapshot()["supply"]
    assert isinstance(piles, dict)
    return piles


@pytest.mark.rules("R002", "R003", "R004", "R005", "R006", "R008", "R012", "R013", "D23", "D40")
@pytest.mark.parametrize("players", SIZES)
def test_pile_sizes(players: int) -> None:
    sizes = SIZES[players]
    expected = {name: size for name, size in sizes.items() if name != "victory"}
    expected |= dict.fromkeys(["estate", "duchy", "gardens"], sizes["victory"])
    expected |= {card.id: 10 for card in kingdom("gardens") if card.id != "gardens"}
    assert supply(players) == expected


@pytest.mark.rules("R012")
@pytest.mark.parametrize("players", SIZES)
def test_every_action_pile_of_the_base_game_has_ten_cards(players: int) -> None:
    assert len(BASE_ACTIONS) == 24
    assert {pile_size(card, players) for card in BASE_ACTIONS} == {10}


@pytest.mark.rules("R007")
@pytest.mark.parametrize(("players", "left"), [(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_first_estates_do_not_come_from_the_pile(players: int, left: int) -> None:
    game = start_game(Setup(kingdom(), players), "a seed")
    view = game.view()
    (estate,) = cards("estate")
    assert view.supply[estate] == left
    assert [game.view(seat).cards[estate] for seat in range(players)] == [3] * players


@pytest.mark.rules("R001", "D23")
@pytest.mark.parametrize("players", [-1, 0, 1, 7, 10])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(SetupError):
        Setup(kingdom(), players)


@pytest.mark.rules("R001")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_two_to_four_players(players: int) -> None:
    game = start_game(Setup(kingdom(), players), "a seed")
    assert game.player_count == players
    assert not game.over


@pytest.mark.rules("R011")
@pytest.mark.parametrize("chosen", ["", "cellar", FIRST_GAME[:-5], FIRST_GAME + " witch"])
def test_a_kingdom_has_ten_cards(chosen: str) -> None:
    with pytest.raises(SetupError, match="10 cards"):
        Setup(cards(chosen), 2)


@pytest.mark.rules("R011")
def test_the_ten_cards_are_different() -> None:
    with pytest.raises(SetupError, match="twice"):
        Setup(cards(FIRST_GAME.replace("mine", "cellar")), 2)


@pytest.mark.rules("R019")
@pytest.mark.parametrize("basic", BASIC)
def test_basic_cards_are_no_kingdom_cards(basic: str) -> None:
    with pytest.raises(SetupError, match="not a kingdom card"):
        Setup(cards(FIRST_GAME.replace("mine", basic)), 2)


@pytest.mark.rules("R020", "R021")
def test_the_first_game_is_a_recommended_kingdom() -> None:
    assert {card.id for card in kingdoms.parse("First Game").cards} == set(FIRST_GAME.split())
    assert {card.id for card in new_game("First Game").kingdom} == set(FIRST_GAME.split())


@pytest.mark.rules("R021")
def test_a_kingdom_may_be_chosen_freely() -> None:
    chosen = "adventurer chapel feast gardens laboratory library spy thief throne_room witch"
    assert new_game(chosen.split()).kingdom == cards(chosen)
    assert new_game(chosen.replace(" ", ", ")).kingdom == cards(chosen)


@pytest.mark.rules("R021", "R011", "R019")
def test_a_kingdom_may_be_drawn_at_random() -> None:
    drawn: Counter[str] = Counter()
    for number in range(200):
        ten = kingdoms.random_kingdom(f"seed {number}").ids
        assert len(set(ten)) == 10
        drawn.update(ten)
    assert set(drawn) == {card.id for card in kingdoms.KINGDOM_CARDS}


@pytest.mark.rules("R021")
def test_a_kingdom_may_be_picked_in_turns() -> None:
    draft = kingdoms.Draft(3)
    turns: list[int | None] = []
    for name in [
        "cellar",
        "moat",
        "village",
        "workshop",
        "smithy",
        "remodel",
        "militia",
        "market",
        "mine",
        "witch",
    ]:
        turns.append(draft.turn)
        draft = draft.after(draft.find(name))
        with pytest.raises(SetupError):
            draft.find(name)
    assert turns == [0, 1, 2, 0, 1, 2, 0, 1, 2, 0]
    assert draft.turn is None
    assert draft.kingdom("x").ids[:2] == ("cellar", "moat")


@pytest.mark.rules("R017", "R025", "R009", "D03")
@pytest.mark.parametrize("players", SIZES)
def test_the_supply_is_seven_basic_and_ten_kingdom_piles(players: int) -> None:
    assert set(supply(players, "")) == {*BASIC, *FIRST_GAME.split()}


@pytest.mark.rules("R016")
def test_an_empty_pile_is_still_shown() -> None:
    game = position({}, {}, supply={"village": 1}, buying=True, coins=3, buys=2)
    game.answer("village")
    piles = game.view(1).snapshot()["supply"]
    assert isinstance(piles, dict)
    assert piles["village"] == 0
    assert len(piles) == 17


@pytest.mark.rules("R010")
def test_the_trash_starts_empty_and_everybody_sees_it() -> None:
    game = position({"hand": "chapel estate copper"}, {}, some="chapel")
    assert [game.view(seat).trash for seat in (0, 1, None)] == [[], [], []]
    game.answer("chapel")
    game.answer(["estate", "copper"])
    for seat in (0, 1, None):
        snapshot = game.view(seat).snapshot()
        assert snapshot["trash"] == ["estate", "copper"]


@pytest.mark.rules("R024")
def test_totals_of_the_base_game() -> None:
    totals: Counter[str] = Counter()
    for card in [*cards(" ".join(BASIC)), *BASE]:
        dealt = {"copper": 7, "estate": 3}.get(card.id, 0) * 4
        kind = "kingdom" if card.set == "base" else card.type_names[0]
        totals[kind] += pile_size(card, 4) + dealt
    assert totals == {"treasure": 130, "victory": 48, "curse": 30, "kingdom": 252}


@pytest.mark.rules("R035", "R036")
@pytest.mark.parametrize("players", SIZES)
def test_first_deal(players: int) -> None:
    game = start_game(Setup(kingdom(), players), "a seed")
    for seat in range(players):
        view = game.view(seat)
        names = Counter(card.id for card in view.hand)
        for card, count in view.deck.items():
            names[card.id] += count
        assert names == {"copper": 7, "estate": 3}
        mine = view.players[seat]
        assert (mine.hand_size, mine.deck_size, mine.discard_size) == (5, 5, 0)


@pytest.mark.rules("R035")
def test_first_decks_are_shuffled() -> None:
    setup = Setup(kingdom(), 2)
    hands: Counter[int] = Counter()
    differing = 0
    for number in range(600):
        game = start_game(setup, f"seed {number}")
        first, second = (hand(game, seat) for seat in (0, 1))
        differing += first != second
        hands[first.count("copper")] += 1
    # 2, 3, 4 and 5 Coppers in 21, 105, 105 and 21 of 252 hands.
    assert set(hands) == {2, 3, 4, 5}
    assert 25 < hands[2] < 80
    assert 25 < hands[5] < 80
    assert differing > 400


@pytest.mark.rules("R035")
def test_every_card_may_lie_anywhere() -> None:
    setup = Setup(kingdom(), 2)
    estates: Counter[int] = Counter()
    for number in range(500):
        dealt = hand(start_game(setup, f"seed {number}"), 0)
        estates.update(place for place, id in enumerate(dealt) if id == "estate")
    assert all(110 < estates[place] < 190 for place in range(5))


@pytest.mark.rules("R038")
@pytest.mark.parametrize("players", SIZES)
def test_any_player_can_start(players: int) -> None:
    for seat in range(players):
        game = start_game(Setup(kingdom(), players), "a seed", start=seat)
        assert game.current == seat
        assert game.decision is not None
        assert game.decision.seat == seat


@pytest.mark.rules("R038")
@pytest.mark.parametrize("players", SIZES)
def test_chance_decides_who_starts(players: int) -> None:
    starts: Counter[int] = Counter()
    options = cli.read(["play", "--players", str(players), "--seed", "x"], Words())
    for number in range(40 * players):
        options.seed = f"seed {number}"
        starts[play.begin(options).current] += 1
    assert set(starts) == set(range(players))
    assert min(starts.values()) > 15


@pytest.mark.rules("R039")
@pytest.mark.parametrize("players", SIZES)
def test_the_winners_left_neighbour_starts_the_next_game(players: int) -> None:
    for winner in range(players):
        starts = {next_start(players, [winner], seed_of(str(n))) for n in range(20)}
        assert starts == {(winner + 1) % players}


@pytest.mark.rules("R040")
@pytest.mark.parametrize(
    ("players", "winners", "losers"),
    [(3, [0, 1], {2}), (4, [0, 2], {1, 3}), (4, [1, 2, 3], {0}), (6, [5, 0], {1, 2, 3, 4})],
)
def test_after_a_shared_victory_a_loser_starts(
    players: int, winners: list[int], losers: set[int]
) -> None:
    starts = Counter(next_start(players, winners, seed_of(str(n))) for n in range(300))
    assert set(starts) == losers
    assert min(starts.values()) > 300 / len(losers) / 2


@pytest.mark.rules("R041", "D22")
@pytest.mark.parametrize("players", SIZES)
def test_if_everybody_won_chance_decides_among_all(players: int) -> None:
    everybody = list(range(players))
    starts = Counter(next_start(players, everybody, seed_of(str(n))) for n in range(600))
    assert set(starts) == set(everybody)
    assert min(starts.values()) > 600 / players / 2


@pytest.mark.rules("R047")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_plays_an_action_in_the_first_two_turns(players: int) -> None:
    for number in range(20):
        game = start_game(Setup(kingdom(), players), f"seed {number}")
        while game.turn <= 2 * players:
            decision = game.decision
            assert decision is not None
            assert decision.kind != "play_action"
            if decision.kind == "play_treasure":
                game.answer("all")
            else:
                actions = [id for id in decision.options if id in FIRST_GAME.split()]
                game.answer(actions[-1])
        assert all(sum(game.view(seat).cards.values()) == 12 for seat in range(players))


@pytest.mark.rules("R114")
def test_types() -> None:
    basic = [card for card in CARDS if card.set == "basic"]
    types = {card.id: card.type_names for card in [*basic, *BASE]}
    special = {
        "treasure": ["copper", "silver", "gold", "potion", "platinum"],
        "victory": ["estate", "duchy", "province", "colony", "gardens"],
        "curse": ["curse"],
        "action attack": ["bureaucrat", "militia", "spy", "thief", "witch"],
        "action reaction": ["moat"],
    }
    expected = {id: names.split() for names, some in special.items() for id in some}
    assert types == {id: expected.get(id, ["action"]) for id in types}
    assert len(types) == 35
    (curse,) = cards("curse")
    assert not curse.is_a(ACTION | TREASURE | VICTORY)


@pytest.mark.rules("D01")
def test_gardens_cost_four() -> None:
    (gardens,) = cards("gardens")
    assert gardens.cost == 4


@pytest.mark.rules("D02")
def test_the_german_name_of_gardens() -> None:
    (gardens,) = cards("gardens")
    assert Words("de").name(gardens) == "G\N{LATIN SMALL LETTER A WITH DIAERESIS}rten"
