"""After one visit the page needs no network; a new version comes whole, and between games only."""

import json
import re
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import SIZES
from e2e.hands import Clicks
from e2e.hosting import Host
from e2e.table import HANDS_FREE, Table
from tabla_core import GAMES, legal_plays, parse_position
from tests.fluent_files import LANGUAGES, messages_of

Visit = Callable[..., Page]


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    with Host(tmp_path / "host") as host:
        yield host


@pytest.fixture
def visit(browser: Browser, host: Host) -> Iterator[Visit]:
    """Opens windows of one profile, at an address with these parameters."""
    context = browser.new_context(
        viewport=SIZES["desktop"], locale="en-GB", reduced_motion="reduce"
    )
    quick(context)

    def visit(**parameters: str) -> Page:
        page = context.new_page()
        page.goto(f"{host.address}?{urlencode(parameters)}")
        ready(page)
        return page

    yield visit
    context.close()


def quick(context: BrowserContext) -> None:
    """Only moves are left to the hand."""
    settings = json.dumps(json.dumps(HANDS_FREE))
    context.add_init_script(f"localStorage['tabla.settings.1'] ??= {settings}")


def ready(page: Page) -> None:
    expect(page.locator('tabla-app[data-engine="ready"]')).to_be_visible()


def kept(page: Page) -> None:
    """Wait until this version lies on the device and looks after the page."""
    page.evaluate(
        """async () => {
          const { active } = await navigator.serviceWorker.ready;
          while (active.state !== "activated") {
            await new Promise((changed) => {
              active.addEventListener("statechange", changed, { once: true });
            });
          }
        }"""
    )


