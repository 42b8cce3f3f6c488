# form: interpreted
"""Writes abilities as card text in a language, from the tree: our wording, and exactly what the engine does.

This is the frame: it puts sentences together, and every word comes from a Fluent message. The messages of the language
itself are `ability-…`, which a game may word for itself as `ability-<game>-frame-…`; those of a game's nodes are
`ability-<game>-<role>-<name>`. Their parameters: an argument of type `level` is `$level` (a second one `$level2`) and its
bare word `$level-word`; a seat is `$who` (`me`, `opponent`; where the opponent acts, `actor` and `you`); a chosen card is
`$var`, with `$var-number` (`one`, `many`); cards are `$things`, with `-subject`, `-of`, `-number`, `-form`, and a filter
also with `-one` and `-many`; an amount is `$amount`, with `$amount-form` (`number`, `value`, `none`, or the name of the
game's amount). `$mood` is `state` for what holds all the time, `may` after "you may", `link` before another step of its
sentence, else `do`; `$form` of an event is `when`, `instead`, `next` or `later`. Conditions also have an attribute `.not`;
a field of a filter has `.front`, `.before`, `.noun`, `.after` or `.end` for its place beside the noun, `.is` for a clause,
and each of them with `not-` (`.is-not`) for its contrary.

Further attributes. Actions: `.also` what else becomes of the same card, `.more` the same after the verb "gain",
`.front` a sentence by itself whose duration stands first, `.off` its filters mean cards off the field, `.spread` in
its amount `it` is each of its cards. Costs: `.sign` written next to others without a comma. Conditions: `.gate` as
"during your turn". Amounts and properties: `.compare` a whole comparison, `.each` a unit after "for each", `.plain`
written like a number, `.let` a sentence that names, `.again` what was named. Groups: `.one`, `.many`, `.silent` does
not mention its variable, `.fits` any card of it. Events: `.more` after another event of the same card, `.other` its
second card, `.state` with its condition.
"""

from netocean.abilities.mentions import Known
from netocean.abilities.speech import Names, Params, default_name
from netocean.abilities.steps import Steps
from netocean.abilities.tree import (
    AT_LEAST,
    CALL,
    COMPARE,
    INT,
    KEYWORD,
    MODES,
    OR,
    REF,
    REPLACEMENT,
    STATIC,
    SUPPORT,
    TRIGGER,
    USE,
    Ability,
    Node,
)
from netocean.abilities.vocabulary import CONDITION, COST, EVENT, KEYWORD_ROLE, LIMIT, Vocabulary


def write_ability(
    ability: Ability,
    language: str,
    vocabulary: Vocabulary,
    names: Names = default_name,
    bearer: str = "",
) -> str:
    """An ability as card text.

    `names` gives the form of a name in a language; `bearer` is the slug of the name of the card that has the ability, which
    then says its own name.
    """
    writer = Writer(language, vocabulary, names, Known())
    writer.bearer = bearer
    writer.learn(ability)
    return writer.ability(ability)


def write_condition(
    condition: Node,
    language: str,
    vocabulary: Vocabulary,
    names: Names = default_name,
) -> str:
    """A condition as a clause, without a full stop."""
    return Writer(language, vocabulary, names, Known()).condition(condition)


def write_modes(
    ability: Ability,
    language: str,
    vocabulary: Vocabulary,
    names: Names = default_name,
    bearer: str = "",
) -> list[str]:
    """What can be picked of an ability that lets one pick among several effects: each as a sentence; else nothing."""
    found = first_modes(ability.body)
    told: list[str] = []
    for body in found.args[1:] if found is not None else []:
        writer = Writer(language, vocabulary, names, Known())
        writer.bearer, writer.quotes = bearer, ability.quotes
        writer.learn(ability)
        told.append(writer.sentence(writer.body(body, "do")))
    return told


def first_modes(node: Node) -> Node | None:
    """The first choice among several effects in a node."""
    if node.kind == MODES:
        return node
    return next((found for arg in node.args if (found := first_modes(arg)) is not None), None)


