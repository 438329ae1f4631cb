/**
 * `<tabla-clock>`: the time left for the turn in hand. Marks for tests: `data-left` in seconds,
 * `data-soon` for the last ten.
 */
import { css, html, LitElement, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Side } from "../engine/protocol.ts";
import { language, text } from "../i18n/fluent.ts";
import { who } from "../i18n/names.ts";
import { shared } from "./styles.ts";

const soon = 10;

@customElement("tabla-clock")
export class ClockFace extends LitElement {
  static override readonly styles = [
    shared,
    css`
      .time {
        display: inline-block;
        min-inline-size: 3.4em;
        padding-inline: 0.5em;
        border-radius: 999px;
        background: var(--calm);
        color: var(--ink);
        font-size: 1rem;
        font-variant-numeric: tabular-nums;
        font-weight: 700;
      }
      .soon {
        background: var(--accent);
        color: var(--accent-ink);
      }
    `,
  ];

  /** Seconds; null while no time runs. */
  @property({ attribute: false }) left: number | null = null;
  @property({ attribute: false }) side: Side | null = null;
  @property({ attribute: false }) players: Readonly<Record<Side, string>> | null = null;

  protected override render() {
    const { left, side, players } = this;
    if (left === null || side === null || players === null) return nothing;
    const name = who(side, players);
    const digits = (value: number, least: number) =>
      new Intl.NumberFormat(language().locale, { minimumIntegerDigits: least }).format(value);
    const isSoon = left <= soon;
    return html`<span
        class="time ${isSoon ? "soon" : ""}"
        role="timer"
        aria-label=${text("clock-label", { who: name })}
        aria-description=${text("clock-left-spoken", { seconds: left })}
        data-test="clock"
        data-left=${left}
        ?data-soon=${isSoon}
        dir="ltr"
        >${digits(Math.floor(left / 60), 1)}:${digits(left % 60, 2)}</span
      ><span class="unseen" role="alert">${isSoon ? text("clock-soon", { who: name }) : nothing}</span>`;
  }
}
