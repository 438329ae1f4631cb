/** The page's words, in the one language that is spoken now. */
import { FluentBundle, type FluentFunction, FluentNumber, FluentResource } from "@fluent/bundle";
import { conventions, english, type Language } from "./languages.ts";
import type { Messages } from "./messages.ts";

export type MessageId = keyof Messages;
type Value = string | number;
type Arguments<Id extends MessageId> = [Messages[Id]] extends [never]
  ? []
  : [Readonly<Record<Messages[Id], Value>>];

/** Fluent's own NUMBER leaves its `style` out of account, so that a share would be a bare 0 or 1. */
const number: FluentFunction = ([value], options) => {
  if (!(value instanceof FluentNumber)) throw new TypeError("NUMBER is of a number");
  const literal = Object.entries(options).map(([name, option]) => [name, option.valueOf()]);
  return new FluentNumber(value.value, { ...value.opts, ...Object.fromEntries(literal) });
};

function bundle(language: Language, source: string): FluentBundle {
  // Marks around arguments keep mixed directions apart; a left-to-right language needs none.
  const rightToLeft = language.direction === "rtl";
  const made = new FluentBundle(conventions(language), {
    useIsolating: rightToLeft,
    // Numbers alone give such a part no direction, but an arrow between them needs one.
    transform: (part) => (rightToLeft ? part.replaceAll("←", `${rightMark}←`) : part),
    functions: { NUMBER: number },
  });
  const errors = made.addResource(new FluentResource(source));
  for (const error of errors) console.error(error);
  return made;
}

/** Turns numbers and signs around it to the right, and is not seen. */
const rightMark = "\u200F";

let chosen = english;
let words = new FluentBundle(english.locale);

/** Words of one subject in a language, for a part of the page that comes later. */
export type Chapter = (language: Language) => Promise<{ readonly default: string }>;
const chapters = new Set<Chapter>();

/** Fetches a language's words and speaks it from then on; when they do not come, all stays. */
export async function useLanguage(language: Language): Promise<void> {
  const sources = await Promise.all([
    language.load(),
    ...[...chapters].map((chapter) => chapter(language)),
  ]);
  words = bundle(language, sources.map((source) => source.default).join("\n"));
  chosen = language;
}

/** Learns the words of one more subject, in this language and any that is spoken later. */
export async function learn(chapter: Chapter): Promise<void> {
  if (chapters.has(chapter)) return;
  chapters.add(chapter);
  try {
    await useLanguage(chosen);
  } catch (error) {
    chapters.delete(chapter);
    throw error;
  }
}

export function language(): Language {
  return chosen;
}

/** One whole sentence or label in the page's language. */
export function text<Id extends MessageId>(id: Id, ...values: Arguments<Id>): string {
  return textIfAny(id, values[0] ?? {}) ?? id;
}

/** A message whose name is put together from a code; null where nobody has written one. */
export function textIfAny(id: string, values: Readonly<Record<string, Value>>): string | null {
  const pattern = words.getMessage(id)?.value;
  return pattern ? words.formatPattern(pattern, { ...values }) : null;
}

/** A bare number, with the digits of the page's language. */
export function numeral(value: number): string {
  return new Intl.NumberFormat(conventions(chosen)).format(value);
}

/** Parts of a notation in the order in which the page's language is read. */
export function noted(parts: readonly string[]): string {
  return (chosen.direction === "rtl" ? rightMark : "") + parts.join(" ");
}

/** Several things in a row, or one of them, as the page's language lists them. */
export function listed(
  things: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return new Intl.ListFormat(conventions(chosen), { type, style: "narrow" }).format(things);
}
