/**
 * The time of a turn. It counts only what a person could have used: it stands still while the page
 * is hidden, and a gap in its own ticks (a phone asleep, a clock put forward) counts as one tick.
 */
import type { Side, View } from "../engine/protocol.ts";
import { eventsOf } from "../history/entry.ts";
import { isHuman } from "./driving.ts";
import type { TurnTime } from "./turn-time.ts";

const tick = 200;
const longestTick = 1000;
/** Whoever comes back to a hidden page has at least so long, in milliseconds. */
const breath = 5000;
/** What was used of the turn in hand, for a page that is loaded again. */
const key = "tabla.clock.1";

interface Turn {
  readonly id: string;
  readonly side: Side;
  readonly game: number;
}

export class TurnClock {
  readonly #now: () => number;
  readonly #changed: () => void;
  readonly #over: (side: Side) => void;
  #seconds: TurnTime = 0;
  #turn: Turn | null = null;
  #used = 0;
  /** The turn before this one and what it had used, in case it is gone back to. */
  #before: { readonly turn: Turn; readonly used: number } | null = null;
  /** Events of the match as last seen; fewer of them mean that something was taken back. */
  #events = 0;
  #ticked = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    changed: () => void,
    over: (side: Side) => void,
    now: () => number = () => performance.now(),
  ) {
    this.#changed = changed;
    this.#over = over;
    this.#now = now;
  }

  /** Whole seconds left; null while no time runs. */
  get left(): number | null {
    if (this.#turn === null || this.#seconds === 0) return null;
    return Math.max(0, Math.ceil((this.#seconds * 1000 - this.#used) / 1000));
  }

  get side(): Side | null {
    return this.#turn?.side ?? null;
  }

  /** What lies on the table, and how long a turn may take from the next one on. */
  look(view: View | null, id: string, seconds: TurnTime): void {
    const turn = view === null ? null : turnOf(view, id);
    const events = view === null ? 0 : eventsOf(view.record);
    const [now, back, takenBack] = [this.#turn, this.#before, events < this.#events];
    this.#events = events;
    if (turn === null || now === null || !sameTurn(turn, now)) {
      if (now !== null) this.#before = { turn: now, used: this.#used };
      const returned = takenBack && turn !== null && back !== null && sameTurn(turn, back.turn);
      this.#used = returned ? back.used : turn === null ? 0 : usedOf(turn, events);
      this.#turn = turn;
      this.#seconds = seconds;
    }
    this.#run();
  }

  /** To be called when the page is shown, hidden or left. */
  readonly visibility = (): void => {
    if (document.hidden) this.note();
    else if (this.#turn !== null && this.#seconds > 0) {
      this.#used = Math.min(this.#used, Math.max(0, this.#seconds * 1000 - breath));
    }
    this.#ticked = this.#now();
    this.#changed();
  };

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #run(): void {
    const runs = this.#turn !== null && this.#seconds > 0;
    if (!runs) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    } else if (this.#timer === undefined) {
      this.#ticked = this.#now();
      this.#timer = setInterval(() => this.#tick(), tick);
    }
  }

  #tick(): void {
    const now = this.#now();
    const gap = Math.min(Math.max(0, now - this.#ticked), longestTick);
    this.#ticked = now;
    if (this.#turn === null || document.hidden) return;
    const before = this.left;
    this.#used += gap;
    const { left } = this;
    if (left !== before) this.#changed();
    if (left !== 0) return;
    const { side } = this.#turn;
    this.#turn = null;
    this.#run();
    this.#over(side);
  }

  /** Notes what the turn in hand has used, before the page is left. */
  readonly note = (): void => {
    if (this.#turn === null || this.#seconds === 0) return;
    try {
      const noted = { turn: this.#turn, used: this.#used, events: this.#events };
      sessionStorage.setItem(key, JSON.stringify(noted));
    } catch {
      // A page loaded again then begins the turn's time anew.
    }
  };
}

interface Noted {
  readonly turn: Turn;
  readonly used: number;
  readonly events: number;
}

/** The turn in hand of a person whose time has not run out. */
function turnOf(view: View, id: string): Turn | null {
  const { phase, actor, turn, match } = view;
  if (phase !== "roll" && phase !== "play") return null;
  if (actor === null || !isHuman(view, actor) || turn.outOfTime) return null;
  return { id, side: actor, game: match.gameNumber };
}

/** Both sides act in turn, so the same side in the same game is the same turn until the other acts. */
function sameTurn(one: Turn, two: Turn): boolean {
  return one.id === two.id && one.side === two.side && one.game === two.game;
}

/** What the page noted when it was left in this very state of the match. */
function usedOf(turn: Turn, events: number): number {
  try {
    const noted: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    const { turn: last, used, events: then } = (noted ?? {}) as Partial<Noted>;
    const same = last !== undefined && sameTurn(turn, last) && then === events;
    return same && typeof used === "number" && used >= 0 ? used : 0;
  } catch {
    return 0;
  }
}
