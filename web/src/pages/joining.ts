/** Where somebody wants to go who was given a link, or a part of one. */

const ID = /^[\w-]{22}$/;
/** Tables, and what else is passed on as a link: a moment of a game, a kingdom. */
const PASSED_ON = [/^\/t\/[\w-]{22}$/, /^\/games\/[\w-]{22}$/, /^\/new$/];

/**
 * The address within this client, or null where it is none. Whose server a link names does not
 * matter: the same one has several names at home, and an id of another leads to no table.
 */
export function destination(typed: string): string | null {
  const text = typed.trim();
  if (ID.test(text)) return `/t/${text}`;
  const place = text.match(/\/(?:t|games|new)\b\S*$/)?.[0];
  if (!place) return null;
  const { pathname, search } = new URL(place, "http://here");
  const path = pathname.replace(/\/$/, "");
  return PASSED_ON.some((known) => known.test(path)) ? path + search : null;
}
