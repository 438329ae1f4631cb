/**
 * `<tabla-points>`: the board. It knows no rules: it draws a board, offers the moves it is given and
 * says which one the person chose. It fills its box and keeps the board in the middle of it.
 *
 * Properties: `board`, `viewer` (who sits below), `mover`, `moves` (in the mover's numbering),
 * `interactive`, `dice`, `openingDice`, `lastSteps` and `lastSide`, `labels`, `showPips`,
 * `animationMilliseconds`. Set a new `moves` after every `tabla-move`, even an equal one: taps that
 * come in between wait for it and then act on it.
 *
 * Methods: `inTurn(action)` acts once the taps so far have been acted on. `play(steps)` shows one step after another and leaves `board` as the last one made it;
 * setting the same `board` before or after it disturbs nothing, any other board ends it at once, as
 * do `finishAnimation()` and the next press.
 *
 * Events: `tabla-move` {from, path} and `tabla-blocked` {point} in the mover's numbering,
 * `tabla-select` {from} with null for nothing. All bubble out of shadow trees.
 *
 * Marks on the buttons, for tests and style: `data-point="13"` (the viewer's own numbering) or
 * `data-bar="w"` or `data-off="w"`; `data-checkers` (how many lie there, pinned ones too),
 * `data-side` (who holds the place), `data-pinned` (whose checker is pinned), `data-movable`,
 * `data-selected`, `data-target="step"` (one die) or `"run"` (more), `data-middle` (choose among
 * ways), `data-hovered`. On dice: `data-die="5"`, `data-owner`, `data-used`, `data-handed-over`;
 * around opening dice `data-opening-die="w"`; on pip counts `data-pips="w"`. The board itself bears
 * `data-layout="wide|tall"` and, while something moves, `data-moving`.
 */

