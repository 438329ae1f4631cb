/**
 * Makes the memory snapshot that the page starts its Python from: Pyodide with the engine imported
 * and warmed up, as it lies in memory.
 *
 *     node scripts/make_snapshot.mjs RUNTIME WHEELS OUT
 *
 * RUNTIME is the folder of Pyodide's files, WHEELS the one that `wheels.json` describes. Written are
 * OUT/snapshot.zst and OUT/snapshot.json, which says what it was made of: a page built with another
 * Pyodide or another wheel leaves it aside.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, wheels, out] = process.argv.slice(2).map((path) => resolve(path));
const level = 22;

/** The same wheel makes the same snapshot: chance and the clock stand still while it is made. */
function freezeChanceAndTime() {
  const moment = 1_767_225_600_000; // 2026-01-01
  Date.now = () => moment;
  globalThis.Date = class extends Date {
    constructor(...given) {
      super(...(given.length === 0 ? [moment] : given));
    }
  };
  performance.now = () => 0;
  let state = 1;
  const fill = (array) => {
    const view = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let index = 0; index < view.length; index += 1) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      view[index] = state >>> 24;
    }
    return array;
  };
  // Under Node, Pyodide asks this one.
  createRequire(import.meta.url)("node:crypto").randomFillSync = fill;
}

/** Everything that is imported or worked out at its first use is there before the snapshot. */
const warmUp = `
import json, secrets
from tabla_core import GAMES, __version__
from tabla_core.bridge import Session

def _asked(session, **question):
    reply = json.loads(session.ask(json.dumps({"id": 1, **question})))
    while reply.get("pending"):
        reply = json.loads(session.think_slice())
    assert reply["ok"], reply
    return reply["answer"]

def _play_a_little(game):
    session = Session()
    players = {"w": "bot:top", "b": "human"}
    setup = {"game": game, "players": players}
    shown = _asked(session, kind="open", setup=setup, dice={"kind": "seed", "seed": "1"})
    for _ in range(6):
        if shown["phase"] == "play":
            shown = _asked(session, kind="play", text=_asked(session, kind="think")["text"])
        else:
            shown = _asked(session, kind="roll")
    _asked(session, kind="load", record=shown["record"], dice={"kind": "secret"})

_asked(Session(), kind="catalogue")
for _game in GAMES:
    _play_a_little(_game)
del _asked, _play_a_little, _game
`;

/** The archives that modules were read from will not be there; what is no longer used goes. */
const tidyUp = `
import functools, gc, linecache, sys, zipimport
# Nets spread out for use are twenty times as large as the files they are read from, which stay:
# each is spread out again when its game is first played.
for _made in gc.get_objects():
    if isinstance(_made, functools._lru_cache_wrapper) and _made.__module__.startswith("tabla_core"):
        _made.cache_clear()
del _made
sys.path_importer_cache.clear()
zipimport._zip_directory_cache.clear()
linecache.clearcache()
for _ in range(3):
    gc.collect()
`;

/** Fills all freed memory with zeros, which take no room and are the same every time. */
function clearFreedMemory({ _malloc: take, _free: give, HEAPU8: memory }) {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = () => {
    throw new RangeError("only what is there already");
  };
  const taken = [];
  for (let size = 2 ** 23; size >= 16; size /= 2) {
    for (let at = take(size); at !== 0; at = take(size)) {
      memory.fill(0, at, at + size);
      taken.push(at);
    }
  }
  for (const at of taken) give(at);
  WebAssembly.Memory.prototype.grow = grow;
}

const { init, compress } = await import(
  pathToFileURL(createRequire(join(runtime, "package.json")).resolve("@bokuweb/zstd-wasm")).href
);
await init();

freezeChanceAndTime();
const { loadPyodide, version } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
const wheel = JSON.parse(readFileSync(join(wheels, "wheels.json"), "utf8"))["tabla-core"];
const python = await loadPyodide({
  indexURL: runtime,
  _makeSnapshot: true,
  // Without docstrings it is a twentieth smaller.
  env: { PYTHONHASHSEED: "0", PYTHONOPTIMIZE: "2" },
});
python.unpackArchive(new Uint8Array(readFileSync(join(wheels, wheel.file))), "wheel");
python.runPython(warmUp);
python.runPython(tidyUp);
clearFreedMemory(python._module);
const memory = python.makeMemorySnapshot();

const packed = compress(memory, level);
const made = {
  pyodide: version,
  engine: wheel.version,
  wheel: wheel.sha256,
  bytes: memory.length,
  packed: packed.length,
  sha256: createHash("sha256").update(packed).digest("hex"),
};
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
writeFileSync(join(out, "snapshot.zst"), packed);
writeFileSync(join(out, "snapshot.json"), `${JSON.stringify(made, null, 2)}\n`);
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
console.log(`Made a snapshot of ${megabytes(made.bytes)} MB, packed ${megabytes(made.packed)} MB`);
