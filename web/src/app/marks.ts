/** The marks that the page's element bears, for tests and style: see the head of `tabla-app.ts`. */
import type { EngineState } from "../engine/client.ts";
import type { Beginning } from "./beginning.ts";
import type { Match } from "./match.ts";

export function setMarks(
  { dataset }: HTMLElement,
  screen: Beginning["screen"],
  engine: EngineState,
  { view, laidOut, busy }: Match,
): void {
  const onTable = screen === "table" ? view : null;
  const marks: Readonly<Record<string, string | undefined>> = {
    screen,
    engine: engine.phase,
    busy: String(busy),
    phase: onTable?.phase,
    actor: onTable?.actor ?? undefined,
    position: onTable?.position,
    laidOut: laidOut ? "true" : undefined,
  };
  for (const [name, value] of Object.entries(marks)) {
    if (value === undefined) delete dataset[name];
    else dataset[name] = value;
  }
}
