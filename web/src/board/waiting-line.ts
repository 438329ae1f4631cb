/** Taps that come after a move wait until the moves after it are known; then they act on those. */

/**
 * In milliseconds: after that they act on what there is, lest a board be deaf for ever. It is longer
 * than a slow device takes, also one that has to start the engine anew: on old moves a tap would do
 * something else than was meant.
 */
const patience = 10_000;

export class WaitingLine {
  /** When the last move was announced, until other moves come. */
  #announced: number | null = null;
  #waiting: (() => void)[] = [];

  /** Acts now, or as soon as the moves after the last move are known. */
  soon(action: () => void): void {
    const awaited = this.#announced !== null && performance.now() - this.#announced < patience;
    this.#waiting.push(action);
    if (!awaited) this.resume();
  }

  /** A move was made: what comes now waits for the moves after it. */
  announce(): void {
    this.#announced = performance.now();
  }

  /** The moves after it have come. */
  resume(): void {
    this.#announced = null;
    // The first that makes a move leaves the others waiting for the moves after it.
    while (this.#announced === null) {
      const action = this.#waiting.shift();
      if (action === undefined) return;
      action();
    }
  }

  clear(): void {
    this.#waiting = [];
  }
}
