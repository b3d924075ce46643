from collections import Counter

import pytest
from position import kingdom, position, told
from rulebooks import listed, rulebook_cards

from throneroom.engine.card import BY_ID, CARDS
from throneroom.engine.game import Game, start_game
from throneroom.engine.moments import WHEN_OVERPAID
from throneroom.engine.setup import Setup, pile_size
from throneroom.start import new_game

ME, OTHER, SPECTATOR = 0, 1, None
KINGDOM_CARDS = listed("guilds")


def shown(game: Game, seat: int | None) -> tuple[object, object]:
    """Everything that a seat can learn."""
    return game.view(seat).snapshot(), told(game, seat)


def asked(game: Game) -> tuple[str, list[str]]:
    """What the open question is for, and its answers in words."""
    decision = game.decision
    assert decision is not None
    return decision.kind, list(decision.words)


@pytest.mark.rules("R015")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_pile_of_guilds_has_ten_cards(players: int) -> None:
    assert len(KINGDOM_CARDS) == 13
    assert {pile_size(card, players) for card in KINGDOM_CARDS} == {10}
    game = start_game(Setup(KINGDOM_CARDS[:10], players), "a seed")
    piles = game.view().snapshot()["supply"]
    assert isinstance(piles, dict)
    assert [piles[card.id] for card in KINGDOM_CARDS[:10]] == [10] * 10


@pytest.mark.rules("R015")
def test_totals_of_guilds() -> None:
    assert sum(pile_size(card, 4) for card in KINGDOM_CARDS) == 130


@pytest.mark.rules("R023")
def test_cards_of_all_sets_can_be_combined() -> None:
    chosen = "baker doctor tournament jester golem familiar nobles bridge witch chapel"
    game = new_game(chosen.split(), 3, "a seed")
    piles = game.view().snapshot()["supply"]
    assert isinstance(piles, dict)
    basic = ["copper", "silver", "gold", "estate", "duchy", "province", "curse", "potion"]
    assert set(piles) == {*basic, *chosen.split()}


@pytest.mark.rules("R023")
@pytest.mark.parametrize("name", ["alchemy", "cornucopia", "guilds", "intrigue"])
def test_a_kingdom_of_one_set_is_played_with_the_basic_cards(name: str) -> None:
    game = new_game(listed(name)[-10:], 2, "a seed")
    piles = game.view().snapshot()["supply"]
    assert isinstance(piles, dict)
    basic = {"copper", "silver", "gold", "estate", "duchy", "province", "curse"}
    assert basic <= set(piles)


@pytest.mark.rules("R033", "R034")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_baker_everybody_starts_with_a_token(players: int) -> None:
    for some, tokens in (("baker", 1), ("candlestick_maker butcher merchant_guild", 0)):
        game = new_game(kingdom(some), players, "a seed")
        assert [player.tokens for player in game.view().players] == [tokens] * players


@pytest.mark.rules("R033", "R144")
def test_the_token_of_baker_can_be_spent_in_the_first_turn() -> None:
    game = new_game(kingdom("baker"), 2, "a seed")
    game.answer("all")
    assert asked(game) == ("spend", ["0", "1"])
    coins = game.view(0).coins
    game.answer("1")
    assert game.view(0).coins == coins + 1
    assert [player.tokens for player in game.view().players] == [0, 1]


@pytest.mark.rules("R148", "R153")
def test_which_cards_can_be_overpaid() -> None:
    overpayable = [card for card in rulebook_cards() if card.effects[WHEN_OVERPAID] is not None]
    costs = {card.id: int(card.cost) for card in overpayable}
    assert costs == {"stonemason": 2, "doctor": 3, "masterpiece": 3, "herald": 4}


@pytest.mark.rules("R148", "R149", "R155")
def test_the_amounts_that_can_be_overpaid() -> None:
    game = position({}, {}, some="masterpiece", buying=True, coins=6)
    game.answer("masterpiece")
    assert asked(game) == ("overpay", ["0", "1", "2", "3"])


@pytest.mark.rules("D38")
@pytest.mark.parametrize("id", ["doctor", "journeyman"])
def test_every_card_can_be_named(id: str) -> None:
    game = position({"hand": id}, {}, some=id)
    game.answer(id)
    assert asked(game) == ("name", [card.id for card in CARDS])


