/** The board itself: what is drawn once and does not move. */

import { type SVGTemplateResult, svg } from "lit";
import { columnWidth, type Geometry, isTop, type Rect, rectOf } from "./geometry";
import type { Labels } from "./labels";

export function drawSurface(geometry: Geometry, labels: Labels): SVGTemplateResult {
  const { width, height, left, right, bar } = geometry;
  const points = Array.from({ length: 24 }, (_, index) => index + 1);
  return svg`
    ${paints}
    <rect class="frame" width=${width} height=${height} rx="13"></rect>
    <rect width=${width} height=${height} rx="13" fill="url(#grain)" opacity="0.5"></rect>
    <rect class="frame-edge light" x="1.5" y="1.5" width=${width - 3} height=${height - 3} rx="12"></rect>
    ${geometry.wells.map(drawWell)}
    ${[left, right].map(drawHalf)}
    ${drawBar(bar)}
    ${points.map((point) => drawTriangle(geometry, point))}
    ${[left, right].map(drawShade)}
    ${points.map((point) => drawNumber(geometry, point, labels))}
  `;
}

/** Repeated waves, so that the wood shows its grain without a costly filter. */
const paints = svg`
  <defs>
    <linearGradient id="frame-paint" x1="0" y1="0" x2="0" y2="1">
      <stop class="frame-top" offset="0"></stop>
      <stop class="frame-bottom" offset="1"></stop>
    </linearGradient>
    <linearGradient id="field-paint" x1="0" y1="0" x2="1" y2="1">
      <stop class="field-top" offset="0"></stop>
      <stop class="field-bottom" offset="1"></stop>
    </linearGradient>
    <linearGradient id="dark-point-paint" x1="0" y1="0" x2="1" y2="0">
      <stop class="dark-point-edge" offset="0"></stop>
      <stop class="dark-point-middle" offset="0.5"></stop>
      <stop class="dark-point-edge" offset="1"></stop>
    </linearGradient>
    <linearGradient id="light-point-paint" x1="0" y1="0" x2="1" y2="0">
      <stop class="light-point-edge" offset="0"></stop>
      <stop class="light-point-middle" offset="0.5"></stop>
      <stop class="light-point-edge" offset="1"></stop>
    </linearGradient>
    <linearGradient id="bar-paint" x1="0" y1="0" x2="1" y2="0">
      <stop class="bar-edge" offset="0"></stop>
      <stop class="bar-middle" offset="0.48"></stop>
      <stop class="bar-fold" offset="0.5"></stop>
      <stop class="bar-middle" offset="0.52"></stop>
      <stop class="bar-edge" offset="1"></stop>
    </linearGradient>
    <linearGradient id="brass-paint" x1="0" y1="0" x2="0" y2="1">
      <stop class="brass-top" offset="0"></stop>
      <stop class="brass-bottom" offset="1"></stop>
    </linearGradient>
    <linearGradient id="shade-down" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-opacity="0.42"></stop><stop offset="1" stop-opacity="0"></stop>
    </linearGradient>
    <linearGradient id="shade-across" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stop-opacity="0.3"></stop><stop offset="1" stop-opacity="0"></stop>
    </linearGradient>
    <pattern id="grain" width="260" height="48" patternUnits="userSpaceOnUse">
      <g class="grain">
        <path d="M0 4C70 2 150 7 260 4"></path>
        <path d="M0 11C90 13 170 8 260 11"></path>
        <path class="strong" d="M0 16.5C60 15 190 19 260 16.5"></path>
        <path d="M0 23C100 21 180 26 260 23"></path>
        <path d="M0 29C80 31 140 27 260 29"></path>
        <path class="strong" d="M0 35.5C110 38 200 33 260 35.5"></path>
        <path d="M0 42C70 41 180 45 260 42"></path>
      </g>
    </pattern>
  </defs>
`;

