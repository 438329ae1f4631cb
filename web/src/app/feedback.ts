/** What is heard of a match, and what the dice are called: fetched when it is first wanted. */
import type { Step, View } from "../engine/protocol.ts";
import type { Call } from "./calls.ts";
import { isHuman } from "./driving.ts";
import type { Settings } from "./settings.ts";
import type { Sound } from "./sounds.ts";
import { tongueOf } from "./tongues.ts";

function eventCount({ record }: View): number {
  return Array.isArray(record.events) ? record.events.length : 0;
}

/** Dice have just been thrown. */
const threw = (view: View, before: View | null): boolean =>
  before !== null &&
  eventCount(view) > eventCount(before) &&
  (view.last.kind === "roll" || view.last.kind === "opening");

/** What is heard when a match goes from one state to the next, its moves apart. */
function heard(view: View, before: View | null): Sound | null {
  if (threw(view, before)) return "dice";
  const won = before !== null && before.ended === null && view.ended !== null;
  return won && isHuman(view, view.ended.winner) ? "win" : null;
}

/** Steps that are not seen moving are heard one by one all the same. */
const shortestStep = 110;

export class Feedback {
  /** How the dice in hand are called. */
  call: Call | null = null;
  readonly #settings: () => Settings;
  readonly #changed: () => void;
  #steps: ReturnType<typeof setTimeout>[] = [];
  #throws = 0;

  constructor(settings: () => Settings, changed: () => void) {
    this.#settings = settings;
    this.#changed = changed;
  }

  told(view: View, before: View | null): void {
    const sound = heard(view, before);
    if (sound !== null) void this.#sound(sound);
    // Without a call that could be fetched the dice are thrown all the same.
    if (threw(view, before)) void this.#callDice(view).catch(() => {});
    else if (view.phase !== "play" || view.turn.roll === null) this.call = null;
  }

  /** Checkers are on their way, each step for so many milliseconds. */
  moved(steps: readonly Step[], milliseconds: number): void {
    this.cutShort();
    const each = Math.max(shortestStep, milliseconds);
    this.#steps = steps.map(({ mark }, index) =>
      setTimeout(
        () => void this.#sound(mark ?? "checker"),
        milliseconds > 0 ? (index + 1) * each : index * each,
      ),
    );
  }

  /** What has not been heard yet is not waited for. */
  cutShort(): void {
    for (const step of this.#steps) clearTimeout(step);
    this.#steps = [];
  }

  async #sound(name: Sound): Promise<void> {
    const { sounds, volume } = this.#settings();
    // No browser plays anything before the page has been touched.
    const touched = (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true;
    if (!sounds || volume === 0 || !touched) return;
    try {
      const { sound } = await import("./sounds.ts");
      sound(name, volume / 100);
    } catch {
      // Without a way to make sounds the game goes on in silence.
    }
  }

  async #callDice(view: View): Promise<void> {
    this.#throws += 1;
    const thrown = this.#throws;
    this.call = null;
    const { calls, spoken, volume } = this.#settings();
    const { roll } = view.turn;
    if (roll === null || !(calls || spoken)) return;
    const { callOf } = await import("./calls.ts");
    const call = await callOf(roll, tongueOf(view));
    if (call === null || thrown !== this.#throws) return;
    if (calls) {
      this.call = call;
      this.#changed();
    }
    if (!spoken) return;
    const { speak } = await import("./voice.ts");
    speak(call.text, call.tag, volume / 100);
  }
}
