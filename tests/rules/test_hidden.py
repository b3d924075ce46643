"""What each player gets to see."""

import pytest
from position import answered, position, told

from throneroom.engine.determinise import determinise
from throneroom.engine.game import Game
from throneroom.engine.rng import seed_of

ME, OTHER, SPECTATOR = 0, 1, None


def shown(game: Game, seat: int | None) -> tuple[object, object]:
    """Everything that a seat can learn."""
    return game.view(seat).snapshot(), told(game, seat)


@pytest.mark.rules("R095")
def test_a_hand_is_hidden() -> None:
    one = position({"hand": "copper copper moat", "deck": "gold gold estate"}, {})
    two = position({"hand": "gold gold moat", "deck": "copper copper estate"}, {})
    for seat in (OTHER, SPECTATOR):
        assert shown(one, seat) == shown(two, seat)
    assert shown(one, ME) != shown(two, ME)


@pytest.mark.rules("R095")
def test_a_draw_pile_lies_face_down_even_for_its_owner() -> None:
    one = position({"deck": "gold copper estate"}, {"hand": "copper"})
    two = position({"deck": "estate gold copper"}, {"hand": "copper"})
    for seat in (ME, OTHER, SPECTATOR):
        assert shown(one, seat) == shown(two, seat)


@pytest.mark.rules("R095")
def test_supply_trash_and_cards_in_play_are_open() -> None:
    game = position(
        {"hand": "village chapel estate moat", "deck": "copper"},
        {"in_play": "gold"},
        some="chapel village",
    )
    for answer in ("village", "chapel", ["estate"]):
        game.answer(answer)
    for seat in (ME, OTHER, SPECTATOR):
        snapshot = game.view(seat).snapshot()
        assert snapshot["trash"] == ["estate"]
        players = snapshot["players"]
        assert isinstance(players, list)
        assert players[0]["in_play"] == ["village", "chapel"]
        assert players[1]["in_play"] == ["gold"]
        assert isinstance(snapshot["supply"], dict)
        assert snapshot["supply"]["village"] == 10


@pytest.mark.rules("R095", "R085")
def test_others_learn_how_many_cards_are_drawn_and_not_which() -> None:
    game = position({"hand": "smithy", "deck": "gold silver estate"}, {}, some="smithy")
    game.answer("smithy")
    assert told(game, ME, "draw") == [("draw", 0, ["gold", "silver", "estate"])]
    for seat in (OTHER, SPECTATOR):
        assert told(game, seat, "draw") == [("draw", 0, ["?", "?", "?"])]


@pytest.mark.rules("R098", "R097", "R202")
def test_of_cards_discarded_together_only_number_and_top_card_are_public() -> None:
    hand = {"hand": "cellar gold silver estate", "deck": "curse curse curse"}
    game = position(hand, {}, some="cellar")
    game.answer("cellar")
    game.answer(["gold", "silver", "estate"])
    assert told(game, ME, "discard") == [("discard", 0, ["gold", "silver", "estate"])]
    for seat in (OTHER, SPECTATOR):
        assert told(game, seat, "discard") == [("discard", 0, ["?", "?", "estate"])]
        players = game.view(seat).snapshot()["players"]
        assert isinstance(players, list)
        assert (players[0]["discard_size"], players[0]["discard_top"]) == (3, "estate")


@pytest.mark.rules("R098", "R206")
def test_what_is_discarded_for_militia_is_hidden_but_for_the_top_card() -> None:
    one = position({"hand": "militia"}, {"hand": "gold silver copper copper estate"})
    two = position({"hand": "militia"}, {"hand": "gold silver copper copper estate"})
    for game, dropped in ((one, ["gold", "estate"]), (two, ["silver", "estate"])):
        game.answer("militia")
        game.answer(dropped)
    assert shown(one, 0) == shown(two, 0)
    assert shown(one, 1) != shown(two, 1)


@pytest.mark.rules("R099")
def test_of_a_discard_pile_the_others_see_the_top_card_only() -> None:
    one = position({"discard": "estate gold copper silver", "hand": "moat"}, {})
    two = position({"discard": "estate silver gold", "hand": "moat", "deck": "copper"}, {})
    top = [game.view(OTHER).players[0].discard_top for game in (one, two)]
    assert top[0] == top[1]
    three = position({"discard": "estate silver gold copper", "hand": "moat"}, {})
    for seat in (OTHER, SPECTATOR):
        assert shown(one, seat) == shown(three, seat)


