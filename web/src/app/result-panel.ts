/** How a game or the match ended, and what comes next. */
import { css, html, LitElement, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { View } from "../engine/protocol.ts";
import { text } from "../i18n/fluent.ts";
import { gameName, who } from "../i18n/names.ts";
import type { Actions } from "./actions.ts";
import { shared } from "./styles.ts";

@customElement("tabla-result")
export class ResultPanel extends LitElement {
  static override readonly styles = [
    shared,
    css`
      :host {
        max-inline-size: 24rem;
        padding: 1.2rem 1.4rem;
        text-align: center;
      }
      h2 {
        font-size: 1.5rem;
      }
      .points {
        margin-block: 0.3rem;
        color: var(--accent);
        font-size: 1.15rem;
        font-weight: 700;
      }
      .score {
        margin-block: 0.5rem;
        font-size: 2rem;
        font-weight: 700;
        font-variant-numeric: tabular-nums;
      }
      .row {
        justify-content: center;
        margin-block-start: 1rem;
      }
      .after button {
        flex: 1 1 auto;
      }
      .after .primary {
        flex-basis: 100%;
      }
    `,
  ];

  @property({ attribute: false }) view: View | null = null;
  @property({ attribute: false }) actions: Actions | null = null;
  /** There is no form to set up another match with. */
  @property({ type: Boolean }) embedded = false;

  protected override render() {
    const { view } = this;
    const ended = view?.ended ?? view?.games.at(-1) ?? null;
    if (view === null || ended === null) return nothing;
    const { match } = view;
    const name = ended.winner === null ? "nobody" : who(ended.winner, match.players);
    const over = view.phase === "match-over";
    const title =
      over && match.winner !== null
        ? text("match-title", { who: who(match.winner, match.players) })
        : text("result-title", { who: name });
    return html`
      <h2 data-test="result">${title}</h2>
      <p class="points">${text("result-points", { points: ended.points })}</p>
      <p class="soft" data-test="reason" data-reason=${ended.reason}>
        ${text("result-reason", { reason: ended.reason })}
      </p>
      <p class="score">
        ${text("match-score", { white: match.score.w, black: match.score.b })}
      </p>
      ${over ? this.#afterMatch() : this.#afterGame(view)}
    `;
  }

  #afterGame({ match }: View) {
    return html`
      ${
        match.nextGame === null || match.set.length < 2
          ? nothing
          : html`<p>${text("status-next", { game: gameName(match.tradition, match.nextGame) })}</p>`
      }
      <div class="row">
        <button
          class="primary"
          data-test="next-game"
          @click=${() => this.actions?.want({ kind: "next-game" })}
        >
          ${text("next-game")}
        </button>
      </div>
    `;
  }

  #afterMatch() {
    return html`<div class="row after">
      <button class="primary" data-test="rematch" @click=${() => this.actions?.rematch()}>
        ${text("rematch")}
      </button>
      ${
        this.embedded
          ? nothing
          : html`<button data-test="history" @click=${() => this.actions?.history()}>
                ${text("history-title")}
              </button>
              <button data-test="new-match" @click=${() => this.actions?.setUp()}>
                ${text("new-match")}
              </button>`
      }
    </div>`;
  }
}
