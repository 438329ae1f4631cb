/** The board's facts in the page's language. */
import type { Die, Labels, PointFacts, SpareFacts } from "../board/labels.ts";
import { language, listed, numeral, text } from "../i18n/fluent.ts";
import type { Language } from "../i18n/languages.ts";

function inChoice(
  place: string,
  facts: Pick<PointFacts, "movable" | "selected" | "target" | "middle">,
): string {
  const choice = facts.selected
    ? "selected"
    : facts.middle
      ? "middle"
      : facts.target !== null
        ? "target"
        : facts.movable
          ? "movable"
          : "plain";
  return text("board-place", { choice, place });
}

function point(facts: PointFacts): string {
  const { pinned, w: white, b: black } = facts;
  const state =
    pinned !== null ? `pinned-${pinned}` : white > 0 ? "white" : black > 0 ? "black" : "empty";
  return inChoice(text("board-point", { state, point: facts.point, white, black }), facts);
}

const spare = (id: "board-bar" | "board-off") => (facts: SpareFacts) =>
  inChoice(text(id, { side: facts.side, count: facts.count }), facts);

function dice(list: readonly Die[]): string {
  return text("board-dice", { dice: listed(list.map(({ number }) => numeral(number))) });
}

const made = new WeakMap<Language, Labels>();

/** One object for each language, so that the board notices the change. */
export function boardLabels(): Labels {
  const labels = made.get(language()) ?? {
    number: numeral,
    board: () => text("board-label"),
    point,
    bar: spare("board-bar"),
    off: spare("board-off"),
    dice,
    pips: (side, count) => text("board-pips", { side, count }),
  };
  made.set(language(), labels);
  return labels;
}
