"""Peer for the benchmark: the Basic and Engine mirrors played by pyminion 0.4.0.

python pyminion_games.py basic|engine GAMES SEED
"""

import argparse
import logging
import random
from collections.abc import Iterator
from time import perf_counter

from pyminion.bots.bot import Bot, BotDecider
from pyminion.core import Card, CardType
from pyminion.expansions.base import (
    base_set,
    cellar,
    duchy,
    estate,
    gold,
    market,
    merchant,
    militia,
    mine,
    moat,
    province,
    remodel,
    silver,
    smithy,
    village,
    workshop,
)
from pyminion.game import Game
from pyminion.player import Player

# The First Game kingdom; pyminion has no Woodcutter (a first-edition card), so Merchant, its
# second-edition successor, fills that pile. Neither strategy ever buys it.
KINGDOM = [cellar, market, merchant, militia, mine, moat, remodel, smithy, village, workshop]


class BasicDecider(BotDecider):
    def buy_priority(self, player: Player, game: Game) -> Iterator[Card]:
        money = player.state.money
        if money >= 8:
            yield province
        if money >= 6:
            yield gold
        if money >= 3:
            yield silver


class EngineDecider(BotDecider):
    def action_priority(self, player: Player, game: Game) -> Iterator[Card]:
        yield village
        yield market
        yield smithy
        yield militia

    def buy_priority(self, player: Player, game: Game) -> Iterator[Card]:
        money = player.state.money
        if money < 2:
            return
        if money >= 8:
            yield province
        provinces = game.supply.pile_length("Province")
        if money >= 5 and provinces <= 4:
            yield duchy
        if provinces <= 2:
            yield estate
        if money >= 6:
            yield gold
        if money >= 5 and player.get_card_count(market) < 5:
            yield market
        if money >= 4:
            if player.get_card_count(militia) < 1:
                yield militia
            if player.get_card_count(smithy) < 3:
                yield smithy
        if money >= 3:
            if player.get_card_count(village) < 4:
                yield village
            yield silver

    def discard_decision(
        self,
        prompt: str,
        card: Card,
        valid_cards: list[Card],
        player: Player,
        game: Game,
        min_num_discard: int = 0,
        max_num_discard: int = -1,
    ) -> list[Card]:
        # Copper costs nothing, so by price it already comes before all other non-Victory cards.
        def keep_value(owned: Card) -> int:
            return -1 if CardType.Victory in owned.type else owned.get_cost(player, game)

        return sorted(valid_cards, key=keep_value)[:min_num_discard]


DECIDERS: dict[str, type[BotDecider]] = {"basic": BasicDecider, "engine": EngineDecider}


def main() -> None:
    parser = argparse.ArgumentParser(description="Play benchmark games with pyminion.")
    parser.add_argument("strategy", choices=DECIDERS)
    parser.add_argument("games", type=int)
    parser.add_argument("seed", type=int)
    args = parser.parse_args()

    # pyminion sets the root logger to INFO on import; without this every message still becomes
    # a log record even when no handler prints it.
    logging.disable(logging.CRITICAL)
    random.seed(args.seed)
    decider = DECIDERS[args.strategy]()
    first, second = Bot(decider, "first"), Bot(decider, "second")
    game = Game([first, second], [base_set], KINGDOM, random_order=False, log_stdout=False)

    wins_first = wins_second = ties = turns = 0
    begin = perf_counter()
    for _ in range(args.games):
        winners = game.play().winners
        if len(winners) > 1:
            ties += 1
        elif winners[0] is first:
            wins_first += 1
        else:
            wins_second += 1
        turns += first.turns + second.turns
    seconds = perf_counter() - begin

    print(
        f"games={args.games} seconds={seconds:.3f} games_per_second={args.games / seconds:.1f}"
        f" wins_first={wins_first} wins_second={wins_second} ties={ties}"
        f" turns_per_player_mean={turns / (2 * args.games):.3f}"
    )


if __name__ == "__main__":
    main()
