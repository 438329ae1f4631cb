/** An unfinished match was found: it is offered again and never overwritten unasked. */
import { css, html, LitElement, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { text } from "../i18n/fluent.ts";
import type { Actions } from "./actions.ts";
import { shared } from "./styles.ts";

@customElement("tabla-unfinished")
export class Unfinished extends LitElement {
  static override readonly styles = [
    shared,
    css`
      :host {
        max-inline-size: 26rem;
        padding: 1.3rem 1.4rem;
        text-align: center;
      }
      h1 {
        margin-block-end: 0.5rem;
        font-size: 1.4rem;
      }
      .row {
        justify-content: center;
        margin-block-start: 1.1rem;
      }
    `,
  ];

  /** The address asks for another match. */
  @property({ type: Boolean }) linked = false;
  @property({ attribute: false }) actions: Actions | null = null;

  protected override render() {
    const { actions } = this;
    return html`
      <h1 data-test="unfinished">${text("unfinished-title")}</h1>
      <p>${text(this.linked ? "unfinished-linked" : "unfinished-text")}</p>
      <div class="row">
        <button class="primary" data-test="continue" @click=${() => actions?.resume()}>
          ${text("continue-match")}
        </button>
        ${
          this.linked
            ? html`<button data-test="start-linked" @click=${() => actions?.startLinked()}>
                ${text("start-linked")}
              </button>`
            : nothing
        }
        <button data-test="new-match" @click=${() => actions?.setUp()}>${text("start-new")}</button>
      </div>
    `;
  }
}
