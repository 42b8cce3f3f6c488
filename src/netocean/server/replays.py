"""Games told again: those of seats when they are over, reports, and records that people bring along."""

from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from netocean.engine.record import LARGEST
from netocean.server import http
from netocean.server.house import house_of
from netocean.server.http import json
from netocean.server.live import Live
from netocean.server.problems import Refused
from netocean.server.settings import REPORT_LENGTH
from netocean.server.sheets import sheets_of
from netocean.server.storage import KeptReport
from netocean.server.tokens import new_id
from netocean.tables.messages import Replay
from netocean.tables.replay import of_record, of_table, packs_in
from netocean.tables.table import Table


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat reports: the message that it is about, in its own words."""

    text: str = ""
    seq: int = 0


class Reported(msgspec.Struct, frozen=True):
    """A report that is kept."""

    id: str


class ReportTold(msgspec.Struct, frozen=True):
    """A report: the game told again, the step that it is about, the seat, the words."""

    replay: Replay
    step: int
    seat: int
    text: str


def finished(live: Live) -> Table:
    """The table, if its game is over: until then seed and decks are nobody's to see. Raises Refused."""
    table = live.whole()
    if not table.over:
        raise Refused("replay-not-over")
    return table


async def replay_of_seat(request: Request) -> Response:
    """The game of a seat told again."""
    house = house_of(request)
    live, _ = await house.sit(http.address(request), http.bearer(request))
    table = finished(live)
    return await _answer(request, lambda: msgspec.json.encode(of_table(table)))


async def record_of_seat(request: Request) -> Response:
    """The record of a game as a file."""
    house = house_of(request)
    live, _ = await house.sit(http.address(request), http.bearer(request))
    table = finished(live)
    response = await _answer(request, table.record)
    response.headers["Content-Disposition"] = f'attachment; filename="{table.setup.game}-{table.id}.json"'
    return response


async def report(request: Request) -> Response:
    """Keep the game of a seat up to a message, with a word about it."""
    house = house_of(request)
    live, seat = await house.sit(http.address(request), http.bearer(request))
    wish = await http.read(request, NewReport)
    if len(wish.text) > REPORT_LENGTH:
        raise Refused("report-too-long", most=REPORT_LENGTH)
    inputs = len(live.whole().inputs)
    kept = KeptReport(new_id(), live.id, seat, min(max(wish.seq, 0), live.seq(seat)), inputs, wish.text)
    await house.storage.add_report(kept)
    return json(Reported(kept.id), 201)


async def told_report(request: Request) -> Response:
    """A report, when the game is over."""
    table, kept = await _reported(request)
    return await _answer(request, lambda: msgspec.json.encode(told(table, kept)))


async def report_cards(request: Request) -> Response:
    """The cards of the packs that came to the table of a report, when the game is over."""
    table, _ = await _reported(request)
    packs = [one.pack for one in table.setup.packs]
    return json(await house_of(request).beside.do(lambda: sheets_of(request, table.setup.game, packs)))


async def replay_of_record(request: Request) -> Response:
    """A record that somebody brings along, told again; nothing of it is kept."""
    data = await _record(request)
    return await _answer(request, lambda: msgspec.json.encode(of_record(data)))


async def record_cards(request: Request) -> Response:
    """The cards of the packs that a record brings along."""
    data = await _record(request)
    return json(await house_of(request).beside.do(lambda: sheets_of(request, *packs_in(data))))


ROUTES = [
    Route("/api/seat/replay", replay_of_seat),
    Route("/api/seat/record", record_of_seat),
    Route("/api/seat/report", report, methods=["POST"]),
    Route("/api/reports/{id}", told_report),
    Route("/api/reports/{id}/cards", report_cards),
    Route("/api/replays", replay_of_record, methods=["POST"]),
    Route("/api/replays/cards", record_cards, methods=["POST"]),
]


def told(table: Table, kept: KeptReport) -> ReportTold:
    """A report with the game as it stood then: what was taken back later is still there, what came later is not."""
    then = Table(table.id, table.setup, table.inputs[: kept.inputs])
    replay = of_table(then)
    seat = max(kept.seat, 0)
    # Numbers of messages go on over what is taken back, so they are counted from the end.
    last = len(replay.seats[seat]) - 1
    wanted = max(last - (then.seq(seat) - kept.seq), 0) if kept.seat >= 0 else last
    step = next(number for number, one in enumerate(replay.steps) if one.at[seat] >= wanted)
    return ReportTold(replay, step, kept.seat, kept.text)


async def _reported(request: Request) -> tuple[Table, KeptReport]:
    """The finished table of a report. Raises Refused."""
    house = house_of(request)
    kept = await house.find(http.address(request), lambda: house.storage.report(request.path_params["id"]))
    return finished(await house.hub.table(kept.table)), kept


async def _record(request: Request) -> bytes:
    """A record that somebody brings along. Raises Refused."""
    house_of(request).records.take(http.address(request))
    return await http.body(request, LARGEST, "record-too-large")


async def _answer(request: Request, work: Callable[[], bytes]) -> Response:
    data = await house_of(request).beside.do(work)
    return Response(data, 200, {"Cache-Control": "no-store"}, "application/json")
