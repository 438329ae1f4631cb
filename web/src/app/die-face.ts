/** A small die as seen from above, in the colours of the text around it. */
import { html, svg } from "lit";

/** Where the pips of each number lie, in quarters of the face. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [1, 3],
    [3, 1],
    [3, 3],
  ],
  5: [
    [1, 1],
    [1, 3],
    [2, 2],
    [3, 1],
    [3, 3],
  ],
  6: [
    [1, 1],
    [1, 2],
    [1, 3],
    [3, 1],
    [3, 2],
    [3, 3],
  ],
};

export function dieFace(number: number) {
  return html`<svg class="die" viewBox="0 0 20 20" aria-hidden="true">
    <rect x="0.75" y="0.75" width="18.5" height="18.5" rx="4.5" />
    ${(pips[number] ?? []).map(([x, y]) => svg`<circle cx=${x * 5} cy=${y * 5} r="1.9" />`)}
  </svg>`;
}
