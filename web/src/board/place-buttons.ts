/** The real, focusable buttons that lie over the drawing: one for each place a checker can be. */

import { html, nothing, type TemplateResult } from "lit";
import type { BoardState, Side } from "../engine/protocol";
import { type Geometry, type Rect, rectOf } from "./geometry";
import type { Labels, PlaceState } from "./labels";
import { countOn, otherSide, type Place, pointState } from "./numbering";
import { styled } from "./styled";

/** Lays an element on a rectangle of the board; in shares of it, so that no size in pixels is needed. */
export function lyingOn(geometry: Geometry, { x, y, width, height }: Rect) {
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`;
  return styled({
    "inset-inline-start": share(x, geometry.width),
    "inset-block-start": share(y, geometry.height),
    "inline-size": share(width, geometry.width),
    "block-size": share(height, geometry.height),
  });
}

export interface ButtonContext {
  readonly geometry: Geometry;
  readonly board: BoardState;
  readonly viewer: Side;
  readonly labels: Labels;
  readonly inTabOrder: Place;
  readonly hovered: Place | null;
}

export function placeButton(
  context: ButtonContext,
  place: Place,
  state: PlaceState,
): TemplateResult {
  const { geometry } = context;
  const seen = describe(context, place, state);
  return html`<button
    type="button"
    ${lyingOn(geometry, rectOf(geometry, place))}
    tabindex=${place === context.inTabOrder ? 0 : -1}
    aria-label=${seen.label}
    aria-pressed=${state.selected ? "true" : nothing}
    data-place=${place}
    data-point=${typeof place === "number" ? place : nothing}
    data-bar=${seen.kind === "bar" ? seen.side : nothing}
    data-off=${seen.kind === "off" ? seen.side : nothing}
    data-checkers=${seen.count}
    data-side=${seen.side ?? nothing}
    data-pinned=${seen.pinned ?? nothing}
    ?data-movable=${state.movable}
    ?data-selected=${state.selected}
    data-target=${state.target ?? nothing}
    ?data-middle=${state.middle}
    ?data-hovered=${place === context.hovered}
  ></button>`;
}

interface Seen {
  readonly kind: "point" | "bar" | "off";
  readonly label: string;
  readonly count: number;
  readonly side: Side | null;
  readonly pinned: Side | null;
}

function describe(context: ButtonContext, place: Place, state: PlaceState): Seen {
  const { board, viewer, labels } = context;
  if (typeof place === "number") {
    const { w, b, pinned } = pointState(board, place, viewer);
    const label = labels.point({ point: place, w, b, pinned, ...state });
    const side = pinned !== null ? otherSide(pinned) : w > 0 ? "w" : b > 0 ? "b" : null;
    return { kind: "point", label, count: w + b, side, pinned };
  }
  const side: Side = place.endsWith("w") ? "w" : "b";
  const count = countOn(board, place, side, viewer);
  const facts = { side, count, own: side === viewer, ...state };
  return place.startsWith("bar")
    ? { kind: "bar", label: labels.bar(facts), count, side, pinned: null }
    : { kind: "off", label: labels.off(facts), count, side, pinned: null };
}

/** The place whose button something happened on; null when it was none. */
export function placeOfButton(target: EventTarget | null): Place | null {
  const name = target instanceof HTMLElement ? target.dataset.place : undefined;
  if (name === "bar-w" || name === "bar-b" || name === "off-w" || name === "off-b") return name;
  return name === undefined || name === "" ? null : Number(name);
}
