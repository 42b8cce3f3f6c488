"""The answers of a choice, one by one."""

from typing import Final

from netocean.catalog.library import Library
from netocean.engine.play import BACK, DONE, PASS, PICK, Choice, Option
from netocean.engine.view import View
from netocean.telling.fftcg.cards import element, text_of
from netocean.telling.fftcg.lying import KINDS, Lying
from netocean.telling.fftcg.marks import key
from netocean.telling.phrases import card_of, name, word
from netocean.telling.sayings import AbilityText, Name, Part, Say

GAINED: Final = 1000
"""From this number on the value of `use` is an ability that the card has gained: it stands on another card."""
_WITH_PLACE: Final = frozenset({"select", "target", "cost-pick"})
"""Choices whose cards may lie on both sides and in several zones."""
_GIVEN_BACK: Final = frozenset({"target", "cost-pick", "pay", "pay-done", "way", "x", "mode", "divide", "party"})
"""Choices in which taking back gives up all that was begun."""
_USES: Final = frozenset({"cast", "cast_lb", "burst", "warp", "prime"})


class Answers:
    """Puts the answers of one choice into words."""

    def __init__(self, library: Library, view: View, choice: Choice, lying: Lying, kind: str, subject: str) -> None:
        self.library = library
        self.view = view
        self.choice = choice
        self.lying = lying
        self.kind = kind
        self.subject = subject

    @staticmethod
    def named(word_: str) -> Part:
        """A name, job or category that can be named: a category is a word as it is printed."""
        return Name(word_) if word_.islower() else word_

    def words(self, option: Option, about: str) -> Part:
        """One answer."""
        verb = option.verb.word
        if option.verb is PICK:
            return self._pick(option, about)
        if option.verb is PASS:
            return Say(key("option", "pass"), self._pass())
        if option.verb is DONE:
            return Say(key("option", self._done()))
        if verb in ("pay", "put"):
            return self._pay(option, about)
        if option.verb is BACK and self.kind in _GIVEN_BACK:
            return Say(key("option", "back-all"))
        if option.card == 0 and not about:
            return Say(key("option", verb))
        return Say(key("option", verb), {"card": self._named(option, about)})

    def more(self, option: Option, about: str, place: int | None) -> list[Part]:
        """The ability behind an answer."""
        card = card_of(self.library, about)
        verb = option.verb.word
        if place is not None and place >= 0:
            return [*text_of(card, place)]
        if verb == "use" and option.value < GAINED:
            return [*text_of(card, option.value)]
        if verb in _USES and card is not None and card.facts.kind == "summon":
            return [AbilityText(about, number) for number in range(len(card.abilities))]
        return []

    def _named(self, option: Option, about: str) -> Part:
        """The card of an answer: what is cast with what is printed on it, what lies there with its state."""
        if option.verb.word in ("use", "next"):
            return name(about)
        return self.lying.told(option.card, about)

    def _done(self) -> str:
        if self.kind == "party":
            return "done-party"
        if self.kind == "pay-done":
            return "done"
        return "done" if self.choice.picked else "done-none"

    def _pass(self) -> dict[str, Part]:
        """What passing leads to."""
        if self.kind in ("attack", "block"):
            return {"to": self.kind, "card": name(None)}
        if self.view.objects:
            return {"to": "resolve", "card": name(self.view.objects[-1].key)}
        mine = self.view.numbers["turn_player"] == self.view.seat
        main = mine and self.view.phase.startswith("main")
        return {"to": self.view.phase.replace("_", "-") if main else "other", "card": name(None)}

    def _pick(self, option: Option, about: str) -> Part:
        if self.kind == "mode":
            return self._mode(option)
        if self.kind == "way":
            return Say(key("option", "way"), {"card": name(about)}) if about else Say(key("option", "way-plain"))
        if option.card:
            return self.lying.told(option.card, about, self.kind in _WITH_PLACE)
        if self.kind == "name-element":
            return element(option.value)
        if self.kind == "name-type":
            kinds = {**dict(KINDS), 8: "summon"}
            return word("kind", kinds.get(option.value, "forward"))
        if self.kind in _WITH_PLACE and option.value >= 0:
            return self._object(option.value)
        if about:
            return name(about)
        return option.value

    def _object(self, number: int) -> Part:
        """A Summon or ability on the stack."""
        for one in self.view.objects:
            if one.number == number:
                side = "you" if one.seat == self.view.seat else "other"
                return Say("telling-f-place", {"card": name(one.key), "who": side, "place": Say("zone-stack")})
        return number

    def _mode(self, option: Option) -> Part:
        """The text of what can be picked; its number where there is none."""
        told = text_of(card_of(self.library, self.subject), self.choice.ability)
        if not told:
            return Say("telling-f-mode", {"number": option.value + 1})
        return AbilityText(told[0].key, told[0].place, option.value)

    def _pay(self, option: Option, about: str) -> Part:
        zone = self.lying.zone(option.card)
        how = "put" if option.verb.word == "put" else "discard" if zone == "hand" else "dull"
        return Say(key("option", "pay"), {"how": how, "card": name(about), "element": element(option.value)})
