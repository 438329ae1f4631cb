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
import "../board/tabla-points.ts";
import type { TablaPoints } from "../board/tabla-points.ts";
import { EngineClient, type EngineState } from "../engine/client.ts";
import { ownWorker, sharedEngine } from "../engine/connection.ts";
import type { EngineError, Side, View } from "../engine/protocol.ts";
import { Keeper } from "../history/keeper.ts";
import { openHistory } from "../history/open.ts";
import { text } from "../i18n/fluent.ts";
import type { RulesPlace } from "../rules/address.ts";
import { RulesDoor } from "../rules/door.ts";
import type { Actions } from "./actions.ts";
import type { BadParameter } from "./address.ts";
import { announcement, selection } from "./announcement.ts";
import { playedBoard, stillBoard } from "./board-state.ts";
import { boardLabels } from "./board-words.ts";
import { type ClubRules, readClubRules } from "./club-rules.ts";
import { Course } from "./course.ts";
import { tongueOf } from "./tongues.ts";
import "./dialogs.ts";
import type { Dialogs } from "./dialogs.ts";
import { automatic, stepTime } from "./driving.ts";
import { Feedback } from "./feedback.ts";
import { layoutStyles } from "./layout-styles.ts";
import { setMarks } from "./marks.ts";
import { Match } from "./match.ts";
import "./new-match.ts";
import "./notices.ts";
import { engineProblem } from "./notices.ts";
import { overBoard } from "./over-board.ts";
import { pageHeader } from "./page-header.ts";
import { Problems, plain, refusal, standIn } from "./problems.ts";
import { SettingsStore } from "./settings.ts";
import { intentOf, shortcutOf } from "./shortcuts.ts";
import type { Picture } from "./store.ts";
import { shared } from "./styles.ts";
import { useTheme } from "./theme.ts";
import { TurnClock } from "./turn-clock.ts";
import "./turn-panel.ts";
import "./remark-card.ts";
import { Remarks, rulesPageOf, type Tried } from "./remarks.ts";
import { Visit } from "./visit.ts";

const isFrame = new URLSearchParams(location.search).get("embed") === "1";

@customElement("tabla-app")
export class TablaApp extends LitElement {
  static override readonly styles = [shared, layoutStyles];

  @state() private club: ClubRules | null = null;
  @state() private clubProblem: EngineError | null = null;
  @state() private announced = () => "";
  @query("tabla-points") private points!: TablaPoints | null;
  @query("tabla-dialogs") private dialogs!: Dialogs;