@pytest.mark.rules("R099")
def test_the_owner_does_not_learn_the_order_of_the_own_discard_pile() -> None:
    one = position({"discard": "estate gold copper silver", "hand": "moat"}, {})
    two = position({"discard": "estate silver gold copper", "hand": "moat"}, {})
    assert shown(one, ME) == shown(two, ME)


@pytest.mark.rules("R080", "R098")
def test_in_clean_up_the_hand_is_not_shown() -> None:
    zones = {"deck": "copper copper copper copper copper", "in_play": "silver"}
    games = [
        position({"hand": "estate smithy", "discard": "moat", **zones}, {}, buying=True),
        position({"hand": "estate moat", "discard": "smithy", **zones}, {}, buying=True),
    ]
    discarded = []
    for game in games:
        game.answer("done")
        assert game.current == 1
        discarded.append(told(game, OTHER, "clean_up"))
        assert told(game, SPECTATOR, "clean_up") == discarded[-1]
    assert discarded[0] == discarded[1]
    assert [cards for _, _, cards in discarded[0]] == [["silver"], ["?", "estate"]]


@pytest.mark.rules("R089", "R121", "R177", "D24")
def test_a_shown_moat_is_seen_by_all_and_not_played() -> None:
    game = position({"hand": "militia"}, {"hand": "moat copper copper copper copper"}, {})
    game.answer("militia")
    game.answer("moat")
    for seat in (0, 1, 2, None):
        assert told(game, seat, "show") == [("show", 1, ["moat"])]
        assert told(game, seat, "play") == [("play", 0, ["militia"])]
    assert game.view(1).players[1].hand_size == 5
    assert game.view(1).players[1].in_play == []


@pytest.mark.rules("R182", "R089", "P26")
def test_a_hand_without_victory_card_is_revealed_to_all() -> None:
    game = position(
        {"hand": "bureaucrat"},
        {"hand": "copper curse smithy"},
        {"hand": "estate gold"},
        some="bureaucrat",
    )
    game.answer("bureaucrat")
    for seat in (0, 1, 2, None):
        ((kind, owner, cards),) = told(game, seat, "reveal_hand")
        assert (kind, owner, sorted(cards)) == ("reveal_hand", 1, ["copper", "curse", "smithy"])
        assert told(game, seat, "put_back") == [("put_back", 2, ["estate"])]
    assert game.view(1).players[1].hand_size == 3


@pytest.mark.rules("R181")
def test_the_victory_card_for_bureaucrat_is_revealed_and_the_rest_of_the_hand_is_not() -> None:
    games = []
    for hand, rest in (("estate duchy gold", "silver"), ("estate duchy silver", "gold")):
        game = position({"hand": "bureaucrat"}, {"hand": hand, "deck": rest}, some="bureaucrat")
        game.answer("bureaucrat")
        game.answer("duchy")
        assert told(game, 0, "put_back") == [("put_back", 1, ["duchy"])]
        games.append(game)
    assert shown(games[0], 0) == shown(games[1], 0)


@pytest.mark.rules("R180")
def test_everybody_remembers_the_silver_on_the_draw_pile() -> None:
    game = position({"hand": "bureaucrat", "deck": "gold"}, {}, some="bureaucrat")
    game.answer("bureaucrat")
    for seat in (0, 1):
        players = game.view(seat).snapshot()["players"]
        assert isinstance(players, list)
        assert players[0]["known_on_deck"] == ["silver"]


@pytest.mark.rules("R183", "R095")
def test_cards_revealed_for_thief_lie_open() -> None:
    game = position({"hand": "thief"}, {"deck": "gold copper silver"}, {}, some="thief")
    game.answer("thief")
    for seat in (0, 1, 2, None):
        players = game.view(seat).snapshot()["players"]
        assert isinstance(players, list)
        assert players[1]["revealed"] == ["gold", "copper"]
        assert told(game, seat, "reveal") == [
            ("reveal", 1, ["gold"]),
            ("reveal", 1, ["copper"]),
        ]


@pytest.mark.rules("R168", "R089")
def test_adventurer_reveals_every_card_to_all() -> None:
    hand = {"hand": "adventurer", "deck": "estate copper smithy gold silver"}
    game = position(hand, {}, some="adventurer")
    game.answer("adventurer")
    for seat in (0, 1, None):
        reveals = [cards for _, _, cards in told(game, seat, "reveal")]
        assert reveals == [["estate"], ["copper"], ["smithy"], ["gold"]]


