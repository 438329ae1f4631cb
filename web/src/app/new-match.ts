/** The form of a new match: what to play, to how many points, against whom. */
import { html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type {
  BoardState,
  Catalogue,
  DiceSource,
  EngineError,
  Setup,
  Side,
} from "../engine/protocol.ts";
import { numeral, text } from "../i18n/fluent.ts";
import { errorSentence, gameHint, gameName, levelName, traditionName } from "../i18n/names.ts";
import type { Actions } from "./actions.ts";
import { displayCatalogue, emptyBoard, targetsOf, usualLevel } from "./catalogue.ts";
import type { ClubRules } from "./club-rules.ts";
import { isPerson, levelOf } from "./driving.ts";
import { formStyles } from "./form-styles.ts";
import { segments } from "./segments.ts";
import { shared } from "./styles.ts";
import { type TurnTime, turnTimeName, turnTimes } from "./turn-time.ts";

type Kind = "tradition" | "game" | "club";
const arrow = html`<i aria-hidden="true"></i>`;
const kinds: readonly Kind[] = ["tradition", "game", "club"];

@customElement("tabla-new-match")
export class NewMatch extends LitElement {
  static override readonly styles = [shared, formStyles];

  @property({ attribute: false }) catalogue: Catalogue = displayCatalogue;
  @property({ attribute: false }) actions: Actions | null = null;
  @property({ type: Boolean }) turnBoard = false;
  /** Seconds for a turn. */
  @property({ attribute: false }) turnTime: TurnTime = 0;
  @property({ attribute: false }) dice: DiceSource = { kind: "secret" };
  /** There is a match to go back to. */
  @property({ type: Boolean }) unfinished = false;
  /** How the form is filled in at first. */
  @property({ attribute: false }) proposal: Setup | null = null;
  @property({ attribute: false }) club: ClubRules | null = null;
  @property({ attribute: false }) clubProblem: EngineError | null = null;

  @state() private kind: Kind = "tradition";
  @state() private tradition = "macedonian";
  @state() private game = "prva";
  @state() private wishedTarget: number | null = null;
  @state() private opponent: "bot" | "person" = "bot";
  @state() private side: Side = "w";
  @state() private level = usualLevel;

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("proposal") && this.proposal !== null) this.#fillIn(this.proposal);
  }

  #fillIn({ tradition, game, target, players }: Setup): void {
    if (tradition !== undefined) this.tradition = tradition;
    if (game !== undefined) this.game = game;
    this.kind = tradition === undefined && game !== undefined ? "game" : "tradition";
    this.wishedTarget = target ?? null;
    this.side = isPerson(players.w) ? "w" : "b";
    this.opponent = isPerson(players.w) && isPerson(players.b) ? "person" : "bot";
    const bots = [players.w, players.b].map(levelOf);
    this.level = this.catalogue.levels.find((level) => bots.includes(level)) ?? this.level;
  }

  /** The game whose start is shown on the board beside the form. */
  get #firstGame(): string {
    if (this.kind === "game") return this.game;
    return this.catalogue.traditions.find(({ id }) => id === this.tradition)?.set[0] ?? "prva";
  }

  get #board(): BoardState {
    if (this.kind === "club") return this.club?.start ?? emptyBoard;
    return this.catalogue.starts[this.#firstGame] ?? emptyBoard;
  }

  get #targets() {
    if (this.kind === "tradition") return targetsOf(this.catalogue, { tradition: this.tradition });
    return targetsOf(this.catalogue, this.kind === "game" ? { game: this.game } : {});
  }

  get #target(): number {
    const { targets, target } = this.#targets;
    const wished = this.wishedTarget;
    return wished !== null && targets.includes(wished) ? wished : target;
  }

  protected override updated(): void {
    const detail = { board: this.#board, viewer: this.opponent === "person" ? "w" : this.side };
    this.dispatchEvent(new CustomEvent("tabla-preview", { detail }));
  }

  protected override render() {
    const ready = this.kind !== "club" || this.club !== null;
    return html`<div class="fields">
      <div class="row">
        <h1 class=${this.unfinished ? "" : "plain"}>${text("new-match-title")}</h1>
        ${
          this.unfinished
            ? html`<button data-test="continue" @click=${() => this.actions?.resume()}>
                ${text("back-to-match")}
              </button>`
            : nothing
        }
      </div>
      ${segments("kind", text("choose-kind"), kinds, this.kind, {
        quiet: true,
        label: (kind) => text(`kind-${kind}`),
        choose: (kind) => {
          this.kind = kind;
        },
      })}
      ${this.#what()}
      ${segments("target", text("choose-target"), this.#targets.targets, this.#target, {
        label: numeral,
        choose: (target) => {
          this.wishedTarget = target;
        },
      })}
      <div class="pair">
        ${segments("opponent", text("choose-opponent"), ["bot", "person"], this.opponent, {
          label: (opponent) => text(`opponent-${opponent}`),
          choose: (opponent) => {
            this.opponent = opponent;
          },
        })}
        ${
          this.opponent === "person"
            ? html`<label class="tick">
                <input
                  type="checkbox"
                  data-test="turn-board"
                  .checked=${this.turnBoard}
                  @change=${() => this.actions?.change({ turnBoard: !this.turnBoard })}
                />
                ${text("turn-board")}
              </label>`
            : segments("side", text("choose-side"), ["w", "b"], this.side, {
                label: (side) => text(side === "w" ? "side-white" : "side-black"),
                choose: (side) => {
                  this.side = side;
                },
              })
        }
      </div>
      ${this.opponent === "bot" ? this.#levels() : nothing}
      ${segments("clock", text("choose-clock"), turnTimes, this.turnTime, {
        label: turnTimeName,
        choose: (turnTime) => this.actions?.change({ turnTime }),
        firstApart: true,
      })}
      </div>
      <button
        class="primary start"
        data-test="start-match"
        aria-disabled=${!ready}
        @click=${() => this.#start(ready)}
      >
        ${text("start-match")}
      </button>
    `;
  }

  /** Numbers to choose from, and the name of the chosen one in full. */
  #levels() {
    return segments("level", text("choose-level"), this.catalogue.levels, this.level, {
      label: (level) => numeral(Number(level)),
      name: levelName,
      choose: (level) => {
        this.level = level;
      },
    });
  }

  #what() {
    if (this.kind === "tradition") {
      return this.#list(
        "tradition",
        text("choose-tradition"),
        this.catalogue.traditions.map(({ id, set }) => ({
          id,
          title: traditionName(id),
          line: set.map((game) => gameName(id, game)),
        })),
        this.tradition,
        (id) => {
          this.tradition = id;
        },
      );
    }
    if (this.kind === "game") {
      return this.#list(
        "game",
        text("choose-game"),
        this.catalogue.games.map((id) => ({
          id,
          title: gameName(null, id),
          line: [gameHint(id)],
        })),
        this.game,
        (id) => {
          this.game = id;
        },
      );
    }
    return this.#clubFile();
  }

  #list(
    name: string,
    legend: string,
    items: readonly { id: string; title: string; line: readonly string[] }[],
    chosen: string,
    choose: (id: string) => void,
  ) {
    return html`<fieldset>
      <legend class="unseen">${legend}</legend>
      <div class="cards">
        ${items.map(
          ({ id, title, line }) =>
            html`<label class="card-choice">
              <input
                type="radio"
                name=${name}
                value=${id}
                data-test="${name}-${id}"
                .checked=${id === chosen}
                @change=${() => choose(id)}
              />
              <span class="face">
                <strong>${title}</strong>
                <span class="line"
                  >${line.map(
                    (part, index) =>
                      html`<span
                        ><bdi>${part}</bdi>${index < line.length - 1 ? arrow : nothing}</span
                      >`,
                  )}</span
                >
              </span>
            </label>`,
        )}
      </div>
    </fieldset>`;
  }

  #clubFile() {
    const said =
      this.clubProblem !== null
        ? html`<p class="wrong" role="alert" data-test="club-problem">
            ${errorSentence(this.clubProblem)}
          </p>`
        : html`<p class="soft" role="status" data-test="club-ready">
            ${
              this.club === null
                ? text("club-file-hint")
                : text("club-file-chosen", { name: this.club.name })
            }
          </p>`;
    return html`<fieldset>
      <legend>${text("club-file")}</legend>
      <label class="file">
        <input
          type="file"
          accept=".json,application/json"
          data-test="club-file"
          @change=${this.#fileChosen}
        />
        <span class="face">${text("club-file-choose")}</span>
      </label>
      ${said}
    </fieldset>`;
  }

  readonly #fileChosen = (event: Event): void => {
    const file = event.target instanceof HTMLInputElement ? event.target.files?.[0] : undefined;
    if (file === undefined) return;
    this.dispatchEvent(new CustomEvent("tabla-club-file", { detail: { file } }));
  };

  #start(ready: boolean): void {
    if (!ready) {
      this.clubProblem = { code: "rules.none", message: "" };
      return;
    }
    const bot = `bot:${this.level}`;
    const players: Readonly<Record<Side, string>> =
      this.opponent === "person"
        ? { w: "human", b: "human" }
        : this.side === "w"
          ? { w: "human", b: bot }
          : { w: bot, b: "human" };
    const what =
      this.kind === "tradition"
        ? { tradition: this.tradition }
        : this.kind === "game"
          ? { game: this.game }
          : { rules: this.club?.rules };
    this.actions?.start({ ...what, target: this.#target, players }, this.dice);
  }
}
