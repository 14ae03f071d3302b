"""One file a command, and who asks for one loads what that one needs."""

import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

from stammtisch import cli

COMMANDS = [module.name for module in pkgutil.iter_modules(cli.__path__)]
EXAMPLE = Path(__file__).parents[1] / "differential" / "example.jsonl"
LOADED = """
import sys
from stammtisch.cli import main
main(sys.argv[1:])
print(*(name for name in ("numpy", "openpyxl", "xlsxwriter", "litestar", "fluent") if name in sys.modules))
"""


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_has_the_name_of_its_file(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main([command, "--help"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: stammtisch {command} ")


def test_without_a_command_all_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--help"], ["nonsense"]):
        with pytest.raises(SystemExit):
            cli.main(arguments)
        told = "".join(capsys.readouterr())
        assert [command for command in COMMANDS if command in told] == COMMANDS


def test_a_replay_waits_for_no_spreadsheets_and_no_solver() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED, "replay", EXAMPLE], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == ""
