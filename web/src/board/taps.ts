/**
 * What a tap means beside choosing: a second one on the checker just picked up plays it at once, by
 * the die that takes it furthest or off the board; the next one there plays on with what is left.
 * And a tap beside a place that can be chosen is meant for it.
 */

import { type Dot, type Geometry, nearestPlace } from "./geometry";
import type { PlaceState } from "./labels";
import type { Place } from "./numbering";
import { placesWhere } from "./place-state";

/** In milliseconds: between the two taps of a double one, and from a quick move to the next. */
const doubleTap = 350;
const tapOn = 2000;

/** How far beside a place a tap may be, in units of the board: less than to the middle of the next. */
const reach = 14;

export class Taps {
  #pickedUp: { readonly place: Place; readonly at: number } | null = null;
  #played: { readonly places: readonly Place[]; readonly at: number } | null = null;

  /** Whether a tap here, at this time, plays at once. */
  isQuick(place: Place, selected: boolean, at: number): boolean {
    const [picked, played] = [this.#pickedUp, this.#played];
    if (selected && picked?.place === place && at - picked.at < doubleTap) return true;
    return played?.places.includes(place) === true && at - played.at < tapOn;
  }

  pickedUp(place: Place, at: number): void {
    this.#pickedUp = { place, at };
    this.#played = null;
  }

  /** A checker was played at once from one place to another. */
  played(from: Place, to: Place, at: number): void {
    this.#pickedUp = null;
    this.#played = { places: [from, to], at };
  }

  forget(): void {
    this.#pickedUp = null;
    this.#played = null;
  }
}

/** The place that a tap was meant for: what lies under it, or close by what can be chosen. */
export function aimedAt(
  geometry: Geometry,
  states: ReadonlyMap<Place, PlaceState>,
  under: Place | null,
  dot: Dot,
  holdsOwn: (place: Place) => boolean,
): Place | null {
  const chosen = [...states.values()].some(({ selected }) => selected);
  const choosable = ({ movable, target, middle }: PlaceState) =>
    chosen ? target !== null || middle : movable;
  const state = under === null ? undefined : states.get(under);
  const meant = state !== undefined && (choosable(state) || state.movable || state.selected);
  if (under !== null && (meant || holdsOwn(under))) return under;
  return nearestPlace(geometry, placesWhere(states, choosable), dot, reach) ?? under;
}
