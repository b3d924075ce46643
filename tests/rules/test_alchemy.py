"""Alchemy, as far as a scenario file cannot express it; above all Possession."""

import random
from collections import Counter

import pytest
from playing import everything_seen, random_answer
from position import answered, cards, hand, kingdom, players, position, shown, start, told
from rulebooks import listed

from throneroom import Record, new_game, read_record
from throneroom.engine.basics import POTION
from throneroom.engine.bot import Bot
from throneroom.engine.decision import Decision
from throneroom.engine.game import Game
from throneroom.engine.setup import Setup, pile_size
from throneroom.engine.view import View

ALCHEMY = listed("alchemy")
WITH_POTION = [card.id for card in ALCHEMY if card.potion_cost]
FIVE_ESTATES = "estate estate estate estate estate"
FIVE_CURSES = "curse curse curse curse curse"
ANNA, BEN, CARL, SPECTATOR = 0, 1, 2, None


def possessed_hand(game: Game, seat: int | None) -> list[str]:
    return [card.id for card in game.view(seat).possessed_hand]


def possessed(zones: dict[str, str], some: str = "", players: int = 3) -> Game:
    """Anna has played Possession; the extra turn of Ben has begun."""
    others = [{"hand": "copper", "deck": FIVE_ESTATES} for _ in range(players - 2)]
    anna = {"hand": "possession", "deck": f"{FIVE_ESTATES} {FIVE_ESTATES}"}
    game = position(anna, zones, *others, some=f"possession {some}")
    return answered(game, "possession", "done")


# Set-up


@pytest.mark.rules("R026")
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("id", WITH_POTION)
def test_a_potion_cost_brings_sixteen_potions(id: str, count: int) -> None:
    table = Setup(kingdom(id), count).position()
    assert table.supply.of(POTION) == 16
    assert len(table.piles) == 18


@pytest.mark.rules("R027")
@pytest.mark.parametrize("some", ["", "herbalist", "apprentice", "herbalist apprentice"])
def test_without_a_potion_cost_there_is_no_potion_pile(some: str) -> None:
    table = Setup(kingdom(some), 2).position()
    assert POTION not in list(table.piles)
    assert len(table.piles) == 17


@pytest.mark.rules("R226")
@pytest.mark.parametrize(("count", "size"), [(2, 8), (3, 12), (4, 12)])
def test_the_vineyard_pile_depends_on_the_number_of_players(count: int, size: int) -> None:
    for card in ALCHEMY:
        assert pile_size(card, count) == (size if card.id == "vineyard" else 10)


@pytest.mark.rules("R022")
@pytest.mark.parametrize("left_out", ["possession vineyard", "herbalist apprentice"])
def test_ten_cards_of_alchemy_are_a_kingdom(left_out: str) -> None:
    ten = [card.id for card in ALCHEMY if card.id not in left_out.split()]
    game = new_game(ten, 2, "a seed")
    assert {card.id for card in game.kingdom} == set(ten)


@pytest.mark.rules("D29", "R128")
def test_types_of_alchemy_cards() -> None:
    special = {
        "scrying_pool": {"action", "attack"},
        "familiar": {"action", "attack"},
        "vineyard": {"victory"},
        "philosophers_stone": {"treasure"},
    }
    assert len(ALCHEMY) == 12
    for card in ALCHEMY:
        assert set(card.type_names) == special.get(card.id, {"action"})
    (potion,) = cards("potion")
    assert potion.type_names == ["treasure"]
    assert potion.set == "basic"


@pytest.mark.rules("D07", "R132")
def test_costs_of_alchemy_cards() -> None:
    expected = {
        "transmute": (0, 1), "vineyard": (0, 1), "herbalist": (2, 0), "apothecary": (2, 1),
        "scrying_pool": (2, 1), "university": (2, 1), "alchemist": (3, 1), "familiar": (3, 1),
        "philosophers_stone": (3, 1), "golem": (4, 1), "apprentice": (5, 0),
        "possession": (6, 1),
    }  # fmt: skip
    assert {card.id: (card.cost, card.potion_cost) for card in ALCHEMY} == expected
    (potion,) = cards("potion")
    assert (potion.cost, potion.potion_cost) == (4, 0)


@pytest.mark.rules("R160", "R026")
def test_an_empty_potion_pile_counts_for_the_end() -> None:
    supply = {"potion": 0, "curse": 0, "silver": 0}
    game = position({}, {}, some="university", supply=supply, buying=True)
    game.answer("done")
    assert game.over


