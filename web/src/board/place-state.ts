/** What a place is good for in the choice that is being made. */

import type { Move } from "../engine/protocol";
import { type Choice, canLeave, middlesFor, targetsFrom } from "./choice";
import type { PlaceState } from "./labels";
import type { Place } from "./numbering";

const idle: PlaceState = { movable: false, selected: false, target: null, middle: false };

/** `number` tells what the mover calls a place; null where it has no business now. */
export function placeStates(
  places: readonly Place[],
  number: (place: Place) => number | null,
  moves: readonly Move[],
  choice: Choice,
): ReadonlyMap<Place, PlaceState> {
  return new Map(places.map((place) => [place, placeState(number(place), moves, choice)]));
}

/** The places of which something holds, in their order. */
export function placesWhere(
  states: ReadonlyMap<Place, PlaceState>,
  holds: (state: PlaceState) => boolean,
): readonly Place[] {
  return [...states].filter(([, state]) => holds(state)).map(([place]) => place);
}

function placeState(number: number | null, moves: readonly Move[], choice: Choice): PlaceState {
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
