/** A club's own rules, from its file to something that can be played. */
import { type EngineClient, EngineRefusal } from "../engine/client.ts";
import type { BoardState, Catalogue } from "../engine/protocol.ts";
import { errorSentence, nameOfRules } from "../i18n/names.ts";
import { startOfRules } from "./catalogue.ts";

export interface ClubRules {
  readonly rules: unknown;
  readonly name: string;
  readonly start: BoardState | null;
}

/** The rules, looked at by the engine, or the sentence that says what is wrong with them. */
export async function readClubRules(
  source: string,
  engine: EngineClient,
  catalogue: Catalogue,
): Promise<ClubRules | string> {
  let rules: unknown;
  try {
    rules = JSON.parse(source);
  } catch {
    return errorSentence({ code: "rules.json", message: "" });
  }
  try {
    const checked = await engine.ask({ kind: "check-rules", rules });
    return {
      rules,
      name: nameOfRules(checked.rules),
      start: startOfRules(checked.rules, catalogue),
    };
  } catch (error) {
    if (error instanceof EngineRefusal) return errorSentence(error.error);
    return errorSentence({ code: "engine.failed", message: "" });
  }
}
