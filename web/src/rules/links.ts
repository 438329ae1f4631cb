/** Links within the rules: real addresses, gone to without leaving the page. */
import { html, type TemplateResult } from "lit";
import { addressOf, type RulesPlace } from "./address.ts";

export interface Links {
  readonly go: (place: RulesPlace) => void;
}

export function linkTo(page: string, said: string, links: Links, section = ""): TemplateResult {
  const place = { page, section };
  return html`<a
    href=${addressOf(place)}
    data-link=${page}
    @click=${(event: MouseEvent) => {
      // With a key held the reader wants another tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      links.go(place);
    }}
    >${said}</a
  >`;
}
