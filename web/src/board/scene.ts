/**
 * What is seen of the board: the checkers, the one in the hand, and those on their way. Every change
 * goes through `turnTo`, which animates the difference of two boards or shows the new one at once.
 */

import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { BoardState, Side, Step } from "../engine/protocol";
import { type Flight, Flights, reducedMotion } from "./animation";
import { type Dot, type Geometry, type Spot, spotOf } from "./geometry";
import { type Checker, rearrange, setOut } from "./stacks";

type Host = ReactiveControllerHost & {
  readonly animationMilliseconds: number;
  readonly renderRoot: HTMLElement | DocumentFragment;
};

interface Held {
  readonly id: string;
  readonly dot: Dot;
}

const done = (): void => {};

export class Scene implements ReactiveController {
  readonly #host: Host;
  readonly #flights = new Flights();
  #checkers: readonly Checker[] = [];
  #standing: BoardState | null = null;
  #viewer: Side = "w";
  #geometry: Geometry | null = null;
  #held: Held | null = null;
  #flying: ReadonlySet<string> = new Set();
  /** Where the checkers were, until the animation that starts there has been begun. */
  #before: ReadonlyMap<string, Dot> | null = null;
  #landed: () => void = done;
  #run = 0;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  /** The board that is shown, or will be once all that is on its way has landed. */
  get standing(): BoardState | null {
    return this.#standing;
  }

  get checkers(): readonly Checker[] {
    return this.#checkers;
  }

  /** Whether a checker is in the hand, or waits where it was let go. */
  get holding(): boolean {
    return this.#held !== null;
  }

  get moving(): boolean {
    return this.#flying.size > 0;
  }

  /** The checkers that lie on the board, what lies lower first. */
  get lying(): readonly Checker[] {
    return this.#checkers
      .filter((checker) => !this.#isUp(checker))
      .sort((one, two) => one.level - two.level);
  }

  isHeld(checker: Checker): boolean {
    return checker.id === this.#held?.id;
  }

  /** Those in the hand or on their way, drawn over everything else. */
  get lifted(): readonly Checker[] {
    return this.#checkers.filter((checker) => this.#isUp(checker));
  }

  spot(checker: Checker): Spot {
    if (checker.id === this.#held?.id) return { ...this.#held.dot, lie: "flat" };
    const spot = this.#settledSpot(checker);
    return this.#flying.has(checker.id) ? { ...spot, lie: "flat" } : spot;
  }

  /** Takes a size, and places; nothing is animated across them. */
  fitTo(geometry: Geometry): void {
    if (this.#geometry === geometry) return;
    this.finish();
    this.#geometry = geometry;
  }

  /** Shows a board that follows no other. */
  setOut(board: BoardState, viewer: Side): void {
    this.finish();
    this.#standing = board;
    this.#viewer = viewer;
    this.#held = null;
    this.#checkers = setOut(board, viewer);
  }

  /** Goes over to another board; resolves when that is seen. */
  turnTo(board: BoardState): Promise<void> {
    this.finish();
    this.#standing = board;
    return this.#show(board);
  }

  /** Goes through some steps; resolves when the last is seen. */
  async play(steps: readonly Step[]): Promise<void> {
    const last = steps[steps.length - 1];
    if (last === undefined) return;
    this.finish();
    this.#standing = last.after;
    const run = this.#run;
    for (const step of steps) {
      await this.#show(step.after);
      if (run !== this.#run) return;
    }
  }

  /** Jumps to the end of whatever is on its way. */
  finish(): void {
    this.#run += 1;
    this.#before = null;
    this.#land();
    if (this.#standing !== null) {
      this.#checkers = rearrange(this.#checkers, this.#standing, this.#viewer);
    }
  }

  /** Puts a checker into the hand, or moves the hand. */
  hold(id: string, dot: Dot): void {
    this.#held = { id, dot };
    this.#host.requestUpdate();
  }

  /** Lets the checker in the hand go back to where it stands. */
  release(): void {
    if (this.#held === null) return;
    if (this.#standing !== null) void this.turnTo(this.#standing);
    this.#held = null;
  }

  hostUpdated(): void {
    const before = this.#before;
    if (before === null) return;
    this.#before = null;
    const flights = this.#checkers.flatMap((checker) => this.#flightOf(checker, before));
    const landed = this.#landed;
    void this.#flights.start(flights, this.#host.animationMilliseconds).then(() => {
      // Cut short, these flights must not end those that took their place.
      if (this.#landed === landed) this.#land();
    });
  }

  hostDisconnected(): void {
    this.finish();
  }

  #show(board: BoardState): Promise<void> {
    const before = new Map(this.#checkers.map((checker) => [checker.id, this.#dot(checker)]));
    const places = new Map(this.#checkers.map((checker) => [checker.id, checker.place]));
    const held = this.#held;
    this.#held = null;
    this.#checkers = rearrange(this.#checkers, board, this.#viewer);
    this.#host.requestUpdate();
    const still = this.#host.animationMilliseconds <= 0 || reducedMotion() || document.hidden;
    if (still || this.#geometry === null) return Promise.resolve();
    const moved = this.#checkers.filter(
      ({ id, place }) => id === held?.id || (places.has(id) && places.get(id) !== place),
    );
    this.#flying = new Set(moved.map((checker) => checker.id));
    if (this.#flying.size === 0) return Promise.resolve();
    this.#before = before;
    return new Promise((resolve) => {
      this.#landed = resolve;
    });
  }

  #isUp({ id }: Checker): boolean {
    return id === this.#held?.id || this.#flying.has(id);
  }

  #land(): void {
    const landed = this.#landed;
    this.#landed = done;
    this.#flights.finish();
    if (this.#flying.size > 0) {
      this.#flying = new Set();
      this.#host.requestUpdate();
    }
    landed();
  }

  #flightOf(checker: Checker, before: ReadonlyMap<string, Dot>): Flight[] {
    const from = before.get(checker.id);
    const to = this.#dot(checker);
    const element = this.#host.renderRoot.querySelector(`[data-checker="${checker.id}"]`);
    if (from === undefined || !(element instanceof SVGElement)) return [];
    if (Math.hypot(to.x - from.x, to.y - from.y) < 0.5) return [];
    return [{ element, from, to, lifted: this.#flying.has(checker.id) }];
  }

  #dot(checker: Checker): Dot {
    return checker.id === this.#held?.id ? this.#held.dot : this.#settledSpot(checker);
  }

  #settledSpot({ place, level, count, pinned }: Checker): Spot {
    if (this.#geometry === null) return { x: 0, y: 0, lie: "flat" };
    return spotOf(this.#geometry, place, level, count, pinned);
  }
}
