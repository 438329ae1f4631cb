/** What the parts of the page can ask of the whole. */
import type { DiceSource, Setup } from "../engine/protocol.ts";
import type { Intent } from "./driving.ts";
import type { Settings } from "./settings.ts";

export interface Actions {
  want(intent: Intent): void;
  start(setup: Setup, dice: DiceSource): void;
  /** Plays the unfinished match on. */
  resume(): void;
  /** Starts what the page's address asks for. */
  startLinked(): void;
  /** Goes to the form; the match in hand stays stored until another one starts. */
  setUp(): void;
  rematch(): void;
  /** Takes the match over from another window. */
  continueHere(): void;
  /** Starts the new match although another one is played in another window. */
  startHere(): void;
  change(settings: Partial<Settings>): void;
  restartEngine(): void;
  dismiss(problem: string): void;
  saveRecord(): void;
  /** Shows the matches kept on this device. */
  history(): void;
  /** Opens the rules of what is played, or at a page, and perhaps at a section of it. */
  rules(page?: string, section?: string): void;
  reload(): void;
}
