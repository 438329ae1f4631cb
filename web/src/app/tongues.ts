/** In which language a tradition calls its dice. */
import type { View } from "../engine/protocol.ts";
import { language } from "../i18n/fluent.ts";

const tongues: Readonly<Record<string, string>> = {
  macedonian: "mk",
  bulgarian: "bg",
  "bulgarian-classic": "bg",
  greek: "el",
  turkish: "tr",
  "egyptian-31": "ar",
  "egyptian-aada": "ar",
};

/** A game that belongs to no tradition is called in the page's language. */
export const tongueOf = ({ match }: View): string =>
  tongues[match.tradition ?? ""] ?? language().tag;
