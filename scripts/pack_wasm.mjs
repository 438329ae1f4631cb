/**
 * Packs Pyodide's WebAssembly, which many hosts send as it is: a third of it goes over the network.
 *
 *     node scripts/pack_wasm.mjs RUNTIME OUT
 *
 * RUNTIME is the folder of Pyodide's files. Written are OUT/wasm.zst and OUT/wasm.json, which says
 * what it was made of: a page built with another Pyodide leaves it aside.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, out] = process.argv.slice(2).map((path) => resolve(path));
const require = createRequire(join(runtime, "package.json"));
const { init, compress } = await import(
  pathToFileURL(require.resolve("@bokuweb/zstd-wasm")).href
);
await init();
const wasm = readFileSync(join(runtime, "pyodide.asm.wasm"));
// Any higher level takes no byte more off it.
const packed = compress(wasm, 19);
const sum = (bytes) => createHash("sha256").update(bytes).digest("hex");
mkdirSync(out, { recursive: true });
writeFileSync(join(out, "wasm.zst"), packed);
const made = { wasm: sum(wasm), sha256: sum(packed) };
writeFileSync(join(out, "wasm.json"), `${JSON.stringify(made, null, 2)}\n`);
