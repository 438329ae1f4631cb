/** Text made small enough for an address: deflated, in letters that need no escape, after a mark. */

const mark = "~";

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: CompressionStream | DecompressionStream,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(change).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The text itself where the browser cannot pack. */
export async function packed(text: string): Promise<string> {
  if (typeof CompressionStream === "undefined") return text;
  const small = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = String.fromCharCode(...(small ?? []));
  return mark + btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What is not packed stays as it is, and so does what cannot be unpacked or has over `most` bytes. */
export async function unpacked(text: string, most: number): Promise<string> {
  if (!text.startsWith(mark) || typeof DecompressionStream === "undefined") return text;
  try {
    const letters = atob(text.slice(mark.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const whole = await through(bytes, new DecompressionStream("deflate-raw"), most);
    return whole === null ? text : new TextDecoder("utf-8", { fatal: true }).decode(whole);
  } catch {
    return text;
  }
}