def look_for_update(page: Page) -> str:
    """Look for a newer version now, and wait for what becomes of it: installed or redundant."""
    state: str = page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.ready;
          const found = new Promise((resolve) => {
            registration.addEventListener("updatefound", () => {
              const { installing } = registration;
              installing.addEventListener("statechange", () => resolve(installing.state));
            });
          });
          await registration.update();
          return await found;
        }"""
    )
    return state


def release(page: Page) -> str | None:
    """Which version a page is of; the first one says nothing."""
    found: str | None = page.evaluate(
        "document.querySelector('meta[name=release]')?.content ?? null"
    )
    return found


def offer(page: Page) -> Table:
    table = Table(page, Clicks())
    expect(table.part("update")).to_contain_text("A new version is ready.")
    return table


def play_a_turn(table: Table, game: str) -> None:
    """White plays by hand, then the bot answers; dice and ends of turns come by themselves."""
    table.waits(phase="play", actor="w")
    line = table.app.get_attribute("data-position") or ""
    position = parse_position(line)
    assert position.rules.id == game
    table.play(position, legal_plays(position)[0].text)
    later = f'tabla-app[data-busy="false"][data-phase="play"]:not([data-position="{line}"])'
    expect(table.page.locator(later)).to_be_visible()
    played = [event["play"] for event in table.stored["record"]["events"] if "play" in event]
    assert len(played) >= 2


def test_every_game_is_played_without_a_network_after_one_visit(visit: Visit, host: Host) -> None:
    page = visit()
    kept(page)
    host.stop()
    page.context.set_offline(True)
    for game in GAMES:
        query = urlencode({"game": game, "white": "human", "seed": "club"})
        page.goto(f"{host.address}?{query}")
        page.evaluate("localStorage.removeItem('tabla.match.1')")
        page.reload()
        play_a_turn(Table(page, Clicks()), game)


def test_every_language_is_there_without_a_network_after_one_visit(
    visit: Visit, host: Host
) -> None:
    """The page chosen by its address, and changed by hand."""
    page = visit(lang="en")
    kept(page)
    host.stop()
    page.context.set_offline(True)
    for language in LANGUAGES:
        page.goto(f"{host.address}?lang={language}")
        ready(page)
        tag = "ar-EG" if language == "ar" else language
        expect(page.locator("html")).to_have_attribute("lang", tag)
    for language in LANGUAGES:
        page.locator('[data-test="language"]').select_option(language)
        tag = "ar-EG" if language == "ar" else language
        expect(page.locator("html")).to_have_attribute("lang", tag)


def test_the_rules_are_read_without_a_network_after_one_visit(visit: Visit, host: Host) -> None:
    """Also in a language that was never chosen before, with their pictures."""
    page = visit(lang="en")
    kept(page)
    host.stop()
    page.context.set_offline(True)
    titles = {"en": "Plakoto: the rules", "ar": messages_of("ar")["rules-title"].text}
    page.goto(f"{host.address}?rules=plakoto")
    rules = page.get_by_role("dialog")
    expect(rules).to_have_accessible_name(titles["en"])
    expect(page.locator("tabla-rules tabla-picture [data-place]").first).to_be_attached()
    page.goto(f"{host.address}?lang=ar&rules=all")
    ready(page)
    expect(rules).to_have_accessible_name(titles["ar"])
    page.locator('tabla-rules [data-link="fevga"]').first.click()
    expect(page.locator("tabla-rules")).to_have_attribute("data-page", "fevga")
    expect(page.locator("tabla-rules tabla-picture").first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_installed_in_every_language(language: str, visit: Visit, host: Host) -> None:
    page = visit(lang=language)
    kept(page)
    page.reload()
    # The page names the manifest of its language once it speaks it; until then, the English one.
    manifests = page.locator(f'link[rel="manifest"][href*="manifest.{language}."]')
    expect(manifests).to_have_count(1)
    session = page.context.new_cdp_session(page)

    def errors() -> list[str]:
        told = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        return [error["errorId"] for error in told]

    # A question asked while the browser fetches it fails.
    while "manifest-location-changed" in (found := errors()):
        pass
    # Nothing but the test's own window, which keeps nothing.
    assert found == ["in-incognito"]
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    said = json.loads(manifest["data"])
    assert said["lang"] == language
    assert said["dir"] == ("rtl" if language == "ar" else "ltr")
    for picture in [*said["icons"], *said["screenshots"]]:
        path = host.folder / picture["src"]
        if path.suffix == ".png":
            width, height = struct.unpack(">II", path.read_bytes()[16:24])
            assert picture["sizes"] == f"{width}x{height}"
        assert path.exists()
    english = json.loads((host.folder / "manifest.en.webmanifest").read_text(encoding="utf-8"))
    words = {"name", "short_name", "description", "lang", "dir", "start_url"}
    assert {name: said[name] for name in said if name not in words} == {
        name: english[name] for name in english if name not in words
    }


def test_a_second_visit_asks_only_whether_there_is_a_newer_version(
    visit: Visit, host: Host
) -> None:
    kept(visit())
    host.sent.clear()
    page = visit(game="prva")
    page.evaluate("navigator.serviceWorker.ready.then((each) => each.update())")
    assert {sent.path for sent in host.sent} == {"/service-worker.js"}


def test_the_engine_is_kept_to_this_origin_where_the_host_sends_no_headers(visit: Visit) -> None:
    """The policy of the page's <meta> does not bind a worker; that of its own answer does."""
    page = visit()
    kept(page)
    with page.expect_response(re.compile(r"/assets/worker-")) as answer:
        page.reload()
    assert answer.value.from_service_worker
    policy = answer.value.headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy
    assert "'unsafe-eval'" not in policy
    ready(page)


# --- new versions ----------------------------------------------------------------------------


def test_a_new_version_is_offered_between_games_and_never_inside_one(
    visit: Visit, host: Host
) -> None:
    page = visit(game="prva", white="human", seed="club")
    kept(page)
    table = Table(page, Clicks())
    table.waits(phase="play", actor="w")
    events = table.stored["record"]["events"]

    host.release("second")
    assert look_for_update(page) == "installed"
    table.waits(phase="play", actor="w")
    expect(table.part("update")).to_have_count(0)
    # Not even a reload changes anything in the middle of a game.
    page.reload()
    table.waits(phase="play", actor="w")
    assert release(page) is None
    assert table.stored["record"]["events"] == events
    expect(table.part("update")).to_have_count(0)

    table.press("new-match")
    table.press("dialog-yes")
    offer(page).press("update-now")
    page.locator("meta[name=release]").wait_for(state="attached")
    ready(page)
    assert release(page) == "second"
    expect(table.part("update")).to_have_count(0)


