/** The languages there are, under the names that their own readers give them. */

export interface Language {
  readonly tag: string;
  /** The region and the digits too, where they matter. */
  readonly locale: string;
  /** Writes numbers, dates and lists the same way, for a browser that has none of the language. */
  readonly kin?: string;
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  /** The words, one chunk for each language. */
  load(): Promise<{ readonly default: string }>;
}

export const english: Language = {
  tag: "en",
  locale: "en",
  name: "English",
  direction: "ltr",
  load: () => import("virtual:words/en"),
};

/** In the order in which they are offered. */
export const languages: readonly Language[] = [
  english,
  {
    tag: "mk",
    locale: "mk",
    // Chromium has no Macedonian ones.
    kin: "sr-Cyrl",
    name: "Македонски",
    direction: "ltr",
    load: () => import("virtual:words/mk"),
  },
  {
    tag: "bg",
    locale: "bg",
    name: "Български",
    direction: "ltr",
    load: () => import("virtual:words/bg"),
  },
  {
    tag: "el",
    locale: "el",
    name: "Ελληνικά",
    direction: "ltr",
    load: () => import("virtual:words/el"),
  },
  {
    tag: "tr",
    locale: "tr",
    name: "Türkçe",
    direction: "ltr",
    load: () => import("virtual:words/tr"),
  },
  {
    tag: "ar",
    locale: "ar-EG-u-nu-arab",
    name: "العربية",
    direction: "rtl",
    load: () => import("virtual:words/ar"),
  },
];

/** For `Intl`, which takes the first that the browser has. */
export const conventions = ({ locale, kin }: Language): string[] =>
  kin === undefined ? [locale] : [locale, kin];

/** The first of the wanted languages that there is; English where there is none. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const main = tag.toLowerCase().split("-")[0];
    const found = languages.find((language) => language.tag === main);
    if (found !== undefined) return found;
  }
  return english;
}
