/** What happens by itself, and how long things stay on the table. Pure: a view in, a word out. */
import type { Side, View } from "../engine/protocol.ts";
import type { Settings, Speed } from "./settings.ts";

/** What a person can ask of a match in progress. */
export type Intent =
  | { readonly kind: "roll" }
  | { readonly kind: "move"; readonly from: number; readonly path: readonly number[] }
  | { readonly kind: "undo" }
  | { readonly kind: "end-turn" }
  | { readonly kind: "resign"; readonly side: Side }
  | { readonly kind: "next-game" }
  | { readonly kind: "hint" }
  /** The side's time is up: what is left of its turn is played for it. */
  | { readonly kind: "timeout"; readonly side: Side };

/** What the program does without being asked. */
export type Automatic = "roll" | "bot-play" | "forced" | "pass" | "bear-off" | "end-turn";

/** A player's name in a record; bots are called `bot:` and their level. */
export function isPerson(player: string): boolean {
  return !player.startsWith("bot:");
}

/** The strongest level; records of the days when it was the only one call it "top". */
export const topLevel = "7";

/** A bot's level; a person's name is none. */
export function levelOf(player: string): string {
  const level = isPerson(player) ? "" : player.slice("bot:".length);
  return level === "top" ? topLevel : level;
}

export function isHuman(view: View, side: Side | null): boolean {
  return side !== null && isPerson(view.match.players[side]);
}

/** A person is to act, and still has time to. */
export function actsByHand(view: View): boolean {
  return isHuman(view, view.actor) && !view.turn.outOfTime;
}

export function hasHuman(view: View): boolean {
  return isHuman(view, "w") || isHuman(view, "b");
}

/** Dice have been thrown and nobody has won: such a match is not taken off the table unasked. */
export function isUnderWay({ record, phase }: View): boolean {
  const { events } = record;
  return Array.isArray(events) && events.length > 0 && phase !== "match-over";
}

/** Who sits below: the person, or of two persons White or, on a turning board, who is to act. */
export function viewerOf(view: View, settings: Settings): Side {
  const two = isHuman(view, "w") && isHuman(view, "b");
  if (two && settings.turnBoard) return view.actor ?? "w";
  return isHuman(view, "w") || !isHuman(view, "b") ? "w" : "b";
}

/** Whether dice are to be thrown now; between two games only once the next board is laid out. */
export function rollIsNext(view: View, laidOut: boolean): boolean {
  return (
    view.phase === "opening" || view.phase === "roll" || (view.phase === "game-over" && laidOut)
  );
}

export function automatic(view: View, settings: Settings, laidOut: boolean): Automatic | null {
  if (rollIsNext(view, laidOut)) {
    const byHand = view.actor === null ? hasHuman(view) : actsByHand(view);
    return byHand && !settings.autoRoll ? null : "roll";
  }
  if (view.phase !== "play") return null;
  const { turn } = view;
  if (turn.pass) return "pass";
  if (!actsByHand(view)) return turn.forced ? "forced" : "bot-play";
  if (turn.forced && turn.draft.length === 0 && settings.autoForced) return "forced";
  if (turn.bearOff !== null && settings.autoBearOff) return "bear-off";
  if (turn.complete && turn.moves.length === 0 && settings.autoEnd) return "end-turn";
  return null;
}

/** Whether what a person asked for is possible in this view; a stale click is not. */
export function possible(intent: Intent, view: View, laidOut: boolean): boolean {
  const playing = view.phase === "play" && actsByHand(view);
  switch (intent.kind) {
    case "roll":
      return rollIsNext(view, laidOut) && (view.actor === null ? hasHuman(view) : actsByHand(view));
    case "move":
      return playing && view.turn.moves.some((move) => sameMove(move, intent));
    case "undo":
      // Also after the end of a turn, until the next dice are thrown.
      return view.turn.canUndo && !laidOut && (view.phase !== "play" || playing);
    case "hint":
      return playing && !view.turn.pass;
    case "end-turn":
      return playing && view.turn.complete;
    case "resign":
      return view.match.resignCost[intent.side] > 0;
    case "timeout":
      return view.actor === intent.side && actsByHand(view);
    case "next-game":
      return view.phase === "game-over" && !laidOut;
  }
}

interface Way {
  readonly from: number;
  readonly path: readonly number[];
}

export function sameMove(one: Way, two: Way): boolean {
  return (
    one.from === two.from &&
    one.path.length === two.path.length &&
    one.path.every((landing, index) => landing === two.path[index])
  );
}

/** Milliseconds at normal speed. */
export const pauses = {
  opening: 1600,
  roll: 700,
  pass: 1700,
  forced: 900,
  thinking: 350,
  endTurn: 250,
  step: 340,
} as const;

const factors: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, fast: 0.35, off: 0.35 };
/** Of a turn without a choice that passes quickly. */
const hurry = 0.3;

/** How long something stays on the table before the next happens. */
export function pauseOf(
  pause: Exclude<keyof typeof pauses, "step">,
  settings: Settings,
  { phase, turn }: View,
): number {
  const idle = phase === "play" && (turn.pass || turn.forced);
  return pauses[pause] * factors[settings.speed] * (idle && settings.fastForward ? hurry : 1);
}

/** How long a checker is on its way; 0 when nothing is to move. */
export function stepTime(settings: Settings, doing: Automatic | null): number {
  if (settings.speed === "off") return 0;
  const idle = doing === "forced" && settings.fastForward;
  return pauses.step * factors[settings.speed] * (idle ? hurry : 1);
}
