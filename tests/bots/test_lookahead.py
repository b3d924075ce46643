"""Looking ahead: what it finds, and that it sees nothing that is hidden."""

import pickle
import random
from collections import Counter

import pytest
from crowded import PLAYED, eager_answer, table
from form import COMPILED
from mypy_extensions import i64
from playing import random_answer, random_game
from position import FIRST_GAME, answered, cards, position

from throneroom import BY_ID, Bot, Decision, Game, IllegalAnswer, SetupError, View, new_game
from throneroom.bots.intuition import Intuition, IntuitiveBot, purchases
from throneroom.bots.plans.library import named_plan
from throneroom.bots.plans.plan import PlanBot
from throneroom.bots.plans.reading import read_plan
from throneroom.bots.thinking import Effort, Model, Thinker
from throneroom.bots.thinking.models import likely_models
from throneroom.engine.card import FIRST_EDITION
from throneroom.engine.fast_view import FastView
from throneroom.engine.history import Gain
from throneroom.engine.kinds import Kind
from throneroom.engine.question import Question
from throneroom.engine.setup import Setup
from throneroom.sim.profile import model_of
from throneroom.sim.series import Series

GAMES = 15 if COMPILED else 3
ROLLOUTS = 150 if COMPILED else 20
ANSWERS = 16 if COMPILED else 6
HIDDEN = ("deck", "hand", "discard", "passed", "private_mat", "saved")
"""Where cards can be hidden from whoever is asked; nobody is while another player looks at some."""
ENOUGH = 60 if COMPILED else 2
LEAST = 10 if COMPILED else 0
MONEY = read_plan("Province; Gold; Silver")
FILLERS = cards("cellar moat village woodcutter smithy remodel militia")


class AskedOnce(Exception):
    """What a bot would answer."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(words)
        self.words = words


class Asking(Bot):
    """Passes on what another bot would answer, and answers nothing."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, view: FastView, question: Question) -> i64:
        option = self._bot.choose(view, question)
        raise AskedOnce(question.words([option]))

    def choose_several(self, view: FastView, question: Question) -> list[int]:
        raise AskedOnce(question.words(self._bot.choose_several(view, question)))


def asked(game: Game, bot: Bot) -> list[str]:
    """What a bot would answer to the open question of a game."""
    assert game.decision is not None
    with pytest.raises(AskedOnce) as caught:
        game.copy().seat_bots({game.decision.seat: Asking(bot)})
    return caught.value.words


def thinker(rollouts: int, seed: int = 1, own: str = "Province; Gold; Silver") -> Thinker:
    """A thinker who takes the others for players of money."""
    return Thinker([PlanBot(read_plan(own))], [Model(MONEY, [{}])], Effort(rollouts), seed)


def masters(game: Game, chance: random.Random) -> list[Thinker]:
    """Two that have something to follow: several plans, and whatever intuition says."""
    buying = [read_plan(f"Province; Gold; {card} up to 2; Silver") for card in game.kingdom[:4]]
    models = [model_of(game.setup, plan, MONEY) for plan in (MONEY, buying[0])]
    intuition = Intuition(purchases(game.setup))
    weights = [chance.gauss(0, 0.5) for _ in intuition.weights]
    learned = IntuitiveBot(MONEY, Intuition(intuition.cards, weights))
    own, *further = map(PlanBot, buying)
    effort = Effort(ROLLOUTS)
    return [
        Thinker([PlanBot(MONEY), own], models, effort, 1, further),
        Thinker([learned], models, effort, 1),
    ]


def test_hidden_cards_do_not_change_the_answer() -> None:
    kinds = set()
    bots: list[Thinker] = []
    for number in range(GAMES):
        game = random_game(number)
        chance = random.Random(f"hidden {number}")
        thinkers = masters(game, chance)
        bots += thinkers
        for step in range(60):
            decision = game.decision
            if decision is None:
                break
            if chance.random() < 0.25:
                kinds.add(decision.kind)
                elsewhere = game.copy()
                elsewhere.determinise(f"{number} {step}")
                for bot in thinkers:
                    assert asked(elsewhere, bot) == asked(game, bot)
            game.answer(random_answer(decision, chance, game))
    assert len(kinds) > (6 if COMPILED else 2)
    if COMPILED:
        # These are answers of thought, and not only those of the plans.
        assert sum(bot.changed for bot in bots) > 50


