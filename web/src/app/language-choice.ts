/** `<tabla-language>`: the language of the page, to be changed at any moment. */
import { css, html, LitElement } from "lit";
import { customElement, property } from "lit/decorators.js";
import { language, text } from "../i18n/fluent.ts";
import { languages } from "../i18n/languages.ts";
import { keepLanguage } from "../i18n/preference.ts";
import { speak } from "../i18n/speak.ts";
import { icons } from "./icons.ts";
import { shared } from "./styles.ts";

@customElement("tabla-language")
export class LanguageChoice extends LitElement {
  static override readonly styles = [
    shared,
    css`
      label {
        position: relative;
        display: flex;
        gap: 0.7rem;
        align-items: center;
        justify-content: center;
        min-inline-size: 44px;
        min-block-size: 44px;
        border-radius: 999px;
      }
      label:hover {
        background: var(--calm);
      }
      svg {
        flex: none;
        inline-size: 1.4rem;
        block-size: 1.4rem;
        fill: none;
        stroke: currentcolor;
        stroke-width: 1.9;
        stroke-linecap: round;
      }
      select {
        max-inline-size: 100%;
        min-block-size: 44px;
        padding-inline: 0.6rem;
        border: 1px solid var(--card-edge);
        border-radius: 12px;
        background: var(--card);
        cursor: pointer;
      }
      option {
        background: var(--card);
        color: var(--ink);
      }
      /* Without its words only the drawing is seen; the field lies over it. */
      :host(:not([named])) select {
        position: absolute;
        inset: 0;
        inline-size: 100%;
        opacity: 0;
      }
      :host(:not([named])) label:has(:focus-visible) {
        outline: 3px solid color-mix(in srgb, var(--accent) 75%, transparent);
        outline-offset: 2px;
      }
      :host([named]) {
        margin-block-end: 0.7rem;
      }
      :host([named]) label {
        flex-wrap: wrap;
        justify-content: space-between;
        border-radius: 0;
        background: none;
      }
    `,
  ];

  /** With its label and its value in words, as among the settings. */
  @property({ type: Boolean, reflect: true }) named = false;
  /** An embedded board keeps no choice: the page around it may wish another language. */
  @property({ type: Boolean }) embedded = false;

  protected override render() {
    const name = text("language");
    return html`<label title=${name}>
      ${
        this.named
          ? html`<span aria-hidden="true">${name}</span>`
          : html`<svg viewBox="0 0 24 24" aria-hidden="true">${icons.language}</svg>`
      }
      <select aria-label=${name} data-test="language" @change=${this.#changed}>
        ${languages.map(
          (each) =>
            html`<option lang=${each.tag} value=${each.tag} .selected=${each === language()}>
              ${each.name}
            </option>`,
        )}
      </select>
    </label>`;
  }

  readonly #changed = async ({ target }: Event): Promise<void> => {
    if (!(target instanceof HTMLSelectElement)) return;
    const chosen = languages.find((each) => each.tag === target.value) ?? language();
    try {
      await speak(chosen);
    } catch {
      target.value = language().tag;
      this.dispatchEvent(new CustomEvent("tabla-speechless", { bubbles: true, composed: true }));
      return;
    }
    const asked = new URLSearchParams(location.search).get("lang");
    if (!this.embedded) keepLanguage(chosen.tag, asked);
  };
}
