/**
 * Where everything is drawn, in the board's own units (a point is 40 units wide). Pure: a size and
 * the players' ways go in, rectangles and spots come out. x grows to the right in every language.
 */

import type { Side } from "../engine/protocol";
import { allPlaces, otherSide, type Place, type Ways } from "./numbering";

/** `wide` has its trays at the sides; `tall` has them above and below, for upright screens. */
export type LayoutName = "wide" | "tall";

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Dot {
  readonly x: number;
  readonly y: number;
}

/** Where one checker lies; on edge in a tray, `across` or `upright`. */
export interface Spot extends Dot {
  readonly lie: "flat" | "across" | "upright";
}

/** How the board is turned: the viewer's home usually lies on the right, below. */
export interface Turned {
  readonly homeLeft: boolean;
  readonly homeTop: boolean;
}

export const notTurned: Turned = { homeLeft: false, homeTop: false };

export interface Geometry {
  readonly layout: LayoutName;
  readonly ways: Ways;
  readonly viewer: Side;
  readonly width: number;
  readonly height: number;
  /** The half in which the viewer's home lies, and its dice. */
  readonly ownHalf: "left" | "right";
  /** The two halves of the playing field, left and right of the bar, and the bar between them. */
  readonly left: Rect;
  readonly right: Rect;
  readonly bar: Rect;
  /** Wells of the frame: the corners of the field, named as the viewer sees them. */
  readonly wells: readonly Rect[];
  /** Base to tip of a point's triangle. */
  readonly pointLength: number;
  readonly places: ReadonlyMap<Place, Rect>;
  /** Where the pip counts are shown: the well of its half of the board that a side does not use. */
  readonly pips: Readonly<Record<Side, Rect>>;
}

export const columnWidth = 40;
export const checkerRadius = 19;
export const slabThickness = 13.5;
export const dieSize = 35;

/** Checkers leave this strip on both sides of the middle line to the dice. */
const middleStrip = dieSize / 2 + 3;
const sideWidth = 6 * columnWidth;

const measures = {
  wide: { edge: 14, rail: 26, well: 46, wellRail: 13, bar: 44, halfMax: 268 },
  tall: { edge: 6, rail: 21, well: 42, wellRail: 9, bar: 38, halfMax: 350 },
} as const;

/** Height of a half in which five checkers lie side by side; and where there is no room for that. */
const comfortable = 234;
const tight = 176;
/** In pixels: points narrower than this want all the height there is. */
const narrow = 30;

/** Width, and the height without the playing field. */
function outline(layout: LayoutName): { width: number; around: number } {
  const { edge, rail, well, wellRail, bar } = measures[layout];
  const field = 2 * sideWidth + bar;
  return layout === "wide"
    ? { width: field + 2 * (edge + well + wellRail), around: 2 * rail }
    : { width: field + 2 * edge, around: 2 * (wellRail + well + rail) };
}

interface Fit {
  readonly layout: LayoutName;
  readonly scale: number;
  readonly half: number;
}

function fit(layout: LayoutName, width: number, height: number, halfMin: number): Fit {
  const { halfMax } = measures[layout];
  const { width: across, around } = outline(layout);
  const scale = Math.min(width / across, height / (around + 2 * halfMin));
  const room = scale > 0 ? (height / scale - around) / 2 : halfMin;
  const half = Math.min(halfMax, Math.max(halfMin, room));
  return { layout, scale, half };
}

/** The layout whose checkers come out larger; stacks are pressed together before points are. */
function bestFit(width: number, height: number, halfMin = comfortable): Fit {
  const wide = fit("wide", width, height, halfMin);
  const tall = fit("tall", width, height, halfMin);
  const best = tall.scale > wide.scale ? tall : wide;
  const pressed = best.scale * columnWidth < narrow && halfMin === comfortable;
  return pressed ? bestFit(width, height, tight) : best;
}

/** The geometry for a box of this size in pixels. */
export function geometryFor(
  width: number,
  height: number,
  ways: Ways,
  viewer: Side,
  turned: Turned = notTurned,
): Geometry {
  const { layout, half } = bestFit(width, height);
  return layOut(layout, half, ways, viewer, turned);
}

