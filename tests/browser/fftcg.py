"""Final Fantasy TCG at the page: how a table comes to a position, and somebody who plays by what the page offers."""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from browser.playing import Player, Seen
from browser.positions import sitting
from browser.remote import Remote
from browser.serving import Server
from browser.visiting import Visitor
from netocean.lab.cards import bench
from netocean.tables.messages import FromSeat, Opponent
from netocean.tables.setup import make
from netocean.tables.side import Side
from netocean.tables.table import Table

GAME, PRESET = "fftcg", "official"
SEEN = "[data-action='burst-seen']"
"""The button below an EX Burst of the opponent."""
OBJECTS = ".beside [data-object]"
"""What waits on the stack."""


def deck(name: str) -> list:
    """The cards of a ready deck."""
    return [[copies, key] for copies, key in bench(GAME).deck(name)]


def kept(table: str, token: str, seat: int = 0) -> dict[str, object]:
    """What a browser keeps that holds a seat."""
    return sitting(table, [{"seat": seat, "token": token}])


def against_computer(server: Server, seed: str, mine: str, other: str) -> tuple[str, str]:
    """A new table against the computer: its id, and the token of the person."""
    wish = {"game": GAME, "preset": PRESET, "seed": seed, "deck": deck(mine), "other_deck": deck(other)}
    table = server.post("/api/tables", {**wish, "opponent": {"kind": "computer", "level": "greedy"}})
    return table["table"], table["seats"][0]["token"]


@dataclass(frozen=True)
class Answer:
    """What somebody said to one of their questions."""

    seat: int
    choice: int
    text: str


def saving(question: dict) -> str:
    """Whoever saves up Summons: casts everything else, pays with everything else, and never attacks."""
    offers = [offer for offer in question["offers"] if offer["verb"] != "back"]
    others = [offer for offer in offers if not summons(offer)]
    texts = {offer["verb"]: offer["text"] for offer in offers}
    if question["kind"] == "pay":
        return texts.get("done") or (others or offers)[0]["text"]
    if question["kind"] == "priority":
        return next((offer["text"] for offer in others if offer["verb"] == "cast"), "pass")
    if question["kind"] == "mulligan":
        return "no"
    return offers[-1 if question["kind"] in ("attack", "party") else 0]["text"]


def summons(offer: dict) -> bool:
    """Whether an answer is about a Summon."""
    key = offer.get("key", "")
    return bool(key) and bench(GAME).library.card(key).facts.kind == "summon"


def between_friends(
    server: Server, seed: str, decks: tuple[str, str], until: Callable[[Side], bool]
) -> tuple[str, list[str]]:
    """A table of two friends who save up their Summons, until somebody is asked so that this holds; its id, both tokens."""
    wish = {
        "game": GAME,
        "preset": PRESET,
        "seed": seed,
        "deck": deck(decks[0]),
        "opponent": {"kind": "friend"},
        "bluff": False,
    }
    table = server.post("/api/tables", wish)
    friend = server.post("/api/join", {"code": table["code"], "deck": deck(decks[1])})
    tokens = [table["seats"][0]["token"], friend["token"]]
    seats = [Remote(server, token) for token in tokens]
    for one in _answers(seed, decks, until):
        seat = seats[one.seat]
        while seat.question is None or seat.question["id"] != one.choice:
            seat.hear()
        seat.answer(one.text)
    for seat in seats:
        seat.close()
    return table["table"], tokens


def _answers(seed: str, decks: tuple[str, str], until: Callable[[Side], bool]) -> list[Answer]:
    lists = [bench(GAME).deck(name) for name in decks]
    friends = [Opponent("friend"), Opponent("friend")]
    table = Table("T", make(GAME, PRESET, {}, seed, lists, friends))
    given: list[Answer] = []
    while True:
        assert not table.over, "the game ended before"
        own = table.own()
        if own is not None:
            table.apply(own)
            continue
        side = table.sides()[table.waiting]
        if until(side):
            return given
        question = msgspec.to_builtins(side.question)
        given.append(Answer(side.seat, question["id"], saving(question)))
        one = table.accept(side.seat, FromSeat(choice=question["id"], answer=[given[-1].text]))
        assert one is not None
        table.apply(one)


class FftcgPlayer(Player):
    """Casts what can be cast, attacks with all that can attack, and answers on the stack."""

    def __init__(self, person: Visitor) -> None:
        super().__init__(person)
        self.answered = 0
        """How often something was put onto the stack, on top of something that waits there."""

    def do(self, seen: Seen) -> bool:
        """Do one thing of what can be done; an EX Burst of the opponent is looked at first."""
        burst = self.page.locator(SEEN)
        if not seen.end and burst.count():
            self.press(burst)
            burst.wait_for(state="detached")
            return True
        return super().do(seen)

    def answer(self, seen: Seen) -> None:
        """Answer the open question."""
        self.answers += 1
        if seen.kind == "ex":
            self.press(self.page.locator("section.burst [data-offer='yes']"))
        elif seen.kind == "order":
            self.press(self.page.locator("[data-action='order']"))
        elif seen.kind == "priority":
            self.act_or_pass(seen)
        elif seen.kind == "attack":
            self.attack(seen)
        elif "send" in seen.actions and (seen.kind == "pay" or seen.picked):
            self.send()
        elif seen.offers:
            self.take("no" if seen.kind == "mulligan" else seen.offers[0], seen)
        else:
            self.leave()

    def act_or_pass(self, seen: Seen) -> None:
        """Cast or use the first thing there is; on an empty stack only what is cast."""
        waits = self.page.locator(OBJECTS).count()
        offers = seen.offers if waits else [one for one in seen.offers if one.startswith("cast:")]
        if not offers:
            self.leave()
            return
        self.answered += waits > 0
        self.take(offers[0], seen)

    def attack(self, seen: Seen) -> None:
        """Tap everybody who can attack, then attack: as a party, if they are several."""
        for offer in seen.offers:
            if offer not in seen.picked:
                self.press(self.page.locator(f".board button[data-handle='{offer.partition('#')[2]}']"))
        self.send()
