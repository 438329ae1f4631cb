/** Everything there is to read: by tradition, by game, and besides. */
import { html, nothing, type TemplateResult } from "lit";
import { displayCatalogue } from "../app/catalogue.ts";
import { text } from "../i18n/fluent.ts";
import { gameName, traditionName } from "../i18n/names.ts";
import { type Links, linkTo } from "./links.ts";

export function gamesOf(tradition: string, set: readonly string[], links: Links): TemplateResult {
  return html`<ul class="plain">
    ${set.map(
      (game) => html`<li>${linkTo(`${tradition}/${game}`, gameName(tradition, game), links)}</li>`,
    )}
  </ul>`;
}

export function listOfRules(unknown: string, links: Links): TemplateResult {
  const { traditions, games } = displayCatalogue;
  return html`
    ${
      unknown === ""
        ? nothing
        : html`<p role="alert" data-test="rules-unknown">${text("rules-unknown", { page: unknown })}</p>`
    }
    <h3 class="first">${text("rules-traditions")}</h3>
    ${traditions.map(
      ({ id, set }) => html`<div class="tradition">
        <h4>${linkTo(id, traditionName(id), links)}</h4>
        ${gamesOf(id, set, links)}
      </div>`,
    )}
    <h3>${text("rules-games")}</h3>
    <ul class="plain">
      ${games.map((game) => html`<li>${linkTo(game, gameName(null, game), links)}</li>`)}
    </ul>
    <h3>${text("rules-besides")}</h3>
    <ul class="plain">
      <li>${linkTo("strategies", text("rules-strategies-link"), links)}</li>
      <li>${linkTo("dice", text("rules-dice-link"), links)}</li>
    </ul>
  `;
}
