/**
 * What outlives the tab: the match in hand. Written at once and in one piece, so
 * that closing the page at any moment loses nothing.
 */
import type { BoardState, DiceSource, MatchRecord, Side } from "../engine/protocol.ts";
import { readMatch } from "./stored-form.ts";

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
function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Null also where the browser keeps nothing for this page: that is told when something is stored. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What is stored, as JSON says it; undefined when it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `refused` by the browser; `changed` by another window since this one looked, and left so. */
export type Kept = "kept" | "refused" | "changed";

/** The place of the match in hand, as one window knows it. */
export class MatchSlot {
  readonly key: string;
  /** The last text read or written here: what other text there is comes from somewhere else. */
  #known: string | null = null;
  /** False when what was read last had to be mended. */
  whole = true;

  constructor(address: string) {
    this.key = matchKey(address);
  }

  /** Null when nothing is stored; "unreadable" when something is that is not a match. */
  read(): SavedMatch | "unreadable" | null {
    this.#known = read(this.key);
    this.whole = true;
    if (this.#known === null) return null;
    const readable = readMatch(parsed(this.#known));
    if (readable === null) return "unreadable";
    this.whole = readable.whole;
    return readable.match;
  }

  /** What lies there may be replaced: a person said so. */
  yield(): void {
    this.#known = read(this.key);
  }

  /** Keeps a match, in place of the one read or kept last. What was cleared is kept anew. */
  keep(match: SavedMatch): Kept {
    if (this.isForeign) return "changed";
    const text = JSON.stringify(match);
    if (!write(this.key, text)) return "refused";
    this.#known = text;
    return "kept";
  }

  /** Something lies there that another window wrote since this one looked. */
  get isForeign(): boolean {
    const there = read(this.key);
    return there !== null && there !== this.#known;
  }

  /** What lies there, also when no match can be read from it. */
  get text(): string | null {
    return read(this.key);
  }
}
