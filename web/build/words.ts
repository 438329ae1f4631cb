/** Makes one module of each language's words, `virtual:words/TAG`: all its Fluent files together. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const prefix = "virtual:words/";
const folder = join(import.meta.dirname, "..", "src", "i18n", "locales");

export function words(): Plugin {
  return {
    name: "words",
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const home = join(folder, id.slice(prefix.length + 1));
      const files = readdirSync(home)
        .filter((name) => name.endsWith(".ftl"))
        .sort()
        .map((name) => join(home, name));
      for (const file of files) this.addWatchFile(file);
      const source = files.map((file) => readFileSync(file, "utf8")).join("\n");
      // What translators are told need not travel.
      return `export default ${JSON.stringify(source.replace(/^#.*\n/gm, ""))};`;
    },
  };
}
