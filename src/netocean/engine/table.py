"""The table: cards, zones, and who knows what.

A card is an integer. What is known of it, and where it lies, stands in columns behind this class; nothing else in the code
knows how they are stored. Seats name cards by handles of their own, given in the order of first sight and renewed when a
card is lost from sight, so that a handle never tells more than its owner has seen.
"""

from typing import Final

SEATS: Final = 2

# Who may read a card that lies face down in a zone.
NOBODY: Final = 0
OWNER: Final = 1
EVERYBODY: Final = 2


class Printed:
    """What is printed on a card, shared by all its copies. Games add their own columns in a subclass.

    `key` is the pack key, `facts` the pack line as JSON, `abilities` the canonical ability lines: with these a record plays
    on after the pack has changed.
    """

    def __init__(self, key: str, facts: str, lines: list[str]) -> None:
        self.key: str = key
        self.facts: str = facts
        self.lines: list[str] = lines


class Layout:
    """The zones of a game: their names, who reads a card face down there, whether one can point at a single card.

    `readable` says whether the view shows the cards of the zone at all (a pile that nobody may look through is not);
    `pointed` whether a card lying there face down can be told from its neighbours.
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.reads: list[int] = []
        self.pointed: list[bool] = []
        self.readable: list[bool] = []

    def add(self, name: str, reads: int, pointed: bool, readable: bool) -> int:
        """Add a zone and return its number."""
        self.names.append(name)
        self.reads.append(reads)
        self.pointed.append(pointed)
        self.readable.append(readable)
        return len(self.names) - 1

    def size(self) -> int:
        """How many zones a seat has."""
        return len(self.names)


class Table:
    """Where every card is, how it lies, and which seats know its face."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Layout = layout
        self.face: list[Printed] = []
        self.owner: list[int] = []
        self.place: list[int] = []  # seat * zones + zone
        self.up: list[int] = []
        self.turned: list[int] = []
        self.knows: list[int] = []  # bit by seat: knows this card where it lies
        self.seen: list[int] = []  # bit by seat: has seen this card at some time, though it may be lost from sight
        self.host: list[int] = []  # the card this one belongs to (payment, attachment), -1 for none; ends with a move
        self.mark: list[int] = []  # the game's own mark of a card where it lies; ends with a move
        self.loose: list[int] = []  # bit by seat: seen, then lost among the cards of a hand, and not shuffled since
        self.serial: list[int] = []  # renewed at every move: a card that comes back is another thing
        self.handles: list[list[int]] = []
        self.cards: list[list[int]] = []  # card by seat and handle; -1 when lost from sight
        self.zones: list[list[int]] = []

    def clone(self) -> "Table":
        """An independent copy."""
        copy = Table(self.layout)
        copy.face = self.face
        copy.owner = self.owner
        copy.place = self.place[:]
        copy.up = self.up[:]
        copy.turned = self.turned[:]
        copy.knows = self.knows[:]
        copy.seen = self.seen[:]
        copy.host = self.host[:]
        copy.mark = self.mark[:]
        copy.loose = self.loose[:]
        copy.serial = self.serial[:]
        copy.handles = [self.handles[0][:], self.handles[1][:]]
        copy.cards = [self.cards[0][:], self.cards[1][:]]
        copy.zones = [zone[:] for zone in self.zones]
        return copy

    @staticmethod
    def empty(layout: Layout) -> "Table":
        """A table without cards."""
        table = Table(layout)
        table.handles = [[], []]
        table.cards = [[-1], [-1]]
        table.zones = [[] for _ in range(SEATS * layout.size())]
        return table

    # Reading.

    def zone(self, seat: int, zone: int) -> list[int]:
        """The cards of a seat's zone, the top card last. Not to be changed."""
        return self.zones[seat * self.layout.size() + zone]

    def count(self, seat: int, zone: int) -> int:
        """How many cards lie in a seat's zone."""
        return len(self.zones[seat * self.layout.size() + zone])

    def zone_of(self, card: int) -> int:
        """The zone a card lies in."""
        return self.place[card] % self.layout.size()

    def known(self, seat: int, card: int) -> bool:
        """Whether a seat knows the face of a card where it lies."""
        return (self.knows[card] >> seat) & 1 == 1

    def handle(self, seat: int, card: int) -> int:
        """The name a seat has for a card, given now if it has none: only for cards this seat can point at."""
        handle = self.handles[seat][card]
        if handle == 0:
            handle = len(self.cards[seat])
            self.handles[seat][card] = handle
            self.cards[seat].append(card)
        return handle

    def named(self, seat: int, card: int) -> int:
        """The name a seat has for a card, 0 if it cannot point at it."""
        return self.handles[seat][card]

    def card(self, seat: int, handle: int) -> int:
        """The card a seat's handle names, or -1."""
        named = self.cards[seat]
        return named[handle] if 0 < handle < len(named) else -1

    # Changing.

    def add(self, face: Printed, owner: int, zone: int) -> int:
        """Put a new card into a zone, face down, known to nobody."""
        card = len(self.owner)
        self.face.append(face)
        self.owner.append(owner)
        self.place.append(owner * self.layout.size() + zone)
        self.up.append(0)
        self.turned.append(0)
        self.knows.append(0)
        self.seen.append(0)
        self.host.append(-1)
        self.mark.append(0)
        self.loose.append(0)
        self.serial.append(0)
        self.handles[0].append(0)
        self.handles[1].append(0)
        self.zone(owner, zone).append(card)
        return card

    def move(
        self, card: int, zone: int, up: bool = False, turned: bool = False, bottom: bool = False, unseen: bool = True
    ) -> None:
        """Move a card to a zone of its owner, onto the top (or under the bottom), and settle who knows it there.

        A card that leaves a hand face down is lost from the other seat's sight. `unseen` is False when that has been
        settled before (see `leave_unseen`).
        """
        owner = self.owner[card]
        source = self.place[card]
        open_ = up or self.layout.reads[zone] == EVERYBODY
        if unseen and not open_ and self.layout.reads[source % self.layout.size()] == OWNER:
            self.leave_unseen([card])
        pile = self.zones[source]
        if pile[len(pile) - 1] == card:
            pile.pop()
        else:
            pile.remove(card)
        place = owner * self.layout.size() + zone
        if bottom:
            self.zones[place].insert(0, card)
        else:
            self.zones[place].append(card)
        self.place[card] = place
        self.up[card] = 1 if up else 0
        self.turned[card] = 1 if turned else 0
        self.host[card] = -1
        self.mark[card] = 0
        self.serial[card] += 1
        self._settle(card, zone)

    def holder(self, card: int) -> int:
        """The seat whose zone a card lies in."""
        return self.place[card] // self.layout.size()

    def give(self, card: int, seat: int) -> None:
        """Put a card into the same zone of another seat. It stays the same thing, and as it lies."""
        size = self.layout.size()
        place = seat * size + self.place[card] % size
        self.zones[self.place[card]].remove(card)
        self.zones[place].append(card)
        self.place[card] = place

    def leave_unseen(self, cards: list[int]) -> None:
        """Cards of one zone are about to leave it together, and the other seat does not see which.

        Of a zone where single cards cannot be told apart it can then no longer say which of those it knew are still there;
        unless all of them leave, or it can point at them.
        """
        if len(cards) == 0:
            return
        place = self.place[cards[0]]
        zone = place % self.layout.size()
        if self.layout.pointed[zone] or len(self.zones[place]) == len(cards):
            return
        other = 1 - self.owner[cards[0]]
        bit = 1 << other
        for card in self.zones[place]:
            if self.knows[card] & bit != 0:
                self.loose[card] |= bit
                self._lose(card, other, bit)

    def lose(self, card: int) -> None:
        """A card is lost from sight where it lies: nobody knows any more which it is."""
        self._lose(card, 0, 1)
        self._lose(card, 1, 2)

    def _lose(self, card: int, seat: int, bit: int) -> None:
        self.knows[card] &= ~bit
        handle = self.handles[seat][card]
        if handle != 0:
            self.cards[seat][handle] = -1
            self.handles[seat][card] = 0

    def _settle(self, card: int, zone: int) -> None:
        owner = self.owner[card]
        reads = self.layout.reads[zone]
        if self.up[card] == 1 or reads == EVERYBODY:
            self.knows[card] = 3
            self.seen[card] = 3
        elif reads == OWNER:
            self.knows[card] |= 1 << owner
            self.seen[card] |= 1 << owner
        pointed = self.layout.pointed[zone]
        seat = 0
        while seat < SEATS:
            known = (self.knows[card] >> seat) & 1
            if known == 1:
                self.loose[card] &= ~(1 << seat)
            if pointed or known == 1:
                if self.handles[seat][card] == 0:
                    self.handle(seat, card)
            elif self.handles[seat][card] != 0:
                self._lose(card, seat, 0)
            seat += 1

    def show(self, card: int, seats: int) -> None:
        """Let seats (a bit each) know a card where it lies: looked at, or revealed."""
        self.knows[card] |= seats
        self.seen[card] |= seats
        self._settle(card, self.zone_of(card))

    def turn_up(self, card: int) -> None:
        """Turn a card face up where it lies."""
        self.up[card] = 1
        self._settle(card, self.zone_of(card))

    def forget(self, seat: int, zone: int) -> None:
        """All cards of a zone are lost from sight: before a shuffle."""
        for card in self.zone(seat, zone):
            self._lose(card, 0, 1)
            self._lose(card, 1, 2)
            self.loose[card] = 0

    def gather(self, seat: int, source: int, target: int) -> None:
        """Put all cards of a zone into another one, lost from sight: to be shuffled there."""
        self.forget(seat, source)
        size = self.layout.size()
        pile = self.zones[seat * size + source]
        for card in pile:
            self.place[card] = seat * size + target
            self.up[card] = 0
            self.turned[card] = 0
            self.serial[card] += 1
        self.zones[seat * size + target].extend(pile)
        self.zones[seat * size + source] = []
