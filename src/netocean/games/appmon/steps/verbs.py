"""What the options of this game do, beside those that every game has."""

from typing import Final

from netocean.engine.play import Verb

MATERIAL: Final = Verb(
    "material"
)  # the card or chip in `card` is the material; a chip has the discarded card as target
PAY: Final = Verb("pay")  # what a Digimon's evolution prints; `card` and `target` pay where cards do
FUSE: Final = Verb("fuse")
DECLINE: Final = Verb("decline")
EXCHANGE: Final = Verb("exchange")
OPEN: Final = Verb("open")
ACTIVATE: Final = Verb("activate")  # `value` is the ability's place on the card
LINK: Final = Verb("link")
