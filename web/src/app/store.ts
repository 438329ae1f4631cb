/**
 * What outlives the tab: the match in hand. Written at once and in one piece, so
 * that closing the page at any moment loses nothing.
 */
import type { BoardState, DiceSource, MatchRecord, Side } from "../engine/protocol.ts";
import { newId } from "../history/entry.ts";

export type Draft = readonly (readonly [number, number])[];

export interface SavedMatch {
  /** Its name in the history, and when it was begun by this device's clock. */
  readonly id: string;
  readonly begun: number;
  readonly record: MatchRecord;
  /** Steps chosen and not yet played. */
  readonly draft: Draft;
  readonly dice: DiceSource;
  /** The parameters of the address it was started from; "" when it was set up by hand. */
  readonly address: string;
  readonly finished: boolean;
  /** What was on the table, to be shown before the engine has started; null when unknown. */
  readonly picture: Picture | null;
}

export interface Picture {
  readonly board: BoardState;
  readonly viewer: Side;
}

/**
 * Where the match of an address is kept: the page has one at a time, each embedded board its own.
 * The number is the form's version: a changed form gets a new key, the old one stays readable.
 */
export function matchKey(address: string): string {
  return address.startsWith("board ") ? `tabla.match.1.${address}` : "tabla.match.1";
}

/** False when the browser refuses to keep it. */
function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Null also where the browser keeps nothing for this page: that is told when something is stored. */
function read(key: string): unknown {
  let text: string | null;
  try {
    text = localStorage.getItem(key);
  } catch {
    return null;
  }
  return text === null ? null : JSON.parse(text);
}

export function saveMatch(match: SavedMatch): boolean {
  return write(matchKey(match.address), match);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Null when nothing is stored; "unreadable" when something is that is not a match. */
export function savedMatch(address: string): SavedMatch | "unreadable" | null {
  try {
    const saved = read(matchKey(address));
    if (saved === null) return null;
    if (!isObject(saved) || !isObject(saved.record) || !isObject(saved.dice)) {
      return "unreadable";
    }
    return {
      id: typeof saved.id === "string" ? saved.id : newId(),
      begun: typeof saved.begun === "number" ? saved.begun : 0,
      record: saved.record,
      dice: saved.dice as DiceSource,
      draft: Array.isArray(saved.draft) ? (saved.draft as Draft) : [],
      address: typeof saved.address === "string" ? saved.address : "",
      finished: saved.finished === true,
      picture: isObject(saved.picture) ? (saved.picture as unknown as Picture) : null,
    };
  } catch {
    return "unreadable";
  }
}
