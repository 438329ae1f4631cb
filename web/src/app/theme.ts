/** How the page and the board look. The colours are in `page.css`. */

/** `wood` and `felt` are light by day and dark by night, as the system has it; `light` is wood by day. */
export const themes = ["wood", "felt", "light", "dark", "contrast"] as const;
export type Theme = (typeof themes)[number];

/** `auto`: whatever suits the system. */
export const themeChoices = ["auto", "wood", "felt", "dark", "contrast"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export function isTheme(name: string | null): name is Theme {
  return themes.some((theme) => theme === name);
}

const moreContrast = matchMedia("(prefers-contrast: more)");
let asked: string | null = null;

/** Anything that is no theme is what suits the system. */
export function useTheme(name: string | null): void {
  asked = name;
  const suited = moreContrast.matches ? "contrast" : "wood";
  document.documentElement.dataset.theme = isTheme(name) ? name : suited;
}

moreContrast.addEventListener("change", () => useTheme(asked));
