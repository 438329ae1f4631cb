/** The parameters of the page's address, for links and clubs. What is not valid is reported. */
import type { Catalogue, DiceSource, MatchRecord, Setup, Side } from "../engine/protocol.ts";
import { language as spoken } from "../i18n/fluent.ts";
import { languages } from "../i18n/languages.ts";
import { withoutRules } from "../rules/address.ts";
import { firstTradition, targetsOf, usualLevel } from "./catalogue.ts";
import { levelOf, topLevel } from "./driving.ts";
import { longestRecord } from "./given.ts";
import { isTheme } from "./theme.ts";

export const parameters = [
  "lang",
  "tradition",
  "game",
  "target",
  "white",
  "level",
  "position",
  "record",
  "seed",
  "dice",
  "theme",
] as const;
export type Parameter = (typeof parameters)[number];

export interface BadParameter {
  readonly parameter: Parameter;
  readonly value: string;
  readonly tooLong: boolean;
}

/** Characters that a value may have: ample for anything that was meant, and no burden to read. */
const longest = (parameter: Parameter): number =>
  ({ record: longestRecord, dice: 10_000 })[parameter as string] ?? 400;

/** What an address asks for. */
export interface Address {
  /**
   * The parameters as they stand there, to know the same address again; of an embedded board its
   * name and those that say what is played.
   */
  readonly text: string;
  /** A board in the frame of another page, without what only a whole page needs. */
  readonly embedded: boolean;
  readonly language: string | null;
  /** The match it asks for, or how the form is filled in beforehand. */
  readonly setup: Setup;
  /** The same match when its position turns out to be impossible; null when nothing is left. */
  readonly withoutPosition: Setup | null;
  /** It names what to play, so no form is needed. */
  readonly describesMatch: boolean;
  /** A whole match record, which goes before `setup`. */
  readonly record: MatchRecord | null;
  readonly dice: DiceSource;
  readonly bad: readonly BadParameter[];
}

/** `dice=6,3,1` as numbers; null when something else stands there. */
function diceList(value: string): readonly number[] | null {
  const dice = value.split(",").map((part) => part.trim());
  return dice.every((die) => /^[1-6]$/.test(die)) ? dice.map(Number) : null;
}

/** The JSON of a match record; null when it is none. What it says is for the engine to judge. */
function recordFrom(value: string): MatchRecord | null {
  try {
    const parsed: unknown = JSON.parse(value);
    const isObject = typeof parsed === "object" && parsed !== null && !Array.isArray(parsed);
    return isObject ? (parsed as MatchRecord) : null;
  } catch {
    return null;
  }
}

/** What makes an embedded board another one than its neighbours on a page. */
function boardText(given: URLSearchParams): string {
  const looks: readonly Parameter[] = ["lang", "theme"];
  const played = parameters.flatMap((parameter) => {
    const value = looks.includes(parameter) ? null : given.get(parameter);
    return value === null ? [] : [[parameter, value]];
  });
  return `board ${given.get("name") ?? ""}?${new URLSearchParams(played)}`;
}

export function readAddress(search: string, catalogue: Catalogue): Address {
  const given = new URLSearchParams(search);
  const bad: BadParameter[] = [];
  /** The parameter's value if `valid` says so; otherwise it is reported and null. */
  const take = (parameter: Parameter, valid: (value: string) => boolean): string | null => {
    const value = given.get(parameter);
    if (value === null) return null;
    const tooLong = value.length > longest(parameter);
    if (!tooLong && valid(value)) return value;
    bad.push({ parameter, value: value.length > 80 ? `${value.slice(0, 80)}…` : value, tooLong });
    return null;
  };

  const language = take("lang", (value) => languages.some(({ tag }) => tag === value));
  const tradition = take("tradition", (value) =>
    catalogue.traditions.some(({ id }) => id === value),
  );
  const game = take("game", (value) => tradition === null && catalogue.games.includes(value));
  const position = take("position", (value) => value.trim().split(" ").length === 8);
  const white = take("white", (value) => value === "human" || value === "bot");
  const level = take("level", (value) => catalogue.levels.includes(levelOf(`bot:${value}`)));

  // A position names its game itself.
  const positionGame = position?.trim().split(" ")[0];
  const chosen: { tradition: string } | { game: string } =
    tradition !== null
      ? { tradition }
      : game !== null
        ? { game }
        : positionGame !== undefined
          ? { game: positionGame }
          : { tradition: firstTradition(spoken().tag) };
  const target = take("target", (value) =>
    targetsOf(catalogue, chosen).targets.some((offered) => String(offered) === value),
  );

  let record: MatchRecord | null = null;
  take("record", (value) => {
    record = recordFrom(value);
    return record !== null;
  });

  take("theme", isTheme);
  const embedded = given.get("embed") === "1";

  const list = take("dice", (value) => diceList(value) !== null);
  const seed = take("seed", (value) => value !== "" && list === null);
  const dice: DiceSource =
    list !== null
      ? { kind: "list", dice: diceList(list) ?? [] }
      : seed !== null
        ? { kind: "seed", seed }
        : { kind: "secret" };

  const describesMatch = (tradition ?? game ?? position) !== null || record !== null;
  // What only fills in the form asks for no strength either.
  const usual = describesMatch || embedded ? topLevel : usualLevel;
  const bot = `bot:${level === null ? usual : levelOf(`bot:${level}`)}`;
  const players: Readonly<Record<Side, string>> =
    white === "bot" ? { w: bot, b: "human" } : { w: "human", b: bot };
  const setup: Setup = {
    ...chosen,
    ...(target === null ? {} : { target: Number(target) }),
    players,
  };
  return {
    text: embedded ? boardText(given) : withoutRules(search),
    embedded,
    language,
    setup: position === null ? setup : { ...setup, position: position.trim() },
    withoutPosition: tradition === null && game === null ? null : setup,
    describesMatch,
    record,
    dice,
    bad,
  };
}
