from collections import Counter

import pytest
from position import FIRST_GAME, cards, kingdom, position, told
from rulebooks import listed, rulebook_cards

from throneroom import kingdoms
from throneroom.engine.card import BY_ID, CARDS, PRIZE, VICTORY
from throneroom.engine.errors import SetupError
from throneroom.engine.game import start_game
from throneroom.engine.setup import Setup, pile_size
from throneroom.start import new_game

KINGDOM_CARDS = listed("cornucopia")
PRIZES = ["bag_of_gold", "diadem", "followers", "princess", "trusty_steed"]
MIXED = "young_witch, smithy, market, festival, laboratory, mine, militia, remodel, witch, gardens"


@pytest.mark.rules("R014", "D05")
@pytest.mark.parametrize(("players", "size"), [(2, 8), (3, 12), (4, 12)])
def test_piles_of_vineyard_and_fairgrounds(players: int, size: int) -> None:
    game = start_game(Setup(kingdom("vineyard fairgrounds"), players), "a seed")
    piles = game.view().snapshot()["supply"]
    assert isinstance(piles, dict)
    assert (piles["vineyard"], piles["fairgrounds"]) == (size, size)


@pytest.mark.rules("R014", "R031")
def test_totals_of_cornucopia() -> None:
    sizes = Counter({card.id: pile_size(card, 4) for card in KINGDOM_CARDS})
    assert len(sizes) == 13
    assert sum(sizes.values()) == 12 * 10 + 12
    assert {id for id, size in sizes.items() if size != 10} == {"fairgrounds"}
    prizes = [card.id for card in CARDS if card.is_a(PRIZE)]
    assert sorted(prizes) == PRIZES


@pytest.mark.rules("R014")
def test_totals_of_alchemy() -> None:
    sizes = {card.id: pile_size(card, 4) for card in listed("alchemy")}
    assert len(sizes) == 12
    assert {id for id, size in sizes.items() if size != 10} == {"vineyard"}
    assert sum(sizes.values()) == 11 * 10 + 12


@pytest.mark.rules("D30", "R019")
def test_what_prizes_are() -> None:
    types = {id: BY_ID[id].type_names for id in PRIZES}
    assert types == {
        "bag_of_gold": ["action", "prize"],
        "diadem": ["treasure", "prize"],
        "followers": ["action", "attack", "prize"],
        "princess": ["action", "prize"],
        "trusty_steed": ["action", "prize"],
    }
    assert {(int(BY_ID[id].cost), int(BY_ID[id].potion_cost)) for id in PRIZES} == {(0, 0)}
    (horn,) = cards("horn_of_plenty")
    assert horn in KINGDOM_CARDS
    assert horn.type_names == ["treasure"]


@pytest.mark.rules("R031", "R018", "R032", "R326")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_prizes_come_with_tournament_and_are_no_part_of_the_supply(players: int) -> None:
    with_prizes = new_game([card.id for card in kingdom("tournament")], players, "a seed")
    snapshot = with_prizes.view().snapshot()
    assert isinstance(snapshot["prizes"], list)
    assert sorted(snapshot["prizes"]) == PRIZES
    assert isinstance(snapshot["supply"], dict)
    assert not set(PRIZES) & set(snapshot["supply"])
    assert len(snapshot["supply"]) == 17
    without = new_game("First Game", players, "a seed")
    assert without.view().prizes == []


@pytest.mark.rules("R032")
@pytest.mark.parametrize("prize", PRIZES)
def test_a_prize_is_no_kingdom_card(prize: str) -> None:
    with pytest.raises(SetupError, match="Prize"):
        Setup(kingdom(prize), 2)
    with pytest.raises(SetupError):
        Setup(kingdom("young_witch"), 2, BY_ID[prize])


@pytest.mark.rules("R028", "R011", "R018")
def test_the_bane_is_an_eleventh_pile_of_the_supply() -> None:
    (bane,) = cards("chancellor")
    game = start_game(Setup(kingdom("young_witch"), 2, bane), "a seed")
    snapshot = game.view().snapshot()
    assert snapshot["bane"] == "chancellor"
    assert isinstance(snapshot["supply"], dict)
    assert len(snapshot["supply"]) == 18
    assert snapshot["supply"]["chancellor"] == 10


