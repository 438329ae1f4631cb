/**
 * The seam between the page and the engine: every message that crosses it, and nothing else.
 * All numbers of points are in the numbering of the side named beside them: 24 down to 1, bar 25, off 0.
 */

export type Side = "w" | "b";

/** One point; both counts are above zero only when one side's single checker is pinned there. */
export interface PointState {
  readonly w: number;
  readonly b: number;
  readonly pinned: Side | null;
}

/** A board without rules: what lies where. `points[0]` is White's point 1. */
export interface BoardState {
  /** contrary: Black's number of a point is 25 - White's; parallel: 12 more or less. */
  readonly ways: "contrary" | "parallel";
  readonly points: readonly PointState[];
  readonly bar: Readonly<Record<Side, number>>;
  readonly off: Readonly<Record<Side, number>>;
  readonly pips: Readonly<Record<Side, number>>;
}

/** `number` thrown, `count` dice of it. */
export interface DiceGroup {
  readonly number: number;
  readonly count: number;
}

/** What a checker may do now: one landing for one die, more when it runs on. Mover's numbering. */
export interface Move {
  readonly from: number;
  /** Landings in order; the last is where it ends. */
  readonly path: readonly number[];
  /** What it does to the other side on the way. */
  readonly marks: readonly ("hit" | "pin" | null)[];
}

/** One die played, for the animation; `after` is the board once it stands. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly mark: "hit" | "pin" | null;
  readonly after: BoardState;
}

export type Reason = "off" | "mars" | "mother" | "quarter" | "drawn" | "dead" | "resigned";

export interface GameEnd {
  readonly game: string;
  readonly winner: Side | null;
  readonly points: number;
  readonly reason: Reason;
}

/** A match before its first event. Exactly one of tradition, game, rules. */
export interface Setup {
  readonly tradition?: string;
  readonly game?: string;
  readonly rules?: unknown;
  readonly target?: number;
  readonly players: Readonly<Record<Side, string>>; // "human", "bot:top"
  /** Position line the first game starts from. */
  readonly position?: string;
}

/** The match record (JSON), opaque to the page: stored, exported and handed back as it is. */
export type MatchRecord = Readonly<Record<string, unknown>>;

/** Where dice come from; only practice can script them. */
export type DiceSource =
  | { readonly kind: "secret" }
  | { readonly kind: "seed"; readonly seed: string }
  | { readonly kind: "list"; readonly dice: readonly number[] };

export type Phase =
  | "opening" // each side throws one die
  | "roll" // `actor` throws
  | "play" // `actor` plays the stage in hand (rolled or handed-over dice)
  | "game-over" // shows `ended`; the next event begins the next game
  | "match-over";

