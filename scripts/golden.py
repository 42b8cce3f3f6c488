"""Write the golden playthroughs and transcripts anew, after an intended change: read the difference before you commit it.

python scripts/golden.py
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from playthrough import GOLDEN, playthrough  # noqa: E402
from tables.wire import GOLDEN as TABLES  # noqa: E402
from tables.wire import transcripts  # noqa: E402

KEPT = ROOT / "tests" / "golden"


def write(name: str, text: str) -> None:
    """Write one file."""
    path = KEPT / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    print(path.relative_to(ROOT))


for game, preset in GOLDEN:
    write(f"{game}-{preset}.txt", playthrough(game, preset))
for table in TABLES:
    for file, text in transcripts(table).items():
        write(f"wire/{file}", text)
