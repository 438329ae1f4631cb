/** What the page is called when it is put onto a device: one manifest for each language. */

/** Points the page at the manifest in a language. */
export function useManifest(tag: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link !== null) link.href = `./manifest.${tag}.webmanifest`;
}