def test_no_hidden_zone_changes_the_answer() -> None:
    dealt_anew: Counter[str] = Counter()
    bots: list[Thinker] = []
    # Only Masquerades pass cards.
    some = [*PLAYED, *[BY_ID["masquerade"]] * 30] if COMPILED else PLAYED[::15]
    for number, card in enumerate(some):
        chance = random.Random(f"hidden at {card} {number}")
        game = table(card, chance, FIRST_EDITION, possessed=chance.random() < 0.3)
        thinkers = masters(game, chance)
        bots += thinkers
        for step in range(ANSWERS):
            if game.decision is None:
                break
            elsewhere = game.copy()
            elsewhere.determinise(f"{card} {step}")
            changed = changed_zones(game, elsewhere)
            # Everything is looked at where it is rare, and else now and then.
            if min((dealt_anew[zone] for zone in changed), default=ENOUGH) < ENOUGH:
                dealt_anew.update(changed)
                for bot in thinkers:
                    assert asked(elsewhere, bot) == asked(game, bot)
            game.answer(eager_answer(game.decision, card, chance, game))
    assert all(dealt_anew[zone] >= LEAST for zone in HIDDEN), dealt_anew
    assert not COMPILED or sum(bot.changed for bot in bots) > 20


def changed_zones(game: Game, elsewhere: Game) -> set[str]:
    """The zones of which some player has other cards, or the same in another order."""
    here, there = game.position(), elsewhere.position()
    return {
        zone
        for zone in HIDDEN
        for one, other in zip(here.players, there.players, strict=True)
        if getattr(one, zone).cards() != getattr(other, zone).cards()
    }


def test_the_same_thought_has_the_same_answer() -> None:
    game = new_game("First Game", seed="thought")
    game.answer("all")
    own, further = PlanBot(read_plan("Silver up to 0")), [PlanBot(MONEY)]
    bots = [Thinker([own], [Model(MONEY, [{}])], Effort(300), 5, further) for _ in range(3)]
    answers = [asked(game, bot) for bot in bots]
    assert answers[0] == answers[1] == answers[2] != asked(game, own)


def test_a_win_is_seen_that_the_plan_does_not_see() -> None:
    game = position({"hand": "gold gold silver"}, {"hand": "estate"}, turn_limit=1)
    game.answer("all")
    rules = "Silver up to 0"
    assert asked(game, PlanBot(read_plan(rules))) == ["done"]
    assert asked(game, thinker(200, own=rules)) == ["province"]


def test_after_few_games_the_plan_decides() -> None:
    game = position({"hand": "gold gold silver"}, {"hand": "estate"}, turn_limit=1)
    game.answer("all")
    rules = "Silver up to 0"
    bot = thinker(20, own=rules)
    assert asked(game, bot) == asked(game, PlanBot(read_plan(rules))) == ["done"]
    assert bot.rollouts >= 20


def test_the_plan_decides_where_nothing_is_better() -> None:
    game = position({"hand": "silver"}, {"hand": "estate"}, turn_limit=1)
    game.answer("all")
    # The game ends with this turn, and none of these brings points.
    for card in ("moat", "cellar"):
        assert asked(game, thinker(100, own=card)) == [card]


def test_nothing_is_imagined_where_there_is_nothing_to_choose() -> None:
    game = position({"hand": "gold gold silver"}, {"hand": "estate"}, turn_limit=1)
    own = [PlanBot(MONEY), PlanBot(read_plan("Gold"))]
    bot = Thinker(own, [Model(MONEY, [{}])], Effort(100), 1)
    assert asked(game, bot) == ["all"]
    assert bot.rollouts == 0
    game.answer("all")
    assert asked(game, bot) == ["province"]
    assert bot.rollouts > 0


