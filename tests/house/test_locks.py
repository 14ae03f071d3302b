"""What is installed is written down, by hash, and without the address of anybody's registry."""

import json
import re
import tomllib
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
LOCKS = sorted(PROJECT.glob("requirements*.lock"))


def normal(requirement: str) -> str:
    """A requirement's bare name as registries compare it: `fluent.runtime>=0.4` and `fluent_runtime` are one."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement)[0]).lower()


def locked(lock: str) -> dict[str, str]:
    """Name and version of everything in a lock file."""
    pins = re.findall(r"^([\w.-]+)==(\S+)", (PROJECT / lock).read_text(encoding="utf-8"), re.MULTILINE)
    return {normal(name): version for name, version in pins}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_no_address_and_a_hash_for_every_package(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    blocks = re.findall(r"^[\w.-]+==.*?(?=^\S)", text + "\n.", re.MULTILINE | re.DOTALL)
    assert blocks
    assert [block for block in blocks if "--hash=sha256:" not in block] == []


def test_the_front_ends_lock_names_no_address_and_a_hash_for_every_package() -> None:
    packages = json.loads((PROJECT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    foreign = {name: package for name, package in packages.items() if name}
    assert foreign
    assert [name for name, package in foreign.items() if "resolved" in package] == []
    assert [name for name, package in foreign.items() if "integrity" not in package] == []


def test_every_dependency_of_the_project_is_locked() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    assert {normal(name) for name in project["project"]["dependencies"]} <= set(locked("requirements.lock"))
    groups = project["dependency-groups"]
    for group, lock in [("build", "-build"), ("node", "-node"), ("dev", "-dev")]:
        names = {normal(name) for name in groups[group] if isinstance(name, str)}
        assert names <= set(locked(f"requirements{lock}.lock"))


def test_whoever_plays_and_whoever_tests_have_the_same_versions() -> None:
    development = locked("requirements-dev.lock")
    for lock in ("requirements.lock", "requirements-build.lock"):
        assert locked(lock).items() <= development.items()
