"""``kozel serve`` as a process."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest

import kozel as package
from kozel.server import protocol as wire
from tests.server.edge.house import Address, Visitor

ROOT = Path(package.__file__).parent.parent


@contextmanager
def serving(*arguments: str, language: str = "en") -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The process, and what it printed until it was ready."""
    process = start(*arguments, language=language)
    assert process.stdout is not None
    told = ""
    for line in process.stdout:
        told += line
        if "Ctrl+C" in line:
            break
    try:
        yield process, told
    finally:
        process.kill()
        process.communicate()


def start(*arguments: str, language: str = "en") -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "kozel", "serve", "--lang", language, *arguments],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8",
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip


def refused(*arguments: str, language: str = "en") -> str:
    """What the process complained of."""
    process = start(*arguments, language=language)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 2, out + err
    assert "Traceback" not in err
    return " ".join(err.split())


def link_in(told: str) -> str:
    found = re.search(r"http://127\.0\.0\.1:\d+", told)
    assert found, told
    return found[0]


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_until_it_is_told_to_stop(tmp_path: Path, sign: signal.Signals) -> None:
    with serving("--port", "0", "--data", str(tmp_path)) as (process, told):
        link = link_in(told)
        assert httpx2.get(f"{link}/api/health").status_code == 200
        process.send_signal(sign)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (0, "")
    assert "The server has stopped" in out
    assert (tmp_path / "kozel.sqlite").exists()


@pytest.mark.parametrize(("language", "told"), [("en", "is ready"), ("ru", "готов")])
def test_it_says_where_it_is(tmp_path: Path, language: str, told: str) -> None:
    with serving("--port", "0", "--data", str(tmp_path), language=language) as (_, printed):
        assert told in printed


def test_a_home_is_let_in(tmp_path: Path) -> None:
    with serving("--port", "0", "--data", str(tmp_path), "--lan") as (_, told):
        port = link_in(told).rpartition(":")[2]
        assert httpx2.get(f"http://127.0.0.1:{port}/api/health").status_code == 200
        if "no network" in told:
            return
        links = set(re.findall(rf"http://[\d.]+:{port}", told)) - {f"http://127.0.0.1:{port}"}
        assert len(links) == 1
        assert "█" in told
        assert httpx2.get(f"{links.pop()}/api/health").status_code == 200


def test_without_a_page_it_says_so(tmp_path: Path) -> None:
    with serving("--port", "0", "--data", str(tmp_path)) as (_, told):
        built = (ROOT / "kozel" / "server" / "page" / "index.html").exists()
        assert ("KOZEL_SKIP_WEB" in told) != built


@pytest.mark.parametrize(("language", "told"), [("en", "Another program"), ("ru", "занят")])
def test_a_port_that_is_taken(tmp_path: Path, language: str, told: str) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        complaint = refused("--port", port, "--data", str(tmp_path), language=language)
    assert told in complaint
    assert port in complaint
    assert f"--port {int(port) + 1}" in complaint


def test_a_second_server_of_the_same_data(tmp_path: Path) -> None:
    with serving("--port", "0", "--data", str(tmp_path)) as (_, told):
        complaint = refused("--port", "0", "--data", str(tmp_path))
        assert complaint.count(".") >= 1
        assert httpx2.get(f"{link_in(told)}/api/health").status_code == 200


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert str(tmp_path / "file") in refused("--port", "0", "--data", str(tmp_path / "file"))


@pytest.mark.parametrize("host", ["203.0.113.77", "no-such-host.invalid", "x" * 300, "::zz"])
def test_an_address_that_is_not_here(tmp_path: Path, host: str) -> None:
    complaint = refused("--host", host, "--port", "0", "--data", str(tmp_path))
    assert "has no address" in complaint


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    with serving("--port", "0", "--data", str(tmp_path)) as (process, told):
        with Address(link_in(told)) as address:
            masha = Visitor(address)
            masha.put("me", {"name": "Маша"})
            table = masha.post("play", {})["table"]
            cookie = masha.cookie
            with masha.socket() as talk:
                talk.say(wire.Enter(table))
                while not talk.until(wire.Step).events:
                    continue
            before = masha.get(f"tables/{table}/log").splitlines()
        process.kill()
        process.wait()
    with (
        serving("--port", "0", "--data", str(tmp_path)) as (_, told),
        Address(link_in(told)) as address,
    ):
        masha = Visitor(address)
        masha.client.headers["cookie"] = cookie
        after = masha.get(f"tables/{table}/log").splitlines()
        assert after[: len(before)] == before
        with masha.socket(Cookie=cookie) as talk:
            talk.say(wire.Enter(table))
            state = talk.until(wire.TableState)
    assert state.around.sitters[state.seat].name == "Маша"


def test_what_it_writes_tells_no_tokens(tmp_path: Path) -> None:
    with serving("--port", "0", "--data", str(tmp_path)) as (process, told):
        with httpx2.Client(base_url=link_in(told)) as client:
            client.get("/api/me")
            client.get("/api/requests/x", params={"key": "a-secret-key"})
            client.put("/api/me", content=b"{")
            token = client.cookies["kozel"]
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=30)
    assert err == ""
    assert token not in told + out
    assert "secret" not in told + out
