"""Write the golden playthroughs anew, after an intended change of the rules: read the difference before you commit it.

python scripts/golden.py
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from playthrough import GOLDEN, playthrough  # noqa: E402

for preset in GOLDEN:
    path = ROOT / "tests" / "golden" / f"colosseum-{preset}.txt"
    path.parent.mkdir(exist_ok=True)
    path.write_text(playthrough(preset), encoding="utf-8")
    print(path.relative_to(ROOT))
