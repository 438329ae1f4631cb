/**
 * What the form and the first board show before the engine has started. For display only: once the
 * engine answers, its own catalogue takes this one's place.
 */
import type { BoardState, Catalogue } from "../engine/protocol.ts";

type Start = readonly (readonly [point: number, checkers: number])[];

const spread: Start = [
  [24, 2],
  [13, 5],
  [8, 3],
  [6, 5],
];
const stack: Start = [[24, 15]];

interface GameLook {
  readonly start: Start;
  readonly ways: BoardState["ways"];
  readonly targets: readonly number[];
  readonly target: number;
}

const usual = { targets: [3, 5, 7], target: 5 } as const;
const looks: Readonly<Record<string, GameLook>> = {
  prva: { start: spread, ways: "contrary", ...usual },
  aada: { start: spread, ways: "contrary", targets: [1, 3, 5, 7, 9, 11, 15, 17], target: 3 },
  obiknovena: { start: spread, ways: "contrary", ...usual },
  chelebi: { start: spread, ways: "contrary", ...usual },
  vtora: { start: stack, ways: "parallel", ...usual },
  gyulbara: { start: stack, ways: "parallel", ...usual },
  treta: { start: stack, ways: "contrary", ...usual },
  plakoto: { start: stack, ways: "contrary", ...usual },
  tapa: { start: stack, ways: "contrary", ...usual },
  fevga: { start: stack, ways: "parallel", ...usual },
  "31": { start: stack, ways: "contrary", targets: [1, 11, 21, 31], target: 11 },
};

function tradition(id: string, ...set: readonly string[]): Catalogue["traditions"][number] {
  const look = looks[set[0] ?? ""];
  return { id, set, targets: look?.targets ?? usual.targets, target: look?.target ?? usual.target };
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
  games: Object.keys(looks),
  traditions: [
    tradition("macedonian", "prva", "vtora", "treta"),
    tradition("bulgarian", "prva", "vtora", "treta"),
    tradition("greek", "prva", "plakoto", "fevga"),
    tradition("turkish", "prva"),
    tradition("egyptian-31", "31"),
    tradition("egyptian-aada", "aada"),
    tradition("bulgarian-classic", "obiknovena", "chelebi", "gyulbara", "tapa"),
  ],
  gameTargets: Object.fromEntries(
    Object.entries(looks).map(([game, { targets, target }]) => [game, { targets, target }]),
  ),
  levels: ["top"],
  starts: Object.fromEntries(Object.entries(looks).map(([game, look]) => [game, startBoard(look)])),
};

/** The board with nothing on it, for a game nobody has told us the start of. */
export const emptyBoard: BoardState = startBoard({ start: [], ways: "contrary", ...usual });

/** The start of a club's rules, or of the game they build on; null when they do not say. */
export function startOfRules(rules: unknown, catalogue: Catalogue): BoardState | null {
  if (typeof rules !== "object" || rules === null) return null;
  const { start, ways, base } = rules as { start?: unknown; ways?: unknown; base?: unknown };
  if (typeof start !== "object" || start === null) {
    return catalogue.starts[String(base)] ?? null;
  }
  const places = Object.entries(start).map(
    ([point, count]) => [Number(point), Number(count)] as const,
  );
  const look = { start: places, ways: ways === "parallel" ? ways : "contrary", ...usual } as const;
  return startBoard(look);
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
