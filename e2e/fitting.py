"""Whether what is written fits: nothing cut off, nothing over the edge, no button over another.

    assert misfits(page) == []

Measured of what is seen, in every shadow; of an open dialog what lies behind it does not count, nor
does the board, which holds nothing but numbers.
"""

from playwright.sync_api import Page

_WALK = """
  const dialogs = [];
  const find = (root) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.matches("dialog[open]")) dialogs.push(element);
      if (element.shadowRoot) find(element.shadowRoot);
    }
  };
  find(document);
  const above = dialogs.at(-1) ?? document.body;
  const seen = [];
  const look = (element) => {
    if (element.matches("tabla-points, script, style, option")) return;
    // What is only read out is cut away.
    if (!element.checkVisibility() || getComputedStyle(element).clipPath !== "none") return;
    seen.push(element);
    for (const child of (element.shadowRoot ?? element).children) look(child);
  };
  look(above);
  const parent = (element) => element.parentElement ?? element.getRootNode().host ?? null;
  const name = (element) => {
    const test = element.closest("[data-test]")?.dataset.test;
    const words = (element.innerText ?? "").trim().replace(/\\s+/g, " ").slice(0, 50);
    return `${element.localName}${test ? `[${test}]` : ""} “${words}”`;
  };
"""

_MISFITS = (
    "() => {"
    + _WALK
    + """
  const found = new Set();
  const edge = 1;
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) found.add(`the page is ${page.scrollWidth} wide`);

  const rectsOf = (element) => {
    const range = document.createRange();
    return [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "")
      .flatMap((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      })
      .filter(({ width, height }) => width > 0 && height > 0);
  };
  /** What is seen of something that can be scrolled: null when it is scrolled away. */
  const seenOf = (rect, box, style) => {
    const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
    let { left, right, top, bottom } = rect;
    const around = box.getBoundingClientRect();
    if (scrolls(style.overflowY)) {
      top = Math.max(top, around.top);
      bottom = Math.min(bottom, around.bottom);
    }
    return bottom - top > edge ? { left, right, top, bottom } : null;
  };
  const within = (rect, box) => rect.left >= box.left - edge && rect.right <= box.right + edge;
  for (const element of seen) {
    for (let rect of rectsOf(element)) {
      if (!within(rect, { left: 0, right: innerWidth })) {
        found.add(`over the edge: ${name(element)}`);
      }
      for (let box = element; box; box = parent(box)) {
        const style = getComputedStyle(box);
        const { overflowX, overflowY, display } = style;
        rect = seenOf(rect, box, style);
        if (rect === null) break;
        const around = box.getBoundingClientRect();
        if (display !== "inline" && overflowX !== "visible" && !within(rect, around)) {
          found.add(`cut off: ${name(element)}`);
        }
        const closed = overflowY === "hidden" || overflowY === "clip";
        if (closed && (rect.top < around.top - edge || rect.bottom > around.bottom + edge)) {
          found.add(`cut off: ${name(element)}`);
        }
        if (box.matches("button, .face, .badge") &&
            (!within(rect, around) || rect.bottom > around.bottom + edge)) {
          found.add(`out of its frame: ${name(element)}`);
        }
        if (box === above) break;
      }
    }
    const { display } = getComputedStyle(element);
    if (display !== "inline" && element.clientWidth > 0 &&
        element.scrollWidth > element.clientWidth + edge && !element.matches("input, select")) {
      found.add(`wider than its place: ${name(element)}`);
    }
  }

  const sticky = (element) => {
    for (let box = element; box && box !== above; box = parent(box)) {
      if (["sticky", "fixed"].includes(getComputedStyle(box).position)) return true;
    }
    return false;
  };
  const parts = seen
    .filter((element) => element.matches("button, a[href], summary, select, textarea, label"))
    .filter((element) => !sticky(element));
  const inside = (one, other) => {
    for (let box = one; box; box = parent(box)) if (box === other) return true;
    return false;
  };
  const places = new Map(parts.map((part) => {
    let rect = part.getBoundingClientRect();
    for (let box = parent(part); box && rect; box = parent(box)) {
      rect = seenOf(rect, box, getComputedStyle(box));
    }
    return [part, rect];
  }));
  parts.forEach((one, index) => {
    for (const other of parts.slice(index + 1)) {
      const a = places.get(one);
      const b = places.get(other);
      if (!a || !b || inside(one, other) || inside(other, one)) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > edge && high > edge) found.add(`one over another: ${name(one)}, ${name(other)}`);
    }
  });
  return [...found];
}"""
)

_SMALL = (
    "() => {"
    + _WALK
    + """
  const least = 44;
  const pressed = "button, select, summary, input, textarea, a[href]";
  const size = (element) => {
    // A word within a sentence is as high as the sentence.
    if (getComputedStyle(element).display === "inline") return null;
    const field = element.matches("input") ? element.closest("label") ?? element : element;
    return field.getBoundingClientRect();
  };
  return seen.filter((element) => element.matches(pressed)).flatMap((element) => {
    const rect = size(element);
    if (rect === null || (rect.width >= least - 0.5 && rect.height >= least - 0.5)) return [];
    const sides = `${Math.round(rect.width)} × ${Math.round(rect.height)}`;
    return [`only ${sides}: ${name(element)}`];
  });
}"""
)

_SAID = (
    "() => {"
    + _WALK
    + """
  const attributes = ["aria-label", "title", "placeholder", "alt", "aria-description"];
  const own = (element) => {
    for (let box = element; box && box !== document.documentElement; box = parent(box)) {
      if (box.hasAttribute("lang")) return true;
    }
    return false;
  };
  const said = [document.title];
  for (const element of document.querySelectorAll("tabla-app")) seen.push(element);
  const points = document.querySelector("tabla-app")?.shadowRoot?.querySelector("tabla-points");
  if (points?.shadowRoot) seen.push(...points.shadowRoot.querySelectorAll("*"));
  for (const element of seen) {
    if (own(element) || element.closest("kbd, [data-test=licence], style")) continue;
    for (const each of attributes) said.push(element.getAttribute(each) ?? "");
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) said.push(node.data);
    }
  }
  return said.map((each) => each.trim()).filter((each) => each !== "");
}"""
)


def misfits(page: Page) -> list[str]:
    """What does not fit, in a few words each."""
    page.evaluate("document.fonts.ready")
    return list(page.evaluate(_MISFITS))


def small_targets(page: Page) -> list[str]:
    """What is to be pressed and is less than 44 pixels wide or high, but for words in sentences."""
    return list(page.evaluate(_SMALL))


def said(page: Page) -> list[str]:
    """Every text that is seen or read out, but for parts in a language of their own."""
    return list(page.evaluate(_SAID))
