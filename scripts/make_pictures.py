"""Draw the icons and screenshots that a device shows of the installed page: web/public/*/*.

They are kept in the repository; `make pictures` takes them anew when the page looks otherwise.
"""

import threading
from pathlib import Path
from urllib.parse import urlencode

from playwright.sync_api import Browser, sync_playwright

from scripts import find_browser, serve

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
SAFE = 0.76
"""Of a maskable icon, the part that every mask leaves, across."""
ROLLED = {"game": "prva", "white": "human", "dice": "6,4,3,1,5,2"}
SIZES = {"wide": (1280, 800), "narrow": (390, 844)}


def icon(browser: Browser, size: int, share: float, background: str) -> bytes:
    """The icon as PNG, `size` pixels square, drawn over `share` of it."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(
        f"<style>* {{ margin: 0 }} body {{ height: 100vh; display: grid; place-items: center; "
        f"background: {background} }} svg {{ width: {share:.0%}; height: {share:.0%} }}</style>"
        f"{drawing}"
    )
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def screenshot(browser: Browser, address: str, width: int, height: int) -> bytes:
    """The page with the first roll of a game on the table."""
    page = browser.new_page(
        viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce"
    )
    page.goto(f"{address}?{urlencode(ROLLED)}")
    turn = 'tabla-app[data-busy="false"][data-actor="w"]'
    page.locator('tabla-app[data-phase="opening"] [data-test="roll"]').click()
    page.locator(f'{turn}[data-phase="roll"] [data-test="roll"]').click()
    page.locator(f'{turn}[data-phase="play"]').wait_for()
    picture = page.screenshot(type="jpeg", quality=85)
    page.close()
    return picture


def main() -> None:
    with serve.server(0) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=find_browser.find())
        address = f"http://localhost:{server.server_port}/"
        pictures = {
            "icons/icon-192.png": icon(browser, 192, 1, "transparent"),
            "icons/icon-512.png": icon(browser, 512, 1, "transparent"),
            "icons/maskable-512.png": icon(browser, 512, SAFE, "#5b3620"),
        } | {
            f"screenshots/{name}.jpg": screenshot(browser, address, *size)
            for name, size in SIZES.items()
        }
        browser.close()
        server.shutdown()
    for name, picture in pictures.items():
        (PUBLIC / name).parent.mkdir(exist_ok=True)
        (PUBLIC / name).write_bytes(picture)


if __name__ == "__main__":
    main()
