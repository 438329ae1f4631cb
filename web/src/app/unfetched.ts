/** What can be said while the page's own words are not there: it stands in the page's file itself. */
import { type Language, languages } from "../i18n/languages.ts";

/** Says in one language that a part of the page did not come, and how to go on. */
export function sayUnfetched({ tag, locale, direction }: Language): void {
  const { documentElement } = document;
  documentElement.lang = new Intl.Locale(locale).baseName;
  documentElement.dir = direction;
  document.querySelector(".not-started")?.remove();
  for (const other of languages) {
    if (other.tag !== tag) document.querySelector(`.not-fetched [lang="${other.tag}"]`)?.remove();
  }
  const again = document.querySelector(".not-fetched a");
  // Without the part after #, which would be gone to without loading anything.
  again?.setAttribute("href", `${location.pathname}${location.search}`);
  document.querySelector(".not-fetched")?.removeAttribute("hidden");
}
