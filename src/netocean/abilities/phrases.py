# form: interpreted
"""The phrases that sentences are made of: calls with their arguments, amounts, and the cards that something is done to."""

from netocean.abilities.mentions import Mentions
from netocean.abilities.speech import PREFIXES, Names, Params, dashed, default_name
from netocean.abilities.tree import CALL, FILTER, INT, QUOTE, REF, VAR, WORD, Ability, Node
from netocean.abilities.vocabulary import ACTION, AMOUNT, CONDITION, EVENT, GROUP, NodeSpec

__all__ = ["PREFIXES", "Names", "Phrases", "dashed", "default_name"]

SEATS = ("me", "opponent")


class Phrases(Mentions):
    """Writes calls: a node of the game with its arguments."""

    quotes: list[Ability]
    actor = "me"
    each = ""
    ground = "field"
    """Where the cards are that are spoken of: on the field, or elsewhere."""
    standing = False
    """Whether what is written holds all the time."""

    # Calls and their arguments.

    def call(self, node: Node, role: str, mood: str = "do", attribute: str = "", form: str = "when") -> str:
        """A node of the game in words."""
        key = self.game_key(role, node.name)
        return self.told(f"{key}.{attribute}" if attribute else key, self.params(node, role, mood, form))

    def params(self, node: Node, role: str, mood: str = "do", form: str = "when") -> Params:
        """All that the message of a node may want to know."""
        params: Params = {"mood": mood, "form": form, "card": self.own_name()}
        spec = self.vocabulary.nodes[role][node.name]
        count = 0
        before, self.ground = self.ground, self.ground_of(node, role)
        if self.has(self.game_key(role, node.name), "spread"):
            self.spread = self.noun_of_things(node.args[0]) or "field"
        kinds = [kind.rstrip("?") for kind in spec.params]
        for place, kind in enumerate(kinds):
            arg = node.args[place] if place < len(node.args) else None
            earlier = kinds[:place].count(kind)
            name = dashed(kind.removeprefix("slug:")) + (str(earlier + 1) if earlier else "")
            if kind == "filter":
                params |= self.filter_params(arg, role, count)
            elif kind == "ability":
                params |= self.quote_params(node, spec, arg, role)
            elif kind == "things":
                params |= self.things_params(arg, name, role, mood)
            else:
                self.argument(arg, kind, name, role, params)
            if kind == "amount" and arg is not None:
                count = arg.value if arg.kind == INT else 2
        self.spread, self.ground = "", before
        return params

    def ground_of(self, node: Node, role: str) -> str:
        """Where the cards are that a node speaks of."""
        places = [
            arg.name for arg in node.args if arg.kind == WORD and arg.name in self.vocabulary.tables.get("place", ())
        ]
        if places:
            return places[0]
        return "" if self.has(self.game_key(role, node.name), "off") else "field"

    def argument(self, arg: Node | None, kind: str, name: str, role: str, params: Params) -> None:
        """Adds what a message may want to know of an argument."""
        if arg is None:
            params |= {name: "", f"{name}-form": "none", f"{name}-word": "none"}
        elif kind == "amount":
            params |= self.amount_params(arg, name, role)
        elif arg.kind == VAR and self.known.is_number(arg.name):
            params[name] = self.named_value(arg)
        elif arg.kind == VAR:
            params |= {name: self.chosen(arg)["object"], f"{name}-number": self.number_of(arg)}
        elif arg.kind == REF:
            params[name] = self.reference(arg, "place")
        elif kind in ("who", "whose"):
            params[name] = self.seat(arg.name)
        elif arg.kind == WORD:
            mood = str(params["mood"])
            params |= {name: self.word(kind, arg.name, 1, mood), f"{name}-many": self.word(kind, arg.name, 2)}
            params |= {f"{name}-word": dashed(arg.name), f"{name}-form": "some"}
        elif kind.startswith("slug:"):
            params |= {name: self.named(kind.removeprefix("slug:"), arg.name), f"{name}-form": "some"}
        else:
            params[name] = self.named("name", arg.name)

    def own_name(self) -> str:
        """The card that has the ability, said without being mentioned."""
        recent = self.recent
        name = self.itself()["object"]
        self.recent = recent
        return name

    def seat(self, name: str) -> str:
        """Whose something is, as seen by whoever acts: `actor` acts upon what is theirs, `you` is not the one who acts."""
        if self.actor == "me" or name not in SEATS:
            return name
        return "actor" if name == self.actor else "you"

    def filter_params(self, arg: Node | None, role: str, count: int) -> Params:
        """What a message may want to know of a filter."""
        if arg is None:
            return {"filter": "", "filter-form": "none", "filter-any": ""}
        loose = count == 0
        text = self.cards(arg, 2 if loose else count)
        if loose and role in (EVENT, CONDITION):
            text = self.any_card(arg)
        return {"filter": text, "filter-form": "some", "filter-any": self.any_card(arg)}

    def any_card(self, pattern: Node) -> str:
        """One card, whichever: "a Forward"."""
        cards = self.cards(pattern, 1)
        return self.frame("any-card", cards=cards, start=self.start(cards))

    def cards(self, pattern: Node, count: int, place: str = "") -> str:
        """The cards that a filter describes."""
        raise NotImplementedError

    # Things.

    def things_params(self, arg: Node | None, name: str, role: str, mood: str) -> Params:
        """What a message may want to know of the cards that something is done to."""
        if arg is None:
            return {name: "", f"{name}-form": "none", f"{name}-number": "one"}
        cases, number, form = self.things(arg, role, mood)
        params: Params = {f"{name}-{case}": text for case, text in cases.items()}
        params |= {name: cases["object"], f"{name}-number": number, f"{name}-form": form}
        if arg.kind == FILTER:
            params[f"{name}-one"] = self.cards(arg, 1)
            params[f"{name}-many"] = self.cards(arg, 2)
        else:
            params |= {f"{name}-one": cases["object"], f"{name}-many": cases["object"]}
        return params

    def things(self, arg: Node, role: str, mood: str = "do") -> tuple[dict[str, str], str, str]:
        """The words for cards in each case, whether they are one or many, and what they are named by."""
        if arg.kind == VAR:
            return self.variable(arg, mood)
        if arg.kind == WORD and self.holder is not None and self.holds(arg):
            return self.held_things(self.holder)
        if arg.kind == WORD:
            return self.thing_word(arg), "one", arg.name
        if arg.kind == CALL:
            self.recent = ""
            group = self.call(arg, GROUP)
            return self.cases(group), self.group_number(arg), "group"
        self.recent = ""
        if role in (EVENT, CONDITION):
            return self.cases(self.any_card(arg)), "one", "filter"
        if role in (AMOUNT, GROUP):
            return self.cases(self.cards(arg, 2)), "many", "filter"
        all_cards = self.frame("all-cards", cards=self.cards(arg, 2), mood="state" if self.standing else mood)
        return self.cases(all_cards), "many", "filter"

    def variable(self, arg: Node, mood: str) -> tuple[dict[str, str], str, str]:
        """What was chosen or named; a group that was not told of before is said in full."""
        if self.known.is_number(arg.name):
            return self.cases(self.named_value(arg)), "one", "value"
        number = self.number_of(arg)
        if self.known.role.get(arg.name) == "group" and arg.name not in self.known.told:
            self.known.told.append(arg.name)
            cases, _, form = self.things(self.known.values[arg.name], GROUP, mood)
            self.recent = arg.name
            return cases, number, form
        return self.chosen(arg), number, "group" if self.known.role.get(arg.name) == "group" else "var"

    def thing_word(self, arg: Node) -> dict[str, str]:
        """`self`, `it`, `other`."""
        if arg.name == "self":
            return self.itself()
        event = self.known.event
        if arg.name == "it":
            return self.itself() if self.is_bearer() and not self.spread else self.event_card(arg)
        self.recent = ""
        if event is not None and event.kind == CALL and arg.name == "other":
            key = self.game_key(EVENT, event.name)
            if self.has(key, "other"):
                return self.cases(self.say(f"{key}.other"))
        return self.cases(self.word("things", arg.name))

    def is_bearer(self) -> bool:
        """Whether the card of the event is the card that has the ability."""
        event = self.known.event
        about = event.args[0] if event is not None and event.args else None
        return about is not None and about.kind == WORD and (about.name == "self" or self.holder is not None)

    def holds(self, arg: Node) -> bool:
        """Whether a word means the card that an effect lies on."""
        return arg.name == "self" or (arg.name == "it" and self.is_bearer())

    def held(self, holder: Node) -> dict[str, str]:
        """The card that an effect lies on: as the effect names it."""
        return self.held_things(holder)[0]

    def held_things(self, holder: Node) -> tuple[dict[str, str], str, str]:
        """The card that an effect lies on, with the words of the ability that has the effect."""
        if holder.kind == FILTER:
            params = {"several": "no", "style": "it", "mark": "", "role": "holder"}
            return self.mention("holder", "one", self.noun_of(holder), params), "one", "var"
        event = self.known.event
        self.holder, self.known.event = None, self.holder_event
        told = self.things(holder, EVENT)
        self.holder, self.known.event = holder, event
        return told

    def cases(self, text: str) -> dict[str, str]:
        """A phrase that is the same as object and as subject."""
        return {"object": text, "subject": text, "of": self.frame("of", text=text)}

    # Amounts.

    def amount_params(self, arg: Node, name: str, role: str) -> Params:
        """An amount: a number, or a phrase; "1000 for each …" is a number, and the rest is said of the whole action."""
        form = self.amount_form(arg)
        if role == ACTION and arg.kind == CALL and len(arg.args) == 2 and arg.args[0].kind == INT:
            key = self.game_key(AMOUNT, arg.name)
            unit = self.unit(arg.args[1]) if self.has(key, "each") else ""
            if unit:
                self.each = unit
                return {name: arg.args[0].value, f"{name}-form": "number"}
        return {name: self.amount(arg), f"{name}-form": form}

    def unit(self, arg: Node) -> str:
        """What is counted, one by one: "card in your hand"; nothing for what cannot be said so."""
        if arg.kind == REF:
            key = self.game_key("property", self.property_name(arg))
            return self.say(f"{key}.each", who=self.seat(SEATS[arg.value])) if self.has(key, "each") else ""
        if arg.kind == CALL and self.has(self.game_key(AMOUNT, arg.name), "each"):
            return self.call(arg, AMOUNT, attribute="each")
        return ""

    def amount(self, node: Node) -> str | int:
        """A number stays a number, so that messages can agree with it; anything else is a phrase."""
        if node.kind == INT:
            return node.value
        if node.kind == VAR:
            return self.named_value(node)
        if node.kind == CALL:
            return self.call(node, AMOUNT)
        zone = self.vocabulary.properties[self.property_name(node)].value == "zone"
        return self.reference(node, "count" if zone else "value")

    def amount_form(self, node: Node) -> str:
        """What kind of amount it is: a number (also X), a value, or the name of the game's amount."""
        if node.kind == VAR:
            inlined = self.known.letters.get(node.name) == ""
            return self.amount_form(self.known.values[node.name]) if inlined else "number"
        if node.kind == CALL:
            plain = self.has(self.game_key(AMOUNT, node.name), "plain")
            return "number" if plain else dashed(node.name)
        return "number" if node.kind == INT else "value"

    def named_value(self, variable: Node) -> str:
        """A number or a value that `let` has named: its letter, or in full where that is said only here."""
        value = self.known.values.get(variable.name)
        if value is None:
            return variable.name
        if value.kind == CALL and self.has(self.game_key(AMOUNT, value.name), "again"):
            return self.call(value, AMOUNT, attribute="again")
        return self.known.letters[variable.name] or str(self.amount(value))

    def property_name(self, node: Node) -> str:
        """The property that a REF names."""
        return node.name.split(".")[1]

    def reference(self, node: Node, form: str) -> str:
        """A property: its `value`, the `count` of its cards, the `place`, or the `subject` of a clause."""
        key = self.game_key("property", self.property_name(node))
        return self.say(key, who=self.seat(SEATS[node.value]), form=form)

    # Abilities in brackets.

    def quote_params(self, node: Node, spec: NodeSpec, arg: Node | None, role: str) -> Params:
        """What a message may want to know of an ability in brackets."""
        assert arg is not None and arg.kind == QUOTE
        key = self.game_key(role, node.name)
        things = node.args[0] if spec.params[0] == "things" else None
        if things is not None and self.has(key, "front"):
            return self.inner(self.quotes[arg.value], things, "")
        if things is not None and self.has(key, "also") and not (things.kind == WORD and things.name == "self"):
            return self.inner(self.quotes[arg.value], None, self.noun_of_things(things) or "field")
        return self.inner(self.quotes[arg.value], self.holder, self.holder_noun)

    def inner(self, ability: Ability, holder: Node | None, noun: str) -> Params:
        """An ability in brackets as text: in quotation marks, bare, and its cost alone."""
        raise NotImplementedError

    def announced(self, name: str) -> bool:
        """Whether a group of cards can be named in a sentence of its own."""
        value = self.known.values[name]
        return value.kind == CALL and self.has(self.game_key(GROUP, value.name), "let")
