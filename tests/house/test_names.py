"""Modules are called by the field's own words; a name that fits everything says nothing."""

from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
SAYS_NOTHING = {"util", "utils", "helper", "helpers", "common", "manager", "misc"}


@pytest.mark.parametrize("tree", ["src", "tests", "tools", "web/src"])
def test_no_module_has_a_name_that_says_nothing(tree: Path) -> None:
    paths = [path for path in (PROJECT / tree).rglob("*") if "static" not in path.parts]
    assert paths
    assert [path for path in paths if path.stem.lower() in SAYS_NOTHING] == []
