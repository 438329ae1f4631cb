/** What is said aloud when a match goes from one state to the next. */
import type { View } from "../engine/protocol.ts";
import { text } from "../i18n/fluent.ts";
import { who } from "../i18n/names.ts";
import type { Automatic } from "./driving.ts";
import { news, status } from "./words.ts";

/** The step a player chose or took back; null when something else happened. */
function drafted(view: View, before: View): string | null {
  const [now, then] = [view.turn.draft.length, before.turn.draft.length];
  if (view.record.events === undefined || eventCount(view) !== eventCount(before)) return null;
  if (now < then) return text("news-undo");
  const step = view.turn.draft[now - 1];
  if (now === then || step === undefined) return null;
  const [from, to] = step;
  const move = before.turn.moves.find(({ path, from: start }) => start === from && path[0] === to);
  const way = from === 25 ? "entered" : to === 0 ? "off" : "moved";
  return text("news-step", { way, from, to, mark: move?.marks[0] ?? "none" });
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
