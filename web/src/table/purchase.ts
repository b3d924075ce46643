/** One click on a pile while Treasures are asked for: two answers. */

import { tick } from "svelte";

import type { Choosing } from "./choosing.svelte.ts";

/** Whether the server offers to play all Treasures and buy this card. */
export function canBuyAtOnce(decision: Choosing["decision"], pile: string): boolean {
  return decision?.buyable?.includes(pile) ?? false;
}

/** Play all Treasures, then buy; if that question does not follow, nothing is bought. */
export async function buyAtOnce(choosing: Choosing, pile: string): Promise<void> {
  const player = choosing.decision?.player;
  await choosing.answer(["all"]);
  // The update with the next question has come before; the table shows it after this.
  await tick();
  const next = choosing.decision;
  if (next?.kind === "buy" && next.player === player && next.options.includes(pile)) await choosing.answer([pile]);
}
