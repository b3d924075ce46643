"""What one seat may know: the only thing that people and bots get to see of a game."""

from typing import TYPE_CHECKING, Final, final

from throneroom.engine.card import CARDS, NONE, Card
from throneroom.engine.fast_view import SPECTATOR, UNKNOWN, FastView
from throneroom.engine.history import Gain
from throneroom.engine.lookahead import gains_seen
from throneroom.engine.position import PHASES
from throneroom.engine.snapshot import PlayerSnapshot, Snapshot

if TYPE_CHECKING:
    from throneroom.engine.game import Game


@final
class PlayerView:
    """What a seat may know of one player, itself included."""

    def __init__(self, view: FastView, seat: int) -> None:
        self._view: Final = view
        self.seat: Final = seat

    @property
    def hand_size(self) -> int:
        """How many cards the player has in hand."""
        return self._view.hand_size(self.seat)

    @property
    def telltale_in_hand(self) -> list[Card]:
        """The cards in hand that everybody knows by their backs."""
        return _cards(self._view.telltale_in_hand(self.seat))

    @property
    def deck_size(self) -> int:
        """How many cards the draw pile has."""
        return self._view.deck_size(self.seat)

    @property
    def discard_size(self) -> int:
        """How many cards the discard pile has."""
        return self._view.discard_size(self.seat)

    @property
    def discard_top(self) -> Card | None:
        """The card on top of the discard pile."""
        return _card(self._view.discard_top(self.seat))

    @property
    def in_play(self) -> list[Card]:
        """The cards in play, in the order of playing."""
        return _cards(self._view.in_play(self.seat))

    @property
    def revealed(self) -> list[Card]:
        """The cards that the player has just revealed."""
        return _cards(self._view.revealed(self.seat))

    @property
    def set_aside(self) -> list[Card]:
        """The cards that the player has set aside."""
        return _cards(self._view.set_aside(self.seat))

    @property
    def saved(self) -> list[Card | None]:
        """The cards set aside face down for the next turn; None for each that is hidden."""
        return _unless_hidden(self._view.saved(self.seat))

    @property
    def mat(self) -> list[Card]:
        """The cards that the player has put on a mat for the rest of the game."""
        return _cards(self._view.mat(self.seat))

    @property
    def private_mat(self) -> list[Card | None]:
        """The cards on the mat that the player alone may look at; None for each that is hidden."""
        return _unless_hidden(self._view.private_mat(self.seat))

    @property
    def mat_tokens(self) -> int:
        """How many tokens the player has on the mat."""
        return self._view.mat_tokens(self.seat)

    @property
    def staying(self) -> list[Card]:
        """The cards in play that stay there because they have something left to do."""
        return _cards(self._view.staying(self.seat))

    @property
    def laid_by(self) -> list[Card]:
        """The cards that the player, possessed, has trashed and will get back."""
        return _cards(self._view.laid_by(self.seat))

    @property
    def tokens(self) -> int:
        """How many coin tokens the player has."""
        return self._view.tokens(self.seat)

    @property
    def victory_tokens(self) -> int:
        """How many victory tokens the player has."""
        return self._view.victory_tokens(self.seat)

    @property
    def known_on_deck(self) -> list[Card | None]:
        """The top cards of the deck as far as the viewer knows them, topmost first.

        A card that is not known, above one that is, is None.
        """
        return _unless_hidden(self._view.known_on_deck(self.seat))

    @property
    def is_certain(self) -> bool:
        """Whether the viewer can know all the player's cards: none was passed unseen."""
        return self._view.is_certain(self.seat)

    @property
    def cards(self) -> dict[Card, int] | None:
        """All the player's cards, wherever they lie; None if the viewer cannot know them."""
        return _counted(self._view.owned(self.seat)) if self.is_certain else None

    @property
    def points(self) -> int | None:
        """What the player would score if the game ended now; None if the viewer cannot know."""
        return int(self._view.points(self.seat)) if self.is_certain else None

    @property
    def points_by_card(self) -> dict[Card, int] | None:
        """The points that all copies of each card bring; None if the viewer cannot know."""
        return _counted(self._view.points_by_card(self.seat)) if self.is_certain else None

    @property
    def money(self) -> int | None:
        """The coins on all the player's Treasures; None if the viewer cannot know."""
        return int(self._view.money_of(self.seat)) if self.is_certain else None

    @property
    def turns(self) -> int:
        """How many turns the player has completed."""
        return self._view.turns(self.seat)

    def __repr__(self) -> str:
        points = "?" if self.points is None else self.points
        return f"<PlayerView of seat {self.seat}: {self.hand_size} in hand, {points} points>"

    def snapshot(self) -> PlayerSnapshot:
        """All of it as plain data."""
        top = self.discard_top
        cards = self.cards
        return {
            "hand_size": self.hand_size,
            "telltale_in_hand": _ids(self.telltale_in_hand),
            "deck_size": self.deck_size,
            "discard_size": self.discard_size,
            "discard_top": None if top is None else top.id,
            "in_play": _ids(self.in_play),
            "revealed": _ids(self.revealed),
            "set_aside": _ids(self.set_aside),
            "staying": _ids(self.staying),
            "saved": _ids_or_none(self.saved),
            "mat": _ids(self.mat),
            "private_mat": _ids_or_none(self.private_mat),
            "mat_tokens": self.mat_tokens,
            "laid_by": _ids(self.laid_by),
            "tokens": self.tokens,
            "victory_tokens": self.victory_tokens,
            "known_on_deck": _ids_or_none(self.known_on_deck),
            "cards": None if cards is None else _by_id(cards),
            "points": self.points,
            "turns": self.turns,
        }


