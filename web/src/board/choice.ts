/**
 * Choosing a move, as a pure machine: nothing → a checker → where it goes → (if two ways lead there)
 * by which point. It knows no rules: what may be done is what `moves` lists, in the mover's numbers.
 */

import type { Move } from "../engine/protocol";
import { lastOf } from "./numbering";

export interface Choice {
  readonly from: number | null;
  /** Set while the person still has to say by which point the checker goes there. */
  readonly final: number | null;
}

export const nothing: Choice = { from: null, final: null };

export interface Outcome {
  readonly choice: Choice;
  readonly move: Move | null;
  /** What was tried and no move allows. */
  readonly blocked: Blocked | null;
}

/** A checker of `from` may not go to `to`; null there: it may not move at all. */
export interface Blocked {
  readonly from: number;
  readonly to: number | null;
}

const still = (choice: Choice): Outcome => ({ choice, move: null, blocked: null });
const refused = (from: number, to: number | null): Outcome => ({
  choice: nothing,
  move: null,
  blocked: { from, to },
});

export const canLeave = (moves: readonly Move[], from: number): boolean =>
  moves.some((move) => move.from === from);

/** Where a checker can end, with the shortest moves that lead there. */
export function targetsFrom(moves: readonly Move[], from: number): Map<number, readonly Move[]> {
  const targets = new Map<number, readonly Move[]>();
  for (const move of moves) {
    if (move.from !== from || move.path.length === 0) continue;
    const known = targets.get(lastOf(move)) ?? [];
    const shortest = known[0]?.path.length ?? Number.POSITIVE_INFINITY;
    if (move.path.length < shortest) targets.set(lastOf(move), [move]);
    else if (move.path.length === shortest && !known.some((other) => samePath(other, move))) {
      targets.set(lastOf(move), [...known, move]);
    }
  }
  return targets;
}

const samePath = (one: Move, two: Move): boolean =>
  one.path.every((point, index) => point === two.path[index]);

/** The points at which several ways to one target part, each with its move. */
export function middlesOf(ways: readonly Move[]): Map<number, Move> {
  const first = ways[0];
  if (first === undefined || ways.length < 2) return new Map();
  const parting = first.path.findIndex((point, index) =>
    ways.some((way) => way.path[index] !== point),
  );
  return new Map(ways.map((way) => [way.path[parting] ?? lastOf(way), way]));
}

/** What lights up while the person chooses among the ways to `choice.final`. */
export function middlesFor(moves: readonly Move[], choice: Choice): Map<number, Move> {
  if (choice.from === null || choice.final === null) return new Map();
  return middlesOf(targetsFrom(moves, choice.from).get(choice.final) ?? []);
}

/** A tap or a key on the place with this number. */
export function tap(choice: Choice, number: number, moves: readonly Move[]): Outcome {
  if (choice.from === null) {
    return canLeave(moves, number) ? still({ from: number, final: null }) : refused(number, null);
  }
  if (choice.final !== null) {
    const move = middlesFor(moves, choice).get(number);
    return move === undefined ? still(nothing) : { choice: nothing, move, blocked: null };
  }
  if (number === choice.from) return still(nothing);
  if (targetsFrom(moves, choice.from).has(number)) return drop(choice.from, number, moves);
  return canLeave(moves, number)
    ? still({ from: number, final: null })
    : refused(choice.from, number);
}

/** A checker carried from one place and let go over another. */
export function drop(from: number, to: number, moves: readonly Move[]): Outcome {
  const ways = targetsFrom(moves, from).get(to);
  const move = ways?.[0];
  if (ways === undefined || move === undefined) return refused(from, to);
  if (ways.length > 1) return still({ from, final: to });
  return { choice: nothing, move, blocked: null };
}

/** A choice as far as it still makes sense once other moves are offered. */
export function carryOver(choice: Choice, moves: readonly Move[]): Choice {
  if (choice.from === null || !canLeave(moves, choice.from)) return nothing;
  if (choice.final !== null && middlesFor(moves, choice).size === 0) {
    return { from: choice.from, final: null };
  }
  return choice;
}

/** The one die that takes the checker furthest, off the board if it can; null when none moves it. */
export function furthest(from: number, moves: readonly Move[]): Move | null {
  const steps = moves.filter((move) => move.from === from && move.path.length === 1);
  return steps.reduce<Move | null>(
    (best, move) => (best === null || lastOf(move) < lastOf(best) ? move : best),
    null,
  );
}
