/** `<tabla-settings>`: everything that a person may choose about the page. Each choice acts at once. */
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { MessageId } from "../i18n/fluent.ts";
import { language, text } from "../i18n/fluent.ts";
import type { Actions } from "./actions.ts";
import { formStyles } from "./form-styles.ts";
import { segments } from "./segments.ts";
import { type Settings, speeds } from "./settings.ts";
import { shared } from "./styles.ts";
import { themeChoices } from "./theme.ts";
import { turnTimeName, turnTimes } from "./turn-time.ts";
import { canSpeak } from "./voice.ts";

type Switch = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never;
}[keyof Settings];

const ofPlaying: readonly Switch[] = [
  "autoRoll",
  "autoEnd",
  "autoForced",
  "autoBearOff",
  "fastForward",
  "shortcuts",
];
const ofTheBoard: readonly Switch[] = ["pips", "hints", "homeLeft", "homeTop", "turnBoard"];

const labels = {
  autoRoll: "setting-auto-roll",
  autoEnd: "setting-auto-end",
  autoForced: "setting-auto-forced",
  autoBearOff: "setting-auto-bear-off",
  fastForward: "setting-fast-forward",
  turnBoard: "setting-turn-board",
  homeLeft: "setting-home-left",
  homeTop: "setting-home-top",
  pips: "setting-pips",
  hints: "setting-hints",
  calls: "setting-calls",
  spoken: "setting-spoken",
  sounds: "setting-sounds",
  shortcuts: "setting-shortcuts",
} as const satisfies Readonly<Record<Switch, MessageId>>;

@customElement("tabla-settings")
export class SettingsForm extends LitElement {
  static override readonly styles = [
    shared,
    formStyles,
    css`
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.15rem;
      }
      h3 {
        margin-block-end: 0.15rem;
        color: var(--ink-soft);
        font-size: 0.88rem;
        font-weight: 600;
      }
      .tick {
        line-height: 1.25;
      }
      .tick input {
        flex: none;
      }
      .volume {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) 3.2rem;
        gap: 0.7rem;
        align-items: center;
        min-block-size: 44px;
      }
      .volume input {
        inline-size: 100%;
        min-block-size: 44px;
        margin: 0;
        accent-color: var(--accent);
      }
      .volume output {
        text-align: end;
        font-variant-numeric: tabular-nums;
      }
      @media (max-width: 19.5em) {
        .volume {
          grid-template-columns: minmax(0, 1fr);
          gap: 0;
        }
      }
      .hint {
        margin-inline-start: 1.85rem;
        font-size: 0.88rem;
      }
    `,
  ];

  @property({ attribute: false }) settings: Settings | null = null;
  @property({ attribute: false }) actions: Actions | null = null;
  /** The language in which dice are called; null while no match lies on the table. */
  @property() calledIn: string | null = null;
  /** The browser keeps nothing for this page. */
  @property({ type: Boolean }) unkept = false;
  @state() private voices = false;

  override connectedCallback(): void {
    super.connectedCallback();
    globalThis.speechSynthesis?.addEventListener("voiceschanged", this.#lookForVoices);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    globalThis.speechSynthesis?.removeEventListener("voiceschanged", this.#lookForVoices);
  }

  protected override willUpdate(): void {
    this.#lookForVoices();
  }

  readonly #lookForVoices = (): void => {
    this.voices = canSpeak(this.calledIn ?? language().tag);
  };

  protected override render() {
    const { settings } = this;
    if (settings === null) return nothing;
    const silent = settings.sounds ? nothing : "disabled";
    return html`
      ${segments("theme", text("setting-theme"), themeChoices, settings.theme, {
        label: (theme) => text(`theme-${theme}`),
        choose: (theme) => this.actions?.change({ theme }),
      })}
      ${segments("speed", text("setting-speed"), speeds, settings.speed, {
        label: (speed) => text(`speed-${speed}`),
        choose: (speed) => this.actions?.change({ speed }),
      })}
      ${segments("turnTime", text("choose-clock"), turnTimes, settings.turnTime, {
        label: turnTimeName,
        choose: (turnTime) => this.actions?.change({ turnTime }),
        firstApart: true,
      })}
      <section>
        <h3>${text("settings-playing")}</h3>
        ${ofPlaying.map((name) => this.#switch(name, settings))}
      </section>
      <section>
        <h3>${text("settings-board")}</h3>
        ${ofTheBoard.map((name) => this.#switch(name, settings))}
      </section>
      <section>
        <h3>${text("settings-sound")}</h3>
        ${this.#switch("sounds", settings)}
        <label class="volume">
          ${text("setting-volume")}
          <input
            type="range"
            min="0"
            max="100"
            step="5"
            data-test="setting-volume"
            ?disabled=${silent !== nothing}
            .value=${String(settings.volume)}
            @change=${this.#volumeChosen}
          />
          <output>${text("setting-volume-value", { share: settings.volume / 100 })}</output>
        </label>
        ${this.#switch("calls", settings)} ${this.#switch("spoken", settings)}
        ${
          settings.spoken && !this.voices
            ? html`<p class="soft hint" data-test="no-voice">${text("setting-no-voice")}</p>`
            : nothing
        }
      </section>
      ${
        this.unkept
          ? html`<p class="soft" data-test="unkept">${text("settings-unkept")}</p>`
          : nothing
      }
    `;
  }

  #switch(name: Switch, settings: Settings): TemplateResult {
    return html`<label class="tick">
      <input
        type="checkbox"
        data-test="setting-${name}"
        .checked=${settings[name]}
        @change=${() => this.actions?.change({ [name]: !settings[name] })}
      />
      <span>${text(labels[name])}</span>
    </label>`;
  }

  readonly #volumeChosen = (event: Event): void => {
    if (!(event.target instanceof HTMLInputElement)) return;
    this.actions?.change({ volume: event.target.valueAsNumber });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    "tabla-settings": SettingsForm;
  }
}
