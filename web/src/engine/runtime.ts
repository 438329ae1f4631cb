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

/** The body of a file, telling how much has come. Throws when the server has no such file. */
export async function open(
  address: string,
  gained: Gained,
  cache: RequestCache = "default",
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  if (response.body === null) throw new Error(`nothing in ${address}`);
  return response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        gained(chunk.byteLength);
        controller.enqueue(chunk);
      },
    }),
  );
}

/** A file to its end. Throws when it does not have the size it was built with. */
export async function read(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  size: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  if (bytes.length !== size) throw new Error(`${bytes.length} bytes instead of ${size}`);
  return bytes;
}

/** Pyodide's WebAssembly: from the packed file where the browser can unpack it. */
export async function readWasm(folder: string, gained: Gained): Promise<Uint8Array<ArrayBuffer>> {
  const size = __RUNTIME__.sizes[wasm] ?? 0;
  if (!canUnpack()) return read(await open(folder + wasm, gained), size);
  const packed = await open(folder + __RUNTIME__.packedWasm.name, gained);
  return read(packed.pipeThrough(new DecompressionStream("gzip")), size);
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
