"""Turns a choice into a question with its answers."""

from collections.abc import Sequence
from typing import Final

from netocean.catalog.library import Card, Library
from netocean.engine.play import BACK, DONE, NO, NONE, PASS, PICK, YES, Choice, Option
from netocean.engine.view import View
from netocean.telling.appmon.cards import MARK, zone
from netocean.telling.asking import Asker, holds
from netocean.telling.phrases import name, texts
from netocean.telling.sayings import AbilityText, Part, Question, Say

RUNS: Final = frozenset({"discard_hand", "discard_slots", "set_options", "discard_exactly", "effect_choose"})
"""Choices whose picks a person gives together."""
NEEDS: Final[dict[str, str]] = {
    "material": "card",
    "chip_fee": "card",
    "fusion": "card next",
    "cost_pick": "card need",
    "discard_exactly": "need",
    "trigger_may": "card",
    "effect_may": "card",
    "effect_choose": "card need",
}
"""What the question of a kind needs; the others need nothing."""
_EXACT: Final = frozenset({"discard_exactly"})
"""Runs of an exact number of cards from the hand."""
_NONE_OF_THEM: Final = (RUNS - _EXACT) | {"exchange"}
"""Choices that are over with "none of them", as long as nothing was picked."""
_IN_PLACE: Final = frozenset({"effect_choose", "cost_pick"})
"""Choices whose cards may lie in several zones."""
_BRIEF: Final = frozenset({"exchange", "link", "material"})


def ask(library: Library, view: View, keys: dict[int, str], choice: Choice) -> Question:
    """The open choice of the seat of a view, in words.

    `keys` are the cards that this seat can put a name to, by handle.
    """
    return _Asker(library, view, keys, choice).question()


def matters(library: Library, view: View, kind: str) -> bool:
    """Whether a person may wonder about a choice that is skipped: setting Options, only with one in hand."""
    return kind != "set_options" or holds(library, view, "option")


class _Asker(Asker):
    """Puts one choice of this game into words."""

    mark = MARK
    runs = RUNS
    exact = _EXACT
    needs = NEEDS

    def words(self, option: Option, key: str) -> Part:
        """One answer."""
        verb = option.verb
        if verb is PICK:
            return self._pick(option, key)
        if verb is DONE:
            return Say(self.key(self._done()))
        if verb.word == "pay":
            return Say(self.key("pay-with"), {"card": name(key)}) if option.card else Say(self.key("pay"))
        if verb in (NO, YES, BACK, PASS, NONE) or option.card == 0:
            return Say(self.key(verb.word))
        params: dict[str, Part] = {"card": name(key, brief=verb.word in _BRIEF)}
        if verb.word == "material":
            params["fits"] = "yes" if self._fits(key) else "no"
        return Say(self.key(verb.word), params)

    def _done(self) -> str:
        kind, picked = self.choice.kind, bool(self.choice.picked)
        if kind == "declare":
            return "done" if picked else "done-declare"
        if kind == "fusion":
            return "done-window"
        return "done" if picked or kind not in _NONE_OF_THEM else "done-picks"

    def _fits(self, key: str) -> bool:
        """Whether a material could be right: it is on the list, itself or as a copy."""
        return any(self.keys.get(one.card) == key for one in self.choice.options if one.verb.word == "material")

    def _pick(self, option: Option, key: str) -> Part:
        kind = self.choice.kind
        if kind == "order":
            return name(key)
        card = name(key, brief=True)
        return self.in_place(option, card) if kind in _IN_PLACE else Say("option-pick", {"card": card})

    def shown(self, card: Card, option: Option) -> Sequence[AbilityText]:
        """The abilities behind an answer."""
        set_now = option.verb is PICK and self.choice.kind == "set_options"
        return texts(card) if option.verb.word == "open" or set_now else []

    def zone(self, name: str) -> Part:
        """A zone by its name."""
        return zone(name)
