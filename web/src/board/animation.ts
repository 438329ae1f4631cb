/** Moves drawn checkers from where they were to where they are; can be cut short at any moment. */

import type { Dot } from "./geometry";

export interface Flight {
  readonly element: SVGElement;
  readonly from: Dot;
  readonly to: Dot;
  /** Lifted over the board, or sliding within its stack. */
  readonly lifted: boolean;
}

const translate = ({ x, y }: Dot, scale = 1) => `translate(${x}px, ${y}px) scale(${scale})`;
const between = (one: Dot, two: Dot): Dot => ({ x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 });

export const reducedMotion = (): boolean =>
  globalThis.matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Flights {
  #running: readonly Animation[] = [];
  #land: () => void = () => {};

  /**
   * Resolves when all have landed or were cut short. A timer tells, not the animations: those stand
   * still while the page is hidden, and nobody may wait for them.
   */
  start(flights: readonly Flight[], milliseconds: number): Promise<void> {
    this.finish();
    this.#running = flights.map(({ element, from, to, lifted }) => {
      const over = lifted ? [{ transform: translate(between(from, to), 1.13) }] : [];
      return element.animate(
        [{ transform: translate(from) }, ...over, { transform: translate(to) }],
        { duration: milliseconds, easing: "ease-in-out" },
      );
    });
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.finish(), milliseconds);
      this.#land = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  finish(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    this.#land();
    this.#land = () => {};
  }
}
