/**
 * The worker: starts the engine, answers numbered requests and thinks in slices, looking at its
 * message queue between two slices so that a new game or an undo is answered at once.
 */
import type { LifeEvent, Reply, Request } from "./protocol.ts";
import { type PythonSession, StartError, startEngine } from "./start.ts";
import type { FromWorker, ToWorker } from "./wire.ts";

/** The page's type library knows windows only; this is all that is used of a worker's scope. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
}
const scope = self as unknown as WorkerScope;

let engine: PythonSession | null = null;
let dead = false;
/** Number of the thought in hand; another request drops it. */
let thinking: number | null = null;

function report(event: LifeEvent): void {
  if (!dead) scope.postMessage(event);
}

/** The first fatal error is final: nothing is said after it. */
function fail(event: Extract<LifeEvent, { event: "fatal" }>): void {
  report(event);
  dead = true;
  engine = null;
}

/** A task of its own: messages that have come meanwhile are handled before it. */
const laterChannel = new MessageChannel();
function later(): void {
  laterChannel.port2.postMessage(null);
}
laterChannel.port1.onmessage = () => {
  if (thinking === null) return;
  const id = thinking;
  deliver(id, () => engine?.thinkSlice() ?? "");
};

/** Runs Python once and passes its answer on, or goes on thinking. */
function deliver(id: number, run: () => string): void {
  try {
    const reply = JSON.parse(run()) as Reply & { readonly pending?: boolean };
    if (reply.pending === true) {
      thinking = id;
      later();
    } else {
      thinking = null;
      scope.postMessage(reply);
    }
  } catch (error) {
    thinking = null;
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof Error && error.name === "PythonError") {
      // The interpreter is sound; only this question could not be answered.
      scope.postMessage({ id, ok: false, error: { code: "engine.failed", message } });
    } else {
      fail({ event: "fatal", stage: "play", code: "play", message });
    }
  }
}

async function start(base: string): Promise<void> {
  try {
    const session = await startEngine(base, report);
    engine = session;
    report({ event: "ready", version: session.version });
  } catch (error) {
    const known = error instanceof StartError ? error : null;
    fail({
      event: "fatal",
      stage: known?.stage ?? "engine",
      code: known?.code ?? "engine",
      message: error instanceof Error ? error.message : String(error),
    });
  }
}

function answer(request: Request): void {
  const session = engine;
  if (session === null) return;
  thinking = null;
  deliver(request.id, () => session.ask(JSON.stringify(request)));
}

scope.onmessage = ({ data }) => {
  if (data.kind === "start") {
    // Whoever waits for this lock learns at once that the worker has died.
    void navigator.locks?.request(data.lock, () => new Promise(() => {}));
    void start(data.base);
  } else if (data.kind === "ping") scope.postMessage({ event: "pong" });
  else answer(data);
};
