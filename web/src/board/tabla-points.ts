/**
 * `<tabla-points>`: the board. It knows no rules: it draws a board, offers the moves it is given and
 * says which one the person chose. It fills its box and keeps the board in the middle of it.
 *
 * Properties: `board`, `viewer` (who sits below), `mover`, `moves` (in the mover's numbering),
 * `interactive`, `dice`, `openingDice`, `lastSteps` and `lastSide`, `labels`, `showPips`,
 * `animationMilliseconds`, and where the viewer's home lies: `homeLeft`, `homeTop`. Set a new `moves` after every `tabla-move`, even an equal one: taps that
 * come in between wait for it and then act on it.
 *
 * A tap on a checker picks it up, a tap on a place it can reach puts it there; a second tap on the
 * checker, or Shift and Enter, plays it at once by the die that takes it furthest or off the board.
 *
 * Methods: `inTurn(action)` acts once the taps so far have been acted on. `play(steps)` shows one
 * step after another and leaves `board` as the last one made it; setting the same `board` before or after it disturbs nothing, any other board ends it at once, as
 * do `finishAnimation()` and the next press.
 *
 * `notes` points things out in a picture: places, a checker taken, a landing that is barred.
 *
 * Events: `tabla-move` {from, path}, `tabla-blocked` {from, to} for what was tried in vain (`to`
 * null: nothing may leave `from`; both null: a place of the other side) in the mover's numbering,
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
  furthest,
  nothing,
  type Outcome,
  tap,
} from "./choice";
import { type Dot, type Geometry, geometryFor, nearestPlace, placeAt } from "./geometry";
import { isArrow, neighbour } from "./keyboard";
import { bareLabels, type Die, type Labels, type PlaceState } from "./labels";
import type { Note } from "./mark-drawing";
import { allPlaces, countOn, lastOf, numberOf, type Place, placeOf, sameBoard } from "./numbering";
import { drawPieces } from "./pieces-drawing";
import { placeButton, placeOfButton } from "./place-buttons";
import { placeStates, placesWhere } from "./place-state";
import { Dragging, dotOf } from "./pointer";
import { Scene } from "./scene";
import { spokenMarks } from "./spoken-marks";
import { topChecker } from "./stacks";
import { styled } from "./styled";
import { boardStyles } from "./styles";
import { drawSurface } from "./surface-drawing";
import { aimedAt, Taps } from "./taps";
import { WaitingLine } from "./waiting-line";

/** A checker let go this far from a legal point, in units of the board, still goes there. */
const dropReach = 48;

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
  @property({ type: Boolean }) homeLeft = false;
  @property({ type: Boolean }) homeTop = false;
  @property({ attribute: false }) notes: readonly Note[] = [];
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
  readonly #line = new WaitingLine();
  readonly #taps = new Taps();

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
    this.#line.soon(action);
  }

  finishAnimation(): void {
    if (this.#scene.moving) this.#scene.finish();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { board, viewer } = this;
    if (board === null) return;
    const turned = changed.has("homeLeft") || changed.has("homeTop");
    const seated = changed.has("viewer") || board.ways !== this.#geometry.ways;
    if (seated || turned || changed.has("size")) {
      const { width, height } = this.size;
      this.#geometry = geometryFor(width, height, board.ways, viewer, this);
      this.#scene.fitTo(this.#geometry);
    }
    const standing = this.#scene.standing;
    if (seated || standing === null) this.#scene.setOut(board, viewer);
    else if (!sameBoard(standing, board)) void this.#scene.turnTo(board);
    else if (changed.has("moves") && !this.#dragging.carrying) this.#scene.release();

    if (changed.has("moves") || changed.has("mover") || changed.has("interactive")) {
      this.#choose(this.#active ? carryOver(this.choice, this.moves) : nothing);
      if (changed.has("moves")) void this.updateComplete.then(() => this.#line.resume());
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
      "--throw-time": `${2.5 * this.animationMilliseconds}ms`,
    });
    const states = this.#states;
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
      inTabOrder: this.#inTabOrder(states),
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
      ${spokenMarks(this, board, geometry)}
    </div>`;
  }

  get #states(): ReadonlyMap<Place, PlaceState> {
    const number = (place: Place) => (this.#active ? this.#number(place) : null);
    return placeStates(allPlaces(this.viewer), number, this.moves, this.choice);
  }

  get #active(): boolean {
    return this.interactive && this.mover !== null;
  }

  #number(place: Place | null): number | null {
    if (place === null || this.mover === null) return null;
    return numberOf(place, this.mover, this.viewer, this.#geometry.ways);
  }

  #inTabOrder(states: ReadonlyMap<Place, PlaceState>): Place {
    return this.focused ?? placesWhere(states, ({ movable }) => movable)[0] ?? 24;
  }

  #measure(): void {
    const { clientWidth: width, clientHeight: height } = this;
    if (width !== this.size.width || height !== this.size.height) this.size = { width, height };
  }

  #toBoard(event: MouseEvent): Dot {
    return dotOf(event, this.renderRoot.querySelector(".stage"), this.#geometry);
  }

  readonly #clicked = (event: MouseEvent): void => {
    if (this.#dragging.ownsClick()) return;
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const place = placeOfButton(button);
    // Some browsers give no focus to what is clicked; Escape must reach the board.
    button?.focus({ preventScroll: true });
    this.finishAnimation();
    // A key has no place of its own on the screen.
    const dot = event.detail === 0 ? null : this.#toBoard(event);
    this.#line.soon(() => this.#tapped(place, dot, event.timeStamp));
  };

  #tapped(under: Place | null, dot: Dot | null, at: number): void {
    const place = dot === null || !this.#active ? under : this.#aimedAt(under, dot);
    const number = this.#number(place);
    if (place === null || number === null || !this.#active) {
      if (this.#active || place === null) this.#cancel();
      if (place !== null) this.#emit("tabla-blocked", { from: number, to: null });
      return;
    }
    const selected = number === this.choice.from;
    if (dot !== null && this.#taps.isQuick(place, selected, at) && this.#quick(place, at)) return;
    this.#follow(tap(this.choice, number, this.moves));
    if (this.choice.from === number) this.#taps.pickedUp(place, at);
    else this.#taps.forget();
  }

  #aimedAt(under: Place | null, dot: Dot): Place | null {
    return aimedAt(this.#geometry, this.#states, under, dot, (place) =>
      this.mover === null || this.board === null
        ? false
        : countOn(this.board, place, this.mover, this.viewer) > 0,
    );
  }

  /** Plays the checker by the die that takes it furthest; false when none does. */
  #quick(place: Place, at: number): boolean {
    const number = this.#number(place);
    const move = number === null ? null : furthest(number, this.moves);
    if (!this.#active || move === null || this.mover === null) return false;
    const to = placeOf(lastOf(move), this.mover, this.viewer, this.#geometry.ways);
    this.#taps.played(place, to, at);
    this.#follow({ choice: nothing, move, blocked: null });
    return true;
  }

  #lift(start: Dot): boolean {
    const place = placeAt(this.#geometry, start);
    const number = this.#number(place);
    if (!this.#active || place === null || number === null || this.mover === null) return false;
    const checker = topChecker(this.#scene.checkers, place, this.mover);
    if (!canLeave(this.moves, number) || checker === undefined) {
      if (checker !== undefined)
        this.#follow({ choice: nothing, move: null, blocked: { from: number, to: null } });
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
    const legal = placesWhere(this.#states, ({ target }) => target !== null);
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
    else this.#line.soon(() => this.#dropped(from, to));
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
      this.#line.clear();
      this.#dragging.breakOff();
      this.#cancel();
    } else if (event.key === "Enter" && event.shiftKey) {
      event.preventDefault();
      const { target, timeStamp } = event;
      const place = placeOfButton(target);
      if (place !== null) this.#line.soon(() => void this.#quick(place, timeStamp));
    } else if (isArrow(event.key)) {
      event.preventDefault();
      const place = neighbour(this.#geometry, this.#inTabOrder(this.#states), event.key);
      this.focused = place;
      this.renderRoot.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
    }
  };

  readonly #focusMoved = (event: FocusEvent): void => {
    this.focused = placeOfButton(event.target) ?? this.focused;
  };

  #choose(choice: Choice): void {
    const before = this.choice.from;
    this.choice = choice;
    if (before !== choice.from) this.#emit("tabla-select", { from: choice.from });
  }

  #follow({ choice, move, blocked }: Outcome): void {
    if (move === null && choice.final === null) this.#scene.release();
    this.#choose(choice);
    if (blocked !== null) this.#emit("tabla-blocked", blocked);
    if (move === null) return;
    this.#line.announce();
    this.#emit("tabla-move", { from: move.from, path: move.path });
  }

  #emit(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tabla-points": TablaPoints;
  }
}
