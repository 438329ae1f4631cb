/** The files that Python is started from: where they lie, read whole, checked, handed over. */
import type { Unpack } from "./unpacker.ts";

/** Filled in by the build. */
export interface RuntimeDescription {
  readonly version: string;
  /** Relative to the page, with a slash at its end. */
  readonly folder: string;
  /** Pyodide's files and their sizes in bytes. */
  readonly sizes: Readonly<Record<string, number>>;
  /** The WebAssembly once more, packed; null when the build has not packed it. */
  readonly packedWasm: { readonly name: string; readonly bytes: number } | null;
  /** The decoder of what is packed. */
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
/** Bytes by which a WebAssembly's memory grows. */
const page = 65_536;

/** Messages about what has come are kept this many milliseconds apart. */
const reportsApart = 100;

/** Tells now and then how much of `total` has come. */
export function counting(total: number, tell: (done: number) => void): Gained {
  let done = 0;
  let told = Number.NEGATIVE_INFINITY;
  return (bytes) => {
    done = Math.min(done + bytes, total);
    const now = performance.now();
    if (done < total && now - told < reportsApart) return;
    told = now;
    tell(done);
  };
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

/**
 * Pyodide's WebAssembly, from the packed file where it can be unpacked. Unpacking takes this thread,
 * compiling another one.
 */
export async function readWasm(
  folder: string,
  unpacker: Promise<Unpack> | null,
  gained: Gained,
): Promise<WebAssembly.Module> {
  const size = __RUNTIME__.sizes[wasm] ?? 0;
  const { packedWasm } = __RUNTIME__;
  if (unpacker === null || packedWasm === null) {
    return WebAssembly.compile(await read(folder + wasm, size, gained));
  }
  const packed = await read(folder + packedWasm.name, packedWasm.bytes, gained);
  const unpack = await unpacker;
  return WebAssembly.compile(await unpack(packed, size));
}

/** Bytes that `readWasm` gets from the server. */
export function wasmDownload(packed: boolean): number {
  const { packedWasm, sizes } = __RUNTIME__;
  return packed && packedWasm !== null ? packedWasm.bytes : (sizes[wasm] ?? 0);
}

/**
 * Pyodide asks for its files by address, and waits for ever when its WebAssembly does not come as
 * it should. While `work` runs, it gets the one that was read and compiled beforehand, with at
 * least `memory` bytes, and the other `answers` by their names.
 */
export async function answering<T>(
  folder: string,
  compiled: WebAssembly.Module,
  answers: Readonly<Record<string, Uint8Array<ArrayBuffer>>>,
  memory: number,
  work: () => Promise<T>,
): Promise<T> {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const name = address.startsWith(folder) ? address.slice(folder.length) : "";
    const bytes = name === wasm ? new Uint8Array() : answers[name];
    if (bytes === undefined) return fetch.call(globalThis, input, init);
    return Promise.resolve(new Response(bytes));
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const instance = await WebAssembly.instantiate(compiled, imports);
    const own = instance.exports.memory as WebAssembly.Memory;
    const lacking = Math.floor((memory - own.buffer.byteLength) / page);
    if (lacking > 0) own.grow(lacking);
    return { module: compiled, instance };
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
