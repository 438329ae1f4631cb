/**
 * `<tabla-app>`: the whole page. It holds the engine and the match and shows one of three screens:
 * the form of a new match, the offer of an unfinished one, or the table.
 *
 * Marks for tests and style, on this element: `data-screen` form, unfinished or table; `data-phase`
 * opening, roll, play, game-over or match-over, and `data-laid-out` once the next game's board is
 * set up; `data-actor` w or b; `data-busy` true while something happens by itself; `data-position`
 * the position line; `data-engine` starting, ready or failed. On parts of it, `data-test`: roll,
 * undo, end-turn, resign, dialog-yes, dialog-no, dialog-text, settings, new-match, start-match,
 * continue, start-linked, next-game, rematch, result, reason (with `data-reason`), status,
 * announcer, score-w, score-b, set, chain, handed-over, leaving, practice-badge, progress, problem
 * (with `data-problem`), retry, reload, dismiss; in the form `NAME-VALUE` for each choice, such as
 * kind-game, tradition-greek, game-31, target-3, opponent-person, side-b, and club-file.
 */
import { html, LitElement, nothing, type PropertyValues } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import "../board/tabla-points.ts";
import type { TablaPoints } from "../board/tabla-points.ts";
import { EngineClient, EngineGone, EngineRefusal, type EngineState } from "../engine/client.ts";
import { ownWorker, sharedEngine } from "../engine/connection.ts";
import type { Catalogue, EngineError, Side, View } from "../engine/protocol.ts";
import { text } from "../i18n/fluent.ts";
import type { Actions } from "./actions.ts";
import { type Address, type BadParameter, readAddress } from "./address.ts";
import { announcement } from "./announcement.ts";
import { type Beginning, beginning } from "./beginning.ts";
import { playedBoard, stillBoard } from "./board-state.ts";
import { boardLabels } from "./board-words.ts";
import { displayCatalogue, emptyBoard } from "./catalogue.ts";
import { type ClubRules, readClubRules } from "./club-rules.ts";
import "./dialogs.ts";
import type { Dialogs } from "./dialogs.ts";
import { atSpeed, automatic, isUnderWay, pauses } from "./driving.ts";
import { layoutStyles } from "./layout-styles.ts";
import { Match, type Opening } from "./match.ts";
import { linkedOpening, sameAgain, startPicture } from "./openings.ts";
import "./new-match.ts";
import "./notices.ts";
import { engineProblem, type Problem } from "./notices.ts";
import { overBoard } from "./over-board.ts";
import { pageHeader } from "./page-header.ts";
import { badParameters, plain, recordProblem, refusal } from "./problems.ts";
import { saveAsFile } from "./save-file.ts";
import {
  matchKey,
  type Picture,
  type SavedMatch,
  savedMatch,
  savedSettings,
  saveSettings,
} from "./store.ts";
import { shared } from "./styles.ts";
import "./turn-panel.ts";

type Screen = Beginning["screen"];

@customElement("tabla-app")
export class TablaApp extends LitElement {
  static override readonly styles = [shared, layoutStyles];

  @state() private screen: Screen = "form";
  @state() private settings = savedSettings();
  @state() private catalogue: Catalogue = displayCatalogue;
  @state() private problems: readonly Problem[] = [];
  @state() private preview: Picture = {
    board: displayCatalogue.starts.prva ?? emptyBoard,
    viewer: "w",
  };
  @state() private club: ClubRules | null = null;
  @state() private clubProblem = "";
  @state() private announced = "";
  @state() private unkept = false;
  @state() private labels = boardLabels();
  @query("tabla-points") private points!: TablaPoints | null;
  @query("tabla-dialogs") private dialogs!: Dialogs;

