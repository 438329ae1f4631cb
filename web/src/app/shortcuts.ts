/** Keys that work wherever the focus is, except while something is written or asked. */
import type { View } from "../engine/protocol.ts";
import { type Intent, possible } from "./driving.ts";

/** As they are printed on the key; the place on the keyboard counts where the letter is not Latin. */
export const shortcutKeys = {
  roll: "R",
  end: "E",
  undo: "U",
  settings: "S",
  help: "?",
} as const;

export type Shortcut = keyof typeof shortcutKeys;

const byCode: Readonly<Record<string, Shortcut>> = {
  KeyR: "roll",
  KeyE: "end",
  KeyU: "undo",
  KeyS: "settings",
};
const byLetter: Readonly<Record<string, Shortcut>> = {
  r: "roll",
  e: "end",
  u: "undo",
  s: "settings",
};

/** What a key means here; null when it means nothing. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const [target] = event.composedPath();
  const busy = target instanceof Element && target.closest("input, select, textarea, dialog");
  if (busy) return null;
  if (event.key === "?" || event.key === "؟") return "help";
  const latin = /^[a-z]$/i.test(event.key);
  const found = latin ? byLetter[event.key.toLowerCase()] : byCode[event.code];
  return found ?? null;
}

/** What a shortcut asks of the match; null when that is not possible now. */
export function intentOf(shortcut: Shortcut, view: View, laidOut: boolean): Intent | null {
  const wished: Readonly<Partial<Record<Shortcut, readonly Intent[]>>> = {
    roll: [{ kind: "roll" }, { kind: "next-game" }],
    end: [{ kind: "end-turn" }, { kind: "next-game" }],
    undo: [{ kind: "undo" }],
  };
  return wished[shortcut]?.find((intent) => possible(intent, view, laidOut)) ?? null;
}
