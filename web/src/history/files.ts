/** Matches as a file: one record, or many in a list. What is read is looked at by the engine first. */
import { type EngineClient, EngineGone, EngineRefusal } from "../engine/client.ts";
import type { EngineError, MatchRecord } from "../engine/protocol.ts";
import { type Entry, newId, summaryOf } from "./entry.ts";

/** The form of the file; a changed form gets a new number. */
const form = "tabla-matches";
const version = 1;
/** Bytes of a file that are read: some thousand matches. */
const mostBytes = 30_000_000;

export function fileOf(entries: readonly Entry[]): string {
  const matches = entries.map(({ begun, changed, dice, record }) => ({
    begun,
    changed,
    practice: dice.kind !== "secret",
    record,
  }));
  return JSON.stringify({ [form]: version, matches }, null, 1);
}

interface Found {
  readonly begun: number;
  readonly record: MatchRecord;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The matches of a file's text; null when it is none of ours. */
export function matchesOf(text: string): readonly Found[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(value)) return null;
  if ("tabla" in value) return [{ begun: 0, record: value }];
  if (value[form] !== version || !Array.isArray(value.matches)) return null;
  return value.matches.map((each: unknown) => {
    const { begun, record } = isObject(each) ? each : {};
    return {
      begun: typeof begun === "number" ? begun : 0,
      record: isObject(record) ? record : {},
    };
  });
}

/** Those that are not among the matches already kept, so that a file read twice adds nothing. */
export function onlyNew(read: readonly Entry[], kept: readonly Entry[]): readonly Entry[] {
  // The engine writes every record in one order, so equal matches are equal texts.
  const known = new Set(kept.map(({ record }) => JSON.stringify(record)));
  return read.filter(({ record }) => {
    const text = JSON.stringify(record);
    return !known.has(text) && known.add(text);
  });
}

/** What became of a file: the matches it held, and why each of the others was refused. */
export interface Imported {
  readonly entries: readonly Entry[];
  readonly refused: readonly EngineError[];
}

export type FileProblem = "file-size" | "file-unreadable" | "file-form";

async function looked(engine: EngineClient, { begun, record }: Found): Promise<Entry> {
  for (;;) {
    try {
      const { events } = await engine.ask({ kind: "review", record });
      const view = await engine.ask({ kind: "review-at", event: events });
      return {
        id: newId(),
        begun,
        changed: begun,
        record: view.record,
        dice: { kind: "secret" },
        summary: summaryOf(view),
      };
    } catch (error) {
      if (!(error instanceof EngineGone)) throw error;
    }
  }
}

export async function readMatches(
  file: Blob,
  engine: EngineClient,
): Promise<Imported | FileProblem> {
  if (file.size > mostBytes) return "file-size";
  let text: string;
  try {
    text = await file.text();
  } catch {
    return "file-unreadable";
  }
  const found = matchesOf(text);
  if (found === null) return "file-form";
  const entries: Entry[] = [];
  const refused: EngineError[] = [];
  for (const each of found) {
    try {
      entries.push(await looked(engine, each));
    } catch (error) {
      if (!(error instanceof EngineRefusal)) throw error;
      refused.push(error.error);
    }
  }
  return { entries, refused };
}
