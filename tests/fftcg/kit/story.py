"""A test as a story: a set-up of a few lines, what is done, what is then seen.

    t = story('''me field blank:forward/fire/3/5000
                 you field blank:forward/ice/3/6000''')
    t.do("attack blank:forward/fire/3/5000", "no_block", "strike")
    t.sees("you points 1", "me active 0")

The words are those of `tests/fftcg/expected/README.md`; cards may have names of the test's own:
`story(text, knight=blank(…))`.
Rule tests use a few steps more: `x N`, `divide CARD:N…`, `burst CARD`, `back` (an announcement is given up), the tool
`activate CARD…`, several cards after `break` and `dull`, and the prompts `divide`, `discard` and `backup` after `asked`.
"""

from collections.abc import Sequence

from fftcg.kit import asked, facts, tools
from fftcg.kit.blanks import Blank
from fftcg.kit.payment import payments
from fftcg.kit.play import Player
from fftcg.kit.position import Failure, Position
from fftcg.kit.setup import Setup
from netocean.engine.play import Reason
from netocean.games.fftcg import castable

blank = Blank


class Story(Position):
    """A position with somebody who does the steps of a test."""

    def __init__(self, lines: Sequence[str], made: dict[str, Blank], subject: str = "") -> None:
        super().__init__(*Setup(lines, made).begin())
        self.player = Player(self, subject)

    def do(self, *lines: str) -> "Story":
        """Do steps."""
        self.player.do(lines)
        return self

    def sees(self, *lines: str) -> "Story":
        """Check facts, all of them now. Raises Failure with the position for those that do not hold."""
        self.player.smooth(facts.prompts(lines))
        wrong = [line for line in lines if not facts.holds(self, line)]
        if wrong:
            raise Failure("these do not hold: " + "; ".join(wrong) + "\n" + self.report())
        return self

    def act(self, side: str, text: str, kind: str = tools.BACKUP) -> "Story":
        """Put an auto-ability of a side with this canonical text on the stack; what it declares is asked."""
        tools.act(self, ("me", "you").index(side), text, kind)
        return self

    def why(self, name: str) -> set[str]:
        """The rules by which the side that has a card cannot do anything with it now."""
        card = self.card(name)
        seat = self.game.table.owner[card]
        reasons: list[Reason] = self.game.why_not(seat, self.game.table.handles[seat][card])
        return {reason.rule for reason in reasons}

    def uses(self, side: str) -> list[str]:
        """What a side could announce if it had priority now."""
        return [option.verb.word for option in castable.uses(self.game, ("me", "you").index(side))]

    def ways_to_pay(self) -> list[list[str]]:
        """The canonical payments of the open payment, by the names of the cards."""
        return [[self.name(card) for card in cards] for cards in payments(self)]

    def aimed_at(self) -> list[str]:
        """The names of what the uppermost object has chosen."""
        return [self.name(card) for card in asked.chosen(self)]


def story(text: str, **made: Blank) -> Story:
    """The position that a text sets up; `made` names cards of the test's own."""
    return Story([line for line in text.splitlines() if line.strip()], made)
