/** How a tradition calls its dice: `dice.ftl` of the tradition's own language, whatever the page speaks. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export interface Call {
  readonly text: string;
  /** The language it is in. */
  readonly tag: string;
}

const sources = import.meta.glob<string>("../i18n/locales/*/dice.ftl", {
  query: "?raw",
  import: "default",
});

const bundles = new Map<string, Promise<FluentBundle>>();

async function load(tag: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  const source = await sources[`../i18n/locales/${tag}/dice.ftl`]?.();
  if (source !== undefined) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The call of a roll, higher die first; null where the words cannot be had. */
export async function callOf(roll: readonly [number, number], tag: string): Promise<Call | null> {
  const [high, low] = roll;
  const loading = bundles.get(tag) ?? load(tag);
  bundles.set(tag, loading);
  try {
    const bundle = await loading;
    const pattern = bundle.getMessage("dice-call")?.value;
    if (!pattern) return null;
    return { text: bundle.formatPattern(pattern, { roll: 10 * high + low, high, low }), tag };
  } catch {
    // Asked for again with the next dice.
    bundles.delete(tag);
    return null;
  }
}
