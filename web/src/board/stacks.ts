/**
 * The thirty checkers as lasting things: a new board moves as few of them as it can, so that what is
 * animated is exactly the difference of two boards.
 */

import type { BoardState, Side } from "../engine/protocol";
import { allPlaces, countOn, numberOf, type Place, pointState } from "./numbering";

export interface Checker {
  /** Stays with the checker as long as it is on the board. */
  readonly id: string;
  readonly side: Side;
  readonly place: Place;
  /** Height in its stack, 0 at the base. */
  readonly level: number;
  /** Checkers in the whole stack. */
  readonly count: number;
  /** Whether the lowest of the stack is pinned. */
  readonly pinned: boolean;
}

/** The checkers of a board that follows no other. */
export const setOut = (board: BoardState, viewer: Side): readonly Checker[] =>
  rearrange([], board, viewer);

/** The checkers of `board`: those that stand stay, the others go the shortest way, first to first. */
export function rearrange(
  before: readonly Checker[],
  board: BoardState,
  viewer: Side,
): readonly Checker[] {
  return [
    ...rearrangeSide(before, board, viewer, "w"),
    ...rearrangeSide(before, board, viewer, "b"),
  ];
}

function rearrangeSide(
  before: readonly Checker[],
  board: BoardState,
  viewer: Side,
  side: Side,
): Checker[] {
  const own = before.filter((checker) => checker.side === side);
  const travel = (place: Place) => numberOf(place, side, viewer, board.ways) ?? 0;
  const places = allPlaces(viewer)
    .filter((place) => numberOf(place, side, viewer, board.ways) !== null)
    .sort((one, two) => travel(two) - travel(one));

  const stacks = new Map<Place, string[]>();
  const leaving: string[] = [];
  for (const place of places) {
    const standing = own
      .filter((checker) => checker.place === place)
      .sort((one, two) => one.level - two.level)
      .map((checker) => checker.id);
    const kept = countOn(board, place, side, viewer);
    stacks.set(place, standing.slice(0, kept));
    // Of one stack the highest leaves first.
    leaving.push(...standing.slice(kept).reverse());
  }
  const fresh = unusedNames(own, side);
  const arranged: Checker[] = [];
  for (const place of places) {
    const stack = stacks.get(place) ?? [];
    const wanted = countOn(board, place, side, viewer);
    while (stack.length < wanted) stack.push(leaving.shift() ?? fresh());
    arranged.push(...stack.map((id, index) => stand(id, index, place, board, viewer, side)));
  }
  return arranged;
}

function stand(
  id: string,
  index: number,
  place: Place,
  board: BoardState,
  viewer: Side,
  side: Side,
): Checker {
  const count = countOn(board, place, side, viewer);
  if (typeof place !== "number") return { id, side, place, level: index, count, pinned: false };
  const { w, b, pinned } = pointState(board, place, viewer);
  const level = pinned !== null && pinned !== side ? index + 1 : index;
  return { id, side, place, level, count: w + b, pinned: pinned !== null };
}

function unusedNames(own: readonly Checker[], side: Side): () => string {
  const used = new Set(own.map((checker) => checker.id));
  let number = 0;
  return () => {
    do number += 1;
    while (used.has(`${side}${number}`));
    return `${side}${number}`;
  };
}

/** The topmost checker of a side on a place: the one that a hand would take. */
export function topChecker(
  checkers: readonly Checker[],
  place: Place,
  side: Side,
): Checker | undefined {
  return checkers
    .filter((checker) => checker.place === place && checker.side === side)
    .reduce<Checker | undefined>(
      (top, checker) => (top === undefined || checker.level > top.level ? checker : top),
      undefined,
    );
}