@pytest.mark.rules("R213", "R089")
def test_spy_reveals_to_all_and_a_card_put_back_is_remembered() -> None:
    hand = {"hand": "spy", "deck": "copper gold estate"}
    game = position(hand, {"deck": "silver estate"}, some="spy")
    game.answer("spy")
    game.answer("keep")
    game.answer("keep")
    for seat in (0, 1):
        assert told(game, seat, "reveal") == [("reveal", 0, ["gold"]), ("reveal", 1, ["silver"])]
        players = game.view(seat).snapshot()["players"]
        assert isinstance(players, list)
        assert [player["known_on_deck"] for player in players] == [["gold"], ["silver"]]


@pytest.mark.rules("R178")
def test_spy_does_not_reveal_the_card_of_a_protected_player() -> None:
    hand = {"hand": "spy", "deck": "copper gold"}
    game = position(hand, {"hand": "moat", "deck": "silver"}, some="spy")
    for answer in ("spy", "moat", "keep"):
        game.answer(answer)
    assert told(game, 0, "reveal") == [("reveal", 0, ["gold"])]


@pytest.mark.rules("R091", "R173")
def test_cards_set_aside_lie_face_up_and_kept_ones_are_not_shown() -> None:
    deck = "village smithy copper copper copper copper copper copper copper"
    game = position({"hand": "library", "deck": deck}, {}, some="library village smithy")
    for answer in ("library", "yes", "no"):
        game.answer(answer)
    for seat in (OTHER, SPECTATOR):
        assert told(game, seat, "set_aside") == [("set_aside", 0, ["village"])]
        drawn = [card for _, _, cards in told(game, seat, "draw") for card in cards]
        assert set(drawn) == {"?"}
        assert told(game, seat, "discard") == [("discard", 0, ["village"])]


@pytest.mark.rules("R091", "R112")
def test_a_card_set_aside_can_be_seen_while_it_lies_there() -> None:
    hand = {"hand": "library", "deck": "village smithy copper"}
    game = position(hand, {}, some="library village smithy")
    game.answer("library")
    game.answer("yes")
    for seat in (ME, OTHER, SPECTATOR):
        players = game.view(seat).snapshot()["players"]
        assert isinstance(players, list)
        assert players[0]["set_aside"] == ["village"]
        assert players[0]["in_play"] == ["library"]


@pytest.mark.rules("R199", "R095")
def test_chancellor_may_not_look_through_the_draw_pile() -> None:
    decks = ("gold silver copper estate", "gold copper silver estate")
    games = [
        position({"hand": "chancellor", "deck": deck}, {}, some="chancellor") for deck in decks
    ]
    for game in games:
        game.answer("chancellor")
    for seat in (ME, OTHER, SPECTATOR):
        assert shown(games[0], seat) == shown(games[1], seat)
    for game in games:
        game.answer("yes")
    for seat in (ME, OTHER, SPECTATOR):
        assert told(games[0], seat) == told(games[1], seat)
        assert ("deck_to_discard", 0, []) in told(games[0], seat)


@pytest.mark.rules("B225")
def test_what_sentry_looks_at_is_for_its_player_alone() -> None:
    games = [
        position({"hand": "sentry", "deck": f"copper {cards} estate"}, {}, some="sentry")
        for cards in ("gold curse silver duchy", "silver duchy gold curse")
    ]
    for game in games:
        game.answer("sentry")
    assert [card.id for card in games[0].view(ME).players[ME].revealed] == ["gold", "curse"]
    for seat in (OTHER, SPECTATOR):
        assert shown(games[0], seat) == shown(games[1], seat)
    for answer in ([], ["gold", "curse"]):
        games[0].answer(answer)
    assert told(games[0], OTHER, "discard") == [("discard", 0, ["?", "curse"])]


@pytest.mark.rules("I251")
def test_others_see_where_secret_passage_puts_a_card_but_not_which() -> None:
    games = [
        position(
            {"hand": "secret_passage estate duchy", "deck": "copper copper gold gold silver"},
            {},
            some="secret_passage",
        )
        for _ in range(2)
    ]
    for game, card in zip(games, ("estate", "duchy"), strict=True):
        for answer in ("secret_passage", card, "1"):
            game.answer(answer)
    for seat in (OTHER, SPECTATOR):
        assert shown(games[0], seat) == shown(games[1], seat)
        assert games[0].events(0, seat)[-1].amount == 1
    assert [card and card.id for card in games[0].view(ME).players[ME].known_on_deck] == [
        None,
        "estate",
    ]


