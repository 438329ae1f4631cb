"""What is told about Tabla itself: its version, and every part with its licence."""

import json

import pytest
from playwright.sync_api import BrowserContext, expect

from e2e.conftest import OpenPage
from e2e.table import Table, sit_down
from scripts import serve
from tabla_core import __version__


def open_about(table: Table) -> None:
    table.press("settings")
    table.press("about")


def test_every_part_is_there_with_its_licence(open_page: OpenPage) -> None:
    table = sit_down(open_page, device="phone")
    open_about(table)
    expect(table.page.get_by_role("dialog")).to_have_accessible_name("About Tabla")
    expect(table.part("about-version")).to_have_text(f"Version {__version__}")
    listed = json.loads((serve.PAGE / "licences.json").read_text(encoding="utf-8"))
    names = [part["name"] for part in [listed["tabla"], *listed["parts"]]]
    parts = table.part("licence")
    assert parts.evaluate_all("all => all.map(each => each.dataset.name)") == names

    pyodide = table.page.locator('[data-test="licence"][data-name="pyodide"]')
    pyodide.get_by_text("pyodide").click()
    expect(pyodide).to_contain_text("Mozilla Public License Version 2.0")
    table.press("dialog-no")
    expect(table.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.page_errors("ERR_FAILED")
def test_a_list_that_does_not_come_can_be_asked_for_again(open_page: OpenPage) -> None:
    def without(context: BrowserContext) -> None:
        context.route("**/licences.json", lambda route: route.abort())

    table = sit_down(open_page, prepare=without)
    open_about(table)
    expect(table.part("about-missing")).to_contain_text("could not be fetched")
    table.page.context.unroute_all()
    table.press("about-retry")
    expect(table.part("about-version")).to_have_text(f"Version {__version__}")
