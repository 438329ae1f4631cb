/** `<tabla-update>`: offers a new version between games. It reads the marks that `<tabla-app>` bears. */
import { css, html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { shared } from "../app/styles.ts";
import { text } from "../i18n/fluent.ts";
import { Updates } from "./updates.ts";

@customElement("tabla-update")
export class UpdateOffer extends LitElement {
  static override readonly styles = [
    shared,
    css`
      .offer {
        position: fixed;
        z-index: 1;
        inset-block-end: max(0.75rem, env(safe-area-inset-bottom));
        inset-inline: 0.75rem;
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem 0.8rem;
        align-items: center;
        justify-content: space-between;
        max-inline-size: 30rem;
        margin-inline: auto;
        padding: 0.5rem 0.9rem;
      }
      .offer p {
        flex: 1 1 11rem;
      }
    `,
  ];

  /** The page's outermost element. */
  @property({ attribute: false }) app: HTMLElement | null = null;
  @state() private playedElsewhere = false;

  readonly #updates = new Updates(() => this.requestUpdate());
  readonly #marks = new MutationObserver(() => this.#look());

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.app === null) return;
    this.#marks.observe(this.app, { attributes: true });
    this.#look();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#marks.disconnect();
  }

  /** From the first throw until the result is shown, and while a match is being fetched. */
  get #playing(): boolean {
    const { screen, phase = "" } = this.app?.dataset ?? {};
    return screen === "table" && !["game-over", "match-over"].includes(phase);
  }

  #look(): void {
    this.#updates.playing(this.#playing);
    if (this.app?.dataset.engine === "ready") this.#updates.start();
    this.requestUpdate();
  }

  protected override render() {
    if (!this.#updates.ready || this.#playing) return nothing;
    return html`<div class="offer card" role="status" data-test="update">
      <p>${text(this.playedElsewhere ? "update-elsewhere" : "update-ready")}</p>
      <button class="primary" data-test="update-now" @click=${this.#take}>
        ${text("update-now")}
      </button>
    </div>`;
  }

  readonly #take = async (): Promise<void> => {
    this.playedElsewhere = !(await this.#updates.take());
  };
}

/** Puts the offer beside the page's outermost element. */
export function settle(app: HTMLElement): void {
  const offer = new UpdateOffer();
  offer.app = app;
  app.after(offer);
}
