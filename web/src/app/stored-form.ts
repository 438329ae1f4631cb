/**
 * What comes out of the browser's storage, field by field. Anything may lie there: what an older or
 * a newer version wrote, what another program of this origin wrote, half of something. Nothing is
 * believed that has not the form the page gave it.
 */
import type { BoardState, DiceSource, Side } from "../engine/protocol.ts";
import { newId } from "../history/entry.ts";
import type { Draft, Picture, SavedMatch } from "./store.ts";

type Fields = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

function isDraft(value: unknown): value is Draft {
  const isStep = (step: unknown) =>
    Array.isArray(step) && step.length === 2 && step.every((number) => isWhole(number, 0, 25));
  return Array.isArray(value) && value.length <= 4 && value.every(isStep);
}

function isDice(value: unknown): value is DiceSource {
  if (!isObject(value)) return false;
  if (value.kind === "seed") return typeof value.seed === "string";
  if (value.kind !== "list") return value.kind === "secret";
  return Array.isArray(value.dice) && value.dice.every((die) => isWhole(die, 1, 6));
}

const checkers = 15;
const mostPips = checkers * 25;

function isPair(value: unknown, most: number): boolean {
  return isObject(value) && isWhole(value.w, 0, most) && isWhole(value.b, 0, most);
}

function isSide(value: unknown): value is Side {
  return value === "w" || value === "b";
}

function isBoard(value: unknown): value is BoardState {
  if (!isObject(value)) return false;
  const { ways, points, bar, off, pips } = value;
  const isPoint = (point: unknown) =>
    isPair(point, checkers) && isObject(point) && (point.pinned === null || isSide(point.pinned));
  return (
    (ways === "contrary" || ways === "parallel") &&
    Array.isArray(points) &&
    points.length === 24 &&
    points.every(isPoint) &&
    isPair(bar, checkers) &&
    isPair(off, checkers) &&
    isPair(pips, mostPips)
  );
}

function isPicture(value: unknown): value is Picture | null {
  return value === null || (isObject(value) && isSide(value.viewer) && isBoard(value.board));
}

export interface Readable {
  readonly match: SavedMatch;
  /** False when something was not as it should be and has been left out. */
  readonly whole: boolean;
}

/** Null when there is no match in it. What its record says is for the engine to judge. */
export function readMatch(stored: unknown): Readable | null {
  if (!isObject(stored) || !isObject(stored.record)) return null;
  let whole = true;
  const field = <T>(value: unknown, is: (value: unknown) => value is T, instead: T): T => {
    if (is(value)) return value;
    whole = false;
    return instead;
  };
  const isText = (value: unknown): value is string => typeof value === "string";
  const isTruth = (value: unknown): value is boolean => typeof value === "boolean";
  const isName = (value: unknown): value is string => isText(value) && /^[\w-]{1,100}$/.test(value);
  const isTime = (value: unknown): value is number => isWhole(value, 0, Number.MAX_SAFE_INTEGER);
  const match: SavedMatch = {
    // Older versions of the page wrote neither of these two.
    id: stored.id === undefined ? newId() : field(stored.id, isName, newId()),
    begun: stored.begun === undefined ? 0 : field(stored.begun, isTime, 0),
    record: stored.record,
    dice: field<DiceSource>(stored.dice, isDice, { kind: "secret" }),
    draft: field<Draft>(stored.draft, isDraft, []),
    address: field(stored.address, isText, ""),
    finished: field(stored.finished, isTruth, false),
    picture: field(stored.picture, isPicture, null),
  };
  return { match, whole };
}
