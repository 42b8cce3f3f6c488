"""What the options of a seat with priority and of a payment do, beside those that every game has."""

from typing import Final

from netocean.engine.play import Verb

CAST: Final = Verb("cast")
CAST_LB: Final = Verb("cast_lb")  # from the LB deck (F-R17.2)
BURST: Final = Verb("burst")  # a Character as a Summon (F-R21.11)
USE: Final = Verb("use")  # `value` is the ability's place on the card, or from GAINED on that of a gained one
WARP: Final = Verb("warp")
PRIME: Final = Verb("prime")
PAY: Final = Verb("pay")  # a source of CP; `value` is the element that it gives
PUT: Final = Verb("put")  # the same, put into the Break Zone for CP as a text allows

GAINED: Final = 1000
