/** How long a turn may take, in seconds; 0 is open. */
import { text } from "../i18n/fluent.ts";

export const turnTimes = [0, 30, 45, 60, 90] as const;
export type TurnTime = (typeof turnTimes)[number];

export function turnTimeName(seconds: TurnTime): string {
  return seconds === 0 ? text("clock-open") : text("clock-seconds", { seconds });
}
