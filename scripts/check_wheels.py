"""Install each wheel of dist/ into an empty environment and play there, with no make, compiler or Node.js in reach."""

import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TRIAL = "import netocean; assert netocean.form() == {form!r}, netocean.form(); print(netocean.__version__, {form!r})"
GAMES = sorted(path.parent.name for path in (ROOT / "src" / "netocean" / "games").glob("*/rules.py"))
PAGE = "netocean/server/page/"
SECONDS = 30
"""How long a server may take to answer for the first time."""


def check(wheel: Path) -> str:
    """Install the wheel, let it play two games of each kind, see whether its server gives the page; how each step ended."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        venv.create(folder, with_pip=True)
        python = str(folder / "bin" / "python")
        environment = {"PATH": str(folder / "bin"), "HOME": name, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        assert shutil.which("node", path=environment["PATH"]) is None
        form = "interpreted" if wheel.stem.endswith("py3-none-any") else "compiled"
        install = [python, "-m", "pip", "install", "-q", "--only-binary", ":all:"]
        install += ["-c", str(ROOT / "constraints.txt"), str(wheel)]
        fuzz = [[python, "-m", "netocean", "fuzz", game, "--games", "2", "--seed", "1"] for game in GAMES]
        commands = [install, [python, "-c", TRIAL.format(form=form)], *fuzz]
        said = [line for command in commands for line in run(command, folder, environment).splitlines()[-1:]]
        return "\n".join([wheel.name, *said, serve(wheel, python, folder, environment)])


def run(command: list[str], folder: Path, environment: dict[str, str]) -> str:
    """What a command says; one that fails ends everything, with what it said."""
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"{done.stdout}This step failed: {' '.join(command)}")
    return done.stdout


def serve(wheel: Path, python: str, folder: Path, environment: dict[str, str]) -> str:
    """Start the server of the installed wheel and fetch its whole page; how many files it gave."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    command = [python, "-m", "netocean", "serve", "--host", "127.0.0.1", "--port", str(port)]
    with open(folder / "serve.log", "w+b") as log:
        server = subprocess.Popen(
            [*command, "--data", str(folder / "data")],
            cwd=folder,
            env=environment,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        try:
            health = json.loads(started(f"{address}/health", server))
            assert health["status"] == "ok", health
            return f"The server gives the page: {page(address, wheel)} files"
        except Exception:
            log.seek(0)
            sys.stderr.buffer.write(log.read())
            raise
        finally:
            server.terminate()
            server.wait(SECONDS)


def page(address: str, wheel: Path) -> int:
    """The number of files that the page is made of; the server gives every one of them, as it is in the wheel."""
    with zipfile.ZipFile(wheel) as archive:
        files = {name.removeprefix(PAGE): archive.read(name) for name in archive.namelist() if name.startswith(PAGE)}
    assert fetch(f"{address}/") == files["index.html"]
    for name, content in files.items():
        assert fetch(f"{address}/{name}") == content, name
    return len(files)


def started(address: str, server: subprocess.Popen[bytes]) -> bytes:
    """What the server answers, as soon as it does."""
    last = time.monotonic() + SECONDS
    while True:
        try:
            return fetch(address)
        except OSError:
            if server.poll() is not None or time.monotonic() > last:
                raise
        time.sleep(0.1)


def fetch(address: str) -> bytes:
    """What stands at an address of this machine."""
    with urllib.request.urlopen(address, timeout=SECONDS) as response:  # noqa: S310
        body: bytes = response.read()
        return body


def main() -> int:
    """Check all wheels."""
    wheels = sorted((ROOT / "dist").glob("netocean-*.whl"))
    if not wheels:
        print("There are no wheels in dist/; run `make wheel` first.")
        return 1
    with ThreadPoolExecutor(len(wheels)) as side_by_side:
        for said in side_by_side.map(check, wheels):
            print(said)
    return 0


if __name__ == "__main__":
    sys.exit(main())
