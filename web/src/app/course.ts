/** How the match went lately, in sentences: beside the board, where there is room for it. */
import { css, html, LitElement, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { View } from "../engine/protocol.ts";
import { text } from "../i18n/fluent.ts";
import { shared } from "./styles.ts";
import { news, type Told } from "./words.ts";

interface Entry extends Told {
  /** How many events the match had with this one. */
  readonly number: number;
}

function eventCount({ record }: View): number {
  return Array.isArray(record.events) ? record.events.length : 0;
}

/** As many as fit beside the highest board. */
const most = 40;

/** What was told of the match on the table, the latest first. */
export class Course {
  entries: readonly Entry[] = [];

  told(view: View, before: View | null): void {
    const number = eventCount(view);
    const kept = before === null ? [] : this.entries.filter((entry) => entry.number < number);
    const { last, match, opening } = view;
    const { roll } = view.turn;
    // A draft is no event, and a match laid down again is no news.
    const same = before !== null && number === eventCount(before) ? this.entries[0] : undefined;
    // Without the boards after the steps, which would be kept for nothing.
    const steps = last.steps.map(({ from, to, mark }) => ({ from, to, mark }));
    const entry = same ?? { number, last: { ...last, steps }, match, opening, turn: { roll } };
    this.entries = [entry, ...kept].slice(0, most);
  }
}

@customElement("tabla-course")
export class CourseList extends LitElement {
  static override readonly styles = [
    shared,
    css`
      :host {
        min-block-size: 0;
        overflow: auto;
        font-size: 0.92rem;
      }
      ol {
        display: flex;
        flex-direction: column;
        gap: 0.3rem;
        margin: 0;
        padding: 0.6rem 0.2rem;
        list-style: none;
      }
      li {
        padding-inline-start: 0.7rem;
        border-inline-start: 3px solid var(--card-edge);
        color: var(--ink-soft);
        line-height: 1.3;
      }
      li:first-child {
        border-inline-start-color: var(--accent);
        color: var(--ink);
      }
    `,
  ];

  @property({ attribute: false }) entries: readonly Entry[] = [];

  protected override render() {
    const told = this.entries.map((entry) => news(entry).join(" ")).filter((said) => said !== "");
    if (told.length === 0) return nothing;
    return html`<ol aria-label=${text("course")} tabindex="0" data-test="course">
      ${told.map((said) => html`<li>${said}</li>`)}
    </ol>`;
  }
}
