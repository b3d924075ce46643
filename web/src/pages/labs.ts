/** Comparisons of plans on the server. */

import { ask } from "../lib/api.ts";
import type { Schemas } from "../lib/protocol.ts";

export type Lab = Schemas["LabShown"];
export type LabWishes = Schemas["LabWishes"];
export type PlanWish = Schemas["PlanWish"];
export type Problem = Schemas["PlanProblem"];
export type Vocabulary = Schemas["Vocabulary"];

export const labs = {
  compare: (wishes: LabWishes) => ask<Lab>("POST", "/labs", wishes),
  show: (id: string) => ask<Lab>("GET", `/labs/${id}`),
  check: (text: string) => ask<Schemas["PlanCheck"]>("POST", "/labs/check", { text }),
  vocabulary: () => ask<Vocabulary>("GET", "/labs/vocabulary"),
};

export const reportOf = (id: string, language: string): string => `/api/labs/${id}/report?language=${language}`;
