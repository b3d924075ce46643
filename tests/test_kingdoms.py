"""Kingdoms: typed in any form, printed in one, drawn as wished."""

import random
import time
from collections.abc import Iterator

import pytest

from throneroom import (
    BY_ID,
    Record,
    SetupError,
    Wishes,
    new_game,
    parse_kingdom,
    random_kingdom,
    read_record,
)
from throneroom.engine.setup import Setup
from throneroom.finder import engines
from throneroom.kingdoms import FEATURES, KINGDOM_CARDS, RECOMMENDED, SETS, Kingdom, read_wishes
from throneroom.kingdoms.kingdom import FOR_SALE
from throneroom.roster import make_bot
from throneroom.text.words import LANGUAGES, Words

TEN = [
    "cellar",
    "moat",
    "village",
    "workshop",
    "council_room",
    "smithy",
    "remodel",
    "militia",
    "throne_room",
    "mine",
]


def test_there_are_all_recommended_kingdoms_and_each_can_be_played() -> None:
    assert len(RECOMMENDED) == 45
    for kingdom in RECOMMENDED:
        game = new_game(kingdom.name("en"), 3, "x")
        assert {card.id for card in game.kingdom} == set(kingdom.ids)
        prizes = game.view(0).snapshot()["prizes"]
        assert bool(prizes) == ("tournament" in kingdom.ids)
        assert bool(game.view(0).players[2].tokens) == ("baker" in kingdom.ids)
        potions = any(card.potion_cost for card in game.kingdom)
        assert (BY_ID["potion"] in game.view(0).supply) == potions
        assert (game.bane is not None) == ("young_witch" in kingdom.ids)
        assert game.setup.colonies == any(card.set == "prosperity" for card in game.kingdom)


@pytest.mark.parametrize("kingdom", RECOMMENDED, ids=lambda kingdom: kingdom.name("en"))
def test_a_recommended_kingdom_is_found_by_both_names(kingdom: Kingdom) -> None:
    for name in kingdom.names.values():
        for typed in (name, name.upper(), name.replace(" ", ""), f"  {name}  "):
            assert parse_kingdom(typed) == kingdom
        assert (
            parse_kingdom(name.replace("ö", "oe").replace("ü", "ue").replace("ä", "ae")) == kingdom
        )


def test_what_is_printed_reads_back() -> None:
    chance = random.Random(1)
    for number in range(60):
        ids = tuple(card.id for card in chance.sample(KINGDOM_CARDS, 10))
        kingdom = Kingdom(ids).settled(str(number))
        for printed in (str(kingdom), *(kingdom.listed(Words(code)) for code in LANGUAGES)):
            again = parse_kingdom(printed)
            assert (set(again.ids), again.bane_id) == (set(ids), kingdom.bane_id)
            assert str(again) == str(kingdom)


@pytest.mark.parametrize("language", ["en", "de"])
def test_cards_in_every_spelling(language: str) -> None:
    words = Words(language)
    names = [words.name(card) for card in parse_kingdom(",".join(TEN)).cards]
    for typed in (
        ", ".join(names),
        " ".join(names),
        ",".join(name.lower().replace(" ", "") for name in names),
        "  ;".join(name.upper() for name in names).replace(";", ","),
        " ".join(name.replace(" ", "-") for name in names),
    ):
        assert parse_kingdom(typed).ids == tuple(TEN)


def test_the_bane_is_stated_or_drawn() -> None:
    nine = "moat village workshop smithy remodel militia market mine witch"
    stated = parse_kingdom(f"young witch (bane: cellar) {nine}")
    assert stated.bane_id == "cellar"
    drawn = {new_game(f"Junge Hexe {nine}", seed=str(n)).bane for n in range(40)}
    assert len(drawn) > 5
    assert all(card is not None and card.cost in (2, 3) and not card.potion_cost for card in drawn)
    assert (
        new_game(f"Junge Hexe {nine}", seed="1").bane
        == new_game(f"Junge Hexe {nine}", seed="1").bane
    )
    for bad in (f"young witch (bane: moat) {nine}", f"young witch (bane: gold) {nine}"):
        with pytest.raises(SetupError):
            parse_kingdom(bad)
    with pytest.raises(SetupError):
        parse_kingdom(f"chapel (bane: cellar) {nine}")