class Writer(Steps):
    """Puts the sentences of one ability together."""

    event_form = ""

    def ability(self, ability: Ability) -> str:
        """The whole text."""
        self.quotes = ability.quotes
        if ability.head is not None and ability.kind == KEYWORD:
            text = self.capital(self.call(ability.head, KEYWORD_ROLE))
            return self.gated(ability, text)
        pieces: list[str] = []
        label = self.label(ability)
        if label:
            pieces.append(self.frame("label", content=self.capital(label)))
        if ability.gate is not None and self.banner(ability.gate):
            pieces.append(self.banner(ability.gate))
        if ability.kind in (STATIC, TRIGGER, REPLACEMENT):
            pieces.append(self.sentence(self.one_sentence(ability)))
            pieces.extend(self.bound(ability))
        elif self.own_frame("only"):
            pieces.extend(self.used(ability))
        else:
            pieces.extend(self.sheet(ability))
        return self.join("words", pieces)

    def label(self, ability: Ability) -> str:
        """What stands in brackets before the text: marks, timings, and how often."""
        parts = [self.say("ability-support")] if ability.kind == SUPPORT else []
        parts.extend(text for text in (self.word("mark", mark.name) for mark in ability.marks) if text)
        if not self.own_frame("only"):
            parts.extend(self.word("timing", timing.name) for timing in ability.timings)
            if ability.per is not None:
                parts.append(self.once(ability.per))
        return self.join("labels", parts)

    def once(self, span: Node) -> str:
        """How often."""
        return self.frame("once", span=self.word("span", span.name))

    # Gates.

    def banner(self, gate: Node) -> str:
        """A gate that stands before the text: "Damage 5"; nothing for other gates."""
        if gate.kind != COMPARE or gate.code != AT_LEAST or gate.args[0].kind != REF or gate.args[1].kind != INT:
            return ""
        key = self.game_key("property", self.property_name(gate.args[0]))
        mine = gate.args[0].value == 0 and self.has(key, "gate")
        return self.say(f"{key}.gate", right=gate.args[1].value) if mine else ""

    def gated(self, ability: Ability, text: str) -> str:
        """A keyword with its gate, and with where it works."""
        if ability.gate is not None:
            banner = self.banner(ability.gate)
            if banner:
                return self.join("words", [banner, text])
            text = self.sentence(self.frame("comma", first=self.gate(ability.gate), second=text))
        return text

    def gate(self, gate: Node) -> str:
        """While the ability is there."""
        if gate.kind == CALL and self.has(self.game_key(CONDITION, gate.name), "gate"):
            return self.call(gate, CONDITION, attribute="gate")
        return self.frame("if", condition=self.condition(gate), mood="state")

    # One sentence.

    def one_sentence(self, ability: Ability) -> str:
        """A static ability, a trigger or a replacement: event, condition and effect in one sentence."""
        leads = self.leads(ability)
        mood = "state" if ability.kind == STATIC else "may" if ability.may else "do"
        if ability.kind == REPLACEMENT:
            text = self.frame("instead", text=self.body(ability.body, "do"), may="yes" if ability.may else "no")
        else:
            text = self.optional(ability.body) if ability.may else self.body(ability.body, mood)
        for lead in reversed(leads):
            text = self.frame("comma", first=lead, second=text)
        if ability.costs:
            text = self.frame("aside", text=text, note=self.frame("cost", costs=self.costs(ability)))
        if ability.at_most:
            times = self.frame("at-most", count=ability.at_most)
            text = self.frame("aside", text=text, note=times)
        return text

    def leads(self, ability: Ability) -> list[str]:
        """What stands before the effect, in the order in which it is written."""
        leads: list[str] = []
        if ability.gate is not None and not self.banner(ability.gate):
            leads.append(self.gate(ability.gate))
        if ability.place is not None:
            leads.append(self.placed(ability.place))
        if ability.head is not None:
            leads.append(self.events(ability))
        if ability.condition is not None and not self.is_state(ability):
            mood = "state" if ability.kind == STATIC else "do"
            leads.append(self.frame("if", condition=self.condition(ability.condition), mood=mood))
        return leads

    def is_state(self, ability: Ability) -> bool:
        """Whether the event is that the condition becomes true."""
        head = ability.head
        return head is not None and head.kind == CALL and self.has(self.game_key(EVENT, head.name), "state")

    def placed(self, place: Node) -> str:
        """Where the ability works."""
        card = self.itself()["subject"]
        return self.frame("place", card=card, place=self.word("place", place.name), place_word=place.name)

    def events(self, ability: Ability) -> str:
        """The event, or the events of which each will do."""
        assert ability.head is not None
        if self.is_state(ability) and ability.condition is not None:
            key = self.game_key(EVENT, ability.head.name)
            return self.say(f"{key}.state", condition=self.condition(ability.condition))
        form = self.event_form or "when"
        if ability.kind == REPLACEMENT:
            form = "next" if any(mark.name == "next" for mark in ability.marks) else "instead"
        events = ability.head.args if ability.head.kind == OR else [ability.head]
        text = self.call(events[0], EVENT, form=form)
        for event in events[1:]:
            alike = bool(event.args) and [arg.name for arg in event.args[:1]] == [
                arg.name for arg in events[0].args[:1]
            ]
            short = alike and event.args[0].name != "" and self.has(self.game_key(EVENT, event.name), "more")
            told = self.call(event, EVENT, attribute="more" if short else "", form=form)
            text = self.frame("or-event", first=text, second=told)
        return text

    def bound(self, ability: Ability) -> list[str]:
        """How often a trigger works, as sentences."""
        together = self.own_frame("together") and any(mark.name == "together" for mark in ability.marks)
        told = [self.sentence(self.frame("together"))] if together else []
        if ability.per is not None and self.own_frame("only"):
            told.append(self.sentence(self.frame("trigger-only", only=self.once(ability.per))))
        return told

    # Things to use.

    def sheet(self, ability: Ability) -> list[str]:
        """Something to use: condition, cost, effect and limit, each in a sentence of its own."""
        sentences: list[str] = []
        if ability.condition is not None:
            condition = self.condition(ability.condition)
            sentences.append(self.frame("condition", condition=condition))
        if ability.costs:
            sentences.append(self.frame("cost", costs=self.costs(ability)))
        if ability.body.args:
            sentences.append(self.body(ability.body, "do"))
        if ability.limit is not None:
            sentences.append(self.frame("limit", limit=self.call(ability.limit, LIMIT)))
        return [self.sentence(text) for text in sentences]

    def used(self, ability: Ability) -> list[str]:
        """Something to use, as `title cost: effect. Only …`."""
        text = self.sentence(self.body(ability.body, "do")) if ability.body.args else ""
        head = [self.frame("title", title=ability.title)] if ability.title else []
        if ability.costs:
            head.append(self.costs(ability))
        if head and ability.kind == USE:
            text = self.join("words", [self.sentence(self.frame("extra", costs=self.join("words", head))), text])
        elif head:
            text = self.frame("used", cost=self.capital(self.join("words", head)), text=text)
        if ability.gate is not None and not self.banner(ability.gate):
            text = self.frame("comma", first=self.capital(self.gate(ability.gate)), second=text)
        timings = self.join("timings", [self.word("timing", timing.name) for timing in ability.timings])
        only = [timings] if timings else []
        if ability.place is not None:
            only.append(self.placed(ability.place))
        if ability.condition is not None:
            only.append(self.frame("only-if", condition=self.condition(ability.condition)))
        return [text, *self.restriction(self.join("only-list", only), ability.per)]

    def restriction(self, only: str, span: Node | None) -> list[str]:
        """When, and how often, something may be used."""
        if span is not None and only:
            return [self.sentence(self.frame("only-and-once", only=only, once=self.once(span)))]
        if span is not None:
            return [self.sentence(self.frame("only-once", only=self.once(span)))]
        return [self.sentence(self.frame("only", only=only))] if only else []

    def costs(self, ability: Ability) -> str:
        """The costs: signs next to each other, others as a list."""
        signs = [cost for cost in ability.costs if self.has(self.game_key(COST, cost.name), "sign")]
        written = ["".join([self.call(cost, COST) for cost in signs])] if signs else []
        written.extend(self.call(cost, COST) for cost in ability.costs if cost not in signs)
        return self.join("list" if not self.own_frame("cost-list") else "cost-list", written)

    def payment(self, ability: Ability) -> str:
        """The costs as something to do: "pay {F} and put 1 Forward …"."""
        signs = [cost for cost in ability.costs if self.has(self.game_key(COST, cost.name), "sign")]
        paid = "".join([self.call(cost, COST) for cost in signs])
        written = [self.frame("pay", costs=paid)] if paid else []
        written.extend(self.call(cost, COST) for cost in ability.costs if cost not in signs)
        return self.join("list", written)

    # Abilities in brackets.

    def inner(self, ability: Ability, holder: Node | None, noun: str) -> Params:
        """An ability in brackets as text: in quotation marks, bare, and its cost alone."""
        known = self.known
        event, event_noun = known.event, known.event_noun
        known.event, known.event_noun = ability.head, self.noun_of_event(ability.head)
        writer = Writer(self.language, self.vocabulary, self.names, known)
        writer.bearer, writer.holder, writer.holder_noun = self.bearer, holder, noun
        writer.holder_event = event if holder is not self.holder else self.holder_event
        writer.quotes = ability.quotes
        full = writer.ability(ability)
        writer.event_form, writer.recent = "later", ""
        told = ability.kind in (STATIC, TRIGGER, REPLACEMENT)
        bare = writer.one_sentence(ability) if told else full
        costs = writer.payment(ability)
        known.event, known.event_noun = event, event_noun
        params: Params = {"ability": self.frame("quote", text=full), "ability-text": bare, "ability-costs": costs}
        params["ability-costs-form"] = "some" if costs else "none"
        return params
