/** Which page of the rules an address means. */
import { displayCatalogue } from "../app/catalogue.ts";
import { text } from "../i18n/fluent.ts";
import { gameName, traditionName } from "../i18n/names.ts";
import { sectionsOf } from "./content.ts";

export interface GamePage {
  readonly kind: "game";
  readonly id: string;
  readonly game: string;
  /** Whose name for the game is used; null for none. */
  readonly tradition: string | null;
  readonly hits: boolean;
}

export type Page =
  /** `unknown` is what the address asks for and there is not; "" for nothing. */
  | { readonly kind: "list"; readonly id: "all"; readonly unknown: string }
  | { readonly kind: "tradition"; readonly id: string; readonly tradition: string }
  | GamePage
  | { readonly kind: "strategies"; readonly id: "strategies" }
  | { readonly kind: "dice"; readonly id: "dice" };

/** The list of all for a page there is not. */
export function readPage(page: string): Page {
  if (page === "all" || page === "") return { kind: "list", id: "all", unknown: "" };
  if (page === "strategies") return { kind: "strategies", id: page };
  if (page === "dice") return { kind: "dice", id: page };
  const { traditions } = displayCatalogue;
  const [first = "", second] = page.split("/");
  const tradition = traditions.find(({ id }) => id === first);
  if (tradition !== undefined && second === undefined) {
    return { kind: "tradition", id: page, tradition: first };
  }
  const game = second ?? first;
  const known = sectionsOf(game);
  const fits = second === undefined || (tradition?.set.includes(game) ?? false);
  if (known.length === 0 || !fits) return { kind: "list", id: "all", unknown: page.slice(0, 80) };
  return {
    kind: "game",
    id: page,
    game,
    tradition: tradition?.id ?? null,
    hits: known.some(({ name }) => name === "enter"),
  };
}

export function titleOf(page: Page): string {
  switch (page.kind) {
    case "list":
      return text("rules-title");
    case "tradition":
      return text("rules-tradition-page", { tradition: traditionName(page.tradition) });
    case "game":
      return text("rules-of", { game: gameName(page.tradition, page.game) });
    case "strategies":
      return text("strategies-title");
    case "dice":
      return text("fair-title");
  }
}
