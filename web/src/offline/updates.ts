/**
 * The page's side of the service worker: it is installed once the engine runs, and a new version is
 * taken when a person wants it, while no window of the page is in the middle of a game. Without
 * service workers (private windows, frames that may not keep anything) the page plays all the same.
 */
import { takeOver } from "./words.ts";

/** Held by every window that is in the middle of a game. */
const gameLock = "tabla-game";
/** A first visit is not to wait for what only later ones need. */
const idleWithin = 5_000;

export class Updates {
  /** A new version is on the device and waits. */
  ready = false;
  readonly #changed: () => void;
  #registration: ServiceWorkerRegistration | null = null;
  #started = false;
  #taking = false;
  #endGame: (() => void) | null = null;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Puts this version onto the device and looks for a newer one; called when there is time. */
  start(): void {
    if (this.#started || window.top !== window) return;
    this.#started = true;
    const begin = () => void this.#register();
    if (typeof requestIdleCallback === "function") {
      requestIdleCallback(begin, { timeout: idleWithin });
    } else setTimeout(begin, 0);
  }

  async #register(): Promise<void> {
    try {
      const workers = navigator.serviceWorker;
      if (workers === undefined) return;
      let controlled = workers.controller !== null;
      workers.addEventListener("controllerchange", () => {
        // The first one looks after the page as it is; any later one brings another version.
        if (controlled) location.reload();
        controlled = true;
      });
      const registration = await workers.register(new URL("service-worker.js", document.baseURI), {
        updateViaCache: "none",
      });
      this.#registration = registration;
      registration.addEventListener("updatefound", () => this.#watch(registration.installing));
      this.#watch(registration.installing);
      this.#look();
    } catch {
      // Refused, or the network is gone: what is there goes on.
    }
  }

  #watch(installing: ServiceWorker | null): void {
    installing?.addEventListener("statechange", () => this.#look());
  }

  #look(): void {
    const waits = this.#registration?.waiting ?? null;
    this.ready = waits !== null && navigator.serviceWorker.controller !== null;
    this.#changed();
  }

  /** Tells the other windows whether a game is being played here. */
  playing(inGame: boolean): void {
    if (inGame === (this.#endGame !== null)) return;
    this.#endGame?.();
    this.#endGame = null;
    if (!inGame) return;
    const ended = new Promise<void>((resolve) => {
      this.#endGame = resolve;
    });
    navigator.locks?.request(gameLock, { mode: "shared" }, () => ended).catch(() => {});
  }

  /** Goes over to the new version: the page loads anew. False when a game goes on elsewhere. */
  async take(): Promise<boolean> {
    const waiting = this.#registration?.waiting ?? null;
    if (waiting === null) {
      location.reload();
      return true;
    }
    if (this.#taking) return true;
    this.#taking = true;
    const goes = await this.#unlessPlayed(() => waiting.postMessage(takeOver));
    this.#taking = goes;
    return goes;
  }

  async #unlessPlayed(go: () => void): Promise<boolean> {
    try {
      return await navigator.locks.request(gameLock, { ifAvailable: true }, (free) => {
        if (free === null) return false;
        go();
        return true;
      });
    } catch {
      // Where there are no locks, other windows cannot be asked.
      go();
      return true;
    }
  }
}