@pytest.mark.rules("R028", "R011")
def test_young_witch_needs_a_bane_and_nobody_else_does() -> None:
    with pytest.raises(SetupError, match="needs a bane"):
        Setup(kingdom("young_witch"), 2)
    with pytest.raises(SetupError, match="without Young Witch"):
        Setup(kingdom("witch"), 2, BY_ID["chancellor"])


BANES = """
    cellar chapel moat chancellor village woodcutter workshop
    courtyard pawn secret_chamber great_hall masquerade shanty_town steward swindler wishing_well
    herbalist
    hamlet fortune_teller menagerie
    candlestick_maker stonemason doctor masterpiece
"""


@pytest.mark.rules("R028", "R030", "P29")
def test_which_cards_can_be_the_bane() -> None:
    # All other cards of the kingdom cost 4 or 5.
    chosen = cards(
        "young_witch gardens militia smithy remodel bureaucrat throne_room market mine witch"
    )
    accepted = []
    for card in rulebook_cards():
        try:
            Setup(chosen, 2, card)
        except SetupError:
            continue
        accepted.append(card.id)
    assert sorted(accepted) == sorted(BANES.split())


@pytest.mark.rules("R028", "R030")
def test_a_bane_is_drawn_where_none_is_chosen() -> None:
    drawn = set()
    for number in range(300):
        game = new_game(MIXED, 2, f"seed {number}")
        assert game.bane is not None
        drawn.add(game.bane)
        assert new_game(MIXED, 2, f"seed {number}").bane == game.bane
    assert all(card.cost in (2, 3) and not card.potion_cost for card in drawn)
    assert not drawn & set(kingdoms.parse(MIXED).cards)
    assert not any(card.set == "basic" for card in drawn)
    assert len(drawn) > 20


@pytest.mark.rules("R028")
def test_a_chosen_bane_is_kept() -> None:
    game = new_game(MIXED.replace("young_witch", "young_witch (bane: moat)"), 2, "a seed")
    assert game.bane is not None
    assert game.bane.id == "moat"


@pytest.mark.rules("R018", "R028")
def test_the_bane_can_bring_no_potion_pile_but_the_kingdom_does() -> None:
    (herbalist,) = cards("herbalist")
    without = start_game(Setup(kingdom("young_witch"), 2, herbalist), "a seed")
    piles = without.view().snapshot()["supply"]
    assert isinstance(piles, dict)
    assert "potion" not in piles
    game = start_game(Setup(kingdom("young_witch familiar"), 2, herbalist), "a seed")
    piles = game.view().snapshot()["supply"]
    assert isinstance(piles, dict)
    assert piles["potion"] == 16
    assert len(piles) == 19


@pytest.mark.rules("R279", "R089")
def test_menagerie_shows_the_hand() -> None:
    hand = {"hand": "menagerie copper estate", "deck": "gold"}
    game = position(hand, {}, some="menagerie")
    game.answer("menagerie")
    for seat in (0, 1, None):
        ((_, owner, shown),) = told(game, seat, "reveal_hand")
        assert (owner, sorted(shown)) == (0, ["copper", "estate"])


@pytest.mark.rules("R313", "R314")
def test_hunting_party_shows_the_hand_with_the_drawn_card() -> None:
    hand = {"hand": "hunting_party copper", "deck": "gold copper estate silver"}
    game = position(hand, {}, some="hunting_party")
    game.answer("hunting_party")
    for seat in (0, 1, None):
        shown = [sorted(names) for _, _, names in told(game, seat, "reveal", "reveal_hand")]
        assert shown == [["copper", "gold"], ["copper"], ["estate"]]


@pytest.mark.rules("R300", "R089")
def test_a_province_for_tournament_is_shown_to_all() -> None:
    game = position({"hand": "tournament", "deck": "gold"}, {"hand": "province copper"}, {})
    game.answer("tournament")
    game.answer("yes")
    for seat in (0, 1, 2, None):
        assert told(game, seat, "show") == [("show", 1, ["province"])]


