import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// node gives this; its types are not worth a dependency
declare const process: { env: Record<string, string | undefined> };

// Built into the Python package, which serves it; in development the server's own paths are passed on to it.
const server = process.env["TAVOLINO_SERVER"] ?? "http://127.0.0.1:8000";

// Nothing is inlined: the pages may load from their own server only, and nothing from `data:`.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/tavolino/server/web", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  // the games' own texts and components lie beside this folder
  server: { fs: { allow: [".."] }, proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { isolate: false }, // no test leaves anything behind, and together they are a third of the work
});
