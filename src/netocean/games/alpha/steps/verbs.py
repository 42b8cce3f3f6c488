"""What the options of this game do, beside those that every game has."""

from typing import Final

from netocean.engine.play import Verb

EXCHANGE: Final = Verb("exchange")
RENEW: Final = Verb("renew")
PLACE: Final = Verb("place")  # a Digimon into a new box, or an option into the slots
EVOLVE: Final = Verb("evolve")  # an evolution card on the target
ATTACK: Final = Verb("attack")  # the target, or the player
ALPHA: Final = Verb("alpha")
BLOCK: Final = Verb("block")
USE: Final = Verb("use")  # a Command
ACTIVATE: Final = Verb("activate")  # `value` is the ability's place on the card
