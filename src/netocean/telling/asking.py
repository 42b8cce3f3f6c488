"""What the Digimon games have alike in turning a choice into a question with its answers."""

from collections.abc import Sequence
from itertools import zip_longest

from netocean.abilities.tree import TRIGGER
from netocean.catalog.library import Card, Library
from netocean.engine.play import BACK, DONE, NONE, PASS, PICK, Choice, Option
from netocean.engine.view import View
from netocean.telling.phrases import card_of, name, own_key, texts, who
from netocean.telling.sayings import AbilityText, Offer, Part, Question, Say

PASSIVE = (DONE, PASS, NONE)


class Asker:
    """Puts one choice into words, for the seat of a view; `keys` are the cards that it can name, by handle.

    A game gives its `mark`, the choices whose picks a person gives together (`runs`; `exact` are those of an exact number
    of cards from the hand), and what the question of a kind needs (`needs`).
    """

    mark = ""
    runs: frozenset[str] = frozenset()
    exact: frozenset[str] = frozenset()
    needs: dict[str, str] = {}

    def __init__(self, library: Library, view: View, keys: dict[int, str], choice: Choice) -> None:
        self.library = library
        self.view = view
        self.keys = keys
        self.choice = choice
        self.subject = choice.key or keys.get(choice.card, "")
        self.later = self._later()

    def question(self) -> Question:
        """The question with its answers; those that leave everything as it is stand last."""
        choice, told = self.choice, self.view.choice
        offers = [self._offer(option, key or "") for option, key in zip_longest(choice.options, choice.keys)]
        offers += [self._offer(option) for option in self.later]
        last = [offer for offer in offers if offer.verb == BACK.word] + [offer for offer in offers if offer.passive]
        active = [offer for offer in offers if offer.verb != BACK.word and not offer.passive]
        need = self.need()
        message = own_key(self.mark, "choice", choice.kind)
        return Question(
            choice.id,
            choice.kind,
            choice.rule,
            Say(message, {param: self.param(param) for param in self.needs.get(choice.kind, "").split()}),
            Say(f"{message}.title"),
            active + last,
            [self._offer(option) for option in choice.others if option.card == 0 or option.card in self.keys],
            told is not None and told.doubt,
            choice.kind in self.runs,
            need if choice.kind in self.runs and not any(offer.passive for offer in offers) else -1,
            choice.picked,
            choice.card,
            self.subject,
            {card.handle: card.key or "" for card in told.cards} if told is not None else {},
            choice.terms,
        )

    def _later(self) -> list[Option]:
        """Picks that are open only after others: a run lists its cards in the order in which they lie in the hand."""
        offered = [option.card for option in self.choice.options if option.verb is PICK]
        if self.choice.kind not in self.exact or not offered:
            return []
        hand = [card.handle for card in self.view.zone(self.choice.seat, "hand").cards]
        behind = hand[hand.index(offered[-1]) + 1 :] if offered[-1] in hand else []
        return [Option(PICK, handle) for handle in behind if handle != self.choice.card]

    def need(self) -> int:
        """How many picks are still wanted, as far as there are any."""
        picks = sum(option.verb is PICK for option in [*self.choice.options, *self.later])
        return min(self.choice.need, picks)

    def _offer(self, option: Option, out_of_sight: str = "") -> Offer:
        key = out_of_sight or self.keys.get(option.card or option.target, "")
        return Offer(
            option.text,
            option.verb.word,
            self.words(option, key),
            [*self.more(option, key)],
            option.card,
            option.target,
            key,
            option.verb in PASSIVE,
        )

    def more(self, option: Option, key: str) -> Sequence[AbilityText]:
        """The abilities behind an answer."""
        card = card_of(self.library, key)
        if card is None:
            return []
        if option.verb.word == "activate":
            return [AbilityText(key, option.value)]
        return texts(card, (TRIGGER,)) if self.choice.kind == "order" else self.shown(card, option)

    def key(self, word: str) -> str:
        """The message of an answer."""
        return own_key(self.mark, "option", word)

    def in_place(self, option: Option, card: Part) -> Part:
        """A card with its zone and its side."""
        for one in self.view.zones:
            if any(lying.handle == option.card for lying in one.cards):
                params = {"card": card, "place": self.zone(one.name), "who": who(self.view.seat, one.seat)}
                return Say("telling-place", params)
        return card

    # What a game gives.

    def param(self, param: str) -> Part:
        """What the question says of this name."""
        if param == "next":
            return "card" if self.choice.card else "none"
        return self.need() if param == "need" else name(self.subject)

    def words(self, option: Option, key: str) -> Part:
        """One answer; `key` is the printed card that it is about."""
        raise NotImplementedError

    def shown(self, card: Card, option: Option) -> Sequence[AbilityText]:
        """The abilities of a card behind an answer that is neither to announce one nor to order them: none."""
        return []

    def zone(self, name: str) -> Part:
        """A zone by its name."""
        raise NotImplementedError


def holds(library: Library, view: View, kind: str) -> bool:
    """Whether the seat of a view has a card of this kind in hand."""
    cards = [card_of(library, card.key) for card in view.zone(view.seat, "hand").cards]
    return any(card.facts.kind == kind for card in cards if card is not None)
