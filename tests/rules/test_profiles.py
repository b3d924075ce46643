"""The rules profiles: as the rulebooks say, and as later official rules have it."""

import pytest
from position import kingdom, position, told

from throneroom.engine.card import BY_ID, CARDS, FIRST_EDITION, LATER, PROFILES, edition
from throneroom.engine.errors import RecordError, SetupError
from throneroom.engine.game import Game
from throneroom.engine.record import Record, read
from throneroom.engine.setup import Setup
from throneroom.start import new_game


def asked(game: Game) -> tuple[int, str, list[str]]:
    """Who is asked what, and the legal answers in words."""
    decision = game.decision
    assert decision is not None
    return decision.seat, decision.kind, list(decision.words)


def hand(game: Game, seat: int = 0) -> list[str]:
    return sorted(card.id for card in game.view(seat).hand)


def trash(game: Game) -> list[str]:
    return [card.id for card in game.view().trash]


def discards(game: Game, seat: int = 0) -> dict[str, int]:
    return {card.id: count for card, count in game.view(seat).discard.items()}


def played(profile: str, card: str, rest: str, deck: str = "") -> Game:
    """A game in which the first player has just played a card."""
    zones = {"hand": f"{card} {rest}", "deck": deck}
    game = position(zones, {"hand": "copper"}, some=card, profile=profile)
    game.answer(card)
    return game


@pytest.mark.rules("R221", "P07")
def test_throne_room_must_play_an_action() -> None:
    game = played(FIRST_EDITION, "throne_room", "smithy village copper", "estate estate")
    assert asked(game) == (0, "play_again", ["village", "smithy"])


@pytest.mark.rules("R221", "P07")
def test_throne_room_with_one_kind_of_action_plays_it() -> None:
    game = played(FIRST_EDITION, "throne_room", "village copper", "estate estate")
    assert hand(game) == ["copper", "estate", "estate"]
    assert game.view(0).actions == 4


def test_later_throne_room_need_not_play_an_action() -> None:
    game = played(LATER, "throne_room", "village copper", "estate estate")
    assert asked(game) == (0, "play_again", ["village", "done"])
    game.answer("done")
    assert hand(game) == ["copper", "village"]
    assert asked(game)[1] == "play_treasure"


def test_later_throne_room_still_plays_twice() -> None:
    game = played(LATER, "throne_room", "village copper", "estate estate")
    game.answer("village")
    assert hand(game) == ["copper", "estate", "estate"]
    assert game.view(0).actions == 4
    assert [card.id for card in game.view(0).players[0].in_play] == ["throne_room", "village"]


@pytest.mark.rules("R193", "P07")
def test_moneylender_must_trash_a_copper() -> None:
    game = played(FIRST_EDITION, "moneylender", "copper estate")
    assert trash(game) == ["copper"]
    assert game.view(0).coins == 3


def test_later_moneylender_need_not_trash() -> None:
    game = played(LATER, "moneylender", "copper estate")
    assert asked(game) == (0, "confirm", ["no", "yes"])
    game.answer("no")
    assert trash(game) == []
    assert hand(game) == ["copper", "estate"]
    assert game.view(0).coins == 0


def test_later_moneylender_gives_three_coins_for_a_copper() -> None:
    game = played(LATER, "moneylender", "estate copper")
    game.answer("yes")
    assert trash(game) == ["copper"]
    assert hand(game) == ["estate"]
    assert game.view(0).coins == 3
    assert asked(game)[1] == "buy"


def test_later_moneylender_without_copper_asks_nothing() -> None:
    game = played(LATER, "moneylender", "estate")
    assert asked(game)[1] == "buy"
    assert game.view(0).coins == 0


@pytest.mark.rules("R208", "P07")
def test_mine_must_trash_a_treasure() -> None:
    game = played(FIRST_EDITION, "mine", "copper silver estate")
    assert asked(game) == (0, "trash", ["copper", "silver"])


def test_later_mine_need_not_trash() -> None:
    game = played(LATER, "mine", "copper estate")
    assert asked(game) == (0, "trash", ["copper", "done"])
    game.answer("done")
    assert trash(game) == []
    assert hand(game) == ["copper", "estate"]


def test_later_mine_gains_to_the_hand_as_ever() -> None:
    game = played(LATER, "mine", "copper estate")
    game.answer("copper")
    assert asked(game) == (0, "gain", ["copper", "silver"])
    game.answer("silver")
    assert trash(game) == ["copper"]
    assert hand(game) == ["estate", "silver"]


def test_later_mine_without_treasure_gains_nothing() -> None:
    game = played(LATER, "mine", "estate")
    assert asked(game)[1] == "buy"
    assert hand(game) == ["estate"]


@pytest.mark.parametrize("profile", PROFILES)
def test_mine_reaches_three_coins_higher(profile: str) -> None:
    game = position({"hand": "mine copper silver"}, {}, some="mine familiar", profile=profile)
    game.answer("mine")
    game.answer("copper")
    assert asked(game) == (0, "gain", ["copper", "silver"])


