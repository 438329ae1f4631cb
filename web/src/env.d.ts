/** Pyodide's files and their sizes in bytes, filled in by the build. */
declare const __RUNTIME_FILES__: Readonly<Record<string, number>>;
/** The one Pyodide version, from the installed package. */
declare const __PYODIDE_VERSION__: string;
