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
import type { Match, Opening } from "./match.ts";
import { linkedOpening, sameAgain, startPicture } from "./openings.ts";
import { badParameters, type Problems, plain, recordProblem, refusal } from "./problems.ts";
import { saveAsFile } from "./save-file.ts";
import { matchKey, type Picture, type SavedMatch, savedMatch } from "./store.ts";

export class Visit {
  screen: Beginning["screen"] = "form";
  catalogue: Catalogue = displayCatalogue;
  /** What lies on the board while no match does. */
  preview: Picture = { board: displayCatalogue.starts.prva ?? emptyBoard, viewer: "w" };
  /** The unfinished match that is offered. */
  offered: SavedMatch | null = null;
  /** The address asks for another match than the one offered. */
  linked = false;
  address: Address = readAddress(location.search, displayCatalogue);

  readonly #match: Match;
  readonly #problems: Problems;
  readonly #changed: () => void;
  /** The address whose match is on the table, and whether it had been begun on an earlier visit. */
  #played = "";
  #resumed = false;

  constructor(match: Match, problems: Problems, changed: () => void) {
    this.#match = match;
    this.#problems = problems;
    this.#changed = changed;
  }

  /** Decides what the visit begins with. */
  open(): void {
    if (!this.address.embedded) this.#problems.replace(badParameters(this.address.bad));
    const saved = savedMatch(this.address.text);
    if (saved === "unreadable") this.#problems.tell(plain("stored", () => text("problem-stored")));
    const begin = beginning(saved === "unreadable" ? null : saved, this.address);
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

  begin(opening: Opening): void {
    this.screen = "table";
    this.#played = this.address.text;
    this.#resumed = opening.kind === "load" && opening.saved.record !== this.address.record;
    this.#problems.dismiss("proposed");
    // The board is seen before the engine has said anything.
    if (opening.kind === "open") {
      this.preview = startPicture(opening.setup, this.catalogue) ?? this.preview;
    }
    this.#match.begin(opening, this.address.text);
    this.#changed();
  }

  resume(saved: SavedMatch | null): void {
    if (saved === null) return;
    this.preview = saved.picture ?? this.preview;
    this.begin({ kind: "load", saved });
  }

  /** Plays on a match out of the history. */
  playOn({ id, begun, record, dice }: Entry): void {
    const kept = { id, begun, record, dice, draft: [], address: "", finished: false };
    this.resume({ ...kept, picture: null });
  }

  startLinked(): void {
    this.begin(linkedOpening(this.address));
  }

  setUp(): void {
    if (this.address.embedded) {
      this.startLinked();
      return;
    }
    this.#match.leave();
    const saved = savedMatch(this.address.text);
    this.offered = saved !== null && saved !== "unreadable" && !saved.finished ? saved : null;
    this.screen = "form";
    this.#changed();
  }

  rematch(): void {
    const { view } = this.#match;
    if (view === null) return;
    if (this.address.text !== this.#played) this.startLinked();
    else this.begin({ kind: "open", setup: sameAgain(view), dice: this.#match.dice });
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
        this.begin({ kind: "open", setup: withoutPosition, dice });
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
    if (record !== undefined) saveAsFile("tabla-match.json", JSON.stringify(record, null, 2));
  }

  show(picture: Picture): void {
    const { board, viewer } = picture;
    if (board === this.preview.board && viewer === this.preview.viewer) return;
    this.preview = picture;
    this.#changed();
  }

  /** Another window went on with the match: what was played there counts. */
  readonly storedElsewhere = (event: StorageEvent): void => {
    if (event.key !== matchKey(this.#played) || this.screen !== "table") return;
    this.#match.leave();
    const problem = plain("elsewhere", () => text("problem-elsewhere"));
    this.#problems.tell({ ...problem, remedies: ["continue"] });
  };
}
