/** Reads where checkers lie out of a position line, for pictures: the line is known to be sound. */
import type { BoardState, PointState, Side } from "../engine/protocol.ts";

const empty: PointState = { w: 0, b: 0, pinned: null };

function stackOf(text: string): PointState {
  const stacks = [...text.matchAll(/([wb])(\d+)/g)].map(([, side, count]) => ({
    side: side === "b" ? "b" : ("w" as Side),
    count: Number(count),
  }));
  const counts = { w: 0, b: 0 };
  for (const { side, count } of stacks) counts[side] += count;
  // From the bottom up: of two the first is pinned.
  return { ...counts, pinned: stacks.length > 1 ? (stacks[0]?.side ?? null) : null };
}

const pair = (text: string | undefined): Readonly<Record<Side, number>> => {
  const [w, b] = (text ?? "0/0").split("/").map(Number);
  return { w: w ?? 0, b: b ?? 0 };
};

/** `w2,4,b5,… 0/1 3/0`: the points from White's 24 down to 1, the bar, what is off. */
export function boardOf(line: string, ways: BoardState["ways"]): BoardState {
  const [stacks, bar, off] = line.split(" ");
  const downwards = (stacks ?? "")
    .split(",")
    .flatMap((part) =>
      /^\d+$/.test(part) ? Array.from({ length: Number(part) }, () => empty) : [stackOf(part)],
    );
  const points = downwards.reverse();
  const pips = { w: 25 * pair(bar).w, b: 25 * pair(bar).b };
  for (const [index, { w, b }] of points.entries()) {
    const point = index + 1;
    pips.w += w * point;
    pips.b += b * (ways === "contrary" ? 25 - point : ((point + 11) % 24) + 1);
  }
  return { ways, points, bar: pair(bar), off: pair(off), pips };
}
