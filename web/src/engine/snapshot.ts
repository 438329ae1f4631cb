/**
 * The quick start: Python's memory as it was once the engine had been imported, made by
 * `scripts/make_snapshot.mjs`. It rests on inner parts of one Pyodide, so whatever goes wrong here
 * must be thrown: the ordinary start takes over.
 */
import type * as pyodideModule from "pyodide";
import {
  answering,
  canUnpack,
  type Gained,
  read,
  readWasm,
  type SnapshotDescription,
  wasmDownload,
} from "./runtime.ts";

/** The snapshot, if this build has one that this browser can use. */
export function usableSnapshot(): SnapshotDescription | null {
  return canUnpack() ? __SNAPSHOT__ : null;
}

/** Bytes that a start from this snapshot gets from the server, without the scripts. */
export function snapshotDownload(snapshot: SnapshotDescription): number {
  return snapshot.packed + __RUNTIME__.unpacker.bytes + wasmDownload();
}

/** What the decoder's WebAssembly offers. */
interface Unpacker {
  readonly memory: WebAssembly.Memory;
  malloc(size: number): number;
  ZSTD_decompress(to: number, room: number, from: number, size: number): number;
}

/** Throws when the sum is another; where the browser takes none, the sizes have to do. */
async function check(bytes: Uint8Array<ArrayBuffer>, sha256: string): Promise<void> {
  if (globalThis.crypto.subtle === undefined) return;
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (hex !== sha256) throw new Error("the snapshot is damaged");
}

/** Throws when it is not what was built. What is returned lies in the decoder's own memory. */
async function readMemory(
  folder: string,
  { name, bytes, packed, sha256 }: SnapshotDescription,
  gained: Gained,
): Promise<Uint8Array<ArrayBuffer>> {
  const { unpacker } = __RUNTIME__;
  const [code, content] = await Promise.all([
    read(folder + unpacker.name, unpacker.bytes, gained),
    read(folder + name, packed, gained),
  ]);
  await check(content, sha256);
  const ignored = { env: { emscripten_notify_memory_growth: () => {} } };
  const { instance } = await WebAssembly.instantiate(code, ignored);
  const { memory, malloc, ZSTD_decompress } = instance.exports as unknown as Unpacker;
  const from = malloc(packed);
  const to = malloc(bytes);
  new Uint8Array(memory.buffer).set(content, from);
  if (ZSTD_decompress(to, bytes, from, packed) !== bytes) throw new Error("no whole snapshot");
  return new Uint8Array(memory.buffer as ArrayBuffer, to, bytes);
}

type ModuleFactory = NonNullable<
  NonNullable<Parameters<typeof pyodideModule.loadPyodide>[0]>["createPyodideModule"]
>;

/**
 * Python with the engine imported. Its files are not there, neither the standard library's nor the
 * engine's: all that is ever imported has to be in memory already.
 */
export async function startFromSnapshot(
  folder: string,
  snapshot: SnapshotDescription,
  gained: Gained,
  downloaded: () => void,
): Promise<pyodideModule.PyodideAPI> {
  const [module, { default: createPyodideModule }, wasm, memory] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<typeof pyodideModule>,
    import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`) as Promise<{ default: ModuleFactory }>,
    readWasm(folder, gained),
    readMemory(folder, snapshot, gained),
  ]);
  downloaded();
  /** The memory it comes with may be larger than the one that a fresh Python begins with. */
  const roomy: ModuleFactory = async (settings) => {
    const made = await createPyodideModule(settings);
    const { _malloc: take } = made as unknown as { _malloc(bytes: number): number };
    // What is taken need not be given back: all of it is written over.
    while (made.HEAP8.length < memory.length && take(2 ** 20) !== 0);
    return made;
  };
  const files = { "pyodide.asm.wasm": wasm, "python_stdlib.zip": new Uint8Array() };
  const python = await answering(folder, files, () =>
    module.loadPyodide({
      indexURL: folder,
      createPyodideModule: roomy,
      lockFileContents: JSON.stringify({ info: __RUNTIME__.lockInfo, packages: {} }),
      packageBaseUrl: folder,
      _loadSnapshot: memory,
    }),
  );
  // The global generator came with the memory, and would give everyone the same numbers.
  const random = python.pyimport("random") as { seed(): void; destroy(): void };
  random.seed();
  random.destroy();
  return python;
}
