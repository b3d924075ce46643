/** The cards of a kingdom: finding them, putting them together, and passing them on. */

import * as game from "../generated/game.ts";
import { byPrice, KINGDOM_CARDS, SETS } from "../lib/cards.ts";
import type { Place } from "../lib/places.ts";
import type { KingdomShown, KingdomWish, RandomKingdom, SetName } from "../lib/protocol.ts";

export const SIZE = game.KINGDOM_SIZE;
export { KINGDOM_CARDS, SETS };
export const FEATURES: readonly string[] = game.FEATURES;

const NEEDING_BANE: readonly string[] = game.NEEDING_BANE;
const BANES: readonly string[] = game.BANES;

/** Places for cards, some of them free, so that no card moves when another is taken away. */
export interface Picked {
  places: (string | null)[];
  /** Null is left to chance. */
  bane: string | null;
  /** Whether Platinum and Colonies are used; left out, the cards decide. */
  colonies?: Colonies;
}

export type Colonies = "with" | "without";

/** What is known of a kingdom's Colonies, as a wish. */
export function coloniesOf(used: boolean | null | undefined): Colonies | undefined {
  return used === true ? "with" : used === false ? "without" : undefined;
}

/** The sets that the players are to pick from in turn, or null where the cards are set. */
export type Draft = readonly SetName[] | null;

type Name = (id: string) => string;

/** Cards laid out, cheap ones first; what is too much or no kingdom card is left out. */
export function laid(cards: readonly string[], bane: string | null, name: Name, colonies?: Colonies): Picked {
  const usable = [...new Set(cards)].filter((id) => KINGDOM_CARDS.includes(id)).slice(0, SIZE);
  const sorted = usable.sort(byPrice(name));
  const places = [...sorted, ...Array<null>(SIZE - sorted.length).fill(null)];
  return settled({ places, bane, ...(colonies ? { colonies } : {}) });
}

/** A kingdom that the server has shown, laid out. */
export function laidAs({ cards, bane, colonies }: Shown, name: Name): Picked {
  return laid(cards, bane ?? null, name, coloniesOf(colonies));
}

interface Shown {
  cards: readonly string[];
  bane?: string | null;
  colonies?: boolean | null;
}

export function cardsOf(picked: Picked): string[] {
  return picked.places.filter((id) => id !== null);
}

/** How many cards have still to be found. */
export function missing(picked: Picked): number {
  return SIZE - cardsOf(picked).length;
}

export function needsBane(picked: Picked): boolean {
  return picked.places.some((id) => id !== null && NEEDING_BANE.includes(id));
}

/** No card can be bane and lie among the others. */
export function canBeBane(picked: Picked, id: string): boolean {
  return BANES.includes(id) && needsBane(picked) && !picked.places.includes(id);
}

function settled(picked: Picked): Picked {
  const keeps = picked.bane !== null && canBeBane(picked, picked.bane);
  return keeps ? picked : { ...picked, bane: null };
}

export function add(picked: Picked, id: string): Picked {
  const free = picked.places.indexOf(null);
  if (free < 0 || picked.places.includes(id)) return picked;
  return settled({ ...picked, places: picked.places.with(free, id) });
}

export function remove(picked: Picked, id: string): Picked {
  if (id === picked.bane) return { ...picked, bane: null };
  return settled({ ...picked, places: picked.places.map((other) => (other === id ? null : other)) });
}

/** Put a card into a place, whatever lies there; if it lies elsewhere the two change places. */
export function swap(picked: Picked, place: number, id: string): Picked {
  const before = picked.places.indexOf(id);
  const places = before < 0 ? picked.places : picked.places.with(before, picked.places[place] ?? null);
  return settled({ ...picked, places: places.with(place, id) });
}

