"""Renew the digests in the manifests of the bundled packs, after their files have changed.

python scripts/digest_packs.py           write them
python scripts/digest_packs.py --check   only say which are not current; exit status 1 if any
"""

import argparse
import re
import sys
from pathlib import Path

from netocean.catalog.files import MANIFEST, digest, read_files
from netocean.catalog.library import bundled_packs

_LINE = re.compile(r'^digest = ".*"$', re.MULTILINE)


def stale(path: Path) -> str | None:
    """The digest that a pack should have, if its manifest says another."""
    files, faults = read_files(path)
    if faults:
        raise SystemExit(f"{path.name}: {faults[0].key}")
    current = digest(files)
    return None if f'digest = "{current}"' in files[MANIFEST].decode() else current


def renew(path: Path, current: str) -> None:
    """Write the digest into the manifest."""
    manifest = path / MANIFEST
    text, count = _LINE.subn(f'digest = "{current}"', manifest.read_text(encoding="utf-8"))
    if count != 1:
        raise SystemExit(f'{path.name}: {MANIFEST} needs one line: digest = ""')
    manifest.write_text(text, encoding="utf-8")


def main() -> int:
    """Check or renew all bundled packs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing")
    check = parser.parse_args().check
    found = [(path, current) for path in bundled_packs() if (current := stale(path)) is not None]
    for path, current in found:
        if not check:
            renew(path, current)
        print(f"{path.name}: {'not current' if check else 'renewed'}")
    return 1 if check and found else 0


if __name__ == "__main__":
    sys.exit(main())
