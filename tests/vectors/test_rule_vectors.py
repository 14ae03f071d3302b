"""Every vector passes."""

import json
import subprocess
import sys
from pathlib import Path

from stammtisch.vectors import run_vectors

HERE = Path(__file__).parent
DOCUMENT = json.loads((HERE / "rules.json").read_text("utf-8"))


def test_all_vectors_pass() -> None:
    report = run_vectors(DOCUMENT)
    assert report.failed == {}
    assert len(report.passed) == len(DOCUMENT["vectors"])


def test_the_copy_is_the_shared_file(shared: Path) -> None:
    assert json.loads((shared / "rules" / "vectors.json").read_text("utf-8")) == DOCUMENT


def changed(ident: str, expected: object) -> dict[str, object]:
    vectors = [dict(vector) for vector in DOCUMENT["vectors"] if vector["id"] == ident]
    vectors[0]["expected"] = expected
    return {"format_version": 1, "vectors": vectors}


def test_a_wrong_expectation_is_reported() -> None:
    report = run_vectors(changed("SK-LEGAL-02", ["EA"]))
    assert list(report.failed) == ["SK-LEGAL-02"]
    assert "E7" in report.failed["SK-LEGAL-02"]


def test_the_command_says_what_failed_and_exits_with_one(tmp_path: Path) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(changed("SK-RESULT-02", {"winner": "declarer", "class": "einfach"})), "utf-8")
    done = run_command(str(path))
    assert done.returncode == 1
    assert "1 vectors, 0 passed, 1 failed" in done.stdout
    assert "SK-RESULT-02" in done.stdout


def test_a_file_that_is_no_vector_file_exits_with_two(tmp_path: Path) -> None:
    for name, text in {"a.json": "[]", "b.json": "{", "c.json": '{"format_version": 1, "vectors": [3]}'}.items():
        path = tmp_path / name
        path.write_text(text, "utf-8")
        done = run_command(str(path))
        assert done.returncode == 2, name
        assert name in done.stderr
        assert "Traceback" not in done.stderr


def run_command(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "stammtisch.vectors", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)
