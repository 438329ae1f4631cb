/** Says that the dice are none of chance's. */
import { html } from "lit";
import { text } from "../i18n/fluent.ts";

export function practiceBadge() {
  return html`<span class="badge" data-test="practice-badge" title=${text("practice-badge-hint")}>
    ${text("practice-badge")}
  </span>`;
}
