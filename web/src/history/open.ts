/** The way into the history, which is loaded when it is first wanted. */
import type { EngineClient } from "../engine/client.ts";
import type { Entry } from "./entry.ts";

export interface HistoryWish {
  readonly engine: EngineClient;
  /** The match in hand; "" when there is none. */
  readonly inHand: string;
  readonly playOn: (entry: Entry) => void;
}

/** Shows the history over the page until the reader closes it. */
export async function openHistory({ engine, inHand, playOn }: HistoryWish): Promise<void> {
  await import("./history-screen.ts");
  const screen = document.createElement("tabla-history");
  Object.assign(screen, { engine, inHand, playOn });
  document.body.append(screen);
  await screen.open();
  screen.addEventListener("tabla-closed", () => screen.remove(), { once: true });
}
