/** What is special about a game, said in one line when it first matters. Pure: a view in, names out. */
import { countOn } from "../board/numbering.ts";
import type { BoardState, Side, View } from "../engine/protocol.ts";
import { hasHuman, isHuman } from "./driving.ts";
import { isChain } from "./words.ts";

export const firstTimes = {
  "opening-play": "opening",
  hit: "enter",
  pin: "contact",
  mother: "mother",
  cascade: "cascade",
  handed: "handed",
  left: "handed",
  "runner-pass": "runner",
  "runner-home": "runner",
  quarter: "quarter",
  "bear-off": "bear-off",
  "bear-off-pinned": "pinned",
  "bear-off-foe": "foes",
} as const;

/** Named as its sentence is, `first-NAME`; with it the section of the rules behind it. */
export type FirstTime = keyof typeof firstTimes;

const sides: readonly Side[] = ["w", "b"];
/** By the rule of the runner: what its checker must have come to for the others to be free. */
const runners: Readonly<Record<string, { readonly name: FirstTime; readonly upTo: number }>> = {
  pass: { name: "runner-pass", upTo: 11 },
  home: { name: "runner-home", upTo: 6 },
};

const on = (board: BoardState, side: Side, point: number): number =>
  countOn(board, point, side, side);

function sum(board: BoardState, side: Side, from: number, to: number): number {
  let checkers = 0;
  for (let point = from; point <= to; point += 1) checkers += on(board, side, point);
  return checkers;
}

/** Everything that matters in this view, the most special first. */
export function mattersNow(view: View): readonly FirstTime[] {
  if (!hasHuman(view) || (view.phase !== "play" && view.phase !== "roll")) return [];
  const { board, turn, last, match, phase, actor } = view;
  const playing = phase === "play";
  const byHand = playing && isHuman(view, actor);
  const found: FirstTime[] = [];
  const say = (name: FirstTime, matters: boolean) => {
    if (matters) found.push(name);
  };
  say("opening-play", playing && last.kind === "opening" && view.opening.plays);
  say("handed", byHand && turn.handedOver);
  say("left", last.handed.length > 0 && isHuman(view, last.side));
  const [first, second] = turn.roll ?? [];
  say("cascade", playing && first === second && isChain(turn.groups));
  if (match.rules.mother) {
    say(
      "mother",
      sides.some((side) => on(board, side, 24) === 1),
    );
  }
  say(
    "pin",
    board.points.some(({ pinned }) => pinned !== null),
  );
  say("hit", board.bar.w + board.bar.b > 0);
  const runner = runners[match.rules.runner];
  if (runner !== undefined && byHand && actor !== null) {
    const free = sum(board, actor, 1, runner.upTo) + board.off[actor] > 0;
    say(runner.name, on(board, actor, 24) === 14 && !free);
  }
  if (match.rules.closeQuarter) {
    const held = (side: Side) =>
      [19, 20, 21, 22, 23, 24].filter((point) => on(board, side, point) > 0).length;
    say(
      "quarter",
      sides.some((side) => held(side) >= 5),
    );
  }
  if (byHand && actor !== null && sum(board, actor, 1, 6) + board.off[actor] === 15) {
    if (turn.moves.some(({ path }) => path.at(-1) === 0)) say("bear-off", true);
    else {
      const pinned = board.points.some((point) => point.pinned === actor);
      say("bear-off-pinned", pinned && match.rules.bearOffPinned !== "others");
      const foe = actor === "w" ? "b" : "w";
      const past = !match.rules.bearOffPastFoes && sum(board, foe, 19, 24) > 0;
      say("bear-off-foe", past);
    }
  }
  return found;
}
