/**
 * Dragging with mouse, touch or pen. A press that hardly moves is left to the browser, which makes a
 * click of it; from a certain distance on the press is a drag and its click is swallowed.
 */

import type { Dot, Geometry } from "./geometry";

export interface DragTarget {
  /** Any press, before it is known what becomes of it. */
  pressed(): void;
  /** A drag begins here; false when nothing can be lifted. */
  lift(start: Dot): boolean;
  carry(dot: Dot): void;
  drop(dot: Dot): void;
  /** The drag is broken off: by the system, by Escape. */
  putBack(): void;
}

const slack = { mouse: 4, other: 9 } as const;

interface Press {
  readonly pointer: number;
  readonly start: Dot;
  readonly slack: number;
}

export class Dragging {
  readonly #target: DragTarget;
  readonly #toBoard: (event: PointerEvent) => Dot;
  #press: Press | null = null;
  #carrying = false;
  #swallowClick = false;

  constructor(target: DragTarget, toBoard: (event: PointerEvent) => Dot) {
    this.#target = target;
    this.#toBoard = toBoard;
  }

  get carrying(): boolean {
    return this.#carrying;
  }

  readonly down = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    this.#swallowClick = false;
    this.#target.pressed();
    this.#press = {
      pointer: event.pointerId,
      start: { x: event.clientX, y: event.clientY },
      slack: event.pointerType === "mouse" ? slack.mouse : slack.other,
    };
    this.#start = this.#toBoard(event);
  };

  #start: Dot = { x: 0, y: 0 };

  readonly move = (event: PointerEvent): void => {
    const press = this.#press;
    if (press === null || event.pointerId !== press.pointer) return;
    if (!this.#carrying) {
      const moved = Math.hypot(event.clientX - press.start.x, event.clientY - press.start.y);
      if (moved < press.slack) return;
      if (!this.#target.lift(this.#start)) {
        this.#press = null;
        return;
      }
      this.#carrying = true;
      this.#swallowClick = true;
      if (event.currentTarget instanceof Element) {
        event.currentTarget.setPointerCapture(press.pointer);
      }
    }
    this.#target.carry(this.#toBoard(event));
  };

  readonly up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#press?.pointer) return;
    const carried = this.#carrying;
    this.#end();
    if (carried) this.#target.drop(this.#toBoard(event));
  };

  readonly cancel = (event: PointerEvent): void => {
    if (event.pointerId === this.#press?.pointer) this.breakOff();
  };

  breakOff(): void {
    const carried = this.#carrying;
    this.#end();
    if (carried) this.#target.putBack();
  }

  /** Whether this click only ended a drag. */
  ownsClick(): boolean {
    const owned = this.#swallowClick;
    this.#swallowClick = false;
    return owned;
  }

  #end(): void {
    this.#press = null;
    this.#carrying = false;
  }
}

/** Where on the board the pointer is, whose picture fills `stage`. */
export function dotOf(event: MouseEvent, stage: Element | null, { width }: Geometry): Dot {
  const seen = stage?.getBoundingClientRect();
  if (seen === undefined || seen.width === 0) return { x: 0, y: 0 };
  const scale = width / seen.width;
  return { x: (event.clientX - seen.left) * scale, y: (event.clientY - seen.top) * scale };
}
