/**
 * `<tabla-history>`: every match kept on this device, over the page. `open()` shows it.
 *
 * Marks for tests: `data-test` history-close, history-back, history-empty, history-unkept,
 * history-entry (with `data-outcome`, or `data-damage`), history-look, history-continue,
 * history-save, history-delete, history-delete-yes, filter-kind, filter-opponent, filter-outcome,
 * history-count, history-sums, history-save-all, history-read, history-said.
 */
import { html, LitElement, nothing } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import "../app/language-choice.ts";
import { saveAsFile } from "../app/save-file.ts";
import { shared } from "../app/styles.ts";
import type { EngineClient } from "../engine/client.ts";
import { text } from "../i18n/fluent.ts";
import { errorSentence } from "../i18n/names.ts";
import { entries, forget, keep } from "./archive.ts";
import { type Damaged, type Entry, isDamaged } from "./entry.ts";
import { fileOf, onlyNew, readMatches } from "./files.ts";
import { filterFields } from "./filter-fields.ts";
import { damagedItem, matchItem } from "./items.ts";
import "./replay.ts";
import { historyStyles } from "./styles.ts";
import { sumsTable } from "./sums-table.ts";
import { everything, type Filter, passes, tallies } from "./tally.ts";

@customElement("tabla-history")
export class History extends LitElement {
  static override readonly styles = [shared, historyStyles];

  @property({ attribute: false }) engine: EngineClient | null = null;
  /** Puts an unfinished match onto the table. */
  @property({ attribute: false }) playOn: (entry: Entry) => void = () => {};
  /** The match in hand: it is played on at the table, not from here. */
  @property({ attribute: false }) inHand = "";

  /** Null while they are read; "unkept" where the browser keeps nothing. */
  @state() private kept: readonly (Entry | Damaged)[] | "unkept" | null = null;
  @state() private filter: Filter = everything;
  @state() private looking: Entry | null = null;
  @state() private deleting = "";
  @state() private said: readonly (() => string)[] = [];
  @query("dialog") private dialog!: HTMLDialogElement;

  async open(): Promise<void> {
    await this.updateComplete;
    this.looking = null;
    this.said = [];
    this.dialog.showModal();
    await this.#read();
  }

  async #read(): Promise<void> {
    try {
      this.kept = await entries();
    } catch {
      this.kept = "unkept";
    }
  }

  async #forget(id: string): Promise<void> {
    this.deleting = "";
    await forget(id);
    await this.#read();
  }

  #saveDamaged({ stored }: Damaged): void {
    saveAsFile("tabla-damaged.json", JSON.stringify(stored, null, 1) ?? "null");
  }

  async #readFile(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    const { engine, kept } = this;
    if (file === undefined || engine === null) return;
    const read = await readMatches(file, engine);
    input.value = "";
    if (typeof read === "string") {
      this.said = [() => text(`history-${read}`)];
      return;
    }
    const known = Array.isArray(kept) ? kept.filter((each): each is Entry => !isDamaged(each)) : [];
    const fresh = onlyNew(read.entries, known);
    try {
      for (const entry of fresh) await keep(entry);
    } catch {
      this.kept = "unkept";
      return;
    }
    this.said = [() => text("history-read-done", { count: fresh.length })];
    const [first] = read.refused;
    if (first !== undefined) {
      const count = read.refused.length;
      const refused = () => text("history-read-refused", { count, reason: errorSentence(first) });
      this.said = [...this.said, refused];
    }
    await this.#read();
  }

  protected override render() {
    const { looking } = this;
    return html`<dialog
      aria-labelledby="title"
      @close=${() => this.dispatchEvent(new CustomEvent("tabla-closed"))}
    >
      <div class="top ${looking === null ? "" : "looking"}">
        ${
          looking === null
            ? html`<h2 id="title">${text("history-title")}</h2>`
            : html`<button
                  data-test="history-back"
                  @click=${() => {
                    this.looking = null;
                  }}
                >
                  ${text("replay-back")}
                </button>
                <h2 id="title">${text("replay-title")}</h2>`
        }
        <tabla-language></tabla-language>
        <button data-test="history-close" @click=${() => this.dialog.close()}>
          ${text("history-close")}
        </button>
      </div>
      <div class="inside">
        ${
          looking === null
            ? this.#list()
            : html`<tabla-replay .engine=${this.engine} .entry=${looking}></tabla-replay>`
        }
      </div>
    </dialog>`;
  }

  #list() {
    const { kept, filter } = this;
    if (kept === null) return html`<p>${text("history-loading")}</p>`;
    if (kept === "unkept") {
      return html`<p role="alert" data-test="history-unkept">${text("history-unkept")}</p>`;
    }
    const whole = kept.filter((each): each is Entry => !isDamaged(each));
    const shown = whole.filter((each) => passes(each, filter));
    const damaged = kept.filter(isDamaged);
    return html`
      ${
        whole.length === 0
          ? html`<p data-test="history-empty">${text("history-empty")}</p>`
          : html`${filterFields(whole, filter, (changed) => {
              this.filter = { ...filter, ...changed };
            })}
              <p class="soft" data-test="history-count" aria-live="polite">
                ${
                  shown.length === 0
                    ? text("history-nothing")
                    : text("history-count", { count: shown.length })
                }
              </p>`
      }
      <ul>
        ${shown.map((entry) =>
          matchItem(entry, {
            deleting: this.deleting === entry.id,
            inHand: this.inHand === entry.id,
            look: () => {
              this.looking = entry;
            },
            playOn: () => {
              this.dialog.close();
              this.playOn(entry);
            },
            save: () => saveAsFile("tabla-match.json", JSON.stringify(entry.record, null, 1)),
            askDelete: () => {
              this.deleting = this.deleting === entry.id ? "" : entry.id;
            },
            forget: () => void this.#forget(entry.id),
          }),
        )}
        ${damaged.map((entry) =>
          damagedItem(entry, {
            save: () => this.#saveDamaged(entry),
            forget: () => void this.#forget(entry.id),
          }),
        )}
      </ul>
      ${sumsTable(tallies(shown))}
      <div class="files">
        ${
          whole.length === 0
            ? nothing
            : html`<button
                data-test="history-save-all"
                @click=${() => saveAsFile("tabla-matches.json", fileOf(whole))}
              >
                ${text("history-save-all")}
              </button>`
        }
        <label class="file">
          <input
            type="file"
            accept=".json,application/json"
            data-test="history-read"
            @change=${(change: Event) => void this.#readFile(change.target as HTMLInputElement)}
          />
          <span>${text("history-read")}</span>
        </label>
      </div>
      <div role="status" data-test="history-said">
        ${this.said.map((sentence) => html`<p class="said">${sentence()}</p>`)}
      </div>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tabla-history": History;
  }
}
