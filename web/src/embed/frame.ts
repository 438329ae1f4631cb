/** The board in another page's frame: what it tells that page, what it hears, and when it wakes. */
import { parameters } from "../app/address.ts";
import { givenSearch } from "../app/given.ts";
import type { TablaApp } from "../app/tabla-app.ts";
import { useTheme } from "../app/theme.ts";
import type { EngineState } from "../engine/client.ts";
import type { View } from "../engine/protocol.ts";
import { language } from "../i18n/fluent.ts";
import { bestLanguage } from "../i18n/languages.ts";
import { wantedLanguages } from "../i18n/preference.ts";
import { speak } from "../i18n/speak.ts";
import { fittingHeight } from "./height.ts";
import type {
  FromFrame,
  FromFramePosted,
  ToFrame,
  ToFramePosted,
  Wish,
  Wishes,
} from "./messages.ts";

/** Characters in one wish; a whole match's record has room. */
const longestWish = 20_000;

/** The page around us: "null" for one without an origin, such as a file; null while unknown. */
function originAround(): string | null {
  // Not every browser has the first.
  const ancestors = location.ancestorOrigins as DOMStringList | undefined;
  const { referrer } = document;
  return ancestors?.[0] ?? (referrer === "" ? null : new URL(referrer).origin);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function read(data: unknown): ToFrame | null {
  if (!isObject(data) || data.tabla !== 1) return null;
  if (data.type === "hello") return { type: "hello" };
  if (data.type !== "wishes" || !isObject(data.wishes)) return null;
  const wishes: Partial<Record<Wish, string>> = {};
  for (const wish of parameters) {
    const value = data.wishes[wish];
    if (value === undefined) continue;
    if (typeof value !== "string" || value.length > longestWish) return null;
    wishes[wish] = value;
  }
  const message: ToFramePosted = { tabla: 1, type: "wishes", wishes };
  return message;
}

/** What the page around is told of a match that went from one state to the next. */
function news(view: View, before: View | null): readonly FromFrame[] {
  // A match that is laid down, for the first time or again, is no news.
  if (before === null || eventCount(view) <= eventCount(before)) return [];
  const { match, last, ended, record, position } = view;
  const { score } = match;
  const told: FromFrame[] = [];
  if (last.kind === "play" && last.side !== null) {
    const { game } = before.match;
    told.push({ type: "move", side: last.side, game, text: last.text, position, score });
  }
  const result = ended ?? (view.games.length > before.games.length ? view.games.at(-1) : null);
  if (result && before.ended === null) told.push({ type: "game-end", ...result, score, record });
  if (view.phase === "match-over") {
    told.push({ type: "match-end", winner: match.winner, score, record });
  }
  return told;
}

function eventCount({ record }: View): number {
  return Array.isArray(record.events) ? record.events.length : 0;
}

/** Ties the page's one element to the page around it. */
export function settle(app: TablaApp): void {
  let around = originAround();
  const ignored = new Set<string>();
  let height = 0;
  let wishedLanguage = new URLSearchParams(location.search).get("lang");
  /** Wishes are fulfilled one after the other: the last one counts. */
  let fulfilled = Promise.resolve();

  function tell(message: FromFrame): void {
    if (parent === window || around === null) return;
    const posted: FromFramePosted = { tabla: 1, ...message };
    // A page without an origin has no address either; only the page around us hears it anyway.
    parent.postMessage(posted, around === "null" ? "*" : around);
  }

  function fit(): void {
    const fitting = Math.round(fittingHeight(app));
    if (fitting === height) return;
    height = fitting;
    tell({ type: "size", height });
  }

  function adopt(search: string): void {
    for (const { parameter, value } of app.adopt(search)) {
      if (ignored.has(`${parameter}=${value}`)) continue;
      ignored.add(`${parameter}=${value}`);
      tell({ type: "ignored", wish: parameter, value });
    }
  }

  /** Only a new wish goes before what a person chose here. */
  async function speakAsWished(wished: string | null): Promise<void> {
    if (wished === wishedLanguage) return;
    wishedLanguage = wished;
    const best = bestLanguage(wantedLanguages(wished));
    if (best === language()) return;
    // Words that cannot be fetched leave those there are.
    await speak(best).catch(() => {});
    await app.updateComplete;
    fit();
  }

  async function fulfil(wishes: Wishes): Promise<void> {
    useTheme(wishes.theme ?? null);
    await speakAsWished(wishes.lang ?? null);
    const name = new URLSearchParams(location.search).get("name") ?? "";
    adopt(`?${new URLSearchParams({ ...wishes, embed: "1", name })}`);
  }

  function greet(): void {
    height = 0;
    tell({ type: "loaded" });
    fit();
  }

  addEventListener("message", ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || source === window) return;
    if (around !== null && around !== "null" && origin !== around) return;
    const message = read(data);
    if (message === null) return;
    around = origin;
    if (message.type === "hello") greet();
    else fulfilled = fulfilled.then(() => fulfil(message.wishes));
  });

  app.addEventListener("tabla-engine", (event) => {
    const { detail } = event as CustomEvent<EngineState>;
    if (detail.phase === "ready") tell({ type: "ready", version: detail.version });
  });
  app.addEventListener("tabla-told", (event) => {
    const { view, before } = (event as CustomEvent<{ view: View; before: View | null }>).detail;
    for (const message of news(view, before)) tell(message);
  });

  const seen = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) wake();
    },
    { threshold: 0.1 },
  );
  function wake(): void {
    seen.disconnect();
    app.wake();
  }
  seen.observe(app);
  for (const touch of ["pointerdown", "keydown", "focusin"]) {
    addEventListener(touch, wake, { capture: true, once: true });
  }

  const sized = new ResizeObserver(fit);
  async function watchSize(): Promise<void> {
    await app.updateComplete;
    for (const part of [app, ...app.renderRoot.querySelectorAll("header, .panel > *")]) {
      sized.observe(part);
    }
  }

  void watchSize().then(() => {
    greet();
    adopt(givenSearch());
  });
}
