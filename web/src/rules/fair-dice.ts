/**
 * `<tabla-fair-dice>`: how a roll is made, and a count of fresh throws by the same function.
 *
 * Marks for tests: `data-test` fair-throw, fair-counts (with `data-thrown`), fair-verdict.
 */
import { html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { shared } from "../app/styles.ts";
import { type EngineClient, EngineGone } from "../engine/client.ts";
import type { Throws } from "../engine/protocol.ts";
import { text } from "../i18n/fluent.ts";
import { paragraphs } from "./paragraphs.ts";
import { fairStyles } from "./styles.ts";

const all = 60_000;
/** So many at a time that the table is never kept waiting. */
const slice = 3_000;
const none: Throws = { numbers: [0, 0, 0, 0, 0, 0], evenness: 1 };

const thrownOf = ({ numbers }: Throws): number => numbers.reduce((sum, count) => sum + count, 0);

export function verdictOn(evenness: number): "usual" | "uncommon" | "rare" {
  if (evenness >= 0.05) return "usual";
  return evenness >= 0.001 ? "uncommon" : "rare";
}

@customElement("tabla-fair-dice")
export class FairDice extends LitElement {
  static override readonly styles = [shared, fairStyles];

  @property({ attribute: false }) engine: EngineClient | null = null;
  @state() private throws: Throws = none;
  @state() private throwing = false;

  #gone = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#gone = true;
  }

  readonly #throw = async (): Promise<void> => {
    const { engine } = this;
    if (engine === null || this.throwing) return;
    this.throwing = true;
    this.throws = none;
    try {
      while (thrownOf(this.throws) < all && !this.#gone) {
        const { numbers } = this.throws;
        this.throws = await engine.ask({ kind: "throws", dice: slice, numbers });
      }
    } catch (error) {
      // The engine starts again; the reader may throw again.
      if (!(error instanceof EngineGone)) throw error;
      this.throws = none;
    } finally {
      this.throwing = false;
    }
  };

  protected override render() {
    const thrown = thrownOf(this.throws);
    return html`
      ${paragraphs(text("fair-text"))} ${paragraphs(text("fair-feel"))}
      <p>
        <button
          class="primary"
          data-test="fair-throw"
          aria-disabled=${this.throwing}
          @click=${this.#throw}
        >
          ${text(thrown === all ? "fair-again" : "fair-throw")}
        </button>
      </p>
      <div role="status">
        ${
          this.throwing
            ? html`<p>${
                thrown === 0 && this.engine?.state.phase !== "ready"
                  ? text("fair-waiting")
                  : text("fair-throwing", { thrown, all })
              }</p>`
            : thrown === all
              ? this.#verdict()
              : nothing
        }
      </div>
      ${thrown === 0 ? nothing : this.#table(thrown)}
    `;
  }

  #verdict() {
    const { evenness } = this.throws;
    const share = text("fair-percent", { share: evenness });
    return html`<p data-test="fair-verdict" data-verdict=${verdictOn(evenness)}>
      ${text("fair-verdict", { verdict: verdictOn(evenness), share })}
    </p>`;
  }

  #table(thrown: number) {
    const { numbers } = this.throws;
    const most = Math.max(...numbers);
    return html`
      <table data-test="fair-counts" data-thrown=${thrown}>
        <thead>
          <tr>
            <th scope="col">${text("fair-number")}</th>
            <th scope="col">${text("fair-times")}</th>
            <th scope="col">${text("fair-share")}</th>
          </tr>
        </thead>
        <tbody>
          ${numbers.map(
            (count, index) => html`<tr data-number=${index + 1}>
              <th scope="row">${text("fair-count", { count: index + 1 })}</th>
              <td>
                <svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width=${(100 * count) / most} height="10"></rect>
                </svg>
                ${text("fair-count", { count })}
              </td>
              <td>${text("fair-percent", { share: count / thrown })}</td>
            </tr>`,
          )}
        </tbody>
      </table>
      ${thrown === all ? html`<p class="soft">${text("fair-expected", { expected: all / 6 })}</p>` : nothing}
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tabla-fair-dice": FairDice;
  }
}
