/** How a tradition plays its match: which games, to how many points, who starts. */
import { html, type TemplateResult } from "lit";
import { displayCatalogue } from "../app/catalogue.ts";
import { listed, numeral, text } from "../i18n/fluent.ts";
import { startsNext } from "./content.ts";
import type { Links } from "./links.ts";
import { gamesOf } from "./list-page.ts";

export function traditionPage(id: string, links: Links): TemplateResult {
  const found = displayCatalogue.traditions.find((each) => each.id === id);
  const { set, targets, target } = found ?? { set: [], targets: [], target: 0 };
  const values = { targets: listed(targets.map(numeral), "disjunction"), usual: target };
  return html`
    <p>${text(set.length > 1 ? "rules-tradition-set" : "rules-tradition-one")}</p>
    ${gamesOf(id, set, links)}
    <p>${text("rules-tradition-targets", values)}</p>
    <p>
      ${text(startsNext(id) === "winner" ? "rules-tradition-winner" : "rules-tradition-roll-off")}
    </p>
  `;
}
