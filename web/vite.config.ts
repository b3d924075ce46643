import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { emblems } from "./emblems.ts";
import { fontLicences } from "./licences.ts";
import { offline } from "./offline.ts";

export default defineConfig({
  plugins: [svelte(), emblems(), fontLicences(), offline()],
  build: {
    // Beside the server, which serves it.
    outDir: "../src/throneroom/server/site",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // Few large files compress better than many small ones; the table comes after the first page.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "base", test: /node_modules|preload-helper|src\/(lib|generated)\//, priority: 3 },
            { name: "parts", test: /src\/(parts\/|decorations|pages\/(Segments|Preferences|page\.css))/, priority: 2 },
            { name: "table", test: /src\/table\/(?!DraftRoom|OtherKingdom)/, priority: 1 },
          ],
        },
      },
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
