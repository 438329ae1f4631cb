"""Damaged weights of a bot: it plays on by rules of thumb, and one sentence says so."""

import io
import re
import zipfile

import pytest
from playwright.sync_api import BrowserContext, Route, expect

from e2e.conftest import OpenPage
from e2e.table import PATIENCE, sit_down

WHEEL = re.compile(r"tabla_core.*\.whl$")
WEIGHTS = "tabla_core/bot/trained/prva.net"


def with_damaged_weights(context: BrowserContext) -> None:
    """The engine comes as a wheel, and the weights in it are cut short."""

    def damaged(route: Route) -> None:
        found = zipfile.ZipFile(io.BytesIO(route.fetch().body()))
        made = io.BytesIO()
        with zipfile.ZipFile(made, "w") as wheel:
            for name in found.namelist():
                if name != WEIGHTS:
                    wheel.writestr(name, found.read(name))
            wheel.writestr(WEIGHTS, b"TABLANET cut short")
        route.fulfill(body=made.getvalue(), content_type="application/zip")

    context.route(re.compile(r"/snapshot-\w+\.bin$"), lambda route: route.fulfill(status=404))
    context.route(WHEEL, damaged)


@pytest.mark.page_errors("404", "snapshot")
def test_a_bot_without_its_weights_plays_and_says_so(open_page: OpenPage) -> None:
    """The bot's five beats the two, and it throws 3-1."""
    table = sit_down(
        open_page, {"game": "prva", "dice": "2,5,3,1,6,5"}, prepare=with_damaged_weights
    )
    expect(table.part("roll")).to_be_enabled(timeout=3 * PATIENCE)
    table.press("roll")
    told = table.page.locator('[data-problem="weights"]')
    expect(told).to_contain_text(
        "It plays on by rules of thumb, and less strongly.", timeout=PATIENCE
    )
    told.locator('[data-test="dismiss"]').click()
    expect(told).to_have_count(0)
    expect(table.app).to_have_attribute("data-actor", "w", timeout=PATIENCE)
