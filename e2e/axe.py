"""What axe-core finds wrong with a page for those who do not see, hear or point well.

    assert findings(page) == []

It looks at everything there is, in every shadow. The page itself stays as it is: no policy of its
own is set aside, for what is evaluated by the browser's tools is no script of the page.
"""

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[1] / "web/node_modules/axe-core/axe.min.js"

COLOURS = ("color-contrast", "link-in-text-block")
"""The rules that ask what colour something has."""

_RUN = """async (only) => {
  const options = { resultTypes: ["violations"], rules: { "target-size": { enabled: true } } };
  if (only.length > 0) options.runOnly = { type: "rule", values: only };
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) =>
      [id, target.flat().join(" > "), html.slice(0, 160), failureSummary].join("\\n  ")));
}"""


def findings(page: Page, *, only: Sequence[str] = ()) -> list[str]:
    """Each thing that is found: the rule, where, and why; `only` these rules, or all there are.

    Of a page that has changed its colours alone since it was looked at, `COLOURS` are enough.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    return list(page.evaluate(_RUN, list(only)))
