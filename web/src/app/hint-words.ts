/** The best play as a sentence, with what it leads to where that is known. */
import type { Hint } from "../engine/protocol.ts";
import { text } from "../i18n/fluent.ts";

export function hintSentence({ text: play, win, winMars, loseMars, points }: Hint): string {
  if (win === null) return text("hint-play", { play });
  if (winMars !== null && loseMars !== null) {
    return text("hint-mars", { play, win, winMars, loseMars });
  }
  return text("hint-points", { play, win, points: points ?? 0 });
}
