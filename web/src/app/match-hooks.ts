/** What a match on the table asks of the page around it and tells it. */
import type { EngineError, Side, Step, View } from "../engine/protocol.ts";
import type { Opening } from "./openings.ts";
import type { Settings } from "./settings.ts";
import type { SavedMatch } from "./store.ts";

export interface MatchHooks {
  readonly settings: () => Settings;
  /** Something to be seen has changed. */
  readonly changed: () => void;
  /** A new state of the match, stored and not yet shown. */
  readonly told: (view: View, before: View | null) => void;
  readonly animate: (steps: readonly Step[], side: Side) => Promise<void>;
  readonly finishAnimation: () => void;
  /** The engine refused to begin with `opening`; the match before it stays. */
  readonly refusedOpening: (error: EngineError, opening: Opening) => void;
  readonly refused: (error: EngineError) => void;
  /** The bot played without its trained weights, for this reason. */
  readonly stoodIn: (code: string) => void;
  /** Stores a new state of the match, before it is shown. */
  readonly keep: (saved: SavedMatch) => void;
}
