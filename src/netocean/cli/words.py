"""How the terminal speaks: sayings in words, rules by their ids, errors as sentences."""

from collections.abc import Iterable

from netocean.engine.errors import NetOceanError
from netocean.telling import words
from netocean.telling.marks import mark_of
from netocean.telling.phrases import BETWEEN, word
from netocean.telling.problems import error_sayings
from netocean.telling.sayings import Part

SHORTEST = 2
"""The shortest text that rules are searched for."""


class Words(words.Words):
    """Says things in a language, and knows its way about the rules."""

    def two(self, first: Part, second: Part) -> str:
        """Two sentences, one after the other."""
        return self.join([first, second], BETWEEN)

    def rule(self, rule: str) -> str:
        """A rule: its id, its doubt mark, its sentence."""
        key = rule_key(rule)
        text = self.say(key) if self.has(key) else self.say("play-rule-table")
        return self.say("play-rule", rule=self.cited(rule), text=text)

    def doubted(self, rule: str) -> bool:
        """Whether sources leave a rule in doubt."""
        return rule in self.kit.DOUBTED

    def cited(self, rule: str) -> str:
        """The id of a rule, with the doubt mark where sources do not settle it, or with what its rule book says instead."""
        mark = mark_of(self.library.game, [rule])
        if mark:
            return f"{rule} [{self.say(f'mark-{mark}')}]"
        return f"{rule} [?]" if self.doubted(rule) else rule

    @property
    def rule_range(self) -> tuple[str, str]:
        """The ids of the first and the last rule."""
        rules = self.kit.RULES
        return str(rules[0][0]), str(rules[-1][0])

    def find_rule(self, text: str) -> str | None:
        """The id that a text names: `C-R8.7`, `r8.7`, `8.7`."""
        wanted = text.strip().casefold()
        for rule, _ in self.kit.RULES:
            short = rule.casefold()
            if wanted in (short, short.partition("-")[2], short.partition("-r")[2]):
                return str(rule)
        return None

    def rules_about(self, text: str) -> list[str]:
        """The ids of the rules whose sentence has a text in it."""
        wanted = text.strip().casefold()
        if len(wanted) < SHORTEST or not any(letter.isalpha() for letter in wanted):
            return []
        ids = [str(rule) for rule, _ in self.kit.RULES]
        return [rule for rule in ids if self.has(rule_key(rule)) and wanted in self.say(rule_key(rule)).casefold()]

    def facts(self, names: Iterable[str]) -> str:
        """The facts of a card that are missing or in doubt, as a list."""
        return self.join(word("fact", name) for name in names)

    def errors(self, error: NetOceanError) -> list[str]:
        """All that an error says, a sentence for each of its faults."""
        return [self.part(saying) for saying in error_sayings(error)]


def rule_key(rule: str) -> str:
    """The key of the message of a rule: `C-R8.7` is `rule-c-r8-7`."""
    return "rule-" + rule.lower().replace(".", "-")
