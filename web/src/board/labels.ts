/** What the board says about itself: it states facts, the page around it turns them into words. */

import type { Side } from "../engine/protocol";

/** A die on the board. */
export interface Die {
  readonly number: number;
  readonly used: boolean;
  /** Who threw it. */
  readonly owner: Side;
  /** Left by its owner for the other side, beside whom it is drawn. */
  readonly handedOver: boolean;
}

/** How a place stands in the choice of a move. */
export interface PlaceState {
  /** A checker here can move. */
  readonly movable: boolean;
  /** The checker here is picked up. */
  readonly selected: boolean;
  /** The checker picked up can end here: with one die, or only by running on. */
  readonly target: "step" | "run" | null;
  /** Here the ways to the chosen target part. */
  readonly middle: boolean;
}

export interface PointFacts extends PlaceState {
  /** In the viewer's numbering. */
  readonly point: number;
  readonly w: number;
  readonly b: number;
  readonly pinned: Side | null;
}

export interface SpareFacts extends PlaceState {
  readonly side: Side;
  readonly count: number;
  /** Whether it is the viewer's own. */
  readonly own: boolean;
}

export interface Labels {
  /** A number printed on the board. */
  number(value: number): string;
  board(): string;
  point(facts: PointFacts): string;
  bar(facts: SpareFacts): string;
  off(facts: SpareFacts): string;
  dice(dice: readonly Die[]): string;
  pips(side: Side, count: number): string;
}

/** Bare numbers, in no language. */
export const bareLabels: Labels = {
  number: String,
  board: () => "",
  point: ({ point, w, b }) => `${point}: ${w} ${b}`,
  bar: ({ side, count }) => `25 ${side}: ${count}`,
  off: ({ side, count }) => `0 ${side}: ${count}`,
  dice: (dice) => dice.map((die) => die.number).join(" "),
  pips: (side, count) => `${side} ${count}`,
};
