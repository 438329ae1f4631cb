/** Changes the language of a page that is in use: everything stays as it is and is said anew. */
import { ReactiveElement } from "lit";
import { useManifest } from "../offline/manifest.ts";
import { text, useLanguage } from "./fluent.ts";
import type { Language } from "./languages.ts";

/** Nothing changes when the words cannot be fetched: the promise is rejected then. */
export async function speak(language: Language): Promise<void> {
  await useLanguage(language);
  const { documentElement } = document;
  documentElement.lang = new Intl.Locale(language.locale).baseName;
  documentElement.dir = language.direction;
  document.title = text("page-title");
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (description !== null) description.content = text("page-description");
  useManifest(language.tag);
  redraw(document);
}

/** Elements keep what they hold: a form its choices, a dialog that it is open, a board its checkers. */
function redraw(root: ParentNode): void {
  for (const element of root.querySelectorAll("*")) {
    if (element instanceof ReactiveElement) element.requestUpdate();
    if (element.shadowRoot !== null) redraw(element.shadowRoot);
  }
}
