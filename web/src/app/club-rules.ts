/** A club's own rules, from its file to something that can be played. */
import { type EngineClient, EngineRefusal } from "../engine/client.ts";
import type { BoardState, Catalogue, EngineError } from "../engine/protocol.ts";
import { nameOfRules } from "../i18n/names.ts";
import { startOfRules } from "./catalogue.ts";

export interface ClubRules {
  readonly rules: unknown;
  readonly name: string;
  readonly start: BoardState | null;
}

/** Bytes of a file that are read. Rules with every flag written out have two thousand. */
const mostBytes = 100_000;

const wrong = (code: string): EngineError => ({ code, message: "" });

/** The rules, looked at by the engine, or what is wrong with them. */
export async function readClubRules(
  file: Blob,
  engine: EngineClient,
  catalogue: Catalogue,
): Promise<ClubRules | EngineError> {
  if (file.size > mostBytes) return wrong("rules.size");
  let source: string;
  try {
    source = await file.text();
  } catch {
    return wrong("rules.unreadable");
  }
  let rules: unknown;
  try {
    rules = JSON.parse(source);
  } catch {
    return wrong("rules.json");
  }
  try {
    const checked = await engine.ask({ kind: "check-rules", rules });
    return {
      rules,
      name: nameOfRules(checked.rules),
      start: startOfRules(checked.rules, catalogue),
    };
  } catch (error) {
    if (error instanceof EngineRefusal) return error.error;
    return wrong("engine.failed");
  }
}
