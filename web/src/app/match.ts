/**
 * Drives one match: what persons ask for and what happens by itself, one thing after the other.
 * Every answer of the engine is stored before it is shown. Questions wait in a line, so a fast
 * click is never lost; a click also cuts short whatever pause, thought or animation is on.
 */
import { type EngineClient, EngineGone, EngineRefusal, ThoughtDropped } from "../engine/client.ts";
import type { DiceSource, Hint, Side, Step, View } from "../engine/protocol.ts";
import type { Question } from "../engine/wire.ts";
import type { InHand } from "../history/keeper.ts";
import {
  type Automatic,
  automatic,
  type Intent,
  isHuman,
  pauseOf,
  type pauses,
  possible,
  sameMove,
  viewerOf,
} from "./driving.ts";
import type { MatchHooks } from "./match-hooks.ts";
import { bring, inHand, layDown, type Opening } from "./openings.ts";
import type { SavedMatch } from "./store.ts";
import { Wishes } from "./wishes.ts";

type Task =
  | { readonly kind: "begin"; readonly opening: Opening; readonly address: string }
  | { readonly kind: "leave" }
  | { readonly kind: "restore" }
  | { readonly kind: "intent"; readonly intent: Intent };

export class Match {
  view: View | null = null;
  /** In `game-over`: the board of the next game is laid out and waits for its first roll. */
  laidOut = false;
  /** The opening dice lie on the table, before they are played. */
  showsOpening = false;
  /** What is happening by itself, for the status line. */
  doing: Automatic | null = null;
  /** Steps of the last play, for marking, and whose they were. */
  marked: { readonly steps: readonly Step[]; readonly side: Side } | null = null;

  /** The best play, asked for by a person: until the next thing happens. */
  hint: Hint | "thinking" | null = null;

  readonly #engine: EngineClient;
  readonly #hooks: MatchHooks;
  readonly #tasks = new Wishes<Task>();
  #running = false;
  #inHand: InHand = { id: "", begun: 0, dice: { kind: "secret" } };
  #address = "";
  /** The match as last stored: what a fresh engine is given. */
  #saved: SavedMatch | null = null;

  constructor(engine: EngineClient, hooks: MatchHooks) {
    this.#engine = engine;
    this.#hooks = hooks;
  }

  /** Puts a match onto the table, in place of the one there. */
  begin(opening: Opening, address: string): void {
    this.#add({ kind: "begin", opening, address });
  }

  want(intent: Intent): void {
    const { view } = this;
    // What is not possible would only hold up what happens by itself, such as the bot's thinking.
    if (this.doing !== null && view !== null && !possible(intent, view, this.laidOut)) {
      this.#offerAgain();
      this.#hooks.changed();
    } else {
      this.#add({ kind: "intent", intent });
    }
  }

  /** Where this match's dice come from. */
  get dice(): DiceSource {
    return this.#inHand.dice;
  }

  /** What the history calls this match. */
  get inHand(): InHand {
    return this.#inHand;
  }

  /** The address it was started from. */
  get address(): string {
    return this.#address;
  }

  /** Stores it once more: what was stored has been cleared. */
  keepAgain(): void {
    if (this.#saved !== null) this.#hooks.keep(this.#saved);
  }

  /** True until the program has nothing to do but wait for a person. */
  get busy(): boolean {
    return this.#running;
  }

  /** Settings changed: something may now happen by itself. */
  look(): void {
    this.#tasks.interrupt();
    void this.#run();
  }

  /** Takes the match off the table; the stored one stays. */
  leave(): void {
    this.#add({ kind: "leave" });
  }

  /** Lays the match down again, because the engine is a fresh one. */
  restore(): void {
    this.#add({ kind: "restore" });
  }

  #add(task: Task): void {
    this.#tasks.add(task);
    void this.#run();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    this.#hooks.changed();
    try {
      while (await this.#step()) this.#hooks.changed();
    } finally {
      this.#running = false;
      this.#show(null);
    }
  }

  /** One thing; false when there is nothing to do. */
  async #step(): Promise<boolean> {
    const task = this.#tasks.next();
    try {
      if (task !== undefined) await this.#do(task);
      else return await this.#doByItself();
      return true;
    } catch (error) {
      if (error instanceof ThoughtDropped) return true;
      if (error instanceof EngineGone) {
        // It is tried again once the match lies in a new engine; until its answer nothing is shown,
        // so that taps go on waiting for it.
        if (task !== undefined) this.#tasks.again(task);
        await this.#restore(task === undefined);
        return true;
      }
      if (!(error instanceof EngineRefusal)) throw error;
      this.#hooks.refused(error.error);
      this.#offerAgain();
      // What the program does by itself must not be tried for ever.
      return task !== undefined;
    }
  }

