"""Every theme: pictures for a person in build/e2e/themes, and what eyes of any kind can tell apart.

Contrast is that of the WCAG; how a colour looks to who lacks one kind of cone is computed by the
matrices of Machado, Oliveira and Fernandes (2009) at full strength.
"""

from collections.abc import Iterable, Mapping

import pytest
from playwright.sync_api import expect

from e2e.conftest import KEPT, Device, OpenPage
from e2e.table import Table, sit_down, two_players
from e2e.test_looks import PIN, fits_to_play

PICTURES = KEPT / "themes"
THEMES = ("wood", "felt", "light", "dark", "contrast")
DEVICES: tuple[Device, ...] = ("phone", "desktop")

Colour = tuple[float, float, float]
EYES: Mapping[str, tuple[Colour, Colour, Colour]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no long-wave cones": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no middle-wave cones": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no short-wave cones": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def colour(text: str) -> Colour:
    """`#rrggbb` or `#rgb` in linear light."""
    if len(text) == 4:
        text = "#" + "".join(2 * digit for digit in text[1:])
    parts = [int(text[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return red, green, blue


def contrast(one: str, other: str, kinds: Iterable[str] = EYES) -> float:
    """The lowest contrast that two colours have to any of these eyes.

    >>> contrast("#000000", "#ffffff"), round(contrast("#ff0000", "#00a000"), 1) < 2
    (21.0, True)
    """

    def light(text: str, eyes: tuple[Colour, Colour, Colour]) -> float:
        seen = [sum(a * b for a, b in zip(row, colour(text), strict=True)) for row in eyes]
        red, green, blue = (min(1, max(0, part)) for part in seen)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    found = []
    for eyes in map(EYES.__getitem__, kinds):
        darker, lighter = sorted((light(one, eyes), light(other, eyes)))
        found.append((lighter + 0.05) / (darker + 0.05))
    return round(min(found), 2)


def colours(table: Table) -> dict[str, str]:
    """The board's colours by the names of their custom properties, in the theme there is."""
    names = [
        *("field-top", "field-bottom", "dark-point", "light-point", "light-checker", "light-rim"),
        *("dark-checker", "dark-rim", "casing", "highlight", "target", "middle", "last"),
        *("warning", "brass", "ink", "frame-top", "frame-bottom"),
    ]
    read = """(board, names) => names.map(name =>
        getComputedStyle(board).getPropertyValue(`--${name}`).trim())"""
    found = table.page.locator("tabla-points").evaluate(read, names)
    return dict(zip(names, found, strict=True))


WRITTEN = {
    "ink": ("paper", "paper-deep", "card", "calm", "warning"),
    "ink-soft": ("paper", "paper-deep", "card", "calm", "warning"),
    "accent": ("paper", "card", "warning"),
    "accent-ink": ("accent",),
    "good": ("card",),
}
"""What is written in a colour, and on which grounds."""


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("theme", THEMES)
def test_everything_that_is_written_can_be_read(
    theme: str, light: str, open_page: OpenPage
) -> None:
    """4.5 to 1, also where the ground runs from one colour into another and axe cannot tell."""
    page = open_page({"theme": theme}, color_scheme=light)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    names = {*WRITTEN, *(each for grounds in WRITTEN.values() for each in grounds)}
    read = """names => Object.fromEntries(names.map(name => {
        const probe = document.createElement("i");
        probe.style.color = `var(--${name})`;
        document.body.append(probe);
        const parts = getComputedStyle(probe).color.match(/\\d+/g).slice(0, 3).map(Number);
        probe.remove();
        return [name, "#" + parts.map(part => part.toString(16).padStart(2, "0")).join("")];
    }))"""
    has = page.evaluate(read, sorted(names))
    for ink, grounds in WRITTEN.items():
        for ground in grounds:
            assert contrast(has[ink], has[ground], ["all cones"]) >= 4.5, (ink, ground)


def test_contrast_is_computed_as_the_wcag_has_it() -> None:
    assert contrast("#000000", "#ffffff") == 21
    assert contrast("#777777", "#ffffff") == 4.48
    # Red and green of like brightness are one colour to who lacks middle-wave cones.
    assert contrast("#c83c00", "#787800") < 1.6


@pytest.mark.parametrize("theme", THEMES)
def test_eyes_of_any_kind_tell_everything_apart(theme: str, open_page: OpenPage) -> None:
    table = sit_down(open_page, {**two_players(PIN), "theme": theme})
    table.shows(PIN)
    has = colours(table)
    grounds = [has[name] for name in ("field-top", "field-bottom", "dark-point", "light-point")]
    wells = [has["frame-top"], has["frame-bottom"]]
    assert contrast(has["light-checker"], has["dark-checker"]) >= 7
    for side in ("light", "dark"):
        body, rim = has[f"{side}-checker"], has[f"{side}-rim"]
        assert contrast(body, rim) >= 4.5
        for ground in (*grounds, *wells):
            assert max(contrast(body, ground), contrast(rim, ground)) >= 3, (side, ground)
    for mark in ("highlight", "target", "middle", "last", "warning"):
        assert contrast(has[mark], has["casing"]) >= 4.5, mark
        for ground in (*grounds, has["light-checker"], has["dark-checker"]):
            seen = max(contrast(has[mark], ground), contrast(has["casing"], ground))
            assert seen >= 3, (mark, ground)
    assert contrast(has["dark-point"], has["light-point"]) >= 3
    assert contrast(has["ink"], has["brass"]) >= 4.5


def test_a_theme_changes_nothing_but_colours(open_page: OpenPage) -> None:
    """What is drawn stands where it stood, with the settings open over a table."""
    table = sit_down(open_page, two_players(PIN), device="phone")
    table.shows(PIN)
    table.press("settings")
    expect(table.page.locator("tabla-settings")).to_be_visible()
    places = {}
    for theme in THEMES:
        table.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        places[theme] = table.page.evaluate(EVERY_PLACE)
    assert len(places["wood"]) > 300
    for theme in THEMES:
        assert places[theme] == places["wood"], theme


EVERY_PLACE = """() => {
  const found = [];
  const look = (root) => {
    for (const element of root.querySelectorAll("*")) {
      const { x, y, width, height } = element.getBoundingClientRect();
      found.push([element.localName, x, y, width, height].join(" "));
      if (element.shadowRoot) look(element.shadowRoot);
    }
  };
  look(document);
  return found;
}"""


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("light", ["light", "dark"])
def test_pictures(theme: str, device: Device, light: str, open_page: OpenPage) -> None:
    """A checker picked up among pins, by day and by night."""
    table = sit_down(
        lambda *given, **more: open_page(*given, **more, color_scheme=light),
        {**two_players(PIN), "theme": theme},
        device=device,
    )
    table.shows(PIN)
    table.hands.press(table.place(20))
    expect(table.page.locator("tabla-points [data-target]")).not_to_have_count(0)
    fits_to_play(table)
    PICTURES.mkdir(parents=True, exist_ok=True)
    table.page.screenshot(path=PICTURES / f"{theme}-{light}-{device}.png")


def test_a_theme_is_chosen_in_the_settings_and_kept(open_page: OpenPage) -> None:
    table = sit_down(open_page, device="desktop")
    root = table.page.locator("html")
    expect(root).to_have_attribute("data-theme", "wood")
    paper = "getComputedStyle(document.body).backgroundColor"
    wooden = table.page.evaluate(paper)
    table.press("settings")
    table.page.locator('label:has([data-test="theme-dark"])').click()
    expect(root).to_have_attribute("data-theme", "dark")
    assert table.page.evaluate(paper) != wooden
    table.page.reload()
    expect(root).to_have_attribute("data-theme", "dark")


def test_the_address_goes_before_what_was_chosen(open_page: OpenPage) -> None:
    table = sit_down(open_page, {"theme": "felt"}, settings={"theme": "dark"})
    expect(table.page.locator("html")).to_have_attribute("data-theme", "felt")
    table.press("settings")
    table.page.locator('label:has([data-test="theme-contrast"])').click()
    expect(table.page.locator("html")).to_have_attribute("data-theme", "contrast")


@pytest.mark.parametrize(("wish", "theme"), [("more", "contrast"), ("no-preference", "wood")])
def test_the_system_may_wish_for_more_contrast(wish: str, theme: str, open_page: OpenPage) -> None:
    page = open_page(contrast=wish)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_day_and_night_are_those_of_the_system(scheme: str, open_page: OpenPage) -> None:
    page = open_page(color_scheme=scheme)
    expect(page.locator("tabla-points .stage")).to_be_visible()
    red = page.evaluate("Number(getComputedStyle(document.body).color.match(/\\d+/)[0])")
    assert (red > 128) == (scheme == "dark")
