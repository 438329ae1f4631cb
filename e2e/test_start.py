"""The page starts: a board at once, the engine soon after, and nothing from anywhere else."""

import re

import pytest
from playwright.sync_api import BrowserContext, expect

from e2e.conftest import SIZES, Device, OpenPage


@pytest.mark.parametrize("device", SIZES)
def test_a_board_is_shown_and_the_engine_gets_ready(device: Device, open_page: OpenPage) -> None:
    page = open_page(device=device)
    expect(page.locator("tabla-points")).to_be_visible()
    expect(page.locator("tabla-app")).to_have_attribute("data-engine", "ready")
    expect(page).to_have_title("Tabla")


def test_the_share_that_has_come_is_told_in_percent(open_page: OpenPage) -> None:
    def held(context: BrowserContext) -> None:
        context.route("**/pyodide/**", lambda _: None)

    page = open_page(prepare=held)
    said = page.locator('[data-test="progress"] [role="status"]')
    expect(said).to_have_text(re.compile(r"^Bringing the engine: \d+%$"))
