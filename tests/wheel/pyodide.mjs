/**
 * Real Pyodide with the built wheel in it, asked through lines of JSON.
 *
 *     node pyodide.mjs RUNTIME WHEELS CHECKS
 *
 * RUNTIME is the folder of Pyodide's files, WHEELS the one that `wheels.json` describes, CHECKS a
 * Python file that becomes the module `checks` inside. Each line in is a list, a function of
 * `checks` and its arguments; each line out has its `result` or the `error` it raised, and the
 * `seconds` it took. The first line out is written when all is installed.
 */
import { readFileSync, writeSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [runtime, wheels, checksFile] = process.argv.slice(2).map((path) => resolve(path));

// Standard output belongs to the answers; whatever Python prints goes to standard error.
const answer = (value) => writeSync(1, `${JSON.stringify(value)}\n`);
const say = (text) => console.error(text);
const seconds = (since) => (performance.now() - since) / 1000;

const started = performance.now();
const { loadPyodide, version } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
const pyodide = await loadPyodide({ indexURL: runtime, stdout: say, stderr: say });
const loaded = seconds(started);

const installing = performance.now();
const index = JSON.parse(readFileSync(join(wheels, "wheels.json"), "utf8"));
const micropip = index.micropip.file;
await pyodide.loadPackage(pathToFileURL(join(wheels, micropip)).href, { checkIntegrity: false });
const engine = index["tabla-core"].file;
pyodide.FS.mkdirTree("/wheels");
pyodide.FS.writeFile(`/wheels/${engine}`, readFileSync(join(wheels, engine)));
const installer = pyodide.pyimport("micropip");
await installer.install.callKwargs(`emfs:/wheels/${engine}`, { deps: false });
pyodide.FS.mkdirTree("/checks");
pyodide.FS.writeFile("/checks/checks.py", readFileSync(checksFile));
pyodide.pyimport("sys").path.append("/checks");
const checks = pyodide.pyimport("checks");
answer({ pyodide: version, loading: loaded, installing: seconds(installing) });

for await (const line of createInterface({ input: process.stdin })) {
  const asked = performance.now();
  try {
    const result = checks.ask(line);
    answer({ result: JSON.parse(result), seconds: seconds(asked) });
  } catch (error) {
    answer({ error: String(error), seconds: seconds(asked) });
  }
}