PROSPEROUS = "bank bishop city expand forge goons hoard loan mint"


@pytest.mark.rules("Q004")
def test_the_cards_decide_about_colonies_in_proportion() -> None:
    """All ten of Prosperity: always (Q004); none: never; else as a card drawn from the ten says."""
    assert new_game(f"{PROSPEROUS} vault", seed="1").setup.colonies
    assert not any(new_game("First Game", seed=str(n)).setup.colonies for n in range(20))
    one = parse_kingdom("bank moat village workshop smithy remodel militia market mine witch")
    nine = parse_kingdom(f"{PROSPEROUS} witch")
    drawn = [sum(k.settled(str(n)).with_colonies for n in range(500)) for k in (one, nine)]
    assert 25 < drawn[0] < 80
    assert 420 < drawn[1] < 475


def test_colonies_as_wished_are_written_and_read() -> None:
    for typed, wanted in (
        ("First Game (with Colonies)", True),
        ("Erstes Spiel (mit Kolonien)", True),
        (f"{PROSPEROUS} vault (without Colonies)", False),
        (f"{PROSPEROUS} witch [ohne Kolonien]", False),
    ):
        kingdom = parse_kingdom(typed)
        assert kingdom.settled("x").with_colonies == wanted
        for code in LANGUAGES:
            again = parse_kingdom(kingdom.listed(Words(code)))
            assert again.settled("y").with_colonies == wanted
        assert new_game(kingdom, seed="x").setup.colonies == wanted
    assert str(parse_kingdom("First Game (without Colonies)")) == str(parse_kingdom("First Game"))
    wished = random_kingdom("x", read_wishes(sets=["base"], colonies=True))
    assert wished.with_colonies
    assert not random_kingdom("x", read_wishes(sets=["prosperity"], colonies=False)).with_colonies


def test_random_kingdoms_keep_every_wish() -> None:
    chance = random.Random(7)
    for number in range(150):
        wished = tuple(chance.sample(sorted(FEATURES), 2))
        wishes = Wishes(
            sets={
                "base": 4,
                **dict.fromkeys(("guilds", "alchemy", "seaside", "prosperity", "hinterlands")),
            },
            required=tuple(chance.sample([c for c in KINGDOM_CARDS if c.set == "base"], 1)),
            with_some=wished,
            price_curve=True,
            most_alchemy=3,
        )
        cards = random_kingdom(str(number), wishes).cards
        assert sum(card.set == "base" for card in cards) == 4
        assert not any(card.set == "cornucopia" for card in cards)
        assert wishes.required[0] in cards
        assert all(any(FEATURES[wish](card) for card in cards) for wish in wished)
        assert {2, 3, 4, 5} <= {card.cost for card in cards}
        assert sum(card.set == "alchemy" for card in cards) <= 3
        assert sum(card.potion_cost > 0 for card in cards) != 1


@pytest.mark.parametrize("feature", sorted(FEATURES))
def test_random_kingdoms_without(feature: str) -> None:
    for number in range(20):
        cards = random_kingdom(str(number), Wishes(without=(feature,))).cards
        assert not any(FEATURES[feature](card) for card in cards)


def test_a_lone_potion_card_only_if_wanted() -> None:
    potions = [
        sum(card.potion_cost > 0 for card in random_kingdom(str(n), Wishes(lone_potion=True)).cards)
        for n in range(100)
    ]
    assert 1 in potions
    assert max(potions) <= 5


def test_clashing_wishes_are_named() -> None:
    moat = next(card for card in KINGDOM_CARDS if card.id == "moat")
    for wishes, clash in (
        (Wishes(required=(moat,), without=("reactions",)), "with Moat, without reactions"),
        (Wishes(required=(moat,), banned=(moat,)), "with Moat, without Moat"),
        (Wishes(sets={"alchemy": None}), "at most 5 from alchemy"),
        (Wishes(sets={"base": 6, "guilds": 6}), "6 from base, 6 from guilds"),
    ):
        with pytest.raises(SetupError, match=clash):
            random_kingdom("x", wishes)


