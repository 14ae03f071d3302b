"""The built page: its files by their names, one page for every address, and a plain word when it is missing."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from stammtisch.server.page import NOT_BUILT, StaticPage
from tests.server.house import House


@pytest.fixture
def page(tmp_path: Path) -> StaticPage:
    """A page of a few files."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Stammtisch</title>" + " " * 500)
    (tmp_path / "assets" / "app-1a2b.js").write_text("console.log(1);" * 100)
    (tmp_path / "assets" / "card.svg").write_text("<svg/>")
    (tmp_path / "icon.png").write_bytes(b"\x89PNG")
    (tmp_path.parent / "secret.txt").write_text("secret")
    return StaticPage(tmp_path)


@pytest.mark.parametrize("path", ["/", "/t/k7m2qp", "/rules", "/rules/deep/down", "/index.html", ""])
def test_every_address_without_a_dot_is_the_page(page: StaticPage, path: str) -> None:
    found = page.find(path)
    assert found is not None
    assert found.content_type == "text/html"
    assert not found.lasting
    assert found.packed is not None
    assert gzip.decompress(found.packed) == found.body


def test_files_by_their_names(page: StaticPage) -> None:
    script = page.find("/assets/app-1a2b.js")
    assert script is not None
    assert "javascript" in script.content_type
    assert script.lasting
    assert script.packed is not None
    drawing, icon = page.find("/assets/card.svg"), page.find("/icon.png")
    assert drawing is not None
    assert icon is not None
    assert drawing.content_type == "image/svg+xml"
    assert icon.packed is None


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/.env"]
)
def test_nothing_else(page: StaticPage, path: str) -> None:
    assert page.find(path) is None


def test_a_page_that_is_not_built(tmp_path: Path) -> None:
    missing = StaticPage(tmp_path / "nowhere")
    assert not missing.built
    assert missing.find("/") is None
    assert "npm run build" in NOT_BUILT


def test_the_page_says_once_how_it_is_encoded(house: House) -> None:
    assert httpx.get(house.url).headers["content-type"] == "text/html; charset=utf-8"
