/** Dice on the middle line: each beside whoever plays it, in the colours of whoever threw it. */

import { nothing, type SVGTemplateResult, svg } from "lit";
import type { Side } from "../engine/protocol";
import { type Dot, diceSpots, dieSize, type Geometry } from "./geometry";
import type { Die } from "./labels";
import { otherSide } from "./numbering";
import { styled } from "./styled";

const corner = dieSize * 0.26;
const pipsOf: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

type Half = Geometry["ownHalf"];

const halfOf = (side: Side, { viewer, ownHalf }: Geometry): Half =>
  (side === viewer) === (ownHalf === "right") ? "right" : "left";

export function drawDice(geometry: Geometry, dice: readonly Die[]): SVGTemplateResult[] {
  const player = (die: Die): Side => (die.handedOver ? otherSide(die.owner) : die.owner);
  return (["w", "b"] as const).flatMap((side) => {
    const row = dice.filter((die) => player(die) === side);
    const half = halfOf(side, geometry);
    const spots = diceSpots(geometry, half, row.length);
    return row.map((die, index) => drawDie(die, index, spots[index] ?? { x: 0, y: 0 }, half));
  });
}

export function drawOpeningDice(
  geometry: Geometry,
  opening: Readonly<Record<Side, number>>,
): SVGTemplateResult[] {
  return (["w", "b"] as const).map((side) => {
    const half = halfOf(side, geometry);
    const [spot] = diceSpots(geometry, half, 1);
    const die = { number: opening[side], used: false, owner: side, handedOver: false };
    return svg`<g data-opening-die=${side}>${drawDie(die, 0, spot ?? { x: 0, y: 0 }, half)}</g>`;
  });
}

function drawDie(die: Die, index: number, { x, y }: Dot, half: Half): SVGTemplateResult {
  const edge = dieSize / 2;
  // No two dice of a throw tumble alike, and a die that is drawn anew lies as it lay.
  const chance = (7 * die.number + 3 * index) % 5;
  return svg`
    <g transform="translate(${x} ${y})">
      <g class="die die-${die.owner} ${die.used ? "used" : ""}"
        ${styled({
          "--throw-from": half === "right" ? `${105 + 9 * chance}px` : `${-105 - 9 * chance}px`,
          "--spin": `${(chance % 2 === 0 ? 1 : -1) * (300 + 40 * chance)}deg`,
          "--tilt": `${2.4 * chance - 4.8}deg`,
        })}
        data-die=${die.number} data-owner=${die.owner} ?data-used=${die.used}
        ?data-handed-over=${die.handedOver}>
        <rect class="shadow" x=${-edge + 1} y=${-edge + 3} width=${dieSize} height=${dieSize} rx="8"></rect>
        <rect class="cube" x=${-edge} y=${-edge} width=${dieSize} height=${dieSize} rx="7.5"></rect>
        <rect class="face" x=${-edge + 2.5} y=${-edge + 2.5} width=${dieSize - 5} height=${dieSize - 5} rx="9"></rect>
        <g class="side last">${drawPips(die.number)}</g>
        ${[1, 2, 3].map(
          (turn) =>
            svg`<g class="side passing-${turn}">${drawPips(((die.number + turn + chance) % 6) + 1)}</g>`,
        )}
        ${die.handedOver ? drawHandedOver(half) : nothing}
      </g>
    </g>`;
}

const drawPips = (number: number) =>
  (pipsOf[number] ?? []).map(
    ([across, along]) =>
      svg`<circle class="pip" cx=${across * corner} cy=${along * corner} r="3.5"></circle>`,
  );

/** Dice of the other side lie in a frame of their own, with an arrow that says they came over. */
const drawHandedOver = (half: Half) => svg`
  ${["handed-frame casing", "handed-frame"].map(
    (name) => svg`<rect class=${name} x=${-dieSize / 2 - 2.5} y=${-dieSize / 2 - 2.5}
      width=${dieSize + 5} height=${dieSize + 5} rx="10"></rect>`,
  )}
  <g class="handed-arrow" transform="translate(${dieSize / 2 - 1} ${-dieSize / 2 + 1}) ${half === "right" ? "rotate(180)" : ""}">
    <circle r="8"></circle>
    <path d="M4.2 0H-3.6M-0.6 -3.4L-4 0L-0.6 3.4"></path>
  </g>
`;
