/** Makes the service worker last, of all that the build has laid out. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin } from "vite";
import { runtime } from "./python.ts";

/** What only shops for applications show; and the WebAssembly where it is there packed, too. */
const left = runtime.packedWasm === null ? /^screenshots\// : /^screenshots\/|\.asm\.wasm$/;

interface Entry {
  readonly url: string;
  /** Null where the name changes with what is in the file. */
  readonly revision: string | null;
  readonly integrity: string;
}

function entries(folder: string): readonly Entry[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll("\\", "/"))
    .filter((url) => !left.test(url))
    .sort()
    .map((url) => {
      const sum = (algorithm: string) =>
        createHash(algorithm).update(readFileSync(join(folder, url)));
      const named = /^(assets|pyodide)\//.test(url);
      return {
        url,
        revision: named ? null : sum("sha256").digest("hex").slice(0, 16),
        integrity: `sha384-${sum("sha384").digest("base64")}`,
      };
    });
}

export function serviceWorker(): Plugin {
  let folder = "";
  let sourcemap: boolean | "inline" | "hidden" = false;
  return {
    name: "service-worker",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
      sourcemap = config.build.sourcemap;
    },
    closeBundle: {
      sequential: true,
      order: "post",
      async handler() {
        const files = entries(folder);
        await build({
          configFile: false,
          publicDir: false,
          logLevel: "warn",
          define: { __PRECACHE__: JSON.stringify(files) },
          build: {
            target: "es2022",
            outDir: folder,
            emptyOutDir: false,
            sourcemap,
            rolldownOptions: {
              input: join(import.meta.dirname, "..", "src", "offline", "service-worker.ts"),
              // Browsers look for a newer one under the same name.
              output: { entryFileNames: "service-worker.js", format: "iife" },
            },
          },
        });
      },
    },
  };
}
