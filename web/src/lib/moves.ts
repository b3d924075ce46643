/** What events do to the picture of a game: cards leave one place and reach another. */

import type { GameEvent, Player, View } from "./protocol.ts";

type Cards = readonly (string | null)[];

/** Places of the table that are lists of cards. */
const OPEN = ["trash", "prizes", "offers"] as const;
type Open = (typeof OPEN)[number];

function isOpen(zone: string): zone is Open {
  return (OPEN as readonly string[]).includes(zone);
}

/** Places of one player that are lists of cards. */
const LISTS = ["in_play", "revealed", "set_aside", "mat"] as const;
type List = (typeof LISTS)[number];

function isList(zone: string): zone is List {
  return (LISTS as readonly string[]).includes(zone);
}

/** Places of one player whose cards may be hidden. */
const HIDDEN = ["saved", "private_mat"] as const;
type HiddenList = (typeof HIDDEN)[number];

function isHiddenList(zone: string): zone is HiddenList {
  return (HIDDEN as readonly string[]).includes(zone);
}

/** A list without these cards, the latest of equal ones first. */
function without(list: string[], cards: Cards): string[] {
  const left = [...list];
  for (const id of cards) {
    const index = id === null ? -1 : left.lastIndexOf(id);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

function known(cards: Cards): string[] {
  return cards.filter((id) => id !== null);
}

function counted(supply: Record<string, number>, cards: Cards, by: number): Record<string, number> {
  const counts = { ...supply };
  for (const id of known(cards)) if (id in counts) counts[id]! += by;
  return counts;
}

function withPlayer(view: View, seat: number, change: (player: Player) => Partial<Player>): View {
  const players = view.players.map((player, number) => (number === seat ? { ...player, ...change(player) } : player));
  return { ...view, players };
}

function taken(view: View, seat: number, zone: string, cards: Cards): View {
  const count = cards.length;
  if (zone === "supply") return { ...view, supply: counted(view.supply, cards, -1) };
  if (isOpen(zone)) return { ...view, [zone]: without(view[zone], cards) };
  if (zone === "market") {
    return { ...view, market: view.market.slice(count), hidden_in_market: without(view.hidden_in_market, cards) };
  }
  if (isList(zone)) return withPlayer(view, seat, (player) => ({ [zone]: without(player[zone], cards) }));
  if (isHiddenList(zone)) return withPlayer(view, seat, (player) => ({ [zone]: player[zone].slice(count) }));
  if (zone === "hand") {
    const own = seat === view.seat ? { ...view, hand: without(view.hand, cards) } : view;
    return withPlayer(own, seat, (player) => ({ hand_size: Math.max(0, player.hand_size - count) }));
  }
  if (zone === "deck") return withPlayer(view, seat, (player) => ({ deck_size: Math.max(0, player.deck_size - count) }));
  if (zone === "discard") {
    return withPlayer(view, seat, (player) => ({ discard_size: Math.max(0, player.discard_size - count), discard_top: null }));
  }
  return view;
}

function put(view: View, seat: number, zone: string, cards: Cards): View {
  const count = cards.length;
  if (zone === "supply") return { ...view, supply: counted(view.supply, cards, 1) };
  if (isOpen(zone)) return { ...view, [zone]: [...view[zone], ...known(cards)] };
  if (zone === "market") return { ...view, market: [...view.market, ...cards] };
  if (isList(zone)) return withPlayer(view, seat, (player) => ({ [zone]: [...player[zone], ...known(cards)] }));
  if (isHiddenList(zone)) return withPlayer(view, seat, (player) => ({ [zone]: [...player[zone], ...cards] }));
  if (zone === "hand") {
    const own = seat === view.seat ? { ...view, hand: [...view.hand, ...known(cards)] } : view;
    return withPlayer(own, seat, (player) => ({ hand_size: player.hand_size + count }));
  }
  if (zone === "deck") return withPlayer(view, seat, (player) => ({ deck_size: player.deck_size + count }));
  if (zone === "discard") {
    const top = cards.at(-1);
    return withPlayer(view, seat, (player) => ({
      discard_size: player.discard_size + count,
      discard_top: count ? (top ?? null) : player.discard_top,
    }));
  }
  return view;
}

/** A whole pile changes its place unseen. */
function emptied(view: View, seat: number, from: "deck" | "discard"): View {
  return withPlayer(view, seat, ({ deck_size, discard_size }) =>
    from === "discard"
      ? { deck_size: deck_size + discard_size, discard_size: 0, discard_top: null }
      : { deck_size: 0, discard_size: deck_size + discard_size, discard_top: null },
  );
}

function owned(view: View, event: GameEvent): View {
  const by = event.kind === "gain" ? 1 : ["trash", "return"].includes(event.kind) ? -1 : 0;
  if (!by) return view;
  return withPlayer(view, event.seat, ({ cards }) => {
    if (!cards) return {};
    const counts = { ...cards };
    for (const id of known(event.cards ?? [])) counts[id] = Math.max(0, (counts[id] ?? 0) + by);
    return { cards: counts };
  });
}

function receiverOf(event: GameEvent): number {
  return event.kind === "pass" ? (event.other ?? event.seat) : event.seat;
}

function isMove(event: GameEvent): boolean {
  return event.origin !== event.target || receiverOf(event) !== event.seat;
}

/** The view after an event, as far as the event tells; the server's own view has the last word. */
export function after(view: View, event: GameEvent): View {
  const { kind, seat, cards = [], origin = "", target = "", amount = 0 } = event;
  if (kind === "turn") {
    const possessor = event.other ?? null;
    const before = event.own_turn === undefined ? view : withPlayer(view, seat, () => ({ turns: event.own_turn! - 1 }));
    return { ...before, turn: amount, current: seat, possessor, possessed_hand: [], coins: 0, potions: 0, forbidden: [] };
  }
  if (kind === "shuffle") return emptied(view, seat, "discard");
  if (kind === "deck_to_discard") return emptied(view, seat, "deck");
  const receiver = receiverOf(event);
  let next = isMove(event) ? put(taken(view, seat, origin, cards), receiver, target, cards) : view;
  if (["coins", "play_treasure", "play_treasures", "spend"].includes(kind)) next = { ...next, coins: next.coins + amount };
  if (kind === "tokens" || kind === "spend") {
    const by = kind === "tokens" ? amount : -amount;
    next = withPlayer(next, seat, (player) => ({ tokens: player.tokens + by }));
  }
  if (kind === "victory_tokens") next = withPlayer(next, seat, (player) => ({ victory_tokens: player.victory_tokens + amount }));
  if (kind === "move_marker") {
    const [pile = ""] = known(cards);
    next = { ...next, markers: next.markers.filter((other) => other !== pile), markers_on_mat: next.markers_on_mat + 1 };
  }
  if (kind === "mat_token") next = withPlayer(next, seat, (player) => ({ mat_tokens: player.mat_tokens + amount }));
  if (kind === "mark") {
    const [pile = ""] = known(cards);
    next = { ...next, pile_tokens: { ...next.pile_tokens, [pile]: (next.pile_tokens[pile] ?? 0) + 1 } };
  }
  return owned(next, event);
}

/** The view before some events, for a picture of a beginning that was not seen. */
export function before(view: View, events: GameEvent[]): View {
  return events.toReversed().reduce((later, event) => {
    const { origin = "", target = "", cards = [] } = event;
    return isMove(event) ? put(taken(later, receiverOf(event), target, cards), event.seat, origin, cards) : later;
  }, view);
}
