/**
 * `<tabla-remark>`: a sentence over the line of status, with the way to the rule behind it.
 *
 * Marks for tests: `data-test` remark (with `data-kind` why or first, `data-about`), remark-rule,
 * remark-close.
 */
import { css, html, LitElement, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { text } from "../i18n/fluent.ts";
import { icons } from "./icons.ts";
import type { Remark } from "./remarks.ts";
import { shared } from "./styles.ts";

@customElement("tabla-remark")
export class RemarkCard extends LitElement {
  static override readonly styles = [
    shared,
    css`
      :host {
        position: absolute;
        inset-inline: 0;
        inset-block-end: 0;
        z-index: 2;
        display: grid;
        min-block-size: 100%;
        pointer-events: none;
        text-align: start;
      }
      [role="status"] {
        display: grid;
      }
      .card {
        display: flex;
        gap: 0.3rem;
        align-items: center;
        padding: 0.15rem 0.15rem 0.15rem 0.8rem;
        padding-inline: 0.8rem 0.15rem;
        background: var(--warning);
        font-size: 0.92rem;
        line-height: 1.3;
        pointer-events: auto;
        animation: rise 160ms ease-out;
      }
      p {
        flex: 1;
        min-inline-size: 0;
      }
      @media (max-width: 19.5em), (min-aspect-ratio: 1/1) {
        .card {
          flex-wrap: wrap;
          justify-content: flex-end;
        }
        p {
          flex-basis: 100%;
          padding-block-start: 0.45rem;
          padding-inline-end: 0.65rem;
        }
      }
      button {
        flex: none;
        padding-inline: 0.6rem;
        border-color: transparent;
        background: transparent;
        font-size: 0.88rem;
      }
      .rule {
        color: var(--accent);
        text-decoration: underline;
        text-underline-offset: 3px;
      }
      .close {
        inline-size: 44px;
        padding: 0;
      }
      svg {
        inline-size: 1.1rem;
        block-size: 1.1rem;
        fill: none;
        stroke: currentcolor;
        stroke-width: 2;
        stroke-linecap: round;
      }
      @keyframes rise {
        from {
          opacity: 0;
          transform: translateY(6px);
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .card {
          animation: none;
        }
      }
    `,
  ];

  @property({ attribute: false }) remark: Remark | null = null;

  protected override render() {
    const { remark } = this;
    return html`<div role="status">
      ${
        remark === null
          ? nothing
          : html`<div
              class="card"
              data-test="remark"
              data-kind=${remark.kind}
              data-about=${remark.about}
            >
              <p>${remark.said()}</p>
              ${
                remark.rule === null
                  ? nothing
                  : html`<button class="rule" data-test="remark-rule" @click=${this.#rule}>
                      ${text("said-rule")}
                    </button>`
              }
              <button
                class="close"
                data-test="remark-close"
                aria-label=${text("said-close")}
                @click=${() => this.#emit("tabla-remark-close", null)}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">${icons.close}</svg>
              </button>
            </div>`
      }
    </div>`;
  }

  readonly #rule = (): void => {
    this.#emit("tabla-rules", this.remark?.rule ?? null);
  };

  #emit(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
