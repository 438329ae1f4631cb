import type * as pyodideModule from "pyodide";
import type { LifeEvent } from "./protocol.ts";
import { answering, counting, type Gained, read, readWasm, wasmDownload } from "./runtime.ts";
import { snapshotDownload, startFromSnapshot, usableSnapshot } from "./snapshot.ts";
import { openUnpacker } from "./unpacker.ts";

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

/** Reports how much of `total` has come, from nothing on. */
function reporting(report: Report, total: number): Gained {
  const gained = counting(total, (done) =>
    report({ event: "progress", stage: "download", done, total }),
  );
  gained(0);
  return gained;
}

/** What Pyodide reads by itself; read beforehand, so that it lies in the browser's cache. */
const readByPyodide = ["pyodide.mjs", "pyodide.asm.mjs", "python_stdlib.zip", "pyodide-lock.json"];

/** Everything for an ordinary start; the result is the WebAssembly. */
async function download(
  folder: string,
  wheels: readonly string[],
  report: Report,
): Promise<WebAssembly.Module> {
  const sizes = readByPyodide.map((name) => __RUNTIME__.sizes[name] ?? 0);
  const total = sizes.reduce((sum, bytes) => sum + bytes, wasmDownload(true));
  const gained = reporting(report, total);
  const packed = readWasm(folder, openUnpacker(folder, gained), gained);
  const [wasm] = await Promise.all([
    packed.catch(() => readWasm(folder, null, gained)),
    ...readByPyodide.map((name, index) => read(folder + name, sizes[index] ?? 0, gained)),
    // `no-cache` asks the server whether the cached copy is still the current one.
    ...wheels.map(async (address) => {
      const response = await fetch(address, { cache: "no-cache" });
      if (!response.ok) throw new Error(`${response.status} ${address}`);
      await response.arrayBuffer();
    }),
  ]);
  return wasm;
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

async function startPython(
  folder: string,
  wasm: WebAssembly.Module,
): Promise<pyodideModule.PyodideAPI> {
  const module = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof pyodideModule;
  const python = await answering(folder, wasm, {}, 0, () =>
    module.loadPyodide({ indexURL: folder }),
  );
  if (module.version !== __RUNTIME__.version) {
    throw new Error(`Pyodide ${module.version} instead of ${__RUNTIME__.version}`);
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

function openSession(python: pyodideModule.PyodideAPI, expected: string): PythonSession {
  const core = python.pyimport("tabla_core") as { __version__: string; destroy(): void };
  const version = core.__version__;
  core.destroy();
  if (version !== expected) {
    throw new Error(`tabla_core ${version} instead of ${expected}`);
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

/** Null when the quick start is not to be had, or fails: then the ordinary one is made. */
async function startQuickly(folder: string, report: Report): Promise<PythonSession | null> {
  const snapshot = usableSnapshot();
  if (snapshot === null) return null;
  try {
    const gained = reporting(report, snapshotDownload(snapshot));
    const python = await startFromSnapshot(folder, snapshot, gained, () =>
      report({ event: "progress", stage: "python", done: 0, total: 1 }),
    );
    report({ event: "progress", stage: "engine", done: 1, total: 2 });
    const session = openSession(python, snapshot.engine);
    const reply = JSON.parse(session.ask('{"id": 0, "kind": "catalogue"}')) as { ok: boolean };
    return reply.ok ? session : null;
  } catch (error) {
    console.info("Tabla starts Python the ordinary way:", error);
    return null;
  }
}

async function startOrdinarily(
  base: string,
  folder: string,
  report: Report,
): Promise<PythonSession> {
  const [wheels, wasm] = await during("download", async () => {
    const found = await findWheels(base);
    const addresses = [found.engine.address, found.micropip.address];
    return [found, await download(folder, addresses, report)] as const;
  });
  report({ event: "progress", stage: "python", done: 0, total: 1 });
  const python = await during("python", () => startPython(folder, wasm));
  report({ event: "progress", stage: "engine", done: 0, total: 2 });
  await during("engine", () => installEngine(python, wheels));
  report({ event: "progress", stage: "engine", done: 1, total: 2 });
  return during("engine", () => openSession(python, wheels.engine.version));
}

/** From an empty worker to an engine that answers; `ordinary` leaves the snapshot aside. */
export async function startEngine(
  base: string,
  ordinary: boolean,
  report: Report,
): Promise<PythonSession> {
  checkWebAssembly();
  const folder = base + __RUNTIME__.folder;
  const quick = ordinary ? null : await startQuickly(folder, report);
  return quick ?? startOrdinarily(base, folder, report);
}
