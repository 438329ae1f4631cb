/** Arrow keys follow the geometry of the board, in every language. */

import { centreOf, type Geometry, rectOf } from "./geometry";
import type { Place } from "./numbering";

const directions = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;

export type ArrowKey = keyof typeof directions;

export const isArrow = (key: string): key is ArrowKey => key in directions;

/** The nearest place in the direction of a key; the same place at the edge of the board. */
export function neighbour(geometry: Geometry, place: Place, key: ArrowKey): Place {
  const direction = directions[key];
  const start = centreOf(rectOf(geometry, place));
  let best = place;
  let lowest = Number.POSITIVE_INFINITY;
  for (const [other, rect] of geometry.places) {
    const end = centreOf(rect);
    const ahead = (end.x - start.x) * direction.x + (end.y - start.y) * direction.y;
    const aside =
      Math.abs((end.x - start.x) * direction.y) + Math.abs((end.y - start.y) * direction.x);
    // What lies more aside than ahead belongs to another direction.
    if (ahead <= 1 || aside > ahead) continue;
    const cost = ahead + 3 * aside;
    if (cost < lowest) {
      best = other;
      lowest = cost;
    }
  }
  return best;
}
