"""What a browser is told about the page, wherever it is hosted: the same in the page, from our own
server and in the samples for the common hosts.
"""

import re
import threading
import urllib.request
from html.parser import HTMLParser
from pathlib import Path

import pytest

from scripts import serve

ROOT = Path(__file__).parents[1]
SAMPLES = ROOT / "examples" / "hosting"
# How each host writes down a header, between what stands before and after it.
FORMS = {
    "_headers": r"^  ([A-Z][\w-]+): (.+)$",
    "nginx.conf": r'^  add_header ([\w-]+) "(.+)" always;$',
    ".htaccess": r'^  Header always set ([\w-]+) "(.+)"$',
    "Caddyfile": r'^\t\t([\w-]+) "(.+)"$',
}
# All that may be said of where things come from. Nothing is ever of another origin.
SOURCES = {"'none'", "'self'"}


def directives(policy: str) -> dict[str, list[str]]:
    return {name: sources for name, *sources in map(str.split, policy.split(";"))}


class Page(HTMLParser):
    """What a page holds: its tags with their attributes, and texts of scripts and styles."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.inline: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_data(self, data: str) -> None:
        if self.tags and self.tags[-1][0] in ("script", "style") and data.strip():
            self.inline.append(data)


def pages() -> list[Path]:
    found = [ROOT / "web" / "index.html", *sorted(serve.PAGE.rglob("*.html"))]
    assert serve.PAGE / "index.html" in found, "the page is not built: run `make page`"
    return found


def test_the_policy_allows_this_origin_and_webassembly_and_nothing_else() -> None:
    policy = directives(serve.POLICY)
    assert policy.pop("script-src") == ["'self'", "'wasm-unsafe-eval'"]
    assert policy["default-src"] == policy["base-uri"] == policy["form-action"] == ["'none'"]
    assert {source for sources in policy.values() for source in sources} == SOURCES


def test_every_page_carries_the_policy_before_anything_it_governs() -> None:
    for path in pages():
        tags = Page(path).tags
        metas = [
            index
            for index, (tag, attributes) in enumerate(tags)
            if tag == "meta" and attributes.get("http-equiv") == "Content-Security-Policy"
        ]
        assert len(metas) == 1, path
        assert directives(tags[metas[0]][1]["content"]) == directives(serve.POLICY), path
        governed = [index for index, (tag, _) in enumerate(tags) if tag in ("script", "link")]
        assert metas[0] < min(governed), path


def test_no_page_holds_a_script_a_style_or_a_handler_of_its_own() -> None:
    for path in pages():
        page = Page(path)
        assert page.inline == [], path
        for tag, attributes in page.tags:
            assert tag != "style", path
            assert not [name for name in attributes if name == "style" or name.startswith("on")]
            for name in ("src", "href"):
                assert not re.match(r"\w+:|//", attributes.get(name, "")), attributes


def test_our_own_server_sends_the_headers_with_every_file() -> None:
    with serve.server(0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        files = [path for path in sorted(serve.PAGE.rglob("*")) if path.is_file()]
        for path in files:
            address = f"http://localhost:{server.server_port}/{path.relative_to(serve.PAGE)}"
            with urllib.request.urlopen(address, timeout=30) as answer:
                assert {key: answer.headers[key] for key in serve.HEADERS} == serve.HEADERS
        server.shutdown()


def test_the_policy_of_headers_is_the_pages_and_says_who_may_frame_it() -> None:
    sent = directives(serve.HEADERS["Content-Security-Policy"])
    assert sent.pop("frame-ancestors") == ["*"], "clubs put the board on their pages"
    assert sent == directives(serve.POLICY)


@pytest.mark.parametrize("name", sorted(FORMS))
def test_a_sample_for_a_host_sends_the_same_headers(name: str) -> None:
    text = (SAMPLES / name).read_text(encoding="utf-8")
    assert dict(re.findall(FORMS[name], text, re.MULTILINE)) == serve.HEADERS


def test_every_sample_is_tested_and_documented() -> None:
    files = {path.name for path in SAMPLES.iterdir()}
    assert files == FORMS.keys()
    documented = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name in [f"examples/hosting/{name}" for name in files] + list(serve.HEADERS):
        assert name in documented, name


# Ways in which a text becomes markup, a style or a program. None is needed, so none is there.
DOORS = (
    r"unsafe(HTML|SVG|Static|CSS)|static-html|(inner|outer)HTML|insertAdjacentHTML|srcdoc"
    r"|createContextualFragment|DOMParser|document\.write|styleMap|cssText|\bstyle="
    r"|\beval\(|\bFunction\(|runPython|javascript:|setTimeout\([\"'`]"
)


def test_no_module_of_the_page_turns_text_into_markup_or_program() -> None:
    sources = sorted((ROOT / "web" / "src").rglob("*.ts"))
    assert sources
    for path in sources:
        for line in path.read_text(encoding="utf-8").splitlines():
            code = re.sub(r"^\s*(/?\*|//).*$", "", line)
            assert not re.search(DOORS, code), f"{path.name}: {line.strip()}"


def test_no_module_of_the_engine_runs_text() -> None:
    for path in sorted((ROOT / "tabla_core").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        found = re.search(
            r"(?<![\w.])(eval|exec|compile|__import__)\(|\bpickle\b|\bmarshal\b", text
        )
        assert not found, f"{path.name}: {found}"
