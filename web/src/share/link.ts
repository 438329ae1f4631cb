/** Addresses that bring another person to the same position, or to the same match. */
import type { MatchRecord, View } from "../engine/protocol.ts";
import { packed } from "./packed.ts";

function linkTo(name: "position" | "record", value: string): string {
  const { origin, pathname } = location;
  // Spaces and commas of a position line stay legible, where an address may hold them.
  const written = encodeURIComponent(value).replaceAll("%20", "+").replaceAll("%2C", ",");
  return `${origin}${pathname}?${name}=${written.replaceAll("%2F", "/").replaceAll("%3A", ":")}`;
}

/** A position can be shared while it is played; a game that is over has none. */
export function hasPosition({ phase }: View): boolean {
  return phase === "roll" || phase === "play";
}

/** The position in hand; a game by a club's rules takes its rules along. */
export async function positionLink({ position, record, match }: View): Promise<string> {
  if (record.rules === undefined) return linkTo("position", position);
  const { rules } = record;
  const { target, players } = match;
  return await recordLink({ tabla: 1, rules, target, players, position, events: [] });
}

/** The whole match, up to where it stands. */
export async function matchLink({ record }: View): Promise<string> {
  return await recordLink(record);
}

async function recordLink(record: MatchRecord): Promise<string> {
  return linkTo("record", await packed(JSON.stringify(withoutTimes(record))));
}

/** When somebody played is nobody else's business. */
function withoutTimes(record: MatchRecord): MatchRecord {
  const { events } = record;
  if (!Array.isArray(events)) return record;
  const played = events.map((event: unknown) => {
    if (typeof event !== "object" || event === null) return event;
    const { at: _, ...rest } = event as { at?: unknown };
    return rest;
  });
  return { ...record, events: played };
}