/** Free places taken by those of the cards that are not there yet; the others stay where they are. */
export function filled(picked: Picked, cards: readonly string[], bane: string | null): Picked {
  const coming = cards.filter((id) => !picked.places.includes(id));
  const places = picked.places.map((id) => id ?? coming.shift() ?? null);
  return settled({ ...picked, places, bane: picked.bane ?? bane });
}

export function withBane(picked: Picked, id: string): Picked {
  return canBeBane(picked, id) ? { ...picked, bane: id } : picked;
}

/** As other pages are asked about it. */
export function asPlace(picked: Picked): Place {
  const { bane, colonies } = picked;
  return { cards: cardsOf(picked), bane, ...(colonies ? { colonies: colonies === "with" } : {}) };
}

// Finding

/** A name without case, spaces, umlauts and signs. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replace(/[^a-z0-9]/g, "")
    .replaceAll("ae", "a")
    .replaceAll("oe", "o")
    .replaceAll("ue", "u");
}

/** The cards that are called so in some language: first those whose names begin like it. */
export function search(typed: string, ids: readonly string[], names: Record<string, string[]>): string[] {
  const wanted = plain(typed);
  if (!wanted) return [...ids];
  const rank = (id: string): number => {
    const places = [id, ...(names[id] ?? [])].map((name) => plain(name).indexOf(wanted));
    return places.includes(0) ? 0 : places.some((place) => place > 0) ? 1 : 2;
  };
  return [0, 1].flatMap((wish) => ids.filter((id) => rank(id) === wish));
}

// Passing on

/** As the server reads it, and as it stands in a link. */
export function asText(picked: Picked): string {
  const cards = cardsOf(picked).join(",");
  const bane = picked.bane ? ` (bane: ${picked.bane})` : "";
  const colonies = picked.colonies ? ` (${picked.colonies} Colonies)` : "";
  return cards + bane + colonies;
}

export function asLink(picked: Picked): string {
  const query = new URLSearchParams({ kingdom: cardsOf(picked).join(",") });
  if (picked.bane) query.set("bane", picked.bane);
  if (picked.colonies) query.set("colonies", picked.colonies);
  return `/new?${query}`.replaceAll("%2C", ",");
}

/** The cards that a link names; null if it names anything else. */
export function fromLink(query: URLSearchParams, name: Name): Picked | null {
  const ids = (query.get("kingdom") ?? "").split(",").map((id) => id.trim());
  if (!ids.every((id) => KINGDOM_CARDS.includes(id))) return null;
  const colonies = query.get("colonies");
  return laid(ids, query.get("bane"), name, colonies === "with" || colonies === "without" ? colonies : undefined);
}

/** What to wish for at a table: a draft, a set by its name, else the cards. */
export function asWish(picked: Picked, draft: Draft, sets: readonly KingdomShown[]): KingdomWish {
  if (draft) return { drafted_from: [...draft] };
  return recommended(picked, sets)?.names.en ?? asText(picked);
}

/** The recommended set that these cards are. */
export function recommended(picked: Picked, sets: readonly KingdomShown[]): KingdomShown | undefined {
  const cards = cardsOf(picked);
  return sets.find(
    (set) =>
      cards.length === set.cards.length &&
      set.cards.every((id) => cards.includes(id)) &&
      picked.bane === set.bane &&
      picked.colonies === coloniesOf(set.colonies),
  );
}

// Chance

export interface Chance {
  /** All of them if none. */
  sets: SetName[];
  some: string[];
  none: string[];
  curve: boolean;
}

export function chanceWish({ sets, some, none, curve }: Chance): RandomKingdom {
  return {
    ...(sets.length && sets.length < SETS.length ? { sets } : {}),
    ...(some.length ? { with_some: some } : {}),
    ...(none.length ? { without: none } : {}),
    ...(curve ? { price_curve: true } : {}),
  };
}

/** With or without a member. */
export function toggled<Member>(list: readonly Member[], member: Member): Member[] {
  return list.includes(member) ? list.filter((other) => other !== member) : [...list, member];
}
