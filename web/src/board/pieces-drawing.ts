/** Everything on the board that changes, from the lowest layer to the highest. */

import { nothing, type SVGTemplateResult, svg } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { repeat } from "lit/directives/repeat.js";
import type { BoardState, Move, Side } from "../engine/protocol";
import { checkerPaints, drawChecker, drawCount } from "./checker-drawing";
import { type Choice, targetsFrom } from "./choice";
import { drawDice, drawOpeningDice } from "./dice-drawing";
import { type Geometry, isTop, spotOf } from "./geometry";
import type { Die, Labels, PlaceState } from "./labels";
import { drawBarred, drawLanding, drawPips, drawRing, drawTint, type Note } from "./mark-drawing";
import { countOn, netMoves, numberOf, type Place, placeOf, pointState } from "./numbering";
import type { Scene } from "./scene";
import { type Checker, topChecker } from "./stacks";

/** Of the element's properties, what is drawn. */
export interface Drawn {
  readonly viewer: Side;
  readonly mover: Side | null;
  readonly moves: readonly Move[];
  readonly dice: readonly Die[];
  readonly openingDice: Readonly<Record<Side, number>> | null;
  readonly lastSteps: readonly { from: number; to: number }[];
  readonly lastSide: Side | null;
  readonly labels: Labels;
  readonly showPips: boolean;
  readonly notes: readonly Note[];
}

/** What the element makes of them. */
export interface Situation {
  readonly board: BoardState;
  readonly geometry: Geometry;
  readonly scene: Scene;
  readonly choice: Choice;
  readonly states: ReadonlyMap<Place, PlaceState>;
  readonly hovered: Place | null;
}

const sides = ["w", "b"] as const;

/** A stack this high or higher is counted for the player. */
const countedFrom = 6;

export function drawPieces(drawn: Drawn, situation: Situation): SVGTemplateResult {
  const { board, geometry, scene } = situation;
  const { dice, openingDice, labels, showPips } = drawn;
  const came = arrivals(drawn, situation);
  const checker = (one: Checker) => {
    const { x, y, lie } = scene.spot(one);
    const marks = { arrived: came.has(one.id), trapped: trappedWay(one, geometry) };
    return svg`<g class="checker checker-${one.side}" data-checker=${one.id}
      transform="translate(${x} ${y}) scale(${scene.isHeld(one) ? 1.12 : 1})">${drawChecker(one.side, lie, marks)}</g>`;
  };
  return svg`
    ${checkerPaints}
    ${scene.moving ? nothing : drawLastMove(drawn, situation)}
    ${drawTargetTints(situation)}
    ${shownPlaces(drawn, situation)}
    ${showPips ? sides.map((side) => drawPips(geometry, side, board.pips[side], labels)) : nothing}
    ${keyed(
      throwName(drawn),
      openingDice === null ? drawDice(geometry, dice) : drawOpeningDice(geometry, openingDice),
    )}
    ${repeat(scene.lying, ({ id }) => id, checker)}
    ${drawCounts(scene, labels)}
    ${drawRings(drawn, situation)}
    ${drawLandings(drawn, situation)}
    ${drawNotes(drawn, situation)}
    ${repeat(scene.lifted, ({ id }) => id, checker)}
  `;
}

/** Other dice than before are new elements, which tumble; a die that is used up stays the same. */
const throwName = ({ dice, openingDice }: Drawn): string =>
  openingDice === null
    ? dice.map(({ number, owner, handedOver }) => `${number}${owner}${handedOver}`).join()
    : `${openingDice.w}${openingDice.b}`;

/** The checkers that the last move brought to where they are. */
function arrivals({ lastSteps, lastSide, viewer }: Drawn, { board, scene }: Situation) {
  const ids = new Set<string>();
  if (lastSide === null || scene.moving) return ids;
  for (const [number, net] of netMoves(lastSteps)) {
    const place = placeOf(number, lastSide, viewer, board.ways);
    const stack = scene.lying.filter((one) => one.side === lastSide && one.place === place);
    for (const { id } of net > 0 ? stack.slice(-net) : []) ids.add(id);
  }
  return ids;
}

/** A pinned checker looks out towards the edge of the board. */
const trappedWay = ({ place, level, pinned }: Checker, geometry: Geometry): -1 | 1 | null =>
  pinned && level === 0 && typeof place === "number" ? (isTop(geometry, place) ? -1 : 1) : null;

