import type * as pyodideModule from "pyodide";
import type { LifeEvent } from "./protocol.ts";

/** The engine as the worker sees it: JSON text in, JSON text out. */
export interface PythonSession {
  ask(question: string): string;
  thinkSlice(): string;
  readonly version: string;
  /** A session beside this one, with a match of its own, in the same Python. */
  another(): PythonSession;
  /** Lets go of its match. */
  close(): void;
}

type Stage = "download" | "python" | "engine";
type Report = (event: LifeEvent) => void;

/** The start failed in a way that has a name. */
export class StartError extends Error {
  constructor(
    readonly stage: Stage,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Where Pyodide cannot compile, its start never settles: find out beforehand. */
function checkWebAssembly(): void {
  try {
    new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
  } catch (error) {
    throw new StartError("python", "wasm-blocked", String(error));
  }
}

/**
 * Reads a file to its end, so that it lies in the browser's cache, and tells how much has come.
 * `no-cache` asks the server whether the cached copy is still the current one.
 */
async function warm(address: string, gained: (bytes: number) => void): Promise<void> {
  const response = await fetch(address, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    gained(value.byteLength);
  }
}

async function download(base: string, wheels: readonly string[], report: Report): Promise<void> {
  const total = Object.values(__RUNTIME_FILES__).reduce((sum, bytes) => sum + bytes, 0);
  let done = 0;
  const gained = (bytes: number) => {
    done += bytes;
    report({ event: "progress", stage: "download", done: Math.min(done, total), total });
  };
  gained(0);
  await Promise.all([
    ...Object.keys(__RUNTIME_FILES__).map((name) => warm(`${base}pyodide/${name}`, gained)),
    ...wheels.map((address) => warm(address, () => {})),
  ]);
}

interface Wheel {
  readonly address: string;
  readonly version: string;
}

interface Wheels {
  readonly engine: Wheel;
  readonly micropip: Wheel;
}

/** `wheels.json`, laid out by the build, says which wheels there are. */
async function findWheels(base: string): Promise<Wheels> {
  const response = await fetch(`${base}wheels/wheels.json`, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  const index = (await response.json()) as Record<string, { file?: string; version?: string }>;
  const wheel = (name: string): Wheel => {
    const { file, version } = index[name] ?? {};
    if (file === undefined || version === undefined) throw new Error(`no wheel of ${name}`);
    return { address: `${base}wheels/${file}`, version };
  };
  return { engine: wheel("tabla-core"), micropip: wheel("micropip") };
}

async function startPython(base: string): Promise<pyodideModule.PyodideAPI> {
  const runtime = `${base}pyodide/`;
  const module = (await import(/* @vite-ignore */ `${runtime}pyodide.mjs`)) as typeof pyodideModule;
  const python = await module.loadPyodide({ indexURL: runtime });
  if (module.version !== __PYODIDE_VERSION__) {
    throw new Error(`Pyodide ${module.version} instead of ${__PYODIDE_VERSION__}`);
  }
  return python;
}

interface Micropip {
  install: {
    callKwargs(address: string, options: { deps: boolean }): Promise<void>;
    destroy(): void;
  };
  destroy(): void;
}

/** `loadPackage` keeps silent when a wheel is missing, so what was loaded is looked at. */
async function installEngine(python: pyodideModule.PyodideAPI, wheels: Wheels): Promise<void> {
  await python.loadPackage(wheels.micropip.address, { checkIntegrity: false });
  if (!("micropip" in python.loadedPackages)) throw new Error("micropip was not loaded");
  const micropip = python.pyimport("micropip") as Micropip;
  const install = micropip.install;
  await install.callKwargs(wheels.engine.address, { deps: false });
  install.destroy();
  micropip.destroy();
}

interface Proxy {
  destroy(): void;
}

interface BridgeModule extends Proxy {
  Session(): Proxy & {
    readonly ask: Proxy & ((question: string) => string);
    readonly think_slice: Proxy & (() => string);
  };
}

function openSession(python: pyodideModule.PyodideAPI, wheels: Wheels): PythonSession {
  const core = python.pyimport("tabla_core") as { __version__: string; destroy(): void };
  const version = core.__version__;
  core.destroy();
  if (version !== wheels.engine.version) {
    throw new Error(`tabla_core ${version} instead of ${wheels.engine.version}`);
  }
  return sessionIn(python, version);
}

function sessionIn(python: pyodideModule.PyodideAPI, version: string): PythonSession {
  const bridge = python.pyimport("tabla_core.bridge") as BridgeModule;
  const session = bridge.Session();
  bridge.destroy();
  // Each access to a Python method makes a proxy; these two live as long as the session.
  const { ask, think_slice: thinkSlice } = session;
  return {
    ask,
    thinkSlice,
    version,
    another: () => sessionIn(python, version),
    close() {
      ask.destroy();
      thinkSlice.destroy();
      session.destroy();
    },
  };
}

/** Runs `work`; whatever goes wrong in it is reported as a failure of `stage`. */
async function during<T>(stage: Stage, work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(stage, stage, error instanceof Error ? error.message : String(error));
  }
}

/** From an empty worker to an engine that answers. */
export async function startEngine(base: string, report: Report): Promise<PythonSession> {
  checkWebAssembly();
  const wheels = await during("download", async () => {
    const found = await findWheels(base);
    await download(base, [found.engine.address, found.micropip.address], report);
    return found;
  });
  report({ event: "progress", stage: "python", done: 0, total: 1 });
  const python = await during("python", () => startPython(base));
  report({ event: "progress", stage: "engine", done: 0, total: 2 });
  await during("engine", () => installEngine(python, wheels));
  report({ event: "progress", stage: "engine", done: 1, total: 2 });
  return during("engine", () => openSession(python, wheels));
}
