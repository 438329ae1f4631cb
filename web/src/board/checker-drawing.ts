/** One checker, lying or on edge. Light and dark differ in their pattern too, not in colour alone. */

import { nothing, type SVGTemplateResult, svg } from "lit";
import type { Side } from "../engine/protocol";
import { checkerRadius, type Dot, type Spot, slabThickness } from "./geometry";

export const checkerPaints = svg`
  <defs>
    <radialGradient id="paint-w" cx="0.38" cy="0.3" r="0.8">
      <stop class="w-shine" offset="0"></stop>
      <stop class="w-body" offset="0.55"></stop>
      <stop class="w-shade" offset="1"></stop>
    </radialGradient>
    <radialGradient id="paint-b" cx="0.38" cy="0.3" r="0.8">
      <stop class="b-shine" offset="0"></stop>
      <stop class="b-body" offset="0.55"></stop>
      <stop class="b-shade" offset="1"></stop>
    </radialGradient>
    <linearGradient id="slab-w" x1="0" y1="0" x2="0" y2="1">
      <stop class="w-shine" offset="0"></stop>
      <stop class="w-body" offset="0.4"></stop>
      <stop class="w-shade" offset="1"></stop>
    </linearGradient>
    <linearGradient id="slab-b" x1="0" y1="0" x2="0" y2="1">
      <stop class="b-shine" offset="0"></stop>
      <stop class="b-body" offset="0.4"></stop>
      <stop class="b-shade" offset="1"></stop>
    </linearGradient>
  </defs>
`;

export interface CheckerMarks {
  /** It came here with the last move. */
  readonly arrived: boolean;
  /** Pinned: the way to the edge of the board, where it looks out, is up (-1) or down (1). */
  readonly trapped: -1 | 1 | null;
}

/** Drawn around its own centre. */
export function drawChecker(
  side: Side,
  lie: Spot["lie"],
  { arrived, trapped }: CheckerMarks,
): SVGTemplateResult {
  if (lie !== "flat") return drawSlab(side, lie);
  return svg`
    <ellipse class="shadow" cx="1" cy="3.2" rx="19.2" ry="18.6"></ellipse>
    <circle class="body" r=${checkerRadius - 0.6} fill="url(#paint-${side})"></circle>
    <circle class="groove" r="14.6"></circle>
    ${side === "w" ? lightPattern : darkPattern}
    <path class="gleam" d="M-13.5 -9.5A16.5 16.5 0 0 1 2 -16.4"></path>
    ${arrived ? svg`<circle class="arrived" r="4.2"></circle>` : nothing}
    ${trapped === null ? nothing : drawLock(trapped)}
  `;
}

const lightPattern = svg`
  <circle class="groove fine" r="9.8"></circle>
  <circle class="groove fine" r="7.2"></circle>
`;
const darkPattern = svg`
  <circle class="studs" r="10.2"></circle>
  <circle class="boss" r="4.4"></circle>
`;

/** A ring around a pinned checker, and a closed lock on the part that looks out. */
function drawLock(out: -1 | 1): SVGTemplateResult {
  return svg`
    <circle class="pinned-ring casing" r=${checkerRadius - 1}></circle>
    <circle class="pinned-ring" r=${checkerRadius - 1}></circle>
    <g class="pinned-lock" transform="translate(0 ${out * 10.2})">
      <circle class="lock-plate" r="7.6"></circle>
      <path class="lock-bow" d="M-2.6 -0.6V-2.6A2.6 2.6 0 0 1 2.6 -2.6V-0.6"></path>
      <rect class="lock-body" x="-4" y="-0.9" width="8" height="5.6" rx="1.2"></rect>
    </g>`;
}

function drawSlab(side: Side, lie: Spot["lie"]): SVGTemplateResult {
  const length = 2 * checkerRadius - 1;
  return svg`
    <g transform=${lie === "upright" ? "rotate(-90)" : ""}>
      <rect class="body" x=${-length / 2} y=${-slabThickness / 2} width=${length} height=${slabThickness}
        rx="3" fill="url(#slab-${side})"></rect>
      <line class="groove" x1=${-length / 2 + 3} x2=${length / 2 - 3} y1="0" y2="0"></line>
      ${side === "b" ? svg`<line class="studs" x1=${-length / 2 + 7} x2=${length / 2 - 7}></line>` : ""}
    </g>`;
}

/** How many lie in a stack too high to be counted at a glance. */
export function drawCount({ x, y }: Dot, side: Side, text: string): SVGTemplateResult {
  return svg`
    <g class="count count-${side}" transform="translate(${x} ${y})">
      <circle r="10.5"></circle>
      <text>${text}</text>
    </g>`;
}
