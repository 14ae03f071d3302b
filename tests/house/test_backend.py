"""The build backend asks for Node.js only where the web page is missing and nothing here could build it."""

from pathlib import Path

import pytest
import stammtisch_backend
from node_version import usable_npm


def install_node(folder: Path, version: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes a folder with a `node` of that version and an `npm` the only one where programs are looked for."""
    for name, script in [("node", f"#!/bin/sh\necho {version}\n"), ("npm", "#!/bin/sh\n")]:
        (folder / name).write_text(script)
        (folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))


@pytest.mark.parametrize(
    ("version", "usable"),
    [("v18.20.4", False), ("v20.18.3", False), ("v20.19.0", True), ("v24.1.0", True), ("nonsense", False)],
)
def test_node_must_be_new_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, usable: bool) -> None:
    install_node(tmp_path, version, monkeypatch)
    assert usable_npm() is usable


def test_node_without_npm_builds_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_node(tmp_path, "v24.1.0", monkeypatch)
    (tmp_path / "npm").unlink()
    assert not usable_npm()


@pytest.mark.parametrize(
    ("built", "version", "asked_for"),
    [
        (False, "v18.20.4", True),
        (False, "v24.1.0", False),
        (True, "v18.20.4", False),
    ],
)
def test_node_is_a_build_requirement_only_if_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, built: bool, version: str, asked_for: bool
) -> None:
    page = tmp_path / "index.html"
    if built:
        page.touch()
    monkeypatch.setattr(stammtisch_backend, "PAGE", page)
    install_node(tmp_path, version, monkeypatch)
    assert (stammtisch_backend.NODE in stammtisch_backend.get_requires_for_build_wheel()) is asked_for
    assert (stammtisch_backend.NODE in stammtisch_backend.get_requires_for_build_sdist()) is asked_for
    assert stammtisch_backend.NODE not in stammtisch_backend.get_requires_for_build_editable()
