"""Intrigue, as far as a scenario file cannot express it."""

import pytest
from position import answered, cards, kingdom, players, position, shown, told
from rulebooks import listed

from throneroom.engine.game import Game
from throneroom.engine.setup import Setup, pile_size
from throneroom.text.words import Words

INTRIGUE = listed("intrigue")
VICTORIES = ("great_hall", "duke", "harem", "nobles")


@pytest.mark.rules(
    "intrigue/great_hall", "intrigue/duke", "intrigue/harem", "intrigue/nobles", "R116"
)
@pytest.mark.parametrize(("count", "size"), [(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_victory_piles_depend_on_the_number_of_players(count: int, size: int) -> None:
    setup = Setup(kingdom(" ".join(VICTORIES)), count)
    for card in cards(" ".join(VICTORIES)):
        assert setup.position().supply.of(setup.catalogue.number_of(card)) == size


@pytest.mark.rules("R116")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_all_other_piles_of_intrigue_have_ten_cards(count: int) -> None:
    assert len(INTRIGUE) == 25
    others = [card for card in INTRIGUE if card.id not in VICTORIES]
    assert {pile_size(card, count) for card in others} == {10}


@pytest.mark.rules("R116")
def test_types_of_intrigue_cards() -> None:
    special = {
        "action reaction": ["secret_chamber"],
        "action victory": ["great_hall", "nobles"],
        "action attack": ["swindler", "minion", "saboteur", "torturer"],
        "victory": ["duke"],
        "treasure victory": ["harem"],
    }
    expected = {id: set(names.split()) for names, some in special.items() for id in some}
    for card in INTRIGUE:
        assert set(card.type_names) == expected.get(card.id, {"action"})


@pytest.mark.rules("D31")
def test_the_german_name_of_nobles() -> None:
    (nobles,) = cards("nobles")
    assert Words("de").name(nobles) == "Adelige"


def masquerade(passed: str) -> Game:
    """The second of four players passes a Province or a Copper to the third."""
    game = position(
        {"hand": "masquerade", "deck": "silver silver"},
        {"hand": "province copper"},
        {"hand": "estate"},
        {"hand": "curse"},
        some="masquerade",
    )
    return answered(game, "masquerade", passed)


@pytest.mark.rules("R092", "P32")
def test_a_passed_card_is_known_to_giver_and_receiver_only() -> None:
    games = [masquerade("province"), masquerade("copper")]
    for seat in (0, 3, None):
        assert shown(games[0], seat) == shown(games[1], seat)
    for seat in (1, 2):
        assert shown(games[0], seat) != shown(games[1], seat)
    passes = [("pass", 0), ("pass", 1), ("pass", 2), ("pass", 3)]
    for seat, seen in (
        (1, ["silver", "province", "?", "?"]),
        (2, ["?", "province", "estate", "?"]),
    ):
        events = told(games[0], seat, "pass")
        assert [(kind, giver) for kind, giver, _ in events] == passes
        assert [passed[0] for _, _, passed in events] == seen
    assert [event[2] for event in told(games[0], None, "pass")] == [["?"]] * 4


@pytest.mark.rules("P32")
def test_points_do_not_betray_a_passed_card_to_third_players() -> None:
    game = masquerade("province")
    assert game.scores == [-1, 0, 6, 1]
    # Each of them knows two of the four passed cards, which is enough for the own points only.
    assert [points(game, seat) for seat in range(4)] == [
        [-1, None, None, None],
        [None, 0, None, None],
        [None, None, 6, None],
        [None, None, None, 1],
    ]
    assert points(game, None) == [None] * 4


@pytest.mark.rules("P32")
def test_players_who_know_all_passed_cards_know_each_others_points() -> None:
    # Anna passes a Gold to Ben, who passes a Province to Carl; Carl has no card to pass.
    game = position({"hand": "masquerade gold"}, {"hand": "province copper"}, {}, some="masquerade")
    answered(game, "masquerade", "province")
    assert game.scores == [0, 0, 6]
    assert points(game, 0) == [0, None, None]
    assert points(game, 1) == [0, 0, 6]
    assert points(game, 2) == [None, None, 6]
    assert points(game, None) == [None, None, None]
    assert players(game, 1)[2]["cards"] == {"province": 1}
    assert players(game, 2)[1]["cards"] is None


@pytest.mark.rules("P32")
def test_with_two_players_only_spectators_do_not_know_what_was_passed() -> None:
    games = []
    for passed in ("province", "copper"):
        game = position(
            {"hand": "masquerade", "deck": "silver silver"},
            {"hand": "province copper"},
            some="masquerade",
        )
        games.append(answered(game, "masquerade", passed))
    assert points(games[0], 0) == points(games[0], 1) == games[0].scores == [6, 0]
    assert points(games[1], 0) == points(games[1], 1) == games[1].scores == [0, 6]
    assert shown(games[0], None) == shown(games[1], None)
    assert points(games[0], None) == [None, None]


@pytest.mark.rules("P32")
def test_after_the_end_all_points_are_known() -> None:
    game = position(
        {"hand": "masquerade copper", "deck": "silver silver"},
        {"hand": "province copper", "deck": "copper " * 12},
        {"hand": "estate", "deck": "copper " * 12},
        some="masquerade",
        supply={"province": 1},
        coins=8,
    )
    answered(game, "masquerade", "copper", "province", "done", "all", "province")
    assert game.over
    for seat in (0, 1, 2, None):
        assert points(game, seat) == game.scores == [7, 0, 6]
        assert players(game, seat)[2]["cards"] == {"copper": 12, "province": 1}


@pytest.mark.rules("P32")
def test_a_trashed_card_that_can_only_have_been_passed_tells_what_was_passed() -> None:
    game = position(
        {"hand": "masquerade", "deck": "silver silver"},
        {"hand": "gold copper"},
        {"hand": "chapel estate"},
        {"hand": "curse curse"},
        some="masquerade chapel",
        current=0,
    )
    answered(game, "masquerade", "gold", "estate", "done", "all", "done")
    while game.current != 2:
        game.answer("done")
    assert points(game, 0)[1:3] == [None, None]
    answered(game, "chapel", ["gold"])
    # Carl had no Gold of his own, so it was Ben's. Dora does not know what Anna passed to Ben.
    assert points(game, 3) == [None, None, 0, 0]
    assert points(game, 0) == [-1, 0, None, None]
    assert points(game, None) == [None, None, None, None]
    assert game.view(3).fast.owned(1) == {cards("copper")[0].index: 1}


def points(game: Game, seat: int | None) -> list[int | None]:
    """Everybody's points as a seat sees them."""
    return [player["points"] for player in players(game, seat)]


@pytest.mark.rules("P32", "R092")
def test_what_comes_is_not_known_when_the_own_card_is_chosen() -> None:
    games = []
    for passed in ("province", "copper"):
        game = position(
            {"hand": "masquerade", "deck": "silver silver"},
            {"hand": "province copper"},
            {"hand": "estate gold"},
            some="masquerade",
        )
        games.append(answered(game, "masquerade", passed))
        assert game.decision is not None
        assert game.decision.seat == 2
    for seat in (0, 2, None):
        assert shown(games[0], seat) == shown(games[1], seat)


@pytest.mark.rules("P32", "R092")
def test_a_pass_is_neither_gain_nor_trashing_nor_discard() -> None:
    game = masquerade("province")
    assert told(game, None, "gain", "trash", "discard", "buy", "play") == [
        ("play", 0, ["masquerade"])
    ]


@pytest.mark.rules("R092", "D44")
def test_undo_of_a_pass() -> None:
    game = masquerade("province")
    before = [shown(masquerade("copper"), seat)[0] for seat in range(4)]
    game.undo()
    game.answer("copper")
    assert [shown(game, seat)[0] for seat in range(4)] == before


@pytest.mark.rules("intrigue/scout")
def test_scout_reveals_to_all_and_puts_back_in_a_secret_order() -> None:
    games = []
    for order in (["gold", "curse", "silver"], ["silver", "curse", "gold"]):
        game = position(
            {"hand": "scout", "deck": "gold curse estate silver copper"}, {}, {}, some="scout"
        )
        games.append(answered(game, "scout", order))
    for seat in (1, 2, None):
        assert shown(games[0], seat) == shown(games[1], seat)
        reveals = [cards for _, _, cards in told(games[0], seat, "reveal")]
        assert reveals == [["gold"], ["curse"], ["estate"], ["silver"]]
        assert told(games[0], seat, "put_back") == [("put_back", 0, ["?"])] * 3
    assert players(games[0], 0)[0]["known_on_deck"] == ["gold", "curse", "silver"]
    assert players(games[1], 0)[0]["known_on_deck"] == ["silver", "curse", "gold"]


@pytest.mark.rules("intrigue/wishing_well", "P35")
def test_a_wish_and_the_card_shown_for_it_are_public() -> None:
    game = position({"hand": "wishing_well", "deck": "copper gold silver"}, {}, some="wishing_well")
    answered(game, "wishing_well", "diadem")
    for seat in (0, 1, None):
        assert told(game, seat, "name", "reveal") == [
            ("name", 0, ["diadem"]),
            ("reveal", 0, ["gold"]),
        ]
    for seat in (0, 1):
        assert players(game, seat)[0]["known_on_deck"] == ["gold"]


@pytest.mark.rules("intrigue/shanty_town")
def test_shanty_town_shows_the_whole_hand_in_every_case() -> None:
    for hand in ("copper curse", "copper great_hall"):
        game = position(
            {"hand": f"shanty_town {hand}", "deck": "gold gold"}, {}, some="shanty_town great_hall"
        )
        game.answer("shanty_town")
        for seat in (1, None):
            ((_, owner, cards_seen),) = told(game, seat, "reveal_hand")
            assert (owner, sorted(cards_seen)) == (0, hand.split())


@pytest.mark.rules("P23")
def test_what_secret_chamber_draws_and_puts_back_is_secret() -> None:
    games = []
    for back in (["gold", "silver"], ["copper", "gold"]):
        game = position(
            {"hand": "militia"},
            {"hand": "secret_chamber copper", "deck": "gold silver"},
            {},
            some="militia secret_chamber",
        )
        games.append(answered(game, "militia", "secret_chamber", back, "done"))
    for seat in (0, 2, None):
        assert shown(games[0], seat) == shown(games[1], seat)
        assert told(games[0], seat, "show", "draw", "put_back") == [
            ("show", 1, ["secret_chamber"]),
            ("draw", 1, ["?", "?"]),
            ("put_back", 1, ["?"]),
            ("put_back", 1, ["?"]),
        ]
    assert players(games[0], 1)[1]["known_on_deck"] == ["gold", "silver"]


@pytest.mark.rules("P23")
def test_the_reaction_is_over_before_the_attack_does_anything() -> None:
    game = position(
        {"hand": "witch", "deck": "copper copper"},
        {"hand": "secret_chamber", "deck": "copper copper copper"},
        some="witch secret_chamber",
    )
    answered(game, "witch", "secret_chamber", ["secret_chamber", "copper"])
    happened = told(game, None, "play", "show", "draw", "put_back", "gain")
    assert [(kind, seat) for kind, seat, _ in happened] == [
        ("play", 0),
        ("show", 1),
        ("draw", 1),
        ("put_back", 1),
        ("put_back", 1),
        ("draw", 0),
        ("gain", 1),
    ]


@pytest.mark.rules("P12")
def test_swindler_trashes_and_gives_player_by_player() -> None:
    zones = {"deck": "copper gold"}
    game = position({"hand": "swindler"}, zones, zones, some="swindler")
    answered(game, "swindler", "curse", "curse")
    happened = [(kind, seat) for kind, seat, _ in told(game, None, "coins", "trash", "gain")]
    assert happened == [("coins", 0), ("trash", 1), ("gain", 1), ("trash", 2), ("gain", 2)]


@pytest.mark.rules("intrigue/torturer")
def test_of_the_cards_discarded_for_torturer_only_the_last_is_seen() -> None:
    game = position({"hand": "torturer"}, {"hand": "gold silver copper"}, {}, some="torturer")
    answered(game, "torturer", "discard", ["gold", "copper"])
    assert told(game, 0, "discard") == [("discard", 1, ["?", "copper"])]


@pytest.mark.rules("P31")
def test_trading_post_trashes_before_it_gains() -> None:
    game = position({"hand": "trading_post estate curse"}, {}, some="trading_post")
    game.answer("trading_post")
    happened = told(game, None, "trash", "gain")
    assert [kind for kind, _, _ in happened] == ["trash", "gain"]


@pytest.mark.rules("P16")
def test_upgrade_draws_then_trashes_then_gains() -> None:
    supply = dict.fromkeys(["village", "woodcutter", "workshop"], 0)
    game = position({"hand": "upgrade", "deck": "estate"}, {}, some="upgrade", supply=supply)
    game.answer("upgrade")
    happened = told(game, 0, "draw", "actions", "trash", "gain")
    assert happened == [
        ("draw", 0, ["estate"]),
        ("actions", 0, []),
        ("trash", 0, ["estate"]),
        ("gain", 0, ["silver"]),
    ]


@pytest.mark.rules("P21")
def test_minion_handles_its_player_first() -> None:
    hand = {"hand": "copper copper copper copper copper", "deck": "gold gold gold gold"}
    game = position(hand, {"hand": "minion estate", "deck": hand["deck"]}, hand, current=1,
                    some="minion")  # fmt: skip
    answered(game, "minion", "redraw")
    happened = [(kind, seat) for kind, seat, _ in told(game, None, "discard", "draw")]
    assert happened == [(kind, seat) for seat in (1, 2, 0) for kind in ("discard", "draw")]


@pytest.mark.rules("intrigue/courtyard")
def test_what_courtyard_puts_back_is_secret() -> None:
    games = []
    for back in ("gold", "estate"):
        game = position(
            {"hand": "courtyard estate", "deck": "gold silver copper curse"}, {}, some="courtyard"
        )
        games.append(answered(game, "courtyard", back))
    for seat in (1, None):
        assert shown(games[0], seat) == shown(games[1], seat)
        assert told(games[0], seat, "put_back") == [("put_back", 0, ["?"])]
    assert players(games[0], 0)[0]["known_on_deck"] == ["gold"]
