/**
 * Pyodide started from the page's memory snapshot, with no standard library at hand.
 *
 *     node snapshot.mjs WEB SNAPSHOT
 *
 * WEB is the folder with node_modules, SNAPSHOT the folder that scripts/make_snapshot.mjs writes.
 * Each line in is a request to the engine's bridge, or `"random"`; each line out is the reply, or
 * the next number of Python's global generator as the snapshot has it. The first line out is
 * written when the engine is there.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [web, made] = process.argv.slice(2).map((path) => resolve(path));
const { ZSTDDecoder } = await import(
  pathToFileURL(createRequire(join(web, "package.json")).resolve("zstddec")).href
);
const decoder = new ZSTDDecoder();
await decoder.init();
const { bytes } = JSON.parse(readFileSync(join(made, "snapshot.json"), "utf8"));
const runtime = join(web, "node_modules", "pyodide");
const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);

// As the page does it: the memory may have grown before the snapshot was made.
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (source, imports) => {
  const made = await instantiate(source, imports);
  const memory = made.instance?.exports.memory;
  const lacking = Math.floor((bytes - (memory?.buffer.byteLength ?? bytes)) / 65_536);
  if (lacking > 0) memory.grow(lacking);
  return made;
};

const empty = mkdtempSync(join(tmpdir(), "tabla-"));
writeFileSync(join(empty, "nothing.zip"), "");
const say = (text) => console.error(text);
const python = await loadPyodide({
  indexURL: runtime,
  stdLibURL: join(empty, "nothing.zip"),
  _loadSnapshot: decoder.decode(readFileSync(join(made, "snapshot.zst")), bytes),
  stdout: say,
  stderr: say,
});
rmSync(empty, { recursive: true });

const session = python.pyimport("tabla_core.bridge").Session();
const random = python.pyimport("random");
const answer = (text) => writeSync(1, `${text}\n`);
answer(JSON.stringify(python.pyimport("tabla_core").__version__));
for await (const line of createInterface({ input: process.stdin })) {
  if (line === '"random"') answer(String(random.random()));
  else {
    let reply = session.ask(line);
    while (JSON.parse(reply).pending) reply = session.think_slice();
    answer(reply);
  }
}
