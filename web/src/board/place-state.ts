/** What a place is good for in the choice that is being made. */

import type { Move } from "../engine/protocol";
import { type Choice, canLeave, middlesFor, targetsFrom } from "./choice";
import type { PlaceState } from "./labels";

const idle: PlaceState = { movable: false, selected: false, target: null, middle: false };

/** `number` is what the mover calls the place; null where it has no business now. */
export function placeState(
  number: number | null,
  moves: readonly Move[],
  choice: Choice,
): PlaceState {
  if (number === null) return idle;
  const choosingWay = choice.final !== null;
  const reached =
    choice.from === null || choosingWay ? undefined : targetsFrom(moves, choice.from).get(number);
  return {
    movable: !choosingWay && canLeave(moves, number),
    selected: number === choice.from,
    target: reached?.[0] === undefined ? null : reached[0].path.length === 1 ? "step" : "run",
    middle: middlesFor(moves, choice).has(number),
  };
}
