/** Buttons of the bar: a drawing, and its words where there is room. */
import { html, svg, type TemplateResult } from "lit";

export const icons = {
  language: svg`<circle cx="12" cy="12" r="8.5" /><path
      d="M3.5 12h17M12 3.5c-5 5-5 12 0 17c5-5 5-12 0-17z"
    />`,
  newMatch: svg`<path d="M12 5v14M5 12h14" />`,
  history: svg`<path d="M4 12a8 8 0 1 0 2.6-5.9L4 8.5" /><path d="M4 4v4.5h4.5M12 8v4.5l3 1.8" />`,
  share: svg`<circle cx="6" cy="12" r="2.6" /><circle cx="17.5" cy="5.5" r="2.6" /><circle
      cx="17.5"
      cy="18.5"
      r="2.6"
    /><path d="M8.3 10.7l6.9-3.9M8.3 13.3l6.9 3.9" />`,
  rules: svg`<path d="M12 6.5C10 4.8 7 4.5 4 5v13c3-.5 6-.2 8 1.5 2-1.7 5-2 8-1.5V5c-3-.5-6-.2-8 1.5zM12 6.5v13" />`,
  close: svg`<path d="M6 6l12 12M18 6 6 18" />`,
  settings: svg`<path d="M4 7h9M19 7h1M4 17h1M11 17h9" /><circle cx="16" cy="7" r="2.6" /><circle
      cx="8"
      cy="17"
      r="2.6"
    />`,
} as const;

export function iconButton(
  name: string,
  label: string,
  icon: TemplateResult,
  act: () => void,
): TemplateResult {
  return html`<button class="bare icon" data-test=${name} aria-label=${label} title=${label} @click=${act}>
    <svg viewBox="0 0 24 24" aria-hidden="true">${icon}</svg>
    <span class="words" aria-hidden="true">${label}</span>
  </button>`;
}
