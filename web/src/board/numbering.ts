/** Places on the board, and the way from one side's numbers to the other's. */

import type { BoardState, Move, PointState, Side } from "../engine/protocol";

/** A point in the viewer's numbering, or the bar or off tray of one side. */
export type Place = number | `bar-${Side}` | `off-${Side}`;

export type Ways = BoardState["ways"];

export const barNumber = 25;
export const offNumber = 0;

export const otherSide = (side: Side): Side => (side === "w" ? "b" : "w");

/** The number that `to` gives to the point which `from` calls `point` (1 to 24). */
export function renumber(point: number, from: Side, to: Side, ways: Ways): number {
  if (from === to) return point;
  if (ways === "contrary") return 25 - point;
  return point > 12 ? point - 12 : point + 12;
}

/** The place that `side` calls `number`: bar 25, points 24 to 1, off 0. */
export function placeOf(number: number, side: Side, viewer: Side, ways: Ways): Place {
  if (number === barNumber) return `bar-${side}`;
  if (number === offNumber) return `off-${side}`;
  return renumber(number, side, viewer, ways);
}

/** What `side` calls a place; null for the bar and the off tray of the other side. */
export function numberOf(place: Place, side: Side, viewer: Side, ways: Ways): number | null {
  if (typeof place === "number") return renumber(place, viewer, side, ways);
  if (place === `bar-${side}`) return barNumber;
  return place === `off-${side}` ? offNumber : null;
}

const empty: PointState = { w: 0, b: 0, pinned: null };

/** What lies on a point of the viewer's numbering. */
export function pointState(board: BoardState, point: number, viewer: Side): PointState {
  return board.points[renumber(point, viewer, "w", board.ways) - 1] ?? empty;
}

/** How many checkers of `side` lie on a place. */
export function countOn(board: BoardState, place: Place, side: Side, viewer: Side): number {
  if (typeof place === "number") return pointState(board, place, viewer)[side];
  if (place === `bar-${side}`) return board.bar[side];
  return place === `off-${side}` ? board.off[side] : 0;
}

/** Every place in reading order: the viewer's way round the board first, then the other side's. */
export function allPlaces(viewer: Side): readonly Place[] {
  const foe = otherSide(viewer);
  const points = Array.from({ length: 24 }, (_, index) => 24 - index);
  return [`bar-${viewer}`, ...points, `off-${viewer}`, `bar-${foe}`, `off-${foe}`];
}

export function sameBoard(one: BoardState, two: BoardState): boolean {
  return (
    one.ways === two.ways &&
    one.bar.w === two.bar.w &&
    one.bar.b === two.bar.b &&
    one.off.w === two.off.w &&
    one.off.b === two.off.b &&
    one.points.length === two.points.length &&
    one.points.every((point, index) => {
      const twin = two.points[index];
      return point.w === twin?.w && point.b === twin.b && point.pinned === twin.pinned;
    })
  );
}

/** Net comings and goings of a run of steps: a checker that ran on counts where it ended. */
export function netMoves(steps: readonly { from: number; to: number }[]): Map<number, number> {
  const net = new Map<number, number>();
  for (const { from, to } of steps) {
    net.set(from, (net.get(from) ?? 0) - 1);
    net.set(to, (net.get(to) ?? 0) + 1);
  }
  return net;
}

export const lastOf = (move: Move): number => move.path[move.path.length - 1] ?? move.from;
