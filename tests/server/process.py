"""`netocean serve` as a process of its own."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 20


class Process:
    """A server process, and what it has said so far."""

    def __init__(self, options: Sequence[str], environment: dict[str, str]) -> None:
        command = [sys.executable, "-m", "netocean", "serve", *options]
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("NETOCEAN_", "LC_", "LANG"))}
        form = {"NETOCEAN_FORM": os.environ.get("NETOCEAN_FORM", ""), "PYTHONIOENCODING": "utf-8"}
        self.child = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**clean, **form, **environment},
            encoding="utf-8",
        )
        self.log: list[str] = []
        self.port = 0

    def listening(self) -> int:
        """The port, as soon as the server listens there."""
        assert self.child.stderr is not None
        while not self.port:
            line = self.child.stderr.readline()
            assert line, self.end()
            self.log.append(line)
            found = re.search(r"listening .*port=(\d+)", line)
            self.port = int(found.group(1)) if found else 0
        return self.port

    def end(self, number: int | None = None) -> tuple[int, str, str]:
        """The exit code, the output and the errors, after a signal or by itself."""
        if number is not None:
            self.child.send_signal(number)
        out, errors = self.child.communicate(timeout=PATIENCE)
        return self.child.returncode, out, "".join(self.log) + errors


@contextmanager
def process(data: Path | None, *options: str, **environment: str) -> Iterator[Process]:
    """A server process while the block runs."""
    running = Process([*([] if data is None else ["--data", str(data)]), *options], environment)
    try:
        yield running
    finally:
        if running.child.poll() is None:
            running.child.send_signal(signal.SIGKILL)
            running.child.communicate(timeout=PATIENCE)
