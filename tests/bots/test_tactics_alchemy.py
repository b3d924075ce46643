"""How the tactical bot plays the cards of Alchemy, and the turns that it possesses."""

import pytest
from advice import TREASURY, advice, after, table

from throneroom.engine.game import Game


def test_transmute_makes_gold_of_an_estate() -> None:
    game = table(f"transmute estate curse copper silver//{TREASURY}")
    assert after(game, "transmute") == "estate"
    assert advice(table("transmute silver gold")) == "done"
    assert advice(table("transmute silver gold estate")) == "transmute"


def test_transmute_makes_duchies_at_the_end() -> None:
    game = table("transmute gold smithy village", supply={"province": 1})
    assert after(game, "transmute") == "village"


@pytest.mark.parametrize(
    ("hand", "saved"),
    [
        (f"herbalist gold silver copper//{TREASURY}", "gold"),
        (f"herbalist copper copper//{TREASURY}", "done"),
    ],
)
def test_herbalist_saves_the_best_treasure(hand: str, saved: str) -> None:
    game = table(hand)
    assert after(game, "herbalist", "all", "done") == saved


def test_alchemist_is_saved_before_a_herbalist_takes_the_potion() -> None:
    game = table("alchemist herbalist potion/copper copper")
    assert after(game, "alchemist", "herbalist", "all", "done") == ["alchemist", "herbalist"]
    assert after(game, ["alchemist", "herbalist"]) == "yes"


def test_scrying_pool_keeps_own_actions_only() -> None:
    assert after(table("scrying_pool/village", "/copper"), "scrying_pool") == "keep"
    assert after(table("scrying_pool/silver", "/copper"), "scrying_pool") == "discard"
    assert after(table("scrying_pool copper copper/gold", "/copper"), "scrying_pool") == "keep"


def test_scrying_pool_is_a_spy_for_others() -> None:
    game = table("scrying_pool/village", "/gold")
    assert after(game, "scrying_pool", "keep") == "discard"


def test_university_gains_the_best_action_or_nothing() -> None:
    game = table("university copper", some="laboratory mine")
    assert after(game, "university") == "laboratory"
    weak = "cellar chancellor woodcutter thief secret_chamber scout coppersmith herbalist chapel"
    game = table("university//gold gold gold silver", some=weak)
    assert after(game, "university") == "done"


def test_golem_plays_what_helps_the_other_first() -> None:
    game = table("golem/smithy copper village estate")
    assert after(game, "golem") == ["village", "smithy"]


def test_golem_needs_actions_to_find() -> None:
    assert advice(table("golem/gold gold")) == "done"
    assert advice(table("golem/gold smithy")) == "golem"


def test_apprentice_trashes_what_draws_most_for_its_worth() -> None:
    game = table(f"apprentice estate copper gold/copper copper copper/{TREASURY}")
    assert after(game, "apprentice") == "estate"
    game = table(f"apprentice transmute copper copper copper/copper copper/{TREASURY}")
    assert after(game, "apprentice") == "transmute"
    assert advice(table("apprentice gold silver/copper copper copper copper")) == "done"
    assert advice(table("apprentice province/copper copper copper copper")) == "done"
    assert advice(table("apprentice gold estate/copper copper copper copper")) == "apprentice"


# Possessed turns: what the possessed player has is used up for the possessor's good.


def possessing(victim: str, mine: str = "", **options: object) -> Game:
    """Ben's possessed turn is about to begin; he has these cards, Anna those in her deck."""
    game = table(f"possession/copper copper copper copper copper {mine}", victim, **options)
    game.answer("possession")
    while game.current == 0:
        game.answer("done")
    return game


def test_possessed_player_passes_the_best_card_to_the_possessor() -> None:
    game = possessing("masquerade province copper estate/copper copper")
    assert advice(game) == "masquerade"
    assert after(game, "masquerade") == "province"


def test_possessed_attacks_are_not_played_against_oneself() -> None:
    assert advice(possessing("witch copper")) == "done"
    assert advice(possessing("witch woodcutter copper")) == "woodcutter"


def test_possessed_cards_are_trashed_for_the_best_gain() -> None:
    game = possessing("remodel gold estate copper")
    assert after(game, "remodel") == "gold"
    assert after(game, "gold") == "province"


def test_possessed_tokens_are_all_spent() -> None:
    game = possessing("candlestick_maker candlestick_maker")
    game.answer("candlestick_maker")
    game.answer("candlestick_maker")
    assert advice(game) == "2"


def test_possessed_player_draws_the_worst_next() -> None:
    game = possessing("scout/gold silver moat copper")
    assert after(game, "scout") == ["copper", "moat", "silver", "gold"]
    assert after(possessing("courtyard/copper smithy estate"), "courtyard") == "estate"
    assert after(possessing("herbalist gold/copper"), "herbalist", "all", "done") == "done"
    assert after(possessing("alchemist potion/copper copper"), "alchemist", "all", "done") == "no"
    assert after(possessing("chancellor/estate"), "chancellor") == "no"


def test_possessed_mining_village_and_feast_come_back() -> None:
    assert after(possessing("mining_village/copper"), "mining_village") == "yes"
    assert advice(possessing("feast")) == "feast"


def test_nothing_is_trashed_in_vain_from_a_possessed_hand() -> None:
    assert advice(possessing("chapel estate estate")) == "done"
    assert advice(possessing("trading_post estate estate")) == "done"
    assert after(possessing("steward estate estate/copper copper"), "steward") != "trash"


def test_possessed_thief_swindler_and_advisor_spare_the_possessor() -> None:
    game = possessing("herald/copper thief", "gold silver")
    game.answer("herald")
    assert advice(game) == "silver"
    game = possessing("herald/copper swindler", "copper", some="moat")
    assert after(game, "herald") == "copper"
    game = possessing("advisor/gold silver estate")
    assert after(game, "advisor") == "estate"
