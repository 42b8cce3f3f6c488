"""Turns a choice into a question with its answers."""

from collections.abc import Sequence

from netocean.abilities.tree import SUPPORT
from netocean.catalog.library import Card, Library
from netocean.engine.play import BACK, DONE, NO, NONE, PASS, PICK, YES, Choice, Option
from netocean.engine.view import View
from netocean.telling.asking import Asker
from netocean.telling.colosseum import requirements
from netocean.telling.colosseum.cards import active_key, zone
from netocean.telling.phrases import card_of, name, texts, who, words
from netocean.telling.sayings import AbilityText, Part, Question, Say

RUNS = frozenset({"discard_hand", "discard_slots", "lay_options", "cost_discard", "discard_exactly", "effect_choose"})
"""Choices whose picks a person gives together."""
NEEDS: dict[str, str] = {
    "plan_payment": "card",
    "lay_options": "free",
    "evolution": "card next",
    "cost_discard": "card need",
    "discard_exactly": "need",
    "pay_now": "card",
    "trigger_may": "card",
    "effect_may": "card",
    "effect_choose": "card need",
}
"""What the question of a kind needs; the others need nothing."""

_EXACT = frozenset({"cost_discard", "discard_exactly"})
"""Runs of an exact number of cards from the hand."""
_NONE_OF_THEM = (RUNS - _EXACT) | {"exchange", "plan"}
"""Choices that are over with "none of them", as long as nothing was picked."""
_CARES = {"window_field": ("option_class", "field"), "appearances": ("block", "appearance")}
"""Choices that are worth a word only to who has such a card: its fact and the value."""


def ask(library: Library, view: View, keys: dict[int, str], choice: Choice) -> Question:
    """The open choice of the seat of a view, in words.

    `keys` are the cards that this seat can put a name to, by handle.
    """
    return _Asker(library, view, keys, choice).question()


def matters(library: Library, view: View, kind: str) -> bool:
    """Whether a person may wonder about a choice that is skipped."""
    if kind not in _CARES:
        return True
    fact, value = _CARES[kind]
    own = [zone for zone in view.zones if zone.seat == view.seat and zone.name.startswith(("hand", "option_slot"))]
    cards = [card_of(library, card.key) for zone in own for card in zone.cards]
    return any(getattr(card.facts, fact) == value for card in cards if card is not None)


class _Asker(Asker):
    """Puts one choice of this game into words."""

    runs = RUNS
    exact = _EXACT
    needs = NEEDS

    def __init__(self, library: Library, view: View, keys: dict[int, str], choice: Choice) -> None:
        super().__init__(library, view, keys, choice)
        self.active = active_key(view)

    def param(self, param: str) -> Part:
        """What the question says of this name."""
        if param == "free":
            zones = [one for one in self.view.zones if one.seat == self.choice.seat]
            return sum(one.count == 0 for one in zones if one.name.startswith("option_slot"))
        return super().param(param)

    def words(self, option: Option, key: str) -> Part:
        """One answer."""
        verb = option.verb
        if verb is PICK:
            return self._pick(option, key)
        if verb is DONE:
            return Say(self.key(self._done()))
        if verb is YES and self.choice.kind == "agree_first":
            return Say("option-agree", {"who": who(self.view.seat, option.value)})
        if verb.word == "part":
            symbols = requirements.symbols_of(option.value // 10 % 10, option.value % 10)
            return Say("option-part", {"symbols": symbols})
        if verb.word == "pay":
            return self._pay(option)
        if verb in (NO, YES, BACK, PASS, NONE) or option.card == 0:
            return Say(self.key(verb.word))
        return self._use(verb.word, key)

    def _done(self) -> str:
        kind = self.choice.kind
        if kind.startswith("window"):
            return "done-window"
        return "done" if self.choice.picked or kind not in _NONE_OF_THEM else "done-picks"

    def _use(self, verb: str, key: str) -> Part:
        params: dict[str, Part] = {"card": name(key, brief=verb in ("exchange", "appear"))}
        if verb == "evolve":
            params["fits"] = "yes" if any(requirements.fitting(self.library, key, self.active)) else "no"
        return Say(self.key(verb), params)

    def _pick(self, option: Option, key: str) -> Part:
        card = card_of(self.library, key)
        kind = self.choice.kind
        if kind == "order":
            return name(key)
        if card is not None and card.facts.lines and kind == "plan":
            lines = requirements.in_short(self.library, card, self.active)
            return Say("telling-brief-lines", {"card": name(key, brief=True), "lines": lines})
        if card is not None and card.abilities and kind == "lay_options":
            return self._with_class(card)
        if kind != "effect_choose":
            return Say("option-pick", {"card": name(key, brief=True)})
        return self.in_place(option, name(key, brief=True))

    def _with_class(self, card: Card) -> Part:
        sort = words([("class", card.facts.option_class)])
        return Say("telling-brief", {"card": name(card.key), "facts": sort[0]}) if sort else name(card.key, brief=True)

    def _pay(self, option: Option) -> Part:
        card = card_of(self.library, self.subject)
        if card is None:
            return option.text
        chosen = self.keys.get(option.target)
        return Say("option-pay", requirements.way_to_pay(self.library, card, option.value, chosen, self.active))

    def shown(self, card: Card, option: Option) -> Sequence[AbilityText]:
        """The abilities behind an answer."""
        if option.verb.word == "support":
            return texts(card, (SUPPORT,))[:1]
        laid_now = option.verb is PICK and self.choice.kind == "lay_options"
        return texts(card) if option.verb.word == "open" or laid_now else []

    def zone(self, name: str) -> Part:
        """A zone by its name."""
        return zone(name)
