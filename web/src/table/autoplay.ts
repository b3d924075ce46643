/** What players let the client decide for them. */

import type { Decision, GameEvent } from "../lib/protocol.ts";

export interface Wishes {
  autoTreasures: boolean;
  autoReactions: boolean;
  autoForced: boolean;
}

/** The answer to give without asking; null where the player has to decide. */
export function autoplay(decision: Decision, wishes: Wishes, log: GameEvent[]): string[] | null {
  if (wishes.autoTreasures && decision.all) return ["all"];
  if (wishes.autoReactions && decision.kind === "show") return [unshown(decision, log) ?? "done"];
  return wishes.autoForced ? forced(decision) : null;
}

/** A card not yet shown against this Attack; some may be shown any number of times. */
function unshown({ player, options }: Decision, log: GameEvent[]): string | undefined {
  const attack = log.findLastIndex((event) => event.kind === "play" || event.kind === "play_again");
  const shown = log.slice(attack + 1).filter((event) => event.kind === "show" && event.seat === player);
  return options.find((id) => !shown.some((event) => event.cards?.includes(id)));
}

/** The only answer that there is, if there is only one. */
function forced({ options, least, most, several, ordered, or_none, decline, all }: Decision): string[] | null {
  if (all) return null;
  const alike = new Set(options).size === 1;
  if (!several) {
    if (decline) return options.length ? null : ["done"];
    return alike ? options.slice(0, 1) : null;
  }
  if (least !== most || or_none) return null;
  if (alike) return options.slice(0, least);
  return least === options.length && !ordered ? options : null;
}
