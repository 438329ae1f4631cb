/**
 * Puts the match in hand into the history as it is played: one write at a time, and of the states
 * that come meanwhile only the last. Where the browser keeps nothing the history stays empty, which
 * its screen says.
 */
import type { SavedMatch } from "../app/store.ts";
import type { EngineClient } from "../engine/client.ts";
import type { DiceSource, View } from "../engine/protocol.ts";
import { type Entry, eventsOf, summaryOf } from "./entry.ts";

export interface InHand {
  readonly id: string;
  readonly begun: number;
  readonly dice: DiceSource;
}

export class Keeper {
  #kept = "";
  #next: Entry | null = null;
  #writing: Promise<void> | null = null;

  /** A state of the match; nothing is written before the first dice, nor twice for one event. */
  tell(view: View, { id, begun, dice }: InHand): void {
    const events = eventsOf(view.record);
    const state = `${id} ${events} ${view.phase}`;
    if (events === 0 || state === this.#kept) return;
    this.#kept = state;
    this.#next = {
      id,
      begun,
      dice,
      changed: Date.now(),
      record: view.record,
      summary: summaryOf(view),
    };
    this.#writing ??= this.#write();
  }

  /** What an earlier visit stored and may have had no time to write down here. */
  catchUp(engine: EngineClient, saved: SavedMatch): void {
    import("./catch-up.ts").then(({ catchUp }) => catchUp(engine, saved)).catch(() => {});
  }

  /** Once everything told so far has been written. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    try {
      const { keep } = await import("./archive.ts");
      for (let entry = this.#next; entry !== null; entry = this.#next) {
        this.#next = null;
        await keep(entry);
      }
    } catch {
      this.#next = null;
    } finally {
      this.#writing = null;
    }
  }
}
