# form: interpreted
"""Steps: which of them make a sentence together, and how each one is said."""

from typing import Final

from netocean.abilities.clauses import Clauses
from netocean.abilities.phrases import SEATS
from netocean.abilities.speech import Params
from netocean.abilities.tree import (
    AFTER,
    CALL,
    CHOOSE,
    COUNT,
    FIRST_PLACE,
    INT,
    LET,
    MAY,
    MODES,
    PATTERN,
    REF,
    VAR,
    WHEN,
    WORD,
    Node,
)
from netocean.abilities.vocabulary import ACTION, AMOUNT, DURATION, GROUP, TOGETHER

LONGEST_RUN: Final = 2
"""As many plain steps go into one sentence."""

CLOSING: Final = ("”", "」")
STOPS: Final = (".", "。")

Unit = list[Node]
"""Steps that are said as one: one step, or several gains of the same card."""


def mentions(node: Node, name: str) -> bool:
    """Whether a variable stands somewhere in a node."""
    return (node.kind == VAR and node.name == name) or any(mentions(arg, name) for arg in node.args)


def equal(one: Node | None, other: Node | None) -> bool:
    """Whether two nodes say the same."""
    if one is None or other is None:
        return one is other
    shape = (one.kind, one.name, one.value, len(one.args)) == (other.kind, other.name, other.value, len(other.args))
    return shape and all(equal(left, right) for left, right in zip(one.args, other.args, strict=True))