@pytest.mark.rules("R300")
def test_a_province_kept_back_from_tournament_is_not_seen() -> None:
    seen = []
    for hand, deck in (("province copper", "estate"), ("estate copper", "province")):
        game = position({"hand": "tournament", "deck": "gold"}, {"hand": hand, "deck": deck})
        game.answer("tournament")
        if "province" in hand:
            game.answer("no")
        seen.append((game.view(0).snapshot(), told(game, 0), told(game, None)))
    assert seen[0] == seen[1]


@pytest.mark.rules("R287", "R089")
def test_a_shown_bane_is_seen_by_all_and_not_played() -> None:
    hand = {"hand": "young_witch", "deck": "copper copper"}
    game = position(hand, {"hand": "chancellor copper"}, some="young_witch", bane="chancellor")
    game.answer("young_witch")
    game.answer("yes")
    for seat in (0, 1, None):
        assert told(game, seat, "show") == [("show", 1, ["chancellor"])]
        assert told(game, seat, "play") == [("play", 0, ["young_witch"])]


@pytest.mark.rules("R325")
def test_trusty_steed_does_not_show_the_draw_pile() -> None:
    hand = {"hand": "trusty_steed", "deck": "gold silver estate"}
    game = position(hand, {}, some="tournament")
    game.answer("trusty_steed")
    game.answer(["coins", "silvers"])
    for seat in (0, 1, None):
        assert told(game, seat, "deck_to_discard") == [("deck_to_discard", 0, [])]
        assert told(game, seat, "reveal", "reveal_hand", "look") == []


@pytest.mark.rules("R294", "R297")
def test_horse_traders_set_aside_lie_face_up() -> None:
    game = position(
        {"hand": "militia"}, {"hand": "horse_traders copper copper"}, {}, some="horse_traders"
    )
    game.answer("militia")
    game.answer("horse_traders")
    for seat in (0, 1, 2, None):
        assert told(game, seat, "set_aside") == [("set_aside", 1, ["horse_traders"])]
        view = game.view(seat)
        assert [card.id for card in view.players[1].set_aside] == ["horse_traders"]
        assert view.players[1].hand_size == 2


@pytest.mark.rules("R139", "R321")
def test_everybody_sees_the_reduced_costs() -> None:
    game = position({"hand": "princess"}, {}, some="tournament")
    before = game.view(1).snapshot()["costs"]
    assert isinstance(before, dict)
    game.answer("princess")
    for seat in (0, 1, None):
        after = game.view(seat).snapshot()["costs"]
        assert after == {id: max(0, cost - 2) for id, cost in before.items()}


@pytest.mark.rules("R094")
def test_no_two_cards_share_a_name() -> None:
    assert len({card.id for card in CARDS}) == len(CARDS)


@pytest.mark.rules("R315")
def test_fairgrounds_are_the_only_victory_card_of_cornucopia() -> None:
    assert [card.id for card in KINGDOM_CARDS if card.is_a(VICTORY)] == ["fairgrounds"]
    assert not set(FIRST_GAME.split()) & {card.id for card in KINGDOM_CARDS}


@pytest.mark.rules("R281", "P18")
def test_fortune_teller_goes_round_from_the_left() -> None:
    decks = [{"deck": "copper estate"} for _ in range(3)]
    game = position({"hand": "fortune_teller"}, *decks, some="fortune_teller")
    game.answer("fortune_teller")
    assert [seat for _, seat, _ in told(game, None, "reveal")] == [1, 1, 2, 2, 3, 3]
    for seat in range(4):
        players = game.view(seat).snapshot()["players"]
        assert isinstance(players, list)
        assert [player["known_on_deck"] for player in players[1:]] == [["estate"]] * 3


@pytest.mark.rules("R302", "R309")
def test_costs_and_types_of_cornucopia() -> None:
    found = {card.id: (int(card.cost), " ".join(card.type_names)) for card in KINGDOM_CARDS}
    assert found == {
        "hamlet": (2, "action"),
        "fortune_teller": (3, "action attack"),
        "menagerie": (3, "action"),
        "farming_village": (4, "action"),
        "horse_traders": (4, "action reaction"),
        "remake": (4, "action"),
        "tournament": (4, "action"),
        "young_witch": (4, "action attack"),
        "harvest": (5, "action"),
        "horn_of_plenty": (5, "treasure"),
        "hunting_party": (5, "action"),
        "jester": (5, "action attack"),
        "fairgrounds": (6, "victory"),
    }
