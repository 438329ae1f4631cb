"""What GitHub runs for us: pinned actions, the least rights, and only commands that there are."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
# All that a job may be given, and which job it is. Everything else reads the sources, no more.
RIGHTS = {
    ("publish", "pages"): {"pages": "write", "id-token": "write"},
    ("publish", "release"): {"contents": "write"},
}
CACHES = ("requirements/*.txt", "web/package-lock.json")

workflows = pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))


def workflow(path: Path) -> dict[str, Any]:
    parsed = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert isinstance(parsed, dict)
    return parsed


def events(path: Path) -> Any:
    """What starts it. YAML 1.1 reads the bare key `on` as true."""
    return workflow(path)[True]  # type: ignore[index]


def steps(path: Path) -> list[dict[str, Any]]:
    return [step for job in workflow(path)["jobs"].values() for step in job["steps"]]


def test_there_is_one_to_test_and_one_to_publish() -> None:
    assert [path.stem for path in FILES] == ["publish", "test"]
    test, publish = (ROOT / ".github" / "workflows" / f"{name}.yml" for name in ("test", "publish"))
    assert {"push", "pull_request"} <= events(test).keys()
    assert events(publish) == {"push": {"tags": ["v*"]}, "workflow_dispatch": None}


@workflows
def test_every_action_is_pinned_to_a_commit_and_names_its_version(path: Path) -> None:
    lines = re.findall(r"^.*\buses:.*$", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(lines) == sum("uses" in step for step in steps(path))
    for line in lines:
        assert re.search(r"uses: actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$", line), line


def test_an_action_is_of_one_version_everywhere() -> None:
    used = [step["uses"] for path in FILES for step in steps(path) if "uses" in step]
    pins = {tuple(action.split("@")) for action in used}
    assert len({name for name, _ in pins}) == len(pins)


@workflows
def test_a_job_may_do_no_more_than_its_task(path: Path) -> None:
    assert workflow(path)["permissions"] == {"contents": "read"}
    for name, job in workflow(path)["jobs"].items():
        assert job.get("permissions", {}) == RIGHTS.get((path.stem, name), {}), name


@workflows
def test_no_job_that_runs_our_code_or_that_of_others_can_write(path: Path) -> None:
    for name, job in workflow(path)["jobs"].items():
        runs = " ".join(step.get("run", "") for step in job["steps"])
        if (path.stem, name) in RIGHTS:
            assert "make " not in runs
        for step in job["steps"]:
            if step.get("uses", "").startswith("actions/checkout@"):
                assert step["with"]["persist-credentials"] is False


@workflows
def test_no_text_from_outside_is_pasted_into_a_command(path: Path) -> None:
    for step in steps(path):
        assert "${{" not in step.get("run", ""), "hand it over in an environment variable"


@workflows
def test_runs_are_bounded_and_do_not_meet(path: Path) -> None:
    assert {"group", "cancel-in-progress"} == workflow(path)["concurrency"].keys()
    for job in workflow(path)["jobs"].values():
        assert 0 < job["timeout-minutes"] <= 90
        assert job["runs-on"] == "ubuntu-24.04", "a fixed system, not whatever is the newest"


@workflows
def test_caches_are_keyed_on_the_lock_files(path: Path) -> None:
    caches = [step for step in steps(path) if "actions/cache@" in step.get("uses", "")]
    assert bool(caches) == (path.stem == "test"), "what is published is made from the locks alone"
    for cache in caches:
        (hashed,) = re.findall(r"hashFiles\((.*?)\)", cache["with"]["key"])
        assert tuple(re.findall(r"'(.*?)'", hashed)) == CACHES
        assert all(list(ROOT.glob(pattern)) for pattern in CACHES)


@workflows
def test_the_commands_are_targets_of_the_makefile(path: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    called = re.findall(r"\bmake ([a-z-]+)", " ".join(step.get("run", "") for step in steps(path)))
    assert called
    assert set(called) <= targets


def test_what_is_tested_is_what_is_published() -> None:
    build = workflow(ROOT / ".github" / "workflows" / "publish.yml")["jobs"]["build"]["steps"]
    commands = [step["run"] for step in build if step.get("run", "").startswith("make ")]
    assert commands == ["make test", "make site"]
    (page,) = [step["with"] for step in build if "upload-pages" in step.get("uses", "")]
    assert page["path"] == "build/site"
