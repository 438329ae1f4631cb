/** How the page looks: `wood` is light by day and dark by night, as the system has it. */
const themes = ["wood", "light", "dark"] as const;

export function isTheme(name: string): boolean {
  return themes.some((theme) => theme === name);
}

/** Anything that is no theme is the usual one. */
export function useTheme(name: string | null): void {
  document.documentElement.dataset.theme = name !== null && isTheme(name) ? name : "wood";
}
