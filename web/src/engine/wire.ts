import type {
  Catalogue,
  Hint,
  LifeEvent,
  Refusals,
  Reply,
  Request,
  Reviewed,
  Thought,
  Throws,
  View,
} from "./protocol.ts";

/** First message to a fresh worker: where the page's files lie. */
export interface StartMessage {
  readonly kind: "start";
  /** Address of the folder that holds `pyodide/` and `wheels/`, with a slash at its end. */
  readonly base: string;
  /** Start without the memory snapshot: the start before this one failed. */
  readonly ordinary: boolean;
  /** Name of a lock that the worker holds as long as it lives, from before its first word on. */
  readonly lock: string;
  /** Name of a lock that the page holds as long as it needs a worker which it shares. */
  readonly life?: string;
}

/** Asked while an answer is awaited, so that a dead worker can be told from a busy one. */
export interface PingMessage {
  readonly kind: "ping";
}

export type ToWorker = StartMessage | PingMessage | Request;
export type FromWorker = Reply | LifeEvent | { readonly event: "pong" };

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
/** A request before the client has numbered it. */
export type Question = WithoutId<Request>;

/** Which answer belongs to which kind of request. */
export interface Answers {
  readonly catalogue: Catalogue;
  readonly open: View;
  readonly load: View;
  readonly roll: View;
  readonly draft: View;
  readonly play: View;
  readonly undo: View;
  readonly resign: View;
  readonly timeout: View;
  readonly think: Thought;
  readonly hint: Hint;
  readonly "check-rules": { readonly rules: unknown };
  readonly review: Reviewed;
  readonly "review-at": View;
  readonly why: Refusals;
  readonly throws: Throws;
}

export type AnswerTo<Q extends Question> = Answers[Q["kind"]];
