/**
 * What a person may choose about the page. Kept in the browser where it lets us, and live at once,
 * in every window. Only what was chosen is kept: everything else is as it is usual in that place.
 */
import { type ThemeChoice, themeChoices } from "./theme.ts";
import { type TurnTime, turnTimes } from "./turn-time.ts";

export const speeds = ["off", "fast", "normal", "slow"] as const;
export type Speed = (typeof speeds)[number];

export interface Settings {
  /** What the page does unasked. */
  readonly autoRoll: boolean;
  readonly autoEnd: boolean;
  readonly autoForced: boolean;
  readonly autoBearOff: boolean;
  /** Turns in which there is nothing to choose pass quickly. */
  readonly fastForward: boolean;
  readonly speed: Speed;
  /** Of two players whoever is to act sits below. */
  readonly turnBoard: boolean;
  /** Where the own home lies: on the left instead of the right, above instead of below. */
  readonly homeLeft: boolean;
  readonly homeTop: boolean;
  readonly pips: boolean;
  /** A button tells the best play. */
  readonly hints: boolean;
  /** Seconds a person has for a turn; 0 is open. */
  readonly turnTime: TurnTime;
  readonly theme: ThemeChoice;
  /** Dice are called as the tradition calls them, and by a voice. */
  readonly calls: boolean;
  readonly spoken: boolean;
  readonly sounds: boolean;
  /** In percent. */
  readonly volume: number;
  /** Single keys do what the buttons do. */
  readonly shortcuts: boolean;
}

const usual: Settings = {
  autoRoll: false,
  autoEnd: false,
  autoForced: true,
  autoBearOff: false,
  fastForward: false,
  speed: "normal",
  turnBoard: false,
  homeLeft: false,
  homeTop: false,
  pips: true,
  hints: true,
  turnTime: 0,
  theme: "auto",
  calls: true,
  spoken: false,
  sounds: true,
  volume: 60,
  shortcuts: true,
};

/** A board on another site's page is silent until somebody wants to hear it. */
const usualEmbedded: Settings = { ...usual, sounds: false };

export type Chosen = Partial<Settings>;

const isOneOf =
  <T>(values: readonly T[]) =>
  (value: unknown): boolean =>
    values.some((each) => each === value);
const isShare = (value: unknown): boolean =>
  typeof value === "number" && value >= 0 && value <= 100;

/** What may stand where something else than yes or no is chosen. */
const valid: Readonly<Partial<Record<keyof Settings, (value: unknown) => boolean>>> = {
  speed: isOneOf(speeds),
  theme: isOneOf(themeChoices),
  volume: isShare,
  turnTime: isOneOf(turnTimes),
};

/** Of what was kept, what makes sense: other versions of the page know other settings. */
export function chosenFrom(kept: unknown): Chosen {
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return {};
  const names = Object.keys(usual) as (keyof Settings)[];
  const values = kept as Readonly<Record<string, unknown>>;
  const sound = names.filter((name) => {
    const isValid = valid[name] ?? isOneOf([true, false]);
    return Object.hasOwn(values, name) && isValid(values[name]);
  });
  return Object.fromEntries(sound.map((name) => [name, values[name]])) as Chosen;
}

/** The number is the form's version: a changed form gets a new key. */
const key = "tabla.settings.1";

/** A browser that keeps nothing for the page, or something unreadable, is as good as an empty one. */
function keptChoices(): Chosen {
  try {
    return chosenFrom(JSON.parse(localStorage.getItem(key) ?? "{}"));
  } catch {
    return {};
  }
}

export const keptTheme = (): ThemeChoice => keptChoices().theme ?? usual.theme;

export class SettingsStore {
  readonly #usual: Settings;
  readonly #changed: (chosen: Chosen) => void;
  #chosen: Chosen = keptChoices();

  constructor(embedded: boolean, changed: (chosen: Chosen) => void) {
    this.#usual = embedded ? usualEmbedded : usual;
    this.#changed = changed;
  }

  get current(): Settings {
    return { ...this.#usual, ...this.#chosen };
  }

  /** False when it lasts only as long as the page stays open. */
  change(chosen: Chosen): boolean {
    this.#chosen = { ...this.#chosen, ...chosen };
    this.#changed(chosen);
    try {
      localStorage.setItem(key, JSON.stringify(this.#chosen));
      return true;
    } catch {
      return false;
    }
  }

  /** Another window has chosen something. */
  readonly storedElsewhere = (event: StorageEvent): void => {
    if (event.key !== key && event.key !== null) return;
    const before = this.current;
    this.#chosen = keptChoices();
    const now = Object.entries(this.current) as [keyof Settings, unknown][];
    this.#changed(Object.fromEntries(now.filter(([name, value]) => value !== before[name])));
  };
}