import { html, LitElement, nothing as none, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { guard } from "lit/directives/guard.js";
import type { BoardState, Move, Side, Step } from "../engine/protocol";
import {
  type Choice,
  canLeave,
  carryOver,
  drop,
  middlesFor,
  nothing,
  type Outcome,
  tap,
  targetsFrom,
} from "./choice";
import { type Dot, type Geometry, geometryFor, nearestPlace, placeAt } from "./geometry";
import { isArrow, neighbour } from "./keyboard";
import { bareLabels, type Die, type Labels, type PlaceState } from "./labels";
import { allPlaces, numberOf, type Place, sameBoard } from "./numbering";
import { drawPieces } from "./pieces-drawing";
import { lyingOn, placeButton } from "./place-buttons";
import { Dragging } from "./pointer";
import { Scene } from "./scene";
import { topChecker } from "./stacks";
import { styled } from "./styled";
import { boardStyles } from "./styles";
import { drawSurface } from "./surface-drawing";

export type { Die, Labels, PointFacts, SpareFacts } from "./labels";

/** A checker let go this far from a legal point, in units of the board, still goes there. */
const dropReach = 48;
/** Taps wait this long for the moves after a move; then they act on what there is. */
const patience = 1500;

@customElement("tabla-points")
export class TablaPoints extends LitElement {
  static override readonly styles = boardStyles;

  @property({ attribute: false }) board: BoardState | null = null;
  @property({ attribute: false }) viewer: Side = "w";
  @property({ attribute: false }) mover: Side | null = null;
  @property({ attribute: false }) moves: readonly Move[] = [];
  @property({ type: Boolean }) interactive = false;
  @property({ attribute: false }) dice: readonly Die[] = [];
  @property({ attribute: false }) openingDice: Readonly<Record<Side, number>> | null = null;
  @property({ attribute: false }) lastSteps: readonly { from: number; to: number }[] = [];
  @property({ attribute: false }) lastSide: Side | null = null;
  @property({ attribute: false }) labels: Labels = bareLabels;
  @property({ type: Boolean }) showPips = false;
  @property({ type: Number }) animationMilliseconds = 260;

  @state() private choice: Choice = nothing;
  @state() private size = { width: 0, height: 0 };
  @state() private focused: Place | null = null;
  @state() private hovered: Place | null = null;

  readonly #scene = new Scene(this);
  readonly #dragging = new Dragging(
    {
      pressed: () => this.finishAnimation(),
      lift: (start) => this.#lift(start),
      carry: (dot) => this.#carry(dot),
      drop: (dot) => this.#drop(dot),
      putBack: () => this.#cancel(),
    },
    (event) => this.#toBoard(event),
  );
  readonly #resizing = new ResizeObserver(() => this.#measure());
  #geometry: Geometry = geometryFor(0, 0, "contrary", "w");
  #dragFrom: Place | null = null;
  /** When the last move was announced, until other moves come. */
  #announced: number | null = null;
  #waiting: (() => void)[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    this.#resizing.observe(this);
    this.#measure();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resizing.disconnect();
  }

  async play(steps: readonly Step[]): Promise<void> {
    const last = steps[steps.length - 1];
    if (last === undefined) return;
    const shown = this.#scene.play(steps);
    this.board = last.after;
    await shown;
  }

  inTurn(action: () => void): void {
    this.#soon(action);
  }

  finishAnimation(): void {
    if (this.#scene.moving) this.#scene.finish();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { board, viewer } = this;
    if (board === null) return;
    const seated = changed.has("viewer") || board.ways !== this.#geometry.ways;
    if (seated || changed.has("size")) {
      this.#geometry = geometryFor(this.size.width, this.size.height, board.ways, viewer);
      this.#scene.fitTo(this.#geometry);
    }
    const standing = this.#scene.standing;
    if (seated || standing === null) this.#scene.setOut(board, viewer);
    else if (!sameBoard(standing, board)) void this.#scene.turnTo(board);
    else if (changed.has("moves") && !this.#dragging.carrying) this.#scene.release();

    if (changed.has("moves") || changed.has("mover") || changed.has("interactive")) {
      this.#choose(this.#active ? carryOver(this.choice, this.moves) : nothing);
      if (changed.has("moves")) void this.updateComplete.then(() => this.#resume());
    }
  }

  protected override render() {
    const { board, labels } = this;
    const geometry = this.#geometry;
    if (board === null) return none;
    const scale = Math.min(this.size.width / geometry.width, this.size.height / geometry.height);
    const stage = styled({
      "inline-size": `${geometry.width * scale}px`,
      "block-size": `${geometry.height * scale}px`,
      "--scale": `${scale}`,
      "--throw-time": `${1.6 * this.animationMilliseconds}ms`,
    });
    const states = new Map(allPlaces(this.viewer).map((place) => [place, this.#stateOf(place)]));
    const view = `0 0 ${geometry.width} ${geometry.height}`;
    const situation = {
      geometry,
      board,
      scene: this.#scene,
      choice: this.choice,
      states,
      hovered: this.hovered,
    };
    const context = {
      geometry,
      board,
      viewer: this.viewer,
      labels,
      inTabOrder: this.#inTabOrder(),
      hovered: this.hovered,
    };
    return html`<div
      class="stage"
      dir="ltr"
      role="group"
      aria-label=${labels.board()}
      ${stage}
      data-layout=${geometry.layout}
      ?data-moving=${this.#scene.moving}
      ?data-carrying=${this.#dragging.carrying}
      @pointerdown=${this.#dragging.down}
      @pointermove=${this.#dragging.move}
      @pointerup=${this.#dragging.up}
      @pointercancel=${this.#dragging.cancel}
      @click=${this.#clicked}
      @keydown=${this.#pressedKey}
      @focusin=${this.#focusMoved}
    >
      <svg class="surface" viewBox=${view} aria-hidden="true">
        ${guard([geometry, labels], () => drawSurface(geometry, labels))}
      </svg>
      <svg class="pieces" viewBox=${view} aria-hidden="true">
        ${drawPieces(this, situation)}
      </svg>
      ${[...states].map(([place, state]) => placeButton(context, place, state))}
      ${this.#spokenMarks(board)}
    </div>`;
  }

  /** What a place is good for in the choice that is being made. */
  #stateOf(place: Place): PlaceState {
    const { moves, choice, mover, viewer } = this;
    const ways = this.#geometry.ways;
    const number = this.#active && mover ? numberOf(place, mover, viewer, ways) : null;
    if (number === null) return { movable: false, selected: false, target: null, middle: false };
    const choosingWay = choice.final !== null;
    const reached =
      choice.from === null || choosingWay ? undefined : targetsFrom(moves, choice.from).get(number);
    return {
      movable: !choosingWay && canLeave(moves, number),
      selected: number === choice.from,
      target: reached?.[0] === undefined ? null : reached[0].path.length === 1 ? "step" : "run",
      middle: middlesFor(moves, choice).has(number),
    };
  }

  /** Dice and pip counts are drawn; here they are said. */
  #spokenMarks(board: BoardState) {
    const geometry = this.#geometry;
    const pips = (["w", "b"] as const).map(
      (side) => html`<span
        role="img"
        ${lyingOn(geometry, geometry.pips[side])}
        aria-label=${this.labels.pips(side, board.pips[side])}
        data-pips=${side}
      ></span>`,
    );
    const dice = html`<span
      role="img"
      ${lyingOn(geometry, { ...geometry.bar, height: 0 })}
      aria-label=${this.labels.dice(this.dice)}
    ></span>`;
    return [this.showPips ? pips : none, this.dice.length > 0 ? dice : none];
  }

  get #active(): boolean {
    return this.interactive && this.mover !== null;
  }

  #number(place: Place | null): number | null {
    if (place === null || this.mover === null) return null;
    return numberOf(place, this.mover, this.viewer, this.#geometry.ways);
  }

  #inTabOrder(): Place {
    if (this.focused !== null) return this.focused;
    const places = allPlaces(this.viewer);
    return places.find((place) => this.#stateOf(place).movable) ?? 24;
  }

  #measure(): void {
    const { clientWidth: width, clientHeight: height } = this;
    if (width !== this.size.width || height !== this.size.height) this.size = { width, height };
  }

  #toBoard(event: PointerEvent): Dot {
    const stage = this.renderRoot.querySelector(".stage")?.getBoundingClientRect();
    if (stage === undefined || stage.width === 0) return { x: 0, y: 0 };
    const scale = this.#geometry.width / stage.width;
    return { x: (event.clientX - stage.left) * scale, y: (event.clientY - stage.top) * scale };
  }

  readonly #clicked = (event: MouseEvent): void => {
    if (this.#dragging.ownsClick()) return;
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const place = placeNamed(button?.dataset.place);
    // Some browsers give no focus to what is clicked; Escape must reach the board.
    button?.focus({ preventScroll: true });
    this.finishAnimation();
    if (place === null) this.#cancel();
    else this.#soon(() => this.#tapped(place));
  };

  #tapped(place: Place): void {
    if (!this.#active) return;
    const number = this.#number(place);
    if (number === null) this.#cancel();
    else this.#follow(tap(this.choice, number, this.moves));
  }

  #lift(start: Dot): boolean {
    const place = placeAt(this.#geometry, start);
    const number = this.#number(place);
    if (!this.#active || place === null || number === null || this.mover === null) return false;
    const checker = topChecker(this.#scene.checkers, place, this.mover);
    if (!canLeave(this.moves, number) || checker === undefined) {
      if (checker !== undefined) this.#follow({ choice: nothing, move: null, blocked: number });
      return false;
    }
    this.#dragFrom = place;
    this.#scene.release();
    this.finishAnimation();
    this.#scene.hold(checker.id, start);
    this.#choose({ from: number, final: null });
    return true;
  }

  #carry(dot: Dot): void {
    const checker =
      this.#dragFrom !== null && this.mover !== null
        ? topChecker(this.#scene.checkers, this.#dragFrom, this.mover)
        : undefined;
    if (checker === undefined) return;
    this.#scene.hold(checker.id, dot);
    this.hovered = this.#dropPlace(dot);
  }

  /** Where a checker let go here would go: a legal place under or near it, if any. */
  #dropPlace(dot: Dot): Place | null {
    const under = placeAt(this.#geometry, dot);
    if (under !== null && under === this.#dragFrom) return null;
    const legal = allPlaces(this.viewer).filter((place) => this.#stateOf(place).target !== null);
    return nearestPlace(this.#geometry, legal, dot, dropReach);
  }

  #drop(dot: Dot): void {
    const from = this.#dragFrom;
    const under = placeAt(this.#geometry, dot);
    const to = this.#dropPlace(dot) ?? under;
    this.#dragFrom = null;
    this.hovered = null;
    // Let go where it was taken: that was a tap, and the checker stays picked up.
    if (from === null || from === to) this.#scene.release();
    else this.#soon(() => this.#dropped(from, to));
  }

  #dropped(from: Place, to: Place | null): void {
    const [start, end] = [this.#number(from), this.#number(to)];
    if (!this.#active || start === null || end === null) {
      this.#cancel();
      return;
    }
    const outcome = drop(start, end, this.moves);
    if (outcome.blocked !== null) this.#scene.release();
    this.#follow(outcome);
  }

  #cancel(): void {
    this.#dragFrom = null;
    this.hovered = null;
    this.#scene.release();
    this.#choose(nothing);
  }

  readonly #pressedKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape") {
      this.#waiting = [];
      this.#dragging.breakOff();
      this.#cancel();
    } else if (isArrow(event.key)) {
      event.preventDefault();
      const place = neighbour(this.#geometry, this.#inTabOrder(), event.key);
      this.focused = place;
      this.renderRoot.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
    }
  };

  readonly #focusMoved = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement) {
      this.focused = placeNamed(event.target.dataset.place) ?? this.focused;
    }
  };

  /** Acts now, or as soon as the moves after the last move are known. */
  #soon(action: () => void): void {
    const awaited = this.#announced !== null && performance.now() - this.#announced < patience;
    this.#waiting.push(action);
    if (!awaited) this.#resume();
  }

  #resume(): void {
    this.#announced = null;
    // The first that makes a move leaves the others waiting for the moves after it.
    while (this.#announced === null) {
      const action = this.#waiting.shift();
      if (action === undefined) return;
      action();
    }
  }

  #choose(choice: Choice): void {
    const before = this.choice.from;
    this.choice = choice;
    if (before !== choice.from) this.#emit("tabla-select", { from: choice.from });
  }

  #follow({ choice, move, blocked }: Outcome): void {
    if (move === null && choice.final === null) this.#scene.release();
    this.#choose(choice);
    if (blocked !== null) this.#emit("tabla-blocked", { point: blocked });
    if (move === null) return;
    this.#announced = performance.now();
    this.#emit("tabla-move", { from: move.from, path: move.path });
  }

  #emit(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

function placeNamed(name: string | undefined): Place | null {
  if (name === "bar-w" || name === "bar-b" || name === "off-w" || name === "off-b") return name;
  return name === undefined || name === "" ? null : Number(name);
}

declare global {
  interface HTMLElementTagNameMap {
    "tabla-points": TablaPoints;
  }
}
