"""Turns a choice into a question with its answers."""

from collections.abc import Sequence
from typing import Final

from netocean.abilities.tree import USE
from netocean.catalog.library import Card, Library
from netocean.engine.play import BACK, DONE, NONE, PASS, PICK, Choice, Option
from netocean.engine.view import CardView, View
from netocean.telling.alpha.cards import MARK, lying, zone
from netocean.telling.asking import Asker, holds
from netocean.telling.phrases import card_of, name, texts
from netocean.telling.sayings import AbilityText, Part, Question, Say

RUNS: Final = frozenset({"discard_hand", "discard_play", "discard_exactly", "effect_choose"})
"""Choices whose picks a person gives together."""
NEEDS: Final[dict[str, str]] = {
    "discard_hand": "need",
    "place": "costs limit",
    "evolve_partner": "card",
    "evolve_discard": "card need",
    "opportunity": "card",
    "support": "card whose",
    "block": "card",
    "cost": "card need",
    "discard_exactly": "need",
    "trigger_may": "card",
    "effect_may": "card",
    "effect_choose": "card need",
}
"""What the question of a kind needs; the others need nothing."""
_EXACT: Final = frozenset({"discard_hand", "discard_exactly"})
"""Runs that may ask for an exact number of cards from the hand."""
_NONE_OF_THEM: Final = RUNS - {"discard_exactly"}
"""Choices that are over with "none of them", as long as nothing was picked."""
_SHARED_NONE: Final = "option-none"


def ask(library: Library, view: View, keys: dict[int, str], choice: Choice) -> Question:
    """The open choice of the seat of a view, in words.

    `keys` are the cards that this seat can put a name to, by handle.
    """
    return _Asker(library, view, keys, choice).question()


def matters(library: Library, view: View, kind: str) -> bool:
    """Whether a person may wonder about a choice that is skipped: about Commands only with one in hand."""
    return kind != "window" or holds(library, view, "command")


class _Asker(Asker):
    """Puts one choice of this game into words."""

    mark = MARK
    runs = RUNS
    exact = _EXACT
    needs = NEEDS

    def param(self, param: str) -> Part:
        """What the question says of this name."""
        if param == "costs":
            return self.choice.terms.get("costs", 0)
        if param == "limit":
            return self.choice.terms.get("costs_limit", 0)
        if param == "whose":
            return "attacker" if self.choice.rule == "A-11.2" else "blocker"
        if param == "need" and self.choice.need < 0:
            return 0
        if param == "card" and self.choice.kind == "block":
            return self._told(self.choice.card, self.subject)
        return super().param(param)

    def words(self, option: Option, key: str) -> Part:
        """One answer."""
        verb, kind = option.verb, self.choice.kind
        if verb is PICK:
            return self._pick(option, key)
        if verb is DONE:
            return Say(self.key(self._done()))
        if verb is PASS:
            return Say(self.key(self._pass()))
        if verb is NONE:
            return Say(self.key(f"none-{kind.split('_')[0]}") if kind != "effect_choose" else _SHARED_NONE)
        if verb is BACK:
            return Say(self.key("back-support" if kind == "support" and not self.choice.picked else "back"))
        if option.card == 0 or verb.word == "alpha":
            return Say(self.key(verb.word))
        if verb.word == "attack":
            if option.target == 0:
                return Say(self.key("attack"))
            return Say(self.key("attack-card"), {"card": self._told(option.target)})
        return self._use(option, key)

    def _done(self) -> str:
        kind, picked = self.choice.kind, bool(self.choice.picked)
        if kind == "fill":
            return "done-fill" if len(self.choice.options) > 2 else "done-fill-more"
        if kind == "place":
            return "done" if picked else "done-place"
        if kind == "support":
            return "done-support"
        return "done" if picked or kind not in _NONE_OF_THEM else "done-picks"

    def _pass(self) -> str:
        return "pass-opportunity" if self.choice.kind == "opportunity" else "pass"

    def _use(self, option: Option, key: str) -> Part:
        verb = option.verb.word
        if verb == "place":
            return Say(self.key(verb), {"card": name(key, brief=True)})
        if verb == "evolve":
            fits = "yes" if self._fits(option, key) else "no"
            below = name(self.keys.get(option.target))
            return Say(self.key(verb), {"card": name(key, brief=True), "other": below, "fits": fits})
        if verb == "block":
            return Say(self.key(verb), {"card": self._told(option.card, key)})
        return Say(self.key(verb), {"card": name(key)})

    def _pick(self, option: Option, key: str) -> Part:
        kind = self.choice.kind
        if kind == "order":
            return name(key)
        card = self._told(option.card, key)
        return self.in_place(option, card) if kind in ("effect_choose", "cost") else Say("option-pick", {"card": card})

    def _told(self, handle: int, key: str = "") -> Part:
        """A card in play with its state, one elsewhere by what is printed on it."""
        found = self._lying(handle)
        if found is not None and found.notes:
            return lying(found, key or self.keys.get(handle, ""))
        return name(key or self.keys.get(handle), brief=True)

    def _lying(self, handle: int) -> CardView | None:
        return next((card for one in self.view.zones for card in one.cards if card.handle == handle), None)

    def _fits(self, option: Option, key: str) -> bool:
        """Whether an evolution card could evolve from what lies below it: the top of the stack, or one of this run."""
        card = card_of(self.library, key)
        stack = [
            one.handle for one in self.view.zone(self.view.seat, "digimon_boxes").cards if one.host == option.target
        ]
        below = [(stack or [option.target])[-1], *self.choice.picked]
        found = [card_of(self.library, self.keys.get(handle)) for handle in below]
        if card is None or card.facts.condition is None:
            return False
        bases = card.facts.condition.any
        return any(base.fits(one.facts) for base in bases for one in found if one is not None)

    def shown(self, card: Card, option: Option) -> Sequence[AbilityText]:
        """The abilities behind an answer."""
        if option.verb.word == "use":
            return texts(card, (USE,))
        return texts(card) if option.verb.word == "place" and card.facts.kind == "option" else []

    def zone(self, name: str) -> Part:
        """A zone by its name."""
        return zone(name)