  async #do(task: Task): Promise<void> {
    if (task.kind === "begin") await this.#begin(task.opening, task.address);
    else if (task.kind === "intent") await this.#carryOut(task.intent);
    else if (task.kind === "restore") await this.#restore();
    else {
      this.#hooks.finishAnimation();
      this.view = null;
      this.#saved = null;
      this.marked = null;
    }
  }

  async #doByItself(): Promise<boolean> {
    if (this.view === null) return false;
    const next = automatic(this.view, this.#hooks.settings(), this.laidOut);
    if (next === null) return false;
    this.#show(next);
    await this.#automatic(next, this.view);
    this.#show(null);
    return true;
  }

  #show(doing: Automatic | null): void {
    this.doing = doing;
    this.#hooks.changed();
  }

  async #begin(opening: Opening, address: string): Promise<void> {
    let view: View;
    try {
      view = await bring(this.#engine, opening);
    } catch (error) {
      if (!(error instanceof EngineRefusal)) throw error;
      this.#hooks.refusedOpening(error.error, opening);
      await this.#restore();
      return;
    }
    this.#inHand = inHand(opening);
    this.#address = address;
    this.laidOut = false;
    this.showsOpening = false;
    this.marked = null;
    this.#accept(view);
    this.#mark(view);
  }

  /** Lays the match as it was last stored, which is as it is shown, into a fresh engine. */
  async #restore(shown = true): Promise<void> {
    for (const saved = this.#saved; saved !== null; ) {
      try {
        const view = await layDown(this.#engine, saved);
        if (shown) this.#accept(view);
        return;
      } catch (error) {
        if (error instanceof EngineGone) continue;
        if (!(error instanceof EngineRefusal)) throw error;
        this.#hooks.refused(error.error);
        return;
      }
    }
  }

  #store(view: View): void {
    const saved: SavedMatch = {
      record: view.record,
      draft: view.turn.draft,
      ...this.#inHand,
      address: this.#address,
      finished: view.phase === "match-over",
      picture: { board: view.board, viewer: viewerOf(view, this.#hooks.settings()) },
    };
    this.#saved = saved;
    this.#hooks.keep(saved);
  }

  #present(view: View): void {
    const before = this.view;
    this.view = view;
    this.hint = null;
    this.#hooks.told(view, before);
    this.#hooks.changed();
  }

  /** Stores first, then shows. */
  #accept(view: View): void {
    this.#store(view);
    this.#present(view);
  }

  async #ask(
    question: Extract<
      Question,
      { kind: "roll" | "draft" | "play" | "undo" | "resign" | "timeout" }
    >,
  ) {
    const view = await this.#engine.ask(question);
    this.#accept(view);
    return view;
  }

  async #carryOut(intent: Intent): Promise<void> {
    const { view } = this;
    if (view === null) return;
    if (!possible(intent, view, this.laidOut)) return this.#offerAgain();
    switch (intent.kind) {
      case "roll":
        return this.#roll(view);
      case "move":
        return this.#move(view, intent.from, intent.path);
      case "undo":
        await this.#ask({ kind: "undo" });
        // Back across a stage: what is marked is no longer on the board.
        if (view.turn.draft.length === 0) this.marked = null;
        return;
      case "end-turn":
        return this.#endTurn();
      case "resign":
        await this.#ask({ kind: "resign", side: intent.side });
        return;
      case "timeout":
        await this.#ask({ kind: "timeout", side: intent.side });
        return;
      case "hint":
        return this.#findHint();
      case "next-game":
        this.laidOut = true;
        this.marked = null;
    }
  }

  /** The board waits for an answer to every move, also to one that came too late or to nothing. */
  #offerAgain(): void {
    const { view } = this;
    if (view === null) return;
    this.view = { ...view, turn: { ...view.turn, moves: [...view.turn.moves] } };
  }

  async #roll(before: View): Promise<void> {
    const after = await this.#ask({ kind: "roll" });
    this.laidOut = false;
    this.#hooks.changed();
    if (after.last.kind === "opening") {
      this.marked = null;
      this.showsOpening = true;
      await this.#pause("opening");
      this.showsOpening = false;
    } else if (before.actor !== null && !isHuman(before, before.actor)) {
      await this.#pause("roll");
    }
  }

  /** One die at a time, so that a run is seen landing on its way. */
  async #move(view: View, from: number, path: readonly number[]): Promise<void> {
    const side = view.actor;
    const chosen = view.turn.moves.find((move) => sameMove(move, { from, path }));
    if (side === null || chosen === undefined) return;
    const steps: Step[] = [];
    let draft = [...view.turn.draft];
    let start = from;
    for (const [index, landing] of path.entries()) {
      draft = [...draft, [start, landing]];
      const last = index === path.length - 1;
      const after = await this.#engine.ask({ kind: "draft", steps: draft });
      const mark = chosen.marks[index] ?? null;
      steps.push({ from: start, to: landing, mark, after: after.board });
      start = landing;
      if (!last) continue;
      // Not waited for: the next click may come while the checker is still in the air.
      void this.#hooks.animate(steps, side);
      this.#accept(after);
    }
  }

  async #endTurn(): Promise<void> {
    const after = await this.#ask({ kind: "play" });
    this.#mark(after);
  }

  async #automatic(what: Automatic, view: View): Promise<void> {
    switch (what) {
      case "roll":
        if (view.actor !== null && (await this.#pause("thinking"))) return;
        return this.#roll(view);
      case "end-turn":
        if (await this.#pause("endTurn")) return;
        return this.#endTurn();
      case "pass":
        if (await this.#pause("pass")) return;
        return this.#endTurn();
      case "forced":
        if (await this.#pause("forced")) return;
        return this.#think();
      case "bear-off":
        if (view.turn.bearOff === null || (await this.#pause("forced"))) return;
        return this.#playOut(view.turn.bearOff);
      case "bot-play":
        return this.#think();
    }
  }

  /** The bot's play, or the only one there is: shown step after step, then the board stays. */
  async #think(): Promise<void> {
    const thought = this.#engine.ask({ kind: "think" });
    const text = await this.#tasks.unlessWanted(
      thought.then((answer) => {
        if (answer.standIn !== null) this.#hooks.stoodIn(answer.standIn);
        return answer.text;
      }),
    );
    if (text !== null) await this.#playOut(text);
  }

  async #playOut(text: string): Promise<void> {
    const mover = this.view?.actor ?? "w";
    const view = await this.#engine.ask({ kind: "play", text });
    this.#store(view);
    await this.#tasks.unlessWanted(this.#hooks.animate(view.last.steps, mover));
    this.#hooks.finishAnimation();
    this.#present(view);
    this.#mark(view);
  }

  async #findHint(): Promise<void> {
    this.hint = "thinking";
    this.#hooks.changed();
    this.hint = await this.#tasks.unlessWanted(this.#engine.ask({ kind: "hint" }));
  }

  #mark(view: View): void {
    const { kind, side, steps } = view.last;
    if (kind !== "play" || side === null) return;
    this.marked = { steps, side };
    this.#hooks.changed();
  }

  /** True when a person did something meanwhile. */
  async #pause(pause: Exclude<keyof typeof pauses, "step">): Promise<boolean> {
    if (this.view === null) return true;
    const milliseconds = pauseOf(pause, this.#hooks.settings(), this.view);
    const over = new Promise<true>((resolve) => {
      setTimeout(() => resolve(true), milliseconds);
    });
    return (await this.#tasks.unlessWanted(over)) === null;
  }
}
