/** What is said about a view: the line of status and the news of what just happened. */
import type { DiceGroup, Side, Step, View } from "../engine/protocol.ts";
import { listed, noted, text } from "../i18n/fluent.ts";
import { who } from "../i18n/names.ts";
import { type Automatic, hasHuman, isHuman } from "./driving.ts";

/** "2 × 4, 5" in the reader's language. */
export function diceList(groups: readonly DiceGroup[]): string {
  return listed(groups.map(({ number, count }) => text("chain-group", { number, count })));
}

/** The steps of a play, equal ones together, from the far end of the board to the near one. */
function playText(steps: readonly ToldStep[]): string {
  const counts = new Map<string, { readonly step: ToldStep; count: number }>();
  for (const step of steps) {
    const key = `${step.from}/${step.to}`;
    const known = counts.get(key);
    // A checker is hit by the first of several that land on it.
    if (known === undefined) counts.set(key, { step, count: 1 });
    else known.count += 1;
  }
  const rows = [...counts.values()].sort(
    (one, two) => two.step.from - one.step.from || two.step.to - one.step.to,
  );
  const told = rows.map(({ step: { from, to, mark }, count }) => {
    const way = from === 25 ? "entered" : to === 0 ? "off" : "moved";
    return text("play-step", { way, from, to, mark: mark ?? "none", count });
  });
  return noted(told);
}

export function other(side: Side): Side {
  return side === "w" ? "b" : "w";
}

/** Whether what remains is a chain of numbers, not simply two different dice. */
export function isChain(groups: readonly DiceGroup[]): boolean {
  const dice = groups.reduce((sum, { count }) => sum + count, 0);
  return groups.length > 1 && !(groups.length === 2 && dice === 2);
}

/** What a person is to do, or what goes on by itself. */
export function status(view: View, doing: Automatic | null, laidOut: boolean): string {
  const { phase, actor, match, turn } = view;
  const openingNext = phase === "opening" || (phase === "game-over" && laidOut && actor === null);
  if (openingNext) {
    if (!hasHuman(view)) return text("status-opening-bots");
    const equal = phase === "opening" ? view.opening.throws.at(-1) : undefined;
    return equal === undefined
      ? text("status-opening")
      : text("status-opening-equal", { number: equal.w });
  }
  if (phase === "match-over") return text("status-over");
  if (actor === null || (phase === "game-over" && !laidOut)) return "";
  const side = who(actor, match.players);
  if (turn.outOfTime) return text("status-time-up", { who: side });
  if (phase === "roll" || phase === "game-over") return text("status-roll", { who: side });
  if (turn.pass) return text("status-pass", { who: side });
  if (doing === "bear-off") return text("status-bear-off", { who: side });
  if (doing === "forced") return text("status-forced", { who: side });
  if (turn.draft.length > 0 && turn.complete && isHuman(view, actor)) {
    return isChain(turn.groups)
      ? text("status-stage-complete")
      : text("status-complete", { who: side });
  }
  return text(turn.handedOver ? "status-handed" : "status-play", { who: side });
}

/** A step without the board after it, which nobody speaks of. */
export type ToldStep = Omit<Step, "after">;

/** As much of a view as its news are made of. */
export type Told = Pick<View, "match" | "opening"> & {
  readonly last: Omit<View["last"], "steps"> & { readonly steps: readonly ToldStep[] };
  readonly turn: Pick<View["turn"], "roll">;
};

/** What the last event did, in sentences; nothing when there was none. */
export function news(view: Told): readonly string[] {
  const { last, match } = view;
  const side = last.side === null ? null : who(last.side, match.players);
  if (last.kind === "opening") return openingNews(view);
  if (side === null) return [];
  if (last.kind === "roll") {
    const [first, second] = view.turn.roll ?? [];
    return first === undefined || second === undefined
      ? []
      : [text("news-roll", { who: side, first, second })];
  }
  if (last.kind !== "play") return [];
  const told = [
    last.text === "-"
      ? text("news-pass", { who: side })
      : text("news-play", { who: side, play: playText(last.steps) }),
  ];
  if (last.handed.length > 0) {
    told.push(text("news-handed", { who: side, dice: diceList(last.handed) }));
  }
  if (last.lost.length > 0) told.push(text("news-lost", { dice: diceList(last.lost) }));
  return told;
}

function openingNews({ opening, match }: Told): readonly string[] {
  const thrown = opening.throws.at(-1);
  if (thrown === undefined) return [];
  const { starter } = opening;
  if (starter === null) return [text("news-opening-equal", { number: thrown.w })];
  const values = { mine: thrown[starter], theirs: thrown[other(starter)] };
  return [text("news-opening", { who: who(starter, match.players), ...values })];
}
