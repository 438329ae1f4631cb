/**
 * Writes `messages.ts` from the English Fluent files: every message's name with the names of its
 * arguments, so that a misspelt one does not compile.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const here = new URL(".", import.meta.url);
const english = new URL("locales/en/", here);
const source = readdirSync(english, { recursive: true })
  .filter((name) => name.endsWith(".ftl"))
  .sort()
  .map((name) => readFileSync(new URL(name, english), "utf8"))
  .join("\n");

/** @type {Map<string, Set<string>>} */
const messages = new Map();
let current = new Set();
for (const line of source.split("\n")) {
  const named = /^([a-z][a-z0-9-]*)\s*=/.exec(line);
  if (named) {
    current = new Set();
    messages.set(named[1], current);
  }
  if (line.startsWith("#")) continue;
  for (const [, argument] of line.matchAll(/\$([a-zA-Z]+)/g)) current.add(argument);
}

const entries = [...messages].map(([name, names]) => {
  const type = [...names].map((argument) => JSON.stringify(argument)).join(" | ") || "never";
  return `  ${name.includes("-") ? JSON.stringify(name) : name}: ${type};`;
});
const made = `/** Made from the English Fluent files by messages.mjs: message names and the arguments each takes. */
export interface Messages {
${entries.join("\n")}
}
`;
const target = new URL("messages.ts", here);
// An unchanged file keeps its time, so that nothing is built anew because of it.
if (!existsSync(target) || readFileSync(target, "utf8") !== made) writeFileSync(target, made);
