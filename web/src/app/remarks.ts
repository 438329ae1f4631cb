/**
 * What is said beside the board: why something may not be done, when it was tried, and what is
 * special about a game, once in a lifetime.
 */
import { type EngineClient, EngineGone, EngineRefusal } from "../engine/client.ts";
import type { Refusal, Side, View } from "../engine/protocol.ts";
import { text, textIfAny } from "../i18n/fluent.ts";
import { isHuman } from "./driving.ts";
import { type FirstTime, firstTimes, mattersNow } from "./first-times.ts";
import reasons from "./reasons.json";

export interface Remark {
  readonly kind: "why" | "first";
  readonly said: () => string;
  /** Where in the rules it is explained; null where there is nothing to explain. */
  readonly rule: { readonly page: string; readonly section: string } | null;
  /** The engine's codes, or the name of the first time; for tests. */
  readonly about: string;
}

/** What was tried on the board, in the numbering of the side to act. */
export interface Tried {
  readonly from: number | null;
  readonly to: number | null;
}

const everything = "all";
const toldKey = "tabla.told.1";
const sectionOf: Readonly<Record<string, string | null>> = reasons;

/** The page of the rules for what is being played; of a club's own rules there is none. */
export function rulesPageOf(view: View | null): string {
  if (view === null || view.record.rules !== undefined) return everything;
  const { match } = view;
  return match.tradition === null ? match.game : `${match.tradition}/${match.game}`;
}

/** What was told on earlier visits; nothing where the browser keeps nothing for this page. */
function kept(): readonly unknown[] {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(toldKey) ?? "[]");
    return Array.isArray(told) ? told : [];
  } catch {
    return [];
  }
}

function keep(told: readonly unknown[]): void {
  try {
    localStorage.setItem(toldKey, JSON.stringify(told));
  } catch {
    // It is told again on the next visit.
  }
}

const sentence = ({ code, die }: Refusal): string =>
  textIfAny(`reason-${code.replace(/^reason\./, "")}`, { die: die ?? 0 }) ?? code;

export class Remarks {
  current: Remark | null = null;

  readonly #engine: EngineClient;
  readonly #changed: () => void;
  /** Counts questions: an answer that comes after something else has happened is not said. */
  #asked = 0;
  readonly #toldHere = new Set<string>();

  constructor(engine: EngineClient, changed: () => void) {
    this.#engine = engine;
    this.#changed = changed;
  }

  close(): void {
    this.#asked += 1;
    this.#say(null);
  }

  #say(remark: Remark | null): void {
    if (remark === null && this.current === null) return;
    this.current = remark;
    this.#changed();
  }

  /** Something was tried that no move allows. */
  async why(view: View | null, { from, to }: Tried): Promise<void> {
    if (view === null || view.phase === "game-over" || view.phase === "match-over") return;
    this.#asked += 1;
    const number = this.#asked;
    const page = rulesPageOf(view);
    const { actor } = view;
    // A question would break off what the bot is thinking.
    if (actor !== null && !isHuman(view, actor)) {
      this.#refuse([{ code: "reason.not-your-turn", die: null }], page);
      return;
    }
    const side: Side = actor ?? (isHuman(view, "w") ? "w" : "b");
    try {
      const { refusals } = await this.#engine.ask({ kind: "why", side, from, to });
      if (number === this.#asked) this.#refuse(refusals, page);
    } catch (error) {
      if (!(error instanceof EngineGone || error instanceof EngineRefusal)) throw error;
    }
  }

  #refuse(refusals: readonly Refusal[], page: string): void {
    const [first] = refusals;
    if (first === undefined) return;
    const section = sectionOf[first.code] ?? null;
    this.#say({
      kind: "why",
      said: () => refusals.map(sentence).join(" "),
      rule: section === null || page === everything ? null : { page, section },
      about: refusals.map(({ code }) => code).join(" "),
    });
  }

  /** The match has gone on. */
  told(view: View, before: View | null): void {
    this.#asked += 1;
    const { current } = this;
    const played = before !== null && before.phase === "play" && isHuman(before, before.actor);
    const ended = played && view.position !== before.position;
    if (current !== null && (current.kind === "why" || ended || before === null)) this.#say(null);
    if (this.current !== null) return;
    const told = this.#told();
    const name = mattersNow(view).find((each) => !told.includes(each));
    if (name === undefined) return;
    this.#toldHere.add(name);
    keep([...told, name]);
    this.#say(this.#firstTime(name, rulesPageOf(view)));
  }

  #firstTime(name: FirstTime, page: string): Remark {
    return {
      kind: "first",
      said: () => text(`first-${name}`),
      rule: page === everything ? null : { page, section: firstTimes[name] },
      about: name,
    };
  }

  #told(): readonly unknown[] {
    return [...new Set([...kept(), ...this.#toldHere])];
  }
}
