/** The messages of the server, by short names. */

import type { components } from "../generated/protocol.ts";

export type Schemas = components["schemas"];
/** Each of several types without its `id`; `Omit` alone would make one of all. */
type Unnumbered<Each> = Each extends unknown ? Omit<Each, "id"> : never;

export type Table = Schemas["TablePart"];
export type Seat = Schemas["SeatPart"];
export type Game = Schemas["GamePart"];
export type View = Schemas["ViewPart"];
export type Player = Schemas["PlayerPart"];
export type GameEvent = Schemas["EventPart"];
export type Decision = Schemas["DecisionPart"];
export type Remark = Schemas["RemarkPart"];
export type Options = Schemas["Options"];
export type Wishes = Schemas["TableWishes"];
export type KingdomWish = NonNullable<Wishes["kingdom"]>;
export type RandomKingdom = Schemas["RandomKingdom"];
export type SetName = Schemas["DraftedKingdom"]["drafted_from"][number];
export type Frame = Schemas["Frame"];
export type HintFrame = Schemas["HintFrame"];
export type Update = Schemas["Update"];
export type Refusal = Schemas["Refusal"];
export type Request = Schemas["Request"];
/** What is asked for on the game channel, which says hello and numbers its requests itself. */
export type Message = Unnumbered<Exclude<Request, { type: "hello" }>>;
export type Problem = Schemas["Problem"];
export type Me = Schemas["Me"];
export type TableInLobby = Schemas["TableInLobby"];
export type KingdomShown = Schemas["KingdomShown"];
