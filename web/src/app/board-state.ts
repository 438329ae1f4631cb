/** What the board widget is given: derived from a match and from nothing else. */
import type { Die } from "../board/labels.ts";
import type { BoardState, Catalogue, Move, Side, Step, View } from "../engine/protocol.ts";
import { emptyBoard, startOfRules } from "./catalogue.ts";
import { actsByHand, viewerOf } from "./driving.ts";
import type { Match } from "./match.ts";
import type { Settings } from "./settings.ts";
import { other } from "./words.ts";

export interface BoardProperties {
  readonly board: BoardState;
  readonly viewer: Side;
  readonly mover: Side | null;
  readonly moves: readonly Move[];
  readonly interactive: boolean;
  readonly dice: readonly Die[];
  readonly openingDice: Readonly<Record<Side, number>> | null;
  readonly lastSteps: readonly Step[];
  readonly lastSide: Side | null;
}

const noMoves: readonly Move[] = [];
const noDice: readonly Die[] = [];
const noSteps: readonly Step[] = [];

/** A board to look at only. */
export function stillBoard(board: BoardState, viewer: Side): BoardProperties {
  return {
    board,
    viewer,
    mover: null,
    moves: noMoves,
    interactive: false,
    dice: noDice,
    openingDice: null,
    lastSteps: noSteps,
    lastSide: null,
  };
}

/** The dice of the stage in hand; beside them, smaller by their mark, those of whom they were. */
function diceOf({ phase, actor, turn }: View): readonly Die[] {
  if (phase !== "play" || actor === null) return noDice;
  const owner = turn.handedOver ? other(actor) : actor;
  return turn.dice.map((die) => ({ ...die, owner, handedOver: turn.handedOver }));
}

export function playedBoard(
  view: View,
  match: Match,
  settings: Settings,
  catalogue: Catalogue,
): BoardProperties {
  const viewer = viewerOf(view, settings);
  if (match.laidOut) {
    const start =
      catalogue.starts[view.match.nextGame ?? ""] ?? startOfRules(view.record.rules, catalogue);
    return stillBoard(start ?? emptyBoard, viewer);
  }
  const opening = view.last.kind === "opening" && (view.phase !== "play" || match.showsOpening);
  const playing = view.phase === "play" && actsByHand(view) && match.doing === null;
  return {
    board: view.board,
    viewer,
    mover: view.actor,
    moves: playing ? view.turn.moves : noMoves,
    interactive: playing,
    dice: diceOf(view),
    openingDice: opening ? (view.opening.throws.at(-1) ?? null) : null,
    lastSteps: match.marked?.steps ?? noSteps,
    lastSide: match.marked?.side ?? null,
  };
}
