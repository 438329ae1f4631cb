/** How far the start has come, and what went wrong with a button that helps. */
import { css, html, LitElement, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { EngineState } from "../engine/client.ts";
import { type MessageId, text, textIfAny } from "../i18n/fluent.ts";
import type { Actions } from "./actions.ts";
import { shared } from "./styles.ts";

export type Remedy =
  | "retry"
  | "reload"
  | "own-window"
  | "save-record"
  | "set-up"
  | "continue"
  | "start-here";

/** Something to be told, with what may help. */
export interface Problem {
  readonly id: string;
  /** The sentence, in the language that is spoken when it is drawn. */
  readonly said: () => string;
  /** Technical, for those who look for the cause. */
  readonly details: string;
  readonly remedies: readonly Remedy[];
  /** It stays until one of the remedies is taken. */
  readonly stays?: boolean;
}

const remedyLabels = {
  retry: "retry",
  reload: "reload-page",
  "own-window": "own-window",
  "save-record": "save-record",
  "set-up": "new-match",
  continue: "continue-here",
  "start-here": "start-here",
} as const satisfies Readonly<Record<Remedy, MessageId>>;

/** The failure of the engine as something to be told. */
export function engineProblem(state: EngineState): Problem | null {
  if (state.phase !== "failed") return null;
  return {
    id: "engine",
    said: () => textIfAny(`problem-${state.code}`, {}) ?? text("problem-engine"),
    details: state.message,
    // Nothing else helps where the page around this one forbids it.
    remedies: state.code === "sealed" ? ["own-window"] : ["retry", "reload"],
    stays: true,
  };
}

/** The same, not embedded in anything. */
function openOwnWindow(): void {
  const address = new URL(location.href);
  address.searchParams.delete("embed");
  open(address, "_blank", "noopener");
}

@customElement("tabla-notices")
export class Notices extends LitElement {
  static override readonly styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: 0.4rem;
      }
      .problem {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem 0.8rem;
        align-items: center;
        justify-content: space-between;
        padding: 0.5rem 0.9rem;
        background: var(--warning);
      }
      .problem p {
        flex: 1 1 11rem;
      }
      details {
        flex-basis: 100%;
        color: var(--ink-soft);
        font-size: 0.85rem;
        overflow-wrap: anywhere;
      }
      .progress {
        padding: 0.4rem 0.9rem;
        font-size: 0.9rem;
      }
      progress {
        display: block;
        inline-size: 100%;
        block-size: 6px;
        margin-block-start: 0.25rem;
        border: 0;
        border-radius: 3px;
        background: var(--calm);
        accent-color: var(--accent);
        appearance: none;
      }
      progress::-webkit-progress-bar {
        border-radius: 3px;
        background: var(--calm);
      }
      progress::-webkit-progress-value {
        border-radius: 3px;
        background: var(--accent);
        transition: inline-size 200ms;
      }
      progress::-moz-progress-bar {
        border-radius: 3px;
        background: var(--accent);
      }
    `,
  ];

  @property({ attribute: false }) engine: EngineState | null = null;
  @property({ attribute: false }) problems: readonly Problem[] = [];
  @property({ attribute: false }) actions: Actions | null = null;

  protected override render() {
    return html`${this.#progress()}${this.problems.map((problem) => this.#problem(problem))}`;
  }

  /** One bar for the whole start; the download is most of it on a first visit. */
  #progress() {
    const { engine } = this;
    if (engine?.phase !== "starting") return nothing;
    const share = engine.done / Math.max(1, engine.total);
    const whole = { download: share * 0.6, python: 0.65, engine: 0.85 + share * 0.15 };
    const said = engine.again
      ? text("progress-again")
      : engine.stage === "download"
        ? text("progress-download", { share })
        : text(engine.stage === "python" ? "progress-python" : "progress-engine");
    return html`<div class="progress card" data-test="progress">
      <span role="status">${said}</span>
      <progress max="1" .value=${whole[engine.stage]} aria-label=${said}></progress>
    </div>`;
  }

  #problem(problem: Problem) {
    return html`<div class="problem card" role="alert" data-test="problem" data-problem=${problem.id}>
      <p>${problem.said()}</p>
      <div class="row">
        ${problem.remedies.map(
          (remedy, index) =>
            html`<button
              class=${index === 0 ? "primary" : ""}
              data-test=${remedy}
              @click=${() => this.#help(remedy)}
            >
              ${text(remedyLabels[remedy])}
            </button>`,
        )}
        ${
          problem.stays
            ? nothing
            : html`<button
                class="bare"
                data-test="dismiss"
                @click=${() => this.actions?.dismiss(problem.id)}
              >
                ${text("dismiss")}
              </button>`
        }
      </div>
      ${
        problem.details === ""
          ? nothing
          : html`<details>
              <summary>${text("problem-details")}</summary>
              ${problem.details}
            </details>`
      }
    </div>`;
  }

  #help(remedy: Remedy): void {
    const { actions } = this;
    if (remedy === "retry") actions?.restartEngine();
    else if (remedy === "reload") actions?.reload();
    else if (remedy === "own-window") openOwnWindow();
    else if (remedy === "save-record") actions?.saveRecord();
    else if (remedy === "continue") actions?.continueHere();
    else if (remedy === "start-here") actions?.startHere();
    else actions?.setUp();
  }
}
