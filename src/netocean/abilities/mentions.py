# form: interpreted
"""How cards are mentioned again: "it", "them", "the chosen Forward", "Forward ①", or the name of the card itself."""

from typing import Final

from netocean.abilities.speech import Names, Speech
from netocean.abilities.tree import (
    CALL,
    CHOOSE,
    COUNT,
    FILTER,
    FIRST_PLACE,
    INT,
    LET,
    MODES,
    OR,
    PATTERN,
    QUOTE,
    VAR,
    WHEN,
    WORD,
    Ability,
    Node,
)
from netocean.abilities.vocabulary import GROUP, Vocabulary

MARKS: Final = "①②③④⑤⑥⑦⑧⑨⑩"
"""Tell chosen cards apart where nothing else does."""

LETTERS: Final = "NMKPQRST"
"""Name the numbers that an ability reckons with."""

CASES: Final = ("object", "subject", "of")


class Known:
    """What one ability has named, and how each mention of it is worded.

    `style` gives for a mention (by its place in the line) `it`, `noun` or `mark`.
    """

    def __init__(self) -> None:
        self.many: dict[str, bool] = {}
        self.noun: dict[str, str] = {}
        self.role: dict[str, str] = {}
        self.letters: dict[str, str] = {}
        self.values: dict[str, Node] = {}
        self.uses: dict[str, int] = {}
        self.marked: list[str] = []
        self.style: dict[int, str] = {}
        self.told: list[str] = []
        self.event: Node | None = None
        self.event_noun: str = ""

    def is_number(self, name: str) -> bool:
        """Whether a variable stands for a number or for what was named, and not for cards."""
        return name in self.values and self.role[name] == "number"


