"""A real server for the tests of the page: `netocean serve` in a process of its own, with a folder of its own."""

import json
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "src" / "netocean" / "server" / "page" / "index.html"
SECONDS = 30
"""How long a server may take to start, and to stop."""


class Server:
    """One server. It can be killed and started again on the same port and folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.log = folder / "serve.log"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        """Start it; it answers when this returns."""
        command = [sys.executable, "-m", "netocean", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        self.folder.mkdir(parents=True, exist_ok=True)
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.data)], stdout=log, stderr=subprocess.STDOUT, cwd=self.folder
            )
        last = time.monotonic() + SECONDS
        while True:
            try:
                assert self.get("/health")["status"] == "ok"
                return self
            except OSError:
                if self.process.poll() is not None or time.monotonic() > last:
                    raise AssertionError(f"the server does not start:\n{self.said()}") from None
            time.sleep(0.05)

    def kill(self) -> None:
        """End it as a failing machine would: with no time to tidy up."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(SECONDS)
        self.process = None

    def stop(self) -> None:
        """Ask it to end."""
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"the server does not stop:\n{self.said()}") from None
        self.process = None

    def said(self) -> str:
        """What it wrote."""
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    def get(self, path: str, token: str = "") -> Any:
        """What stands at a path, as JSON."""
        return self._ask(urllib.request.Request(self.address + path), token)

    def post(self, path: str, body: dict, token: str = "") -> Any:
        """The answer to a message, as JSON."""
        data = json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Origin": self.address}
        return self._ask(urllib.request.Request(self.address + path, data, headers, method="POST"), token)

    def _ask(self, request: urllib.request.Request, token: str) -> Any:
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        with urllib.request.urlopen(request, timeout=SECONDS) as response:
            return json.load(response)


def need_page() -> None:
    """The page must have been built; a test that needs it fails without."""
    assert PAGE.is_file(), f"{PAGE.relative_to(ROOT)} is not there: run `make page` first"
