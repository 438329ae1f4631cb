/**
 * A tab may be closed between what it stores at once and what it writes into the history: on the
 * next visit the history gets what it lacks.
 */
import type { SavedMatch } from "../app/store.ts";
import { type EngineClient, EngineGone } from "../engine/client.ts";
import { entry, keepLonger } from "./archive.ts";
import { eventsOf, isDamaged, summaryOf } from "./entry.ts";

/** Rejects where the browser keeps nothing, and when the engine cannot read the record. */
export async function catchUp(engine: EngineClient, saved: SavedMatch): Promise<void> {
  const { id, begun, dice, record } = saved;
  const events = eventsOf(record);
  const kept = await entry(id);
  if (events === 0 || (kept !== null && (isDamaged(kept) || eventsOf(kept.record) >= events))) {
    return;
  }
  for (;;) {
    try {
      // Both at once: whoever else looks back at a match asks before or after them.
      const asked = [
        engine.ask({ kind: "review", record }),
        engine.ask({ kind: "review-at", event: events }),
      ] as const;
      const [, view] = await Promise.all(asked);
      const summary = summaryOf(view);
      await keepLonger({ id, begun, dice, changed: Date.now(), record: view.record, summary });
      return;
    } catch (error) {
      if (!(error instanceof EngineGone)) throw error;
    }
  }
}
