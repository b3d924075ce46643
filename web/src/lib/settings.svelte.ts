/** The visitor's preferences, kept in this browser. */

import type { Pace } from "./stage.svelte.ts";
import { LANGUAGES } from "./words.svelte.ts";

interface Preferences {
  name: string;
  language: string;
  theme: "auto" | "light" | "dark";
  motion: "full" | "less" | "off";
  /** How fast the turns of others are shown. */
  pace: Pace;
  sound: boolean;
  /** Marks that do without colour. */
  marks: boolean;
  autoTreasures: boolean;
  autoReactions: boolean;
  autoForced: boolean;
  /** Whether Space is to be pressed twice where it would waste something. */
  askTwice: boolean;
  /** Whether there is no need to offer the first lesson. */
  seenLesson: boolean;
  /** Whether there was an unfinished table, so that its place is kept until the server has answered. */
  openTable: boolean;
}

const KEY = "throneroom";

function preferred(): Preferences {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return {
    name: "",
    language: wanted.find((code) => LANGUAGES.includes(code)) ?? "en",
    theme: "auto",
    motion: matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "full",
    pace: "normal",
    sound: false,
    marks: false,
    autoTreasures: false,
    autoReactions: false,
    autoForced: false,
    askTwice: true,
    seenLesson: false,
    openTable: false,
  };
}

function kept(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}

export const settings = $state<Preferences>({ ...preferred(), ...kept() });

/** Keep and apply what is chosen; call once, within an effect root. */
export function keepSettings(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const apply = (): void => {
    const theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
    document.documentElement.dataset.theme = theme;
    // What the browser draws around the page goes with it.
    const ground = getComputedStyle(document.documentElement).getPropertyValue("--ground");
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground.trim());
    document.documentElement.dataset.motion = settings.motion;
    document.documentElement.toggleAttribute("data-marks", settings.marks);
  };
  dark.addEventListener("change", apply);
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
    apply();
  });
}