@pytest.mark.rules("R332", "R354", "R089")
@pytest.mark.parametrize(("id", "count"), [("doctor", 3), ("journeyman", 4)])
def test_the_name_and_the_revealed_cards_are_public(id: str, count: int) -> None:
    deck = ["copper", "gold", "silver", "estate", "duchy"]
    game = position({"hand": id, "deck": " ".join(deck)}, {}, some=id)
    game.answer(id)
    game.answer("copper")
    for seat in (ME, OTHER, SPECTATOR):
        assert told(game, seat, "name") == [("name", 0, ["copper"])]
        assert [cards for _, _, cards in told(game, seat, "reveal")] == [
            [one] for one in deck[:count]
        ]


@pytest.mark.rules("R332")
def test_the_order_in_which_doctor_puts_cards_back_is_secret() -> None:
    games = []
    for order in (["gold", "silver", "estate"], ["estate", "gold", "silver"]):
        game = position({"hand": "doctor", "deck": "gold silver estate"}, {}, some="doctor")
        for answer in ("doctor", "copper", order):
            game.answer(answer)
        games.append(game)
    for seat in (OTHER, SPECTATOR):
        assert shown(games[0], seat) == shown(games[1], seat)
    assert shown(games[0], ME) != shown(games[1], ME)


def bought_doctor(deck: str, *fates: str) -> Game:
    game = position({"deck": deck}, {}, some="doctor", buying=True, coins=3 + 2, buys=2)
    for answer in ("doctor", "2", *fates):
        game.answer(answer)
    return game


@pytest.mark.rules("R090", "R334")
def test_others_do_not_see_a_card_that_doctor_looks_at() -> None:
    for fates in ((), ("keep",), ("keep", "keep")):
        one = bought_doctor("gold copper estate", *fates)
        two = bought_doctor("copper gold estate", *fates)
        for seat in (OTHER, SPECTATOR):
            assert shown(one, seat) == shown(two, seat)
            looks = told(one, seat, "look")
            assert looks
            assert all(cards == ["?"] for _, _, cards in looks)
        assert told(one, ME, "look")[0] == ("look", 0, ["gold"])
        assert shown(one, ME) != shown(two, ME)


@pytest.mark.rules("R090", "R334", "R335")
def test_a_card_put_back_by_doctor_is_known_to_its_owner_only() -> None:
    game = bought_doctor("gold copper estate", "keep", "keep")
    known = []
    for seat in (ME, OTHER):
        players = game.view(seat).snapshot()["players"]
        assert isinstance(players, list)
        known.append(players[0]["known_on_deck"])
    assert known == [["gold"], []]


@pytest.mark.rules("R334")
def test_cards_that_doctor_trashes_or_discards_are_seen() -> None:
    game = bought_doctor("gold copper estate", "trash", "discard")
    for seat in (ME, OTHER, SPECTATOR):
        assert game.view(seat).snapshot()["trash"] == ["gold"]
        assert told(game, seat, "discard") == [("discard", 0, ["copper"])]


@pytest.mark.rules("R149", "R334", "R090")
def test_doctor_shows_nothing_before_the_amount_is_decided() -> None:
    games = []
    for deck in ("gold copper estate", "estate gold copper"):
        game = position({"deck": deck}, {}, some="doctor", buying=True, coins=5)
        game.answer("doctor")
        assert asked(game)[0] == "overpay"
        games.append(game)
    for seat in (ME, OTHER, SPECTATOR):
        assert shown(games[0], seat) == shown(games[1], seat)


def bought_herald(discard: str, *answers: object) -> Game:
    zones = {"deck": "copper", "discard": discard}
    game = position(zones, {}, some="herald", buying=True, coins=6, buys=2)
    for answer in ("herald", *answers):
        game.answer(answer)
    return game


@pytest.mark.rules("R346", "R345")
def test_herald_shows_the_discard_pile_only_after_overpaying() -> None:
    one = bought_herald("estate gold silver")
    two = bought_herald("estate silver gold")
    for game in (one, two):
        assert asked(game) == ("overpay", ["0", "1", "2"])
    for seat in (ME, OTHER, SPECTATOR):
        assert shown(one, seat) == shown(two, seat)
    one.answer("2")
    decision = one.decision
    assert decision is not None
    assert (decision.kind, decision.least, decision.most) == ("put_on_deck", 2, 2)
    names = Counter(decision.candidates)
    assert names == {"estate": 1, "gold": 1, "silver": 1}
    two.answer("0")
    assert asked(two)[0] == "buy"