# Hidden and open


@pytest.mark.rules("D42", "R237")
def test_apothecary_reveals_to_all_and_puts_back_in_a_secret_order() -> None:
    games = []
    for order in (["gold", "curse"], ["curse", "gold"]):
        game = position(
            {"hand": "apothecary", "deck": "estate copper gold curse potion silver"},
            {},
            some="apothecary",
        )
        games.append(answered(game, "apothecary", order))
    for seat in (1, None):
        assert shown(games[0], seat) == shown(games[1], seat)
        reveals = [seen for _, _, seen in told(games[0], seat, "reveal")]
        assert reveals == [["copper"], ["gold"], ["curse"], ["potion"]]
        assert told(games[0], seat, "draw") == [("draw", 0, ["?"])]
    assert players(games[0], 0)[0]["known_on_deck"] == ["gold", "curse"]
    assert players(games[1], 0)[0]["known_on_deck"] == ["curse", "gold"]


@pytest.mark.rules("R251", "R250")
def test_philosophers_stone_looks_at_no_card() -> None:
    piles = [("gold copper silver", "curse estate"), ("silver gold copper", "curse estate")]
    games = []
    for deck, discard in piles:
        game = position(
            {"hand": "philosophers_stone", "deck": deck, "discard": discard},
            {},
            some="philosophers_stone",
        )
        games.append(answered(game, "philosophers_stone"))
    for seat in (0, 1, None):
        assert shown(games[0], seat) == shown(games[1], seat)
        assert told(games[0], seat, "reveal", "reveal_hand", "look", "shuffle") == []
    assert games[0].view().coins == 1


@pytest.mark.rules("D43", "R241", "R242")
def test_scrying_pool_reveals_in_turn_order_and_then_its_own_cards() -> None:
    game = position(
        {"deck": "gold"},
        {"hand": "scrying_pool", "deck": "estate village copper gold"},
        {"deck": "silver"},
        some="scrying_pool",
        current=1,
    )
    answered(game, "scrying_pool", "discard", "keep", "discard")
    happened = told(game, None, "reveal", "discard", "put_back", "take")
    assert happened == [
        ("reveal", 1, ["estate"]),
        ("discard", 1, ["estate"]),
        ("reveal", 2, ["silver"]),
        ("put_back", 2, ["silver"]),
        ("reveal", 0, ["gold"]),
        ("discard", 0, ["gold"]),
        ("reveal", 1, ["village"]),
        ("reveal", 1, ["copper"]),
        ("take", 1, ["village", "copper"]),
    ]


@pytest.mark.rules("R252")
def test_familiar_hands_curses_out_from_the_left() -> None:
    game = position({}, {}, {"hand": "familiar"}, {}, some="familiar", current=2)
    game.answer("familiar")
    assert [seat for _, seat, _ in told(game, None, "gain")] == [3, 0, 1]


@pytest.mark.rules("R257", "R259", "R260", "P10")
def test_what_golem_finds_lies_aside_for_all_to_see() -> None:
    game = position(
        {"hand": "golem", "deck": "copper village smithy gold"}, {}, some="golem village smithy"
    )
    game.answer("golem")
    for seat in (0, 1, None):
        me = players(game, seat)[0]
        assert sorted(me["set_aside"]) == ["smithy", "village"]
        assert (me["hand_size"], me["in_play"], me["discard_top"]) == (0, ["golem"], "copper")
    game.answer(["smithy", "village"])
    kinds = [(kind, seen) for kind, _, seen in told(game, None, "discard", "play")]
    assert kinds[1:] == [("discard", ["copper"]), ("play", ["smithy"]), ("play", ["village"])]


@pytest.mark.rules("R245")
def test_everybody_knows_an_alchemist_put_on_the_deck() -> None:
    game = position(
        {"in_play": "alchemist potion", "deck": "estate"}, {}, some="alchemist", buying=True
    )
    answered(game, "done", "yes")
    for seat in (0, 1, None):
        assert told(game, seat, "put_back") == [("put_back", 0, ["alchemist"])]


# Possession: who decides and who sees


@pytest.mark.rules("R264")
def test_the_possessor_decides_for_the_possessed_player() -> None:
    game = possessed({"hand": "moat copper"}, "moat")
    assert game.decision is not None
    assert (game.decision.seat, game.decision.player, game.current) == (ANNA, BEN, BEN)
    assert [game.view(seat).possessor for seat in (ANNA, BEN, CARL)] == [ANNA] * 3


