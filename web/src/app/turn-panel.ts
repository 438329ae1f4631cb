/** The line of status, what remains of a chain, and the buttons of a turn. */
import { css, html, LitElement, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { DiceGroup, Hint, View } from "../engine/protocol.ts";
import { text } from "../i18n/fluent.ts";
import { who } from "../i18n/names.ts";
import type { Actions } from "./actions.ts";
import type { Call } from "./calls.ts";
import { dieFace } from "./die-face.ts";
import { type Automatic, type Intent, isHuman, possible } from "./driving.ts";
import { hintSentence } from "./hint-words.ts";
import { type Shortcut, shortcutKeys } from "./shortcuts.ts";
import { shared } from "./styles.ts";
import { diceList, isChain, news, other, status } from "./words.ts";

const stacked = css`
  .buttons {
    grid-template-columns: 1fr 1fr;
  }
  .buttons .primary {
    grid-column: 1 / -1;
    order: -1;
  }
`;

@customElement("tabla-turn")
export class TurnPanel extends LitElement {
  static override readonly styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: 0.5rem;
      }
      .said {
        position: relative;
        display: flex;
        flex-direction: column;
        gap: 0.25rem;
        justify-content: center;
        min-block-size: 4rem;
        padding-inline: 48px;
        text-align: center;
        text-wrap: balance;
      }
      .news {
        font-size: 0.9rem;
      }
      .hint {
        font-size: 0.95rem;
      }
      .ask {
        position: absolute;
        inset-block: 0;
        inset-inline-end: 0;
        inline-size: max(44px, 1.9rem);
        block-size: max(44px, 1.9rem);
        margin-block: auto;
        padding: 0;
      }
      .ask svg {
        inline-size: 1.5rem;
        block-size: 1.5rem;
        fill: none;
        stroke: currentcolor;
        stroke-linejoin: round;
        stroke-width: 1.7;
      }
      .call {
        /* Its own direction may be another than that of the words after it. */
        margin-inline: 0.3rem;
        color: var(--ink);
        font-size: 1.02rem;
        font-weight: 700;
      }
      .status {
        font-size: 1.05rem;
        font-weight: 600;
      }
      .status.loud {
        color: var(--accent);
      }
      .chain {
        display: flex;
        flex-wrap: wrap;
        gap: 0.2rem;
        align-items: center;
        justify-content: center;
        font-size: 0.84rem;
      }
      .chain .group {
        display: inline-flex;
        gap: 0.15rem;
        align-items: center;
        padding: 0.1rem 0.3rem;
        border: 1px solid var(--card-edge);
        border-radius: 8px;
        background: var(--card);
        font-weight: 600;
        font-variant-numeric: tabular-nums;
      }
      .chain .group.now {
        border-color: var(--accent);
        background: var(--accent);
        color: var(--accent-ink);
      }
      .die {
        inline-size: 1.15rem;
        block-size: 1.15rem;
        fill: none;
        stroke: currentcolor;
        stroke-width: 1.5;
      }
      .die circle {
        fill: currentcolor;
        stroke: none;
      }
      .buttons {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        gap: 0.5rem;
      }
      .buttons button {
        padding-inline: 0.9rem;
      }
      :host {
        container-type: inline-size;
      }
      /* In a narrow column the main one stands above the others. */
      @container (max-width: 18.9rem) {
        ${stacked}
      }
      @media (hover: hover) and (pointer: fine) {
        @container (max-width: 22.5rem) {
          ${stacked}
        }
      }
      @container (max-width: 11.5rem) {
        .buttons {
          grid-template-columns: minmax(0, 1fr);
        }
      }
      @media (max-width: 19.5em) {
        .said {
          padding-inline: 0;
        }
        .ask {
          position: static;
          margin-inline: auto;
        }
      }
      @media (max-height: 600px) {
        .said {
          min-block-size: 2.8rem;
        }
      }
      /* Keys are shown to who has them at hand. */
      kbd {
        display: none;
        margin-inline-start: 0.35rem;
        padding: 0 0.35rem;
        border: 1px solid currentcolor;
        border-radius: 5px;
        font: inherit;
        font-size: 0.72rem;
        vertical-align: 0.1em;
      }
      @media (hover: hover) and (pointer: fine) {
        kbd {
          display: inline-block;
        }
      }
      .buttons .primary {
        min-block-size: 52px;
        font-size: 1.1rem;
      }
      /* A phone held across has little height beside the board. */
      @media (max-height: 26em) {
        .said {
          padding-inline: 0 46px;
        }
        /* Who has asked for a hint has heard the news. */
        .said.hinted {
          padding-inline: 0;
        }
        .hinted .news {
          display: none;
        }
        .hint {
          font-size: 0.88rem;
          line-height: 1.25;
        }
        .status {
          font-size: 1rem;
          line-height: 1.25;
        }
        .buttons {
          gap: 0.35rem;
        }
        .buttons .primary {
          min-block-size: 44px;
          font-size: 1rem;
        }
      }
    `,
  ];

  @property({ attribute: false }) view: View | null = null;
  @property({ attribute: false }) doing: Automatic | null = null;
  @property({ type: Boolean }) laidOut = false;
  /** The buttons have keys of their own. */
  @property({ type: Boolean }) shortcuts = false;
  /** How the dice in hand are called. */
  @property({ attribute: false }) call: Call | null = null;
  /** The best play, when a person has asked for it. */
  @property({ attribute: false }) hint: Hint | "thinking" | null = null;
  /** Whether one may be asked for. */
  @property({ type: Boolean }) hints = false;
  @property({ attribute: false }) actions: Actions | null = null;

  protected override render() {
    const { view, doing, laidOut } = this;
    if (view === null) return nothing;
    const loud = view.turn.pass && view.phase === "play";
    const chain = this.#chain(view);
    return html`
      <div class="said ${this.hint === null ? "" : "hinted"}">
        ${
          chain ??
          html`<div class="news soft">
            ${this.#called(view)} ${laidOut ? nothing : news(view).join(" ")}
          </div>`
        }
        <div class="status ${loud ? "loud" : ""}" data-test="status">
          ${status(view, doing, laidOut)}
        </div>
        ${this.#hinted(view)}
        <slot></slot>
      </div>
      ${this.#buttons(view)}
    `;
  }

  /** A button that asks for the best play, and the answer in its place. */
  #hinted(view: View) {
    const { hint } = this;
    if (hint === "thinking") {
      return html`<div class="hint soft" role="status">${text("hint-thinking")}</div>`;
    }
    if (hint !== null) {
      return html`<div class="hint" role="status" data-test="hint">${hintSentence(hint)}</div>`;
    }
    if (!this.hints || !possible({ kind: "hint" }, view, this.laidOut)) return nothing;
    const label = text("hint");
    return html`<button
      class="bare ask"
      data-test="ask-hint"
      aria-label=${label}
      title=${label}
      @click=${() => this.actions?.want({ kind: "hint" })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 18h6M10 21h4M8.5 15.5a6.5 6.5 0 1 1 7 0V18h-7Z" />
      </svg>
    </button>`;
  }

  /** Not said once more: who listens has just heard the numbers. */
  #called({ phase }: View) {
    const { call } = this;
    if (call === null || phase !== "play") return nothing;
    return html`<bdi class="call" lang=${call.tag} aria-hidden="true" data-test="call">
      ${call.text}
    </bdi>`;
  }

  /** What is still to play of a chain, whose dice they were, and what the turn leaves, if any. */
  #chain(view: View) {
    const { turn, actor, match } = view;
    if (view.phase !== "play" || actor === null) return null;
    const rows = [];
    if (turn.handedOver) {
      const from = who(other(actor), match.players);
      rows.push(this.#groups("handed-over", text("handed-from", { from }), turn.groups));
    } else if (isChain(turn.groups)) {
      rows.push(this.#groups("chain", text("chain-title"), turn.groups));
    }
    if (turn.leaving.length > 0) {
      const side = who(actor, match.players);
      rows.push(this.#groups("leaving", text("leaving-for", { who: side }), turn.leaving));
    }
    return rows.length > 0 ? rows : null;
  }

  #groups(name: "handed-over" | "chain" | "leaving", what: string, groups: readonly DiceGroup[]) {
    const spoken = text("chain-spoken", { what, dice: diceList(groups) });
    const inHand = name === "leaving" ? 0 : isChain(groups) ? 1 : groups.length;
    return html`<div class="chain" data-test=${name} role="img" aria-label=${spoken}>
      ${name === "chain" && this.view !== null ? this.#called(this.view) : nothing}
      <span class="soft">${what}</span>
      ${groups.map(
        ({ number, count }, index) =>
          html`<span class="group ${index < inHand ? "now" : ""}" data-number=${number} data-count=${count}>
            ${dieFace(number)}${count > 1 ? text("chain-count", { count }) : nothing}
          </span>`,
      )}
    </div>`;
  }

  /** One main button whose word changes, so that the keyboard's place is kept. */
  #buttons(view: View) {
    const can = (intent: Intent) => possible(intent, view, this.laidOut);
    const side = isHuman(view, view.actor) ? view.actor : isHuman(view, "w") ? "w" : "b";
    const resigning = side !== null && can({ kind: "resign", side });
    const roll = can({ kind: "roll" });
    const end = can({ kind: "end-turn" }) && !view.turn.pass && this.doing === null;
    const primary: Intent = roll ? { kind: "roll" } : { kind: "end-turn" };
    return html`<div class="buttons">
      <button
        data-test="undo"
        aria-disabled=${!can({ kind: "undo" })}
        aria-keyshortcuts=${this.shortcuts ? shortcutKeys.undo : nothing}
        @click=${() => this.actions?.want({ kind: "undo" })}
      >
        ${text("undo")}${this.#key("undo")}
      </button>
      <button
        class="primary"
        data-test=${roll ? "roll" : "end-turn"}
        aria-disabled=${!(roll || end)}
        aria-keyshortcuts=${this.shortcuts ? shortcutKeys[roll ? "roll" : "end"] : nothing}
        @click=${() => this.actions?.want(primary)}
      >
        ${text(roll || view.phase !== "play" ? "roll" : "end-turn")}${this.#key(roll || view.phase !== "play" ? "roll" : "end")}
      </button>
      <button
        data-test="resign"
        aria-disabled=${!resigning}
        @click=${() => resigning && this.#resign(side)}
      >
        ${text("resign")}
      </button>
    </div>`;
  }

  /** Said as the button's own key, so not once more as its text. */
  #key(shortcut: Shortcut) {
    return this.shortcuts ? html`<kbd aria-hidden="true">${shortcutKeys[shortcut]}</kbd>` : nothing;
  }

  #resign(side: "w" | "b"): void {
    this.dispatchEvent(
      new CustomEvent("tabla-resign", { detail: { side }, bubbles: true, composed: true }),
    );
  }
}