/** Lays the board out; `half` is the height of the playing field from an edge to the middle. */
export function layOut(
  layout: LayoutName,
  half: number,
  ways: Ways,
  viewer: Side,
  turned: Turned = notTurned,
): Geometry {
  const measure = measures[layout];
  const { width, around } = outline(layout);
  const height = around + 2 * half;
  const x = layout === "wide" ? measure.edge + measure.well + measure.wellRail : measure.edge;
  const y = around / 2;
  const left: Rect = { x, y, width: sideWidth, height: 2 * half };
  const bar: Rect = { x: x + sideWidth, y, width: measure.bar, height: 2 * half };
  const right: Rect = { x: bar.x + bar.width, y, width: sideWidth, height: 2 * half };

  const wells = wellRects(layout, width, height, half, { left, right });
  const { topLeft, topRight, bottomLeft, bottomRight } = wells;
  const foe = otherSide(viewer);
  const foeWell = ways === "contrary" ? topRight : topLeft;
  const places = new Map<Place, Rect>();
  for (const place of allPlaces(viewer)) {
    if (typeof place === "number") places.set(place, pointRect(place, left, right, half));
  }
  // Whoever is hit enters at the other side's home: the viewer above, the other side below.
  places.set(`bar-${viewer}`, { ...bar, height: half });
  places.set(`bar-${foe}`, { ...bar, y: y + half, height: half });
  places.set(`off-${viewer}`, bottomRight);
  places.set(`off-${foe}`, foeWell);

  const foePips = ways === "contrary" ? topLeft : topRight;
  const pips = viewer === "w" ? { w: bottomLeft, b: foePips } : { w: foePips, b: bottomLeft };
  const turn = (rect: Rect): Rect => ({
    ...rect,
    x: turned.homeLeft ? width - rect.x - rect.width : rect.x,
    y: turned.homeTop ? height - rect.y - rect.height : rect.y,
  });
  return {
    layout,
    ways,
    viewer,
    width,
    height,
    ownHalf: turned.homeLeft ? "left" : "right",
    left,
    right,
    bar,
    wells: [topLeft, topRight, bottomLeft, bottomRight],
    pointLength: half * 0.86,
    places: new Map([...places].map(([place, rect]) => [place, turn(rect)])),
    pips: { w: turn(pips.w), b: turn(pips.b) },
  };
}

type Corner = "topLeft" | "topRight" | "bottomLeft" | "bottomRight";

function wellRects(
  layout: LayoutName,
  width: number,
  height: number,
  half: number,
  field: { left: Rect; right: Rect },
): Record<Corner, Rect> {
  const { edge, well, wellRail, rail } = measures[layout];
  if (layout === "wide") {
    const size = { width: well, height: half - 4 };
    const end = width - edge - well;
    const low = rail + half + 4;
    return {
      topLeft: { ...size, x: edge, y: rail },
      topRight: { ...size, x: end, y: rail },
      bottomLeft: { ...size, x: edge, y: low },
      bottomRight: { ...size, x: end, y: low },
    };
  }
  const size = { width: sideWidth, height: well };
  const low = height - wellRail - well;
  return {
    topLeft: { ...size, x: field.left.x, y: wellRail },
    topRight: { ...size, x: field.right.x, y: wellRail },
    bottomLeft: { ...size, x: field.left.x, y: low },
    bottomRight: { ...size, x: field.right.x, y: low },
  };
}

/** 12 to 1 run along the bottom from the left, 13 to 24 along the top. */
function pointRect(point: number, left: Rect, right: Rect, half: number): Rect {
  const column = point <= 12 ? 12 - point : point - 13;
  const x = column < 6 ? left.x + column * columnWidth : right.x + (column - 6) * columnWidth;
  const y = point <= 12 ? left.y + half : left.y;
  return { x, y, width: columnWidth, height: half };
}

const isAbove = (geometry: Geometry, rect: Rect): boolean => centreOf(rect).y < geometry.height / 2;

/** Whether a place lies in the upper half of the board. */
export const isTop = (geometry: Geometry, place: Place): boolean =>
  isAbove(geometry, rectOf(geometry, place));

export function rectOf(geometry: Geometry, place: Place): Rect {
  const rect = geometry.places.get(place);
  if (rect === undefined) throw new RangeError(`no such place: ${place}`);
  return rect;
}