def passing(profile: str) -> Game:
    """Masquerade with an empty hand between two others."""
    game = position(
        {"hand": "masquerade", "deck": "gold gold"},
        {},
        {"hand": "estate"},
        some="masquerade",
        profile=profile,
    )
    game.answer("masquerade")
    assert asked(game)[:2] == (0, "trash")
    game.answer("done")
    return game


@pytest.mark.rules("P33")
def test_masquerade_passes_to_a_player_without_cards() -> None:
    game = passing(FIRST_EDITION)
    assert [hand(game, seat) for seat in range(3)] == [["estate", "gold"], ["gold"], []]


def test_later_masquerade_skips_a_player_without_cards() -> None:
    game = passing(LATER)
    assert [hand(game, seat) for seat in range(3)] == [["estate", "gold"], [], ["gold"]]


@pytest.mark.parametrize("profile", PROFILES)
def test_masquerade_among_players_with_cards_is_the_same(profile: str) -> None:
    game = position(
        {"hand": "masquerade", "deck": "gold gold"},
        {"hand": "silver"},
        {"hand": "estate"},
        some="masquerade",
        profile=profile,
    )
    game.answer("masquerade")
    game.answer("estate")
    assert [hand(game, seat) for seat in range(3)] == [["gold"], ["gold"], ["silver"]]
    assert trash(game) == ["estate"]


def test_later_masquerade_with_nobody_else_holding_cards_passes_nothing() -> None:
    zones = {"hand": "masquerade", "deck": "gold silver"}
    game = position(zones, {}, some="masquerade", profile=LATER)
    game.answer("masquerade")
    assert asked(game) == (0, "trash", ["silver", "gold", "done"])
    assert (hand(game, 0), hand(game, 1)) == (["gold", "silver"], [])


def tourney(profile: str) -> Game:
    game = position(
        {"hand": "tournament province", "deck": "copper"},
        {"hand": "province"},
        some="tournament",
        profile=profile,
    )
    game.answer("tournament")
    game.answer("yes")
    return game


@pytest.mark.rules("D10")
def test_tournament_gives_the_prize_before_the_others_show() -> None:
    game = tourney(FIRST_EDITION)
    assert asked(game)[:2] == (0, "gain")
    assert discards(game) == {"province": 1}
    game.answer("princess")
    assert asked(game)[:2] == (1, "confirm")


def test_later_tournament_lets_the_others_show_before_the_prize() -> None:
    game = tourney(LATER)
    assert asked(game) == (1, "confirm", ["no", "yes"])
    assert told(game, 1, "show") == [("show", 0, ["province"])]
    assert hand(game) == ["province"]
    assert len(game.view().prizes) == 5
    game.answer("yes")
    assert asked(game)[:2] == (0, "gain")
    game.answer("princess")
    view = game.view(0)
    assert discards(game) == {"province": 1}
    assert hand(game) == []
    assert (view.players[0].deck_size, view.coins, len(view.prizes)) == (2, 0, 4)


def test_later_tournament_gives_prize_card_and_coin_if_nobody_shows() -> None:
    game = tourney(LATER)
    game.answer("no")
    game.answer("princess")
    assert hand(game) == ["princess"]
    assert (game.view(0).coins, game.view(0).actions) == (1, 1)


def test_later_tournament_without_own_province() -> None:
    game = position(
        {"hand": "tournament", "deck": "copper"},
        {"hand": "province"},
        some="tournament",
        profile=LATER,
    )
    game.answer("tournament")
    assert told(game, 1, "show") == []
    game.answer("yes")
    assert asked(game)[1] == "buy"
    assert (hand(game), game.view(0).coins) == ([], 0)
    assert len(game.view().prizes) == 5


@pytest.mark.rules("D09")
def test_hamlet_offers_the_second_discard_only_after_the_first() -> None:
    game = played(FIRST_EDITION, "hamlet", "estate", "copper")
    assert asked(game) == (0, "discard", ["copper", "estate", "done"])
    game.answer("done")
    assert asked(game)[1] == "play_treasure"
    assert (game.view(0).actions, game.view(0).buys) == (1, 1)


def test_later_hamlet_offers_both_discards_independently() -> None:
    game = played(LATER, "hamlet", "estate", "copper")
    game.answer("done")
    assert asked(game) == (0, "discard", ["copper", "estate", "done"])
    game.answer("estate")
    assert discards(game) == {"estate": 1}
    assert (game.view(0).actions, game.view(0).buys) == (1, 2)


@pytest.mark.parametrize("profile", PROFILES)
def test_hamlet_with_two_discards_gives_both(profile: str) -> None:
    game = played(profile, "hamlet", "estate", "copper gold")
    game.answer("estate")
    game.answer("copper")
    assert (game.view(0).actions, game.view(0).buys) == (2, 2)


