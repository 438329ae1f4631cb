/** What the page is called when it is put onto a device: one manifest for each language. */
const named = ["en", "mk", "bg", "el", "tr", "ar"];

/** Points the page at the manifest in the first of the wanted languages that has one. */
export function useManifest(wanted: readonly string[]): void {
  const spoken = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  const language = spoken.find((tag) => named.includes(tag));
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link !== null && language !== undefined) link.href = `./manifest.${language}.webmanifest`;
}
