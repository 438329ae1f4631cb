/**
 * Keeps one whole version of the page on the device: page, scripts, Python and the engine come into
 * the cache together or not at all, each checked against the sum the build took of it. A new version
 * waits beside the old one until a page asks for it, or until no page is left that uses the old one.
 */
import type { PrecacheEntry } from "workbox-precaching";
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { takeOver } from "./words.ts";

/** The page's type library knows windows only; this is all that is used of the worker's scope. */
interface Scope {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(
    type: "activate",
    listener: (event: { waitUntil(work: Promise<void>): void }) => void,
  ): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}
const scope = self as unknown as Scope;

/** Filled in by the build: every file of this version. */
declare const __PRECACHE__: PrecacheEntry[];

/** The engine's worker is not bound by the page's policy, only by that of its own answer. */
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

function withPolicy(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("Content-Security-Policy", policy);
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}

addPlugins([
  {
    handlerWillRespond: ({ request, response }) => {
      const { destination } = request;
      const isWorker = destination === "worker" || destination === "sharedworker";
      return Promise.resolve(isWorker ? withPolicy(response) : response);
    },
  },
]);
precacheAndRoute(__PRECACHE__, {
  // What the address asks for is read by the page, which is the same for all.
  ignoreURLParametersMatching: [/./],
});
cleanupOutdatedCaches();

// The page of a first visit is looked after at once.
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener("message", ({ data }) => {
  if (data === takeOver) void scope.skipWaiting();
});