def possessed_tokens(profile: str) -> list[int]:
    """Everybody's tokens after a possessed turn that brings one by Baker, two by Butcher
    and one by a purchase with Merchant Guild."""
    game = position(
        {"hand": "possession", "deck": "copper copper copper copper copper"},
        {"hand": "village village baker butcher merchant_guild", "deck": "gold gold gold"},
        {"hand": "copper"},
        some="possession baker butcher merchant_guild village",
        profile=profile,
    )
    game.answer("possession")
    while game.current == 0:
        game.answer("0" if asked(game)[1] == "spend" else "done")
    before = [player.tokens for player in game.view().players]
    for answer in ("village", "village", "baker", "butcher", "done", "merchant_guild", "done"):
        assert asked(game)[0] == 0
        game.answer(answer)
    if asked(game)[1] == "spend":
        game.answer("0")
    game.answer("copper")
    after = [player.tokens for player in game.view().players]
    return [new - old for new, old in zip(after, before, strict=True)]


@pytest.mark.rules("R267", "D18")
def test_the_possessed_player_keeps_the_tokens() -> None:
    assert possessed_tokens(FIRST_EDITION) == [0, 4, 0]


def test_later_the_possessor_gets_the_tokens() -> None:
    assert possessed_tokens(LATER) == [4, 0, 0]


def test_later_tokens_of_an_own_turn_are_the_players() -> None:
    game = position({"hand": "butcher"}, {}, some="butcher possession", profile=LATER)
    game.answer("butcher")
    assert [player.tokens for player in game.view().players] == [2, 0]


CHANGED = {
    "throne_room",
    "moneylender",
    "mine",
    "masquerade",
    "tournament",
    "hamlet",
    "possession",
}


@pytest.mark.rules("D51")
def test_only_these_cards_differ_between_the_profiles() -> None:
    first, later = ([edition(card, profile) for card in CARDS] for profile in PROFILES)
    differing = {one.id for one, other in zip(first, later, strict=True) if one is not other}
    assert differing == CHANGED
    for id in CHANGED:
        one, other = (edition(BY_ID[id], profile) for profile in PROFILES)
        for name in ("index", "id", "set", "cost", "potion_cost", "types", "brings"):
            assert getattr(one, name) == getattr(other, name)
        for name in ("prepare", "extra_pile"):
            assert getattr(one, name) == getattr(other, name)
        for name in ("cards", "actions", "buys", "coins", "tokens", "points", "reduction"):
            assert getattr(one, name) == getattr(other, name)


def test_an_unknown_profile_is_refused() -> None:
    with pytest.raises(SetupError, match="profile"):
        Setup(kingdom(), 2, None, "latest")
    with pytest.raises(SetupError, match="profile"):
        new_game("First Game", profile="latest")


def test_without_a_word_the_rulebooks_hold() -> None:
    assert new_game("First Game", seed="a seed").setup.profile == FIRST_EDITION
    assert new_game("First Game", seed="a seed", profile=LATER).setup.profile == LATER


def with_mine(profile: str) -> Game:
    """A game played until Mine asks for a Treasure."""
    game = new_game("First Game", 2, "a seed", profile=profile)
    for _ in range(400):
        _, kind, words = asked(game)
        decision = game.decision
        assert decision is not None
        if kind == "trash" and decision.source is BY_ID["mine"]:
            return game
        if kind == "play_treasure":
            game.answer("all")
        elif kind == "buy":
            game.answer(next(id for id in ("mine", "silver", "copper") if id in words))
        else:
            game.answer(words[-1] if kind == "gain" else "mine")
    raise AssertionError("Mine was never played")


@pytest.mark.parametrize("profile", PROFILES)
def test_a_record_names_the_profile_and_replays_with_it(profile: str) -> None:
    game = with_mine(profile)
    declining = "done" in asked(game)[2]
    assert declining == (profile == LATER)
    if declining:
        game.answer("done")
    else:
        game.answer("copper")
    record = Record.of(game)
    assert f"profile: {profile}\n" in record.text()
    for text in (record.text(), record.line()):
        again = read(text)
        assert again.profile == profile
        replayed = again.game()
        assert replayed.setup.profile == profile
        assert replayed.check == game.check
        assert asked(replayed) == asked(game)


def test_a_record_does_not_replay_with_the_other_profile() -> None:
    game = with_mine(LATER)
    game.answer("done")
    text = Record.of(game).text()
    with pytest.raises(RecordError):
        read(text.replace(f"profile: {LATER}", f"profile: {FIRST_EDITION}")).game()


def test_a_record_with_an_unknown_profile_is_refused() -> None:
    text = Record.of(new_game("First Game", seed="a seed")).text()
    with pytest.raises(RecordError):
        read(text.replace(FIRST_EDITION, "latest")).game()


@pytest.mark.parametrize("profile", PROFILES)
def test_a_copy_keeps_the_profile(profile: str) -> None:
    game = played(profile, "hamlet", "estate", "copper").copy()
    game.answer("done")
    assert (asked(game)[1] == "discard") == (profile == LATER)
    game.undo()
    game.answer("done")
    assert (asked(game)[1] == "discard") == (profile == LATER)
