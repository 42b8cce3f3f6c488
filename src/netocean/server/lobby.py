"""A table before its game: whom it waits for, and what the host is asked about the packs of the friend."""

import msgspec

from netocean.catalog.packfile import pack_digest
from netocean.server.opening import Opening, about_lobby
from netocean.tables.messages import VERSION, Lobby
from netocean.tables.setup import Setup
from netocean.tables.side import about


def packs_asked(setup: Setup) -> list[str]:
    """The digests of the packs that only the friend brings: with these the host has not said to play."""
    return [pack_digest(one.pack) for one in setup.packs if one.seats == [1]]


class Waiting:
    """A table whose game has not begun. `asked` is what it begins with if the host accepts the packs of the friend."""

    def __init__(self, table: str, opening: Opening, code: str, asked: Setup | None = None) -> None:
        self.table = table
        self.opening = opening
        self.code = code
        self.asked = asked

    @property
    def digests(self) -> list[str]:
        """The packs that the host is asked about."""
        return [] if self.asked is None else packs_asked(self.asked)

    def told(self, seat: int) -> Lobby:
        """How it stands, for a seat."""
        if self.asked is None:
            told = msgspec.structs.replace(about_lobby(self.table, self.opening), seat=seat)
        else:
            told = about(self.table, self.asked, seat, False)
        return Lobby(v=VERSION, seq=0, about=told, code=self.code, asked=self.digests)
