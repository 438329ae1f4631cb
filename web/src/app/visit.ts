/**
 * One visit to the page: which screen is shown, and how a match comes onto the table and leaves it.
 * What is told on the way goes to `problems`.
 */
import { type EngineClient, EngineGone, EngineRefusal } from "../engine/client.ts";
import type { Catalogue, EngineError } from "../engine/protocol.ts";
import type { Entry } from "../history/entry.ts";
import { text } from "../i18n/fluent.ts";
import { type Address, type BadParameter, readAddress } from "./address.ts";
import { type Beginning, beginning } from "./beginning.ts";
import { displayCatalogue, emptyBoard } from "./catalogue.ts";
import { isUnderWay } from "./driving.ts";
import { givenSearch } from "./given.ts";
import type { Match } from "./match.ts";
import { OneWindow } from "./one-window.ts";
import { linkedOpening, type Opening, sameAgain, startPicture } from "./openings.ts";
import { badParameters, type Problems, plain, recordProblem, refusal } from "./problems.ts";
import { saveAsFile } from "./save-file.ts";
import { MatchSlot, type Picture, type SavedMatch } from "./store.ts";

export class Visit {
  screen: Beginning["screen"] = "form";
  catalogue: Catalogue = displayCatalogue;
  /** What lies on the board while no match does. */
  preview: Picture = { board: displayCatalogue.starts.prva ?? emptyBoard, viewer: "w" };
  /** The match that an earlier visit left, finished or not. */
  left: SavedMatch | null = null;
  /** The unfinished match that is offered. */
  offered: SavedMatch | null = null;
  /** The address asks for another match than the one offered. */
  linked = false;
  address: Address = readAddress(givenSearch(), displayCatalogue);
  /** The browser keeps nothing. */
  unkept = false;

  readonly #match: Match;
  readonly #problems: Problems;
  readonly #changed: () => void;
  /** The address whose match is on the table, and whether it had been begun on an earlier visit. */
  #played = "";
  #resumed = false;
  /** Where the match on the table is kept. */
  #slot = new MatchSlot(this.address.text);
  readonly #window = new OneWindow(() => this.#takenOver());
  /** What waits for a person's word, because another window has a match on its table. */
  #wished: { readonly opening: Opening; readonly address: string } | null = null;
  #sitting = 0;

  constructor(match: Match, problems: Problems, changed: () => void) {
    this.#match = match;
    this.#problems = problems;
    this.#changed = changed;
  }

  /** Decides what the visit begins with. */
  open(): void {
    if (!this.address.embedded) this.#problems.replace(badParameters(this.address.bad));
    const saved = this.#read();
    const begin = beginning(saved, this.address);
    this.screen = begin.screen;
    if (begin.screen === "unfinished") {
      this.offered = begin.saved;
      this.linked = begin.linked;
      this.preview = begin.saved.picture ?? this.preview;
    }
    if (begin.screen === "table") {
      if (begin.resume !== null) this.resume(begin.resume);
      else this.startLinked();
    }
    this.left = saved;
    this.#changed();
  }

  async askCatalogue(engine: EngineClient): Promise<void> {
    for (;;) {
      try {
        this.catalogue = await engine.ask({ kind: "catalogue" });
        this.#changed();
        return;
      } catch (error) {
        if (error instanceof EngineGone) continue;
        if (!(error instanceof EngineRefusal)) throw error;
        this.#problems.tell(refusal(error.error));
        return;
      }
    }
  }