def test_a_new_version_waits_for_a_game_in_another_window(visit: Visit, host: Host) -> None:
    waiting, playing = visit(), visit(game="prva", white="human", seed="club")
    kept(waiting)
    host.release("second")
    assert look_for_update(waiting) == "installed"
    table = offer(waiting)
    table.press("update-now")
    expect(table.part("update")).to_contain_text("A game is being played in another window.")
    assert release(waiting) is None
    assert release(playing) is None

    playing.close()
    # A closed window gives its lock back a moment later.
    waiting.wait_for_function("""async () => {
      const { held } = await navigator.locks.query();
      return held.every(({ name }) => name !== "tabla-game");
    }""")
    table.press("update-now")
    waiting.locator("meta[name=release]").wait_for(state="attached")


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-100])


def missing(path: Path) -> None:
    path.unlink()


@pytest.mark.parametrize("spoil", [truncated, missing])
@pytest.mark.parametrize("spoilt", ["index.html", "wheels/tabla_core*.whl", "assets/worker-*.js"])
def test_an_update_that_did_not_come_whole_leaves_the_old_version_working(
    spoil: Callable[[Path], None], spoilt: str, visit: Visit, host: Host
) -> None:
    page = visit(game="tapa", white="human", seed="club")
    kept(page)
    host.release("second")
    (path,) = host.folder.glob(spoilt)
    # The names of files that did not change are in the cache already: this one did.
    worker = host.folder / "service-worker.js"
    text = worker.read_text(encoding="utf-8")
    moved = path.with_name(f"changed-{path.name}")
    if spoilt != "index.html":
        path.rename(moved)
        worker.write_text(text.replace(path.name, moved.name), encoding="utf-8")
        path = moved
    spoil(path)
    assert look_for_update(page) == "redundant"

    host.stop()
    page.context.set_offline(True)
    page.reload()
    ready(page)
    assert release(page) is None
    expect(page.locator('[data-test="update"]')).to_have_count(0)
    play_a_turn(Table(page, Clicks()), "tapa")


# --- without a service worker ------------------------------------------------------------------


def test_without_a_service_worker_the_page_plays_all_the_same(browser: Browser, host: Host) -> None:
    """As in private windows that refuse it."""
    context = browser.new_context(viewport=SIZES["desktop"], reduced_motion="reduce")
    quick(context)
    forbid(context)
    page = context.new_page()
    page.goto(f"{host.address}?{urlencode({'game': 'fevga', 'white': 'human', 'seed': 'club'})}")
    ready(page)
    play_a_turn(Table(page, Clicks()), "fevga")
    assert page.evaluate("window.refusedWorkers") == 1
    context.close()


def forbid(context: BrowserContext) -> None:
    context.add_init_script(
        """window.refusedWorkers = 0;
        ServiceWorkerContainer.prototype.register = () => {
          window.refusedWorkers += 1;
          return Promise.reject(new DOMException("not here", "SecurityError"));
        };"""
    )


def test_a_sandboxed_frame_plays_without_a_service_worker(browser: Browser, host: Host) -> None:
    (host.folder / "frame.html").write_text(
        '<!doctype html><iframe sandbox="allow-scripts allow-same-origin" width="1200" height="700"'
        ' src="./?game=gyulbara&white=human"></iframe>',
        encoding="utf-8",
    )
    context = browser.new_context(viewport=SIZES["desktop"])
    page = context.new_page()
    page.goto(f"{host.address}frame.html")
    frame = page.frame_locator("iframe")
    expect(frame.locator('tabla-app[data-engine="ready"]')).to_be_visible()
    frame.locator('[data-test="roll"]').click()
    expect(frame.locator("tabla-points [data-die]").first).to_be_visible()
    assert (
        page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    )
    context.close()
