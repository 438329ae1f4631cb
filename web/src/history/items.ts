/** One match of the list, or what is left of a damaged one. */
import { html, nothing } from "lit";
import { language, text } from "../i18n/fluent.ts";
import { conventions } from "../i18n/languages.ts";
import { gameName, levelName, traditionName } from "../i18n/names.ts";
import type { Damaged, Entry, Summary } from "./entry.ts";
import { opponentOf, outcomeOf } from "./tally.ts";

export interface MatchActs {
  /** Whether deleting it is being asked about. */
  readonly deleting: boolean;
  readonly inHand: boolean;
  readonly look: () => void;
  readonly playOn: () => void;
  readonly save: () => void;
  readonly askDelete: () => void;
  readonly forget: () => void;
}

export function whatWasPlayed({ tradition, set }: Summary): string {
  return tradition === null ? gameName(null, set[0] ?? "") : traditionName(tradition);
}

export function opponentName(opponent: string): string {
  return opponent === "person"
    ? text("history-two-players")
    : text("history-bot", { level: levelName(opponent) });
}

function when(begun: number): string {
  if (begun === 0) return text("history-when-unknown");
  const format = new Intl.DateTimeFormat(conventions(language()), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return format.format(new Date(begun));
}

export function matchItem({ begun, dice, summary }: Entry, acts: MatchActs) {
  const outcome = outcomeOf(summary);
  const { score, target } = summary;
  return html`<li data-test="history-entry" data-outcome=${outcome}>
    <h3>${whatWasPlayed(summary)}</h3>
    <p class="facts">
      <strong class=${outcome}>${text("history-outcome", { outcome })}</strong>
      <span>${text("history-score", { white: score.w, black: score.b, target })}</span>
      <span>${opponentName(opponentOf(summary))}</span>
      <time>${when(begun)}</time>
      ${dice.kind === "secret" ? nothing : html`<span>${text("history-practice")}</span>`}
    </p>
    ${
      acts.deleting
        ? html`<p><strong>${text("history-delete-title")}</strong></p>
            <p>${text("history-delete-text")}</p>
            <div class="row">
              <button data-test="history-delete-no" @click=${acts.askDelete}>
                ${text("history-delete-no")}
              </button>
              <button class="primary" data-test="history-delete-yes" @click=${acts.forget}>
                ${text("history-delete-yes")}
              </button>
            </div>`
        : html`<div class="row">
            <button class="primary" data-test="history-look" @click=${acts.look}>
              ${text("history-look")}
            </button>
            ${
              outcome === "unfinished" && !acts.inHand
                ? html`<button data-test="history-continue" @click=${acts.playOn}>
                    ${text("history-continue")}
                  </button>`
                : nothing
            }
            <button class="bare" data-test="history-save" @click=${acts.save}>
              ${text("history-save")}
            </button>
            ${
              acts.inHand
                ? nothing
                : html`<button class="bare" data-test="history-delete" @click=${acts.askDelete}>
                    ${text("history-delete")}
                  </button>`
            }
          </div>`
    }
  </li>`;
}

export function damagedItem(
  { damage }: Damaged,
  acts: { readonly save: () => void; readonly forget: () => void },
) {
  return html`<li data-test="history-entry" data-damage=${damage}>
    <p><strong>${text("history-damaged", { damage })}</strong></p>
    <p>${text("history-damaged-hint")}</p>
    <div class="row">
      <button class="bare" data-test="history-save" @click=${acts.save}>
        ${text("history-save")}
      </button>
      <button class="bare" data-test="history-delete" @click=${acts.forget}>
        ${text("history-delete")}
      </button>
    </div>
  </li>`;
}
