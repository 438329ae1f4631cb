/**
 * `<tabla-rules>`: the rules over the page. `show(place)` opens them at a place, `close()` closes.
 * Links ask with `tabla-go` (a place) to be gone to; `tabla-closed` says that the reader has left.
 *
 * Marks for tests: on this element `data-page`; `data-test` rules-close, rules-all, and on links
 * `data-link` with the page they lead to; each section bears `data-section`.
 */
import { html, LitElement, nothing } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { shared } from "../app/styles.ts";
import type { EngineClient } from "../engine/client.ts";
import { text } from "../i18n/fluent.ts";
import type { RulesPlace } from "./address.ts";
import { gamePage } from "./game-page.ts";
import { type Links, linkTo } from "./links.ts";
import { listOfRules } from "./list-page.ts";
import { type Page, readPage, titleOf } from "./pages.ts";
import { strategiesPage } from "./strategies-page.ts";
import { rulesStyles } from "./styles.ts";
import { traditionPage } from "./tradition-page.ts";
import "./fair-dice.ts";
import { learnRules } from "./words.ts";

@customElement("tabla-rules")
export class RulesScreen extends LitElement {
  static override readonly styles = [shared, rulesStyles];

  @property({ attribute: false }) engine: EngineClient | null = null;
  @state() private page: Page | null = null;
  @state() private section = "";
  @query("dialog") private dialog!: HTMLDialogElement;
  @query(".inside") private inside!: HTMLElement;

  async show({ page, section }: RulesPlace): Promise<void> {
    await learnRules();
    const next = readPage(page);
    const turned = this.page?.id !== next.id;
    this.page = next;
    this.section = section;
    this.dataset.page = next.id;
    await this.updateComplete;
    if (!this.dialog.open) this.dialog.showModal();
    const called = this.#heading(section);
    if (called !== null) {
      called.scrollIntoView();
      called.focus({ preventScroll: true });
    } else if (turned) {
      this.inside.scrollTop = 0;
      this.dialog.querySelector<HTMLElement>("h2")?.focus();
    }
  }

  close(): void {
    this.dialog.close();
  }

  #heading(section: string): HTMLElement | null {
    if (section === "") return null;
    for (const each of this.renderRoot.querySelectorAll<HTMLElement>("section[data-section]")) {
      if (each.dataset.section === section) return each.querySelector("h3");
    }
    return null;
  }

  readonly #links: Links = {
    go: (place) => this.dispatchEvent(new CustomEvent("tabla-go", { detail: place })),
  };

  protected override render() {
    const { page } = this;
    return html`<dialog
      aria-labelledby="title"
      @close=${() => this.dispatchEvent(new CustomEvent("tabla-closed"))}
    >
      ${
        page === null
          ? nothing
          : html`<div class="top">
                <h2 id="title" tabindex="-1">${titleOf(page)}</h2>
                ${
                  page.kind === "list"
                    ? nothing
                    : html`<button
                        data-test="rules-all"
                        @click=${() => this.#links.go({ page: "all", section: "" })}
                      >
                        ${text("rules-all")}
                      </button>`
                }
                <button data-test="rules-close" @click=${() => this.close()}>
                  ${text("rules-close")}
                </button>
              </div>
              <div class="inside"><div class="text">${this.#content(page)}</div></div>`
      }
    </dialog>`;
  }

  #content(page: Page) {
    const links = this.#links;
    switch (page.kind) {
      case "list":
        return listOfRules(page.unknown, links);
      case "tradition":
        return traditionPage(page.tradition, links);
      case "game":
        return html`${gamePage(page, this.section, links)}
          <ul class="plain">
            ${page.hits ? html`<li>${linkTo("strategies", text("rules-strategies-link"), links)}</li>` : nothing}
            <li>${linkTo("dice", text("rules-dice-link"), links)}</li>
          </ul>`;
      case "strategies":
        return strategiesPage(this.section);
      case "dice":
        return html`<tabla-fair-dice .engine=${this.engine}></tabla-fair-dice>`;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tabla-rules": RulesScreen;
  }
}
