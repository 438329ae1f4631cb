/** The files that Python is started from: where they lie, read whole, checked, unpacked. */

/** Filled in by the build. */
export interface RuntimeDescription {
  readonly version: string;
  /** Relative to the page, with a slash at its end. */
  readonly folder: string;
  /** Pyodide's files and their sizes in bytes. */
  readonly sizes: Readonly<Record<string, number>>;
  /** The WebAssembly once more, as gzip. */
  readonly packedWasm: { readonly name: string; readonly bytes: number };
  /** The decoder that snapshots are unpacked with. */
  readonly unpacker: { readonly name: string; readonly bytes: number };
  /** What Pyodide's list of packages says of itself. */
  readonly lockInfo: Readonly<Record<string, string>>;
}

/** Filled in by the build when there is a snapshot that fits it. */
export interface SnapshotDescription {
  readonly name: string;
  /** Version of the engine in it. */
  readonly engine: string;
  /** Sizes unpacked and packed. */
  readonly bytes: number;
  readonly packed: number;
  /** Of the packed file, in hexadecimal. */
  readonly sha256: string;
}

export type Gained = (bytes: number) => void;

const wasm = "pyodide.asm.wasm";

/** Without it the start needs more bytes, but nothing else is missing. */
export function canUnpack(): boolean {
  return typeof DecompressionStream === "function";
}

/**
 * A file to its end, telling how much has come. Throws when the server has no such file, or one of
 * another size than the one that was built.
 */
export async function read(
  address: string,
  size: number,
  gained: Gained,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  const reader = response.body?.getReader();
  const bytes = new Uint8Array(size);
  let filled = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || value === undefined) break;
    if (filled + value.length > size) throw new Error(`more than ${size} bytes: ${address}`);
    bytes.set(value, filled);
    filled += value.length;
    gained(value.length);
  }
  if (filled !== size) throw new Error(`${filled} bytes instead of ${size}: ${address}`);
  return bytes;
}

/** Pyodide's WebAssembly: from the packed file where the browser can unpack it. */
export async function readWasm(folder: string, gained: Gained): Promise<Uint8Array<ArrayBuffer>> {
  const size = __RUNTIME__.sizes[wasm] ?? 0;
  if (!canUnpack()) return read(folder + wasm, size, gained);
  const { name, bytes } = __RUNTIME__.packedWasm;
  const packed = new Blob([await read(folder + name, bytes, gained)]);
  const unpacked = packed.stream().pipeThrough(new DecompressionStream("gzip"));
  const code = new Uint8Array(await new Response(unpacked).arrayBuffer());
  if (code.length !== size) throw new Error(`${code.length} bytes instead of ${size}: ${wasm}`);
  return code;
}

/** Bytes that `readWasm` gets from the server. */
export function wasmDownload(): number {
  return canUnpack() ? __RUNTIME__.packedWasm.bytes : (__RUNTIME__.sizes[wasm] ?? 0);
}

/**
 * Pyodide asks for its files by address, and waits for ever when its WebAssembly does not come as
 * it should. While `work` runs, these are answered with what was read and checked beforehand.
 */
export async function answering<T>(
  folder: string,
  answers: Readonly<Record<string, Uint8Array<ArrayBuffer>>>,
  work: () => Promise<T>,
): Promise<T> {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const name = address.startsWith(folder) ? address.slice(folder.length) : "";
    const bytes = answers[name];
    if (bytes === undefined) return fetch.call(globalThis, input, init);
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return Promise.resolve(new Response(bytes, { headers: { "Content-Type": type } }));
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = fetch;
  }
}
