/** What can go wrong apart from the engine itself, as things to be told. */
import type { EngineError } from "../engine/protocol.ts";
import { text } from "../i18n/fluent.ts";
import { errorSentence } from "../i18n/names.ts";
import type { BadParameter } from "./address.ts";
import type { Problem } from "./notices.ts";

export function plain(id: string, said: Problem["said"]): Problem {
  return { id, said, details: "", remedies: [] };
}

/** The engine said no to something that was asked of it; a fresh one may do better. */
export function refusal(error: EngineError): Problem {
  const said = { ...plain("refused", () => errorSentence(error)), details: error.message };
  const broken = error.code === "internal" || error.code === "engine.failed";
  return broken ? { ...said, remedies: ["retry"] } : said;
}

/** The bot plays by rules of thumb, since what it was trained to do could not be read. */
export function standIn(code: string): Problem {
  return { ...plain("weights", () => text("problem-weights")), details: code };
}

/** The stored match does not replay: it can be kept as a file before anything new begins. */
export function recordProblem(error: EngineError): Problem {
  const { event } = error;
  const said = () =>
    event === undefined ? errorSentence(error) : text("problem-record", { event });
  return {
    ...plain("record", said),
    details: error.message,
    remedies: ["save-record", "set-up"],
  };
}

export function badParameters(bad: readonly BadParameter[]): readonly Problem[] {
  return bad.map(({ parameter, value, tooLong }) => {
    const id = `parameter-${parameter}` as const;
    return plain(id, () => (tooLong ? text("parameter-long", { parameter }) : text(id, { value })));
  });
}

/** What is told now, the latest last; of each kind the latest only. */
export class Problems {
  list: readonly Problem[] = [];
  readonly #changed: () => void;
  readonly #toldOnce = new Set<string>();

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  tell(problem: Problem): void {
    this.replace([...this.list.filter(({ id }) => id !== problem.id), problem]);
  }

  /** Not again once it was told, though it be true again and again. */
  tellOnce(problem: Problem): void {
    if (this.#toldOnce.has(problem.id)) return;
    this.#toldOnce.add(problem.id);
    this.tell(problem);
  }

  dismiss(id: string): void {
    this.replace(this.list.filter((problem) => problem.id !== id));
  }

  replace(list: readonly Problem[]): void {
    this.list = list;
    this.#changed();
  }
}