class Steps(Clauses):
    """Writes the steps of an ability."""

    last_actor = "me"

    # Sentences.

    def body(self, body: Node, mood: str, joint: str = "next") -> str:
        """Steps: plain ones make a sentence together, a step with a condition begins a new one."""
        text = ""
        sentences = self.sentences(body)
        for place, units in enumerate(sentences):
            self.recent = "" if text else self.recent
            written = self.run(units, mood, place + 1 < len(sentences))
            if not text:
                text = written
            elif joint == "next":
                text = self.next(text, written)
            else:
                text = self.frame(joint, first=text, second=written)
        return text

    def next(self, first: str, second: str) -> str:
        """Two sentences; one that ends in a quotation has its full stop already."""
        joint = "next-closed" if self.closed(first) else "next"
        return self.frame(joint, first=first, second=self.capital(second))

    def closed(self, text: str) -> bool:
        """Whether a text ends with the full stop of a quotation."""
        return text[-1:] in CLOSING and text.rstrip("".join(CLOSING))[-1:] in STOPS

    def sentences(self, body: Node) -> list[list[Unit]]:
        """The steps of each sentence."""
        found: list[list[Unit]] = []
        units = self.units(body.args)
        for place, unit in enumerate(units):
            last = found[-1] if found else []
            joins = bool(last) and len(last) < LONGEST_RUN and not self.better_apart(last[-1], units[place : place + 2])
            if joins and self.goes_on(last[-1][-1]) and self.follows(unit[0], last[-1][-1]):
                last.append(unit)
            else:
                found.append([unit])
        return found

    def better_apart(self, before: Unit, units: list[Unit]) -> bool:
        """Whether two steps upon one card come after a step upon another one: they belong together."""
        if len(units) < 2 or not self.own_frame("then"):
            return False
        target, other, last = (unit[0].args[0] if unit[0].args else None for unit in (*units, before))
        return target is not None and target.kind != INT and equal(target, other) and not equal(target, last)

    def units(self, steps: list[Node]) -> list[Unit]:
        """The steps, those that gain something for the same card together, without the names that are said later."""
        found: list[Unit] = []
        for place, step in enumerate(steps):
            if step.kind == LET and self.said_later(step, steps[place + 1 :]):
                continue
            if found and self.goes_with(found[-1][0], step):
                found[-1].append(step)
            else:
                found.append([step])
        return found

    def said_later(self, step: Node, rest: list[Node]) -> bool:
        """Whether what a `let` names is said in full by the step that follows, and nowhere else."""
        name = step.args[0].name
        user = next((one for one in rest if one.kind != LET), None)
        if user is None:
            return False
        if self.known.role.get(name) == "group" and not self.announced(name):
            return True
        if self.known.role.get(name) == "group":
            return user.kind == CALL and bool(user.args) and user.args[0].kind == VAR and user.args[0].name == name
        once = self.known.uses.get(name, 0) == 1 and mentions(user, name)
        value = step.args[1]
        if once and not (value.kind == CALL and self.has(self.game_key(AMOUNT, value.name), "let")):
            self.known.letters[name] = ""
            return True
        return False

    def goes_with(self, first: Node, step: Node) -> bool:
        """Whether two actions can be said as one: "gains +1000 power and Haste"."""
        if first.kind != CALL or step.kind != CALL or not first.args or not step.args:
            return False
        keys = [self.game_key(ACTION, node.name) for node in (first, step)]
        simple = all(arg.kind != CALL for node in (first, step) for arg in node.args[1:])
        return (
            simple
            and all(self.has(key, "also") for key in keys)
            and equal(first.args[0], step.args[0])
            and equal(first.until, step.until)
        )

    def goes_on(self, step: Node) -> bool:
        """Whether a plain step may follow in the same sentence."""
        if step.kind == CALL and self.apart(step):
            return False
        if step.kind == CHOOSE and self.own_frame("then"):
            return step.name == "select" and step.by is None
        return step.kind in (CALL, CHOOSE)

    def follows(self, step: Node, before: Node) -> bool:
        """Whether a step may be the second one of a sentence: the same player goes on."""
        if not self.own_frame("then"):
            return step.kind in (CALL, CHOOSE)
        lasts = equal(step.until, before.until) or before.kind == CHOOSE
        return step.kind == CALL and lasts and not self.apart(step) and self.player(step) == self.player(before)

    def apart(self, step: Node) -> bool:
        """Whether an action is a sentence by itself."""
        return self.has(self.game_key(ACTION, step.name), "front")

    def player(self, step: Node) -> str:
        """Who does a step."""
        seats = [arg.name for arg in step.args[:1] if arg.kind == WORD and arg.name in SEATS]
        return seats[0] if seats else self.actor

    def run(self, units: list[Unit], mood: str, followed: bool) -> str:
        """One sentence, without its full stop."""
        own = self.own_frame("then")
        if len(units) == 1:
            return self.unit_text(units[0], mood, followed)
        one, other = units[0][0], units[1][0]
        shared = own and one.until is not None and equal(one.until, other.until)
        first = self.unit_text(units[0], "link" if own else mood, followed, shared)
        target = other.args[0] if other.args else None
        picks = one.args[0] if one.args else None
        same = target is not None and target.kind != INT and target.name not in SEATS and equal(target, picks)
        kind = "it" if same or shared else "next"
        second = self.unit_text(units[1], mood, followed, shared)
        text = self.frame("then", first=first, second=second, kind=kind)
        return self.lasting(text, one) if shared else text

    def unit_text(self, unit: Unit, mood: str, followed: bool, bare: bool = False) -> str:
        """One step, or several that are said as one; `bare`: without how long they hold."""
        if len(unit) == 1 and not bare:
            return self.step(unit[0], mood, followed)
        return self.action(unit, mood, bare)

    def sentence(self, text: str) -> str:
        """A text with its full stop."""
        return self.capital(text) if self.closed(text) else self.frame("sentence", text=self.capital(text))

    # Single steps.

    def step(self, step: Node, mood: str, followed: bool = False) -> str:
        """One step."""
        if step.kind == CHOOSE:
            return self.choose(step, mood)
        if step.kind == MAY:
            return self.optional(step.args[0], SEATS[step.value], followed)
        if step.kind == AFTER:
            return self.frame("after", body=self.block(step.args[0], followed), who=self.last_actor)
        if step.kind == WHEN:
            return self.branch(step, followed)
        if step.kind == LET:
            return self.let(step, mood)
        if step.kind == MODES:
            return self.modes(step, mood)
        return self.action([step], mood)

    def action(self, unit: Unit, mood: str, bare: bool = False) -> str:
        """Actions upon the same card, with the duration that they share unless it is said elsewhere."""
        self.standing = mood == "state"
        text = self.call(unit[0], ACTION, mood if len(unit) == 1 else "link")
        before = unit[0]
        for place, step in enumerate(unit[1:], 2):
            alike = all(self.has(self.game_key(ACTION, one.name), "more") for one in (before, step))
            last = mood if place == len(unit) else "link"
            text = self.frame("more", first=text, second=self.call(step, ACTION, last, "more" if alike else "also"))
            before = step
        each, self.each = self.each, ""
        if each:
            text = self.frame("each", action=text, each=each, mood=mood)
        return text if bare else self.lasting(text, unit[0])

    def lasting(self, text: str, step: Node) -> str:
        """A text with how long it holds."""
        if step.until is None:
            return text
        front = "yes" if self.has(self.game_key(ACTION, step.name), "front") else "no"
        return self.frame("until", action=text, duration=self.call(step.until, DURATION), front=front)

    def optional(self, body: Node, who: str = "me", followed: bool = False) -> str:
        """What one may do or leave."""
        before, self.actor = self.actor, who
        self.last_actor = who
        plain = len(self.sentences(body)) == 1 and all(self.own_step(step, who) for step in body.args)
        steps = "all" if not plain else "one" if len(body.args) == 1 else "run"
        if plain or not self.own_frame("scope"):
            text = self.body(body, "may" if plain else "do")
        else:
            text = self.body(body, "do", "scoped")
        self.actor = before
        del followed
        return self.frame("may", steps=steps, body=text, who=who)

    def own_step(self, step: Node, who: str) -> bool:
        """Whether a step is plain, and is done by whoever decides."""
        if step.kind not in (CALL, CHOOSE):
            return False
        if not self.own_frame("then"):
            return True
        if step.kind == CHOOSE:
            return step.by is None or step.by.name == who
        seats = [arg.name for arg in step.args if arg.kind == WORD and arg.name in SEATS]
        return not seats or seats[0] == who

    def branch(self, step: Node, followed: bool) -> str:
        """`if … { … } else { … }`."""
        condition, body, other = step.args
        lead = self.frame("if", condition=self.condition(condition), mood="do")
        before, self.actor = self.actor, self.actor
        text = self.frame("comma", first=lead, second=self.block(body, followed and not other.args))
        self.actor = before
        if not other.args:
            return text
        otherwise = self.capital(self.frame("else", body=self.block(other, followed)))
        return self.next(text, otherwise)

    def block(self, body: Node, followed: bool) -> str:
        """The steps under a condition: where others follow that it does not concern, they are held together."""
        if followed and self.own_frame("scope") and len(self.sentences(body)) > 1:
            return self.frame("scope", body=self.body(body, "do", "scoped"))
        return self.body(body, "do")

    def doer(self) -> str:
        """Who did, or did not do, the step before."""
        return self.last_actor

    # Choosing and naming.

    def choose(self, step: Node, mood: str) -> str:
        """`choose $a: up to 2 {…} from me.hand`."""
        variable, count, pattern, *places = step.args[COUNT - 1 : PATTERN + 1] + step.args[FIRST_PLACE:]
        by = step.by.name if step.by is not None else self.actor
        before, self.actor = self.actor, by
        told = self.count(count)
        many = not (count.kind == INT and count.value == 1)
        kind, zone = self.places_told(places)
        params: Params = {
            "up-to": "yes" if step.value else "no",
            "cards": self.cards(pattern, 2 if many else 1, kind),
            "zone": zone,
            "from": kind,
            "several": "yes" if variable.name in self.known.marked else "no",
            "mark": self.mark(variable),
            "by": by if by != before else "me",
            "mood": mood,
            "together": self.call(step.together, TOGETHER) if step.together is not None else "",
            "together-form": "some" if step.together is not None else "none",
        }
        self.actor = before
        self.recent = variable.name if step.name == "select" else ""
        return self.frame(step.name, **params, **told)

    def count(self, count: Node) -> Params:
        """How many are chosen."""
        if count.kind == WORD:
            return {"count": "", "count-form": "any"}
        return {"count": self.amount(count), "count-form": self.amount_form(count)}

    def places_told(self, places: list[Node]) -> tuple[str, str]:
        """The kind of the places that one chooses from, and their words; the field is not said."""
        if not places:
            return "field", ""
        told: list[str] = []
        for place in places:
            if place.kind == REF:
                told.append(self.reference(place, "place"))
            elif place.kind == VAR:
                told.append(self.variable(place, "do")[0]["object"])
            else:
                told.append(self.call(place, GROUP))
        first = places[0]
        kind = self.property_name(first) if first.kind == REF else "var" if first.kind == VAR else first.name
        return kind, self.join("values", told)

    def let(self, step: Node, mood: str) -> str:
        """`let $n (count {…})`: a sentence of its own, where it is needed several times."""
        variable, value = step.args
        role = GROUP if self.known.role.get(variable.name) == "group" else AMOUNT
        letter = self.known.letters.get(variable.name, "")
        if value.kind == CALL and self.has(self.game_key(role, value.name), "let"):
            self.known.told.append(variable.name)
            params = self.params(value, role, mood)
            return self.say(f"{self.game_key(role, value.name)}.let", **params, letter=letter)
        if role == GROUP:
            self.known.told.append(variable.name)
            cards = self.things(value, GROUP)[0]["object"]
            several = "yes" if variable.name in self.known.marked else "no"
            return self.frame("let-cards", cards=cards, several=several, mark=self.mark(variable))
        return self.frame("let", letter=letter, value=self.amount(value))

    def modes(self, step: Node, mood: str) -> str:
        """`modes 1 { … } { … }`."""
        told = [self.mode(body) for body in step.args[1:]]
        up_to = "yes" if step.value else "no"
        count = self.count(step.args[0])
        modes = self.join("mode-list", told)
        return self.frame("modes", up_to=up_to, total=len(told), modes=modes, mood=mood, by=self.actor, **count)

    def mode(self, body: Node) -> str:
        """One of several bodies, as a sentence in quotation marks."""
        self.recent = ""
        return self.frame("quote", text=self.sentence(self.body(body, "do")))
