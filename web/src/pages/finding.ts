/** Finding cards by what they are. */

import { CARDS, byPrice, card } from "../lib/cards.ts";
import { plain, search } from "./picking.ts";

/** What there is among all cards. */
export const sets = (): string[] => [...new Set(Object.values(CARDS).map(({ set }) => set))];
export const types = (): string[] => [...new Set(Object.values(CARDS).flatMap(({ types }) => types))];
export const prices = (): number[] =>
  [...new Set(Object.values(CARDS).map(({ cost }) => cost))].sort((a, b) => a - b);

/** What the cards looked for have in common; what is empty does not matter. */
export interface Wanted {
  typed: string;
  set: string;
  type: string;
  price: string;
  potion: boolean;
}

export function wantedIn(query: URLSearchParams): Wanted {
  const one = (key: string): string => query.get(key) ?? "";
  return {
    typed: one("find"),
    set: sets().includes(one("set")) ? one("set") : "",
    type: types().includes(one("type")) ? one("type") : "",
    price: prices().map(String).includes(one("price")) ? one("price") : "",
    potion: query.has("potion"),
  };
}

export function addressOf(wanted: Wanted): string {
  const query = new URLSearchParams();
  if (wanted.typed.trim()) query.set("find", wanted.typed.trim());
  for (const key of ["set", "type", "price"] as const) if (wanted[key]) query.set(key, wanted[key]);
  if (wanted.potion) query.set("potion", "");
  return query.size ? `/cards?${query}` : "/cards";
}

interface Speaker {
  name(id: string): string;
  rules(id: string): string;
}

/** The cards that fit: first those that are called so, then those whose texts say it. */
export function find(wanted: Wanted, names: Record<string, string[]>, words: Speaker): string[] {
  const fitting = Object.keys(CARDS)
    .filter((id) => !wanted.set || card(id).sets.includes(wanted.set))
    .filter((id) => !wanted.type || card(id).types.includes(wanted.type))
    .filter((id) => !wanted.price || card(id).cost === Number(wanted.price))
    .filter((id) => !wanted.potion || card(id).potion > 0)
    .sort(byPrice((id) => words.name(id)));
  const called = search(wanted.typed, fitting, names);
  const typed = plain(wanted.typed);
  const saying = fitting.filter((id) => !called.includes(id) && plain(words.rules(id)).includes(typed));
  return [...called, ...saying];
}