@pytest.mark.rules("R264")
def test_only_the_possessor_sees_the_possessed_hand() -> None:
    hands = [("moat copper", "gold gold"), ("moat gold", "copper gold")]
    games = [possessed({"hand": hand, "deck": deck}, "moat") for hand, deck in hands]
    assert possessed_hand(games[0], ANNA) == ["copper", "moat"]
    for seat in (BEN, CARL, SPECTATOR):
        assert possessed_hand(games[0], seat) == []
    for onlooker in (CARL, SPECTATOR):
        assert shown(games[0], onlooker) == shown(games[1], onlooker)
    for seat in (ANNA, BEN):
        assert shown(games[0], seat) != shown(games[1], seat)


@pytest.mark.rules("R264", "R262")
def test_the_hand_is_not_shown_before_the_extra_turn() -> None:
    games = []
    for held, deck in (("moat copper", "gold"), ("moat gold", "copper")):
        anna = {"hand": "possession silver", "deck": FIVE_ESTATES}
        game = position(anna, {"hand": held, "deck": deck}, some="possession moat")
        games.append(answered(game, "possession"))
    assert shown(games[0], ANNA) == shown(games[1], ANNA)
    assert possessed_hand(games[0], ANNA) == []


@pytest.mark.rules("R264", "R265")
def test_the_possessed_player_does_not_see_the_possessor() -> None:
    games = []
    for deck in (f"gold {FIVE_ESTATES}", f"estate {FIVE_ESTATES[7:]} gold"):
        anna = {"hand": "possession", "deck": deck}
        game = position(anna, {"hand": "moat"}, some="possession moat")
        games.append(answered(game, "possession", "done"))
    assert shown(games[0], BEN) == shown(games[1], BEN)
    assert shown(games[0], ANNA) != shown(games[1], ANNA)


@pytest.mark.rules("R265")
def test_the_possessor_sees_the_cards_drawn() -> None:
    game = possessed({"hand": "smithy", "deck": "gold silver curse copper"}, "smithy")
    game.answer("smithy")
    for seat in (ANNA, BEN):
        assert told(game, seat, "draw")[-1] == ("draw", BEN, ["gold", "silver", "curse"])
    for onlooker in (CARL, SPECTATOR):
        assert told(game, onlooker, "draw")[-1] == ("draw", BEN, ["?", "?", "?"])
    assert sorted(possessed_hand(game, ANNA)) == ["curse", "gold", "silver"]


@pytest.mark.rules("R265")
def test_the_possessor_sees_the_new_hand_drawn_in_clean_up() -> None:
    deck = "gold silver curse copper estate duchy"
    game = answered(possessed({"hand": "copper", "deck": deck}), "done", "done")
    assert game.current == BEN
    assert game.view(ANNA).possessor is None
    for seat in (ANNA, BEN):
        assert told(game, seat, "draw")[-1] == ("draw", BEN, deck.split()[:5])
    for onlooker in (CARL, SPECTATOR):
        assert told(game, onlooker, "draw")[-1] == ("draw", BEN, ["?"] * 5)
    assert possessed_hand(game, ANNA) == []


@pytest.mark.rules("R265")
def test_in_the_next_turn_the_former_possessor_sees_nothing_more() -> None:
    deck = f"smithy {FIVE_CURSES[6:]} gold silver duchy copper"
    game = answered(possessed({"deck": deck}, "smithy"), "done", "smithy")
    assert told(game, BEN, "draw")[-1] == ("draw", BEN, ["gold", "silver", "duchy"])
    assert told(game, ANNA, "draw")[-1] == ("draw", BEN, ["?", "?", "?"])


@pytest.mark.rules("R265")
def test_the_possessor_sees_what_others_may_not_see_of_discards() -> None:
    game = possessed({"hand": "cellar gold silver curse", "deck": "copper"}, "cellar")
    answered(game, "cellar", ["gold", "silver", "curse"])
    assert told(game, ANNA, "discard")[-1] == ("discard", BEN, ["gold", "silver", "curse"])
    for onlooker in (CARL, SPECTATOR):
        assert told(game, onlooker, "discard")[-1] == ("discard", BEN, ["?", "?", "curse"])


