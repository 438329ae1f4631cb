/** What the page says to the waiting service worker. */
export const takeOver = "take over";
