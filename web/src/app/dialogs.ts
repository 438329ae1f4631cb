/** The questions that are asked once: resigning, leaving a match; the settings; and what this is. */
import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { Side, View } from "../engine/protocol.ts";
import { text } from "../i18n/fluent.ts";
import { who } from "../i18n/names.ts";
import type { Actions } from "./actions.ts";
import "./language-choice.ts";
import type { Settings } from "./settings.ts";
import { shared } from "./styles.ts";

type Asked =
  | { readonly about: "resign"; readonly side: Side; readonly view: View }
  | { readonly about: "abandon" }
  | { readonly about: "share"; readonly view: View }
  | { readonly about: "settings" }
  | { readonly about: "keys" }
  | { readonly about: "tabla" };

/** What is fetched when it is first asked for. */
const parts = {
  share: () => import("../share/share-dialog.ts"),
  settings: () => import("./settings-dialog.ts"),
  keys: () => import("./keys-help.ts"),
  tabla: () => import("./about.ts"),
} as const;

@customElement("tabla-dialogs")
export class Dialogs extends LitElement {
  static override readonly styles = [
    shared,
    css`
      .body {
        margin-block-end: 0.4rem;
      }
      dialog.long {
        max-block-size: calc(100dvh - 1.5rem);
        padding-block-end: 0;
        overflow: auto;
      }
      dialog.long .row {
        position: sticky;
        inset-block-end: 0;
        margin-inline: -1.4rem;
        padding: 0.7rem 1.4rem;
        border-block-start: 1px solid var(--card-edge);
        background: var(--card);
      }
      /* Nothing of such large letters would be seen behind a row that stays. */
      @media (max-width: 19.5em) {
        dialog.long .row {
          position: static;
          margin-inline: -0.8rem;
          padding-inline: 0.8rem;
        }
      }
    `,
  ];

  @property({ attribute: false }) settings: Settings | null = null;
  @property({ attribute: false }) actions: Actions | null = null;
  /** There is no form to set up another match with. */
  @property({ type: Boolean }) embedded = false;
  /** The browser keeps nothing for this page. */
  @property({ type: Boolean }) unkept = false;
  /** The language in which dice are called. */
  @property() calledIn: string | null = null;
  @state() private asked: Asked | null = null;
  /** A part of it could not be fetched. */
  @state() private missing = false;
  @query("dialog") private dialog!: HTMLDialogElement;

  get isOpen(): boolean {
    return this.asked !== null;
  }

  async ask(asked: Asked): Promise<void> {
    this.asked = asked;
    this.missing = false;
    if (asked.about in parts) await this.#fetch(asked.about as keyof typeof parts);
    if (this.asked !== asked) return;
    await this.updateComplete;
    if (!this.dialog.open) this.dialog.showModal();
    // What was focused before has gone with what it stood in.
    else this.dialog.querySelector("h2")?.focus();
  }

  async #fetch(part: keyof typeof parts): Promise<void> {
    try {
      await parts[part]();
    } catch {
      this.missing = true;
    }
  }

  protected override render() {
    const long = this.asked !== null && this.asked.about in parts;
    return html`<dialog
      class=${long ? "long" : ""}
      aria-labelledby="title"
      @close=${() => {
        this.asked = null;
      }}
    >
      ${this.#content()}
    </dialog>`;
  }

  #content(): TemplateResult {
    const { asked } = this;
    // Nothing is kept ready: the fields of closed settings were never let go of by the browser.
    if (asked === null) return html``;
    if (asked.about === "resign") {
      const { side, view } = asked;
      const values = { who: who(side, view.match.players), cost: view.match.resignCost[side] };
      return this.#question(
        text("resign-title"),
        text("resign-text", values),
        text("resign-no"),
        text("resign-yes"),
        () => this.actions?.want({ kind: "resign", side }),
      );
    }
    if (asked.about === "abandon") {
      return this.#question(
        text("abandon-title"),
        text(this.embedded ? "abandon-board-text" : "abandon-text"),
        text("abandon-no"),
        text(this.embedded ? "abandon-board-yes" : "abandon-yes"),
        () => this.actions?.setUp(),
      );
    }
    if (asked.about === "share") {
      return this.#long(text("share-title"), html`<tabla-share .view=${asked.view}></tabla-share>`);
    }
    if (asked.about === "keys") {
      return this.#long(text("keys-title"), html`<tabla-keys></tabla-keys>`);
    }
    if (asked.about === "tabla") {
      return this.#long(text("about-title"), html`<tabla-about></tabla-about>`);
    }
    const { settings, actions, calledIn, unkept } = this;
    return this.#long(
      text("settings"),
      html`<tabla-settings
        .settings=${settings}
        .actions=${actions}
        .calledIn=${calledIn}
        ?unkept=${unkept}
      ></tabla-settings>`,
      html`
        <button class="bare" data-test="keys" @click=${() => this.ask({ about: "keys" })}>
          ${text("keys-title")}
        </button>
        <button class="bare" data-test="about" @click=${() => this.ask({ about: "tabla" })}>
          ${text("about-title")}
        </button>
      `,
    );
  }

  #long(title: string, body: TemplateResult, more: TemplateResult = html``) {
    const language = html`<tabla-language
      named
      ?embedded=${this.embedded}
    ></tabla-language>`;
    return html`
      <h2 id="title" tabindex="-1">${title}</h2>
      <div class="body">
        ${language}
        ${this.missing ? html`<p data-test="missing">${text("problem-download")}</p>` : body}
      </div>
      <div class="row">
        ${more}
        <button class="primary" data-test="dialog-no" @click=${() => this.dialog.close()}>
          ${text("dismiss")}
        </button>
      </div>
    `;
  }

  #question(title: string, said: string, no: string, yes: string, act: () => void) {
    return html`
      <h2 id="title">${title}</h2>
      <p data-test="dialog-text">${said}</p>
      <div class="row">
        <button data-test="dialog-no" @click=${() => this.dialog.close()}>${no}</button>
        <button
          class="primary"
          data-test="dialog-yes"
          @click=${() => {
            this.dialog.close();
            act();
          }}
        >
          ${yes}
        </button>
      </div>
    `;
  }
}