class Mentions(Speech):
    """Learns what an ability names, and mentions it."""

    def __init__(self, language: str, vocabulary: Vocabulary, names: Names, known: Known) -> None:
        super().__init__(language, vocabulary, names)
        self.known = known
        self.bearer = ""
        self.holder: Node | None = None
        self.holder_event: Node | None = None
        self.holder_noun = ""
        self.recent = ""
        self.spread = ""
        """The noun of the cards of which `it` means each one, where an amount is reckoned for each."""

    # Learning.

    def learn(self, ability: Ability) -> None:
        """Looks through an ability before it is written."""
        self.known.event = ability.head
        self.known.event_noun = self.noun_of_event(ability.head)
        shown: list[str] = []
        for part in (ability.gate, ability.head, ability.condition, *ability.costs, ability.body):
            if part is not None:
                self.look(part, shown, ability.quotes)
        if not self.own_frame("chosen") and len(ability.variables) > 1:
            self.known.marked = ability.variables[:]

    def look(self, node: Node, shown: list[str], quotes: list[Ability]) -> None:
        """Looks at a node; `shown` are the variables that stand for cards, in the order in which they were named."""
        if node.kind == CHOOSE:
            self.look_at_choice(node, shown, quotes)
        elif node.kind == LET:
            self.look(node.args[1], shown, quotes)
            self.name_value(node.args[0].name, node.args[1], shown)
        elif node.kind in (WHEN, MODES):
            self.look(node.args[0], shown, quotes)
            for body in node.args[1:]:
                self.look(body, shown[:], quotes)
        elif node.kind == QUOTE:
            inner = quotes[node.value]
            for part in (inner.gate, inner.head, inner.condition, *inner.costs, inner.body):
                if part is not None:
                    self.look(part, shown[:], inner.quotes)
        elif node.kind == VAR:
            self.look_at_mention(node, shown)
        elif not self.is_silent(node):
            if node.kind == WORD and node.name in ("self", "it"):
                self.look_at_word(node, shown)
            for arg in [*node.args, *([node.until] if node.until is not None else [])]:
                self.look(arg, shown, quotes)

    def look_at_choice(self, node: Node, shown: list[str], quotes: list[Ability]) -> None:
        """A choice: its parts, then what it names."""
        for part in node.args[COUNT:]:
            self.look(part, shown, quotes)
        name = node.args[0].name
        count = node.args[COUNT]
        self.known.many[name] = not (count.kind == INT and count.value == 1)
        place = node.args[FIRST_PLACE:]
        group = next((self.known.noun[one.name] for one in place if one.kind == VAR), "card")
        self.known.noun[name] = self.noun_of(node.args[PATTERN]) or (group if place else "")
        self.known.role[name] = node.name
        shown.append(name)

    def name_value(self, name: str, value: Node, shown: list[str]) -> None:
        """`let $a …`."""
        self.known.values[name] = value
        if self.is_group(value):
            self.known.role[name] = "group"
            self.known.many[name] = self.group_number(value) == "many"
            self.known.noun[name] = "card"
            shown.append(name)
        else:
            self.known.role[name] = "number"
            self.known.letters[name] = LETTERS[len(self.known.letters) % len(LETTERS)]

    def look_at_word(self, node: Node, shown: list[str]) -> None:
        """The card itself, or the card of the event: afterwards "it" would mean this one."""
        single = [name for name in shown if not self.known.many.get(name)]
        self.known.style[node.column] = "it" if not single or single[-1] == node.name else "noun"
        if node.name in shown:
            shown.remove(node.name)
        shown.append(node.name)

    def look_at_mention(self, node: Node, shown: list[str]) -> None:
        """A mention: whether it needs more than "it"."""
        known = self.known
        name = node.name
        known.uses[name] = known.uses.get(name, 0) + 1
        if name not in shown:
            return
        alike = [other for other in shown if known.many.get(other, False) == known.many[name]]
        if alike[-1] == name:
            known.style[node.column] = "it"
        elif known.noun[name] not in [known.noun.get(other, "") for other in alike if other != name]:
            known.style[node.column] = "noun"
        elif name not in known.marked:
            known.marked.append(name)
        shown.remove(name)
        shown.append(name)

    def is_silent(self, node: Node) -> bool:
        """Whether a group does not mention the cards that it is a part of: "the rest"."""
        group = node.kind == CALL and node.name in self.vocabulary.nodes[GROUP]
        return group and self.has(self.game_key(GROUP, node.name), "silent")

    # Nouns and numbers.

    def noun_of(self, pattern: Node) -> str:
        """The noun that a filter asks for (`type/forward`), if it is one; `card` for several, nothing for none."""
        several = pattern.args if pattern.args and pattern.args[0].kind == FILTER else [pattern]
        found: list[str] = []
        for one in several:
            nouns = [
                f"{self.vocabulary.fields[term.name].value}/{arg.name}"
                for term in one.args
                if not term.value % 2 and self.has(self.game_key("field", term.name), "noun")
                for arg in term.args
            ]
            found.append(nouns[0] if len(nouns) == 1 else "card" if nouns else "")
        return found[0] if len(set(found)) == 1 else "card"

    def noun_of_things(self, things: Node) -> str:
        """The noun of what an action acts on."""
        if things.kind == VAR:
            return self.known.noun.get(things.name, "card")
        if things.kind == FILTER:
            return self.noun_of(things)
        return self.known.event_noun if things.kind == WORD and things.name == "it" else "card"

    def noun_of_event(self, head: Node | None) -> str:
        """The noun of the card that an event is about."""
        if head is None:
            return "card"
        events = head.args if head.kind == OR else [head]
        nouns = [self.noun_of(arg) for event in events for arg in event.args[:2] if arg.kind == FILTER]
        return nouns[0] if nouns and all(noun == nouns[0] for noun in nouns) else "card"

    def is_group(self, node: Node) -> bool:
        """Whether a value names cards."""
        return node.kind == FILTER or (node.kind in (CALL, WORD) and node.name in self.words_of_things())

    def words_of_things(self) -> set[str]:
        """The names of groups, and the words that name cards."""
        return {*self.vocabulary.nodes[GROUP], *self.vocabulary.tables.get("things", ())}

    def group_number(self, node: Node) -> str:
        """One card or many."""
        if node.kind != CALL:
            return "one" if node.kind == WORD else "many"
        key = self.game_key(GROUP, node.name)
        if self.has(key, "one"):
            return "one"
        counts = [arg for arg in node.args if arg.kind == INT]
        single = bool(counts) and counts[0].value == 1 and not self.has(key, "many")
        return "one" if single else "many"

    def number_of(self, variable: Node) -> str:
        """One card or many."""
        return "many" if self.known.many.get(variable.name) else "one"

    def mark(self, variable: Node) -> str:
        """The mark of a chosen card."""
        marked = self.known.marked
        return MARKS[marked.index(variable.name) % len(MARKS)] if variable.name in marked else ""

    def card_noun(self, noun: str, count: int) -> str:
        """A noun for cards."""
        if noun not in ("", "field", "card"):
            table, _, name = noun.partition("/")
            return self.word(table, name, count)
        return self.frame("card", count=count, place="" if noun == "card" else "field")

    # Mentioning.

    def chosen(self, variable: Node) -> dict[str, str]:
        """A chosen card, mentioned again, in each case."""
        name = variable.name
        marked = name in self.known.marked
        number = self.number_of(variable)
        params = {
            "several": "yes" if marked else "no",
            "style": "mark" if marked else self.known.style.get(variable.column, "it"),
            "mark": self.mark(variable),
            "role": self.known.role.get(name, ""),
        }
        return self.mention(name, number, self.known.noun.get(name, "card"), params)

    def mention(self, what: str, number: str, noun: str, params: dict[str, str]) -> dict[str, str]:
        """The words for something known; the second time in a sentence they may be shorter."""
        again = "yes" if self.recent == what else "no"
        self.recent = what
        told = self.card_noun(noun, 2 if number == "many" else 1)
        return {
            case: self.frame("chosen", number=number, noun=told, again=again, case=case, **params) for case in CASES
        }

    def itself(self) -> dict[str, str]:
        """The card that has the ability: its name, or "this card"."""
        if self.holder is not None:
            return self.held(self.holder)
        self.recent = "self"
        noun = self.card_noun(self.holder_noun or "card", 1)
        form = "name" if self.bearer and not self.holder_noun else "noun"
        name = self.named("name", self.bearer) if self.bearer else ""
        return {case: self.frame("self", form=form, name=name, noun=noun, case=case) for case in CASES}

    def held(self, holder: Node) -> dict[str, str]:
        """The card that an effect lies on."""
        raise NotImplementedError

    def event_card(self, node: Node) -> dict[str, str]:
        """`it`: the card of the event."""
        style = "it" if self.spread else self.known.style.get(node.column, "it")
        params = {"several": "no", "style": style, "mark": "", "role": "it"}
        return self.mention("it", "one", self.spread or self.known.event_noun, params)
