/** The games of a set in their order: Прва → Втора → Трета, the current one marked. */
import { css, html, LitElement, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { text } from "../i18n/fluent.ts";
import { gameName } from "../i18n/names.ts";
import { shared } from "./styles.ts";

@customElement("tabla-set")
export class SetProgress extends LitElement {
  static override readonly styles = [
    shared,
    css`
      ol {
        display: flex;
        flex-wrap: wrap;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: flex;
        align-items: center;
        color: var(--ink-soft);
      }
      li:not(:last-child)::after {
        padding-inline: 0.3rem;
        content: "→";
      }
      li:dir(rtl):not(:last-child)::after {
        content: "←";
      }
      li[aria-current] bdi {
        border-block-end: 2px solid var(--accent);
        color: var(--ink);
        font-weight: 700;
      }
    `,
  ];

  @property({ attribute: false }) tradition: string | null = null;
  @property({ attribute: false }) games: readonly string[] = [];
  @property({ type: Number }) current = 0;

  protected override render() {
    return html`<ol aria-label=${text("set-progress")} data-test="set">
      ${this.games.map(
        (game, index) =>
          html`<li aria-current=${index === this.current ? "step" : nothing} data-game=${game}>
            <bdi>${gameName(this.tradition, game)}</bdi>
          </li>`,
      )}
    </ol>`;
  }
}