def test_wishes_take_no_time_however_many_there_are() -> None:
    """It would be a server's time, and that of everybody who plays there."""
    every = [card.id for card in KINGDOM_CARDS]
    wishes = (
        read_wishes(required=every[:80]),
        read_wishes(
            banned=every[:30], sets=["alchemy=10", "base"], with_some=FEATURES, price_curve=True
        ),
    )
    began = time.process_time()
    for many in wishes:
        with pytest.raises(SetupError, match="clash"):
            random_kingdom("x", many)
    with pytest.raises(SetupError, match="10"):
        parse_kingdom("ab," * 200)
    assert time.process_time() - began < 1.0


def test_the_same_seed_draws_the_same_kingdom() -> None:
    assert random_kingdom("a") == random_kingdom("a") != random_kingdom("b")
    assert set(SETS) == {card.set for card in KINGDOM_CARDS}


def test_ten_alchemy_cards_are_legal() -> None:
    ten = [card for card in KINGDOM_CARDS if card.set == "alchemy"][:10]
    assert Setup(ten, 2).position().supply.of(7) == 16


@pytest.fixture
def hasty_engines(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Engines that are found quickly, where it does not matter how good they are."""
    monkeypatch.setattr(engines, "TRIED", 4)
    monkeypatch.setattr(engines, "ROUNDS", ((4, 1),))
    yield
    # Nobody else is to play by these.
    engines.best_engine.cache_clear()


@pytest.mark.usefixtures("hasty_engines")
@pytest.mark.parametrize("kingdom", RECOMMENDED, ids=lambda kingdom: kingdom.name("en"))
def test_every_bot_plays_every_recommended_kingdom_to_the_end(kingdom: Kingdom) -> None:
    for number, names in enumerate((("money", "beginner"), ("random", "money", "engine"))):
        game = new_game(kingdom, len(names), str(number), turn_limit=400)
        game.seat_bots(
            {seat: make_bot(name, game.setup, "x", seat) for seat, name in enumerate(names)}
        )
        assert game.ending in ("provinces", "colonies", "piles")
        assert game.winners


SELLING = "black market, village, smithy, market, moat, stash, chapel, festival, witch, militia"


def test_a_kingdom_with_black_market_has_the_same_cards_for_sale_whatever_the_seed() -> None:
    kingdom = parse_kingdom(SELLING)
    one, two = kingdom.settled("one"), kingdom.settled("two")
    assert one.market_ids == two.market_ids
    assert len({*one.market_ids, *one.ids}) == FOR_SALE + 10
    assert {card.set for card in one.market} == {card.set for card in one.cards}
    assert not parse_kingdom("First Game").settled("one").market_ids


def test_cards_for_sale_are_kept_in_records() -> None:
    game = new_game(SELLING, seed="x")
    record = Record.of(game)
    for text in (record.text(), record.line()):
        assert read_record(text).market == [card.id for card in game.setup.market]


def test_what_is_for_sale_may_need_a_bane() -> None:
    kingdom = Kingdom(parse_kingdom(SELLING).ids, market_ids=("young_witch",))
    settled = kingdom.settled("x")
    assert settled.bane is not None
    assert settled.setup(2).bane == settled.bane


def test_a_settled_kingdom_is_the_same_when_it_is_settled_again() -> None:
    chance = random.Random("settled")
    for number in range(300):
        ids = [card.id for card in chance.sample(KINGDOM_CARDS, 10)]
        if "black_market" not in ids:
            ids[0] = "black_market"
        settled = Kingdom(tuple(ids)).settled(str(number))
        again = Kingdom(settled.ids, settled.bane_id, colonies=settled.colonies).settled("other")
        assert again.market_ids == settled.market_ids
        assert again.setup(2).bane == settled.bane
