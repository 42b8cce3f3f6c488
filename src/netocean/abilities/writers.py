# form: interpreted
"""Writes abilities as card text in a language, from the tree: our wording, and exactly what the engine does.

This is the frame: it puts sentences together, and every word comes from a Fluent message. The messages of the language
itself are `ability-…`, those of a game's nodes `ability-<game>-<role>-<name>`. Their parameters: an argument of type
`level` is `$level` (a second one `$level2`) and its bare word `$level-word`; a seat is `$who` (`me`, `opponent`); a
chosen card is `$var`, with `$var-number` (`one`, `many`); an amount is `$amount`, with `$amount-form` (`number`,
`value`, `none`, or the name of the game's amount). `$mood` is `state` for what holds all the time, `may` after
"you may", else `do`. Conditions also have an attribute `.not`; a field of a filter has `.before`, `.noun` or `.after`
for its place beside the noun, `.is` for a clause, and each of them with `not-` (`.is-not`) for its contrary.
"""

from collections.abc import Callable
from typing import Final

from netocean.abilities.phrases import Phrases, default_name
from netocean.abilities.tree import (
    AFTER,
    CHOOSE,
    KEYWORD,
    MAY,
    STATIC,
    SUPPORT,
    TRIGGER,
    WHEN,
    Ability,
    Node,
)
from netocean.abilities.vocabulary import ACTION, COST, DURATION, EVENT, KEYWORD_ROLE, LIMIT, Vocabulary

LONGEST_RUN: Final = 2
"""As many plain steps go into one sentence."""


def write_ability(
    ability: Ability,
    language: str,
    vocabulary: Vocabulary,
    names: Callable[[str, str], str] = default_name,
) -> str:
    """An ability as card text; `names` gives the form of a card's name in a language."""
    return Writer(language, vocabulary, names, ability.variables).ability(ability)


def write_condition(
    condition: Node,
    language: str,
    vocabulary: Vocabulary,
    names: Callable[[str, str], str] = default_name,
) -> str:
    """A condition as a clause, without a full stop."""
    return Writer(language, vocabulary, names, []).condition(condition)


class Writer(Phrases):
    """Puts the sentences of one ability together."""

    def ability(self, ability: Ability) -> str:
        """The whole text."""
        if ability.head is not None and ability.kind == KEYWORD:
            return self.capital(self.call(ability.head, KEYWORD_ROLE))
        self.see(ability.body)
        pieces: list[str] = []
        label = self.label(ability)
        if label:
            pieces.append(self.say("ability-label", content=self.capital(label)))
        if ability.kind in (STATIC, TRIGGER):
            pieces.append(self.sentence(self.told(ability)))
        else:
            pieces.extend(self.sheet(ability))
        return self.join("ability-words", pieces)

    def label(self, ability: Ability) -> str:
        """What stands in brackets before the text: timings, and how often."""
        parts = [self.say("ability-support")] if ability.kind == SUPPORT else []
        parts.extend(self.word("timing", timing.name) for timing in ability.timings)
        if ability.per is not None:
            parts.append(self.say("ability-once", span=self.word("span", ability.per.name)))
        return self.join("ability-labels", parts)

    def told(self, ability: Ability) -> str:
        """A static ability or a trigger: event, condition and effect in one sentence."""
        mood = "state" if ability.kind == STATIC else "may" if ability.may else "do"
        text = self.optional(ability.body) if ability.may else self.body(ability.body, mood)
        if ability.condition is not None:
            lead = self.say("ability-if", condition=self.condition(ability.condition), mood=mood)
            text = self.join("ability-comma", [lead, text])
        if ability.head is not None:
            text = self.join("ability-comma", [self.call(ability.head, EVENT), text])
        if ability.costs:
            text = self.say("ability-aside", text=text, note=self.costs(ability))
        if ability.at_most:
            times = self.say("ability-at-most", count=ability.at_most)
            text = self.say("ability-aside", text=text, note=times)
        return text

    def sheet(self, ability: Ability) -> list[str]:
        """Something to use: condition, cost, effect and limit, each in a sentence of its own."""
        sentences: list[str] = []
        if ability.condition is not None:
            condition = self.condition(ability.condition)
            sentences.append(self.say("ability-condition", condition=condition))
        if ability.costs:
            sentences.append(self.costs(ability))
        if ability.body.args:
            sentences.append(self.body(ability.body, "do"))
        if ability.limit is not None:
            sentences.append(self.say("ability-limit", limit=self.call(ability.limit, LIMIT)))
        return [self.sentence(text) for text in sentences]

    def costs(self, ability: Ability) -> str:
        """The costs with their title."""
        written = [self.call(cost, COST) for cost in ability.costs]
        return self.say("ability-cost", costs=self.join("ability-list", written))

    # Steps.

    def body(self, body: Node, mood: str) -> str:
        """Steps: two plain ones make a sentence, a step with a condition begins a new one."""
        text = ""
        run = 0
        for step in body.args:
            plain = step.kind not in (WHEN, AFTER, MAY)
            written = self.step(step, mood)
            if not text:
                text = written
            elif plain and 0 < run < LONGEST_RUN:
                text = self.say("ability-then", first=text, second=written)
            else:
                text = self.say("ability-next", first=text, second=self.capital(written))
                run = 0
            run = run + 1 if plain else 0
        return text

    def step(self, step: Node, mood: str) -> str:
        """One step."""
        if step.kind == CHOOSE:
            return self.choose(step)
        if step.kind == MAY:
            return self.optional(step.args[0])
        if step.kind == AFTER:
            return self.say("ability-after", body=self.body(step.args[0], "do"))
        if step.kind == WHEN:
            return self.branch(step)
        text = self.call(step, ACTION, mood)
        if step.until is None:
            return text
        return self.say("ability-until", action=text, duration=self.call(step.until, DURATION))

    def optional(self, body: Node) -> str:
        """What one may do or leave."""
        plain = all(step.kind not in (WHEN, AFTER, MAY) for step in body.args)
        steps = "all" if not plain or len(body.args) > LONGEST_RUN else "one" if len(body.args) == 1 else "run"
        text = self.body(body, "may" if plain else "do")
        return self.say("ability-may", steps=steps, body=text)

    def branch(self, step: Node) -> str:
        """`if … { … } else { … }`."""
        lead = self.say("ability-if", condition=self.condition(step.args[0]), mood="do")
        text = self.join("ability-comma", [lead, self.body(step.args[1], "do")])
        if not step.args[2].args:
            return text
        other = self.capital(self.say("ability-else", body=self.body(step.args[2], "do")))
        return self.say("ability-next", first=text, second=other)

    def choose(self, step: Node) -> str:
        """`choose $a: up to 2 {…} from me.hand`."""
        variable, count, pattern, zone = step.args
        return self.say(
            "ability-choose",
            up_to="yes" if step.value else "no",
            count=count.value,
            cards=self.cards(pattern, count.value),
            zone=self.reference(zone, "place"),
            several=self.several(),
            mark=self.mark(variable),
        )

    # Sentences.

    def sentence(self, text: str) -> str:
        """A text with its full stop."""
        return self.say("ability-sentence", text=self.capital(text))

    def see(self, body: Node) -> None:
        """Learns which variables stand for more than one card."""
        for step in body.args:
            if step.kind == CHOOSE:
                self.many[step.args[0].name] = step.args[1].value > 1
            elif step.kind in (WHEN, AFTER, MAY):
                for arg in step.args[1:] if step.kind == WHEN else step.args:
                    self.see(arg)
