"""What the options of this game do, beside those that every game has."""

from typing import Final

from netocean.engine.play import Verb

PAY: Final = Verb("pay")  # a requirement line, `value`, with its first card from hand or slot as target
PART: Final = Verb("part")  # a part of a line: line * 100 + upright * 10 + sideways
BLUFF: Final = Verb("nothing")  # no payment
OPEN: Final = Verb("open")
ACTIVATE: Final = Verb("activate")  # `value` is the ability's place on the card
SUPPORT: Final = Verb("support")
APPEAR: Final = Verb("appear")
EVOLVE: Final = Verb("evolve")
DECLINE: Final = Verb("decline")
EXCHANGE: Final = Verb("exchange")
ME: Final = Verb("me")
YOU: Final = Verb("you")