def test_at_a_purchase_a_further_plan_can_be_taken_up() -> None:
    nothing = PlanBot(read_plan("Silver up to 0"))
    game = new_game("First Game", seed="further")
    game.answer("all")

    def bought(further: list[PlanBot]) -> list[str]:
        models = [Model(MONEY, [{}])]
        return asked(game, Thinker([nothing], models, Effort(300), 1, further))

    # A single card wins nothing if nothing is ever bought after it.
    assert bought([]) == ["done"]
    assert bought([PlanBot(MONEY)]) != ["done"]


def test_answers_within_an_effect_are_compared() -> None:
    game = position(
        {"hand": "militia copper", "deck": "province"},
        {"hand": "gold gold gold estate estate", "deck": "copper copper copper copper copper"},
        turn_limit=2,
    )
    game.answer("militia")
    assert game.decision is not None
    assert game.decision.kind == Kind.DISCARD
    # The plan would discard two Golds, with which there would be no Province.
    answer = asked(game, thinker(300, own="Province; Gold; Silver; discard Gold"))
    assert answer == ["estate", "estate"]


def test_only_thinkers_ask_a_series_to_keep_its_history() -> None:
    setup = Setup(cards(FIRST_GAME), 2)
    bot = thinker(20)
    assert bot.looks_ahead
    assert not PlanBot(MONEY).looks_ahead
    series = Series(setup, [bot, PlanBot(MONEY)])
    series.play(1)
    assert bot.asked > 5
    assert bot.rollouts > 100
    with pytest.raises(SetupError):
        Series(setup, [Unprepared(bot), PlanBot(MONEY)]).play(1)


class Unprepared(Asking):
    """Hides from a series that a bot looks ahead."""

    @property
    def looks_ahead(self) -> bool:
        return False

    def choose(self, view: FastView, question: Question) -> i64:
        return self._bot.choose(view, question)


def test_a_series_with_a_thinker_is_the_same_every_time() -> None:
    setup = Setup(cards(FIRST_GAME), 2)

    def points(bot: Thinker) -> list[int]:
        series = Series(setup, [bot, PlanBot(MONEY)])
        series.play(1)
        return series.tally.points

    rollouts = 80 if COMPILED else 20
    bots = [thinker(rollouts, own="Province; Duchy; Silver") for _ in range(2)]
    assert points(bots[0]) == points(bots[1])
    assert bots[0].changed == bots[1].changed
    assert bots[0].changed > 0 or not COMPILED


def test_the_models_that_explain_the_gains_come_first() -> None:
    setup = Setup(cards("witch gardens workshop") + FILLERS, 2)
    names = ("big-money", "double-witch", "workshop-gardens")
    models = [model_of(setup, named_plan(name), MONEY) for name in names]
    witch, gardens = BY_ID["witch"].index, BY_ID["gardens"].index

    def best(*cards: int) -> Model:
        gains = [Gain(2 * turn, 1, card, 5) for turn, card in enumerate(cards, 1)]
        return likely_models(models, gains, 1, len(gains))[0]

    assert best(BY_ID["silver"].index, witch, witch) is models[1]
    assert best(BY_ID["workshop"].index, gardens, gardens, gardens) is models[2]
    # What another player gained is no sign.
    assert likely_models(models, [Gain(1, 0, witch, 5)] * 3, 1, 0)[0] is models[0]


def test_gains_are_seen_with_the_coins_they_were_bought_with() -> None:
    game = position(
        {"hand": "workshop gold gold", "deck": "copper copper copper copper copper"},
        {"hand": "copper"},
        some="workshop",
    )
    answered(game, "workshop", "silver", "all", "gold")
    assert [(gain.seat, gain.card.id, gain.coins, gain.bought) for gain in game.view(1).gains] == [
        (0, "silver", -1, False),
        (0, "gold", 6, True),
    ]
    again = game.copy()
    game.undo()
    assert [gain.card.id for gain in game.view(1).gains] == ["silver"]
    game.answer("duchy")
    assert [gain.card.id for gain in game.view(1).gains] == ["silver", "duchy"]
    assert [gain.card.id for gain in again.view(0).gains] == ["silver", "gold"]


