/**
 * A match is on the table of one window at a time. The window holds a lock of the browser's as long
 * as it has the match; another one is told so, and may take the match over. Where the browser has
 * no locks for this page, the storage itself tells who wrote last: see `MatchSlot`.
 */

/** `here`: I have it. `give`: a person wants it in another window. */
interface Said {
  readonly kind: "who" | "here" | "give";
  readonly key: string;
}

/** Milliseconds for a window to answer, or for a closed one to let go; one that sleeps does neither. */
const patience = 3_000;

const lockOf = (key: string): string => `${key} table`;

async function isHeld(key: string): Promise<boolean> {
  const { held } = await navigator.locks.query();
  return held?.some(({ name }) => name === lockOf(key)) ?? false;
}

export class OneWindow {
  readonly #lost: () => void;
  readonly #channel: BroadcastChannel | null;
  #key: string | null = null;
  #release: () => void = () => {};
  /** One wish after the other. */
  #last: Promise<unknown> = Promise.resolve();
  #heard: (said: Said) => void = () => {};

  /** `lost` is called when another window has taken over what this one had. */
  constructor(lost: () => void) {
    this.#lost = lost;
    this.#channel = typeof BroadcastChannel === "function" ? new BroadcastChannel("tabla") : null;
    this.#channel?.addEventListener("message", ({ data }: MessageEvent<Said>) => {
      this.#heard(data);
      if (data.key !== this.#key) return;
      if (data.kind === "who") this.#say("here", data.key);
      if (data.kind === "give") this.#lose();
    });
  }

  /** Whether this window may write what is stored under `key`. */
  has(key: string): boolean {
    return this.#key === key;
  }

  /** True once this window has it; false when another one does, which only `force` takes it from. */
  take(key: string, force: boolean): Promise<boolean> {
    const taken = this.#last.then(() => this.#take(key, force));
    this.#last = taken;
    return taken;
  }

  drop(): void {
    this.#key = null;
    this.#release();
    this.#release = () => {};
  }

  #say(kind: Said["kind"], key: string): void {
    this.#channel?.postMessage({ kind, key } satisfies Said);
  }

  #lose(): void {
    this.drop();
    this.#lost();
  }

  async #take(key: string, force: boolean): Promise<boolean> {
    if (this.#key === key) return true;
    this.drop();
    const free = await this.#request(key, force);
    const mine = free || (force && (await this.#steal(key)));
    if (mine) this.#key = key;
    return mine;
  }

  /** Waits for the lock as long as there is hope. */
  #request(key: string, force: boolean): Promise<boolean> {
    const hope = new AbortController();
    // A slow device is no other window: there is hope until somebody is seen to hold the lock.
    const hopeless = setInterval(() => {
      void isHeld(key).then((held) => {
        if (held) hope.abort();
      });
    }, patience);
    this.#heard = (said) => {
      if (said.kind === "here" && said.key === key && !force) hope.abort();
    };
    const held = this.#hold(key, { signal: hope.signal });
    this.#say(force ? "give" : "who", key);
    return held.finally(() => {
      clearInterval(hopeless);
      this.#heard = () => {};
    });
  }

  /** From a window that does not even answer. */
  #steal(key: string): Promise<boolean> {
    return this.#hold(key, { steal: true });
  }

  /** True once the lock is held, which it is until `drop`; also where there are no locks. */
  #hold(key: string, options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      const { locks } = navigator;
      if (locks === undefined) return resolve(true);
      let holds = false;
      const { signal } = options;
      signal?.addEventListener("abort", () => resolve(false));
      const request = locks.request(lockOf(key), options, () => {
        if (signal?.aborted) return Promise.resolve();
        holds = true;
        resolve(true);
        return new Promise<void>((release) => {
          this.#release = release;
        });
      });
      request.catch((error: unknown) => {
        if (holds && this.#key === key) this.#lose();
        // Refused to this page altogether: then no other window has it either.
        resolve(!(error instanceof DOMException && error.name === "AbortError"));
      });
    });
  }
}
