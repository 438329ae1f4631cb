/** Filters and sums over the matches kept. Pure. */
import { isPerson, levelOf } from "../app/driving.ts";
import type { Side } from "../engine/protocol.ts";
import type { Entry, Summary } from "./entry.ts";

export type Outcome = "won" | "lost" | "white" | "black" | "unfinished";

export interface Filter {
  /** A tradition or a single game; "" for all. */
  readonly kind: string;
  /** A bot's level, "person" for two players; "" for all. */
  readonly opponent: string;
  readonly outcome: "" | "won" | "lost" | "unfinished";
}

export const everything: Filter = { kind: "", opponent: "", outcome: "" };

/** The side of the one person against a bot; null with two persons or two bots. */
export function personOf({ players }: Summary): Side | null {
  const bots = (["w", "b"] as const).filter((side) => !isPerson(players[side]));
  if (bots.length !== 1) return null;
  return bots[0] === "w" ? "b" : "w";
}

/** The level of the bot, or "person". */
export function opponentOf(summary: Summary): string {
  const side = personOf(summary);
  return side === null ? "person" : levelOf(summary.players[side === "w" ? "b" : "w"]);
}

export function kindOf({ tradition, set }: Summary): string {
  return tradition ?? set[0] ?? "";
}

export function outcomeOf(summary: Summary): Outcome {
  const { winner } = summary;
  if (winner === null) return "unfinished";
  const side = personOf(summary);
  if (side === null) return winner === "w" ? "white" : "black";
  return winner === side ? "won" : "lost";
}

export function passes({ summary }: Entry, filter: Filter): boolean {
  return (
    (filter.kind === "" || kindOf(summary) === filter.kind) &&
    (filter.opponent === "" || opponentOf(summary) === filter.opponent) &&
    (filter.outcome === "" || outcomeOf(summary) === filter.outcome)
  );
}

/** Games against one level: matches and single games both count game by game. */
export interface Tally {
  readonly tradition: string | null;
  readonly game: string;
  readonly level: string;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** Games won and lost against bots, by game and level, in the order in which they were met. */
export function tallies(entries: readonly Entry[]): readonly Tally[] {
  const found = new Map<string, Tally>();
  for (const { summary } of entries) {
    const side = personOf(summary);
    if (side === null) continue;
    const level = opponentOf(summary);
    const { tradition } = summary;
    for (const { game, winner } of summary.games) {
      const key = JSON.stringify([tradition, game, level]);
      const before = found.get(key) ?? { tradition, game, level, won: 0, lost: 0, drawn: 0 };
      found.set(key, {
        ...before,
        won: before.won + Number(winner === side),
        lost: before.lost + Number(winner !== null && winner !== side),
        drawn: before.drawn + Number(winner === null),
      });
    }
  }
  return [...found.values()];
}
