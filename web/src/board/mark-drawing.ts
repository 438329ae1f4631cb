/** Marks on the board: what can move, where it can go, what moved last, and the pip counts. */

import { type SVGTemplateResult, svg } from "lit";
import type { Side } from "../engine/protocol";
import { centreOf, checkerRadius, type Dot, type Geometry, rectOf, type Spot } from "./geometry";
import type { Labels } from "./labels";
import type { Place } from "./numbering";
import { trianglePath } from "./surface-drawing";

/** Tints a place: a triangle of the field, or the whole of a bar or tray. */
export function drawTint(geometry: Geometry, place: Place, kind: string): SVGTemplateResult {
  if (typeof place === "number") {
    return svg`<path class="tint ${kind}" d=${trianglePath(geometry, place)}></path>`;
  }
  const { x, y, width, height } = rectOf(geometry, place);
  return svg`<rect class="tint ${kind}" x=${x} y=${y} width=${width} height=${height} rx="4"></rect>`;
}

/** A ring around a checker that can be taken, or that is. */
export function drawRing(spot: Dot, kind: "movable" | "selected"): SVGTemplateResult {
  return svg`
    <g class="ring ${kind}" transform="translate(${spot.x} ${spot.y})">
      <circle class="glow" r=${checkerRadius}></circle>
      <circle class="casing" r=${checkerRadius}></circle>
      <circle class="line" r=${checkerRadius}></circle>
    </g>`;
}

/** Where the checker would come to lie. */
export function drawLanding(spot: Spot, kind: string): SVGTemplateResult {
  const round = svg`<circle class="casing" r=${checkerRadius - 1}></circle><circle class="line" r=${checkerRadius - 1}></circle><circle class="dot" r="6.5"></circle>`;
  const edge = svg`<rect class="casing" x="-18" y="-7" width="36" height="14" rx="4"></rect><rect class="line" x="-18" y="-7" width="36" height="14" rx="4"></rect>`;
  return svg`
    <g class="landing ${kind}" transform="translate(${spot.x} ${spot.y}) ${spot.lie === "upright" ? "rotate(90)" : ""}">
      ${spot.lie === "flat" ? round : edge}
    </g>`;
}

/** Something pointed out: a place, the checker taken from one, or a landing that is barred. */
export interface Note {
  readonly place: Place;
  readonly as: "shown" | "taken" | "barred";
}

/** A cross where a checker may not come to lie, or over one that may not move. */
export function drawBarred(spot: Dot): SVGTemplateResult {
  return svg`
    <g class="barred" transform="translate(${spot.x} ${spot.y})">
      <circle r=${checkerRadius - 1}></circle>
      <path d="M-9 -9 9 9 M9 -9 -9 9"></path>
    </g>`;
}

/** A brass plate with the pip count, and a disc that says whose it is. */
export function drawPips(
  geometry: Geometry,
  side: Side,
  count: number,
  labels: Labels,
): SVGTemplateResult {
  const { x, y } = centreOf(geometry.pips[side]);
  return svg`
    <g class="pips pips-${side}" transform="translate(${x} ${y})">
      <rect class="brass" x="-20" y="-19" width="40" height="38" rx="4"></rect>
      <circle class="body" cy="-9" r="5" fill="url(#paint-${side})"></circle>
      <text y="8">${labels.number(count)}</text>
    </g>`;
}
