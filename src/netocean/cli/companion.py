"""The table companion: asks, listens, answers questions, tells what happens."""

from collections.abc import Callable
from pathlib import Path

from netocean.cli import explain
from netocean.cli.boards import board
from netocean.cli.chronicle import Chronicler
from netocean.cli.inquiry import Inquiry
from netocean.cli.keeping import Keeper
from netocean.cli.prompts import BadInput, Prompt, picks, prompt_of, read_answer
from netocean.cli.session import Session, Skipped
from netocean.cli.terminal import Terminal
from netocean.cli.words import Words
from netocean.engine.errors import IllegalAnswer, RecordProblem
from netocean.engine.play import DONE, PASS
from netocean.telling.phrases import own_key
from netocean.texts import LANGUAGES

COMMANDS = ("why", "table", "log", "rules", "undo", "save", "concede", "quit", "language")
SKIP = "skip"
"""The command of games in which players pass often."""


class Left(Exception):
    """Raised when the person leaves the table."""


class Companion(Chronicler):
    """Leads a person through one game."""

    def __init__(self, terminal: Terminal, words: Words, session: Session, keeper: Keeper) -> None:
        super().__init__(terminal, words, session)
        self.keeper = keeper
        self.inquiry = Inquiry(words, session)
        self.board = board(words.library.game)
        self.hinted: frozenset[str] = frozenset()
        """Questions whose hint how to answer is known by now; `?` shows it still."""
        self.prompt: Prompt | None = None
        self.known: tuple[str, ...] = (SKIP, *COMMANDS) if self.teller.PASSES_OFTEN else COMMANDS
        """What can be typed here."""

    # The game.

    def play(self) -> None:
        """Lead the game to its end. Raises Left if the person leaves, EOFError if the input ends."""
        while True:
            for news in self.session.advance():
                if isinstance(news, Skipped):
                    if self.teller.matters(self.words.library, self.session.view(), news.kind):
                        self.skipped.append(news.kind)
                else:
                    self.tell(self.narrator.tell(news))
            self.tell_skipped()
            self.tell(self.narrator.pause())
            if self.session.over:
                self.close()
                return
            self.ask()

    def close(self) -> None:
        """Say how the game ended."""
        outcome = self.session.game.outcome
        if outcome is not None:
            self.write(explain.rule_lines(self.words, outcome.rule))
        self.terminal.line(self.board.over(self.words, self.session.view()), 0, 2, "strong")
        if self.session.seed:
            self.say("play-over-seed", "dim", seed=self.session.seed)

    # Asking.

    def ask(self) -> None:
        """Ask until the person has decided."""
        self.prompt = self.put()
        self.show()
        while not self.hear(self.terminal.ask()):
            pass

    def put(self) -> Prompt:
        """The open choice in words."""
        choice = self.session.choice()
        assert choice is not None
        keys = self.session.keys()
        question = self.teller.ask(self.words.library, self.session.view(), keys, choice)
        return prompt_of(self.words, question, keys)

    def show(self) -> None:
        """Write the question and its answers."""
        prompt = self.prompt
        assert prompt is not None
        self.terminal.line()
        fight = self.board.standing(self.words, self.session.view())
        if fight:
            self.terminal.line(fight, 0, 2)
        if prompt.picked:
            self.say(own_key(self.teller.MARK, "play", "picked"), cards=self.words.join(prompt.picked))
        hint = "" if prompt.need < 0 and prompt.kind in self.hinted else self.hint(prompt)
        self.terminal.line(self.words.two(prompt.question, hint) if hint else prompt.question, 0, 2, "strong")
        for number, offer in enumerate(prompt.offers, 1):
            words = self.words.say("play-passive", words=offer.words) if offer is prompt.passive else offer.words
            self.terminal.line(f"{number:2d}  {words}", 0, 4)

    def hint(self, prompt: Prompt) -> str:
        """How to answer, where it is not plain."""
        if not prompt.run:
            return ""
        if prompt.need > 0:
            return self.words.say("play-hint-need", need=prompt.need)
        return self.words.say("play-hint-run") if len(prompt.offers) > 2 else ""

    def hear(self, text: str) -> bool:
        """Act on what was typed; True if the game goes on."""
        try:
            command, rest = self.command_of(text)
            if command:
                return self.commands()[command](rest)
            self.give(text)
            return True
        except BadInput as bad:
            self.terminal.line(self.words.say(bad.key, **bad.params), 0, 2)
        return False

    def give(self, text: str) -> None:
        """Give the answer that a line of numbers means. Raises BadInput."""
        prompt = self.prompt
        assert prompt is not None
        if not text.isascii() or not text[:1].isalpha():
            answers = read_answer(prompt, text)
            if len(answers) > 1:
                self.hinted = self.teller.RUNS
        elif any(text == offer.text for offer in prompt.offers + prompt.unusual):
            answers = [text]
        else:
            answers = self.yes_or_no(prompt, text)
        try:
            self.session.answer(answers)
        except IllegalAnswer as error:
            raise BadInput("play-bad-too-many", most=int(error.params.get("given", 0))) from None
        self.finish_run(prompt, answers)

    def yes_or_no(self, prompt: Prompt, text: str) -> list[str]:
        """The answer that a yes or no means."""
        for word in ("yes", "no"):
            if text.casefold() in self.words.say(f"play-words-{word}").split():
                for offer in prompt.offers:
                    if offer.verb == word:
                        return [offer.text]
        raise BadInput("play-bad-word", text=text[:40])

    def finish_run(self, prompt: Prompt, answers: list[str]) -> None:
        """A run of picks is over with its line."""
        choice = self.session.choice()
        if not prompt.run or choice is None or choice.kind != prompt.kind:
            return
        if not any(offer.text == answers[0] and picks(offer) for offer in prompt.offers + prompt.unusual):
            return
        if any(option.verb is DONE for option in choice.options):
            self.session.go_on("done")

    # Commands.

    def command_of(self, text: str) -> tuple[str, str]:
        """The command that a line begins with, and the rest; no command if it is an answer."""
        if text.startswith("?"):
            return "?", text[1:].strip()
        first, _, rest = text.partition(" ")
        for command in self.known:
            if first.casefold() in {command, *self.words.say(f"play-words-{command}").split()}:
                return command, rest.strip()
        if not text[:1].isdecimal() and not text.isascii() and text not in self.words.say("play-words-yes"):
            for command in self.known:
                for word in self.words.say(f"play-words-{command}").split():
                    if not word.isascii() and text.startswith(word):
                        return command, text[len(word) :].strip()
        return "", text

    def commands(self) -> dict[str, Callable[[str], bool]]:
        """What each command does; each says whether the game goes on."""
        return {
            "?": self.help,
            SKIP: self.skip,
            "why": self.why,
            "table": self.table,
            "log": self.log,
            "rules": self.rules,
            "undo": self.undo,
            "save": self.save,
            "concede": self.concede,
            "quit": self.quit,
            "language": self.language,
        }

    def help(self, rest: str) -> bool:
        """`?`: this question and the commands; `? 3`, `? Agumon`, `? C-R8.7`: what it is."""
        prompt = self.prompt
        assert prompt is not None
        if not rest:
            self.write(explain.choice_lines(self.words, prompt))
            self.list_commands(prompt)
        else:
            self.write(self.inquiry.explained(prompt, rest))
        return False

    def list_commands(self, prompt: Prompt) -> None:
        """All that can be typed."""
        self.say("play-help-title", "strong")
        if prompt.passive is not None:
            self.terminal.line(self.words.say("play-empty-line", words=prompt.passive.words), 2, 4)
        hint = self.hint(prompt)
        self.terminal.line(hint or self.words.say("play-help-number"), 2, 4)
        self.terminal.line(self.words.say("play-help-ask", rule=self.board.RULE), 2, 4)
        for command in self.known:
            names = [command, *(word for word in self.words.say(f"play-words-{command}").split() if word != command)]
            params = {"command": "/".join(names), "known": self.words.join(LANGUAGES), "rule": self.board.RULE}
            self.terminal.line(self.words.say(f"play-help-{command}", **params), 2, 4)
        if prompt.unusual:
            self.say("play-help-more", "strong")
            for offer in prompt.unusual:
                self.terminal.line(f"{offer.text}  {offer.words}", 2, 4)

    def skip(self, _rest: str) -> bool:
        """`skip`: pass, and go on passing until it matters."""
        prompt = self.prompt
        assert prompt is not None
        if prompt.passive is None or prompt.passive.verb != PASS.word:
            raise BadInput("play-skip-nothing")
        self.session.answer([prompt.passive.text])
        self.session.skipping = True
        return True

    def why(self, rest: str) -> bool:
        """`why`: every reason why a card cannot be used now."""
        if not rest:
            raise BadInput("play-why-usage", card=self.words.slug(self.board.CARD))
        assert self.prompt is not None
        handle = self.inquiry.asked_why(self.prompt, rest)
        if not handle:
            raise BadInput("play-why-not-seen", text=rest[:40])
        name = self.words.name(self.session.keys()[handle])
        self.write(explain.refusal_lines(self.words, name, self.session.why_not(handle)))
        return False

    def table(self, _rest: str) -> bool:
        """`table`: everything on it."""
        self.write(self.board.table_lines(self.words, self.session.view()))
        return False

    def log(self, rest: str) -> bool:
        """`log`: this turn, or all, with rules."""
        events = self.session.events
        start = 0
        if not rest:
            start = max((place for place, event in enumerate(events) if event.key == "turn-begins"), default=0)
        self.write(self.narrate().tell_all(events[start:]), with_rules=True)
        return False

    def rules(self, rest: str) -> bool:
        """`rules`: the game in one minute; `rules C-R8.7`: one rule."""
        if not rest:
            self.write(explain.minute_lines(self.words))
            return False
        rule = self.words.find_rule(rest)
        about = [] if rule is not None else self.words.rules_about(rest)
        if rule is None and not about:
            first, last = self.words.rule_range
            raise BadInput("play-rule-unknown", text=rest[:40], first=first, last=last)
        self.write(explain.rule_lines(self.words, rule) if rule else explain.rules_lines(self.words, about))
        return False

    def undo(self, _rest: str) -> bool:
        """`undo`: back to the last decision."""
        if not self.session.undo():
            raise BadInput("play-undo-nothing")
        self.narrator.tell_all(self.session.events)
        self.say("play-undone")
        return True

    def save(self, rest: str) -> bool:
        """`save FILE`."""
        if not rest:
            raise BadInput("play-save-usage")
        path = Path(rest).expanduser()
        if path.exists() and not self.sure("play-save-exists", path=rest):
            return False
        self.keep(path)
        return False

    def keep(self, path: Path) -> bool:
        """Write the game into a file, and say so."""
        try:
            self.keeper.write(path, self.session)
        except OSError:
            self.say("play-save-failed", path=str(path))
            return False
        self.say("play-saved")
        self.terminal.verbatim(self.keeper.command(path, self.words.language, self.session.every_window))
        return True

    def write_record(self, path: Path) -> None:
        """Write the record of the finished game."""
        try:
            self.keeper.put(path, self.session.record())
        except (OSError, RecordProblem):
            self.say("play-save-failed", path=str(path))
        else:
            self.say("play-recorded", path=str(path))

    def concede(self, _rest: str) -> bool:
        """`concede`, if it is meant."""
        if not self.sure("play-concede-sure"):
            return False
        self.session.concede()
        return True

    def quit(self, _rest: str) -> bool:
        """`quit`, with the offer to save."""
        answer = self.decide("play-quit-save")
        if answer is None:
            return False
        if answer and not self.keep_somewhere():
            return False
        raise Left

    def keep_somewhere(self) -> bool:
        """Ask for a file and save there; False if nothing was saved."""
        self.say("play-quit-file", path=str(self.keeper.default))
        name = self.terminal.ask()
        path = Path(name).expanduser() if name else self.keeper.default
        if name and path.exists() and not self.sure("play-save-exists", path=name):
            return False
        return self.keep(path)

    def language(self, rest: str) -> bool:
        """`language ja`."""
        wanted = {language.casefold(): language for language in LANGUAGES}.get(rest.casefold())
        known = self.words.join(LANGUAGES)
        if not rest:
            raise BadInput("play-language-usage", known=known)
        if wanted is None:
            raise BadInput("play-language-unknown", text=rest[:20], known=known)
        self.words.language = wanted
        self.say("play-language-now")
        self.prompt = self.put()
        self.show()
        return False

    # Small questions.

    def decide(self, key: str, **params: str | int) -> bool | None:
        """A yes or no; None for an empty line."""
        self.terminal.line(self.words.say(key, **params), 0, 2)
        while True:
            answer = self.terminal.ask().casefold()
            if not answer:
                return None
            for word in ("yes", "no"):
                if answer in {word, word[0], *self.words.say(f"play-words-{word}").split()}:
                    return word == "yes"
            self.say("play-yes-or-no")

    def sure(self, key: str, **params: str | int) -> bool:
        """A yes or no, no for an empty line."""
        return self.decide(key, **params) is True
