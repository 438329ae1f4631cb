/** Dice and pip counts are drawn; here they are said. */

import { html, nothing } from "lit";
import type { BoardState } from "../engine/protocol";
import type { Geometry } from "./geometry";
import type { Die, Labels } from "./labels";
import { lyingOn } from "./place-buttons";

export interface Spoken {
  readonly labels: Labels;
  readonly dice: readonly Die[];
  readonly showPips: boolean;
}

export function spokenMarks({ labels, dice, showPips }: Spoken, board: BoardState, on: Geometry) {
  const pips = (["w", "b"] as const).map(
    (side) => html`<span
      role="img"
      ${lyingOn(on, on.pips[side])}
      aria-label=${labels.pips(side, board.pips[side])}
      data-pips=${side}
    ></span>`,
  );
  const thrown = html`<span
    role="img"
    ${lyingOn(on, { ...on.bar, height: 0 })}
    aria-label=${labels.dice(dice)}
  ></span>`;
  return [showPips ? pips : nothing, dice.length > 0 ? thrown : nothing];
}
