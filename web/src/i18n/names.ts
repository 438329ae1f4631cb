/** Names of games, traditions and sides, and sentences for error codes. */
import type { EngineError, Side } from "../engine/protocol.ts";
import { text, textIfAny } from "./fluent.ts";

/** A game under the name its tradition gives it. */
export function gameName(tradition: string | null, game: string): string {
  return text("game-name", {
    name: `${tradition ?? "single"}-${game}`,
    game: `game-${game}`,
    id: game,
  });
}

/** One line on what a game is like. */
export function gameHint(game: string): string {
  return text("game-hint", { game: `game-${game}` });
}

/** A bot's level, by its id in the catalogue or the name a record has it under. */
export function levelName(level: string): string {
  return text("level-name", { level: /^\d$/.test(level) ? `level-${level}` : level });
}

export function traditionName(tradition: string): string {
  return text("tradition-name", { tradition });
}

/** Who somebody is in sentences: "you", "bot", "white" or "black". */
export type Who = "you" | "bot" | "white" | "black";

/** How a side is spoken of: by colour where two people play, else as you and the bot. */
export function who(side: Side, players: Readonly<Record<Side, string>>): Who {
  const humans = (["w", "b"] as const).filter((each) => players[each] === "human");
  if (humans.length !== 1) return side === "w" ? "white" : "black";
  return humans[0] === side ? "you" : "bot";
}

/** A club's rules under the name they give themselves. */
export function nameOfRules(rules: unknown): string {
  const { name, id } = (rules ?? {}) as { name?: unknown; id?: unknown };
  return typeof name === "string" ? name : String(id ?? "");
}

/** What went wrong, as a sentence; a code nobody wrote one for is named itself. */
export function errorSentence(error: EngineError): string {
  const values = { code: error.code, event: error.event ?? 0 };
  const exact = textIfAny(`error-${error.code.replaceAll(".", "-")}`, values);
  if (exact !== null) return exact;
  const family = textIfAny(`error-${error.code.split(".")[0] ?? ""}`, values);
  return family ?? text("error-other", { code: error.code });
}
