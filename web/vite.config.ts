import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// a global of node; its types are not worth a dependency
declare const process: { env: Record<string, string | undefined> };

// The app is built into the Python package, which serves it; in development the paths of the API go to that server.
const server = process.env["TAVOLINO_SERVER"] ?? "http://127.0.0.1:8000";

/** The texts that every page needs, and those of all games' cards and characters: one chunk for each language. */
function sharedTexts(file: string): string | null {
  const language = /\/(?:web\/src|narrate)\/text\/(\w+)\.ftl|\/(?:card|characters)\/(\w+)\.ftl/.exec(file);
  return language === null ? null : `texts-${language[1] ?? language[2]}`;
}

// Nothing is inlined, since the content policy forbids `data:`.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/tavolino/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      // the service worker has no hash in its name: browsers look for a new one at the same address
      input: { index: "index.html", sw: "src/worker/sw.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: [{ name: sharedTexts, debugName: "texts" }] },
      },
    },
  },
  // texts of the Python package are outside of this folder
  server: { fs: { allow: [".."] }, proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: {
    isolate: false, // tests leave nothing behind, and without isolation they take a third of the time
    css: { include: [/\.css\?raw/] }, // read by a test, not applied
    testTimeout: 120_000, // long, since the machine may be busy
  },
});
