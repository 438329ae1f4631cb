/** What lies over the board: the offer of an unfinished match, or how a game ended. */
import { html, nothing } from "lit";
import type { View } from "../engine/protocol.ts";
import type { Actions } from "./actions.ts";
import type { Beginning } from "./beginning.ts";
import "./result-panel.ts";
import "./unfinished.ts";

export interface OverBoard {
  readonly screen: Beginning["screen"];
  readonly view: View | null;
  readonly laidOut: boolean;
  readonly linked: boolean;
  readonly embedded: boolean;
  readonly actions: Actions;
}

export function overBoard({ screen, view, laidOut, linked, embedded, actions }: OverBoard) {
  if (screen === "unfinished") {
    return html`<div class="over">
      <tabla-unfinished class="card" ?linked=${linked} .actions=${actions}></tabla-unfinished>
    </div>`;
  }
  const ended = view?.phase === "game-over" || view?.phase === "match-over";
  if (screen !== "table" || !ended || laidOut) return nothing;
  return html`<div class="over">
    <tabla-result
      class="card"
      .view=${view}
      .actions=${actions}
      ?embedded=${embedded}
    ></tabla-result>
  </div>`;
}
