"""A position under construction: cards are laid where an ability asks for them, each as it has to be."""

from collections.abc import Sequence
from itertools import count

import msgspec

from fftcg.every.wishes import Reading, Wish, alternatives, blank
from netocean.abilities.tree import INT, VAR, WORD, Node
from netocean.engine.game import Game
from netocean.games.fftcg import amounts, history, matching, sheet
from netocean.games.fftcg.intern import word
from netocean.games.fftcg.printed import Face
from netocean.games.fftcg.scenario import build_position
from netocean.games.fftcg.values import V_AMOUNT, V_COST, V_NUMBER, V_SELF, Scope
from netocean.games.fftcg.vocabulary.words import ELEMENT_WORDS, HAPPENINGS, HOWS
from netocean.games.fftcg.zones import BREAK, DAMAGE, DECK, FIELD, LB, REMOVED

FILLER = Wish(kind="summon", elements=("earth",), cost=9)
DECK_SIZE = 12
TURN = 5
ME, YOU = 0, 1
UP = (BREAK, DAMAGE, REMOVED, FIELD)
Words = Sequence[Node]


class Shop:
    """`subject` is the card under test, of seat 0; `made` the cards laid for each variable or word of its text."""

    def __init__(
        self, face: Face, zone: int, turn_player: int = ME, phase: str = "main1", preset: str = "official"
    ) -> None:
        self.face = face
        self.copies = count(1)
        filler = blank(FILLER, 0)
        player = ("me", "you")[turn_player]
        text = f"preset {preset}\nturn {TURN}\nturn_player {player}\nphase {phase}\nme fill f\nyou fill f\n"
        text += f"me deck {DECK_SIZE}\nyou deck {DECK_SIZE}\nme fill_hand 1\nyou fill_hand 1"
        self.game: Game = build_position(text, lambda name: filler)
        self.game.reg[sheet.LATEST + turn_player] = TURN
        self.game.reg[sheet.LATEST + 1 - turn_player] = TURN - 1
        self.wishes: dict[int, Wish] = {}
        self.made: dict[object, list[int]] = {}
        self.keep: list[int] = []
        self.subject = self.lay(face, ME, zone)
        self.keep.append(self.subject)
        self.base = Wish(elements=elements_of(face))
        self.numbers: dict[int, int] = {}  # variables that name numbers

    def use_special(self, card: int, place: int) -> None:
        """A special ability of a card was used this turn."""
        pin = self.game.pin(sheet.face(self.game, card))
        history.note(self.game, HAPPENINGS["specials_used"], ME, card, None, pin, place)

    # Laying cards.

    def lay(self, face: Face, seat: int, zone: int, bottom: bool = False) -> int:
        """Put one card down."""
        game = self.game
        card = game.table.add(face, seat, DECK)
        sheet.grow(game)
        if zone != DECK:
            game.table.move(card, zone, up=zone in UP)
        sheet.put(game, card, sheet.STAMP, game.next_stamp())
        if zone == FIELD:
            sheet.put(game, card, sheet.SINCE, TURN - 2)
        game.derived = None
        return card

    def add(self, wish: Wish, seat: int, zone: int) -> int:
        """A blank as it is wished."""
        card = self.lay(blank(wish, next(self.copies)), seat, zone)
        self.wishes[card] = wish
        self.put_state(card, wish)
        return card

    def remember(self, card: int, terms: Words) -> None:
        """What happened to a card this turn, as terms ask."""
        game = self.game
        for term in terms:
            if term.value & 1:
                continue
            if term.name == "damaged_by":
                history.note(game, HAPPENINGS["damaged"], ME, card, [self.subject])
            elif term.name == "removed_by":
                game.table.host[card] = self.subject
            elif term.name == "put_this_turn":
                history.note(game, HAPPENINGS["put"], game.table.owner[card], card)

    def put_state(self, card: int, wish: Wish) -> None:
        """Let a card lie as it is wished."""
        game = self.game
        for state in wish.states:
            if state in ("dull", "active"):
                game.table.turned[card] = 1 if state == "dull" else 0
            elif state == "frozen":
                sheet.put(game, card, sheet.FROZEN, 1)
            elif state == "damaged":
                sheet.put(game, card, sheet.DAMAGE_ON, 1000)
            elif state == "entered_this_turn":
                sheet.put(game, card, sheet.ENTERED, TURN)
                sheet.put(game, card, sheet.SINCE, TURN)
                sheet.put(game, card, sheet.HOW, HOWS["cast"])
            elif state == "face_up":
                game.table.up[card] = 1
        if wish.counter:
            self.counter(card, wish.counter, 3)
        game.derived = None

    def counter(self, card: int, name: str, number: int) -> None:
        """Counters onto a card."""
        owner = self.game.table.owner[card]
        sheet.add_effect(self.game, sheet.K_COUNTERS, owner, number, card, -1, -1, 0, 0, [word(name)])

    # Reading filters.

    def scope(self) -> Scope:
        """Whose words are read: those of the card under test; variables name what has been laid for them."""
        picks = [0, V_SELF, self.subject, self.game.table.serial[self.subject], V_AMOUNT, V_NUMBER, 0]
        for key, cards in self.made.items():
            if isinstance(key, int):
                for card in cards:
                    picks += [key, card, self.game.table.serial[card]]
        for card in self.made.get("cost", ()):
            picks += [V_COST, card, self.game.table.serial[card]]
        for variable, value in self.numbers.items():
            picks += [variable, V_NUMBER, value]
        return Scope(ME, self.subject, picks, 1)

    def number(self, node: Node) -> int:
        """An amount as it is now."""
        return node.value if node.kind == INT else max(amounts.amount(self.game, self.scope(), node), 0)

    def like(self, node: Node) -> Wish | None:
        """The wish by which the thing that words mean was made."""
        if node.kind == WORD and node.name == "self":
            return wish_of(self.face)
        for card in self.made.get(node.value if node.kind == VAR else node.name, []):
            if card in self.wishes:
                return self.wishes[card]
        return None

    def wish(self, pattern: Node | None, more: Words = (), base: Wish | None = None) -> tuple[Wish, list[Node]]:
        """What fits a filter, and the terms of the alternative that it fits; `more` are further terms."""
        reading = Reading(self.number, self.like, base or self.base)
        best: tuple[Wish, list[Node]] | None = None
        for terms in alternatives(pattern):
            found = reading.wish([*terms, *more])
            if best is None:
                best = (found, [*terms, *more])
        assert best is not None
        return best

    def fit(
        self, pattern: Node | None, seat: int, zone: int, base: Wish | None = None, more: Words = (), which: int = 0
    ) -> int:
        """Lay a card that fits a filter; of the side that the filter names, else of this one."""
        choices = alternatives(pattern)
        terms = [*choices[which % len(choices)], *more]
        wish = Reading(self.number, self.like, base or self.base).wish(terms)
        sides = {term.name: term.args[0].code ^ (term.value & 1) for term in terms if term.name in ("of", "owned")}
        if zone == FIELD:
            seat = sides.get("owned", sides.get("of", seat))
        if zone == FIELD and wish.kind == "summon":
            wish = msgspec.structs.replace(wish, kind="forward")
        if zone == LB:
            wish = msgspec.structs.replace(wish, limit_break=True)
        card = self.add(wish, seat, zone)
        if zone == FIELD and sides.get("of", seat) != seat:
            self.game.table.give(card, sides["of"])
        self.remember(card, terms)
        if any(term.name == "self" and term.value & 1 == 0 for term in terms):
            self.lift(card)
            return self.subject
        return card

    def lift(self, card: int) -> None:
        """Take a card out of the position: to the bottom of its owner's deck."""
        self.game.table.move(card, DECK, bottom=True)
        for column in range(sheet.COLUMNS):
            sheet.put(self.game, card, column, 0)

    def fits(self, pattern: Node, card: int) -> bool:
        """Whether a card fits a filter now."""
        self.game.derived = None
        return matching.matches(self.game, self.scope(), pattern, card)

    def note(self, key: object, card: int) -> None:
        """Remember that a card was laid for a variable or word."""
        self.made.setdefault(key, []).append(card)

    # Going on.

    def ask_again(self) -> None:
        """The position is ready: what is asked is asked anew."""
        game = self.game
        step = game.stack[-1]
        step.at = 0
        game.choice = None
        game.derived = None
        game.decks = [
            [game.table.face[card] for card in range(len(game.table.owner)) if game.table.owner[card] == seat]
            for seat in (ME, YOU)
        ]


def elements_of(face: Face) -> tuple[str, ...]:
    """The elements of a card, a coloured one first."""
    found = [name for name, code in ELEMENT_WORDS.items() if face.elements >> code & 1 and code < 6]
    return tuple(found[:1]) or ("fire",)


def wish_of(face: Face) -> Wish:
    """A card as a wish for another like it."""
    kinds = {1: "forward", 2: "backup", 4: "monster", 8: "summon"}
    kind = next((name for bit, name in kinds.items() if face.types & bit), "forward")
    elements = tuple(name for name, code in ELEMENT_WORDS.items() if face.elements >> code & 1) or ("fire",)
    return Wish(
        kind=kind,
        elements=elements,
        cost=face.cost,
        power=face.power,
        name=face.names[0],
        jobs=tuple(face.jobs[:1]),
        categories=tuple(face.categories[:1]),
    )
