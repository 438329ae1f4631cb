/** The ways a match comes onto the table, and what is seen of it at once. */
import type { Catalogue, Setup, View } from "../engine/protocol.ts";
import { newId } from "../history/entry.ts";
import type { Address } from "./address.ts";
import { isPerson } from "./driving.ts";
import type { Opening } from "./match.ts";
import type { Picture } from "./store.ts";

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