function drawLastMove(drawn: Drawn, { board, geometry }: Situation): SVGTemplateResult[] {
  const { lastSide, lastSteps, viewer } = drawn;
  if (lastSide === null) return [];
  return [...netMoves(lastSteps)]
    .filter(([, net]) => net !== 0)
    .map(([number, net]) => {
      const place = placeOf(number, lastSide, viewer, board.ways);
      const kind = net > 0 ? "last-to" : "last-from";
      return svg`${drawTint(geometry, place, "casing")}${drawTint(geometry, place, kind)}`;
    });
}

function drawTargetTints({ geometry, states, hovered }: Situation): SVGTemplateResult[] {
  const tints: SVGTemplateResult[] = [];
  for (const [place, { target, middle }] of states) {
    const kind = middle ? "middle" : target;
    if (kind === null) continue;
    tints.push(drawTint(geometry, place, `${kind} ${place === hovered ? "hovered" : ""}`));
  }
  return tints;
}

function drawCounts(scene: Scene, labels: Labels): SVGTemplateResult[] {
  const tops = new Map<Place, { top: Checker; count: number }>();
  for (const checker of scene.lying) {
    if (checker.pinned && checker.level === 0) continue;
    const count = (tops.get(checker.place)?.count ?? 0) + 1;
    tops.set(checker.place, { top: checker, count });
  }
  return [...tops.values()]
    .filter(({ top, count }) => count >= countedFrom || scene.spot(top).lie !== "flat")
    .map(({ top, count }) => drawCount(scene.spot(top), top.side, labels.number(count)));
}

/** Around what can be taken; around what has been, once something has. */
function drawRings({ mover }: Drawn, situation: Situation): SVGTemplateResult[] {
  const { scene, states, choice } = situation;
  if (mover === null) return [];
  const rings: SVGTemplateResult[] = [];
  for (const [place, { movable, selected }] of states) {
    const top = topChecker(scene.lying, place, mover);
    if (top === undefined) continue;
    if (selected && !scene.holding) rings.push(drawRing(scene.spot(top), "selected"));
    else if (movable && choice.from === null) rings.push(drawRing(scene.spot(top), "movable"));
  }
  return rings;
}

function drawLandings(drawn: Drawn, situation: Situation): SVGTemplateResult[] {
  const { mover, viewer, moves } = drawn;
  const { board, geometry, states, choice } = situation;
  if (mover === null || choice.from === null) return [];
  const targets = targetsFrom(moves, choice.from);
  const landings: SVGTemplateResult[] = [];
  for (const [place, { target, middle }] of states) {
    const kind = middle ? "middle" : target;
    if (kind === null) continue;
    const number = numberOf(place, mover, viewer, board.ways) ?? 0;
    const mark = targets.get(number)?.[0]?.marks.at(-1) ?? null;
    landings.push(drawLanding(landingSpot(board, geometry, place, mover, viewer, mark), kind));
  }
  return landings;
}

function shownPlaces({ notes }: Drawn, { geometry }: Situation): SVGTemplateResult[] {
  return notes
    .filter(({ as }) => as === "shown")
    .map(({ place }) => drawTint(geometry, place, "shown"));
}

/** On the checker in question, or where one would come to lie. */
function drawNotes({ notes }: Drawn, { scene, geometry }: Situation): SVGTemplateResult[] {
  const taken = notes.some(({ as }) => as === "taken");
  return notes.flatMap(({ place, as }) => {
    if (as === "shown" || scene.moving) return [];
    const here = scene.lying.filter((one) => one.place === place);
    const top = here.at(-1);
    if (as === "taken") return top === undefined ? [] : [drawRing(scene.spot(top), "selected")];
    // Without a checker that is taken it is the one here that may not move.
    if (!taken) {
      const held = here.find(({ pinned }) => pinned) ?? top;
      return held === undefined ? [] : [drawBarred(scene.spot(held))];
    }
    const level = here.length;
    return [drawBarred(spotOf(geometry, place, level, level + 1))];
  });
}

/** On top of what the mover has there; over a pinned checker half a checker further in. */
function landingSpot(
  board: BoardState,
  geometry: Geometry,
  place: Place,
  mover: Side,
  viewer: Side,
  mark: Move["marks"][number],
) {
  const own = countOn(board, place, mover, viewer);
  const held = typeof place === "number" && pointState(board, place, viewer).pinned !== null;
  const pinned = held || mark === "pin";
  const level = pinned ? own + 1 : own;
  return spotOf(geometry, place, level, level + 1, pinned);
}
