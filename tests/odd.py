"""Positions that no game reaches but a scenario can make, played with random answers.

    python tests/odd.py FIRST END

prints the form of the engine, and for each of these positions a line that differs if anything that
was asked or seen does.
"""

import hashlib
import random
import sys

from form import FORM
from playing import all_cards, cards_of, counted, random_answer
from position import FIRST_GAME, cards

from throneroom import CARDS, Game
from throneroom.bots.beginner import Beginner
from throneroom.bots.plans.library import named_plan, plan_names
from throneroom.bots.plans.plan import PlanBot
from throneroom.engine.bot import Bot
from throneroom.engine.card import DURATION, PROFILES
from throneroom.engine.counts import Counts
from throneroom.engine.durations import stay_in
from throneroom.engine.game import resume_from
from throneroom.engine.position import ACTIONS, TREASURES, Position
from throneroom.engine.setup import Setup

ZONES = ("hand", "deck", "discard", "set_aside", "in_play", "mat", "private_mat", "saved")
ANSWERS = 40


def odd_game(number: int) -> Game:
    """Any cards anywhere, without the piles, the Prizes and the bane that belong to them."""
    chance = random.Random(f"odd {number}")
    players = chance.randint(2, 4)
    placed = [
        {zone: chance.choices(CARDS, k=chance.choice((0, 0, 1, 2, 5, 9))) for zone in ZONES}
        for _ in range(players)
    ]
    everything = [card for zones in placed for listed in zones.values() for card in listed]
    setup = Setup(cards(FIRST_GAME), players, None, chance.choice(PROFILES), everything)
    table = setup.position()
    for player, zones in zip(table.players, placed, strict=True):
        player.discard.clear()
        for zone, listed in zones.items():
            for card in listed:
                getattr(player, zone).push(int(setup.catalogue.number_of(card)))
        player.tokens = chance.choice((0, 0, 1, 7, 100))
        player.mat_tokens = chance.choice((0, 0, 1, 9))
        for slot, card in enumerate(zones["in_play"]):
            if card.is_a(DURATION) and chance.random() < 0.7:
                stay_in(player, slot)
        player.count_cards(len(setup.catalogue.cards))
    _set_turn(table, chance)
    return resume_from(setup, "odd", 0, table, _bots(players, chance), watch=True)


def _set_turn(table: Position, chance: random.Random) -> None:
    for pile in table.piles:
        table.supply.put(pile, chance.choice((0, 1, 2, 10, 100)))
    if chance.random() < 0.5:
        table.pile_tokens = Counts(len(table.catalogue.cards))
        for pile in table.piles:
            table.pile_tokens.put(pile, chance.choice((0, 0, 1, 3)))
    table.empty_piles = sum(table.supply.of(pile) == 0 for pile in table.piles)
    table.current = table.regular = chance.randrange(len(table.players))
    table.phase = chance.choice((ACTIONS, TREASURES))
    table.actions = chance.choice((0, 1, 5, 100))
    table.buys = chance.choice((0, 1, 3))
    table.coins = chance.choice((0, 3, 12, 100))
    table.potions = chance.choice((0, 1, 9))
    table.keep_order = chance.random() < 0.3
    table.turn_limit = table.turn + 4
    for player in table.players:
        player.victory_tokens = chance.choice((0, 0, 1, 40))
    if chance.random() < 0.5:
        table.markers = Counts(len(table.catalogue.cards))
        for pile in table.piles:
            table.markers.put(pile, chance.choice((0, 1)))
        table.markers_on_mat = chance.choice((0, 1, 5))


def _bots(players: int, chance: random.Random) -> dict[int, Bot]:
    """Bots for all seats but the first, or none."""
    kind = chance.choice(("people", "beginners", "plans"))
    if kind == "people":
        return {}
    return {
        seat: Beginner(seat)
        if kind == "beginners"
        else PlanBot(named_plan(chance.choice(plan_names())))
        for seat in range(1, players)
    }


def course(number: int) -> list[str]:
    """What is asked in an odd position, and what everybody sees in the end.

    What goes wrong is the last line, so that the forms can be compared in this, too.
    """
    lines: list[str] = []
    try:
        game = odd_game(number)
        chance = random.Random(f"answers {number}")
        before = all_cards(game.position())
        while (decision := game.decision) is not None and len(lines) < ANSWERS:
            lines.append(f"{decision} {game.check}")
            game.answer(random_answer(decision, chance, game))
        position = game.position()
        assert all_cards(position) == before, "cards are not conserved"
        for player in position.players:
            assert counted(cards_of(player)) == player.owned.as_dict(), "counted wrongly"
        lines += [str(game.view(seat).snapshot()) for seat in range(game.player_count)]
        lines.append(f"{game.scores} {game.winners}")
    except Exception as error:
        lines.append(f"{type(error).__name__}: {error}")
    return lines


def summary(number: int) -> str:
    """The course of an odd position in a line."""
    lines = course(number)
    digest = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    return f"{number}: {len(lines)} lines, {digest[:16]}, {lines[-1]}"


if __name__ == "__main__":
    print(FORM)
    for chosen in range(int(sys.argv[1]), int(sys.argv[2])):
        print(summary(chosen))
