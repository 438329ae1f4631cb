/**
 * The worker: starts the engine, answers numbered requests and thinks in slices, looking at its
 * message queue between two slices so that a new game or an undo is answered at once. A long record
 * is read in slices too, so that it does not seem to have died; questions then wait. It belongs to
 * one page, or is shared by several embedded boards, each with a match of its own in one Python.
 */
import type { LifeEvent, Reply, Request } from "./protocol.ts";
import { type PythonSession, StartError, startEngine } from "./start.ts";
import type { FromWorker, StartMessage, ToWorker } from "./wire.ts";

/** One page's end: the worker's own scope, or a port of it where it is shared. */
interface Port {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
}
/** The page's type library knows windows only; this is all that is used of a worker's scope. */
interface WorkerScope extends Port {
  onconnect?: ((event: MessageEvent) => void) | null;
  close(): void;
}
const scope = self as unknown as WorkerScope;
const isShared = "onconnect" in scope;

const ports = new Set<Port>();
let engine: PythonSession | null = null;
/** What was reported last, for a port that comes later. */
let latest: LifeEvent | null = null;
let started = false;
let dead = false;

function report(event: LifeEvent): void {
  if (dead) return;
  latest = event;
  for (const port of ports) port.postMessage(event);
}

/** The first fatal error is final: nothing is said after it. */
function fail(event: Extract<LifeEvent, { event: "fatal" }>): void {
  report(event);
  dead = true;
  engine = null;
  // Whoever asks for a shared engine from now on gets a fresh one.
  if (isShared) scope.close();
}

/** Done once, whoever asks first. */
async function start(base: string, ordinary: boolean): Promise<void> {
  if (started) return;
  started = true;
  try {
    engine = await startEngine(base, ordinary, report);
    report({ event: "ready", version: engine.version });
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

/**
 * Takes a lock and never gives it back: whoever waits for it learns at once that the worker has
 * died. The page asks for it as soon as it hears anything, so nothing is said before it is held.
 */
function hold(lock: string): Promise<void> {
  return new Promise((held) => {
    const kept = navigator.locks?.request(lock, () => {
      held();
      return new Promise(() => {});
    });
    // Where locks are refused, a death is noticed by silence.
    if (kept === undefined) held();
    else kept.catch(() => held());
  });
}

/** Answers one page. */
function serve(port: Port): void {
  let session: PythonSession | null = null;
  /** What is done in slices just now: a thought, which another request drops, or a record. */
  let working: Request | null = null;
  /** What is asked while a record is being read. */
  let waiting: Request[] = [];

  /** A task of its own: messages that have come meanwhile are handled before it. */
  const laterChannel = new MessageChannel();
  laterChannel.port1.onmessage = () => {
    if (working !== null) deliver(working, (engine) => engine.thinkSlice());
  };

  /** Runs Python once and passes its answer on, or goes on thinking. */
  function deliver(request: Request, run: (engine: PythonSession) => string): void {
    if (engine === null || !ports.has(port)) return;
    try {
      session ??= isShared ? engine.another() : engine;
      const reply = JSON.parse(run(session)) as Reply & { readonly pending?: boolean };
      if (reply.pending === true) {
        working = request;
        laterChannel.port2.postMessage(null);
        return;
      }
      working = null;
      port.postMessage(reply);
    } catch (error) {
      working = null;
      const message = error instanceof Error ? error.message : String(error);
      if (error instanceof Error && error.name === "PythonError") {
        // The interpreter is sound; only this question could not be answered.
        const failed = { code: "engine.failed", message };
        port.postMessage({ id: request.id, ok: false, error: failed });
      } else {
        fail({ event: "fatal", stage: "play", code: "play", message });
      }
    }
    const next = waiting.shift();
    if (next !== undefined) answer(next);
  }

  function answer(request: Request): void {
    if (working?.kind === "load") {
      waiting.push(request);
      return;
    }
    working = null;
    deliver(request, (engine) => engine.ask(JSON.stringify(request)));
  }

  function leave(): void {
    working = null;
    waiting = [];
    ports.delete(port);
    session?.close();
    session = null;
  }

  async function join({ base, ordinary, lock, life }: StartMessage): Promise<void> {
    void start(base, ordinary);
    await hold(lock);
    // By this one the worker learns that a page is gone which shared it.
    if (life !== undefined) navigator.locks?.request(life, leave).catch(() => {});
    ports.add(port);
    port.postMessage({ event: "begun" });
    if (latest !== null) port.postMessage(latest);
  }

  port.onmessage = ({ data }) => {
    if (data.kind === "start") void join(data);
    else if (data.kind === "ping") port.postMessage({ event: "pong" });
    else answer(data);
  };
}

if (isShared) {
  scope.onconnect = ({ ports: [port] }) => {
    if (port !== undefined) serve(port);
  };
} else {
  serve(scope);
}
