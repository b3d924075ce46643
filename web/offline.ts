/** Builds the service worker, with the list of files that it keeps. */

import { createHash } from "node:crypto";

import type { Plugin } from "vite";

const WORKER = "worker.js";
/** What every page asks for beside its files. */
const PUBLIC = ["icon.svg", "manifest.webmanifest"];

/** Fonts in their older format are for browsers that have no service workers. */
function isKept(file: string): boolean {
  return file.startsWith("assets/") && !file.endsWith(".woff");
}

export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    buildStart() {
      this.emitFile({ type: "chunk", id: "worker/worker.ts", fileName: WORKER });
    },
    generateBundle(_options, bundle) {
      const files = [...Object.keys(bundle).filter(isKept).sort(), ...PUBLIC];
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk" || !/(["'`])BUILT\1/.test(worker.code)) throw new Error(`there is no ${WORKER}`);
      const built = JSON.stringify({ version, files: files.map((file) => `/${file}`) });
      worker.code = worker.code.replace(/(["'`])BUILT\1/, () => built);
    },
  };
}
