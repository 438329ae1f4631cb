/**
 * Which language the page is to speak. What its address asks for goes first, then what was chosen
 * here on an earlier visit, then what the browser prefers. Only who once chose another language than
 * an address asks for keeps their choice there: an installed page always starts at the same address.
 */

interface Preference {
  readonly tag: string;
  /** What the address asked for when it was chosen; null for nothing. */
  readonly instead: string | null;
}

const key = "tabla.language.1";

function preference(): Preference | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { tag, instead } = kept as { tag?: unknown; instead?: unknown };
    if (typeof tag !== "string") return null;
    return { tag, instead: typeof instead === "string" ? instead : null };
  } catch {
    // Unreadable, or the browser keeps nothing for this page.
    return null;
  }
}

/** Tags of languages, the most wanted first. */
export function wantedLanguages(asked: string | null): readonly string[] {
  const kept = preference();
  const chosen = kept === null ? [] : [kept.tag];
  const linked = asked === null ? [] : [asked];
  const first = kept?.instead === asked ? [...chosen, ...linked] : [...linked, ...chosen];
  return [...first, ...navigator.languages];
}

/** Remembers a choice; without storage it lasts as long as the page is open. */
export function keepLanguage(tag: string, asked: string | null): void {
  try {
    localStorage.setItem(key, JSON.stringify({ tag, instead: asked } satisfies Preference));
  } catch {
    // The page speaks it all the same.
  }
}