  #address: Address = readAddress(location.search, displayCatalogue);
  readonly #engine = new EngineClient(
    () => this.#engineChanged(),
    () => this.#match.restore(),
    this.#address.embedded ? sharedEngine() : ownWorker,
  );
  /** The address whose match is on the table, and whether it had been begun on an earlier visit. */
  #played = "";
  #resumed = false;
  /** The unfinished match that is offered. */
  #offered: SavedMatch | null = null;
  #linked = false;

  readonly #match = new Match(this.#engine, {
    settings: () => this.settings,
    changed: () => this.requestUpdate(),
    told: (view, before) => this.#told(view, before),
    animate: async (steps) => {
      await this.points?.play(steps);
    },
    finishAnimation: () => this.points?.finishAnimation(),
    refusedOpening: (error, opening) => this.#refusedOpening(error, opening),
    refused: (error) => this.#tell(refusal(error)),
    notStored: () => this.#notStored(),
  });

  readonly #actions: Actions = {
    // After the taps that came before it, though they may still wait for the moves of the one before.
    want: (intent) => {
      const ask = () => this.#match.want(intent);
      if (this.points === null) ask();
      else this.points.inTurn(ask);
    },
    start: (setup, dice) => this.#begin({ kind: "open", setup, dice }),
    resume: () => this.#resume(this.#offered),
    startLinked: () => this.#startLinked(),
    setUp: () => this.#setUp(),
    rematch: () => this.#rematch(),
    change: (settings) => {
      this.settings = { ...this.settings, ...settings };
      if (!saveSettings(this.settings)) this.#notStored();
      this.#match.look();
    },
    restartEngine: () => {
      this.#actions.dismiss("refused");
      this.#engine.restart();
      this.#match.restore();
    },
    dismiss: (id) => {
      this.problems = this.problems.filter((problem) => problem.id !== id);
    },
    saveRecord: () => this.#saveRecord(),
    reload: () => location.reload(),
  };

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("storage", this.#storedElsewhere);
    this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("storage", this.#storedElsewhere);
  }

  /** Decides what the visit begins with; the engine starts meanwhile. */
  #open(): void {
    if (!this.#address.embedded) this.problems = badParameters(this.#address.bad);
    const saved = savedMatch(this.#address.text);
    if (saved === "unreadable") this.#tell(plain("stored", text("problem-stored")));
    const begin = beginning(saved === "unreadable" ? null : saved, this.#address);
    this.screen = begin.screen;
    if (begin.screen === "unfinished") {
      this.#offered = begin.saved;
      this.#linked = begin.linked;
      this.preview = begin.saved.picture ?? this.preview;
    }
    if (begin.screen === "table") {
      if (begin.resume !== null) this.#resume(begin.resume);
      else this.#startLinked();
    }
    if (!this.#address.embedded) this.wake();
  }

  /** Starts the engine: of an embedded board not before somebody looks at it. */
  wake(): void {
    if (this.#engine.state.phase !== "idle") return;
    this.#engine.start();
    void this.#askCatalogue();
  }

  /** Says everything anew, in a language just chosen. */
  speak(): void {
    this.labels = boardLabels();
  }

  /**
   * Takes over another address, as the page around an embedded board wishes: at once as long as no
   * dice were thrown or when the match is over, otherwise with the next match.
   */
  adopt(search: string): readonly BadParameter[] {
    this.#address = readAddress(search, this.catalogue);
    this.requestUpdate();
    const { view } = this.#match;
    const underWay = view === null ? this.#resumed : isUnderWay(view);
    if (this.#address.text === this.#played) this.#actions.dismiss("proposed");
    else if (!underWay) this.#startLinked();
    else this.#tell({ ...plain("proposed", text("match-proposed")), remedies: ["set-up"] });
    return this.#address.bad;
  }

  async #askCatalogue(): Promise<void> {
    for (;;) {
      try {
        this.catalogue = await this.#engine.ask({ kind: "catalogue" });
        return;
      } catch (error) {
        if (error instanceof EngineGone) continue;
        if (!(error instanceof EngineRefusal)) throw error;
        this.#tell(refusal(error.error));
        return;
      }
    }
  }

  #begin(opening: Opening): void {
    this.screen = "table";
    this.#played = this.#address.text;
    this.#resumed = opening.kind === "load" && opening.saved.record !== this.#address.record;
    this.#actions.dismiss("proposed");
    // The board is seen before the engine has said anything.
    if (opening.kind === "open") {
      this.preview = startPicture(opening.setup, this.catalogue) ?? this.preview;
    }
    this.#match.begin(opening, this.#address.text);
  }

  #resume(saved: SavedMatch | null): void {
    if (saved === null) return;
    this.preview = saved.picture ?? this.preview;
    this.#begin({ kind: "load", saved });
  }

  #startLinked(): void {
    this.#begin(linkedOpening(this.#address));
  }

  #setUp(): void {
    if (this.#address.embedded) {
      this.#startLinked();
      return;
    }
    this.#match.leave();
    const saved = savedMatch(this.#address.text);
    this.#offered = saved !== null && saved !== "unreadable" && !saved.finished ? saved : null;
    this.screen = "form";
  }

  #rematch(): void {
    const { view } = this.#match;
    if (view === null) return;
    if (this.#address.text !== this.#played) this.#startLinked();
    else this.#begin({ kind: "open", setup: sameAgain(view), dice: this.#match.dice });
  }

  /** What could not begin is reported; then whatever is left of the wish begins, or the form. */
  #refusedOpening(error: EngineError, opening: Opening): void {
    const { record, withoutPosition, dice, setup } = this.#address;
    const linked = opening.kind === "load" && opening.saved.record === record;
    if (opening.kind === "load" && !linked) {
      this.#offered = opening.saved;
      this.#tell(recordProblem(error));
    } else if (linked) {
      this.#tell({ ...plain("record", text("parameter-record")), details: error.message });
    } else if (opening.kind === "open" && opening.setup === setup && setup.position !== undefined) {
      const said = text("parameter-position", { value: setup.position });
      this.#tell({ ...plain("position", said), details: error.message });
      if (withoutPosition !== null) {
        this.#begin({ kind: "open", setup: withoutPosition, dice });
        return;
      }
    } else {
      this.#tell(refusal(error));
    }
    if (this.#match.view === null) this.screen = "form";
  }

  #saveRecord(): void {
    const record = this.#match.view?.record ?? this.#offered?.record;
    if (record !== undefined) saveAsFile("tabla-match.json", JSON.stringify(record, null, 2));
  }

  #tell(problem: Problem): void {
    this.problems = [...this.problems.filter(({ id }) => id !== problem.id), problem];
  }

  /** Of an embedded board only the settings say it: the page around it is the club's. */
  #notStored(): void {
    this.unkept = true;
    if (!this.#address.embedded) this.#tell(plain("storage", text("problem-storage")));
  }

  #engineChanged(): void {
    this.requestUpdate();
    const detail: EngineState = this.#engine.state;
    this.dispatchEvent(new CustomEvent("tabla-engine", { detail }));
  }

  #told(view: View, before: View | null): void {
    this.dispatchEvent(new CustomEvent("tabla-told", { detail: { view, before } }));
    const said = announcement(view, before, automatic(view, this.settings, false));
    if (said !== "") this.announced = said;
  }

  /** Another window went on with the match: what was played there counts. */
  readonly #storedElsewhere = (event: StorageEvent): void => {
    if (event.key !== matchKey(this.#played) || this.screen !== "table") return;
    this.#match.leave();
    const problem = plain("elsewhere", text("problem-elsewhere"));
    this.#tell({ ...problem, remedies: ["continue"] });
  };

  async #readClubFile(file: Blob): Promise<void> {
    this.club = null;
    this.clubProblem = "";
    const read = await readClubRules(file, this.#engine, this.catalogue);
    if (typeof read === "string") this.clubProblem = read;
    else this.club = read;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { view, laidOut, busy } = this.#match;
    const { dataset } = this;
    dataset.screen = this.screen;
    dataset.engine = this.#engine.state.phase;
    dataset.busy = String(busy);
    setOrDelete(dataset, "phase", this.screen === "table" ? view?.phase : undefined);
    setOrDelete(dataset, "actor", this.screen === "table" ? (view?.actor ?? undefined) : undefined);
    setOrDelete(dataset, "position", this.screen === "table" ? view?.position : undefined);
    setOrDelete(dataset, "laidOut", laidOut ? "true" : undefined);
  }

  protected override render() {
    const { view } = this.#match;
    const atTable = this.screen === "table";
    const shown =
      atTable && view !== null
        ? playedBoard(view, this.#match, this.settings, this.catalogue)
        : stillBoard(this.preview.board, this.preview.viewer);
    const failed = engineProblem(this.#engine.state);
    const page = html`
      ${pageHeader({
        atTable,
        view,
        laidOut: this.#match.laidOut,
        viewer: shown.viewer,
        practice: view?.practice ?? this.#address.dice.kind !== "secret",
        leave: this.#leave,
        askSettings: () => void this.dialogs.ask({ about: "settings" }),
      })}
      <tabla-notices
        .engine=${this.#engine.state}
        .problems=${failed === null ? this.problems : [failed, ...this.problems]}
        .actions=${this.#actions}
      ></tabla-notices>
      <main class="board">
        <tabla-points
          .board=${shown.board}
          .viewer=${shown.viewer}
          .mover=${shown.mover}
          .moves=${shown.moves}
          .interactive=${shown.interactive}
          .dice=${shown.dice}
          .openingDice=${shown.openingDice}
          .lastSteps=${shown.lastSteps}
          .lastSide=${shown.lastSide}
          .labels=${this.labels}
          .showPips=${this.settings.pips}
          .animationMilliseconds=${this.#stepTime}
          @tabla-move=${this.#moved}
        ></tabla-points>
        ${overBoard({
          screen: this.screen,
          view,
          laidOut: this.#match.laidOut,
          linked: this.#linked,
          embedded: this.#address.embedded,
          actions: this.#actions,
        })}
      </main>
      <section class="panel">${this.#panel()}</section>
      <div class="unseen" aria-live="polite" data-test="announcer">${this.announced}</div>
      <tabla-dialogs
        .settings=${this.settings}
        .actions=${this.#actions}
        ?embedded=${this.#address.embedded}
        ?unkept=${this.unkept}
      ></tabla-dialogs>
    `;
    return keyed(this.labels, page);
  }

  get #stepTime(): number {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    return still ? 0 : atSpeed(pauses.step, this.settings.speed);
  }

  #panel() {
    if (this.screen === "form") {
      return html`<tabla-new-match
        .catalogue=${this.catalogue}
        .actions=${this.#actions}
        .dice=${this.#address.dice}
        .proposal=${this.#address.setup}
        .turnBoard=${this.settings.turnBoard}
        ?unfinished=${this.#offered !== null}
        .club=${this.club}
        .clubProblem=${this.clubProblem}
        @tabla-preview=${this.#previewed}
        @tabla-club-file=${(event: CustomEvent<{ file: Blob }>) =>
          this.#readClubFile(event.detail.file)}
      ></tabla-new-match>`;
    }
    if (this.screen === "unfinished") return nothing;
    return html`<tabla-turn
      .view=${this.#match.view}
      .doing=${this.#match.doing}
      .laidOut=${this.#match.laidOut}
      .actions=${this.#actions}
      @tabla-resign=${(event: CustomEvent<{ side: Side }>) => {
        const { view } = this.#match;
        if (view !== null)
          void this.dialogs.ask({ about: "resign", side: event.detail.side, view });
      }}
    ></tabla-turn>`;
  }

  readonly #moved = (event: CustomEvent<{ from: number; path: readonly number[] }>): void => {
    this.#match.want({ kind: "move", ...event.detail });
  };

  readonly #previewed = (event: CustomEvent<Picture>): void => {
    const { board, viewer } = event.detail;
    if (board !== this.preview.board || viewer !== this.preview.viewer) this.preview = event.detail;
  };

  readonly #leave = (): void => {
    const { view } = this.#match;
    if (view === null || view.phase === "match-over") this.#setUp();
    else void this.dialogs.ask({ about: "abandon" });
  };
}

function setOrDelete(dataset: DOMStringMap, name: string, value: string | undefined): void {
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
}

declare global {
  interface HTMLElementTagNameMap {
    "tabla-app": TablaApp;
  }
}
