"""What learners see and may do is what the view shows and the decision allows."""

import random
from collections import Counter
from functools import cache
from typing import Any

import numpy as np
import pytest
from form import games
from playing import any_game, open_question, played
from position import answered, position

from throneroom import BY_ID, CARDS, Game
from throneroom.engine.decision import Decision
from throneroom.engine.fast_view import UNKNOWN
from throneroom.engine.kinds import Place
from throneroom.engine.position import PHASES
from throneroom.rl.layout import Layout, Observation
from throneroom.rl.lookout import Lookout

lookout = cache(Lookout)


def observation(game: Game, seat: int, picked: list[int] | None = None) -> Observation:
    """What a seat sees; with its question if it is asked."""
    decision = game.decision
    asked = decision is not None and decision.seat == seat
    question = open_question(game) if asked else None
    return lookout(game.player_count).observe(game.view(seat).fast, question, picked)


def card_field(seen: Observation, layout: Layout, name: str, place: int = 0) -> dict[str, int]:
    """A field of all cards, where it is not zero."""
    column = seen["cards"][:, layout.card_fields[name].start + place]
    return {layout.index.cards[row]: int(column[row]) for row in np.flatnonzero(column)}


def table_field(seen: Observation, layout: Layout, name: str) -> list[int]:
    return [int(number) for number in seen["table"][layout.table_fields[name]]]


def ids(cards: Any) -> dict[str, int]:
    """Cards or their counts, by id."""
    return {card.id: count for card, count in Counter(cards).items() if count}


def one_of(number: int, count: int) -> list[int]:
    return [int(place == number) for place in range(count)]


def actions(seen: Observation, layout: Layout) -> set[str]:
    """The legal actions by name."""
    return {layout.index.actions[action] for action in np.flatnonzero(seen["action_mask"])}


@pytest.mark.parametrize("number", games(16, 4))
def test_every_number_is_what_the_view_shows(number: int) -> None:
    game = any_game(number)
    layout = Layout(game.player_count)
    for _ in played(number, game, 120):
        for seat in range(game.player_count):
            check_cards(game, seat, layout)
            check_table(game, seat, layout)


def check_cards(game: Game, seat: int, layout: Layout) -> None:
    view, seen = game.view(seat), observation(game, seat)
    me = view.players[seat]
    expected = {
        "pile": ids(view.supply.keys()),
        "supply": ids(view.supply),
        "price": {
            card.id: view.price(card)
            for card in game.setup.catalogue.cards
            if view.price(BY_ID[card.id])
        },
        "bane": {} if game.bane is None else {game.bane.id: 1},
        "hand": ids(view.hand),
        "deck": ids(view.deck),
        "discard": ids(view.discard),
        "known_on_deck": ids(
            CARDS[index] for index in view.fast.known_on_deck(seat) if index != UNKNOWN
        ),
        "set_aside": ids(me.set_aside),
        "private_mat": ids(c for c in me.private_mat if c is not None),
        "saved": ids(c for c in me.saved if c is not None),
        "trash": ids(view.trash),
        "prizes": ids(view.prizes),
        "marker": ids(view.markers),
        "forbidden": ids(view.forbidden),
        "market": ids([*view.hidden_in_market, *(c for c in view.market if c is not None)]),
        "offers": ids(view.offers),
        "possessed_hand": ids(CARDS[index] for index in view.fast.possessed_hand),
        "pile_tokens": {
            CARDS[index].id: int(view.fast.tokens_on(index))
            for index in view.fast.piles
            if view.fast.tokens_on(index)
        },
    }
    for name, cards in expected.items():
        assert card_field(seen, layout, name) == cards, name
    revealed: Counter[str] = Counter()
    for place in range(game.player_count):
        other = (seat + place) % game.player_count
        player = view.players[other]
        owned = {CARDS[index].id: count for index, count in view.fast.owned(other).items()}
        assert card_field(seen, layout, "owned", place) == owned
        assert card_field(seen, layout, "in_play", place) == ids(player.in_play)
        assert card_field(seen, layout, "mat", place) == ids(player.mat)
        telltale = ids(CARDS[index] for index in view.fast.telltale_in_hand(other))
        assert card_field(seen, layout, "telltale_in_hand", place) == telltale
        revealed.update(ids(CARDS[index] for index in view.fast.revealed(other)))
    assert card_field(seen, layout, "revealed") == revealed


def check_table(game: Game, seat: int, layout: Layout) -> None:
    view, seen = game.view(seat).fast, observation(game, seat)
    count = game.player_count
    decision = game.decision
    order = [(seat + place) % count for place in range(count)]
    expected = {
        "phase": one_of(int(view.phase), len(PHASES)),
        **{
            name: [int(getattr(view, name))]
            for name in ("turn", "coins", "actions", "buys", "potions", "empty_piles", "seat")
        },
        "possessed": [int(view.possessor >= 0)],
        "markers_on_mat": [int(view.markers_on_mat)],
        "market_size": [len(view.market)],
        "victory_tokens": [int(view.victory_tokens(other)) for other in order],
        "on_turn": [int(other == game.current) for other in order],
        "certain": [int(view.is_certain(other)) for other in order],
        **{
            name: [int(getattr(view, name)(other)) for other in order]
            for name in (
                *("points", "turns", "tokens", "mat_tokens", "hand_size", "deck_size"),
                "discard_size",
            )
        },
        "private_mat_size": [len(view.private_mat(other)) for other in order],
        "saved_size": [len(view.saved(other)) for other in order],
    }
    if decision is not None and decision.seat == seat:
        expected |= {
            "kind": one_of(layout.index.kinds.index(decision.kind), 40),
            "purpose": one_of(
                layout.index.purposes.index(decision.purpose) if decision.purpose else -1, 8
            ),
            "picks": [0],
            "least": [decision.least],
            "most": [decision.most],
            "ordered": [int(decision.ordered)],
            "for_player": [int(other == decision.player) for other in order],
            "affects": [int(other == decision.affects) for other in order],
        }
        asks = [] if decision.source is None else [decision.source]
        about = [] if decision.about is None else [decision.about]
    else:
        asks, about = [], []
        for name in ("kind", "purpose", "picks", "least", "most", "for_player", "affects"):
            assert not any(table_field(seen, layout, name)), name
        assert not seen["action_mask"].any()
    assert card_field(seen, layout, "asks") == ids(asks)
    assert card_field(seen, layout, "about") == ids(about)
    for name, numbers in expected.items():
        assert table_field(seen, layout, name) == numbers, name