@pytest.mark.rules("R345", "R090")
def test_others_do_not_see_what_herald_puts_on_the_draw_pile() -> None:
    one = bought_herald("estate gold silver duchy", "2", ["gold", "silver"])
    two = bought_herald("estate gold silver duchy", "2", ["silver", "duchy"])
    for seat in (OTHER, SPECTATOR):
        assert told(one, seat, "put_back") == [("put_back", 0, ["?"])] * 2
        assert shown(one, seat) == shown(two, seat)
    assert shown(one, ME) != shown(two, ME)


@pytest.mark.rules("R344", "R089")
def test_the_card_that_herald_leaves_on_top_is_known_to_all() -> None:
    game = position({"hand": "herald", "deck": "copper gold estate"}, {}, some="herald")
    game.answer("herald")
    for seat in (ME, OTHER):
        assert told(game, seat, "reveal") == [("reveal", 0, ["gold"])]
        players = game.view(seat).snapshot()["players"]
        assert isinstance(players, list)
        assert players[0]["known_on_deck"] == ["gold"]


@pytest.mark.rules("R342", "R089")
def test_who_has_no_copy_for_taxman_shows_the_hand() -> None:
    game = position(
        {"hand": "taxman silver"},
        {"hand": "copper copper estate gold duchy"},
        {"hand": "copper silver estate gold duchy"},
        {"hand": "copper copper estate gold"},
        some="taxman",
    )
    game.answer("taxman")
    game.answer("silver")
    for seat in (0, 1, 2, 3, None):
        ((_, owner, cards),) = told(game, seat, "reveal_hand")
        assert (owner, sorted(cards)) == (1, ["copper", "copper", "duchy", "estate", "gold"])
        assert told(game, seat, "discard") == [("discard", 2, ["silver"])]


@pytest.mark.rules("R338", "R089")
def test_the_cards_for_advisor_are_revealed_to_all() -> None:
    game = position({"hand": "advisor", "deck": "copper gold estate"}, {}, {}, some="advisor")
    game.answer("advisor")
    for seat in (0, 1, 2, None):
        players = game.view(seat).snapshot()["players"]
        assert isinstance(players, list)
        assert sorted(players[0]["revealed"]) == ["copper", "estate", "gold"]


@pytest.mark.rules("R142", "R143")
def test_tokens_are_public() -> None:
    game = position({"hand": "butcher"}, {}, some="butcher")
    game.answer("butcher")
    for seat in (ME, OTHER, SPECTATOR):
        assert [player.tokens for player in game.view(seat).players] == [2, 0]


@pytest.mark.rules("R361", "R360")
def test_soothsayer_gives_all_curses_before_anybody_draws() -> None:
    game = position(
        {"hand": "soothsayer"}, {"deck": "copper"}, {"deck": "copper"}, some="soothsayer"
    )
    game.answer("soothsayer")
    happened = [(kind, seat) for kind, seat, _ in told(game, None, "gain", "draw")]
    assert happened == [("gain", 0), ("gain", 1), ("gain", 2), ("draw", 1), ("draw", 2)]


@pytest.mark.rules("R337")
def test_masterpiece_is_a_treasure() -> None:
    assert BY_ID["masterpiece"].type_names == ["treasure"]


@pytest.mark.rules("R153", "R337")
def test_costs_and_types_of_guilds() -> None:
    found = {card.id: (int(card.cost), " ".join(card.type_names)) for card in KINGDOM_CARDS}
    assert found == {
        "candlestick_maker": (2, "action"),
        "stonemason": (2, "action"),
        "doctor": (3, "action"),
        "masterpiece": (3, "treasure"),
        "advisor": (4, "action"),
        "herald": (4, "action"),
        "plaza": (4, "action"),
        "taxman": (4, "action attack"),
        "baker": (5, "action"),
        "butcher": (5, "action"),
        "journeyman": (5, "action"),
        "merchant_guild": (5, "action"),
        "soothsayer": (5, "action attack"),
    }


@pytest.mark.rules("R342")
def test_taxman_goes_round_from_the_left() -> None:
    others = [{"hand": "copper copper copper copper copper"} for _ in range(3)]
    game = position({"hand": "taxman copper"}, *others, some="taxman")
    game.answer("taxman")
    game.answer("copper")
    assert [seat for _, seat, _ in told(game, None, "discard")] == [1, 2, 3]
