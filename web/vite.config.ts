import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { defineConfig, type Plugin } from "vite";

/** What the worker needs of Pyodide; served from our own origin, never from elsewhere. */
const runtimeFiles: Readonly<Record<string, string>> = {
  "pyodide.mjs": "text/javascript",
  "pyodide.asm.mjs": "text/javascript",
  "pyodide.asm.wasm": "application/wasm",
  "python_stdlib.zip": "application/zip",
  "pyodide-lock.json": "application/json",
};

const runtimeFolder = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));

const runtimeSizes = Object.fromEntries(
  Object.keys(runtimeFiles).map((name) => [name, statSync(join(runtimeFolder, name)).size]),
);
const runtimeVersion = (
  JSON.parse(readFileSync(join(runtimeFolder, "package.json"), "utf8")) as { version: string }
).version;

/** Puts the five runtime files into `pyodide/`, both on the development server and in the build. */
function pyodideRuntime(): Plugin {
  return {
    name: "pyodide-runtime",
    configureServer(server) {
      server.middlewares.use("/pyodide", (request, response, next) => {
        const name = (request.url ?? "").replace(/^\//, "").replace(/\?.*$/, "");
        const type = runtimeFiles[name];
        if (type === undefined) return next();
        response.setHeader("Content-Type", type);
        response.end(readFileSync(join(runtimeFolder, name)));
      });
    },
    generateBundle() {
      for (const name of Object.keys(runtimeFiles)) {
        this.emitFile({
          type: "asset",
          fileName: `pyodide/${name}`,
          source: readFileSync(join(runtimeFolder, name)),
        });
      }
    },
  };
}

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
    __RUNTIME_FILES__: JSON.stringify(runtimeSizes),
    __PYODIDE_VERSION__: JSON.stringify(runtimeVersion),
  },
  plugins: [pyodideRuntime()],
});
