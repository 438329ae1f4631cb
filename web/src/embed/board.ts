/**
 * `<tabla-board>` for any page, built as `embed.js`: a frame of the page that this script lies
 * beside, kept as high as its content, whose messages become events of the element. It stands for
 * itself, so only types are imported.
 */
import type { FromFrame, FromFramePosted, ToFramePosted, Wish } from "./messages.ts";

const wishes: readonly Wish[] = [
  "tradition",
  "game",
  "target",
  "white",
  "level",
  "position",
  "record",
  "seed",
  "dice",
  "lang",
  "theme",
];

// Kept out of `new URL` itself, where the build would look for a file of that name.
const here = import.meta.url;
const home = new URL(".", here);

/** About the height that the frame will ask for, so that little moves when it does. */
const style = new CSSStyleSheet();
style.replaceSync(`
:host { display: block; container-type: inline-size }
:host([hidden]) { display: none }
iframe { display: block; inline-size: 100%; block-size: 175cqi; border: 0; border-radius: inherit }
@container (min-width: 720px) { iframe { block-size: 53cqi } }`);

/** The fields that a message must have, with their types. */
const fields: Readonly<Record<FromFrame["type"], Readonly<Record<string, string>>>> = {
  loaded: {},
  size: { height: "number" },
  ready: { version: "string" },
  ignored: { wish: "string", value: "string" },
  move: { side: "string", game: "string", text: "string", position: "string", score: "object" },
  "game-end": {
    game: "string",
    winner: "null string",
    points: "number",
    reason: "string",
    score: "object",
    record: "object",
  },
  "match-end": { winner: "null string", score: "object", record: "object" },
};

function read(data: unknown): FromFramePosted | null {
  if (typeof data !== "object" || data === null) return null;
  const message = data as Readonly<Record<string, unknown>>;
  const { tabla, type } = message;
  if (tabla !== 1 || typeof type !== "string" || !Object.hasOwn(fields, type)) return null;
  const wanted = Object.entries(fields[type as FromFrame["type"]]);
  const sound = wanted.every(([name, types]) => {
    const value = message[name];
    return types.split(" ").includes(value === null ? "null" : typeof value);
  });
  return sound ? (data as FromFramePosted) : null;
}

class TablaBoard extends HTMLElement {
  static readonly observedAttributes: readonly string[] = wishes;

  readonly #frame = document.createElement("iframe");
  #loaded = false;
  #telling = false;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [style];
    root.append(this.#frame);
  }

  connectedCallback(): void {
    this.#loaded = false;
    const wished = new URLSearchParams({ embed: "1", ...this.#wishes() });
    const name = this.getAttribute("name");
    if (name !== null) wished.set("name", name);
    this.#frame.title = this.title || "Tabla";
    this.#frame.loading = "lazy";
    // The frame must know whose page it is on, and no more than that.
    this.#frame.referrerPolicy = "origin";
    this.#frame.src = `${home.href}?${wished}`;
    addEventListener("message", this.#heard);
  }

  disconnectedCallback(): void {
    removeEventListener("message", this.#heard);
  }

  /** Of several changes made together only the outcome is told. */
  attributeChangedCallback(): void {
    if (this.#telling) return;
    this.#telling = true;
    queueMicrotask(() => {
      this.#telling = false;
      this.#tell();
    });
  }

  #wishes(): Record<string, string> {
    return Object.fromEntries(
      wishes.flatMap((wish) => {
        const value = this.getAttribute(wish);
        return value === null ? [] : [[wish, value]];
      }),
    );
  }

  /** What changes before the frame has loaded it is told when it has. */
  #tell(): void {
    if (!this.#loaded) return;
    const message: ToFramePosted = { tabla: 1, type: "wishes", wishes: this.#wishes() };
    this.#frame.contentWindow?.postMessage(message, home.origin);
  }

  readonly #heard = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source !== this.#frame.contentWindow || origin !== home.origin) return;
    const message = read(data);
    if (message === null) return;
    const { tabla: _, type, ...detail } = message;
    if (message.type === "size") {
      this.#frame.style.blockSize = `${Math.min(2000, Math.max(200, message.height))}px`;
    } else {
      if (type === "loaded") {
        this.#loaded = true;
        this.#tell();
      }
      this.dispatchEvent(
        new CustomEvent(`tabla-${type}`, { detail, bubbles: true, composed: true }),
      );
    }
  };
}

if (customElements.get("tabla-board") === undefined) {
  customElements.define("tabla-board", TablaBoard);
}