UNSEEN = [
    ("haven", ["gold"], "saved"),
    ("native_village", ["store"], "private_mat"),
    ("lookout", [], "revealed"),
    ("navigator", [], "revealed"),
    ("sentry", [], "revealed"),
]


@pytest.mark.rules("S046", "S003", "S083", "S113", "B225")
@pytest.mark.parametrize(("card", "answers", "zone"), UNSEEN)
def test_what_only_its_owner_sees_others_have_to_imagine(
    card: str, answers: list[str], zone: str
) -> None:
    deck = "gold estate silver curse duchy province copper"
    game = position({"hand": f"{card} moat", "deck": deck}, {"hand": "copper"}, {}, some=card)
    answered(game, card, *answers)
    cards = game.setup.catalogue.cards

    def imagined(seat: int) -> set[tuple[str, ...]]:
        found = set()
        for seed in range(20):
            world = game.position()
            determinise(world, seat, seed_of(str(seed)))
            found.add(tuple(cards[one].id for one in getattr(world.players[ME], zone)))
        return found

    there = tuple(cards[one].id for one in getattr(game.position().players[ME], zone))
    assert imagined(ME) == {there}
    assert len(imagined(OTHER)) > 4
    for seat in (OTHER, SPECTATOR):
        assert set(getattr(game.view(seat).players[ME], zone)) <= {None}
        events = [event for event in game.events(seat=seat) if event.target == zone]
        assert {card for event in events for card in event.cards} == {None}


@pytest.mark.rules("M038")
def test_the_back_of_a_stash_shows_everybody_where_it_is() -> None:
    mine = {"hand": "stash haven copper", "deck": "silver"}
    game = position(mine, {"hand": "stash gold", "deck": "copper copper"}, some="stash haven")
    for seat in (ME, SPECTATOR):
        assert game.view(seat).players[OTHER].snapshot()["telltale_in_hand"] == ["stash"]
    game.answer("haven")
    game.answer("stash")
    assert told(game, OTHER, "set_aside") == [("set_aside", 0, ["stash"])]
    assert game.view(OTHER).players[ME].snapshot()["saved"] == ["stash"]
    assert game.view(OTHER).players[ME].snapshot()["telltale_in_hand"] == []


@pytest.mark.rules("M038")
def test_everybody_knows_the_place_of_a_stash_in_a_deck() -> None:
    mine = {"hand": "laboratory", "discard": "silver copper stash gold estate"}
    game = position(mine, {}, some="stash laboratory")
    game.answer("laboratory")
    game.answer("3")
    for seat in (ME, OTHER):
        known = game.view(seat).players[ME].snapshot()["known_on_deck"]
        assert known == [None, "stash"]


@pytest.mark.rules("M038")
def test_a_stash_stays_in_the_imagined_hand_and_no_other_is_there() -> None:
    game = position(
        {"hand": "copper"},
        {"hand": "stash copper estate", "deck": "copper copper copper gold", "discard": "stash"},
        some="stash",
    )
    for seed in range(50):
        imagined = game.view(ME).imagine(seed)
        assert imagined.view(ME).players[OTHER].snapshot()["telltale_in_hand"] == ["stash"]


@pytest.mark.rules("M038")
def test_a_stash_that_is_passed_is_seen_by_all() -> None:
    game = position(
        {"hand": "masquerade stash", "deck": "copper copper"},
        {"hand": "copper estate"},
        {"hand": "copper gold"},
        some="stash masquerade",
    )
    game.answer("masquerade")
    for answer in ("stash", "copper", "copper"):
        game.answer(answer)
    passes = told(game, SPECTATOR, "pass")
    assert [cards for _, _, cards in passes] == [["stash"], ["?"], ["?"]]
    assert game.view(SPECTATOR).players[OTHER].snapshot()["telltale_in_hand"] == ["stash"]


@pytest.mark.rules("M040")
def test_who_places_a_stash_sees_no_order_of_the_other_cards() -> None:
    one = position(
        {"hand": "laboratory", "discard": "gold stash copper"}, {}, some="stash laboratory"
    )
    two = position(
        {"hand": "laboratory", "discard": "copper stash gold"}, {}, some="stash laboratory"
    )
    views = []
    for game in (one, two):
        game.answer("laboratory")
        assert game.decision is not None
        assert game.decision.kind == "place"
        views.append(game.view(ME).snapshot())
    assert views[0] == views[1]
