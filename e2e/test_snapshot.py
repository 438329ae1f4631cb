"""Python starts from a memory snapshot where it can, and the ordinary way everywhere else."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from e2e.conftest import OpenPage

Prepare = Callable[[BrowserContext], None]

SNAPSHOT = re.compile(r"/snapshot-\w+\.bin$")
STANDARD_LIBRARY = re.compile(r"/python_stdlib\.zip$")
WORKER = re.compile(r"/assets/worker-[\w-]+\.js$")


def ready(page: Page) -> None:
    expect(page.locator('tabla-app[data-engine="ready"]')).to_be_visible()


def watch(asked: list[str]) -> Prepare:
    """Note the address of every request, also of those that the worker makes."""

    def prepare(context: BrowserContext) -> None:
        context.on("request", lambda request: asked.append(request.url))

    return prepare


def among(asked: list[str], pattern: re.Pattern[str]) -> bool:
    return any(pattern.search(url) for url in asked)


def test_a_first_visit_starts_from_the_snapshot_and_needs_no_standard_library(
    open_page: OpenPage,
) -> None:
    asked: list[str] = []
    page = open_page({"game": "prva", "white": "human"}, prepare=watch(asked))
    ready(page)
    assert among(asked, SNAPSHOT)
    assert not among(asked, STANDARD_LIBRARY)


# --- the ordinary start, chosen by itself ----------------------------------------------------


def missing(context: BrowserContext) -> None:
    context.route(SNAPSHOT, lambda route: route.fulfill(status=404, body="not here"))


def cut_short(context: BrowserContext) -> None:
    def half(route: Route) -> None:
        body = route.fetch().body()
        route.fulfill(body=body[: len(body) // 2])

    context.route(SNAPSHOT, half)


def damaged(context: BrowserContext) -> None:
    def changed(route: Route) -> None:
        body = bytearray(route.fetch().body())
        body[len(body) // 2 : len(body) // 2 + 1000] = bytes(1000)
        route.fulfill(body=bytes(body))

    context.route(SNAPSHOT, changed)


def without_unpacker(context: BrowserContext) -> None:
    context.route(re.compile(r"/unpacker\.wasm$"), lambda route: route.fulfill(status=404))


def rewritten(old: str, new: str) -> Prepare:
    """The worker's script with something in it replaced."""

    def rewrite(route: Route) -> None:
        answer = route.fetch()
        text = answer.text()
        assert re.search(old, text), f"{old} is not in the worker's script"
        route.fulfill(response=answer, body=re.sub(old, new, text, count=1))

    def prepare(context: BrowserContext) -> None:
        context.route(WORKER, rewrite)

    return prepare


@pytest.mark.page_errors("404", "snapshot")
@pytest.mark.parametrize(
    "prepare",
    [
        pytest.param(missing, id="the snapshot is missing"),
        pytest.param(cut_short, id="the snapshot is cut short"),
        pytest.param(damaged, id="the snapshot is damaged"),
        pytest.param(
            rewritten(r'(name:[`"]snapshot[^}]*engine:[`"])[^`"]*', r"\g<1>0.0.0"),
            id="the snapshot holds another version of the engine",
        ),
        pytest.param(without_unpacker, id="what unpacks it is missing"),
    ],
)
def test_the_ordinary_start_takes_over_when(open_page: OpenPage, prepare: Prepare) -> None:
    asked: list[str] = []

    def prepared(context: BrowserContext) -> None:
        watch(asked)(context)
        prepare(context)

    page = open_page({"game": "prva", "white": "human"}, prepare=prepared)
    ready(page)
    assert among(asked, STANDARD_LIBRARY)
    expect(page.locator('[data-test="problem"]')).to_have_count(0)


# --- chance ----------------------------------------------------------------------------------

THROW_IN_A_FRESH_WORKER = """
async ([script, throws]) => {
  const worker = new Worker(script, { type: "module" });
  const answers = new Map();
  const ready = new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      if (data.event === "ready") resolve();
      else if (data.event === "fatal") reject(new Error(data.message));
      else answers.get(data.id)?.(data);
    };
  });
  const base = new URL(".", document.baseURI).href;
  worker.postMessage({ kind: "start", base, ordinary: false, lock: crypto.randomUUID() });
  await ready;
  let id = 0;
  const ask = (question) =>
    new Promise((resolve) => {
      id += 1;
      answers.set(id, ({ answer }) => resolve(answer));
      worker.postMessage({ id, ...question });
    });
  const setup = { game: "prva", players: { w: "human", b: "human" } };
  const thrown = [];
  while (thrown.length < throws) {
    await ask({ kind: "open", setup, dice: { kind: "secret" } });
    const [{ w, b }] = (await ask({ kind: "roll" })).opening.throws;
    thrown.push(w, b);
  }
  worker.terminate();
  return thrown;
}
"""


def test_two_starts_from_one_snapshot_throw_different_dice(open_page: OpenPage) -> None:
    """Sixty equal dice by chance: once in 10^46."""
    asked: list[str] = []
    # The service worker fetches every file once more, to keep it.
    page = open_page(prepare=watch(asked), service_workers="block")
    ready(page)
    script = next(url for url in asked if WORKER.search(url))
    first, second = (page.evaluate(THROW_IN_A_FRESH_WORKER, [script, 60]) for _ in range(2))
    assert first != second
    for thrown in (first, second):
        assert set(thrown) == {1, 2, 3, 4, 5, 6}, json.dumps(thrown)
    assert sum(SNAPSHOT.search(url) is not None for url in asked) == 3, "all from the snapshot"
