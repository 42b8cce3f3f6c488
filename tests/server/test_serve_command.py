"""`netocean serve` as people start and stop it."""

import os
import signal
import socket
import sys
from pathlib import Path

import httpx
import pytest
import segno

from netocean.cli.reporting import Reporter
from netocean.cli.serve import _say_where
from netocean.server import local
from netocean.server.settings import Settings
from server.process import PATIENCE, process


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_starts_says_where_and_stops_in_order(tmp_path: Path, number: int):
    """With exit code 0, one line an event, and no trace of the machine's inside."""
    with process(tmp_path / "new" / "folder", "--port", "0") as server:
        port = server.listening()
        told = httpx.get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE, trust_env=False).json()
        assert told == {"status": "ok", "version": "0.1.0", "tables": 0}
        code, out, errors = server.end(number)
    assert code == 0
    assert f"The table stands at http://127.0.0.1:{port}/" in out
    assert str(tmp_path / "new" / "folder") in out
    assert [line.split()[2] for line in errors.splitlines()] == ["listening", "stopped"]


def test_it_speaks_the_language_of_the_person(tmp_path: Path):
    """Of the system, or of the option."""
    with process(tmp_path, "--port", "0", LANG="zh_CN.UTF-8") as server:
        server.listening()
        assert "牌桌已摆好" in server.end(signal.SIGTERM)[1]
    with process(tmp_path, "--port", "0", "--language", "ja", LANG="zh_CN.UTF-8") as server:
        server.listening()
        assert "テーブルの用意" in server.end(signal.SIGTERM)[1]


def test_a_taken_port_leads_to_the_next_free_one(tmp_path: Path):
    """And that is said."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        with process(tmp_path, "--port", str(taken)) as server:
            port = server.listening()
            assert port > taken
            assert f"Port {taken} is taken; port {port} is used." in server.end(signal.SIGTERM)[1]


def test_an_address_of_another_machine_is_refused(tmp_path: Path):
    """With the reason, in words."""
    with process(tmp_path, "--host", "192.0.2.1") as server:
        code, _, errors = server.end()
    assert code == 2
    assert errors.startswith("Nothing can listen at 192.0.2.1, port 8000: ")
    assert len(errors.splitlines()) == 1


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path):
    """With the way out."""
    (tmp_path / "file").write_text("mine")
    with process(tmp_path / "file" / "folder") as server:
        code, _, errors = server.end()
    assert code == 2
    assert (
        errors
        == f"Tables cannot be kept in {tmp_path / 'file' / 'folder'}: {reason()}. Choose another folder with --data.\n"
    )


def reason() -> str:
    """What the system says where a folder should be in a file."""
    return os.strerror(20)


def test_a_file_that_is_not_ours_is_refused(tmp_path: Path):
    """It stays as it is."""
    (tmp_path / "tables.sqlite").write_bytes(b"a diary " * 1000)
    with process(tmp_path) as server:
        code, _, errors = server.end()
    assert (code, errors.partition(":")[0]) == (2, f"The tables in {tmp_path} cannot be used")
    assert (tmp_path / "tables.sqlite").read_bytes() == b"a diary " * 1000


def test_a_second_server_on_the_same_tables_is_refused(tmp_path: Path):
    """The first one goes on."""
    with process(tmp_path, "--port", "0") as first:
        port = first.listening()
        with process(tmp_path, "--port", "0") as second:
            code, _, errors = second.end()
        assert (code, errors.partition(":")[0]) == (2, f"The tables in {tmp_path} are in use")
        assert httpx.get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE, trust_env=False).status_code == 200


def test_without_a_folder_tables_are_kept_at_home(tmp_path: Path):
    """Beside the saved games."""
    with process(None, "--port", "0", NETOCEAN_HOME=str(tmp_path)) as server:
        server.listening()
        server.end(signal.SIGTERM)
    assert (tmp_path / "tables" / "tables.sqlite").is_file()


def test_the_address_in_the_network_is_found_without_sending_anything(monkeypatch):
    """A machine in no network says so."""

    class Nowhere(socket.socket):
        def connect(self, address: object) -> None:
            raise OSError("Network is unreachable")

    monkeypatch.setattr(local.socket, "socket", Nowhere)
    assert local.lan_address() == ""


def test_the_qr_code_is_as_wide_as_it_is_high():
    """Two rows in a line of the terminal."""
    lines = local.qr_lines("http://192.168.1.23:8000/")
    side = segno.make("http://192.168.1.23:8000/", error="L", micro=False).symbol_size(border=2)[0]
    assert len(lines) == (side + 1) // 2
    assert {len(line) - len("\x1b[97;40m\x1b[0m") for line in lines} == {side}


def test_an_address_with_colons_is_put_in_brackets():
    """As browsers want it."""
    assert local.url("::1", 8000) == "http://[::1]:8000/"
    assert local.url("192.168.1.23", 8000) == "http://192.168.1.23:8000/"


def test_others_in_the_network_are_told_the_way(tmp_path: Path, monkeypatch, capsys):
    """In words, and as a QR code where there is a screen to show it on."""
    monkeypatch.setattr(local, "lan_address", lambda: "192.168.1.23")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    _say_where(Reporter("en"), "0.0.0.0", 8000, 8001, Settings(tmp_path))
    told = capsys.readouterr().out.splitlines()
    assert "Port 8000 is taken; port 8001 is used." in told
    assert "The table stands at http://127.0.0.1:8001/" in told
    place = told.index("For others in your network: http://192.168.1.23:8001/")
    code = local.qr_lines("http://192.168.1.23:8001/")
    assert told[place + 1 : place + 1 + len(code)] == code


def test_a_machine_in_no_network_says_so(tmp_path: Path, monkeypatch, capsys):
    """Nobody waits for friends in vain."""
    monkeypatch.setattr(local, "lan_address", lambda: "")
    _say_where(Reporter("en"), "0.0.0.0", 8000, 8000, Settings(tmp_path))
    assert "This machine is in no network; nobody else can join from elsewhere." in capsys.readouterr().out
