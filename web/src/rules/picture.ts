/**
 * `<tabla-picture>`: a board with what is said about it below. A single play is shown as it ends and
 * can be seen again; of several the reader goes from one to the next and back.
 *
 * Marks for tests: on this element `data-picture` and `data-step`; `data-test` picture-replay,
 * picture-back, picture-next, picture-caption.
 */
import { css, html, LitElement, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { boardLabels } from "../app/board-words.ts";
import { shared } from "../app/styles.ts";
import type { Die } from "../board/labels.ts";
import type { Note } from "../board/mark-drawing.ts";
import type { Place } from "../board/numbering.ts";
import type { TablaPoints } from "../board/tabla-points.ts";
import "../board/tabla-points.ts";
import type { BoardState, Side, Step } from "../engine/protocol.ts";
import { text, textIfAny } from "../i18n/fluent.ts";
import type { Picture, Throw } from "./content.ts";

const stepTime = 420;
const noSteps: readonly Step[] = [];

function diceOf({ numbers, owner, handed }: Throw): readonly Die[] {
  return numbers.map((number) => ({ number, used: false, owner, handedOver: handed }));
}

function placeOf(number: number): Place {
  return number === 25 ? "bar-w" : number === 0 ? "off-w" : number;
}

@customElement("tabla-picture")
export class RulesPicture extends LitElement {
  static override readonly styles = [
    shared,
    css`
      figure {
        margin: 0;
      }
      .board {
        pointer-events: none;
        /* That of an upright board, so that it takes its place from edge to edge. */
        --tabla-aspect-ratio: 16 / 15;
      }
      figcaption {
        margin-block-start: 0.4rem;
        font-size: 0.95rem;
        text-align: start;
      }
      .steps {
        display: flex;
        gap: 0.6rem;
        align-items: center;
        justify-content: center;
        margin-block-start: 0.5rem;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  @property({ attribute: false }) picture: Picture | null = null;
  /** Names the sentences below: `NAME` for one play, `NAME-1` and so on for several. */
  @property() words = "";
  /** Dice of an opening, when that is what is shown. */
  @property({ attribute: false }) opening: Readonly<Record<Side, number>> | null = null;
  /** Whether the reader begins before the first play. */
  @property({ type: Boolean }) fromStart = false;

  /** How many of the plays lie on the board. */
  @state() private done = 0;
  @query("tabla-points") private points!: TablaPoints;

  readonly #labels = boardLabels();

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("picture")) this.done = this.#first;
    this.dataset.picture = this.picture?.name ?? "";
    this.dataset.step = String(this.done);
  }

  get #first(): number {
    return this.fromStart || (this.picture?.plays.length ?? 0) === 0 ? 0 : 1;
  }

  get #plays() {
    return this.picture?.plays ?? [];
  }

  #boardAfter(done: number): BoardState | null {
    const { picture } = this;
    if (picture === null) return null;
    for (let index = done - 1; index >= 0; index -= 1) {
      const last = this.#plays[index]?.steps.at(-1);
      if (last !== undefined) return last.after;
    }
    return picture.board;
  }

  get #notes(): readonly Note[] {
    const { picture } = this;
    if (picture === null) return [];
    const finished = this.done === this.#plays.length;
    const shown = finished
      ? picture.points.map((point) => ({ place: point, as: "shown" }) as const)
      : [];
    const { refused } = picture;
    if (refused === null) return shown;
    const { from, to } = refused;
    return to === null
      ? [...shown, { place: placeOf(from), as: "barred" }]
      : [...shown, { place: placeOf(from), as: "taken" }, { place: placeOf(to), as: "barred" }];
  }

  get #caption(): string {
    const { words, done } = this;
    return textIfAny(`${words}-${done}`, {}) ?? textIfAny(words, {}) ?? "";
  }

  protected override render() {
    const { picture } = this;
    if (picture === null) return nothing;
    const stage = this.#plays[this.done - 1];
    const dice = this.opening !== null ? [] : diceOf(stage?.dice ?? picture.dice);
    return html`<figure>
      <div class="board" role="img" aria-label=${this.#caption}>
        <tabla-points
          inert
          .board=${this.#boardAfter(this.done)}
          viewer="w"
          .dice=${dice}
          .openingDice=${this.opening}
          .lastSteps=${stage?.steps ?? noSteps}
          .lastSide=${stage?.side ?? null}
          .labels=${this.#labels}
          .notes=${this.#notes}
          .animationMilliseconds=${this.#stepTime}
        ></tabla-points>
      </div>
      <figcaption aria-live="polite" data-test="picture-caption">${this.#caption}</figcaption>
      ${this.#buttons()}
    </figure>`;
  }

  #buttons() {
    const steps = this.#plays.length;
    if (steps === 0) return nothing;
    if (steps === 1 && !this.fromStart) {
      return html`<div class="steps">
        <button data-test="picture-replay" @click=${this.#again}>
          ${text("rules-picture-replay")}
        </button>
      </div>`;
    }
    const first = this.#first;
    const values = { step: this.done - first + 1, steps: steps - first + 1 };
    return html`<div class="steps">
      <button
        data-test="picture-back"
        aria-disabled=${this.done <= first}
        aria-label=${text("rules-picture-back")}
        @click=${this.#back}
      >
        <span aria-hidden="true" class="arrow">‹</span>
      </button>
      <span>${text("rules-picture-step", values)}</span>
      <button
        class="primary"
        data-test="picture-next"
        aria-disabled=${this.done >= steps}
        aria-label=${text("rules-picture-next")}
        @click=${this.#next}
      >
        <span aria-hidden="true" class="arrow">›</span>
      </button>
    </div>`;
  }

  readonly #back = (): void => {
    if (this.done > this.#first) this.done -= 1;
  };

  readonly #next = (): void => {
    const stage = this.#plays[this.done];
    if (stage === undefined) return;
    void this.points.play(stage.steps);
    this.done += 1;
  };

  readonly #again = async (): Promise<void> => {
    this.points.finishAnimation();
    this.done = 0;
    await this.updateComplete;
    await this.points.updateComplete;
    this.#next();
  };

  get #stepTime(): number {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : stepTime;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tabla-picture": RulesPicture;
  }
}
