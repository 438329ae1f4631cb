/** Games won and lost against the bot, by game and level. */
import { html, nothing } from "lit";
import { text } from "../i18n/fluent.ts";
import { gameName, levelName } from "../i18n/names.ts";
import type { Tally } from "./tally.ts";

export function sumsTable(tallies: readonly Tally[]) {
  if (tallies.length === 0) return nothing;
  return html`<section class="sums" data-test="history-sums">
    <h3>${text("history-sums")}</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">${text("history-sums-game")}</th>
          <th scope="col">${text("history-sums-level")}</th>
          <th scope="col">${text("history-sums-won")}</th>
          <th scope="col">${text("history-sums-lost")}</th>
          <th scope="col">${text("history-sums-drawn")}</th>
        </tr>
      </thead>
      <tbody>
        ${tallies.map(
          ({
            tradition,
            game,
            level,
            won,
            lost,
            drawn,
          }) => html`<tr data-game=${game} data-level=${level}>
            <th scope="row">${gameName(tradition, game)}</th>
            <td>${levelName(level)}</td>
            <td>${text("dice-figure", { number: won })}</td>
            <td>${text("dice-figure", { number: lost })}</td>
            <td>${text("dice-figure", { number: drawn })}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
