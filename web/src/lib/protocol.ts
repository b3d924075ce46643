/** The messages of the server, by short names. */

import type { components } from "../generated/protocol.ts";

type Schemas = components["schemas"];

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
export type Update = Schemas["Update"];
export type Refusal = Schemas["Refusal"];
export type Request = Schemas["Request"];
export type Problem = Schemas["Problem"];
export type Me = Schemas["Me"];
export type TableInLobby = Schemas["TableInLobby"];
export type KingdomShown = Schemas["KingdomShown"];

export const PROTOCOL = 1;
