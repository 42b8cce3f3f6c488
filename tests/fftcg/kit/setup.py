"""From the set-up lines of a test to a position, and which card of the table each named one is."""

from collections.abc import Mapping, Sequence

from fftcg.kit.blanks import Blank
from fftcg.kit.cards import CP, Shelf
from netocean.engine.events import Journal
from netocean.engine.game import Game
from netocean.games.fftcg.printed import Face
from netocean.games.fftcg.scenario import build_position

SIDES = {"me": 0, "you": 1}
PILES = ("top", "bottom")
ZONES = ("hand", "break", "removed", "damage_zone", "lb")
NUMBERS = {"points": 0, "fill_hand": 0, "deck": 30}
OF_GAME = ("preset", "switch", "turn", "turn_player", "phase", "seed")
TURN = 3


class Setup:
    """What set-up lines say: scenario text, and the named cards of each side in their order."""

    def __init__(self, lines: Sequence[str], made: Mapping[str, Blank]) -> None:
        self.shelf = Shelf(made)
        self.text: list[str] = []
        self.faces: dict[str, Face] = {}
        self.laid: list[list[list[str]]] = [[], []]  # tokens in the order in which the scenario puts them down
        self.piles: list[dict[str, list[str]]] = [{"top": [], "bottom": []}, {"top": [], "bottom": []}]
        self.numbers = [dict(NUMBERS), dict(NUMBERS)]
        self.named: list[dict[str, list[str]]] = [{}, {}]  # tokens by side and form, as the set-up names them
        self.said: list[dict[str, tuple[int, list[str]]]] = [{}, {}]  # the line and the tokens of a zone
        for seat in (0, 1):
            self.text.append(f"{'me' if seat == 0 else 'you'} fill {self._token(seat, 'filler', named=False)}")
        for line in lines:
            self._take(line.split())

    def begin(self) -> tuple[Game, Journal, dict[tuple[int, str], list[int]]]:
        """The position, what is told of it, and the cards by side and form."""
        journal = Journal()
        game = build_position("\n".join(self.text), self.faces.__getitem__, journal)
        return game, journal, self._places(game)

    def _take(self, words: list[str]) -> None:
        seat = SIDES.get(words[0], -1)
        if seat < 0:
            if words[0] not in OF_GAME:
                raise ValueError(f"no set-up line: {' '.join(words)}")
            self.text.append(" ".join(words))
            return
        side, name, *rest = words
        if name == "cp":
            for _ in range(int(rest[1])):
                self._field(side, f"{CP}{rest[0]}", [])
        elif name == "field":
            self._field(side, rest[0], rest[1:])
        elif name in PILES:
            self.piles[seat][name] = [self._token(seat, form) for form in rest]
            self.text.append(f"{side} {name} {' '.join(self.piles[seat][name])}")
        elif name in ZONES:
            self._zone(side, name, rest)
        else:
            if name in self.numbers[seat]:
                self.numbers[seat][name] = int(rest[0])
            self.text.append(" ".join(words))

    def _zone(self, side: str, name: str, rest: list[str]) -> None:
        seat = SIDES[side]
        at = rest.index("counter") if "counter" in rest else len(rest)
        tokens = [self._token(seat, form) for form in rest[:at]]
        if name in self.said[seat] and name != "removed":
            line, former = self.said[seat][name]
            self.text[line] += " " + " ".join(tokens)
            former += tokens
            return
        self.said[seat][name] = (len(self.text), tokens)
        self.laid[seat].append(tokens)
        self.text.append(" ".join([side, name, *tokens, *rest[at:]]))

    def _field(self, side: str, form: str, marks: list[str]) -> None:
        token = self._token(SIDES[side], form)
        self.laid[SIDES[side]].append([token])
        self.text.append(" ".join([side, "field", token, *marks]))

    def _token(self, seat: int, form: str, named: bool = True) -> str:
        token = f"c{len(self.faces)}"
        self.faces[token] = self.shelf.take(form)
        if named:
            self.named[seat].setdefault(form.partition("#")[0], []).append(token)
        return token

    def _places(self, game: Game) -> dict[tuple[int, str], list[int]]:
        """Which card of the table each token is: the scenario lays side after side, the unnamed cards last."""
        cards: dict[str, int] = {}
        at = 0
        for seat in (0, 1):
            numbers, piles = self.numbers[seat], self.piles[seat]
            laid = [token for tokens in self.laid[seat] for token in tokens]
            order = [*laid, *[""] * (numbers["points"] + numbers["fill_hand"]), *reversed(piles["bottom"])]
            order += ["" for _ in range(numbers["deck"])]
            order += reversed(piles["top"])
            for token in order:
                if token:
                    cards[token] = at
                    assert game.table.face[at] is self.faces[token], token
                at += 1
        assert at == len(game.table.owner)
        return {
            (seat, form): [cards[token] for token in tokens]
            for seat in (0, 1)
            for form, tokens in self.named[seat].items()
        }
