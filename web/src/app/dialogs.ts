/** The questions that are asked once: resigning, leaving a match; the settings; and what this is. */
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { Side, View } from "../engine/protocol.ts";
import { text } from "../i18n/fluent.ts";
import { who } from "../i18n/names.ts";
import "./about.ts";
import type { Actions } from "./actions.ts";
import type { Settings } from "./store.ts";
import { shared } from "./styles.ts";

type Asked =
  | { readonly about: "resign"; readonly side: Side; readonly view: View }
  | { readonly about: "abandon" }
  | { readonly about: "settings" }
  | { readonly about: "tabla" };

const switches = [
  ["autoRoll", "setting-auto-roll"],
  ["autoEnd", "setting-auto-end"],
  ["autoForced", "setting-auto-forced"],
  ["turnBoard", "setting-turn-board"],
  ["pips", "setting-pips"],
] as const;
const speeds = ["slow", "normal", "fast"] as const;

@customElement("tabla-dialogs")
export class Dialogs extends LitElement {
  static override readonly styles = [
    shared,
    css`
      label {
        display: flex;
        gap: 0.7rem;
        align-items: center;
        min-block-size: 44px;
      }
      input {
        flex: none;
        inline-size: 1.25rem;
        block-size: 1.25rem;
        accent-color: var(--accent);
      }
      fieldset {
        display: flex;
        gap: 1rem;
        margin: 0.4rem 0 0;
        padding: 0;
        border: 0;
      }
      legend {
        padding: 0;
        font-weight: 600;
      }
    `,
  ];

  @property({ attribute: false }) settings: Settings | null = null;
  @property({ attribute: false }) actions: Actions | null = null;
  /** There is no form to set up another match with. */
  @property({ type: Boolean }) embedded = false;
  /** The browser keeps nothing for this page. */
  @property({ type: Boolean }) unkept = false;
  @state() private asked: Asked | null = null;
  @query("dialog") private dialog!: HTMLDialogElement;

  async ask(asked: Asked): Promise<void> {
    this.asked = asked;
    await this.updateComplete;
    if (!this.dialog.open) this.dialog.showModal();
    // What was focused before has gone with what it stood in.
    else this.dialog.querySelector("h2")?.focus();
  }

  protected override render() {
    return html`<dialog
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
    if (asked.about === "tabla") return this.#aboutTabla();
    return this.#settings();
  }

  #aboutTabla() {
    return html`
      <h2 id="title" tabindex="-1">${text("about-title")}</h2>
      <tabla-about></tabla-about>
      <div class="row">
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

  #settings() {
    const { settings } = this;
    if (settings === null) return html``;
    return html`
      <h2 id="title">${text("settings")}</h2>
      ${switches.map(
        ([name, label]) =>
          html`<label>
            <input
              type="checkbox"
              data-test="setting-${name}"
              .checked=${settings[name]}
              @change=${() => this.actions?.change({ [name]: !settings[name] })}
            />
            ${text(label)}
          </label>`,
      )}
      <fieldset>
        <legend>${text("setting-speed")}</legend>
        ${speeds.map(
          (speed) =>
            html`<label>
              <input
                type="radio"
                name="speed"
                data-test="speed-${speed}"
                .checked=${settings.speed === speed}
                @change=${() => this.actions?.change({ speed })}
              />
              ${text(`speed-${speed}`)}
            </label>`,
        )}
      </fieldset>
      ${
        this.unkept
          ? html`<p class="soft" data-test="unkept">${text("settings-unkept")}</p>`
          : nothing
      }
      <div class="row">
        <button class="bare" data-test="about" @click=${() => this.ask({ about: "tabla" })}>
          ${text("about-title")}
        </button>
        <button class="primary" data-test="dialog-no" @click=${() => this.dialog.close()}>
          ${text("dismiss")}
        </button>
      </div>
    `;
  }
}