@pytest.mark.rules("R265")
def test_the_possessor_sees_cards_looked_at() -> None:
    game = possessed({"hand": "gold copper", "deck": f"province {FIVE_CURSES}"}, "doctor")
    answered(game, "all", "doctor", 1)
    for seat in (ANNA, BEN):
        assert told(game, seat, "look") == [("look", BEN, ["province"])]
        assert players(game, seat)[BEN]["known_on_deck"] == ["province"]
    for onlooker in (CARL, SPECTATOR):
        assert told(game, onlooker, "look") == [("look", BEN, ["?"])]
        assert players(game, onlooker)[BEN]["known_on_deck"] == []


@pytest.mark.rules("R265", "R264")
def test_the_possessor_remembers_what_they_put_on_the_deck() -> None:
    game = possessed({"hand": "courtyard", "deck": "gold silver curse copper"}, "courtyard")
    answered(game, "courtyard", "silver")
    for seat in (ANNA, BEN):
        assert told(game, seat, "put_back") == [("put_back", BEN, ["silver"])]
        assert players(game, seat)[BEN]["known_on_deck"] == ["silver"]
    for onlooker in (CARL, SPECTATOR):
        assert told(game, onlooker, "put_back") == [("put_back", BEN, ["?"])]
        assert players(game, onlooker)[BEN]["known_on_deck"] == []


@pytest.mark.rules("R265", "D42")
def test_the_possessor_knows_the_order_in_which_apothecary_puts_back() -> None:
    game = possessed({"hand": "apothecary", "deck": "estate gold curse silver duchy"}, "apothecary")
    answered(game, "apothecary", ["duchy", "curse", "silver", "gold"])
    order = ["duchy", "curse", "silver", "gold"]
    for seat in (ANNA, BEN):
        assert players(game, seat)[BEN]["known_on_deck"] == order
    assert players(game, CARL)[BEN]["known_on_deck"] == []


@pytest.mark.rules("R265")
def test_imagined_cards_leave_the_possessed_hand_as_it_is() -> None:
    game = possessed({"hand": "moat gold silver", "deck": f"{FIVE_CURSES} copper"}, "moat")
    hand = sorted(possessed_hand(game, ANNA))
    for number in range(10):
        other = game.copy()
        other.determinise(str(number))
        assert sorted(possessed_hand(other, ANNA)) == hand


@pytest.mark.rules("D44", "P32")
def test_a_pass_in_a_possessed_turn_is_seen_by_the_possessor() -> None:
    game = possessed({"hand": "masquerade gold", "deck": "silver silver"}, "masquerade", players=4)
    answered(game, "masquerade", "gold")
    assert told(game, ANNA, "pass")[0] == ("pass", BEN, ["gold"])
    assert told(game, CARL, "pass")[0] == ("pass", BEN, ["gold"])
    assert told(game, 3, "pass")[0] == ("pass", BEN, ["?"])
    assert told(game, None, "gain", "trash", "come_back") == []


@pytest.mark.rules("R265")
def test_a_possessor_cannot_foresee_the_discard_pile_that_an_overpaid_herald_shows() -> None:
    zones = {"hand": "gold gold", "deck": FIVE_CURSES, "discard": "estate silver"}
    for game, foreseen in (
        (position(zones, {}, some="herald"), True),
        (possessed(zones, "herald"), False),
    ):
        answered(game, "all", "herald", 1)
        assert game.foreseen is foreseen


class Onlooker(Bot):
    """Notes what it sees whenever it is asked, and declines."""

    def __init__(self) -> None:
        self.seen: list[tuple[list[str], object, object, object]] = []

    def answer(self, view: View, decision: Decision) -> object:
        known = view.players[BEN].known_on_deck
        held = sorted(card.id for card in view.hand)
        self.seen.append((held, known, view.deck, view.discard))
        return "done"


def possessing_bot(deck: str, discard: str) -> Onlooker:
    """What the possessor's bot sees in a turn of Ben, who knows the top card of his deck."""
    bot = Onlooker()
    game = position(
        {"hand": "copper", "deck": FIVE_ESTATES},
        {"hand": "courtyard gold", "deck": f"silver {deck}", "discard": discard},
        some="possession courtyard",
        current=BEN,
        possessor=ANNA,
    )
    origin = game.position()
    origin.players[BEN].deck_got(False, BEN)
    start(game.setup, origin, {ANNA: bot})
    return bot


