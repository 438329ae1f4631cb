/** A position or a match as text, in the page's language, for a message or a forum. */
import { renumber } from "../board/numbering.ts";
import type { BoardState, Side, View } from "../engine/protocol.ts";
import { listed, text } from "../i18n/fluent.ts";
import { gameName, nameOfRules, traditionName } from "../i18n/names.ts";

const sides = ["w", "b"] as const;
const colour = (side: Side) => (side === "w" ? "white" : "black");

/** What is played: the tradition, or the one game. */
function played({ record, match }: View): string {
  if (record.rules !== undefined) return nameOfRules(record.rules);
  const { tradition, game } = match;
  return tradition === null ? gameName(null, game) : traditionName(tradition);
}

function heading(view: View): string {
  const { target, score } = view.match;
  return text("share-heading", { what: played(view), target, white: score.w, black: score.b });
}

/** Where a side's checkers are, in its own numbering, from the far end of its way. */
function checkers({ board }: View, side: Side): string {
  const places = [25, ...Array.from({ length: 24 }, (_, index) => 24 - index), 0];
  const told = places.flatMap((number) => {
    const { count, pinned } = onPlace(board, side, number);
    if (count === 0) return [];
    const place = number === 25 ? "bar" : number === 0 ? "off" : pinned ? "pinned" : "point";
    return [text("share-place", { place, number, count })];
  });
  return text("share-checkers", { side, places: listed(told) });
}

function onPlace(board: BoardState, side: Side, number: number) {
  if (number === 25 || number === 0) {
    return { count: (number === 25 ? board.bar : board.off)[side], pinned: false };
  }
  const point = board.points[renumber(number, side, "w", board.ways) - 1];
  return { count: point?.[side] ?? 0, pinned: point?.pinned === side };
}

function turn({ actor, turn }: View): string {
  const side = actor ?? "w";
  const dice = turn.groups.map(({ number, count }) => text("chain-group", { number, count }));
  return dice.length === 0
    ? text("share-to-roll", { side })
    : text("share-to-play", { side, dice: listed(dice) });
}

/** The position in hand in a few lines. */
export function positionText(view: View): string {
  const game = gameName(view.match.tradition, view.match.game);
  return [
    heading(view),
    text("share-game", { number: view.match.gameNumber, game }),
    ...sides.map((side) => checkers(view, side)),
    turn(view),
  ].join("\n");
}

/** The match so far: how its games ended. */
export function matchText(view: View): string {
  const { tradition } = view.match;
  const games = view.games.map(({ game, winner, points }, index) =>
    text("share-game-ended", {
      number: index + 1,
      game: gameName(tradition, game),
      winner: winner === null ? "nobody" : colour(winner),
      points,
    }),
  );
  const { winner } = view.match;
  const end = winner === null ? [] : [text("match-title", { who: colour(winner) })];
  return [heading(view), ...games, ...end].join("\n");
}
