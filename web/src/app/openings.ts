/** The ways a match comes onto the table, and what is seen of it at once. */
import { type EngineClient, EngineRefusal } from "../engine/client.ts";
import type { Catalogue, DiceSource, Setup, View } from "../engine/protocol.ts";
import { newId } from "../history/entry.ts";
import type { InHand } from "../history/keeper.ts";
import type { Address } from "./address.ts";
import { isPerson } from "./driving.ts";
import type { Picture, SavedMatch } from "./store.ts";

export type Opening =
  | { readonly kind: "open"; readonly setup: Setup; readonly dice: DiceSource }
  | { readonly kind: "load"; readonly saved: SavedMatch };

/** Puts the match into the engine. */
export function bring(engine: EngineClient, opening: Opening): Promise<View> {
  return opening.kind === "load"
    ? layDown(engine, opening.saved)
    : engine.ask({ kind: "open", setup: opening.setup, dice: opening.dice });
}

/** A draft that no longer fits is dropped: the dice and the board are what counts. */
export async function layDown(
  engine: EngineClient,
  { record, dice, draft }: SavedMatch,
): Promise<View> {
  const view = await engine.ask({ kind: "load", record, dice });
  if (draft.length === 0) return view;
  try {
    return await engine.ask({ kind: "draft", steps: draft });
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    return view;
  }
}

/** What the history calls the match, and where its dice come from. */
export function inHand(opening: Opening): InHand {
  if (opening.kind === "open") return { id: newId(), begun: Date.now(), dice: opening.dice };
  const { id, begun, dice } = opening.saved;
  return { id, begun, dice };
}

/** The match that the page's address asks for. */
export function linkedOpening({ record, setup, dice, text }: Address): Opening {
  if (record === null) return { kind: "open", setup, dice };
  const fresh = { id: newId(), begun: Date.now(), draft: [], finished: false, picture: null };
  return { kind: "load", saved: { ...fresh, record, dice, address: text } };
}

/** The same match once more. */
export function sameAgain({ record, match }: View): Setup {
  const { tradition, game, rules, target } = record;
  return {
    ...(typeof tradition === "string" ? { tradition } : {}),
    ...(typeof game === "string" ? { game } : {}),
    ...(rules === undefined ? {} : { rules }),
    ...(typeof target === "number" ? { target } : {}),
    players: match.players,
  };
}

/** The start board of a match's first game; null when only the engine can know it. */
export function startPicture(
  { game, tradition, players }: Setup,
  catalogue: Catalogue,
): Picture | null {
  const first = game ?? catalogue.traditions.find(({ id }) => id === tradition)?.set[0];
  const board = catalogue.starts[first ?? ""];
  return board === undefined ? null : { board, viewer: isPerson(players.w) ? "w" : "b" };
}
