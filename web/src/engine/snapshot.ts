/**
 * The quick start: Python's memory as it was once the engine had been imported, made by
 * `scripts/make_snapshot.mjs`. It rests on inner parts of one Pyodide, so whatever goes wrong here
 * must be thrown: the ordinary start takes over.
 */
import type * as pyodideModule from "pyodide";
import {
  answering,
  type Gained,
  read,
  readWasm,
  type SnapshotDescription,
  wasmDownload,
} from "./runtime.ts";
import { openUnpacker, type Unpack } from "./unpacker.ts";

/** The snapshot, if this build has one. */
export function usableSnapshot(): SnapshotDescription | null {
  return __SNAPSHOT__;
}

/** Bytes that a start from this snapshot gets from the server, without the scripts. */
export function snapshotDownload(snapshot: SnapshotDescription): number {
  return snapshot.packed + __RUNTIME__.unpacker.bytes + wasmDownload(true);
}

/** Throws when the sum is another; where the browser takes none, the sizes have to do. */
async function check(bytes: Uint8Array<ArrayBuffer>, sha256: string): Promise<void> {
  if (globalThis.crypto.subtle === undefined) return;
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (hex !== sha256) throw new Error("the snapshot is damaged");
}

/** Throws when it is not what was built. */
async function readMemory(
  folder: string,
  { name, bytes, packed, sha256 }: SnapshotDescription,
  unpacker: Promise<Unpack>,
  gained: Gained,
): Promise<Uint8Array<ArrayBuffer>> {
  const content = await read(folder + name, packed, gained);
  await check(content, sha256);
  return (await unpacker)(content, bytes);
}

/** What Pyodide keeps of what it was started with. */
interface Inner {
  readonly _api: { readonly config: { _loadSnapshot?: unknown } };
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
  const unpacker = openUnpacker(folder, gained);
  const [module, { default: createPyodideModule }, wasm, memory] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<typeof pyodideModule>,
    import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`) as Promise<{ default: ModuleFactory }>,
    readWasm(folder, unpacker, gained),
    readMemory(folder, snapshot, unpacker, gained),
  ]);
  downloaded();
  const files = { "python_stdlib.zip": new Uint8Array() };
  const python = await answering(folder, wasm, files, snapshot.bytes, () =>
    module.loadPyodide({
      indexURL: folder,
      createPyodideModule,
      lockFileContents: JSON.stringify({ info: __RUNTIME__.lockInfo, packages: {} }),
      packageBaseUrl: folder,
      _loadSnapshot: memory,
    }),
  );
  // Pyodide would keep it for ever.
  const { config } = (python as unknown as Inner)._api;
  delete config._loadSnapshot;
  // The global generator came with the memory, and would give everyone the same numbers.
  const random = python.pyimport("random") as { seed(): void; destroy(): void };
  random.seed();
  random.destroy();
  return python;
}
