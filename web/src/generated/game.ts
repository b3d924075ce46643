/** Written by web/generate.py. */

export const PROTOCOL = 1 as const;
export const LONGEST_NAME = 30 as const;
export const LONGEST_REMARK = 300 as const;
export const LONGEST_PLAN = 4000 as const;
export const MOST_GAMES_OF_THINKERS = 40 as const;
export const FEWEST_SEATS = 2 as const;
export const MOST_SEATS = 6 as const;
export const PERSON = "person" as const;
export const LEVELS = ["beginner", "money", "plan", "expert", "master"] as const;
export const THINKING = ["master"] as const;
export const CHARACTERS = {"beginner": {"Tilly": "apprentice", "Matz": "journeyman", "Wenna": "familiar", "Oddo": "festival", "Lotte": "baker", "Jorun": "menagerie"}, "money": {"Florin": "taxman", "Talia": "merchant_guild", "Crispin": "tribute", "Gulda": "moneylender", "Dukas": "trading_post", "Penna": "steward"}, "plan": {"Sibylla": "fortune_teller", "Kasimir": "university", "Ottilie": "library", "Valerian": "scout", "Ysanne": "spy", "Leontin": "council_room"}, "expert": {"Aurelia": "alchemist", "Balduin": "laboratory", "Quirina": "apothecary", "Thales": "workshop", "Hedda": "remodel", "Severin": "advisor"}, "master": {"Minerva": "throne_room", "Konrad": "duke", "Isaura": "princess", "Magnus": "golem", "Rosalind": "nobles", "Odilon": "scrying_pool"}, "engine": {"Rota": "ironworks"}, "random": {"Alea": "swindler"}} as const;
export const PROFILES = ["first-edition", "later"] as const;
export const SETS = ["base", "base-2", "intrigue", "intrigue-2", "alchemy", "cornucopia", "guilds", "seaside", "promos"] as const;
export const FEATURES = ["villages", "buys", "trashing", "drawing", "attacks", "reactions", "durations"] as const;
export const FIRST_KINGDOM = {"id": "first-game", "name": "First Game"} as const;
export const KINGDOM_SIZE = 10 as const;
export const BASICS = ["copper", "silver", "gold", "potion", "estate", "duchy", "province", "curse"] as const;
export const KINGDOM_CARDS = ["cellar", "chapel", "moat", "chancellor", "village", "woodcutter", "workshop", "bureaucrat", "feast", "gardens", "militia", "moneylender", "remodel", "smithy", "spy", "thief", "throne_room", "council_room", "festival", "laboratory", "library", "market", "mine", "witch", "adventurer", "harbinger", "merchant", "vassal", "poacher", "bandit", "sentry", "artisan", "courtyard", "pawn", "secret_chamber", "great_hall", "masquerade", "shanty_town", "steward", "swindler", "wishing_well", "baron", "bridge", "conspirator", "coppersmith", "ironworks", "mining_village", "scout", "duke", "minion", "saboteur", "torturer", "trading_post", "tribute", "upgrade", "harem", "nobles", "lurker", "diplomat", "mill", "secret_passage", "courtier", "patrol", "replace", "transmute", "vineyard", "herbalist", "apothecary", "scrying_pool", "university", "alchemist", "familiar", "philosophers_stone", "golem", "apprentice", "possession", "hamlet", "fortune_teller", "menagerie", "farming_village", "horse_traders", "remake", "tournament", "young_witch", "harvest", "hunting_party", "jester", "fairgrounds", "horn_of_plenty", "candlestick_maker", "stonemason", "doctor", "masterpiece", "advisor", "herald", "plaza", "taxman", "baker", "butcher", "journeyman", "merchant_guild", "soothsayer", "embargo", "haven", "lighthouse", "native_village", "pearl_diver", "ambassador", "fishing_village", "lookout", "smugglers", "warehouse", "caravan", "cutpurse", "island", "navigator", "pirate_ship", "salvager", "sea_hag", "treasure_map", "bazaar", "explorer", "ghost_ship", "merchant_ship", "outpost", "tactician", "treasury", "wharf", "envoy", "stash", "walled_village", "governor"] as const;
export const NEEDING_BANE = ["young_witch"] as const;
export const BANES = ["cellar", "chapel", "moat", "chancellor", "village", "woodcutter", "workshop", "harbinger", "merchant", "vassal", "courtyard", "pawn", "secret_chamber", "great_hall", "masquerade", "shanty_town", "steward", "swindler", "wishing_well", "lurker", "herbalist", "hamlet", "fortune_teller", "menagerie", "candlestick_maker", "stonemason", "doctor", "masterpiece", "embargo", "haven", "lighthouse", "native_village", "pearl_diver", "ambassador", "fishing_village", "lookout", "smugglers", "warehouse"] as const;
