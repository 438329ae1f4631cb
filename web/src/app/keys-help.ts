/** `<tabla-keys>`: how the whole game is played by keyboard. */
import { css, html, LitElement } from "lit";
import { customElement } from "lit/decorators.js";
import { text } from "../i18n/fluent.ts";
import { shortcutKeys } from "./shortcuts.ts";
import { shared } from "./styles.ts";

@customElement("tabla-keys")
export class KeysHelp extends LitElement {
  static override readonly styles = [
    shared,
    css`
      dl {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0.45rem 0.9rem;
        align-items: center;
        margin: 0.8rem 0 0;
      }
      dt,
      dd {
        margin: 0;
      }
      dt {
        white-space: nowrap;
      }
      @media (max-width: 19.5em) {
        dl {
          grid-template-columns: minmax(0, 1fr);
        }
        dt {
          white-space: normal;
        }
      }
      kbd {
        display: inline-block;
        min-inline-size: 1.9rem;
        padding: 0.15rem 0.45rem;
        border: 1px solid var(--card-edge);
        border-block-end-width: 3px;
        border-radius: 7px;
        background: var(--calm);
        font: inherit;
        font-size: 0.9rem;
        font-weight: 600;
        text-align: center;
      }
    `,
  ];

  protected override render() {
    const rows: readonly (readonly [readonly string[], string])[] = [
      [["Tab"], text("keys-tab")],
      [["←", "→", "↑", "↓"], text("keys-arrows")],
      [["Enter"], text("keys-enter")],
      [["Shift + Enter"], text("keys-quick")],
      [["Esc"], text("keys-escape")],
      [[shortcutKeys.roll], text("keys-roll")],
      [[shortcutKeys.end], text("keys-end")],
      [[shortcutKeys.undo], text("keys-undo")],
      [[shortcutKeys.settings], text("keys-settings")],
      [[shortcutKeys.help], text("keys-help")],
    ];
    return html`
      <p>${text("keys-hint")}</p>
      <dl>
        ${rows.map(
          ([keys, said]) =>
            html`<dt dir="ltr">${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt>
              <dd>${said}</dd>`,
        )}
      </dl>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tabla-keys": KeysHelp;
  }
}
