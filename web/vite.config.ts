import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { emblems } from "./emblems.ts";
import { fontLicences } from "./licences.ts";
import { offline } from "./offline.ts";

// Many small files compress badly, so what is needed together lies together: what every page needs, the
// table, and the choice of cards. A file that several need goes to the first of them.
const FILES = [
  {
    name: "base",
    test: /node_modules|generated|virtual|lib.(words|cards|settings|api|channel|router|attempts|bots|games|screen)|parts.(Card|Emblem|frame|Price|Face|peek)\.|pages.(Segments|page.css)/,
  },
  {
    name: "table",
    test: /parts.(Dialog|Peek|CardBack|books|Prose)|table.(Supply|Players|PlayArea|Hand|Log|Flights|Status|Deck|LastTurn|Clock)/,
  },
  { name: "picker", test: /pages.(picking|KingdomPicker|CardFinder|finding|SetToggles)/ },
];

export default defineConfig({
  plugins: [svelte(), emblems(), fontLicences(), offline()],
  build: {
    // Beside the server, which serves it.
    outDir: "../src/throneroom/server/site",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      output: { codeSplitting: { groups: FILES.map((file, place) => ({ ...file, priority: FILES.length - place })) } },
    },
    license: { fileName: "licences/scripts.md" },
  },
  server: {
    // The words lie beside the Python code.
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } },
  },
  resolve: { conditions: process.env.VITEST ? ["browser"] : undefined },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
