/**
 * The way into the rules and out again: their pages come when they are first wanted, lie over the
 * table, which stays as it is, and have addresses of their own, so that the browser's own "back"
 * leads through them and out of them.
 */
import type { EngineClient } from "../engine/client.ts";
import { addressOf, type RulesPlace, rulesPlace } from "./address.ts";
import type { RulesScreen } from "./rules-screen.ts";

export class RulesDoor {
  readonly #engine: EngineClient;
  #screen: RulesScreen | null = null;

  constructor(engine: EngineClient) {
    this.#engine = engine;
  }

  /** Looks at the address, now and whenever the reader goes back or forth. */
  watch(): void {
    addEventListener("popstate", this.#follow);
    this.#follow();
  }

  unwatch(): void {
    removeEventListener("popstate", this.#follow);
  }

  open(page: string, section = ""): void {
    this.#go({ page, section });
  }

  readonly #follow = (): void => {
    const place = rulesPlace(location);
    if (place !== null) void this.#show(place);
    else this.#screen?.close();
  };

  /** Entries of the browser's history since the rules were opened. */
  get #depth(): number {
    const state: unknown = history.state;
    const depth = typeof state === "object" && state !== null && "rules" in state && state.rules;
    return typeof depth === "number" ? depth : 0;
  }

  #go(place: RulesPlace): void {
    history.pushState({ rules: this.#depth + 1 }, "", addressOf(place));
    void this.#show(place);
  }

  #left(): void {
    this.#screen = null;
    // Closed by "back", the address has gone already.
    if (rulesPlace(location) === null) return;
    if (this.#depth > 0) history.go(-this.#depth);
    else history.replaceState(null, "", addressOf(null));
  }

  async #show(place: RulesPlace): Promise<void> {
    await import("./rules-screen.ts");
    let screen = this.#screen;
    if (screen === null) {
      screen = document.createElement("tabla-rules");
      screen.engine = this.#engine;
      this.#screen = screen;
      document.body.append(screen);
      screen.addEventListener("tabla-go", (event) =>
        this.#go((event as CustomEvent<RulesPlace>).detail),
      );
      const shown = screen;
      screen.addEventListener(
        "tabla-closed",
        () => {
          shown.remove();
          this.#left();
        },
        { once: true },
      );
    }
    await screen.show(place);
  }
}
