/** The HTTP part of the server. */

import { Refused } from "./channel.svelte.ts";
import type { KingdomShown, Me, Problem, Schemas, TableInLobby, Wishes } from "./protocol.ts";
import { server } from "./server.svelte.ts";
import { words } from "./words.svelte.ts";

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: {
        "Accept-Language": words.language,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    server.reached = true;
  } catch {
    server.reached = false;
    throw new Refused({ key: "offline", reason: words.say("web-offline") });
  }
  if (!answer.ok) throw new Refused((await answer.json()) as Problem);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

type NewGuest = Schemas["NewGuest"];
type Changes = Schemas["Changes"];
type Credentials = Schemas["Credentials"];
type NewPassword = Schemas["NewPassword"];
type Goodbye = Schemas["Goodbye"];
type KingdomRequest = Schemas["KingdomWish"];

export const api = {
  me: () => ask<Me | null>("GET", "/me"),
  guest: (name: string) => ask<Me>("POST", "/guest", { name } satisfies NewGuest),
  change: (changes: Changes) => ask<Me>("PATCH", "/me", changes),
  signUp: (name: string, password: string) => ask<Me>("POST", "/account", { name, password } satisfies Credentials),
  changePassword: (passwords: NewPassword) => ask<unknown>("PUT", "/account/password", passwords),
  deleteAccount: (password: string) => ask<unknown>("DELETE", "/account", { password } satisfies Goodbye),
  logIn: (name: string, password: string) => ask<Me>("POST", "/session", { name, password } satisfies Credentials),
  logOut: () => ask<void>("DELETE", "/session"),
  lobby: () => ask<TableInLobby[]>("GET", "/tables"),
  mine: () => ask<TableInLobby[]>("GET", "/tables/mine"),
  make: (wishes: Wishes) => ask<Schemas["NewTable"]>("POST", "/tables", wishes),
  kingdoms: () => ask<KingdomShown[]>("GET", "/kingdoms"),
  kingdom: (kingdom: KingdomRequest["kingdom"]) =>
    ask<KingdomShown>("POST", "/kingdom", { kingdom } satisfies KingdomRequest),
};
