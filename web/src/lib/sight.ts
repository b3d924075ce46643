/** What the table's components look at: a game as it goes on, or one that is shown again. */

import type { Decision, Game, GameEvent, Seat, Table } from "./protocol.ts";

/** What is shown of the table around a game. */
export interface TableSeen {
  readonly status: Table["status"];
  readonly seats: readonly Pick<Seat, "name" | "plan" | "bot" | "away" | "left">[];
}

export interface Sight {
  readonly table: TableSeen | null;
  readonly game: Game | null;
  readonly decision: Decision | null;
  /** The seats that the viewer answers for. */
  readonly seats: number[];
  readonly log: GameEvent[];
}

/** The seat whose cards lie before the viewer: in a turn that the viewer plays for another, that player's.
 *
 * A question about the viewer's own cards, such as one that an Attack asks, brings them back for it.
 */
export function nearSeat({ view, viewer, decision }: Game): number | null {
  const playsForAnother = view.possessor !== null && view.possessor === viewer;
  return playsForAnother && decision?.player !== viewer ? view.current : viewer;
}

/** Something on the screen that can be chosen: a word of the decision, and which of equal ones. */
export interface Choice {
  word: string;
  index: number;
}

/** What can be chosen on the table, and what is. */
export interface Choices {
  readonly decision: Decision | null;
  at(place: Decision["place"]): boolean;
  offered(word: string): number;
  orderOf(choice: Choice): number;
  isSelected(choice: Choice): boolean;
  /** The words of the answer that a hint prefers. */
  readonly advice?: readonly string[];
}

/** Whether a hint prefers an answer with this in it. */
export function isAdvised({ advice = [] }: Choices, { word, index }: Choice): boolean {
  return index < advice.filter((other) => other === word).length;
}
