/** The words of the rules pages: many, and wanted by few, so they come apart from the others. */
import { learn } from "../i18n/fluent.ts";
import type { Language } from "../i18n/languages.ts";

type Words = Promise<{ readonly default: string }>;

const chapters: Readonly<Record<string, () => Words>> = {
  en: () => import("virtual:words/en/rules"),
  mk: () => import("virtual:words/mk/rules"),
  bg: () => import("virtual:words/bg/rules"),
  el: () => import("virtual:words/el/rules"),
  tr: () => import("virtual:words/tr/rules"),
  ar: () => import("virtual:words/ar/rules"),
};

const chapter = ({ tag }: Language): Words =>
  chapters[tag]?.() ?? Promise.reject(new Error(`no rules in ${tag}`));

/** From then on the page speaks of the rules too, in whatever language it is turned to. */
export function learnRules(): Promise<void> {
  return learn(chapter);
}
