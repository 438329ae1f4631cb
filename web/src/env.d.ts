/** Filled in by the build: the one Pyodide, from the installed package. */
declare const __RUNTIME__: import("./engine/runtime.ts").RuntimeDescription;
/** Filled in by the build; null when there is no snapshot that fits it. */
declare const __SNAPSHOT__: import("./engine/runtime.ts").SnapshotDescription | null;

/** All Fluent files of one language as one text: see build/words.ts. */
declare module "virtual:words/*" {
  const source: string;
  export default source;
}