def named(decision: Decision, word: str) -> str:
    """The action that a word of an answer should be."""
    if word in ("done", "all"):
        return word
    kind = {Place.MODES: "mode", Place.AMOUNTS: "amount"}.get(decision.place, "card")
    return f"{kind}:{word}"


@pytest.mark.parametrize("number", games(60, 8))
def test_the_mask_is_exact(number: int) -> None:
    game = any_game(number)
    layout = Layout(game.player_count)
    chance = random.Random(f"picks {number}")
    for _ in played(number, game, 200):
        decision = game.decision
        assert decision is not None
        if not decision.several:
            expected = {named(decision, word) for word in decision.words}
            assert actions(observation(game, decision.seat), layout) == expected
        else:
            check_picks(game, decision, layout, chance)


def check_picks(game: Game, decision: Decision, layout: Layout, chance: random.Random) -> None:
    """At every number of picks, what is left can be picked, and enough are enough."""
    question, left, picked = open_question(game), Counter(decision.candidates), Counter[str]()
    options: list[int] = []
    while len(options) < decision.most:
        seen = observation(game, decision.seat, options)
        expected = {named(decision, word) for word, count in left.items() if count}
        none_is_legal = decision.least == 0 or decision.or_none
        if none_is_legal if not options else len(options) >= decision.least:
            expected.add("done")
        assert actions(seen, layout) == expected
        assert table_field(seen, layout, "picks") == [len(options)]
        if decision.of_cards:
            assert card_field(seen, layout, "picked") == picked
        word = chance.choice([word for word, count in left.items() if count])
        left[word] -= 1
        picked[word] += 1
        options.append(
            question.modes.index(word) if decision.place == Place.MODES else BY_ID[word].index
        )
    assert question.allows_several(options)


def test_actions_mean_what_they_say() -> None:
    game = position(
        {"hand": "gold gold gold potion", "deck": "copper"},
        {"hand": "copper"},
        some="herald alchemist",
    )
    answered(game, "all", "herald")
    layout = Layout(2)
    places, question = layout.index.places(), open_question(game)
    legal = actions(observation(game, 0), layout)
    assert {"amount:0", "amount:5", "amount:0+p", "amount:5+p"} <= legal
    assert len(legal) == 12
    for name in legal:
        option = places.option(question, layout.index.action(name))
        assert question.word(option) == name.removeprefix("amount:")
        assert places.action(question, option) == layout.index.action(name)


def test_amounts_without_an_action_are_not_offered() -> None:
    game = position(
        {"hand": "copper", "deck": "copper"}, {"hand": "copper"}, coins=150, some="herald"
    )
    answered(game, "done", "herald")
    layout = Layout(2)
    legal = actions(observation(game, 0), layout)
    assert legal == {f"amount:{amount}" for amount in range(100)}
    assert layout.index.places().action(open_question(game), 120) == -1


def test_a_possessor_sees_the_possessed_hand_beside_the_own_one() -> None:
    game = position(
        {"hand": "estate", "deck": "copper"},
        {"hand": "gold smithy", "deck": "silver"},
        some="possession smithy",
        current=1,
        possessor=0,
    )
    layout = Layout(2)
    seen = observation(game, 0)
    assert card_field(seen, layout, "hand") == {"estate": 1}
    assert card_field(seen, layout, "possessed_hand") == {"gold": 1, "smithy": 1}
    assert table_field(seen, layout, "for_player") == [0, 1]
    assert actions(seen, layout) == {"card:smithy", "done"}
    assert card_field(observation(game, 1), layout, "possessed_hand") == {}


def test_cards_with_a_back_of_their_own_are_seen_in_hands_and_decks() -> None:
    game = position(
        {"hand": "copper", "deck": "copper stash copper"},
        {"hand": "stash gold", "deck": "copper"},
        some="stash",
    )
    layout = Layout(2)
    seen = observation(game, 0)
    assert card_field(seen, layout, "known_on_deck") == {"stash": 1}
    assert card_field(seen, layout, "telltale_in_hand") == {}
    assert card_field(seen, layout, "telltale_in_hand", 1) == {"stash": 1}


def test_a_new_kingdom_leaves_nothing_of_the_old_one() -> None:
    once = Lookout(2)
    before = position({"hand": "witch", "deck": "copper"}, {"hand": "copper"}, some="witch chapel")
    after = position({"hand": "moat", "deck": "copper"}, {"hand": "copper"}, some="moat")
    once.observe(before.view(0).fast, open_question(before))
    seen = once.observe(after.view(0).fast, open_question(after))
    fresh = Lookout(2).observe(after.view(0).fast, open_question(after))
    assert {name: array.tolist() for name, array in seen.items()} == {
        name: array.tolist() for name, array in fresh.items()
    }
