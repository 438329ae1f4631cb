/** How long a turn may take, in seconds; 0 is open. */
export const turnTimes = [0, 30, 45, 60, 90] as const;
export type TurnTime = (typeof turnTimes)[number];
