/** A match as the history keeps it. Pure: what comes out of the storage is checked here. */
import type { DiceSource, GameEnd, MatchRecord, Side, View } from "../engine/protocol.ts";

export interface Entry {
  readonly id: string;
  /** Milliseconds since 1970, by this device's clock. */
  readonly begun: number;
  readonly changed: number;
  readonly record: MatchRecord;
  readonly dice: DiceSource;
  readonly summary: Summary;
}

/** What the list says of a match without replaying it. */
export interface Summary {
  readonly tradition: string | null;
  readonly set: readonly string[];
  readonly target: number;
  readonly players: Readonly<Record<Side, string>>;
  readonly score: Readonly<Record<Side, number>>;
  readonly winner: Side | null;
  readonly games: readonly GameEnd[];
}

/** Something stored that is no match, and why; it is shown as it is and harms no other. */
export interface Damaged {
  readonly id: string;
  readonly damage: "no-record" | "no-summary" | "no-object";
  readonly stored: unknown;
}

export function isDamaged(entry: Entry | Damaged): entry is Damaged {
  return "damage" in entry;
}

export function summaryOf({ match, games }: View): Summary {
  const { tradition, set, target, players, score, winner } = match;
  return { tradition, set, target, players, score, winner, games };
}

/** A name that no other match has. `crypto.randomUUID` is missing on pages without a certificate. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** How many events a record tells. */
export function eventsOf(record: MatchRecord): number {
  return Array.isArray(record.events) ? record.events.length : 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

const isPair = (value: unknown, type: "string" | "number"): boolean =>
  isObject(value) && typeof value.w === type && typeof value.b === type;

const isSide = (value: unknown): boolean => value === null || value === "w" || value === "b";

function isGameEnd(value: unknown): value is GameEnd {
  return (
    isObject(value) &&
    typeof value.game === "string" &&
    isSide(value.winner) &&
    typeof value.points === "number" &&
    typeof value.reason === "string"
  );
}

function isSummary(value: unknown): value is Summary {
  return (
    isObject(value) &&
    (value.tradition === null || typeof value.tradition === "string") &&
    isTexts(value.set) &&
    typeof value.target === "number" &&
    isPair(value.players, "string") &&
    isPair(value.score, "number") &&
    isSide(value.winner) &&
    Array.isArray(value.games) &&
    value.games.every(isGameEnd)
  );
}

const time = (value: unknown): number =>
  typeof value === "number" && Number.isFinite(value) && Math.abs(value) < 8.64e15 ? value : 0;

const kinds = ["secret", "seed", "list"];

/** What the storage gave for `id`, as a match or as what is wrong with it. */
export function readEntry(id: string, stored: unknown): Entry | Damaged {
  if (!isObject(stored)) return { id, damage: "no-object", stored };
  const { record, dice, summary } = stored;
  if (!isObject(record)) return { id, damage: "no-record", stored };
  if (!isSummary(summary)) return { id, damage: "no-summary", stored };
  const known = isObject(dice) && kinds.includes(String(dice.kind));
  return {
    id,
    begun: time(stored.begun),
    changed: time(stored.changed),
    record,
    dice: known ? (dice as unknown as DiceSource) : { kind: "secret" },
    summary,
  };
}
