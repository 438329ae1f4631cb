/**
 * The page's end of the engine. Questions are numbered and answered once; what is asked before the
 * engine is ready waits. A worker that dies or falls silent is replaced; whoever was waiting gets
 * `EngineGone` and lays the match down again in the new one.
 */
import { type Connect, type Connection, type Listener, ownWorker } from "./connection.ts";
import type { EngineError, Request } from "./protocol.ts";
import type { AnswerTo, FromWorker, PingMessage, Question } from "./wire.ts";

export type StartStage = "download" | "python" | "engine";

export type EngineState =
  /** Nobody has asked for it yet. */
  | { readonly phase: "idle" }
  | {
      readonly phase: "starting";
      readonly stage: StartStage;
      readonly done: number;
      readonly total: number;
      /** True when it replaces one that died. */
      readonly again: boolean;
    }
  | { readonly phase: "ready"; readonly version: string }
  /** Codes: download, python, engine, play, wasm-blocked, no-worker, sealed, silent. */
  | { readonly phase: "failed"; readonly code: string; readonly message: string };

/** The engine refused a question; the state is as before. */
export class EngineRefusal extends Error {
  constructor(readonly error: EngineError) {
    super(error.message);
  }
}

/** The worker died before it answered. */
export class EngineGone extends Error {}

/** A later question dropped this thought. */
export class ThoughtDropped extends Error {}

interface Waiting {
  readonly request: Request;
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: Error) => void;
}

/** Milliseconds. Patience is counted in these, so that the time a page sleeps does not count. */
const heartbeat = 2_000;
/** Heartbeats until a worker's first word, for the first one; each after it gets as many more, so
 * that a slow network may still bring it. */
const firstPatience = 5;
/** Heartbeats without any sign of progress after which a start counts as failed. */
const startPatience: Readonly<Record<StartStage, number>> = {
  download: 15,
  python: 30,
  engine: 30,
};
/** Heartbeats that may stay unanswered while an answer is awaited: for a worker that hangs; one
 * that ended is known by its lock. */
const missedAllowed = 5;
/** More deaths than this without the match going on between them, and a person is asked. */
const deathsAllowed = 2;
/** Answers that show that the match goes on; the others are only how it is laid down again. */
const goesOn: ReadonlySet<string> = new Set(["roll", "play", "think", "undo", "resign"]);

export class EngineClient {
  state: EngineState = { phase: "idle" };

  readonly #changed: () => void;
  readonly #gone: () => void;
  readonly #connect: Connect;
  #worker: Connection | null = null;
  #nextId = 1;
  #queued: Waiting[] = [];
  readonly #sent = new Map<number, Waiting>();
  #watchdog: ReturnType<typeof setInterval> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #missed = 0;
  #deaths = 0;
  /** A snapshot may have been what it hung on. */
  #startFailed = false;

  /** `gone` is called when a worker that had been ready died: what it held is lost. */
  constructor(changed: () => void, gone: () => void, connect: Connect = ownWorker) {
    this.#changed = changed;
    this.#gone = gone;
    this.#connect = connect;
  }

