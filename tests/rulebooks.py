"""The kingdom cards that the rulebooks list, for tests of what the rulebooks say of a whole set.

A card that joins a set later, from another edition or of our own, does not belong here.
"""

from throneroom.engine.card import BY_ID, CARDS, Card

LISTED = {
    "base": """
        cellar chapel moat chancellor village woodcutter workshop bureaucrat feast gardens
        militia moneylender remodel smithy spy thief throne_room council_room festival
        laboratory library market mine witch adventurer
    """,
    "intrigue": """
        courtyard pawn secret_chamber great_hall masquerade shanty_town steward swindler
        wishing_well baron bridge conspirator coppersmith ironworks mining_village scout duke
        minion saboteur torturer trading_post tribute upgrade harem nobles
    """,
    "alchemy": """
        transmute vineyard herbalist apothecary scrying_pool university alchemist familiar
        philosophers_stone golem apprentice possession
    """,
    "cornucopia": """
        hamlet fortune_teller menagerie farming_village horse_traders remake tournament
        young_witch harvest hunting_party jester fairgrounds horn_of_plenty
    """,
    "guilds": """
        candlestick_maker stonemason doctor masterpiece advisor herald plaza taxman baker
        butcher journeyman merchant_guild soothsayer
    """,
}


def listed(*sets: str) -> list[Card]:
    """The kingdom cards that the rulebooks of these sets list."""
    found = [(name, BY_ID[id]) for name in sets for id in LISTED[name].split()]
    assert all(card.set == name for name, card in found)
    return [card for _, card in found]


def rulebook_cards() -> list[Card]:
    """Every card of the rulebooks, basic cards and Prizes included."""
    return [card for card in CARDS if not card.is_kingdom_card] + listed(*LISTED)
