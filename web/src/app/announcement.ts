/** What is said aloud when a match goes from one state to the next. */
import type { View } from "../engine/protocol.ts";
import { listed, numeral, text } from "../i18n/fluent.ts";
import { who } from "../i18n/names.ts";
import type { Automatic } from "./driving.ts";
import { news, status } from "./words.ts";

/** The steps a player chose or took back; null when something else happened. */
function drafted(view: View, before: View): string | null {
  const { draft } = view.turn;
  const then = before.turn.draft.length;
  if (view.record.events === undefined || eventCount(view) !== eventCount(before)) return null;
  if (draft.length < then) return text("news-undo");
  // More than one when a checker ran on.
  const steps = draft.slice(then);
  const chosen = before.turn.moves.find(
    ({ from, path }) =>
      path.length === steps.length &&
      steps.every(
        ([start, end], index) => start === (path[index - 1] ?? from) && end === path[index],
      ),
  );
  const told = steps.map(([from, to], index) => {
    const way = from === 25 ? "entered" : to === 0 ? "off" : "moved";
    return text("news-step", { way, from, to, mark: chosen?.marks[index] ?? "none" });
  });
  return told.length === 0 ? null : told.join(" ");
}

function eventCount(view: View): number {
  const events = view.record.events;
  return Array.isArray(events) ? events.length : 0;
}

/** How the game just ended. */
function ending(view: View): readonly string[] {
  const { ended, match } = view;
  if (ended === null) return [];
  const winner = ended.winner === null ? "nobody" : who(ended.winner, match.players);
  return [
    text("result-title", { who: winner }),
    text("result-points", { points: ended.points }),
    text("result-reason", { reason: ended.reason }),
  ];
}

/** `doing` is what now happens by itself. Whole sentences, one after the other; "" when there is nothing new to say. */
export function announcement(view: View, before: View | null, doing: Automatic | null): string {
  const step = before === null ? null : drafted(view, before);
  if (step !== null) return step;
  const taken = before !== null && eventCount(view) < eventCount(before);
  const said = taken ? [text("news-undo")] : news(view);
  const over = view.phase === "game-over" || view.phase === "match-over";
  return [...said, ...(over ? ending(view) : [status(view, doing, false)])].join(" ");
}

/** What is said when a checker is picked up from `from`, or put down again (null). */
export function selection({ turn }: View, from: number | null): string {
  if (from === null) return text("news-put-down");
  const ends = turn.moves
    .filter((move) => move.from === from)
    .map(({ path }) => path.at(-1) ?? from);
  const names = [...new Set(ends)].sort((one, two) => two - one).map(landing);
  const targets = listed(names, "disjunction");
  return from === 25
    ? text("news-picked-up-bar", { targets })
    : text("news-picked-up", { from, targets });
}

const landing = (point: number): string => (point === 0 ? text("target-off") : numeral(point));