def test_several_gains_of_one_effect_are_seen_once() -> None:
    game = new_game("First Game", seed="gains", bots={1: PlanBot(MONEY)})
    chance = random.Random(1)
    while game.decision is not None and game.turn < 30:
        game.answer(random_answer(game.decision, chance, game))
    table = game.position()
    start = 10 * game.player_count
    trashed = table.trash.size
    assert len(game.view(0).gains) == sum(player.owned.total() for player in table.players) - (
        start - trashed
    )


class Imagining(Bot):
    """Tries every answer in an imagined game, and then gives the last."""

    def __init__(self) -> None:
        self.seen: list[object] = []

    def answer(self, view: View, decision: Decision) -> object:
        imagined = view.imagine(7)
        self.seen.append(imagined.view(decision.seat).snapshot() == view.snapshot())
        assert imagined.decision is not None
        for words in imagined.legal_answers:
            tried = imagined.copy()
            tried.answer(words)
        return decision.words[-1]


def test_a_bot_can_imagine_games_from_its_view() -> None:
    bot = Imagining()
    game = new_game("First Game", seed="imagine", bots={0: bot}, turn_limit=6)
    while game.decision is not None:
        game.answer(random_answer(game.decision, random.Random(1), game))
    assert len(bot.seen) > 3
    assert all(bot.seen)


def test_imagined_games_do_not_lead_back_to_what_was_hidden() -> None:
    game = position(
        {"hand": "militia copper", "deck": "copper"},
        {"hand": "gold silver estate smithy cellar", "deck": "province duchy smithy"},
    )
    game.answer("militia")
    decks = set()
    for seed in range(8):
        imagined = game.view(1).imagine(seed)
        assert imagined.view(1).snapshot() == game.view(1).snapshot()
        assert str(imagined.view(1).gains) == str(game.view(1).gains)
        with pytest.raises(IllegalAnswer):
            imagined.undo()
        imagined.answer(["estate", "smithy"])
        imagined.undo()
        decks.add(tuple(imagined.position().players[1].deck.cards()))
    assert len(decks) > 2


def test_imagined_games_know_what_was_gained() -> None:
    game = new_game("First Game", seed="gains")
    for card in ("cellar", "moat", "cellar"):
        game.answer("all")
        game.answer(card)
    game.answer("all")
    known = str(game.view(1).gains)
    assert known.count("cellar") == 2
    imagined = game.view(1).imagine(1)
    assert str(imagined.view(0).gains) == known
    imagined.answer("moat")
    assert str(imagined.view(0).gains)[:-1].startswith(known[:-1])
    assert len(imagined.view(0).gains) == 4
    again = pickle.loads(pickle.dumps(imagined))
    assert str(again.view(0).gains) == str(imagined.view(0).gains)
    imagined.undo()
    assert str(imagined.view(0).gains) == known


def test_bots_of_ones_own_imagine_and_see_gains_in_series_too() -> None:
    bot = Remembering()
    Series(Setup(cards(FIRST_GAME), 2), [bot, PlanBot(MONEY)], 6).play(1)
    assert bot.most_gains > 5
    with pytest.raises(SetupError, match="looks_ahead"):
        Series(Setup(cards(FIRST_GAME), 2), [Unwilling(), PlanBot(MONEY)], 6).play(1)


class Remembering(Bot):
    """Looks at what was gained, here and in an imagined game."""

    def __init__(self) -> None:
        self.most_gains = 0

    def answer(self, view: View, decision: Decision) -> object:
        assert str(view.imagine(7).view(decision.seat).gains) == str(view.gains)
        self.most_gains = len(view.gains)
        return "all" if decision.takes_all else decision.words[0]


class Unwilling(Remembering):
    """Forgets to say that it wants to know what was gained."""

    @property
    def looks_ahead(self) -> bool:
        return False


def test_a_spectator_cannot_imagine() -> None:
    with pytest.raises(SetupError, match="spectator"):
        new_game("First Game").view().imagine(1)