function drawHalf({ x, y, width, height }: Rect): SVGTemplateResult {
  return svg`
    <rect class="rim" x=${x - 3} y=${y - 3} width=${width + 6} height=${height + 6} rx="4"></rect>
    <rect class="field" x=${x} y=${y} width=${width} height=${height}></rect>
    <rect x=${x} y=${y} width=${width} height=${height} class="field-grain" fill="url(#grain)"></rect>
    <line class="seam" x1=${x} x2=${x + width} y1=${y + height / 2} y2=${y + height / 2}></line>
  `;
}

/** The shadow that the frame throws into the sunken field. */
function drawShade({ x, y, width, height }: Rect): SVGTemplateResult {
  return svg`
    <rect x=${x} y=${y} width=${width} height="9" fill="url(#shade-down)"></rect>
    <rect x=${x} y=${y} width="7" height=${height} fill="url(#shade-across)"></rect>
  `;
}

function drawBar({ x, y, width, height }: Rect): SVGTemplateResult {
  const hinge = (hingeY: number) => svg`
    <g transform="translate(${x + width / 2} ${hingeY})">
      <rect class="brass" x="-8" y="-17" width="16" height="34" rx="2.5"></rect>
      <line class="brass-line" y1="-17" y2="17"></line>
      ${[-11, 11].map(
        (screw) => svg`
          <circle class="screw" cx="-4.3" cy=${screw} r="1.5"></circle>
          <circle class="screw" cx="4.3" cy=${screw} r="1.5"></circle>`,
      )}
    </g>`;
  return svg`
    <rect class="bar" x=${x} y=${y - 6} width=${width} height=${height + 12}></rect>
    ${[y + 22, y + height - 22].map(hinge)}
  `;
}

function drawTriangle(geometry: Geometry, point: number): SVGTemplateResult {
  const { x, y, height } = rectOf(geometry, point);
  const inward = isTop(geometry, point) ? 1 : -1;
  const base = isTop(geometry, point) ? y : y + height;
  const length = geometry.pointLength;
  const at = (across: number, depth: number) =>
    `${x + columnWidth / 2 + across} ${base + inward * depth}`;
  const shape = `M${at(-19, 0)}L${at(0, length)}L${at(19, 0)}Z`;
  const inlay = `M${at(-13.5, 0)}L${at(0, length * 0.71)}L${at(13.5, 0)}`;
  return svg`
    <g class=${point % 2 === 0 ? "dark-point" : "light-point"}>
      <path class="triangle" d=${shape}></path>
      <path class="inlay" d=${inlay}></path>
    </g>`;
}

export function trianglePath(geometry: Geometry, point: number): string {
  const { x, y, height } = rectOf(geometry, point);
  const base = isTop(geometry, point) ? y : y + height;
  const tip = isTop(geometry, point) ? base + geometry.pointLength : base - geometry.pointLength;
  return `M${x + 1} ${base}L${x + columnWidth / 2} ${tip}L${x + columnWidth - 1} ${base}Z`;
}

function drawNumber(geometry: Geometry, point: number, labels: Labels): SVGTemplateResult {
  const { x, y, height } = rectOf(geometry, point);
  const rail = geometry.layout === "wide" ? 14 : 11;
  const baseline = isTop(geometry, point) ? y - rail : y + height + rail;
  return svg`<text class="point-number" x=${x + columnWidth / 2} y=${baseline}>${labels.number(point)}</text>`;
}

function drawWell({ x, y, width, height }: Rect): SVGTemplateResult {
  return svg`
    <rect class="rim" x=${x - 2} y=${y - 2} width=${width + 4} height=${height + 4} rx="5"></rect>
    <rect class="well" x=${x} y=${y} width=${width} height=${height} rx="4"></rect>
    <rect x=${x} y=${y} width=${width} height="7" rx="4" fill="url(#shade-down)"></rect>
    <rect x=${x} y=${y} width="6" height=${height} rx="4" fill="url(#shade-across)"></rect>
  `;
}
