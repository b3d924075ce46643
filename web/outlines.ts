/** Fills the holes of a picture: what lies within its outlines. */

/** How many numbers a command takes. */
const NUMBERS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

type Step = [command: string, numbers: number[]];

function read(path: string): Step[] {
  const steps: Step[] = [];
  let place = 0;
  const next = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = place;
    const found = pattern.exec(path);
    if (!found) return undefined;
    place = pattern.lastIndex;
    return found[1];
  };
  let command = "";
  while (place < path.length) {
    command = next(/[\s,]*([a-z])/giy) ?? command;
    const numbers: number[] = [];
    const count = NUMBERS[command.toLowerCase()]!;
    for (let index = 0; index < count; index++) {
      // The two flags of an arc need no space after them.
      const flag = command.toLowerCase() === "a" && (index === 3 || index === 4);
      numbers.push(Number(next(flag ? /[\s,]*([01])/y : /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/giy)));
    }
    steps.push([command, numbers]);
    if (command === "m") command = "l";
    if (command === "M") command = "L";
    if (/^[\s,]*$/.test(path.slice(place))) break;
  }
  return steps;
}

interface Outline {
  path: string;
  /** The corners that it passes, which is all of its extent that matters here. */
  xs: number[];
  ys: number[];
}

function outlines(path: string): Outline[] {
  const found: Outline[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [command, numbers] of read(path)) {
    const kind = command.toLowerCase();
    const [left, top] = command === kind ? [x, y] : [0, 0];
    if (kind === "z") [x, y] = [startX, startY];
    else if (kind === "h") x = left + numbers[0]!;
    else if (kind === "v") y = top + numbers[0]!;
    else [x, y] = [left + numbers.at(-2)!, top + numbers.at(-1)!];
    if (kind === "m") {
      [startX, startY] = [x, y];
      found.push({ path: `M${round(x)} ${round(y)}`, xs: [x], ys: [y] });
      continue;
    }
    const last = found.at(-1)!;
    last.path += command + numbers.map(round).join(" ");
    last.xs.push(x);
    last.ys.push(y);
  }
  return found;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

function encloses(outer: Outline, inner: Outline): boolean {
  const spans = (big: number[], small: number[]): boolean =>
    Math.min(...big) < Math.min(...small) && Math.max(...big) > Math.max(...small);
  return outer !== inner && spans(outer.xs, inner.xs) && spans(outer.ys, inner.ys);
}

/** The outlines around the holes of a path: filled, each by itself, they fill the holes. */
export function around(path: string): string[] {
  const all = outlines(path);
  const outer = all.filter((one) => !all.some((other) => encloses(other, one)));
  return outer.filter((one) => all.some((other) => encloses(one, other))).map((one) => one.path);
}