  /**
   * Takes over another address, as the page around an embedded board wishes: at once as long as no
   * dice were thrown or when the match is over, otherwise with the next match.
   */
  adopt(search: string): readonly BadParameter[] {
    this.address = readAddress(search, this.catalogue);
    this.#changed();
    const { view } = this.#match;
    const underWay = view === null ? this.#resumed : isUnderWay(view);
    if (this.address.text === this.#played) this.#problems.dismiss("proposed");
    else if (!underWay) this.startLinked();
    else {
      const problem = plain("proposed", () => text("match-proposed"));
      this.#problems.tell({ ...problem, remedies: ["set-up"] });
    }
    return this.address.bad;
  }

  /** `address` is kept with the match; `force` takes the place of one in another window. */
  begin(opening: Opening, address: string, force = false): void {
    this.screen = "table";
    this.#played = this.address.text;
    this.#resumed = opening.kind === "load" && opening.saved.record !== this.address.record;
    this.#problems.dismiss("proposed");
    // The board is seen before the engine has said anything.
    if (opening.kind === "open") {
      this.preview = startPicture(opening.setup, this.catalogue) ?? this.preview;
    }
    void this.#sit(opening, address, force);
    this.#changed();
  }

  /** The match begins once no other window has one on its table. */
  async #sit(opening: Opening, address: string, force: boolean): Promise<void> {
    this.#sitting += 1;
    const sitting = this.#sitting;
    const { embedded, text } = this.address;
    const slot = new MatchSlot(text);
    // A board in another page takes its match to where it is seen, and asks nobody.
    if (!this.#window.has(slot.key)) {
      const free = await this.#window.take(slot.key, force || embedded);
      if (sitting !== this.#sitting) return;
      if (!free) return this.#askFor({ opening, address });
    }
    this.#wished = null;
    // What could not be read makes room for the new match.
    if (opening.kind === "open") for (const id of ["stored", "record"]) this.#problems.dismiss(id);
    this.#slot = slot;
    slot.yield();
    this.#match.begin(opening, embedded ? text : address);
  }

  #askFor(wished: { readonly opening: Opening; readonly address: string }): void {
    this.#wished = wished;
    const another = wished.opening.kind === "open";
    this.#problems.tell({
      ...plain("elsewhere", () => text(another ? "problem-other-match" : "problem-open")),
      remedies: another ? ["continue", "start-here"] : ["continue"],
      stays: true,
    });
  }

  /** Plays here what is played in another window, from where it stands there. */
  async continueHere(): Promise<void> {
    this.#problems.dismiss("elsewhere");
    this.#slot = new MatchSlot(this.address.text);
    await this.#window.take(this.#slot.key, true);
    const saved = this.#read();
    if (saved === null || saved.finished) {
      this.#window.drop();
      this.open();
    } else this.resume(saved);
  }

  startHere(): void {
    const wished = this.#wished;
    this.#problems.dismiss("elsewhere");
    if (wished !== null) this.begin(wished.opening, wished.address, true);
  }

  /** The match that is stored, as far as it can be read; what cannot is told. */
  #read(): SavedMatch | null {
    const saved = this.#slot.read();
    if (saved === "unreadable") {
      const problem = plain("stored", () => text("problem-stored"));
      this.#problems.tell({ ...problem, remedies: ["save-record", "set-up"] });
      return null;
    }
    if (!this.#slot.whole) this.#problems.tell(plain("stored", () => text("problem-stored-part")));
    return saved;
  }

  /** Keeps the match on the table, unless another window has taken it over. */
  keep(saved: SavedMatch): void {
    if (!this.#window.has(this.#slot.key)) {
      if (!saved.finished) this.#lost();
      return;
    }
    const kept = this.#slot.keep(saved);
    if (kept === "changed") this.#lost();
    else this.stored(kept === "kept");
    if (saved.finished) this.#window.drop();
  }

  /** Of an embedded board only the settings say it: the page around it is the club's. */
  stored(kept: boolean): void {
    this.unkept = !kept;
    if (kept) this.#problems.dismiss("storage");
    else if (!this.address.embedded) {
      const problem = plain("storage", () => text("problem-storage"));
      this.#problems.tell({ ...problem, remedies: ["save-record"] });
    }
  }

  /** A board on another page that nobody has touched says nothing until somebody does. */
  #takenOver(): void {
    const { view } = this.#match;
    if (!this.address.embedded || (view !== null && isUnderWay(view))) this.#lost();
  }

  /** Another window goes on with the match: what is played there counts. */
  #lost(): void {
    this.#window.drop();
    const { view } = this.#match;
    if (this.screen !== "table" || view === null) return;
    this.preview = { board: view.board, viewer: this.preview.viewer };
    this.#match.leave();
    const problem = plain("elsewhere", () => text("problem-elsewhere"));
    this.#problems.tell({ ...problem, remedies: ["continue"], stays: true });
  }

  resume(saved: SavedMatch | null): void {
    if (saved === null) return;
    this.preview = saved.picture ?? this.preview;
    this.begin({ kind: "load", saved }, saved.address);
  }

  /** Plays on a match out of the history. */
  playOn({ id, begun, record, dice }: Entry): void {
    const kept = { id, begun, record, dice, draft: [], address: "", finished: false };
    this.resume({ ...kept, picture: null });
  }

  startLinked(): void {
    this.begin(linkedOpening(this.address), this.address.text);
  }

  setUp(): void {
    if (this.address.embedded) {
      this.startLinked();
      return;
    }
    this.#match.leave();
    this.#window.drop();
    this.#problems.dismiss("elsewhere");
    const saved = this.#read();
    this.offered = saved?.finished === false ? saved : null;
    this.screen = "form";
    this.#changed();
  }

  rematch(): void {
    const { view } = this.#match;
    if (view === null) return;
    if (this.address.text !== this.#played) this.startLinked();
    else {
      const { dice, address } = this.#match;
      this.begin({ kind: "open", setup: sameAgain(view), dice }, address);
    }
  }

  /** What could not begin is reported; then whatever is left of the wish begins, or the form. */
  refusedOpening(error: EngineError, opening: Opening): void {
    const { record, withoutPosition, dice, setup } = this.address;
    const linked = opening.kind === "load" && opening.saved.record === record;
    if (opening.kind === "load" && !linked) {
      this.offered = opening.saved;
      this.#problems.tell(recordProblem(error));
    } else if (linked) {
      this.#problems.tell({
        ...plain("record", () => text("parameter-record")),
        details: error.message,
      });
    } else if (opening.kind === "open" && opening.setup === setup && setup.position !== undefined) {
      const value = setup.position;
      const said = () => text("parameter-position", { value });
      this.#problems.tell({ ...plain("position", said), details: error.message });
      if (withoutPosition !== null) {
        this.begin({ kind: "open", setup: withoutPosition, dice }, this.address.text);
        return;
      }
    } else {
      this.#problems.tell(refusal(error));
    }
    if (this.#match.view === null) this.screen = "form";
    this.#changed();
  }

  saveRecord(): void {
    const record = this.#match.view?.record ?? this.offered?.record;
    const saved = record === undefined ? this.#slot.text : JSON.stringify(record, null, 2);
    if (saved !== null) saveAsFile("tabla-match.json", saved);
  }

  show(picture: Picture): void {
    const { board, viewer } = picture;
    if (board === this.preview.board && viewer === this.preview.viewer) return;
    this.preview = picture;
    this.#changed();
  }

  /** Something else than this window wrote where the match is kept, or cleared it. */
  readonly storedElsewhere = ({ key, newValue }: StorageEvent): void => {
    const { key: ours, text } = this.#slot;
    if ((key !== null && key !== ours) || !this.#window.has(ours)) return;
    if (newValue === null && text === null) this.#match.keepAgain();
    else if (this.#slot.isForeign) this.#lost();
  };
}
