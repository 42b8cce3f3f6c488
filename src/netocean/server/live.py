"""A table in memory: what comes from its seats is stored, then done, then told to everybody at it."""

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from sqlalchemy.exc import IntegrityError

from netocean.engine.errors import IllegalAnswer, NetOceanError
from netocean.engine.table import SEATS
from netocean.server.beside import Beside
from netocean.server.connection import Connection, encoded
from netocean.server.lobby import Waiting, packs_asked
from netocean.server.logs import LOG, named, place
from netocean.server.problems import Refused, StorageRefused, words
from netocean.server.settings import CONNECTIONS, HESITATION, RETRY_SECONDS
from netocean.server.storage import KeptReport, Storage
from netocean.server.tokens import new_id
from netocean.server.watch import Watch
from netocean.tables.messages import VERSION, Ack, FromSeat, Presence, Reasons, Refuse, ToSeat
from netocean.tables.setup import Input
from netocean.tables.table import Table


class Live:
    """One table and the connections of its seats. `table` is None, and there is a `lobby`, before its game begins.

    One thing happens at a time at a table; the others go on meanwhile.
    """

    def __init__(
        self,
        id: str,
        storage: Storage,
        thinking: Beside,
        table: Table | None,
        lobby: Waiting | None = None,
        forget: Callable[["Live"], None] = lambda live: None,
    ) -> None:
        self.id = id
        self.table = table
        self.lobby = lobby
        self.connections: list[list[Connection]] = [[] for _ in range(SEATS)]
        self.broken = False
        self.used = time.monotonic()
        self._storage = storage
        self._thinking = thinking
        self._forget = forget
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.watch = Watch(0 if table is None else table.setup.limit, self._tell_presence)
        if table is not None:
            self._go_on()

    # Who is there.

    def join(self, connection: Connection, seq: int) -> None:
        """Let a connection hear all that it has not heard after `seq`, and whatever comes from now on."""
        self.used = time.monotonic()
        seat = connection.seat
        others = self.connections[seat]
        while len(others) >= CONNECTIONS:
            oldest = others.pop(0)
            oldest.end(encoded(self.refuse(seat, 0, Refused("too-many-tabs"))))
        others.append(connection)
        if self.broken:
            connection.end(encoded(self.refuse(seat, 0, Refused("table-broken"))))
            return
        self.tell_again(connection, seq)
        connection.send(encoded(self._presence(seat)))
        if len(others) == 1:
            self._tell_presence(1 - seat)
        if not self._tasks:
            self._go_on()

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        self.used = time.monotonic()
        mine = self.connections[connection.seat]
        if connection in mine:
            mine.remove(connection)
            if not mine:
                self._tell_presence(1 - connection.seat)

    def tell_again(self, connection: Connection, seq: int) -> None:
        """All that a connection missed after `seq`."""
        if self.table is None:
            if self.lobby is not None:
                connection.send(encoded(self.lobby.told(connection.seat)))
            return
        for message in self.table.told(connection.seat, seq):
            connection.send(encoded(message))

    @property
    def free(self) -> bool:
        """Whether a friend is waited for."""
        return self.lobby is not None and self.lobby.asked is None

    @property
    def empty(self) -> bool:
        """Whether nobody is there and nothing is under way."""
        return not any(self.connections) and not self._tasks and not self._lock.locked()

    # What seats say.

    async def hear(self, seat: int, said: FromSeat) -> ToSeat:
        """Do what a seat says, if it may; the answer to it. What changed has been told to everybody by then."""
        self.used = time.monotonic()
        # A line that breaks off does not break off what was begun: memory and storage agree.
        return await asyncio.shield(self._task(self._hear(seat, said)))

    async def _hear(self, seat: int, said: FromSeat) -> ToSeat:
        try:
            async with self._lock:
                if said.do == "why":
                    reasons = self.whole().why(seat, said.card)
                    return Reasons(v=VERSION, seq=self.seq(seat), n=said.n, card=said.card, reasons=reasons)
                if said.do in ("accept", "decline"):
                    await self._decide(seat, said)
                elif (one := self._accept(seat, said)) is not None:
                    await self._play(one)
            self._go_on()
            return Ack(v=VERSION, seq=self.seq(seat), n=said.n)
        except (Refused, IllegalAnswer) as error:
            return self.refuse(seat, said.n, error)
        except Exception as error:
            await self._report(error)
            return self.refuse(seat, said.n, Refused("table-broken" if self.broken else "answer-fault"))

    async def _decide(self, seat: int, said: FromSeat) -> None:
        """The host accepts the packs of the friend or declines them, or the friend takes them back."""
        if self.broken:
            raise Refused("table-broken")
        accept, lobby = said.do == "accept", self.lobby
        asked = None if lobby is None else lobby.asked
        if accept and seat != 0:
            raise Refused("message-malformed")
        if asked is None and accept == (self.table is not None):
            return
        if lobby is None or asked is None or sorted(said.answer) != sorted(lobby.digests):
            raise Refused("packs-late")
        if accept:
            table = await self._thinking.do(lambda: Table(self.id, asked))
            await self._storage.decide(self.id, True)
            self.begin(table)
        else:
            await self._storage.decide(self.id, False)
            lobby.asked = None
            self._tell_anew()

    def _accept(self, seat: int, said: FromSeat) -> Input | None:
        table = self.whole()
        if said.do == "claim" and not self.watch.over:
            raise Refused("claim-early")
        return table.accept(seat, said)

    def whole(self) -> Table:
        """The table, if its game has begun and nothing is broken. Raises Refused."""
        if self.broken:
            raise Refused("table-broken")
        if self.table is None:
            raise Refused("table-not-begun")
        return self.table

    async def _play(self, one: Input) -> None:
        """Store an input, then take it, then tell it."""
        table = self.whole()
        try:
            await self._storage.add_input(self.id, len(table.inputs), msgspec.json.encode(one))
        except IntegrityError:
            # Storage knows more than memory does: memory is left, to be built anew.
            self._forget(self)
            self.say_farewell(StorageRefused("storage-trouble"))
            raise StorageRefused("storage-trouble") from None
        try:
            told = table.apply(one)
        except Exception:
            # What is stored and what is in memory agree no more.
            self._break()
            raise
        for seat, messages in enumerate(told):
            if self.connections[seat]:
                for message in messages:
                    self._tell(seat, encoded(message))
        if table.over:
            await self._keep_over()

    async def _keep_over(self) -> None:
        try:
            await self._storage.set_over(self.id)
        except StorageRefused as error:
            LOG.warning("over-not-kept table=%s key=%s", self.id, error.key)

    # What the table does by itself.

    def seat_friend(self, table: Table) -> None:
        """The friend has come: the game begins, unless the host is to accept something first."""
        for connection in self.connections[1]:  # who was declined here before
            connection.end(encoded(self.refuse(1, 0, Refused("code-taken"))))
        if self.lobby is not None and packs_asked(table.setup):
            self.lobby.asked = table.setup
            self._tell_anew()
        else:
            self.begin(table)

    def begin(self, table: Table) -> None:
        """Both seats are taken, and the host has accepted what the friend brings."""
        self.table = table
        self.lobby = None
        self.watch = Watch(table.setup.limit, self._tell_presence)
        self._tell_anew()
        self._go_on()

    def _tell_anew(self) -> None:
        """All that is to be told anew, to everybody who is there."""
        for connections in self.connections:
            for connection in connections:
                self.tell_again(connection, 0)

    def _go_on(self) -> None:
        if self.table is not None and not self.broken:
            self._task(self._owed(self.table))

    async def _owed(self, table: Table) -> None:
        """Do all that the table has to do by itself, until a person is asked."""
        told = False
        waited: Input | None = None
        while not self.broken:
            try:
                async with self._lock:
                    one = await self._own(table)
                    if one is None:
                        self.watch.follow(table.waiting, len(table.inputs))
                        return
                    if one == waited or not table.hesitates(one):
                        await self._play(one)
                        continue
                    waited = one
                await asyncio.sleep(random.uniform(*HESITATION))
            except StorageRefused as refusal:
                if not told:
                    LOG.warning("own-not-kept table=%s key=%s", self.id, refusal.key)
                    self._tell_refusal(refusal)
                    told = True
                if not any(self.connections):
                    return
                await asyncio.sleep(RETRY_SECONDS)
            except Exception as error:
                self._break()
                await self._report(error)

    async def _own(self, table: Table) -> Input | None:
        waiting = table.waiting
        if waiting >= 0 and table.setup.seats[waiting].kind == "computer":
            return await self._thinking.do(table.own)
        return table.own()

    def _break(self) -> None:
        """A mistake of the program: this table ends here; the others do not notice."""
        self.broken = True
        self.watch.stop()
        self.say_farewell(Refused("table-broken"))

    async def _report(self, error: Exception) -> None:
        """Keep the record of a table with a mistake of the program."""
        LOG.error("fault table=%s error=%s at=%s", self.id, named(error), place(error))
        inputs = len(self.table.inputs) if self.table is not None else 0
        try:
            await self._storage.add_report(
                KeptReport(new_id(), self.id, -1, 0, inputs, f"{named(error)} {place(error)}")
            )
        except StorageRefused as refusal:
            LOG.warning("report-not-kept table=%s key=%s", self.id, refusal.key)

    def _task(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def stop(self) -> None:
        """The table leaves memory."""
        self.watch.end()

    # What is told.

    def seq(self, seat: int) -> int:
        """The number of the last message of a seat."""
        return 0 if self.table is None else self.table.seq(seat)

    def refuse(self, seat: int, n: int, error: NetOceanError) -> Refuse:
        """An error as a message to a seat."""
        given = error.params.get("given", 0)
        place = given if isinstance(given, int) else 0
        return Refuse(v=VERSION, seq=self.seq(seat), n=n, key=error.key, words=words(error), place=place)

    def _tell(self, seat: int, text: str) -> None:
        for connection in self.connections[seat]:
            connection.send(text)

    def say_farewell(self, refusal: NetOceanError) -> None:
        """End all connections with this word; who wants to comes back."""
        for seat in range(SEATS):
            for connection in self.connections[seat]:
                connection.end(encoded(self.refuse(seat, 0, refusal)))

    def _tell_refusal(self, refusal: Refused) -> None:
        for seat in range(SEATS):
            self._tell(seat, encoded(self.refuse(seat, 0, refusal)))

    def _presence(self, seat: int) -> Presence:
        friend = self.table is None or self.table.setup.seats[1 - seat].kind == "friend"
        other = bool(self.connections[1 - seat]) if friend else True
        left, claim = self.watch.told(seat)
        return Presence(v=VERSION, seq=self.seq(seat), other=other, left=left, claim=claim)

    def _tell_presence(self, *seats: int) -> None:
        for seat in seats or range(SEATS):
            if self.connections[seat]:
                self._tell(seat, encoded(self._presence(seat)))