/** Everything the page shows, derived from the record (and the draft). */
export interface View {
  readonly record: MatchRecord;
  readonly practice: boolean;
  readonly phase: Phase;
  /** Who acts now; null when both do (opening) or nobody (match-over). In game-over: who starts the next game, null when an opening roll decides. */
  readonly actor: Side | null;
  readonly position: string;
  readonly board: BoardState;
  readonly match: {
    readonly tradition: string | null;
    /** Game ids of the set in order, and which of them is being played. */
    readonly set: readonly string[];
    readonly index: number;
    readonly game: string;
    readonly gameNumber: number;
    readonly target: number;
    readonly score: Readonly<Record<Side, number>>;
    readonly players: Readonly<Record<Side, string>>;
    readonly winner: Side | null;
    readonly nextGame: string | null;
    /** What resigning now would give the other side; 0 when it cannot be done. */
    readonly resignCost: Readonly<Record<Side, number>>;
    /** What is special about the game being played, a club's own too. */
    readonly rules: {
      readonly mother: boolean;
      readonly runner: "none" | "pass" | "home";
      readonly closeQuarter: boolean;
      readonly bearOffPinned: "others" | "home" | "none";
      readonly bearOffPastFoes: boolean;
    };
  };
  readonly opening: {
    /** The opening dice of this game so far, last throw last; equal ones were thrown again. */
    readonly throws: readonly Readonly<Record<Side, number>>[];
    readonly starter: Side | null;
    /** Whether the starter plays the opening dice or throws anew. */
    readonly plays: boolean;
  };
  readonly turn: {
    /** Dice as thrown, higher first; null before the roll or while handed-over dice are played. */
    readonly roll: readonly [number, number] | null;
    /** The dice of the stage in hand, one entry a die; `used` by the draft. */
    readonly dice: readonly { readonly number: number; readonly used: boolean }[];
    /** All groups still to play, the stage in hand first (a cascade's chain). */
    readonly groups: readonly DiceGroup[];
    /** True when the stage in hand was handed over by the other side. */
    readonly handedOver: boolean;
    /** Dice that this turn has left for the other side so far. */
    readonly leaving: readonly DiceGroup[];
    /** Steps chosen and not yet played, [from, to] in the mover's numbering. */
    readonly draft: readonly (readonly [number, number])[];
    readonly moves: readonly Move[];
    /** The draft is a whole legal play: the stage may be ended. */
    readonly complete: boolean;
    /** The stage has exactly one legal result; `pass`: that one is not to move. */
    readonly forced: boolean;
    readonly pass: boolean;
    /** The play that takes a checker off with every die, once the two sides have passed each other. */
    readonly bearOff: string | null;
    readonly canUndo: boolean;
    /** The actor's time has run out: what is left of the turn is played for it. */
    readonly outOfTime: boolean;
  };
  /** What the last event did, for animation and announcement. */
  readonly last: {
    readonly kind: "none" | "opening" | "roll" | "play" | "resign";
    readonly side: Side | null;
    /** Canonical text of a play; "-" for a pass. */
    readonly text: string;
    readonly steps: readonly Step[];
    /** Dice handed over by this event, or lost by it. */
    readonly handed: readonly DiceGroup[];
    readonly lost: readonly DiceGroup[];
  };
  /** How the game just ended; null while one is played. */
  readonly ended: GameEnd | null;
  readonly games: readonly GameEnd[];
}

export interface EngineError {
  /** Stable code, e.g. "record.replay", "rules.unknown-flag", "position.total". */
  readonly code: string;
  readonly message: string;
  /** Number of the bad event of a record, counted from 1. */
  readonly event?: number;
  /** Code of what is wrong with that event. */
  readonly because?: string;
}

/** Why something may not be done, see `tabla_core/reasons.py`. */
export type RefusalCode =
  | "reason.not-your-turn"
  | "reason.roll-first"
  | "reason.game-over"
  | "reason.complete"
  | "reason.ends-game"
  | "reason.no-checker"
  | "reason.foes-checker"
  | "reason.choose-checker"
  | "reason.backwards"
  | "reason.no-such-die"
  | "reason.pinned"
  | "reason.enter-first"
  | "reason.runner-not-past"
  | "reason.runner-not-home"
  | "reason.blocked"
  | "reason.blocked-by-one"
  | "reason.blocked-by-pin"
  | "reason.way-blocked"
  | "reason.not-all-home"
  | "reason.pinned-outside"
  | "reason.pinned-at-home"
  | "reason.pinned-anywhere"
  | "reason.foe-in-home"
  | "reason.not-highest"
  | "reason.both-dice"
  | "reason.larger-die"
  | "reason.wall"
  | "reason.leave-a-move";

/** A reason and the die it concerns; null when it holds whatever the dice. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly die: number | null;
}

/** Nothing when the rules allow what was asked about. */
export interface Refusals {
  readonly refusals: readonly Refusal[];
}

/** How often each number fell, ones first; `evenness`: how often fair dice fall no more evenly. */
export interface Throws {
  readonly numbers: readonly number[];
  readonly evenness: number;
}

