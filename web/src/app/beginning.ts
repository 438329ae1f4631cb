/** Which screen a visit begins with. Pure: what is stored and what the address asks for go in. */
import type { Address } from "./address.ts";
import type { SavedMatch } from "./store.ts";

export type Beginning =
  | { readonly screen: "form" }
  /** The unfinished match is offered; `linked` when the address asks for another one. */
  | { readonly screen: "unfinished"; readonly saved: SavedMatch; readonly linked: boolean }
  /** The match of this very address goes on, or begins; an embedded board knows nothing else. */
  | { readonly screen: "table"; readonly resume: SavedMatch | null };

export function beginning(saved: SavedMatch | null, address: Address): Beginning {
  const unfinished = saved !== null && !saved.finished ? saved : null;
  if (address.embedded) return { screen: "table", resume: unfinished };
  if (unfinished === null) {
    return address.describesMatch ? { screen: "table", resume: null } : { screen: "form" };
  }
  if (address.describesMatch && unfinished.address === address.text) {
    return { screen: "table", resume: unfinished };
  }
  return { screen: "unfinished", saved: unfinished, linked: address.describesMatch };
}