@pytest.mark.rules("R264", "R265")
def test_the_possessors_bot_sees_the_hand_but_not_what_its_owner_remembers() -> None:
    seen = possessing_bot("curse village duchy copper", "estate smithy").seen
    assert seen
    held, known, deck, discard = seen[0]
    assert held == ["courtyard", "gold"]
    assert known == []
    # It could count Ben's cards, but cannot tell which of them are in the deck.
    ids = "silver curse village duchy copper estate smithy"
    assert deck == dict.fromkeys(cards(ids), 1)
    assert discard == {}
    assert seen == possessing_bot("estate village duchy copper", "curse smithy").seen


def test_bots_still_see_their_own_deck() -> None:
    bot = Onlooker()
    game = position({"hand": "courtyard"}, {"hand": "moat", "deck": "gold", "discard": "estate"})
    origin = game.position()
    origin.current = BEN
    origin.players[BEN].deck_seen(BEN)
    start(game.setup, origin, {BEN: bot})
    assert bot.seen[0] == (["moat"], cards("gold"), Counter(cards("gold")), {cards("estate")[0]: 1})


# Possession: gains, trash and points


@pytest.mark.rules("R266", "R268")
def test_gains_are_told_of_the_possessor_and_returning_is_no_gain() -> None:
    game = possessed({"hand": "remodel gold", "deck": FIVE_CURSES}, "remodel")
    answered(game, "remodel", "province", "done")
    for seat in (ANNA, BEN, CARL, SPECTATOR):
        assert told(game, seat, "gain", "trash", "come_back") == [
            ("trash", BEN, ["gold"]),
            ("gain", ANNA, ["province"]),
            ("come_back", BEN, ["gold"]),
        ]
    assert [player["points"] for player in players(game, SPECTATOR)][:2] == [16, -5]


@pytest.mark.rules("R268", "R270", "D19")
def test_the_cards_come_back_after_the_new_hand_is_drawn() -> None:
    game = possessed({"hand": "chapel gold", "deck": "copper"}, "chapel")
    answered(game, "chapel", ["gold"], "done")
    happened = [
        kind for kind, seat, _ in told(game, None, "draw", "come_back", "turn") if seat == 1
    ]
    assert happened[-3:] == ["draw", "come_back", "turn"]
    assert "gold" not in hand(game, BEN)


@pytest.mark.rules("R268", "P39")
def test_no_card_is_lost_in_a_possessed_turn() -> None:
    game = possessed({"hand": "chapel gold province curse", "deck": "copper"}, "chapel")
    owned = game.view(BEN).players[BEN].cards
    for answer in ("chapel", ["gold", "province", "curse"], "done"):
        game.answer(answer)
        assert game.view(BEN).players[BEN].cards == owned
        assert game.view(CARL).players[BEN].cards == owned
    assert game.view().trash == []


@pytest.mark.rules("R274", "D20")
def test_turns_are_counted_without_extra_turns() -> None:
    game = possessed({"deck": FIVE_CURSES})
    assert (game.turns, game.turn) == ([1, 0, 0], 2)
    game.answer("done")
    assert game.turns == [1, 0, 0]
    answered(game, "done")
    assert game.turns == [1, 1, 0]


@pytest.mark.rules("R274", "D20")
def test_an_extra_turn_does_not_cost_the_tie() -> None:
    supply = {"curse": 0, "gold": 0, "copper": 1}
    zones = [{"hand": "possession"}, {}, {}]
    game = position(*zones, some="possession", supply=supply)
    answered(game, "possession", "done", "done", "done", "copper")
    assert game.over
    assert game.turns == [1, 1, 1]
    assert game.winners == [0, 1, 2]


@pytest.mark.rules("R273")
def test_no_extra_turn_after_the_last_turn() -> None:
    supply = {"curse": 0, "gold": 0, "copper": 1}
    game = position({"hand": "possession"}, {"hand": "gold"}, some="possession", supply=supply)
    answered(game, "possession", "copper")
    assert game.over
    assert [seat for _, seat, _ in told(game, None, "turn")] == [ANNA]
    assert game.turns == [1, 0]


