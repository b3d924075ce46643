/** The keys of the table. */

export interface Actions {
  space: () => unknown;
  number: (number: number) => unknown;
  undo: () => unknown;
  hint: () => unknown;
  log: () => unknown;
  kingdom: () => unknown;
  jump: () => unknown;
  help: () => unknown;
  escape: () => unknown;
}

export function keys(actions: Partial<Actions>): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as HTMLElement;
    const typing = target.matches("input:not([type=checkbox]), textarea, select");
    if (event.key === "Escape") return void actions.escape?.();
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    // What lies above the table has keys of its own.
    if (event.key !== "?" && document.querySelector("dialog[open]")) return;
    // A button that has the focus is pressed by Space itself, unless it does not react now.
    const button = target.matches("button, a, summary, [role=button]") && !target.matches("[aria-disabled=true]");
    if (event.key === " " && button) return;
    const done = act(event.key, actions);
    if (done) event.preventDefault();
  };
}

const BY_KEY: Readonly<Record<string, Exclude<keyof Actions, "number" | "escape"> | undefined>> = {
  " ": "space",
  u: "undo",
  h: "hint",
  l: "log",
  k: "kingdom",
  "/": "jump",
  "?": "help",
};

/** Whether the key means something here. */
function act(key: string, actions: Partial<Actions>): boolean {
  const action = BY_KEY[key.toLowerCase()];
  if (action && actions[action]) actions[action]();
  else if (/^[1-9]$/.test(key) && actions.number) actions.number(Number(key));
  else return false;
  return true;
}
