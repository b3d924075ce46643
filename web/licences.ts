/** Puts the licences of the fonts into the site; Vite itself gathers those of scripts alone. */

import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

const FONTS = ["alegreya", "alegreya-sans"];

export function fontLicences(): Plugin {
  return {
    name: "font-licences",
    generateBundle() {
      for (const font of FONTS) {
        const file = new URL(`./node_modules/@fontsource/${font}/LICENSE`, import.meta.url);
        this.emitFile({ type: "asset", fileName: `licences/${font}.txt`, source: readFileSync(file) });
      }
    },
  };
}
