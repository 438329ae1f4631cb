"""Nothing from elsewhere, and nothing that is only text ever runs: not on the page, not in Python.

Everything that reaches a page from outside is tried with texts that would be markup or programs if
they were ever read as such. They are to be seen as text, or answered with a sentence.
"""

import json
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Response, expect

from e2e.conftest import OpenPage
from e2e.short_matches import dice_of, play_game
from e2e.table import HANDS_FREE, Table, choose, set_up, sit_down
from scripts import serve
from tabla_core import begin, terms

# Either would change the title if anything ever read it as what it looks like.
MARKUP = """'"><img src=x onerror="document.title=''"><script>document.title=1</script>"""
PROGRAM = "__import__('js').document.title = 'broken in'"

# Elements and attributes that only markup out of a text could have brought, in every shadow.
FOREIGN = """() => {
  const found = [];
  const look = (root) => {
    for (const element of root.querySelectorAll("*")) {
      const handlers = [...element.attributes].filter(({ name }) => /^on/.test(name));
      if (element.matches("body img, body script, body iframe, object, embed, [srcdoc]") ||
          handlers.length > 0) found.push(element.outerHTML.slice(0, 200));
      if (element.shadowRoot) look(element.shadowRoot);
    }
  };
  look(document);
  return found;
}"""


def is_untouched(page: Page) -> None:
    """No text has become markup or run."""
    assert page.evaluate(FOREIGN) == []
    expect(page).to_have_title("Tabla")


# --- other origins ---------------------------------------------------------------------------


def test_a_whole_game_asks_nothing_of_any_other_origin(open_page: OpenPage, address: str) -> None:
    answers: list[Response] = []
    sockets: list[str] = []

    def prepare(context: BrowserContext) -> None:
        context.on("response", lambda answer: answers.append(answer))
        context.on("page", lambda page: page.on("websocket", lambda made: sockets.append(made.url)))

    opened = begin(terms({"tabla": 1, "game": "prva"}))
    match = play_game(opened, "w", "race")
    dice = ",".join(map(str, dice_of(match)))
    table = sit_down(open_page, {"dice": dice}, settings=HANDS_FREE, prepare=prepare)
    table.press("settings")
    table.press("about")
    expect(table.part("about-version")).to_be_visible()
    table.press("dialog-no")
    set_up(table, game="prva", opponent="person")
    table.follow(opened, match)
    expect(table.part("result")).to_be_visible()

    assert {answer.url[: len(address)] for answer in answers} == {address}
    assert sockets == []
    # Its engine is there, so this was not a page that asks for nothing because nothing works.
    assert any(".wasm" in answer.url or "snapshot" in answer.url for answer in answers)
    for answer in answers:
        policy = answer.header_value("content-security-policy")
        assert policy == serve.HEADERS["Content-Security-Policy"], answer.url


# --- the policy ------------------------------------------------------------------------------

# Each is tried on its own task: what a test evaluates by itself is above the policy.
ATTEMPTS = {
    "eval": "eval('1'); return 'ran'",
    "function": "new Function('return 1')(); return 'ran'",
    "timer": "globalThis.ran = ''; setTimeout('globalThis.ran = `ran`'); await pause(); return ran",
    "fetch": "await fetch('http://127.0.0.1:9/'); return 'ran'",
    "import": "await import('http://127.0.0.1:9/module.js'); return 'ran'",
}
ON_THE_PAGE = ATTEMPTS | {
    "inline script": """
      const script = document.createElement('script');
      script.textContent = 'globalThis.scripted = `ran`';
      document.body.append(script);
      return globalThis.scripted""",
    "inline handler": """
      const button = document.createElement('button');
      button.setAttribute('onclick', 'globalThis.handled = `ran`');
      button.click();
      return globalThis.handled""",
    "inline style": """
      const block = document.createElement('p');
      block.setAttribute('style', 'position: fixed');
      document.body.append(block);
      return getComputedStyle(block).position === 'fixed' ? 'ran' : ''""",
    "image": """
      const image = new Image();
      return new Promise((done) => {
        image.onload = () => done('ran');
        image.onerror = () => done('');
        image.src = 'http://127.0.0.1:9/image.png';
      })""",
}


def attempt(code: str) -> str:
    return f"""() => new Promise((done) => setTimeout(async () => {{
      const pause = () => new Promise((later) => setTimeout(later, 50));
      try {{ done(await (async () => {{ {code} }})()); }} catch (error) {{ done(error.name); }}
    }}))"""


@pytest.mark.page_errors("Content Security Policy", "http://127.0.0.1:9/", "Refused to")
def test_the_policy_stops_what_is_not_ours(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.locator("tabla-app")).to_have_attribute("data-engine", "ready")
    for name, code in ON_THE_PAGE.items():
        assert page.evaluate(attempt(code)) != "ran", name


