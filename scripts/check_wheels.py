"""Install each wheel of dist/ into an empty environment and play there, with no make and no compiler in reach."""

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TRIAL = "import netocean; assert netocean.form() == {form!r}, netocean.form(); print(netocean.__version__, {form!r})"
GAMES = ["-m", "netocean", "fuzz", "colosseum", "--games", "2", "--seed", "1"]


def check(wheel: Path, folder: Path) -> None:
    """Install the wheel and let it play two games."""
    form = "interpreted" if wheel.stem.endswith("py3-none-any") else "compiled"
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    environment = {"PATH": str(folder / "bin"), "HOME": str(folder), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    install = [
        python,
        "-m",
        "pip",
        "install",
        "-q",
        "--only-binary",
        ":all:",
        "-c",
        ROOT / "constraints.txt",
        wheel,
    ]
    for command in (install, [python, "-c", TRIAL.format(form=form)], [python, *GAMES]):
        subprocess.run([str(part) for part in command], check=True, cwd=folder, env=environment)


def main() -> int:
    """Check all wheels."""
    wheels = sorted((ROOT / "dist").glob("netocean-*.whl"))
    if not wheels:
        print("There are no wheels in dist/; run `make wheel` first.")
        return 1
    for wheel in wheels:
        print(wheel.name)
        with tempfile.TemporaryDirectory() as folder:
            check(wheel, Path(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
