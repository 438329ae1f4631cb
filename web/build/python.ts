/** Lays out what Python is started from: Pyodide's files, its WebAssembly packed, the snapshot. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import type { RuntimeDescription, SnapshotDescription } from "../src/engine/runtime.ts";

/** What an ordinary start needs of Pyodide; served from our own origin, never from elsewhere. */
const types: Readonly<Record<string, string>> = {
  "pyodide.mjs": "text/javascript",
  "pyodide.asm.mjs": "text/javascript",
  "pyodide.asm.wasm": "application/wasm",
  "python_stdlib.zip": "application/zip",
  "pyodide-lock.json": "application/json",
};

const root = join(import.meta.dirname, "..", "..");
const build = join(root, "build");
const installed = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const files = new Map(
  Object.keys(types).map((name) => [name, readFileSync(join(installed, name))]),
);

function file(name: string): Buffer {
  const bytes = files.get(name);
  if (bytes === undefined) throw new Error(`Pyodide has no ${name}`);
  return bytes;
}

/** The decoder lies inside a script as text; as a file of its own the page's policy lets it be. */
function findUnpacker(): Buffer {
  const script = readFileSync(createRequire(import.meta.url).resolve("zstddec"), "utf8");
  const encoded = /const wasm = "([A-Za-z0-9+/=]+)"/.exec(script)?.[1];
  if (encoded === undefined) throw new Error("zstddec holds no WebAssembly where it used to");
  return Buffer.from(encoded, "base64");
}

/** Null when it was not packed, or another one was; `scripts/pack_wasm.mjs` does it. */
function findPackedWasm(made: string): Buffer | null {
  const description = join(made, "wasm.json");
  if (!existsSync(description)) return null;
  const { wasm, sha256 } = JSON.parse(readFileSync(description, "utf8")) as Record<string, string>;
  const packed = readFileSync(join(made, "wasm.zst"));
  return wasm === sumOf(file("pyodide.asm.wasm")) && sha256 === sumOf(packed) ? packed : null;
}

function sumOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

const unpacker = findUnpacker();
const packedWasm = findPackedWasm(join(build, "runtime"));
const hash = createHash("sha256");
for (const bytes of [...files.values(), unpacker, packedWasm ?? ""]) hash.update(bytes);
/** Named by what is in it, as all that may be kept for ever. */
const folder = `pyodide/${hash.digest("hex").slice(0, 12)}/`;

const { version } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8")) as {
  version: string;
};
const lock = JSON.parse(file("pyodide-lock.json").toString()) as { info: Record<string, string> };

export const runtime: RuntimeDescription = {
  version,
  folder,
  sizes: Object.fromEntries([...files].map(([name, bytes]) => [name, bytes.length])),
  packedWasm: packedWasm && { name: "pyodide-wasm.bin", bytes: packedWasm.length },
  unpacker: { name: "unpacker.wasm", bytes: unpacker.length },
  lockInfo: lock.info,
};

interface MadeSnapshot {
  readonly pyodide: string;
  readonly engine: string;
  readonly wheel: string;
  readonly bytes: number;
  readonly packed: number;
  readonly sha256: string;
}

/** Null when none was made, or when it was made of another Pyodide or another wheel. */
function findSnapshot(made: string, wheels: string): [SnapshotDescription, Buffer] | null {
  const description = join(made, "snapshot.json");
  if (!existsSync(description)) return null;
  const snapshot = JSON.parse(readFileSync(description, "utf8")) as MadeSnapshot;
  const index = JSON.parse(readFileSync(join(wheels, "wheels.json"), "utf8")) as Record<
    string,
    { sha256: string }
  >;
  const packed = readFileSync(join(made, "snapshot.zst"));
  const sha256 = sumOf(packed);
  const fits =
    snapshot.pyodide === version &&
    snapshot.wheel === index["tabla-core"]?.sha256 &&
    snapshot.sha256 === sha256;
  if (!fits) return null;
  const name = `snapshot-${sha256.slice(0, 12)}.bin`;
  const { engine, bytes } = snapshot;
  return [{ name, engine, bytes, packed: packed.length, sha256 }, packed];
}

const found = findSnapshot(join(build, "snapshot"), join(root, "web", "public", "wheels"));
export const snapshot: SnapshotDescription | null = found?.[0] ?? null;

const served = new Map<string, readonly [string, Buffer]>();
for (const [name, bytes] of files) served.set(name, [types[name] ?? "", bytes]);
if (runtime.packedWasm !== null && packedWasm !== null) {
  served.set(runtime.packedWasm.name, ["application/octet-stream", packedWasm]);
}
served.set(runtime.unpacker.name, ["application/wasm", unpacker]);
if (found !== null) served.set(found[0].name, ["application/octet-stream", found[1]]);

/** Serves these files during development and lays them into the build. */
export function pythonFiles(): Plugin {
  return {
    name: "python-files",
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const [type, bytes] =
          served.get((request.url ?? "").replace(/^\//, "").replace(/\?.*$/, "")) ?? [];
        if (type === undefined) return next();
        response.setHeader("Content-Type", type);
        response.end(bytes);
      });
    },
    generateBundle() {
      for (const [name, [, source]] of served) {
        this.emitFile({ type: "asset", fileName: `${folder}${name}`, source });
      }
    },
  };
}