@pytest.mark.rules("R272", "R271", "D21")
def test_the_order_of_nested_extra_turns() -> None:
    game = position(
        {"hand": "possession", "deck": FIVE_ESTATES},
        {"hand": "possession", "deck": FIVE_CURSES},
        {"hand": "possession", "deck": FIVE_CURSES},
        {"hand": "copper"},
        some="possession",
    )
    deciding = []
    for answer in ("possession", "done") * 3 + ("done", "done"):
        assert game.decision is not None
        deciding.append((game.current, int(game.decision.seat)))
        game.answer(answer)
    assert deciding[::2] == [(0, 0), (1, 0), (2, 1), (3, 2)]
    assert game.current == BEN
    assert game.view().possessor is None
    assert game.turns == [1, 0, 0, 0]


@pytest.mark.rules("R267", "R276", "P39")
def test_tokens_are_received_and_spent_by_the_possessed_player() -> None:
    game = possessed({"hand": "candlestick_maker", "deck": FIVE_CURSES}, "candlestick_maker")
    game.answer("candlestick_maker")
    assert told(game, None, "tokens") == [("tokens", BEN, [])]
    assert [player.tokens for player in game.view().players] == [0, 1, 0]
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("spend", ANNA)
    game.answer(1)
    assert told(game, None, "spend") == [("spend", BEN, [])]
    assert [player.tokens for player in game.view().players] == [0, 0, 0]
    assert game.view().coins == 1


# Possession: undo, copies, records

SCRIPT = ["village", "remodel", "gold", "province", "mining_village", "yes", "all", "silver"]


def long_turn() -> Game:
    hand = "village remodel gold copper"
    deck = f"mining_village silver copper {FIVE_CURSES}"
    return possessed({"hand": hand, "deck": deck}, "village remodel mining_village")


@pytest.mark.rules("R264", "R268")
def test_every_answer_of_a_possessed_turn_can_be_undone() -> None:
    game = long_turn()
    before = []
    for answer in SCRIPT:
        before.append((game.check, everything_seen(game)))
        game.answer(answer)
    after = (game.check, everything_seen(game))
    for expected in reversed(before):
        game.undo()
        assert (game.check, everything_seen(game)) == expected
    answered(game, *SCRIPT)
    assert (game.check, everything_seen(game)) == after
    game.undo(len(SCRIPT) + 1)
    assert game.current == ANNA
    assert game.view().possessor is None


@pytest.mark.rules("R264", "R268")
def test_a_copy_of_a_possessed_turn_goes_its_own_way() -> None:
    game = long_turn()
    for number, answer in enumerate(SCRIPT):
        other = game.copy()
        assert everything_seen(other) == everything_seen(game)
        seen = everything_seen(game)
        answered(other, *SCRIPT[number:])
        assert other.current == BEN
        assert other.view().possessor is None
        assert everything_seen(game) == seen
        game.answer(answer)
    assert everything_seen(game) == everything_seen(other)


KINGDOM = [
    "possession", "apprentice", "masquerade", "throne_room", "chapel",
    "village", "remodel", "thief", "golem", "candlestick_maker",
]  # fmt: skip


def wanted(game: Game, chance: random.Random) -> object:
    """An answer that leads to many possessed turns."""
    decision = game.decision
    assert decision is not None
    words = decision.words
    if decision.kind == "play_treasure":
        return "all"
    if decision.kind in ("buy", "play_action"):
        for id in ("possession", "gold", "golem", "throne_room", "potion", "silver"):
            enough = id == "potion" and game.view(decision.seat).fast.owns(POTION) > 1
            if id in words and not enough:
                return id
    return random_answer(decision, chance)


@pytest.mark.rules("R262", "R264", "R266", "R268", "R272")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_records_of_games_with_possessed_turns(count: int) -> None:
    turns: set[tuple[int, int]] = set()
    for number in range(20):
        chance = random.Random(f"answers {number}")
        game = new_game(KINGDOM, count, f"possession {number}", turn_limit=150)
        while game.decision is not None and len(turns) < 4:
            possessor = game.view().possessor
            if possessor is not None and (number, game.turn) not in turns:
                assert game.current == (possessor + 1) % count
                assert_the_record_holds(game)
                turns.add((number, game.turn))
            game.answer(wanted(game, chance))
        assert_the_record_holds(game)
        if len(turns) == 4:
            return
    pytest.fail("hardly anybody was possessed")


def assert_the_record_holds(game: Game) -> None:
    record = Record.of(game)
    for form in (record.text(), record.line()):
        again = read_record(form)
        assert again == record
        other = again.game()
        assert other.check == game.check
        assert everything_seen(other) == everything_seen(game)
