/** Both sides with their score, and the target of the match. */
import { css, html, LitElement, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Side, View } from "../engine/protocol.ts";
import { numeral, text } from "../i18n/fluent.ts";
import { who } from "../i18n/names.ts";
import "./clock-face.ts";
import { practiceBadge } from "./practice-badge.ts";
import { shared } from "./styles.ts";

@customElement("tabla-score")
export class ScoreBoard extends LitElement {
  static override readonly styles = [
    shared,
    css`
      :host {
        container-type: inline-size;
        padding-inline: 5px;
      }
      .sides {
        display: grid;
        grid-template: "near target far" auto / auto minmax(0, 1fr) auto;
        gap: 0.1rem 0.5rem;
        align-items: center;
      }
      .near {
        grid-area: near;
      }
      .far {
        grid-area: far;
      }
      @container (max-width: 19.5rem) {
        .sides {
          grid-template: "near far" auto "target target" auto / 1fr auto;
        }
        .side .name {
          font-size: 0.92rem;
        }
        .side .points {
          min-inline-size: 1.6rem;
          padding-inline: 0.3rem;
          font-size: 1.15rem;
        }
      }
      /* Beside the board there is height enough for a line of its own. */
      @media (min-aspect-ratio: 1/1) {
        @container (max-width: 23rem) {
          .sides {
            grid-template: "near far" auto "target target" auto / 1fr auto;
          }
        }
      }
      @container (max-width: 13rem) {
        .sides {
          grid-template: "near" auto "far" auto "target" auto / auto;
        }
      }
      .side {
        display: flex;
        gap: 0.45rem;
        align-items: center;
        min-inline-size: 0;
      }
      .side.far {
        flex-direction: row-reverse;
        text-align: end;
      }
      .name {
        overflow: hidden;
        font-weight: 600;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .points {
        min-inline-size: 1.9rem;
        padding: 0 0.4rem;
        border-radius: 9px;
        background: var(--calm);
        font-size: 1.35rem;
        font-weight: 700;
        font-variant-numeric: tabular-nums;
        text-align: center;
      }
      .disc {
        flex: none;
        inline-size: 1.15rem;
        block-size: 1.15rem;
        border: 2px solid light-dark(#6b4a30, #b08c68);
        border-radius: 50%;
        background: var(--tabla-light-checker, #f5e7c9);
      }
      .disc.b {
        background: var(--tabla-dark-checker, #2e2526);
      }
      .acting .disc {
        outline: 2px solid var(--accent);
        outline-offset: 2px;
      }
      .target {
        display: flex;
        flex-wrap: wrap;
        gap: 0.1rem 0.6rem;
        align-items: center;
        justify-content: center;
        white-space: nowrap;
        grid-area: target;
        text-align: center;
        color: var(--ink-soft);
        font-size: 0.82rem;
      }
      .target .badge {
        padding-inline: 0.45rem;
        font-size: 0.76rem;
      }
    `,
  ];

  @property({ attribute: false }) view: View | null = null;
  /** Who sits below, named first. */
  @property({ attribute: false }) viewer: Side = "w";
  /** The dice are no secret ones. */
  @property({ type: Boolean }) practice = false;
  /** Seconds left for the turn in hand, and whose; null while no time runs. */
  @property({ attribute: false }) left: number | null = null;
  @property({ attribute: false }) clocked: Side | null = null;

  protected override render() {
    const { view } = this;
    if (view === null) return nothing;
    const { match } = view;
    const far = this.viewer === "w" ? "b" : "w";
    return html`<div class="sides">
      ${this.#side(view, this.viewer, "side near")}
      <div class="target">
        <span>${text("target-of", { target: match.target })}</span>
        <span>${text("game-of-match", { number: match.gameNumber })}</span>
        ${this.practice ? practiceBadge() : nothing}
        <tabla-clock
          .left=${this.left}
          .side=${this.clocked}
          .players=${match.players}
        ></tabla-clock>
      </div>
      ${this.#side(view, far, "side far")}
    </div>`;
  }

  #side(view: View, side: Side, classes: string) {
    const { match, actor } = view;
    const name = who(side, match.players);
    const score = match.score[side];
    return html`<div
      class="${classes}${actor === side ? " acting" : ""}"
      role="img"
      aria-label=${text("score-of", { who: name, score })}
    >
      <span class="disc ${side}"></span>
      <span class="name">${text("player-name", { who: name })}</span>
      <span class="points" data-test="score-${side}">
        ${numeral(score)}
      </span>
    </div>`;
  }
}