@final
class View:
    """A window on the running game for one seat; it always shows the present position.

    It knows what a player with perfect memory knows. Everybody sees all gains and all trashing,
    so what a player owns is no secret, only where it lies; cards passed between two others are
    the exception. `fast` is the same for bots that must be fast; where a player's cards cannot be
    known, it counts them without the unknown passes.
    """

    def __init__(self, fast: FastView) -> None:
        self.fast: Final = fast
        self.seat: Final[int | None] = None if fast.seat == SPECTATOR else int(fast.seat)
        """The seat whose view it is, None for a spectator's."""

    @property
    def turn(self) -> int:
        """The number of the turn, counted over all players from 1."""
        return self.fast.turn

    @property
    def current(self) -> int:
        """The seat whose turn it is."""
        return self.fast.current

    @property
    def phase(self) -> str:
        """Where the turn stands: `action`, `buy` or `clean-up`."""
        return PHASES[self.fast.phase]

    @property
    def actions(self) -> int:
        """Actions left in this turn."""
        return self.fast.actions

    @property
    def buys(self) -> int:
        """Buys left in this turn."""
        return self.fast.buys

    @property
    def coins(self) -> int:
        """Coins to spend in this turn."""
        return self.fast.coins

    @property
    def potions(self) -> int:
        """Potions to spend in this turn."""
        return self.fast.potions

    @property
    def possessor(self) -> int | None:
        """The seat that decides in this turn if that is not the player on turn."""
        return None if self.fast.possessor == NONE else int(self.fast.possessor)

    @property
    def possessed_hand(self) -> list[Card]:
        """The hand of the player for whom this seat decides in this turn."""
        return _cards(self.fast.possessed_hand)

    @property
    def over(self) -> bool:
        """Whether the game has ended by the rules."""
        return self.fast.over

    @property
    def gains(self) -> list[Gain]:
        """What has been gained so far by whom, oldest first."""
        return gains_seen(self.fast)

    @property
    def supply(self) -> dict[Card, int]:
        """How many cards each supply pile still has, in the order in which they are laid out."""
        return {CARDS[card]: int(self.fast.supply(card)) for card in self.fast.piles}

    @property
    def empty_piles(self) -> int:
        """How many supply piles have run out."""
        return self.fast.empty_piles

    def price(self, card: Card) -> int:
        """How many coins a card costs now."""
        return self.fast.price(card.index)

    def can_buy(self, card: Card) -> bool:
        """Whether a card is there, may be bought, and what the turn has left is enough for it."""
        return self.fast.can_buy(card.index)

    @property
    def pile_tokens(self) -> dict[Card, int]:
        """How many tokens lie on each supply pile that has any."""
        tokens = {CARDS[card]: int(self.fast.tokens_on(card)) for card in self.fast.piles}
        return {card: count for card, count in tokens.items() if count}

    @property
    def markers(self) -> list[Card]:
        """The piles that still have their marker, in games in which markers move with gains."""
        return [CARDS[card] for card in self.fast.piles if self.fast.marker_on(card)]

    @property
    def markers_on_mat(self) -> int:
        """How many markers have moved from their piles to the common mat."""
        return self.fast.markers_on_mat

    @property
    def forbidden(self) -> list[Card]:
        """The cards that must not be bought in this turn because they were named."""
        return _cards(self.fast.forbidden)

    @property
    def bane(self) -> Card | None:
        """The bane, in a game with Young Witch."""
        return _card(self.fast.bane)

    @property
    def prizes(self) -> list[Card]:
        """The Prizes that nobody has taken yet."""
        return _cards(self.fast.prizes)

    @property
    def market(self) -> list[Card | None]:
        """The cards for sale beside the supply, topmost first; None where it is not known."""
        return _unless_hidden(self.fast.market)

    @property
    def hidden_in_market(self) -> list[Card]:
        """The cards for sale whose place is not known."""
        return _cards(self.fast.hidden_in_market)

    @property
    def offers(self) -> list[Card]:
        """The cards of the market that are on offer now."""
        return _cards(self.fast.offers)

    @property
    def trash(self) -> list[Card]:
        """The trash, oldest card first."""
        return _cards(self.fast.trash)

    @property
    def hand(self) -> list[Card]:
        """The own hand."""
        return _cards(self.fast.hand)

    @property
    def cards(self) -> dict[Card, int]:
        """All the own cards, wherever they lie, counted."""
        return {} if self.seat is None else _counted(self.fast.owned(self.seat))

    @property
    def deck(self) -> dict[Card, int]:
        """The cards of the own draw pile, counted; their order is not known."""
        return _counted(self.fast.own_deck)

    @property
    def discard(self) -> dict[Card, int]:
        """The cards of the own discard pile, counted."""
        return _counted(self.fast.own_discard)

    @property
    def players(self) -> list[PlayerView]:
        """What the seat may know of every player, by seat."""
        return [PlayerView(self.fast, seat) for seat in range(self.fast.player_count)]

    def imagine(self, seed: int) -> "Game":
        """A game that stands where this one does, with the cards that the seat cannot see redealt.

        Everybody's questions in it are open: answer them, or let bots sit down. The same seed deals
        the same cards. `throneroom.fast.Lookahead` does this many times over, and fast.
        """
        from throneroom.engine.imagining import imagined_from

        return imagined_from(self.fast, seed)

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {who}: turn {self.turn}, seat {self.current} is on turn>"

    def snapshot(self) -> Snapshot:
        """All of it as plain data, with cards in words."""
        bane = self.bane
        return {
            "seat": self.seat,
            "turn": self.turn,
            "current": self.current,
            "phase": self.phase,
            "actions": self.actions,
            "buys": self.buys,
            "coins": self.coins,
            "potions": self.potions,
            "possessor": self.possessor,
            "possessed_hand": _ids(_cards(sorted(self.fast.possessed_hand))),
            "over": self.over,
            "supply": _by_id(self.supply),
            "costs": {CARDS[card].id: int(self.fast.price(card)) for card in self.fast.piles},
            "pile_tokens": _by_id(self.pile_tokens),
            "markers": _ids(self.markers),
            "markers_on_mat": self.markers_on_mat,
            "forbidden": _ids(self.forbidden),
            "bane": None if bane is None else bane.id,
            "colonies": bool(self.fast.colonies),
            "prizes": _ids(self.prizes),
            "market": _ids_or_none(self.market),
            "hidden_in_market": _ids(self.hidden_in_market),
            "offers": _ids(self.offers),
            "trash": _ids(self.trash),
            "hand": _ids(_cards(sorted(self.fast.hand))),
            "deck": _by_id(self.deck),
            "discard": _by_id(self.discard),
            "players": [player.snapshot() for player in self.players],
        }


def _card(index: int) -> Card | None:
    return None if index == NONE else CARDS[index]


def _cards(indices: list[int]) -> list[Card]:
    return [CARDS[index] for index in indices]


def _counted(counts: dict[int, int]) -> dict[Card, int]:
    return {CARDS[index]: count for index, count in counts.items()}


def _unless_hidden(indices: list[int]) -> list[Card | None]:
    """Cards, with None for each that may not be seen."""
    return [None if index == UNKNOWN else CARDS[index] for index in indices]


def _ids_or_none(cards: list[Card | None]) -> list[str | None]:
    return [None if card is None else card.id for card in cards]


def _ids(cards: list[Card]) -> list[str]:
    return [card.id for card in cards]


def _by_id(counts: dict[Card, int]) -> dict[str, int]:
    return {card.id: count for card, count in counts.items()}
