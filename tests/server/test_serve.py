"""The command `stammtisch serve`: it says where it is, and what is wrong when it cannot be."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from stammtisch.cli import main
from stammtisch.server import running
from stammtisch.server.pace import Pace
from stammtisch.server.settings import SettingsFault, read_settings
from tests.server.house import QUICK, House
from tests.server.people import Guest


@pytest.fixture
def fault(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Runs the command with options that cannot work, and returns the one line that it says about them."""

    def run(*options: str) -> str:
        assert main(["serve", *options]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        (line,) = said.err.splitlines()
        assert line.startswith("stammtisch serve: ")
        return line

    return run


def test_databases_that_cannot_be_opened(tmp_path: Path, fault: Callable[..., str]) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Vroni, " * 500)
    for path, said in (
        (tmp_path / "nowhere" / "x.sqlite", "make it"),
        (tmp_path, "is a folder"),
        (letter, "no SQLite database"),
        (Path("/proc/x.sqlite"), "must be allowed"),
    ):
        line = fault("--port", "0", "--database", str(path))
        assert str(path) in line
        assert said in line


def test_the_command_ends_with_status_2_and_no_traceback(tmp_path: Path) -> None:
    environment = os.environ | {"STAMMTISCH_DATABASE": str(tmp_path), "STAMMTISCH_PORT": "0"}
    command = [sys.executable, "-m", "stammtisch", "serve"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment, check=False)
    assert ended.returncode == 2
    assert ended.stdout == ""
    (line,) = ended.stderr.splitlines()
    assert f"{tmp_path} is a folder" in line


def test_addresses_that_cannot_be_had(tmp_path: Path, fault: Callable[..., str]) -> None:
    database = str(tmp_path / "x.sqlite")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        line = fault("--port", port, "--database", database)
        assert port in line
        assert "taken by another program" in line
    assert "no such address" in fault("--host", "no.such.host.invalid", "--database", database)
    assert "no address of this machine" in fault("--host", "192.0.2.1", "--database", database)


@pytest.mark.parametrize(
    ("given", "quoted"),
    [
        ({"port": "http"}, "--port 'http': a port is a number"),
        ({"port": "70000"}, "--port '70000'"),
        ({"port": "-1"}, "--port '-1'"),
        ({"port": "٣"}, "--port '٣'"),
        ({"think": "soon"}, "--think 'soon': a number of seconds"),
        ({"after_trick": "-1"}, "--after-trick '-1'"),
        ({"hold": "nan"}, "--hold 'nan'"),
        ({"next_round": "1e9"}, "--next-round '1e9'"),
        ({"base_url": "stammtisch.example"}, "--base-url 'stammtisch.example': an address"),
        ({"base_url": "https://stammtisch.example/cards"}, "without a path"),
        ({"frames": "0"}, "--frames '0'"),
    ],
)
def test_settings_that_cannot_be(given: dict[str, str], quoted: str) -> None:
    with pytest.raises(SettingsFault) as caught:
        read_settings({"database": "x.sqlite", **given}, {})
    assert quoted in str(caught.value)


def test_settings_come_from_the_command_line_first() -> None:
    environment = {"STAMMTISCH_PORT": "9000", "STAMMTISCH_THINK": "0.1", "STAMMTISCH_DATABASE": "a.sqlite"}
    settings = read_settings({"port": "9001", "host": None}, environment)
    assert settings.port == 9001
    assert settings.host == "127.0.0.1"
    assert settings.database == Path("a.sqlite")
    assert settings.pace == Pace(think=0.1)
    assert settings.address == "http://127.0.0.1:9001/"


def test_faults_of_the_environment_name_the_variable() -> None:
    with pytest.raises(SettingsFault, match="STAMMTISCH_PORT 'x'"):
        read_settings({"database": "x.sqlite"}, {"STAMMTISCH_PORT": "x"})


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("0.0.0.0", "http://127.0.0.1:8000/"),  # noqa: S104 - nothing is bound
        ("::", "http://[::1]:8000/"),
        ("::1", "http://[::1]:8000/"),
        ("stube.lan", "http://stube.lan:8000/"),
    ],
)
def test_the_address_to_open(host: str, address: str) -> None:
    assert read_settings({"database": "x.sqlite", "host": host}, {}).address == address


@pytest.mark.parametrize(
    ("network", "given", "address"),
    [
        ("192.168.1.5", {"host": "0.0.0.0"}, "http://192.168.1.5:8000/"),  # noqa: S104 - nothing is bound
        (None, {"host": "0.0.0.0"}, "http://127.0.0.1:8000/"),  # noqa: S104
        ("192.168.1.5", {}, "http://127.0.0.1:8000/"),
        ("192.168.1.5", {"host": "0.0.0.0", "base_url": "https://stube.example"}, "https://stube.example/"),  # noqa: S104
    ],
)
def test_where_friends_may_come_the_address_takes_them_there(
    monkeypatch: pytest.MonkeyPatch, network: str | None, given: dict[str, str], address: str
) -> None:
    monkeypatch.setattr(running, "own_address", lambda: network)
    assert running.address_for_people(read_settings({"database": "x.sqlite", **given}, {})) == address


def test_a_table_for_every_network_is_open_at_the_address_it_tells(tmp_path: Path) -> None:
    house = House(tmp_path, (*QUICK, "--host", "0.0.0.0"))  # noqa: S104 - for a moment
    house.start()
    try:
        assert house.url.startswith(f"http://{running.own_address() or '127.0.0.1'}:")
        assert Guest(house, "Vroni").open_table()
    finally:
        house.kill()


def test_the_database_lies_in_the_users_data_folder(tmp_path: Path) -> None:
    settings = read_settings({}, {"XDG_DATA_HOME": str(tmp_path / "data")})
    assert settings.database == tmp_path / "data" / "stammtisch" / "stammtisch.sqlite"
    assert settings.database.parent.is_dir()
    (tmp_path / "file").touch()
    with pytest.raises(SettingsFault, match="give a file with --database"):
        read_settings({}, {"XDG_DATA_HOME": str(tmp_path / "file")})


@pytest.mark.anyio
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_stop_hangs_up_in_order_and_loses_nothing(own_house: Callable[..., House], number: int) -> None:
    house = own_house()
    guest = Guest(house, "Vroni")
    page = await guest.look(guest.open_table())
    await page.command({"kind": "rename", "name": "Vroni H."})
    os.kill(house.pid, number)
    await page.until(lambda: page.close_code is not None)
    assert page.close_code == 1012
    assert house.stop() == 0
    assert house.errors() == ""
    house.start()
    again = await guest.look(page.table_id)
    assert again.table["seats"][0]["name"] == "Vroni H."
    await again.close()
