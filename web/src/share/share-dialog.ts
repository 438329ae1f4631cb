/**
 * `<tabla-share>`: what can be shared of a match, to be sent, or copied as a link or as text.
 *
 * Marks for tests: `data-test` share-position, share-match, share-text, share-copy-link,
 * share-copy-text, share-send, share-said.
 */
import { css, html, LitElement, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { formStyles } from "../app/form-styles.ts";
import { segments } from "../app/segments.ts";
import { shared } from "../app/styles.ts";
import type { View } from "../engine/protocol.ts";
import { language, text } from "../i18n/fluent.ts";
import { hasPosition, matchLink, positionLink } from "./link.ts";
import { matchText, positionText } from "./words.ts";

const whats = ["position", "match"] as const;
type What = (typeof whats)[number];

@customElement("tabla-share")
export class Share extends LitElement {
  static override readonly styles = [
    shared,
    formStyles,
    css`
      textarea {
        inline-size: 100%;
        block-size: 11rem;
        padding: 0.6rem;
        border: 1px solid var(--card-edge);
        border-radius: 12px;
        background: var(--calm);
        color: inherit;
        font: inherit;
        font-size: 0.9rem;
        overflow-wrap: anywhere;
        resize: vertical;
        /* The address keeps its way among words that are written the other way. */
        unicode-bidi: plaintext;
      }
      .row {
        margin: 0;
      }
    `,
  ];

  @property({ attribute: false }) view: View | null = null;
  @state() private what: What = "match";
  @state() private link = "";
  @state() private done: "link" | "text" | "by-hand" | null = null;
  @query("textarea") private field!: HTMLTextAreaElement;

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (!changed.has("view") || this.view === null) return;
    this.what = hasPosition(this.view) ? "position" : "match";
    void this.#makeLink(this.view);
  }

  async #makeLink(view: View): Promise<void> {
    this.done = null;
    const { what } = this;
    const link = await (what === "position" ? positionLink(view) : matchLink(view));
    if (view === this.view && what === this.what) this.link = link;
  }

  protected override render() {
    const { view } = this;
    if (view === null) return nothing;
    return html`
      ${hasPosition(view) ? this.#choice(view) : nothing}
      <textarea
        readonly
        data-test="share-text"
        lang=${language().locale}
        aria-label=${text("share-text")}
        .value=${this.#whole(view)}
        @focus=${() => this.field.select()}
      ></textarea>
      <div class="row">
        <button class="primary" data-test="share-copy-link" @click=${() => this.#copy("link", view)}>
          ${text("share-copy-link")}
        </button>
        <button data-test="share-copy-text" @click=${() => this.#copy("text", view)}>
          ${text("share-copy-text")}
        </button>
        ${
          typeof navigator.share === "function"
            ? html`<button data-test="share-send" @click=${() => this.#send(view)}>
                ${text("share-send")}
              </button>`
            : nothing
        }
      </div>
      <p class="soft" role="status" data-test="share-said">${this.#said()}</p>
    `;
  }

  #choice(view: View) {
    return segments("share", text("share-what"), whats, this.what, {
      quiet: true,
      label: (what) => text(`share-${what}`),
      choose: (what) => {
        this.what = what;
        void this.#makeLink(view);
      },
    });
  }

  #words(view: View): string {
    return this.what === "position" ? positionText(view) : matchText(view);
  }

  #whole(view: View): string {
    return `${this.#words(view)}\n${this.link}`;
  }

  #said(): string {
    return this.done === null ? "" : text(`share-done-${this.done}`);
  }

  async #copy(what: "link" | "text", view: View): Promise<void> {
    try {
      await navigator.clipboard.writeText(what === "link" ? this.link : this.#whole(view));
      this.done = what;
    } catch {
      // Not every browser lets a page copy: the text is there to be copied by hand.
      this.field.focus();
      this.done = "by-hand";
    }
  }

  async #send(view: View): Promise<void> {
    try {
      await navigator.share({ title: document.title, text: this.#words(view), url: this.link });
    } catch {
      // Put away, or nobody to send it to.
    }
  }
}