  readonly #engine = new EngineClient(
    () => this.#engineChanged(),
    () => this.#match.restore(),
    isFrame ? sharedEngine() : ownWorker,
  );
  readonly #keeper = new Keeper();
  readonly #settings = new SettingsStore(isFrame, ({ theme }) => {
    if (theme !== undefined) useTheme(theme);
    this.requestUpdate();
    this.#match.look();
  });
  readonly #course = new Course();
  readonly #feedback = new Feedback(
    () => this.#settings.current,
    () => this.requestUpdate(),
  );
  readonly #clock = new TurnClock(
    () => this.requestUpdate(),
    (side) => this.#match.want({ kind: "timeout", side }),
  );
  readonly #remarks = new Remarks(this.#engine, () => this.requestUpdate());
  readonly #rules = new RulesDoor(this.#engine);
  readonly #problems = new Problems(() => this.requestUpdate());
  readonly #match = new Match(this.#engine, {
    settings: () => this.#settings.current,
    changed: () => this.requestUpdate(),
    told: (view, before) => this.#told(view, before),
    animate: async (steps) => {
      this.#feedback.moved(steps, this.#stepTime);
      await this.points?.play(steps);
    },
    finishAnimation: () => {
      this.#feedback.cutShort();
      this.points?.finishAnimation();
    },
    refusedOpening: (error, opening) => this.#visit.refusedOpening(error, opening),
    refused: (error) => this.#problems.tell(refusal(error)),
    stoodIn: (code) => this.#problems.tellOnce(standIn(code)),
    keep: (saved) => this.#visit.keep(saved),
  });

  readonly #visit = new Visit(this.#match, this.#problems, () => this.requestUpdate());

  readonly #actions: Actions = {
    // After the taps that came before it, though they may still wait for the moves of the one before.
    want: (intent) => {
      const ask = () => this.#match.want(intent);
      if (this.points === null) ask();
      else this.points.inTurn(ask);
    },
    start: (setup, dice) => this.#visit.begin({ kind: "open", setup, dice }, ""),
    resume: () => this.#visit.resume(this.#visit.offered),
    startLinked: () => this.#visit.startLinked(),
    setUp: () => this.#visit.setUp(),
    rematch: () => this.#visit.rematch(),
    continueHere: () => void this.#visit.continueHere(),
    startHere: () => this.#visit.startHere(),
    change: (settings) => {
      this.#visit.stored(this.#settings.change(settings));
    },
    restartEngine: () => {
      this.#problems.dismiss("refused");
      this.#engine.restart();
      this.#match.restore();
    },
    dismiss: (id) => this.#problems.dismiss(id),
    saveRecord: () => this.#visit.saveRecord(),
    history: () =>
      void openHistory({
        engine: this.#engine,
        inHand: this.#match.view === null ? "" : this.#match.inHand.id,
        playOn: (entry) => this.#visit.playOn(entry),
      }).catch(() => {
        const problem = plain("part", () => text("problem-download"));
        this.#problems.tell({ ...problem, remedies: ["reload"] });
      }),
    rules: (page, section) => this.#rules.open(page ?? rulesPageOf(this.#match.view), section),
    reload: () => location.reload(),
  };

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener("tabla-speechless", this.#speechless);
    addEventListener("storage", this.#visit.storedElsewhere);
    addEventListener("storage", this.#settings.storedElsewhere);
    addEventListener("keydown", this.#pressedKey);
    document.addEventListener("visibilitychange", this.#clock.visibility);
    addEventListener("pagehide", this.#clock.note);
    this.#visit.open();
    if (!this.#visit.address.embedded) this.wake();
    this.#rules.watch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("storage", this.#visit.storedElsewhere);
    removeEventListener("storage", this.#settings.storedElsewhere);
    removeEventListener("keydown", this.#pressedKey);
    document.removeEventListener("visibilitychange", this.#clock.visibility);
    removeEventListener("pagehide", this.#clock.note);
    this.#clock.stop();
    this.#rules.unwatch();
  }

  /** Starts the engine: of an embedded board not before somebody looks at it. */
  wake(): void {
    if (this.#engine.state.phase !== "idle") return;
    this.#engine.start();
    void this.#visit.askCatalogue(this.#engine).then(() => {
      const { left, address } = this.#visit;
      if (left !== null && !address.embedded) this.#keeper.catchUp(this.#engine, left);
    });
  }

  /** Takes over another address, as the page around an embedded board wishes. */
  adopt(search: string): readonly BadParameter[] {
    return this.#visit.adopt(search);
  }

  #engineChanged(): void {
    this.requestUpdate();
    const detail: EngineState = this.#engine.state;
    this.dispatchEvent(new CustomEvent("tabla-engine", { detail }));
  }

  #told(view: View, before: View | null): void {
    // A club's page keeps its own records: it is told of every match.
    if (!this.#visit.address.embedded) this.#keeper.tell(view, this.#match.inHand);
    this.dispatchEvent(new CustomEvent("tabla-told", { detail: { view, before } }));
    this.#feedback.told(view, before);
    this.#remarks.told(view, before);
    this.#course.told(view, before);
    const doing = automatic(view, this.#settings.current, false);
    const said = () => announcement(view, before, doing);
    if (said() !== "") this.announced = said;
  }

  readonly #speechless = (): void => {
    this.#problems.tell(plain("language", () => text("problem-language")));
  };

  async #readClubFile(file: Blob): Promise<void> {
    this.club = null;
    this.clubProblem = null;
    const read = await readClubRules(file, this.#engine, this.#visit.catalogue);
    if ("code" in read) this.clubProblem = read;
    else this.club = read;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const onTable = this.#visit.screen === "table" ? this.#match.view : null;
    this.#clock.look(onTable, this.#match.inHand.id, this.#settings.current.turnTime);
    setMarks(this, this.#visit.screen, this.#engine.state, this.#match);
  }

  protected override render() {
    const { view } = this.#match;
    const atTable = this.#visit.screen === "table";
    const shown =
      atTable && view !== null
        ? playedBoard(view, this.#match, this.#settings.current, this.#visit.catalogue)
        : stillBoard(this.#visit.preview.board, this.#visit.preview.viewer);
    const failed = engineProblem(this.#engine.state);
    return html`
      ${pageHeader({
        atTable,
        view,
        laidOut: this.#match.laidOut,
        viewer: shown.viewer,
        practice: view?.practice ?? this.#visit.address.dice.kind !== "secret",
        embedded: this.#visit.address.embedded,
        clock: this.#clock,
        leave: this.#leave,
        history: this.#actions.history,
        share: (view) => void this.dialogs.ask({ about: "share", view }),
        rules: () => this.#actions.rules(),
        askSettings: () => void this.dialogs.ask({ about: "settings" }),
      })}
      <tabla-notices
        .engine=${this.#engine.state}
        .problems=${failed === null ? this.#problems.list : [failed, ...this.#problems.list]}
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
          .labels=${boardLabels()}
          .showPips=${this.#settings.current.pips}
          .homeLeft=${this.#settings.current.homeLeft}
          .homeTop=${this.#settings.current.homeTop}
          .animationMilliseconds=${this.#stepTime}
          @tabla-move=${this.#moved}
          @tabla-select=${this.#selected}
          @tabla-blocked=${({ detail }: CustomEvent<Tried>) => this.#remarks.why(view, detail)}
        ></tabla-points>
        ${overBoard({
          screen: this.#visit.screen,
          view,
          laidOut: this.#match.laidOut,
          linked: this.#visit.linked,
          embedded: this.#visit.address.embedded,
          actions: this.#actions,
        })}
      </main>
      <section class="panel" aria-label=${text(atTable ? "panel-turn" : "panel-match")}>
        ${this.#panel()}
      </section>
      <div class="unseen" aria-live="polite" data-test="announcer">${this.announced()}</div>
      <tabla-dialogs
        .settings=${this.#settings.current}
        .actions=${this.#actions}
        .calledIn=${view === null ? null : tongueOf(view)}
        ?embedded=${this.#visit.address.embedded}
        ?unkept=${this.#visit.unkept}
      ></tabla-dialogs>
    `;
  }

  get #stepTime(): number {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    return still ? 0 : stepTime(this.#settings.current, this.#match.doing);
  }

  #panel() {
    if (this.#visit.screen === "form") {
      return html`<tabla-new-match
        .catalogue=${this.#visit.catalogue}
        .actions=${this.#actions}
        .dice=${this.#visit.address.dice}
        .proposal=${this.#visit.address.setup}
        .turnBoard=${this.#settings.current.turnBoard}
        .turnTime=${this.#settings.current.turnTime}
        ?unfinished=${this.#visit.offered !== null}
        .club=${this.club}
        .clubProblem=${this.clubProblem}
        @tabla-preview=${(event: CustomEvent<Picture>) => this.#visit.show(event.detail)}
        @tabla-club-file=${(event: CustomEvent<{ file: Blob }>) =>
          this.#readClubFile(event.detail.file)}
      ></tabla-new-match>`;
    }
    if (this.#visit.screen === "unfinished") return nothing;
    return html`<tabla-turn
      .view=${this.#match.view}
      .doing=${this.#match.doing}
      .laidOut=${this.#match.laidOut}
      .hint=${this.#match.hint}
      ?hints=${this.#settings.current.hints}
      .actions=${this.#actions}
      .call=${this.#feedback.call}
      ?shortcuts=${this.#settings.current.shortcuts}
      @tabla-resign=${(event: CustomEvent<{ side: Side }>) => {
        const { view } = this.#match;
        if (view !== null)
          void this.dialogs.ask({ about: "resign", side: event.detail.side, view });
      }}
      ><tabla-remark
        .remark=${this.#remarks.current}
        @tabla-remark-close=${() => this.#remarks.close()}
        @tabla-rules=${({ detail }: CustomEvent<RulesPlace>) =>
          this.#actions.rules(detail.page, detail.section)}
      ></tabla-remark
    ></tabla-turn>
    ${isFrame ? nothing : html`<tabla-course .entries=${this.#course.entries}></tabla-course>`}`;
  }

  readonly #moved = (event: CustomEvent<{ from: number; path: readonly number[] }>): void => {
    this.#match.want({ kind: "move", ...event.detail });
  };

  /** What is picked up is said; what is put down by a move, the move says. */
  readonly #selected = ({ detail }: CustomEvent<{ from: number | null }>): void => {
    const { view } = this.#match;
    if (view === null) return;
    const said = () => selection(view, detail.from);
    if (said() !== "") this.announced = said;
  };

  readonly #pressedKey = (event: KeyboardEvent): void => {
    if (!this.#settings.current.shortcuts || this.dialogs.isOpen) return;
    const shortcut = shortcutOf(event);
    if (shortcut === "help") void this.dialogs.ask({ about: "keys" });
    else if (shortcut === "settings") void this.dialogs.ask({ about: "settings" });
    const { view, laidOut } = this.#match;
    if (shortcut === null || view === null || this.#visit.screen !== "table") return;
    const intent = intentOf(shortcut, view, laidOut);
    if (intent !== null) this.#actions.want(intent);
  };

  readonly #leave = (): void => {
    const { view } = this.#match;
    if (view === null || view.phase === "match-over") this.#visit.setUp();
    else void this.dialogs.ask({ about: "abandon" });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    "tabla-app": TablaApp;
  }
}
