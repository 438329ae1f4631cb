/**
 * The ways to an engine: a worker of one's own, or one that all embedded boards of a site share, as
 * far as the browser lets them. A shared engine that fails is not tried twice: whoever had it takes
 * a worker of its own.
 */
import type { FromWorker, ToWorker } from "./wire.ts";

export interface Connection {
  post(message: ToWorker): void;
  /** Nothing is heard any more; a worker of one's own ends at once. */
  close(): void;
}

export interface Listener {
  heard(message: FromWorker): void;
  /** The worker cannot be heard any more. */
  broken(why: string): void;
}

/** Throws where a worker cannot even be made. */
export type Connect = (listener: Listener) => Connection;

function newWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}

/** A worker that has begun before anybody asked for it. */
let early: Worker | null = null;

/** Has Python start while the page is still being read; whoever first asks for a worker gets it. */
export function beginEarly(): void {
  try {
    early = newWorker();
  } catch {
    return; // Whoever asks for one hears why there is none.
  }
  early.onerror = (event) => {
    event.preventDefault();
    early = null;
  };
  early.postMessage({ kind: "prepare", base: baseAddress() } satisfies ToWorker);
}

/** Of the folder that holds what the engine is started from. */
export function baseAddress(): string {
  return new URL(".", document.baseURI).href;
}

export const ownWorker: Connect = ({ heard, broken }) => {
  const worker = early ?? newWorker();
  early = null;
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => heard(data);
  worker.onerror = (event) => {
    event.preventDefault();
    broken(event.message || "error in the worker");
  };
  worker.onmessageerror = () => broken("unreadable message");
  return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
};

const sharedWorker: Connect = ({ heard, broken }) => {
  const worker = new SharedWorker(new URL("./worker.ts", import.meta.url), {
    type: "module",
    name: "tabla-engine",
  });
  worker.onerror = (event) => {
    event.preventDefault();
    broken("error in the shared worker");
  };
  worker.port.onmessage = ({ data }: MessageEvent<FromWorker>) => heard(data);
  worker.port.onmessageerror = () => broken("unreadable message");

  let close = () => worker.port.close();
  const post = (message: ToWorker) => worker.port.postMessage(message);
  return {
    post(message) {
      const { locks } = navigator;
      if (message.kind !== "start" || locks === undefined) return post(message);
      // The worker waits for this lock: it is free once this frame is gone, however it went.
      const life = `${message.lock}-life`;
      const held = locks.request(life, () => {
        post({ ...message, life });
        return new Promise<void>((release) => {
          close = () => {
            worker.port.close();
            release();
          };
        });
      });
      held.catch(() => post(message));
    },
    close: () => close(),
  };
};

/** The shared engine; until it is ready, and after any failure, a worker of one's own stands in. */
export function sharedEngine(): Connect {
  let trusted = typeof SharedWorker === "function";
  return (listener) => {
    if (!trusted) return ownWorker(listener);
    let ready = false;
    let posted: ToWorker[] = [];
    let connection: Connection | null = null;
    const takeOwn = () => {
      trusted = false;
      connection?.close();
      connection = ownWorker(listener);
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
      connection = sharedWorker(shared);
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
