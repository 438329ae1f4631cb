/** A message of several paragraphs, with a blank line between two. */
import { html, type TemplateResult } from "lit";

export function paragraphs(said: string): readonly TemplateResult[] {
  return said.split(/\n\s*\n/).map((each) => html`<p>${each}</p>`);
}
