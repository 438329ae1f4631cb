/**
 * What the form and the first board show before the engine has started. For display only: once the
 * engine answers, its own catalogue takes this one's place. `games.json` is held to the engine's
 * games by a test.
 */
import type { BoardState, Catalogue } from "../engine/protocol.ts";
import { games, traditions } from "./games.json";

type Start = readonly (readonly [point: number, checkers: number])[];

interface GameLook {
  readonly start: Start;
  readonly ways: BoardState["ways"];
}

const usual = { targets: [3, 5, 7], target: 5 } as const;

function startOf(places: object): Start {
  return Object.entries(places).map(([point, count]) => [Number(point), Number(count)] as const);
}

function waysOf(ways: unknown): BoardState["ways"] {
  return ways === "parallel" ? ways : "contrary";
}

/** A board with one start on both sides, each counted along its own way. */
function startBoard({ start, ways }: GameLook): BoardState {
  const points = Array.from({ length: 24 }, () => ({ w: 0, b: 0, pinned: null }));
  for (const [point, checkers] of start) {
    const white = points[point - 1];
    const black = points[ways === "contrary" ? 24 - point : (point + 11) % 24];
    if (white !== undefined) white.w = checkers;
    if (black !== undefined) black.b = checkers;
  }
  const pips = start.reduce((sum, [point, checkers]) => sum + point * checkers, 0);
  return {
    ways,
    points,
    bar: { w: 0, b: 0 },
    off: { w: 0, b: 0 },
    pips: { w: pips, b: pips },
  };
}

export const displayCatalogue: Catalogue = {
  version: "",
  games: games.map(({ id }) => id),
  traditions,
  gameTargets: Object.fromEntries(
    games.map(({ id, targets, target }) => [id, { targets, target }] as const),
  ),
  levels: ["1", "2", "3", "4", "5", "6", "7"],
  starts: Object.fromEntries(
    games.map(({ id, start, ways }) => {
      return [id, startBoard({ start: startOf(start), ways: waysOf(ways) })] as const;
    }),
  ),
};

/** What the form offers at first: a bot that most players beat now and then. */
export const usualLevel = "4";

/** The board with nothing on it, for a game nobody has told us the start of. */
export const emptyBoard: BoardState = startBoard({ start: [], ways: "contrary" });

/** The start of a club's rules, or of the game they build on; null when they do not say. */
export function startOfRules(rules: unknown, catalogue: Catalogue): BoardState | null {
  if (typeof rules !== "object" || rules === null) return null;
  const { start, ways, base } = rules as { start?: unknown; ways?: unknown; base?: unknown };
  if (typeof start !== "object" || start === null) {
    return catalogue.starts[String(base)] ?? null;
  }
  return startBoard({ start: startOf(start), ways: waysOf(ways) });
}

/** Which tradition is offered first in a language. */
const firstOffered: Readonly<Record<string, string>> = {
  ar: "egyptian-31",
  bg: "bulgarian",
  el: "greek",
  tr: "turkish",
};

export function firstTradition(language: string): string {
  return firstOffered[language] ?? "macedonian";
}

/** The lengths of match that a tradition or game offers. */
export function targetsOf(
  catalogue: Catalogue,
  choice: { readonly tradition?: string | undefined; readonly game?: string | undefined },
): { readonly targets: readonly number[]; readonly target: number } {
  const tradition = catalogue.traditions.find(({ id }) => id === choice.tradition);
  return tradition ?? catalogue.gameTargets[choice.game ?? ""] ?? usual;
}
