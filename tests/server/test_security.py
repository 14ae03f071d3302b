"""Who may talk to the server: its own pages with their cookies, not too fast, and from not too many windows."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import connect

from stammtisch.server.limits import SOCKETS_PER_USER, Bucket, Buckets, Rate
from stammtisch.server.security import Guard
from stammtisch.server.sessions import Sessions
from stammtisch.store import open_sqlite
from tests.server.house import House
from tests.server.people import Guest, Page

pytestmark = pytest.mark.anyio


def open_table(house: House, **headers: str) -> int:
    """Try to open a table with these headers; returns the status."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.post(f"{house.url}/api/tables", json={"name": "Vroni"}, headers=named).status_code


def test_only_own_pages_may_act(house: House) -> None:
    own = house.url
    assert open_table(house) == 201
    assert open_table(house, origin=own) == 201
    assert open_table(house, origin=own, sec_fetch_site="same-origin") == 201
    assert open_table(house, origin="https://evil.example") == 403
    assert open_table(house, origin=own.replace("http:", "http:").rsplit(":", 1)[0]) == 403
    assert open_table(house, origin="null") == 403
    for site in ("cross-site", "same-site", "none"):
        assert open_table(house, origin=own, sec_fetch_site=site) == 403
    refused = httpx.post(f"{house.url}/api/tables", json={"name": "x"}, headers={"origin": "https://evil.example"})
    assert refused.json()["refusal"] == {
        "reason": "OTHER_ORIGIN",
        "args": {"text": "https://evil.example", "known": house.url},
        "paragraph": None,
    }


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", "http://localhost:1"])
async def test_pages_of_other_addresses_get_no_socket(house: House, origin: str) -> None:
    guest = Guest(house, "Vroni")
    with pytest.raises(websockets.InvalidStatus) as caught:
        await connect(
            f"ws{house.url.removeprefix('http')}/ws",
            origin=websockets.Origin(origin),
            additional_headers={"cookie": guest.cookie},
        )
    assert caught.value.response.status_code == 403


@pytest.mark.parametrize(
    ("origin", "reached"),
    [
        ("https://stammtisch.example", True),
        ("http://stammtisch.example", False),
        ("https://stammtisch.example:8443", False),
        ("http://127.0.0.1:8000", False),
    ],
)
async def test_behind_a_proxy_only_the_address_that_people_use_counts(
    tmp_path: Path, origin: str, reached: bool
) -> None:
    seen: list[str] = []
    sent: list[Any] = []

    async def behind(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["state"]["user"])
        await send({"type": "websocket.accept", "headers": []})

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    store = open_sqlite(tmp_path / "x.sqlite")
    guard = Guard(behind, Sessions(store, secure=True), "https://stammtisch.example")
    headers = [(b"host", b"127.0.0.1:8000"), (b"origin", origin.encode())]
    scope: Any = {"type": "websocket", "path": "/ws", "headers": headers, "client": ("10.0.0.1", 1)}
    await guard(scope, receive, send)
    store.close()
    assert bool(seen) == reached
    if reached:
        given = dict(sent[0]["headers"])
        assert given[b"set-cookie"].endswith(b"; HttpOnly; SameSite=Lax; Secure")
        assert given[b"strict-transport-security"]
    else:
        assert sent == [{"type": "websocket.close", "code": 4403, "reason": "OTHER_ORIGIN"}]


def test_the_cookie_is_secret_and_lasts(house: House) -> None:
    response = httpx.get(f"{house.url}/api/presets")
    cookie = response.headers["set-cookie"]
    token = re.match(r"stammtisch=([\w-]+); Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax$", cookie)
    assert token is not None
    assert len(token[1]) >= 43
    again = httpx.get(f"{house.url}/api/presets", headers={"cookie": f"stammtisch={token[1]}"})
    assert "set-cookie" not in again.headers
    assert token[1].encode() not in house.database.read_bytes()
    assert all(token[1].encode() not in path.read_bytes() for path in house.database.parent.iterdir())


@pytest.mark.parametrize("cookie", ["stammtisch=", "stammtisch=invented", "stammtisch=" + "x" * 5000, "a=b; ;;=", '"'])
def test_invented_cookies_are_nobody(house: House, cookie: str) -> None:
    response = httpx.get(f"{house.url}/api/tables", headers={"cookie": cookie})
    assert response.status_code == 200
    assert response.json() == []
    assert response.headers["set-cookie"].startswith("stammtisch=")
    assert "invented" not in response.headers["set-cookie"]


def test_every_answer_tells_the_browser_to_be_careful(house: House) -> None:
    for path in ("/", "/api/presets", "/api/nothing", "/t/zzzzzz"):
        headers = httpx.get(house.url + path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'; frame-ancestors 'none'")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers
    assert httpx.get(f"{house.url}/api/presets").headers["cache-control"] == "no-store"


async def test_too_many_frames(own_house: Callable[..., House]) -> None:
    house = own_house("--frames", "20")
    guest = Guest(house, "Vroni")
    page = await guest.look(guest.open_table())
    for _ in range(40):
        await page.send({"kind": "ping"})
    await page.until(lambda: page.close_code is not None)
    assert page.close_code == 4408
    refusal = page.frames[-1]["refusal"]
    assert refusal["reason"] == "TOO_FAST"
    assert refusal["args"] == {"limit": 20, "seconds": 20}
    assert sum(frame["kind"] == "pong" for frame in page.frames) <= 20
    again = await guest.look(page.table_id)
    assert again.table["seats"][0]["connected"]
    await again.close()
    assert house.alive


async def test_too_many_windows(house: House) -> None:
    guest = Guest(house, "Vroni")
    table_id = guest.open_table()
    pages: list[Page] = [await guest.look(table_id) for _ in range(SOCKETS_PER_USER + 1)]
    await pages[0].until(lambda: pages[0].close_code is not None)
    assert pages[0].close_code == 4409
    assert pages[0].frames[-1]["refusal"]["reason"] == "OPENED_ELSEWHERE"
    for page in pages[1:]:
        assert await page.answer({"kind": "ping"}) == {"kind": "pong"}
        await page.close()


def test_buckets_fill_again() -> None:
    now = [0.0]
    bucket = Bucket(Rate(10, 20), lambda: now[0])
    assert [bucket.take() for _ in range(11)] == [True] * 10 + [False]
    now[0] += 2
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] += 1000
    assert bucket.full()
    assert [bucket.take() for _ in range(11)] == [True] * 10 + [False]


def test_everybody_has_his_own_bucket_and_full_ones_are_forgotten() -> None:
    now = [0.0]
    buckets = Buckets(Rate(1, 10), lambda: now[0])
    assert buckets.take("a")
    assert buckets.take("b")
    assert not buckets.take("a")
    for number in range(10_001):
        buckets.take(f"n{number}")
    now[0] += 100
    assert buckets.take("a")
    assert len(buckets._buckets) == 1
