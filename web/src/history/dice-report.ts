/** The dice of a match: how often each number fell to whom, and whether fair dice fall so. */
import { html, type TemplateResult } from "lit";
import type { Reviewed, Side, Thrown, View } from "../engine/protocol.ts";
import { text } from "../i18n/fluent.ts";
import { who } from "../i18n/names.ts";

export type Verdict = "few" | "usual" | "uncommon" | "rare" | "never";

/** Below this nothing can be said: the test needs about five of each number. */
const fewest = 30;

export function verdictOn({ numbers, evenness }: Thrown): Verdict {
  if (numbers.reduce((sum, count) => sum + count, 0) < fewest) return "few";
  if (evenness >= 0.05) return "usual";
  if (evenness >= 0.001) return "uncommon";
  return evenness >= 1e-6 ? "rare" : "never";
}

/** The verdict as a sentence, with how many matches it takes to see such dice once. */
export function verdictSentence(thrown: Thrown): string {
  const matches = Math.round(1 / Math.max(thrown.evenness, 1e-6));
  return text("dice-fair", { verdict: verdictOn(thrown), matches });
}

const sides: readonly Side[] = ["w", "b"];

export function diceReport({ dice }: Reviewed, { match }: View, practice: boolean): TemplateResult {
  const most = Math.max(1, ...sides.flatMap((side) => dice[side].numbers));
  const bar = (count: number) =>
    html`<span class="bar" aria-hidden="true"
      ><svg viewBox="0 0 100 8" preserveAspectRatio="none">
        <rect width=${(100 * count) / most} height="8"></rect></svg
    ></span>`;
  return html`<section class="dice" data-test="dice-report">
    <h3>${text("dice-title")}</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">${text("dice-number")}</th>
          ${sides.map((side) => html`<th scope="col">${text("dice-of", { who: who(side, match.players) })}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${[1, 2, 3, 4, 5, 6].map(
          (number) => html`<tr data-number=${number}>
            <th scope="row">${text("dice-figure", { number })}</th>
            ${sides.map((side) => {
              const count = dice[side].numbers[number - 1] ?? 0;
              return html`<td data-side=${side}>${bar(count)} ${text("dice-figure", { number: count })}</td>`;
            })}
          </tr>`,
        )}
        <tr data-number="doubles">
          <th scope="row">${text("dice-doubles")}</th>
          ${sides.map((side) => {
            const { doubles, rolls } = dice[side];
            return html`<td data-side=${side}>${text("dice-doubles-share", { doubles, rolls })}</td>`;
          })}
        </tr>
      </tbody>
    </table>
    ${
      practice
        ? html`<p data-test="dice-practice">${text("dice-practice")}</p>`
        : html`
            <dl>
              ${sides.map(
                (side) => html`<dt>${text("dice-of", { who: who(side, match.players) })}</dt>
                  <dd data-test="dice-verdict-${side}">${verdictSentence(dice[side])}</dd>`,
              )}
            </dl>
            <p class="soft">${text("dice-doubles-expected")}</p>
            <p class="soft">${text("dice-how")}</p>
          `
    }
  </section>`;
}
