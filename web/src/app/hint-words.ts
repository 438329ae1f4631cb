/** The best play as a sentence, with what it leads to where that is known. */
import type { Hint } from "../engine/protocol.ts";
import { noted, text } from "../i18n/fluent.ts";

export function hintSentence({ text: steps, win, winMars, loseMars, points }: Hint): string {
  const play = noted(steps.split(" ").map(stepText));
  if (win === null) return text("hint-play", { play });
  if (winMars !== null && loseMars !== null) {
    return text("hint-mars", { play, win, winMars, loseMars });
  }
  return text("hint-points", { play, win, points: points ?? 0 });
}

const marks: Readonly<Record<string, string>> = { "*": "hit", "^": "pin" };

/** A step of the notation, `bar/20*` or `8/4(2)`, as the page's language writes it. */
function stepText(step: string): string {
  const read = /^(bar|\d+)\/(off|\d+)([*^]?)(?:\((\d+)\))?$/.exec(step);
  if (read === null) return step;
  const [, origin = "", landing = "", mark = "", times = "1"] = read;
  const way = origin === "bar" ? "entered" : landing === "off" ? "off" : "moved";
  const [from, to] = [origin === "bar" ? 25 : Number(origin), Number(landing) || 0];
  return text("play-step", { way, from, to, mark: marks[mark] ?? "none", count: Number(times) });
}