/** Questions to the engine; `id` is answered once. */
export type Request = { readonly id: number } & (
  | { readonly kind: "catalogue" }
  | { readonly kind: "open"; readonly setup: Setup; readonly dice: DiceSource }
  | { readonly kind: "load"; readonly record: unknown; readonly dice: DiceSource }
  | { readonly kind: "roll" }
  | { readonly kind: "draft"; readonly steps: readonly (readonly [number, number])[] }
  | { readonly kind: "play"; readonly text?: string } // without text: the draft
  | { readonly kind: "undo" } // the draft first, then back to the last dice thrown
  | { readonly kind: "resign"; readonly side: Side }
  | { readonly kind: "timeout"; readonly side: Side } // the draft stays and is gone on from
  | { readonly kind: "hint" } // what the strongest bot would play for whoever is to act
  | { readonly kind: "think" } // the bot's play of the stage in hand, after the draft; nothing is changed
  | { readonly kind: "check-rules"; readonly rules: unknown }
  // Why nothing may leave `from`, or not go to `to`, in the numbering of `side`, which asks; 0 and
  // null ask about bearing off as such, null and null about a place of the other side.
  | {
      readonly kind: "why";
      readonly side: Side;
      readonly from: number | null;
      readonly to: number | null;
    }
  // Adds so many fresh dice to the six counts.
  | { readonly kind: "throws"; readonly dice: number; readonly numbers: readonly number[] }
  | { readonly kind: "review"; readonly record: unknown } // beside the match in hand
  | { readonly kind: "review-at"; readonly event: number } // the match reviewed, after so many events
);

export interface Catalogue {
  readonly version: string;
  readonly games: readonly string[];
  readonly traditions: readonly {
    readonly id: string;
    readonly set: readonly string[];
    readonly targets: readonly number[];
    readonly target: number;
  }[];
  readonly gameTargets: Readonly<
    Record<string, { readonly targets: readonly number[]; readonly target: number }>
  >;
  readonly levels: readonly string[];
  readonly starts: Readonly<Record<string, BoardState>>;
}

export interface Thought {
  readonly text: string;
  readonly value: number;
  readonly evaluations: number;
  /** Why the bot plays by rules of thumb: the code for which its trained weights were refused. */
  readonly standIn: string | null;
}

/** The best play of the stage in hand and, where the stage ends the turn, what it leads to. */
export interface Hint {
  readonly text: string;
  /** Shares of games, for the side to act; null where it goes on before the other side rolls. */
  readonly win: number | null;
  /** Shares of games won and lost with a mars; null too where every checker left counts. */
  readonly winMars: number | null;
  readonly loseMars: number | null;
  /** Points a game on the average, less than nothing when they are lost; null as `win` is. */
  readonly points: number | null;
}

/** What one side has thrown in a match. */
export interface Thrown {
  /** How often each number fell, 1 first. */
  readonly numbers: readonly number[];
  readonly rolls: number;
  readonly doubles: number;
  /** How often fair dice fall at least this unevenly, 0 to 1. */
  readonly evenness: number;
}

/** A whole match, looked back at. */
export interface Reviewed {
  readonly events: number;
  /** For each game the number of events before its first. */
  readonly begins: readonly number[];
  readonly dice: Readonly<Record<Side, Thrown>>;
  readonly games: readonly GameEnd[];
}

export type Answer =
  | View
  | Catalogue
  | Thought
  | Hint
  | Reviewed
  | Refusals
  | Throws
  | { readonly rules: unknown };

export type Reply =
  | { readonly id: number; readonly ok: true; readonly answer: Answer }
  | { readonly id: number; readonly ok: false; readonly error: EngineError };

/** Life of the worker, unasked. */
export type LifeEvent =
  /** The first word to a page that has come: the worker is there. */
  | { readonly event: "begun" }
  | {
      readonly event: "progress";
      readonly stage: "download" | "python" | "engine";
      readonly done: number;
      readonly total: number;
    }
  | { readonly event: "ready"; readonly version: string }
  | {
      readonly event: "fatal";
      readonly stage: "download" | "python" | "engine" | "play";
      /** What went wrong, for the page's own words: the stage, or "wasm-blocked". */
      readonly code: string;
      readonly message: string;
    };
