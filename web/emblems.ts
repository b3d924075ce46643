/** Gathers the emblems that cards use from the game-icons set into one picture file. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Plugin } from "vite";

import { around } from "./outlines.ts";

const NAME = "virtual:emblems";

interface Icons {
  icons: Record<string, { body: string }>;
}

/** The second tone, in the holes of an icon. */
function shade(body: string): string {
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].flatMap(([, path]) => around(path!));
  if (!paths.length) return "";
  return `<g fill="currentColor" opacity=".3">${paths.map((path) => `<path d="${path}"/>`).join("")}</g>`;
}

/** The picture: a symbol for every card, to be used by its id. */
function sprite(): string {
  const find = createRequire(import.meta.url);
  const set = JSON.parse(readFileSync(find.resolve("@iconify-json/game-icons/icons.json"), "utf8")) as Icons;
  const chosen = JSON.parse(
    readFileSync(new URL("./src/emblems.json", import.meta.url), "utf8"),
  ) as Record<string, string>;
  const symbols = Object.entries(chosen).map(([id, name]) => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`emblems.json: there is no icon '${name}' for ${id}`);
    return `<symbol id="${id}" viewBox="0 0 512 512">${shade(icon.body)}${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

/** Makes `virtual:emblems`, whose default export is the address of the picture. */
export function emblems(): Plugin {
  let building = false;
  return {
    name: "emblems",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      if (!building) return `export default "/emblems.svg"`;
      const source = sprite();
      const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
      const reference = this.emitFile({ type: "asset", fileName: `assets/emblems-${hash}.svg`, source });
      return `export default import.meta.ROLLUP_FILE_URL_${reference}`;
    },
    configureServer(server) {
      server.middlewares.use("/emblems.svg", (_request, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(sprite());
      });
    },
  };
}
