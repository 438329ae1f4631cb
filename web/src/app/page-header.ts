/** The top of the page: the games of the set or the title, the buttons, and at the table the score. */
import { html, nothing, type TemplateResult } from "lit";
import type { Side, View } from "../engine/protocol.ts";
import { text } from "../i18n/fluent.ts";
import { iconButton, icons } from "./icons.ts";
import "./language-choice.ts";
import { practiceBadge } from "./practice-badge.ts";
import "./score-board.ts";
import "./set-progress.ts";

export interface PageHeader {
  readonly atTable: boolean;
  /** Null while no match lies on the table. */
  readonly view: View | null;
  readonly laidOut: boolean;
  readonly viewer: Side;
  /** The dice are no secret ones. */
  readonly practice: boolean;
  readonly embedded: boolean;
  readonly clock: { readonly left: number | null; readonly side: Side | null };
  readonly leave: () => void;
  readonly history: () => void;
  readonly share: (view: View) => void;
  readonly rules: () => void;
  readonly askSettings: () => void;
}

export function pageHeader(shown: PageHeader): TemplateResult {
  const { atTable, view, viewer, practice, embedded, leave, history, share, rules, askSettings } =
    shown;
  return html`<header>
    <div class="bar">
      ${
        atTable && view !== null
          ? html`<h1 class="unseen">${text("page-title")}</h1>${gamesOfSet(view, shown.laidOut)}`
          : title(atTable)
      }
      ${practice && !(atTable && view !== null) ? practiceBadge() : nothing}
      <div class="tools">
        ${
          atTable
            ? iconButton("new-match", text("new-match"), icons.newMatch, leave)
            : iconButton("history", text("history-title"), icons.history, history)
        }
        ${
          atTable && view !== null && !embedded
            ? iconButton("share", text("share-title"), icons.share, () => share(view))
            : nothing
        }
        <tabla-language ?embedded=${embedded}></tabla-language>
        ${iconButton("rules", text("rules-open"), icons.rules, rules)}
        ${iconButton("settings", text("settings"), icons.settings, askSettings)}
      </div>
    </div>
    ${
      atTable && view !== null
        ? html`<tabla-score
            .view=${view}
            .viewer=${viewer}
            ?practice=${practice}
            .left=${shown.clock.left}
            .clocked=${shown.clock.side}
          ></tabla-score>`
        : nothing
    }
  </header>`;
}

/** The heading of the page as long as what lies below has none of its own. */
function title(alone: boolean): TemplateResult {
  const name = text("page-title");
  return alone ? html`<h1 class="title">${name}</h1>` : html`<span class="title">${name}</span>`;
}

/** The games of the set, the one on the table marked. */
function gamesOfSet({ match }: View, laidOut: boolean): TemplateResult {
  const next = match.nextGame === null ? match.index : (match.index + 1) % match.set.length;
  return html`<tabla-set
    class="set"
    .tradition=${match.tradition}
    .games=${match.set}
    .current=${laidOut ? next : match.index}
  ></tabla-set>`;
}
