"""What the page shows before the engine has started is what the engine would say."""

import json
import os
from pathlib import Path

from tabla_core.games import GAMES, TRADITIONS, tradition_of

SHOWN = Path(__file__).parents[2] / "web" / "src" / "app" / "games.json"


def engine_says() -> dict[str, object]:
    """The engine's games and traditions in the page's words."""
    return {
        "games": [
            {
                "id": rules.id,
                "start": rules.to_json()["start"],
                "ways": rules.ways,
                "targets": list(tradition_of(rules.id).targets),
                "target": tradition_of(rules.id).target,
            }
            for rules in GAMES.values()
        ],
        "traditions": [
            {
                "id": each.id,
                "set": list(each.games),
                "targets": list(each.targets),
                "target": each.target,
            }
            for each in TRADITIONS.values()
        ],
    }


def test_the_page_knows_the_engines_games() -> None:
    """`TABLA_REFRESH_GOLDEN=1` writes the file anew, after a change of the games."""
    if os.environ.get("TABLA_REFRESH_GOLDEN"):
        SHOWN.write_text(json.dumps(engine_says(), indent=2) + "\n", encoding="utf-8")
    assert json.loads(SHOWN.read_text(encoding="utf-8")) == engine_says()
