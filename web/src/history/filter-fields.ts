/** What of the list is shown: only what there is can be chosen. */
import { html, type TemplateResult } from "lit";
import { text } from "../i18n/fluent.ts";
import type { Entry } from "./entry.ts";
import { opponentName, whatWasPlayed } from "./items.ts";
import { type Filter, kindOf, opponentOf } from "./tally.ts";

const outcomes = ["won", "lost", "unfinished"] as const;

export function filterFields(
  entries: readonly Entry[],
  filter: Filter,
  change: (changed: Partial<Filter>) => void,
): TemplateResult {
  const kinds = new Map(entries.map(({ summary }) => [kindOf(summary), whatWasPlayed(summary)]));
  const opponents = new Map(
    entries.map(({ summary }) => [opponentOf(summary), opponentName(opponentOf(summary))]),
  );
  const field = (
    name: keyof Filter,
    label: string,
    choices: Iterable<readonly [string, string]>,
  ) => html`<label>
    ${label}
    <select
      data-test="filter-${name}"
      @change=${(changed: Event) => change({ [name]: (changed.target as HTMLSelectElement).value })}
    >
      <option value="" .selected=${filter[name] === ""}>${text("history-all")}</option>
      ${[...choices].map(
        ([value, said]) =>
          html`<option value=${value} .selected=${filter[name] === value}>${said}</option>`,
      )}
    </select>
  </label>`;
  return html`<div class="filter">
    ${field("kind", text("history-filter-kind"), kinds)}
    ${field("opponent", text("history-filter-opponent"), opponents)}
    ${field(
      "outcome",
      text("history-filter-outcome"),
      outcomes.map((outcome) => [outcome, text("history-outcome", { outcome })] as const),
    )}
  </div>`;
}
