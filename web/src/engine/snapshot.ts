/**
 * The quick start: Python's memory as it was once the engine had been imported, made by
 * `scripts/make_snapshot.mjs`. It rests on inner parts of one Pyodide, so whatever goes wrong here
 * must be thrown: the ordinary start takes over.
 */
import { Decompress } from "fzstd";
import type * as pyodideModule from "pyodide";
import {
  answering,
  canUnpack,
  type Gained,
  open,
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
  return snapshot.packed + wasmDownload();
}

/** Unpacks while it comes. Throws when it is not what was built. */
async function readMemory(
  address: string,
  { bytes, packed }: SnapshotDescription,
  gained: Gained,
): Promise<Uint8Array<ArrayBuffer>> {
  const memory = new Uint8Array(bytes);
  let filled = 0;
  let come = 0;
  const unpacking = new Decompress((chunk) => {
    memory.set(chunk, filled); // throws when it is more than there should be
    filled += chunk.length;
  });
  const reader = (await open(address, gained)).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    come += value.length;
    unpacking.push(value, come === packed);
  }
  if (come !== packed || filled !== bytes) throw new Error(`the snapshot is cut short: ${address}`);
  return memory;
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
    readMemory(folder + snapshot.name, snapshot, gained),
  ]);
  downloaded();
  const files = { "pyodide.asm.wasm": wasm, "python_stdlib.zip": new Uint8Array() };
  const python = await answering(folder, files, () =>
    module.loadPyodide({
      indexURL: folder,
      createPyodideModule,
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