  /** Begins with a fresh worker; questions that wait are kept. */
  start(again = false): void {
    this.#stop();
    this.#become({ phase: "starting", stage: "download", done: 0, total: 1, again });
    let worker: Connection | null = null;
    const listener: Listener = {
      heard: (message) => {
        if (worker === this.#worker) this.#receive(message);
      },
      broken: (why) => {
        if (worker === this.#worker) this.#died(why);
      },
    };
    try {
      worker = this.#connect(listener, this.#startFailed);
    } catch (error) {
      // In a sandbox that is of no origin every worker is of another one.
      this.#fail(origin === "null" ? "sealed" : "no-worker", String(error));
      return;
    }
    this.#worker = worker;
    this.#wait(firstPatience * (this.#deaths + 1), () => this.#died("no first word", "silent"));
  }

  /** A person asks for another try. */
  restart(): void {
    this.#deaths = 0;
    this.#abandon();
    this.start(true);
  }

  ask<Q extends Question>(question: Q): Promise<AnswerTo<Q>> {
    return new Promise((resolve, reject) => {
      const request = { ...question, id: this.#nextId++ } as unknown as Request;
      const waiting: Waiting = { request, resolve: resolve as Waiting["resolve"], reject };
      if (this.state.phase === "ready") this.#send(waiting);
      else this.#queued.push(waiting);
    });
  }

  #send(waiting: Waiting): void {
    for (const [id, earlier] of this.#sent) {
      if (earlier.request.kind !== "think") continue;
      this.#sent.delete(id);
      earlier.reject(new ThoughtDropped());
    }
    this.#sent.set(waiting.request.id, waiting);
    this.#post(waiting.request);
    this.#listen();
  }

  #post(message: PingMessage | Request): void {
    this.#worker?.post(message);
  }

  #receive(message: FromWorker): void {
    this.#missed = 0;
    if ("id" in message) {
      const waiting = this.#sent.get(message.id);
      if (waiting === undefined) return; // late: nobody waits for it any more
      this.#sent.delete(message.id);
      if (goesOn.has(waiting.request.kind)) this.#deaths = 0;
      if (message.ok) waiting.resolve(message.answer as never);
      else waiting.reject(new EngineRefusal(message.error));
    } else if (message.event === "begun") {
      this.#watch("download");
    } else if (message.event === "progress") {
      const again = this.state.phase === "starting" && this.state.again;
      this.#watch(message.stage);
      const { stage, done, total } = message;
      this.#become({ phase: "starting", stage, done, total, again });
    } else if (message.event === "ready") {
      clearInterval(this.#watchdog);
      this.#startFailed = false;
      this.#become({ phase: "ready", version: message.version });
      const queued = this.#queued;
      this.#queued = [];
      for (const waiting of queued) this.#send(waiting);
    } else if (message.event === "fatal") {
      if (message.stage === "play") this.#died(message.message);
      else this.#fail(message.code ?? message.stage, message.message);
    }
  }

  #watch(stage: StartStage): void {
    this.#wait(startPatience[stage], () => this.#fail("silent", `no progress: ${stage}`));
  }

  #wait(beats: number, tooLong: () => void): void {
    clearInterval(this.#watchdog);
    let left = beats;
    this.#watchdog = setInterval(() => {
      left -= 1;
      if (left <= 0) tooLong();
    }, heartbeat);
  }

  #listen(): void {
    if (this.#pulse !== undefined) return;
    this.#missed = 0;
    this.#pulse = setInterval(() => {
      if (this.#sent.size === 0) {
        clearInterval(this.#pulse);
        this.#pulse = undefined;
      } else if (this.#missed >= missedAllowed) {
        this.#died("the worker does not answer");
      } else {
        this.#missed += 1;
        this.#post({ kind: "ping" });
      }
    }, heartbeat);
  }

  /** Killed, out of memory, or stuck: a fresh one takes its place as long as that may help. */
  #died(message: string, code = this.state.phase === "starting" ? "engine" : "play"): void {
    const { state } = this;
    const starting = state.phase === "starting";
    this.#deaths += 1;
    if (!starting) this.#gone();
    // One that was still waiting for its files did not die of the snapshot.
    else if (state.stage !== "download") this.#startFailed = true;
    if (this.#deaths > deathsAllowed) {
      this.#fail(code, message);
      return;
    }
    if (!starting) this.#abandon();
    this.start(true);
  }

  #fail(code: string, message: string): void {
    this.#startFailed = this.state.phase === "starting";
    this.#stop();
    this.#become({ phase: "failed", code, message });
    this.#abandon();
  }

  #stop(): void {
    clearInterval(this.#watchdog);
    clearInterval(this.#pulse);
    this.#pulse = undefined;
    this.#worker?.close();
    this.#worker = null;
  }

  /** Everything asked of the worker that died; a new one knows nothing of it. */
  #abandon(): void {
    const waiting = [...this.#sent.values(), ...this.#queued];
    this.#sent.clear();
    this.#queued = [];
    for (const { reject } of waiting) reject(new EngineGone());
  }

  #become(state: EngineState): void {
    this.state = state;
    this.#changed();
  }
}