@pytest.mark.page_errors("Content Security Policy", "http://127.0.0.1:9/", "Refused to")
def test_the_worker_is_under_the_policy_where_the_host_sends_it(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.locator("tabla-app")).to_have_attribute("data-engine", "ready")
    (worker,) = page.workers
    for name, code in ATTEMPTS.items():
        assert worker.evaluate(attempt(code)) != "ran", name


def test_the_engine_starts_on_a_host_that_sends_no_headers(open_page: OpenPage) -> None:
    def bare(context: BrowserContext) -> None:
        """As GitHub Pages does: types of files, and nothing else of use."""

        def answer(route: Any) -> None:
            got = route.fetch()
            route.fulfill(response=got, headers={"content-type": got.headers["content-type"]})

        context.route("**/*", answer)

    page = open_page(prepare=bare)
    expect(page.locator("tabla-app")).to_have_attribute("data-engine", "ready")
    is_untouched(page)


# --- texts from outside ----------------------------------------------------------------------


@pytest.mark.parametrize("text", [MARKUP, PROGRAM])
def test_an_address_is_shown_as_text(text: str, open_page: OpenPage) -> None:
    names = ("tradition", "game", "target", "white", "level", "position", "dice")
    page = open_page(dict.fromkeys((*names, "lang", "record", "seed"), text))
    for name in names:
        expect(page.locator(f'[data-problem="parameter-{name}"] p')).to_contain_text(text[:80])
    is_untouched(page)


def test_names_of_players_and_seeds_are_only_text(open_page: OpenPage) -> None:
    players = {"w": "human", "b": MARKUP}
    record = {"tabla": 1, "game": "prva", "players": players, "events": []}
    page = open_page({"record": json.dumps(record), "seed": PROGRAM})
    expect(page.locator("tabla-app")).to_have_attribute("data-phase", "opening")
    is_untouched(page)


def test_what_is_wrong_in_a_record_is_quoted_as_text(open_page: OpenPage) -> None:
    events = [{"opening": MARKUP}]
    page = open_page({"record": json.dumps({"tabla": 1, "game": "prva", "events": events})})
    problem = page.locator('[data-problem="record"]')
    problem.get_by_text("Details").click()
    expect(problem.locator("details")).to_contain_text("<script>document.title=1</script>")
    is_untouched(page)


def test_a_stored_match_is_only_data(open_page: OpenPage) -> None:
    players = {"w": MARKUP, "b": PROGRAM}
    record = {"tabla": 1, "game": MARKUP, "players": players, "events": [PROGRAM]}
    stored = {"record": record, "draft": [], "dice": {"kind": "secret"}, "address": MARKUP}
    kept = json.dumps(json.dumps(stored))

    def prepare(context: BrowserContext) -> None:
        context.add_init_script(
            f"if (location.protocol === 'http:') localStorage['tabla.match.1'] ??= {kept}"
        )

    table = sit_down(open_page, prepare=prepare)
    table.press("continue")
    expect(table.page.locator('[data-problem="record"] details')).to_be_attached()
    is_untouched(table.page)


def hand_in(table: Table, source: str) -> None:
    """Give the form a file with a club's rules."""
    choose(table, "kind-club")
    table.part("club-file").set_input_files(
        {"name": "club.json", "mimeType": "application/json", "buffer": source.encode()}
    )


def test_the_rules_of_a_club_are_only_data(open_page: OpenPage) -> None:
    table = sit_down(open_page)
    for rules, sentence in (
        ({"id": MARKUP, "base": "prva"}, "The rules need a short name"),
        ({"id": "ours", "base": PROGRAM}, "build on a game that does not exist"),
        ({"id": "ours", "base": "prva", MARKUP: 1}, "a flag that does not exist"),
        ({"id": "ours", "base": "prva", "contact": PROGRAM}, "a value that it cannot have"),
    ):
        hand_in(table, json.dumps(rules))
        expect(table.part("club-problem")).to_contain_text(sentence)
        is_untouched(table.page)


# --- sizes -----------------------------------------------------------------------------------


@pytest.mark.parametrize("longest", [{"record": 50_000}, {"dice": 10_000, "position": 400}])
def test_a_parameter_that_is_too_long_is_not_read(
    longest: dict[str, int], open_page: OpenPage
) -> None:
    page = open_page({name: "1" * (most + 1) for name, most in longest.items()})
    for name in longest:
        said = f"The address holds a “{name}” that is too long to be read. It was ignored."
        expect(page.locator(f'[data-problem="parameter-{name}"] p')).to_have_text(said)
    expect(page.locator("tabla-app")).to_have_attribute("data-screen", "form")


def test_a_file_that_is_too_large_is_not_read(open_page: OpenPage) -> None:
    table = sit_down(open_page)
    rules = json.dumps({"id": "ours", "base": "prva"})
    hand_in(table, rules.ljust(100_001))
    expect(table.part("club-problem")).to_have_text(
        "The file is larger than 100 kB. The rules of a game are much shorter."
    )
    hand_in(table, rules.ljust(100_000))
    expect(table.part("club-ready")).to_have_text("The rules “ours” are ready to play.")
