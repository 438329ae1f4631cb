/**
 * The ways to an engine: a worker of one's own, or one that all embedded boards of a site share, as
 * far as the browser lets them. A shared engine that fails is not tried twice: whoever had it takes
 * a worker of its own.
 */

import type { Request } from "./protocol.ts";
import type { FromWorker, PingMessage, StartMessage } from "./wire.ts";

type Question = PingMessage | Request;

export interface Connection {
  post(message: Question): void;
  /** Nothing is heard any more; a worker of one's own ends at once. */
  close(): void;
}

export interface Listener {
  heard(message: FromWorker): void;
  /** The worker cannot be heard any more. */
  broken(why: string): void;
}

/**
 * Has a worker start the engine; `ordinary` as in the message to it. Throws where a worker cannot
 * even be made.
 */
export type Connect = (listener: Listener, ordinary: boolean) => Connection;

/** Of the folder that holds what the engine is started from. */
function baseAddress(): string {
  return new URL(".", document.baseURI).href;
}

function startMessage(ordinary: boolean): StartMessage {
  const lock = `tabla-engine-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
  return { kind: "start", base: baseAddress(), ordinary, lock };
}

/**
 * Hears a worker and whether it lives: with its first word it holds its lock, which is ours the
 * moment it is gone. Where the browser refuses locks, only silence tells.
 */
function listening({ heard, broken }: Listener, lock: string) {
  let alive = false;
  return ({ data }: MessageEvent<FromWorker>) => {
    if (!alive) {
      alive = true;
      navigator.locks?.request(lock, () => broken("the worker has ended")).catch(() => {});
    }
    heard(data);
  };
}

/** A worker of one's own, told to start; whoever listens to it may come later. */
class OwnWorker {
  broken = false;
  readonly worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  #listener: Listener | null = null;
  #last: FromWorker | null = null;

  constructor(ordinary: boolean) {
    const start = startMessage(ordinary);
    const listener: Listener = {
      heard: (message) => {
        this.#last = message;
        this.#listener?.heard(message);
      },
      broken: (why) => {
        this.broken = true;
        this.#listener?.broken(why);
      },
    };
    this.worker.onmessage = listening(listener, start.lock);
    this.worker.onerror = (event) => {
      event.preventDefault();
      listener.broken(event.message || "error in the worker");
    };
    this.worker.onmessageerror = () => listener.broken("unreadable message");
    this.worker.postMessage(start);
  }

  /** What it said last is said again: as long as nobody asks, it only says how far it has come. */
  tell(listener: Listener): void {
    this.#listener = listener;
    const last = this.#last;
    if (last !== null) queueMicrotask(() => listener.heard(last));
  }
}

/** A worker that has begun before anybody asked for it. */
let early: OwnWorker | null = null;

/** Has Python start while the page is still being read; whoever first asks for a worker gets it. */
export function beginEarly(): void {
  try {
    early = new OwnWorker(false);
  } catch {
    // Whoever asks for one hears why there is none.
  }
}

export const ownWorker: Connect = (listener, ordinary) => {
  const own = early?.broken === false ? early : new OwnWorker(ordinary);
  early = null;
  own.tell(listener);
  const { worker } = own;
  return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
};

const sharedWorker: Connect = (listener, ordinary) => {
  const { broken } = listener;
  const start = startMessage(ordinary);
  const worker = new SharedWorker(new URL("./worker.ts", import.meta.url), {
    type: "module",
    name: "tabla-engine",
  });
  worker.onerror = (event) => {
    event.preventDefault();
    broken("error in the shared worker");
  };
  worker.port.onmessage = listening(listener, start.lock);
  worker.port.onmessageerror = () => broken("unreadable message");

  let close = () => worker.port.close();
  const post = (message: StartMessage | Question) => worker.port.postMessage(message);
  const { locks } = navigator;
  if (locks === undefined) post(start);
  else {
    // The worker waits for this lock: it is free once this frame is gone, however it went.
    const life = `${start.lock}-life`;
    const held = locks.request(life, () => {
      post({ ...start, life });
      return new Promise<void>((release) => {
        close = () => {
          worker.port.close();
          release();
        };
      });
    });
    held.catch(() => post(start));
  }
  return { post, close: () => close() };
};

/** The shared engine; until it is ready, and after any failure, a worker of one's own stands in. */
export function sharedEngine(): Connect {
  let trusted = typeof SharedWorker === "function";
  return (listener, ordinary) => {
    if (!trusted) return ownWorker(listener, ordinary);
    let ready = false;
    let posted: Question[] = [];
    let connection: Connection | null = null;
    const takeOwn = () => {
      trusted = false;
      connection?.close();
      connection = ownWorker(listener, ordinary);
      for (const message of posted) connection.post(message);
    };
    const shared: Listener = {
      heard(message) {
        if (!trusted) return;
        const event = "event" in message ? message.event : null;
        if (event === "fatal") {
          if (!ready) return takeOwn();
          trusted = false;
        }
        if (event === "ready") {
          ready = true;
          posted = [];
        }
        listener.heard(message);
      },
      broken(why) {
        if (!trusted) return;
        if (!ready) return takeOwn();
        trusted = false;
        listener.broken(why);
      },
    };
    try {
      connection = sharedWorker(shared, ordinary);
    } catch {
      takeOwn();
    }
    return {
      post(message) {
        if (trusted && !ready) posted.push(message);
        connection?.post(message);
      },
      close() {
        // Whoever closes it was told of no failure: it had fallen silent.
        trusted = false;
        connection?.close();
      },
    };
  };
}
