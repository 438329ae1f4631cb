/**
 * `<tabla-replay>`: a match looked back at, event by event or by itself. It has a board of its own;
 * the match in hand stays as it is.
 *
 * Marks for tests: `data-event` and `data-events` on the element; `data-test` replay-first,
 * replay-previous, replay-play, replay-next, replay-last, replay-position, replay-games,
 * replay-said, replay-refused, and those of the dice report.
 */
import { html, LitElement, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { stillBoard } from "../app/board-state.ts";
import { boardLabels } from "../app/board-words.ts";
import { shared } from "../app/styles.ts";
import { news } from "../app/words.ts";
import "../board/tabla-points.ts";
import type { TablaPoints } from "../board/tabla-points.ts";
import { type EngineClient, EngineGone, EngineRefusal } from "../engine/client.ts";
import type { EngineError, Reviewed, Side, View } from "../engine/protocol.ts";
import { text } from "../i18n/fluent.ts";
import { errorSentence, gameName, who } from "../i18n/names.ts";
import { diceReport } from "./dice-report.ts";
import { type Entry, eventsOf } from "./entry.ts";
import { replayStyles } from "./styles.ts";
import { personOf } from "./tally.ts";

const speeds = ["slow", "normal", "fast"] as const;
type Speed = (typeof speeds)[number];
/** Milliseconds an event stays, beside those its checkers take. */
const stay: Readonly<Record<Speed, number>> = { slow: 1800, normal: 900, fast: 250 };
const step: Readonly<Record<Speed, number>> = { slow: 550, normal: 320, fast: 120 };

@customElement("tabla-replay")
export class Replay extends LitElement {
  static override readonly styles = [shared, replayStyles];

  @property({ attribute: false }) engine: EngineClient | null = null;
  @property({ attribute: false }) entry: Entry | null = null;
  @state() private whole: Reviewed | null = null;
  @state() private view: View | null = null;
  @state() private refused: EngineError | null = null;
  @state() private playing = false;
  @state() private speed: Speed = "normal";
  @query("tabla-points") private points!: TablaPoints | null;
  /** The event last asked for; an answer to an older question is not shown. */
  #wanted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has("entry")) void this.#open();
  }

  async #open(): Promise<void> {
    this.#stop();
    this.whole = null;
    this.view = null;
    this.refused = null;
    await this.#lay();
    if (this.whole !== null) await this.#show(0);
  }

  /** Gives the record to the engine; a fresh engine has to be given it again. */
  async #lay(): Promise<void> {
    const { engine, entry } = this;
    if (engine === null || entry === null) return;
    await this.#asking(async () => {
      this.whole = await engine.ask({ kind: "review", record: entry.record });
    });
  }

  async #show(event: number): Promise<void> {
    const { engine, whole } = this;
    if (engine === null || whole === null) return;
    const wanted = Math.min(Math.max(event, 0), whole.events);
    this.#wanted = wanted;
    await this.#asking(async () => {
      const view = await engine.ask({ kind: "review-at", event: wanted });
      if (this.#wanted !== wanted) return;
      const ahead = this.view !== null && eventsOf(this.view.record) === wanted - 1;
      // Shown before the board is given the new state, so that the checkers are seen moving.
      if (ahead && view.last.steps.length > 0) void this.points?.play(view.last.steps);
      this.view = view;
    });
  }

  async #asking(ask: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        await ask();
        return;
      } catch (error) {
        if (error instanceof EngineRefusal) {
          if (error.error.code === "session.no-review") {
            await this.#lay();
            continue;
          }
          this.refused = error.error;
          this.#stop();
          return;
        }
        if (!(error instanceof EngineGone)) throw error;
        if (this.whole !== null) await this.#lay();
      }
    }
  }

  #go(event: number): void {
    this.#stop();
    void this.#show(event);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #start(): void {
    if (this.view !== null && this.#atEnd) this.view = null;
    this.playing = true;
    void this.#playOn(this.view === null ? 0 : this.#wanted + 1);
  }

  async #playOn(event: number): Promise<void> {
    await this.#show(event);
    if (!this.playing) return;
    if (this.#atEnd) {
      this.#stop();
      return;
    }
    const steps = this.view?.last.steps.length ?? 0;
    const wait = stay[this.speed] + steps * this.#stepTime;
    this.#timer = setTimeout(() => void this.#playOn(this.#wanted + 1), wait);
  }

  get #atEnd(): boolean {
    return this.whole !== null && this.#wanted >= this.whole.events;
  }

  get #stepTime(): number {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : step[this.speed];
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.dataset.events = String(this.whole?.events ?? "");
    this.dataset.event = this.view === null ? "" : String(eventsOf(this.view.record));
  }

  protected override render() {
    const { entry, view, whole } = this;
    if (entry === null) return nothing;
    if (this.refused !== null) {
      return html`<p role="alert" data-test="replay-refused">
        ${text("replay-refused", { reason: errorSentence(this.refused) })}
      </p>`;
    }
    if (view === null || whole === null) return html`<p>${text("history-loading")}</p>`;
    const viewer: Side = personOf(entry.summary) ?? "w";
    const shown = stillBoard(view.board, viewer);
    return html`
      <div class="replay">
        <div class="table">
          <tabla-points
            .board=${shown.board}
            .viewer=${viewer}
            .mover=${view.actor}
            .dice=${diceOn(view)}
            .openingDice=${view.last.kind === "opening" ? (view.opening.throws.at(-1) ?? null) : null}
            .lastSteps=${view.last.steps}
            .lastSide=${view.last.side}
            .labels=${boardLabels()}
            .animationMilliseconds=${this.#stepTime}
            showPips
          ></tabla-points>
        </div>
        <div class="side">
          <p class="said" data-test="replay-said" aria-live="polite">${saidOf(view)}</p>
          <p class="score" dir="ltr">
            ${text("match-score", { white: view.match.score.w, black: view.match.score.b })}
          </p>
          ${this.#controls(view, whole)} ${diceReport(whole, view, entry.dice.kind !== "secret")}
        </div>
      </div>
    `;
  }

  #controls(view: View, whole: Reviewed) {
    const event = eventsOf(view.record);
    const button = (name: keyof typeof drawn, label: string, off: boolean, act: () => void) =>
      html`<button
        class="bare"
        data-test="replay-${name}"
        aria-label=${label}
        title=${label}
        aria-disabled=${off}
        @click=${() => {
          if (!off) act();
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${drawn[name]} /></svg>
      </button>`;
    const atStart = event === 0;
    return html`
      <input
        type="range"
        min="0"
        max=${whole.events}
        .value=${String(event)}
        aria-label=${text("replay-position")}
        aria-valuetext=${text("replay-event", { number: event, count: whole.events })}
        data-test="replay-position"
        dir="ltr"
        @input=${(input: Event) => this.#go(Number((input.target as HTMLInputElement).value))}
      />
      <div class="controls" dir="ltr">
        ${button("first", text("replay-first"), atStart, () => this.#go(0))}
        ${button("previous", text("replay-previous"), atStart, () => this.#go(event - 1))}
        ${
          this.playing
            ? button("pause", text("replay-pause"), false, () => this.#stop())
            : button("play", text("replay-play"), false, () => this.#start())
        }
        ${button("next", text("replay-next"), this.#atEnd, () => this.#go(event + 1))}
        ${button("last", text("replay-last"), this.#atEnd, () => this.#go(whole.events))}
      </div>
      <div class="fields">
        ${
          whole.begins.length < 2
            ? nothing
            : html`<label>
                ${text("replay-games")}
                <select
                  data-test="replay-games"
                  @change=${(change: Event) =>
                    this.#go(Number((change.target as HTMLSelectElement).value))}
                >
                  ${whole.begins.map((begin, index) => {
                    const { match } = view;
                    const id = match.set[index % match.set.length] ?? match.game;
                    const name = gameName(match.tradition, id);
                    const until = whole.begins[index + 1] ?? Number.POSITIVE_INFINITY;
                    return html`<option value=${begin} .selected=${event >= begin && event < until}>
                      ${text("replay-game", { number: index + 1, game: name })}
                    </option>`;
                  })}
                </select>
              </label>`
        }
        <label>
          ${text("replay-speed")}
          <select
            @change=${(change: Event) => {
              this.speed = (change.target as HTMLSelectElement).value as Speed;
            }}
          >
            ${speeds.map(
              (speed) => html`<option value=${speed} .selected=${speed === this.speed}>
                ${text(`speed-${speed}`)}
              </option>`,
            )}
          </select>
        </label>
      </div>
    `;
  }
}

const drawn = {
  first: "M18 5l-7 7 7 7M6 5v14",
  previous: "M15 5l-7 7 7 7",
  play: "M7 4v16l13-8Z",
  pause: "M8 5v14M16 5v14",
  next: "M9 5l7 7-7 7",
  last: "M6 5l7 7-7 7M18 5v14",
} as const;

function diceOn({ actor, turn, phase }: View) {
  if (phase !== "play" || actor === null) return [];
  const owner: Side = turn.handedOver === (actor === "w") ? "b" : "w";
  return turn.dice.map((die) => ({ ...die, owner, handedOver: turn.handedOver }));
}

/** What the event did, and how the game ended where it did. */
function saidOf(view: View) {
  if (eventsOf(view.record) === 0) return text("replay-start");
  const { ended, match } = view;
  const said = [...news(view)];
  if (ended !== null) {
    const winner = ended.winner === null ? "nobody" : who(ended.winner, match.players);
    said.push(text("result-title", { who: winner }));
    said.push(text("result-reason", { reason: ended.reason }));
  }
  return said.map((sentence) => html`<span>${sentence}</span> `);
}