export const centreOf = (rect: Rect): Dot => ({
  x: rect.x + rect.width / 2,
  y: rect.y + rect.height / 2,
});

/** Distance from a dot to the nearest edge of a rectangle; 0 inside it. */
export function distanceTo(rect: Rect, dot: Dot): number {
  const across = Math.max(rect.x - dot.x, 0, dot.x - rect.x - rect.width);
  const along = Math.max(rect.y - dot.y, 0, dot.y - rect.y - rect.height);
  return Math.hypot(across, along);
}

/** The place under a dot; null on the frame. */
export function placeAt(geometry: Geometry, dot: Dot): Place | null {
  for (const [place, rect] of geometry.places) if (distanceTo(rect, dot) === 0) return place;
  return null;
}

/** The nearest of some places, if it lies within reach of a dot. */
export function nearestPlace(
  geometry: Geometry,
  places: Iterable<Place>,
  dot: Dot,
  reach: number,
): Place | null {
  let best: Place | null = null;
  let shortest = reach;
  for (const place of places) {
    const distance = distanceTo(rectOf(geometry, place), dot);
    if (distance <= shortest) {
      best = place;
      shortest = distance;
    }
  }
  return best;
}

/**
 * Where the checker at `level` (0 at the base) of `count` lies. With `pinned` the lowest is the
 * pinned one: the others start half a checker further in, so that it looks out under them.
 */
export function spotOf(
  geometry: Geometry,
  place: Place,
  level: number,
  count: number,
  pinned = false,
): Spot {
  const rect = rectOf(geometry, place);
  if (typeof place === "number")
    return pointSpot(rect, isAbove(geometry, rect), level, count, pinned);
  if (place.startsWith("bar")) return barSpot(geometry, rect, level, count);
  return traySpot(geometry, rect, level);
}

function pointSpot(rect: Rect, top: boolean, level: number, count: number, pinned: boolean): Spot {
  const peek = pinned ? checkerRadius * 1.05 : 0;
  const room = rect.height - middleStrip - 2 * checkerRadius - 2 - peek;
  const gaps = Math.max(1, count - (pinned ? 2 : 1));
  const spacing = Math.min(2 * checkerRadius, room / gaps);
  const climbed = pinned && level > 0 ? peek + (level - 1) * spacing : level * spacing;
  const depth = checkerRadius + 2 + climbed;
  const y = top ? rect.y + depth : rect.y + rect.height - depth;
  return { x: rect.x + rect.width / 2, y, lie: "flat" };
}

/** From the middle outwards. */
function barSpot(geometry: Geometry, rect: Rect, level: number, count: number): Spot {
  const above = isAbove(geometry, rect);
  const first = checkerRadius + 14;
  const room = rect.height - first - checkerRadius - 4;
  const depth = first + level * Math.min(2 * checkerRadius, room / Math.max(1, count - 1));
  const y = above ? rect.y + rect.height - depth : rect.y + depth;
  return { x: rect.x + rect.width / 2, y, lie: "flat" };
}

/** On edge, from the outer end of the well, all fifteen side by side. */
function traySpot(geometry: Geometry, rect: Rect, level: number): Spot {
  const centre = centreOf(rect);
  const length = geometry.layout === "wide" ? rect.height : rect.width;
  const depth = 3 + slabThickness / 2 + (level * (length - 6 - slabThickness)) / 14;
  if (geometry.layout === "wide") {
    const above = isAbove(geometry, rect);
    return { x: centre.x, y: above ? rect.y + depth : rect.y + rect.height - depth, lie: "across" };
  }
  const onLeft = centre.x < geometry.width / 2;
  return { x: onLeft ? rect.x + depth : rect.x + rect.width - depth, y: centre.y, lie: "upright" };
}

/** Centres of a row of dice on the middle line, in the half right or left of the bar. */
export function diceSpots(geometry: Geometry, half: "left" | "right", count: number): Dot[] {
  const rect = geometry[half];
  const spacing = Math.min(dieSize + 9, (rect.width - 8) / Math.max(1, count));
  const middle = centreOf(rect);
  return Array.from({ length: count }, (_, index) => ({
    x: middle.x + (index - (count - 1) / 2) * spacing,
    y: middle.y,
  }));
}
