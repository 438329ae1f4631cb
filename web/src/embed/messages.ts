/**
 * All that passes between an embedded board and the page around it, by `postMessage`. Types alone:
 * `board.ts` (around the frame) and `frame.ts` (in it) each read what comes from the other.
 *
 * `tabla` is the version. A message of another version, or not of one of these forms, is ignored.
 * New kinds of message and new fields may come within a version; none changes its meaning.
 */
import type { GameEnd, MatchRecord, Side } from "../engine/protocol.ts";

export interface Versioned {
  readonly tabla: 1;
}

/** What a page can wish of a board; each is a parameter of the frame's address too. */
export type Wish =
  | "tradition"
  | "game"
  | "target"
  | "white"
  | "level"
  | "position"
  | "record"
  | "seed"
  | "dice"
  | "lang"
  | "theme";

export type Wishes = Readonly<Partial<Record<Wish, string>>>;

export type Score = Readonly<Record<Side, number>>;

/** The frame has drawn its board and listens. */
export interface LoadedMessage {
  readonly type: "loaded";
}

/** The height, in CSS pixels, at which the board fits its width best. */
export interface SizeMessage {
  readonly type: "size";
  readonly height: number;
}

/** The engine answers: the board can be played. */
export interface ReadyMessage {
  readonly type: "ready";
  /** Version of the engine. */
  readonly version: string;
}

/** A wish that makes no sense; something usual is played in its place. */
export interface IgnoredMessage {
  readonly type: "ignored";
  readonly wish: Wish;
  readonly value: string;
}

/** A play was made, by a person or the bot. */
export interface MoveMessage {
  readonly type: "move";
  readonly side: Side;
  readonly game: string;
  /** As in a record: "8/5 6/5", or "-" for a pass. */
  readonly text: string;
  /** The position line after it. */
  readonly position: string;
  readonly score: Score;
}

/** A game has ended; the match may go on. */
export interface GameEndMessage extends GameEnd {
  readonly type: "game-end";
  readonly score: Score;
  readonly record: MatchRecord;
}

/** The match has ended. Its last game's `game-end` comes before it. */
export interface MatchEndMessage {
  readonly type: "match-end";
  readonly winner: Side | null;
  readonly score: Score;
  readonly record: MatchRecord;
}

export type FromFrame =
  | LoadedMessage
  | SizeMessage
  | ReadyMessage
  | IgnoredMessage
  | MoveMessage
  | GameEndMessage
  | MatchEndMessage;

/** Asks for `loaded` once more; of use where the frame cannot know whose page it is on. */
export interface HelloMessage {
  readonly type: "hello";
}

/** All wishes there are now; one that is not named is withdrawn. */
export interface WishesMessage {
  readonly type: "wishes";
  readonly wishes: Wishes;
}

export type ToFrame = HelloMessage | WishesMessage;

/** As they are posted. */
export type FromFramePosted = FromFrame & Versioned;
export type ToFramePosted = ToFrame & Versioned;
