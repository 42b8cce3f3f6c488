"""Turns a choice into a question with its answers."""

from itertools import zip_longest
from typing import Final

from netocean.catalog.library import Library
from netocean.engine.play import BACK, DONE, NO, NONE, PASS, PICK, YES, Choice, Option
from netocean.engine.view import View
from netocean.telling.fftcg.answers import Answers
from netocean.telling.fftcg.cards import text_of
from netocean.telling.fftcg.lying import Lying, moment
from netocean.telling.fftcg.marks import MARK
from netocean.telling.phrases import card_of, name, own_key, together, who
from netocean.telling.sayings import Offer, Part, Question, Say

RUNS: Final = frozenset({"mulligan", "discard", "backup", "party", "select", "search", "target", "pay"})
"""Choices whose picks a person gives together."""
NEEDS: Final[dict[str, str]] = {
    "first": "",
    "mulligan": "",
    "mulligan-some": "",
    "priority": "moment whose when",
    "answer": "whose card text",
    "attack": "",
    "party": "cards",
    "block": "cards",
    "order": "",
    "backup": "need",
    "discard": "card need",
    "hand-limit": "need",
    "divide": "card need",
    "arrange": "",
    "top-or-bottom": "card",
    "ex": "card text",
    "replace": "card cards text",
    "replace-order": "cards",
    "reuse": "card",
    "may": "card text",
    "select": "card need text",
    "search": "card text",
    "mode": "card need",
    "number": "card text",
    "name-element": "card text",
    "name-type": "card text",
    "name-word": "card text",
    "target": "card need text",
    "cost-pick": "card need text",
    "pay": "card need",
    "pay-done": "card",
    "way": "card",
    "x": "card text",
}
"""What the question of a kind needs."""

_PASSIVE: Final = (DONE, PASS, NONE)
_WONDERED: Final = frozenset({"search", "select"})
"""Choices of which a person may ask where they went: of others the log tells what came of them."""
_WHOLE_RUNS: Final = frozenset({"mulligan", "party", "pay"})
"""Runs whose list is always whole; of others it is whole for as many as one likes, or with what can be picked later."""


def ask(library: Library, view: View, keys: dict[int, str], choice: Choice) -> Question:
    """The open choice of the seat of a view, in words.

    `keys` are the cards that this seat can put a name to, by handle.
    """
    return _Asker(library, view, keys, choice).question()


def matters(_library: Library, _view: View, kind: str) -> bool:
    """Whether a person may wonder about a choice that is skipped."""
    return kind in _WONDERED


def stops(view: View, choice: Choice) -> bool:
    """Whether somebody who lets everything pass is asked here all the same.

    That is where there is more to decide than priority, where something of the opponent waits on the stack, and in the
    own Main Phase.
    """
    if choice.kind != "priority" or any(one.seat != view.seat for one in view.objects):
        return True
    return view.numbers["turn_player"] == view.seat and view.phase.startswith("main")


class _Asker:
    """Puts one choice into words, for the seat of a view."""

    def __init__(self, library: Library, view: View, keys: dict[int, str], choice: Choice) -> None:
        self.library = library
        self.view = view
        self.keys = keys
        self.choice = choice
        self.lying = Lying(view, keys)
        self.subject = choice.key or keys.get(choice.card, "")
        self.kind = self._kind()

    def _kind(self) -> str:
        """The kind of the question: some kinds are asked in two ways."""
        kind = self.choice.kind.replace("_", "-")
        if kind == "priority" and self.view.objects:
            return "answer"
        if kind == "mulligan" and any(option.verb is DONE for option in self.choice.options):
            return "mulligan-some"
        if kind == "discard" and self.choice.rule == "F-R7.9":
            return "hand-limit"
        if kind == "pay" and any(option.verb is DONE for option in self.choice.options):
            return "pay-done"
        return kind

    def question(self) -> Question:
        """The question with its answers; those that leave everything as it is stand last."""
        choice, told = self.choice, self.view.choice
        offers = self._offers()
        last = [offer for offer in offers if offer.verb == BACK.word] + [offer for offer in offers if offer.passive]
        active = [offer for offer in offers if offer.verb != BACK.word and not offer.passive]
        unusual = [self._offer(option) for option in choice.others] if choice.kind != "pay" else []
        run = choice.kind in RUNS and any(self._picks(option) for option in choice.options)
        whole = choice.kind in _WHOLE_RUNS or choice.need < 0 or bool(choice.later)
        key_ = own_key(MARK, "choice", self.kind)
        return Question(
            choice.id,
            choice.kind,
            choice.rule,
            Say(key_, self._params()),
            Say(f"{key_}.title"),
            active + last,
            unusual,
            told is not None and told.doubt,
            run and whole,
            choice.need if choice.later else -1,
            choice.picked,
            choice.card,
            self.subject,
            {card.handle: card.key or "" for card in told.cards} if told is not None else {},
            choice.terms,
        )

    def _picks(self, option: Option) -> bool:
        return option.verb is not BACK and option.verb not in _PASSIVE and option.verb not in (YES, NO)

    # Words.

    def _params(self) -> dict[str, Part]:
        params: dict[str, Part] = {}
        for param in NEEDS.get(self.kind, "card").split():
            params[param] = self._param(param)
        return params

    def _param(self, param: str) -> Part:
        if param == "need":
            return self.choice.need
        if param == "moment":
            return moment(self.view)
        if param == "when":
            mine = self.view.numbers["turn_player"] == self.view.seat
            return "main" if mine and self.view.phase.startswith("main") else "other"
        if param == "whose":
            seat = self.view.objects[-1].seat if self.view.objects else self.view.numbers["turn_player"]
            return who(self.view.seat, seat)
        if param == "cards":
            return self._cards()
        if param == "text":
            return self._text()
        return name(self.view.objects[-1].key if self.kind == "answer" else self.subject)

    def _text(self) -> Part:
        """The ability that the question is about."""
        place = self.choice.ability
        source = self.subject
        if self.kind == "answer":
            place, source = self.view.objects[-1].ability, self.view.objects[-1].key
        told = text_of(card_of(self.library, source), place)
        return Say("telling-f-text", {"text": told[0]}) if told else ""

    def _cards(self) -> Part:
        """What is under way: the attackers, or what was picked so far."""
        handles = self.lying.attackers() if self.kind == "block" else self.choice.picked
        told = [self.lying.powered(handle) for handle in handles]
        return together(told) if told else name(None)

    # Answers.

    def _offers(self) -> list[Offer]:
        choice = self.choice
        listed = list(zip_longest(choice.options, choice.keys, choice.abilities))
        offers = [self._offer(option, source or "", place) for option, source, place in listed]
        if choice.kind == "pay":
            offers += [self._offer(option) for option in choice.others]
        offers += [self._offer(Option(PICK, handle)) for handle in choice.later]
        return offers

    def _offer(self, option: Option, source: str = "", place: int | None = None) -> Offer:
        if self.kind == "name-word":
            return Offer(option.text, option.verb.word, Answers.named(source))
        about = source or self.keys.get(option.card or option.target, "")
        answers = Answers(self.library, self.view, self.choice, self.lying, self.kind, self.subject)
        return Offer(
            option.text,
            option.verb.word,
            answers.words(option, about),
            answers.more(option, about, place),
            option.card,
            option.target,
            about,
            option.verb in _PASSIVE,
        )
