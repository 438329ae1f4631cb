import { defineConfig } from "vite";
import { pythonFiles, runtime, snapshot } from "./build/python.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { words } from "./build/words.ts";

export default defineConfig({
  // Relative addresses: the page may be served from any folder.
  base: "./",
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "index.html", embed: "src/embed/board.ts" },
      output: {
        // Other sites' pages name it, so its name stays as it is.
        entryFileNames: ({ name }) => (name === "embed" ? "embed.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  worker: { format: "es" },
  define: {
    __RUNTIME__: JSON.stringify(runtime),
    __SNAPSHOT__: JSON.stringify(snapshot),
  },
  plugins: [words(), pythonFiles(), serviceWorker()],
});
