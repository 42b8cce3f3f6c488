"""A whole game through a real terminal, in each language, to its closing line."""

import os
import re
import sys
from pathlib import Path

import pexpect
import pytest

from netocean.texts import LANGUAGES, say

ASKED = re.compile(r"\r\n(?:> )")
COMMAND = "from netocean.cli import main; main()"


def start(tmp_path, *options, language="en", columns=80, game="colosseum", **environment):
    """The command in a terminal of so many columns."""
    env = {
        **os.environ,
        "TERM": "xterm",
        "PYTHONIOENCODING": "utf-8",
        "LC_ALL": "C.UTF-8",
        "NETOCEAN_LANGUAGE": language,
        "NETOCEAN_HOME": str(tmp_path),
        **environment,
    }
    env.pop("COLUMNS", None)
    child = pexpect.spawn(
        sys.executable,
        ["-c", COMMAND, "play", game, *options],
        env=env,
        encoding="utf-8",
        timeout=30,
        dimensions=(40, columns),
        echo=False,
    )
    child.delaybeforesend = None
    return child


def answer(question: str) -> str:
    """The last answer of the list, which is the passive one where there is one; the first where it takes back.

    Where so many numbers are asked for, the first ones.
    """
    wanted = re.search(r"One line with (\d+) numbers", question)
    if wanted:
        return " ".join(str(number) for number in range(1, int(wanted[1]) + 1))
    answers = re.findall(r"^ ?(\d+)  (.*)", question, re.MULTILINE)
    if answers and answers[-1][1].rstrip().endswith(" back"):
        return "1"
    return answers[-1][0] if answers else ""


def finish(child) -> str:
    """Plays to the end; all that was on the screen."""
    seen = []
    for _ in range(200):
        found = child.expect([ASKED, pexpect.EOF])
        seen.append(child.before)
        if found == 1:
            break
        child.sendline(answer(child.before))
    child.close()
    return "".join(seen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_a_terminal(tmp_path, language):
    """From the questions before the game to its closing line, by number alone."""
    child = start(tmp_path, "--seed", "4", "--switch", "max_turns=4", "--plain", language=language)
    for number, key in (("4", "play-ask-deck"), ("2", "play-ask-opponent"), ("1", "play-ask-preset")):
        child.expect(ASKED)
        assert say(language, key)[:20] in child.before.replace("\r\n  ", "")
        child.sendline(number)
    text = finish(child)
    assert child.exitstatus == 0
    joined = re.sub(r"\r\n +", "", text)
    assert any(say(language, "event-game-over", who=who) in joined for who in ("you", "other", "none"))
    assert say(language, "play-over-seed", seed="4") in joined
    assert "Traceback" not in text and "\x1b[" not in text


def test_a_game_that_is_put_aside_goes_on(tmp_path):
    """Ctrl-D ends it politely; --load brings it back."""
    options = ["--deck", "greymon", "--against", "random", "--seed", "9", "--switch", "max_turns=2"]
    child = start(tmp_path, *options)
    child.expect(ASKED)
    child.sendline("1")
    child.expect(ASKED)
    child.sendeof()
    child.expect(r"--load (\S+)\r\n")
    file = child.match.group(1)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    child = start(tmp_path, "--load", file)
    child.expect("goes on where you left it")
    child.expect("Turn 1 · Preparation Phase")
    finish(child)
    assert child.exitstatus == 0


def interrupt(child) -> None:
    """Ctrl-C at a prompt, once the program sleeps over it: between the prompt and the reading Python loses one."""
    child.expect(ASKED)
    state = Path(f"/proc/{child.pid}/stat")
    while state.read_text().rpartition(")")[2].split()[0] != "S":
        pass
    child.sendintr()


def test_an_interruption_is_polite(tmp_path):
    """Ctrl-C ends with a line, not with a stack trace."""
    child = start(tmp_path, "--deck", "greymon", "--against", "random", "--seed", "9")
    interrupt(child)
    child.expect("put aside")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    child = start(tmp_path)
    interrupt(child)
    child.expect("Until next time")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--deck", "no-such-deck"], "no-such-deck"),
        (["--deck", "greymon", "--against", "nobody"], "nobody"),
        (["--deck", "greymon", "--preset", "nothing"], "nothing"),
        (["--deck", "greymon", "--switch", "colour=red"], "colour"),
        (["--deck", "greymon", "--switch", "max_turns=many"], "max_turns"),
        (["--load", "no-such-file"], "no-such-file"),
        (["--language", "tlh"], "tlh"),
    ],
)
def test_wrong_usage_ends_with_one_clear_message(tmp_path, options, message):
    """Exit code 2, and never a stack trace."""
    child = start(tmp_path, *options, NO_COLOR="1")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 2
    assert message in child.before and "Traceback" not in child.before


def test_final_fantasy_goes_to_its_closing_line(tmp_path):
    """Deck, opponent, official or primer; then every question is left as it is, to the last turn (F-R2.9)."""
    child = start(tmp_path, "--seed", "5", "--switch", "max_turns=5", "--plain", game="fftcg")
    for number, key in (("4", "play-ask-deck"), ("2", "play-ask-opponent"), ("1", "play-ask-f-preset")):
        child.expect(ASKED)
        assert say("en", key)[:20] in child.before.replace("\r\n  ", "")
        child.sendline(number)
    seen = finish(child)
    assert "The game is over after 5 turns." in seen
    assert child.exitstatus == 0
    assert (tmp_path / "fftcg.preset").read_text(encoding="utf-8") == "official\n"
