"""What a person asks about: an answer by its number, a card in sight or of the library, a rule."""

from netocean.cli import explain
from netocean.cli.prompts import BadInput, Prompt
from netocean.cli.session import Session
from netocean.cli.words import Words
from netocean.telling import of
from netocean.telling.sayings import Line


class Inquiry:
    """Finds what a text means at a table, from what the person may know."""

    def __init__(self, words: Words, session: Session) -> None:
        self.words = words
        self.session = session

    def explained(self, prompt: Prompt, text: str) -> list[Line]:
        """What a number, a card or a rule is."""
        active = of(self.words.library.game).active_key(self.session.view())
        if text.isdecimal() and 1 <= int(text[:6]) <= len(prompt.offers):
            return explain.answer_lines(self.words, prompt, int(text), active)
        handle = self.find_in_sight(text)
        if handle:
            return explain.card_lines(self.words, self.session.keys()[handle], active)
        rule = self.words.find_rule(text)
        if rule is not None:
            return explain.rule_lines(self.words, rule)
        found = self.words.library.find(text, self.words.card_language)
        about = [] if found or text.isdecimal() else self.words.rules_about(text)
        if about:
            return explain.rules_lines(self.words, about)
        if not found and text.isdecimal():
            raise BadInput("play-bad-number", text=text[:20], most=len(prompt.offers))
        if not found:
            raise BadInput("play-not-found", text=text[:40], near=self.near(text))
        return [line for card in found[:3] for line in explain.card_lines(self.words, card.key, active)]

    def asked_why(self, prompt: Prompt, text: str) -> int:
        """The handle that `why` is about: a card in sight, or the card of an answer by its number; 0 for none."""
        handle = self.find_in_sight(text)
        if handle or not text.isdecimal() or not 1 <= int(text[:6]) <= len(prompt.offers):
            return handle
        return prompt.offers[int(text) - 1].handle

    def near(self, text: str) -> str:
        """Cards with names like a text."""
        near = self.words.library.near(text)
        return self.words.say("play-near", near=self.words.join(near)) if near else ""

    def find_in_sight(self, text: str) -> int:
        """The handle of a card in sight by `#12`, number or name; 0 for none."""
        keys = self.session.keys()
        bare = text.removeprefix("#")
        if text.startswith("#"):
            return int(bare) if bare.isdecimal() and int(bare[:6]) in keys else 0
        wanted = {card.key for card in self.words.library.find(text, self.words.card_language)}
        view = self.session.view()
        for zone in sorted(view.zones, key=lambda zone: zone.seat != view.seat):
            for card in zone.cards:
                if card.key in wanted:
                    return card.handle
        return next((handle for handle, key in keys.items() if key in wanted and not text.isdecimal()), 0)
