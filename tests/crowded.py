"""Tables at which every card has something to do: all sorts of cards lie everywhere."""

import random

from playing import random_answer
from position import position

from throneroom import CARDS, Card, Game
from throneroom.engine.card import PRIZE
from throneroom.engine.decision import Decision
from throneroom.engine.kinds import Kind

PLAYED = [card for card in CARDS if card.is_kingdom_card or card.is_a(PRIZE)]
TURNS = 4

ANY = "copper gold estate moat curse silver village province duchy smithy potion militia tunnel"
REACTIONS = "moat secret_chamber horse_traders diplomat trader fools_gold"
OTHERS = "province gold estate pawn"
HELD = ("trader", "fools_gold", "tunnel", "")
"""What the player on turn may hold that reacts to gains and discards."""


def table(card: Card, chance: random.Random, profile: str, possessed: bool) -> Game:
    """Two to six players with all sorts of cards; the one on turn holds this card twice."""

    def some(count: int) -> str:
        return " ".join(chance.choices(ANY.split(), k=count))

    actor = 1 if possessed else 0
    zones = [
        {
            "hand": f"{OTHERS} {some(1)}",
            "deck": some(9),
            "discard": some(6),
            "mat": some(1),
            "private_mat": some(2),
            "saved": some(1),
        }
        for _ in range(chance.randint(2, 6))
    ]
    zones[actor]["hand"] = (
        f"{card.id} {card.id} throne_room province {some(2)} {chance.choice(HELD)}"
    )
    zones[1 - actor]["hand"] = f"{REACTIONS} {some(2)}"
    wanted = [card.id] if card.is_kingdom_card else []
    kingdom = dict.fromkeys(
        [
            *wanted,
            "possession",
            "masquerade",
            "tournament",
            "horse_traders",
            "young_witch",
            "duchess",
        ]
    )
    return position(
        *zones,
        some=" ".join(kingdom),
        bane="chapel" if card.id == "pawn" else "pawn",
        current=actor,
        possessor=0 if possessed else None,
        turn_limit=TURNS,
        coins=7,
        buys=3,
        profile=profile,
    )


def eager_answer(decision: Decision, card: Card, chance: random.Random, game: Game) -> object:
    """A random answer, but one that plays or buys a card where it can."""
    if decision.kind == Kind.PLAY_ACTION and chance.random() < 0.2:
        wanted = "throne_room"
    elif decision.kind in (Kind.PLAY_ACTION, Kind.PLAY_AGAIN, Kind.PLAY_TREASURE, Kind.BUY):
        wanted = card.id
    else:
        wanted = ""
    if wanted in decision.words:
        return wanted
    return random_answer(decision, chance, game)
