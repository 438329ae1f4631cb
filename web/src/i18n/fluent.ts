/** The page's words: a folder of Fluent files for each language, one file a subject; English behind every other. */
import { FluentBundle, type FluentFunction, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Messages } from "./messages.ts";

export type MessageId = keyof Messages;
type Value = string | number;
type Arguments<Id extends MessageId> = [Messages[Id]] extends [never]
  ? []
  : [Readonly<Record<Messages[Id], Value>>];

export interface Language {
  readonly tag: string;
  readonly direction: "ltr" | "rtl";
  load(): Promise<string>;
}

const english = Object.values(
  import.meta.glob<string>("./locales/en/*.ftl", { query: "?raw", import: "default", eager: true }),
).join("\n");

/** In the order in which they are offered. */
export const languages: readonly Language[] = [
  { tag: "en", direction: "ltr", load: () => Promise.resolve(english) },
];

/** Fluent's own NUMBER leaves its `style` out of account, so that a share would be a bare 0 or 1. */
const number: FluentFunction = ([value], options) => {
  if (!(value instanceof FluentNumber)) throw new TypeError("NUMBER is of a number");
  const literal = Object.entries(options).map(([name, option]) => [name, option.valueOf()]);
  return new FluentNumber(value.value, { ...value.opts, ...Object.fromEntries(literal) });
};

function bundle(language: Language, source: string): FluentBundle {
  // Marks around arguments keep mixed directions apart; a left-to-right language needs none.
  const made = new FluentBundle(language.tag, {
    useIsolating: language.direction === "rtl",
    functions: { NUMBER: number },
  });
  const errors = made.addResource(new FluentResource(source));
  for (const error of errors) console.error(error);
  return made;
}

const fallback: Language = { tag: "en", direction: "ltr", load: () => Promise.resolve(english) };
const inEnglish = bundle(fallback, english);
let chosen: Language = fallback;
let words: FluentBundle = inEnglish;

/** The first of the wanted languages that there is; English where there is none. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find(
      (language) => language.tag.toLowerCase() === (tag.toLowerCase().split("-")[0] ?? ""),
    );
    if (found !== undefined) return found;
  }
  return fallback;
}

/** Loads a language's words and turns the page to its direction. */
export async function useLanguage(language: Language): Promise<void> {
  words = bundle(language, await language.load());
  chosen = language;
  document.documentElement.lang = language.tag;
  document.documentElement.dir = language.direction;
  document.title = text("page-title");
}

export function language(): Language {
  return chosen;
}

function find(id: string, values: Readonly<Record<string, Value>>): string | null {
  for (const candidate of [words, inEnglish]) {
    const pattern = candidate.getMessage(id)?.value;
    if (pattern) return candidate.formatPattern(pattern, { ...values });
  }
  return null;
}

/** One whole sentence or label in the page's language. */
export function text<Id extends MessageId>(id: Id, ...values: Arguments<Id>): string {
  return find(id, values[0] ?? {}) ?? id;
}

/** A message whose name is put together from a code; null where nobody has written one. */
export function textIfAny(id: string, values: Readonly<Record<string, Value>>): string | null {
  return find(id, values);
}
