"""Write src/netocean/games/<game>/tested_rules.json: which tests prove which rule, taken from the test markers."""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = {"C-": "colosseum", "A-": "alpha", "P-": "appmon", "F-": "fftcg"}


def collect(root: Path = ROOT) -> dict[str, list[str]]:
    """The rule ids of all tests, each with the tests that name it."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "markers.json"
        command = [
            "-m",
            "pytest",
            "--collect-only",
            "-q",
            "-p",
            "no:cacheprovider",
            f"--markers-json={report}",
        ]
        done = subprocess.run([sys.executable, *command], cwd=root, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise SystemExit(f"The tests cannot be collected:\n{done.stdout}{done.stderr}")
        rules: dict[str, list[str]] = json.loads(report.read_text(encoding="utf-8"))["rule"]
    return rules


def tables(rules: dict[str, list[str]], root: Path = ROOT) -> dict[Path, str]:
    """The text of each game's table, for the games that exist."""
    strange = sorted(rule for rule in rules if not rule.startswith(tuple(GAMES)))
    if strange:
        raise SystemExit(f"These rule ids belong to no game: {', '.join(strange)}")
    made = {}
    for prefix, game in GAMES.items():
        folder = root / "src" / "netocean" / "games" / game
        if folder.is_dir():
            own = {rule: sorted(tests) for rule, tests in sorted(rules.items()) if rule.startswith(prefix)}
            made[folder / "tested_rules.json"] = json.dumps(own, indent=1, ensure_ascii=False) + "\n"
    return made


def stale(root: Path = ROOT) -> list[Path]:
    """The tables that do not say what the tests say."""
    wanted = tables(collect(root), root)
    return [p for p, text in wanted.items() if not p.exists() or p.read_text(encoding="utf-8") != text]


def main() -> int:
    """Write the tables, or only compare them."""
    parser = argparse.ArgumentParser(description="Write the tables of tested rules.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a table is stale")
    if parser.parse_args().check:
        old = stale()
        for path in old:
            print(f"stale: {path.relative_to(ROOT)} (run `make rules`)")
        return bool(old)
    for path, text in tables(collect()).items():
        path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {len(json.loads(text))} rules")
    return 0


if __name__ == "__main__":
    sys.exit(main())
