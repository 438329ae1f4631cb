/** The decoder of what the build has packed: a small WebAssembly, which unpacks into its own memory. */
import { type Gained, read } from "./runtime.ts";

/** What the decoder's WebAssembly offers. */
interface Decoder {
  readonly memory: WebAssembly.Memory;
  malloc(size: number): number;
  ZSTD_decompress(to: number, room: number, from: number, size: number): number;
}

/** Unpacks a whole file to `size` bytes; throws when it is not one of that size. */
export type Unpack = (
  packed: Uint8Array<ArrayBuffer>,
  size: number,
) => Promise<Uint8Array<ArrayBuffer>>;

/** The decoder, to be had while the files are still on their way. */
export function openUnpacker(folder: string, gained: Gained): Promise<Unpack> {
  const unpacker = open(folder, gained);
  // Whoever wants to unpack something learns of a failure; nobody has to.
  unpacker.catch(() => {});
  return unpacker;
}

async function open(folder: string, gained: Gained): Promise<Unpack> {
  const { name, bytes } = __RUNTIME__.unpacker;
  const module = await WebAssembly.compile(await read(folder + name, bytes, gained));
  // Each file in a memory of its own, which is let go together with it.
  return async (packed, size) => {
    const ignored = { env: { emscripten_notify_memory_growth: () => {} } };
    const { exports } = await WebAssembly.instantiate(module, ignored);
    const { memory, malloc, ZSTD_decompress } = exports as unknown as Decoder;
    const from = malloc(packed.length);
    const to = malloc(size);
    new Uint8Array(memory.buffer).set(packed, from);
    const unpacked = ZSTD_decompress(to, size, from, packed.length);
    if (unpacked !== size) throw new Error(`${unpacked} bytes unpacked instead of ${size}`);
    return new Uint8Array(memory.buffer as ArrayBuffer, to, size);
  };
}
