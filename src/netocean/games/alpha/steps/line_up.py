"""2-D Line up (A-8.8): Digimon stand by speed, highest at the left; the owner orders those of equal speed."""

from netocean.engine.game import Game, Step
from netocean.engine.play import PICK, Choice, Option
from netocean.games.alpha import sheet, values
from netocean.games.alpha.steps import codes
from netocean.games.alpha.zones import DIGIMON_BOXES


class LineUpStep(Step):
    """`a` is the place from the left that is being filled."""

    def code(self) -> int:
        return codes.LINE_UP

    def run(self, game: Game) -> None:
        if self.at == 0:
            self.at = 1
            by_speed(game, self.seat)
        tied = self.tied(game)
        while len(tied) == 1:
            self.a += 1
            tied = self.tied(game)
        if len(tied) == 0:
            game.pop()
            game.emit("lined-up", "A-8.8", self.seat, sheet.digimon(game, self.seat))
            return
        options = [Option(PICK, game.table.handle(self.seat, card)) for card in tied]
        game.ask(Choice(self.seat, "line_up", "A-8.8", options))

    def tied(self, game: Game) -> list[int]:
        """The Digimon that can stand at this place; none behind the last one."""
        effects = values.changes(game)
        cards = sheet.digimon(game, self.seat)[self.a :]
        return [card for card in cards if values.speed(game, card, effects) == values.speed(game, cards[0], effects)]

    def take(self, game: Game, option: Option) -> None:
        card = game.table.card(self.seat, option.card)
        boxes = game.table.zone(self.seat, DIGIMON_BOXES)
        boxes.remove(card)
        boxes.insert(self.a, card)
        self.a += 1


def by_speed(game: Game, seat: int) -> None:
    """Arrange a seat's Digimon by speed, those of equal speed by the age of their boxes (A-8.8)."""
    effects = values.changes(game)
    boxes = game.table.zone(seat, DIGIMON_BOXES)
    ranked: list[tuple[int, int, int]] = []
    for card in boxes:
        ranked.append((-values.speed(game, card, effects), game.table.mark[card], card))
    ranked.sort()
    boxes.clear()
    for _, _, card in ranked:
        boxes.append(card)
