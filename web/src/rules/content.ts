/** What is in the rules: pages, their sections and pictures, as `tests/rules_pages` writes them. */
import { displayCatalogue } from "../app/catalogue.ts";
import type { BoardState, Side, Step } from "../engine/protocol.ts";
import { boardOf } from "./lines.ts";
import pages from "./pages.json";
import pictures from "./pictures.json";

export interface Section {
  readonly name: string;
  readonly texts: readonly string[];
  readonly pictures: readonly string[];
}

export interface Throw {
  readonly numbers: readonly number[];
  readonly owner: Side;
  readonly handed: boolean;
}

export interface PlayedStage {
  readonly side: Side;
  readonly dice: Throw;
  readonly steps: readonly Step[];
}

/** A board, what is pointed out on it, and what is played from it. */
export interface Picture {
  readonly name: string;
  readonly game: string;
  readonly board: BoardState;
  readonly side: Side;
  readonly dice: Throw;
  readonly points: readonly number[];
  readonly refused: { readonly from: number; readonly to: number | null } | null;
  readonly plays: readonly PlayedStage[];
}

interface DrawnThrow {
  readonly numbers: readonly number[];
  readonly owner: string;
  readonly handed: boolean;
}

interface DrawnPicture {
  readonly game: string;
  readonly board: string;
  readonly side: string;
  readonly dice: DrawnThrow;
  readonly points?: readonly number[];
  readonly refused?: { readonly from: number; readonly to: number | null };
  readonly plays?: readonly {
    readonly side: string;
    readonly dice: DrawnThrow;
    readonly steps: readonly {
      readonly from: number;
      readonly to: number;
      readonly mark: string | null;
      readonly board: string;
    }[];
  }[];
}

const sections: Readonly<Record<string, readonly Section[]>> = pages.games;
const cascade: Readonly<Record<string, number>> = pages.cascade;
const nextStarter: Readonly<Record<string, string>> = pages.next;
const drawn: Readonly<Record<string, DrawnPicture>> = pictures;

export function sectionsOf(game: string): readonly Section[] {
  return sections[game] ?? [];
}

/** Own roll from which doubles of a game run on; 0 for never. */
export function cascadeFrom(game: string): number {
  return cascade[game] ?? 0;
}

export function startsNext(tradition: string): "winner" | "roll_off" {
  return nextStarter[tradition] === "winner" ? "winner" : "roll_off";
}

const sideOf = (side: string): Side => (side === "b" ? "b" : "w");

const throwOf = ({ numbers, owner, handed }: DrawnThrow): Throw => ({
  numbers,
  owner: sideOf(owner),
  handed,
});

const markOf = (mark: string | null) => (mark === "hit" || mark === "pin" ? mark : null);

/** Null where there is no picture of that name. */
export function pictureNamed(name: string): Picture | null {
  const found = drawn[name];
  if (found === undefined) return null;
  const { game } = found;
  const ways = displayCatalogue.starts[game]?.ways ?? "contrary";
  return {
    name,
    game,
    board: boardOf(found.board, ways),
    side: sideOf(found.side),
    dice: throwOf(found.dice),
    points: found.points ?? [],
    refused: found.refused ?? null,
    plays: (found.plays ?? []).map(({ side, dice, steps }) => ({
      side: sideOf(side),
      dice: throwOf(dice),
      steps: steps.map(({ from, to, mark, board }) => ({
        from,
        to,
        mark: markOf(mark),
        after: boardOf(board, ways),
      })),
    })),
  };
}
