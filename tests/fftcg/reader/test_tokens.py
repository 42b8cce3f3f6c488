"""Tokens of printed English: names by longest match, folded spellings, quotes within quotes."""

from netocean.games.fftcg.reader.tokens import Names, Token, Tokeniser
from netocean.games.fftcg.slugs import exact_slug, slug

NAMES = Names(["Ondine", "Ondine the Tall", "Sel's Echo"], ["Ferryman", "Ferryman of Dusk"], ["QX", "X", "Odd Tale"])


def tokens(text: str, own: str = "Brannoch") -> tuple[Token, ...]:
    """The tokens of a line on a card of that name."""
    return Tokeniser(text, NAMES, (own,)).run()


def keys(text: str) -> list[str]:
    """What phrases are compared with, without the end."""
    return [token.key for token in tokens(text)[:-1]]


def test_the_longest_name_is_taken() -> None:
    """A longer name is not read as a shorter one with words after it."""
    assert [
        (token.kind, token.value) for token in tokens("_Card Name Ondine the Tall_ or [Card Name (Ondine)]")[:-1]
    ] == [
        ("name", "ondine-the-tall"),
        ("word", ""),
        ("name", "ondine"),
    ]
    assert tokens("_Job Ferryman of Dusk Forward_")[0].value == "ferryman-of-dusk"


def test_marks_of_italics_may_end_anywhere() -> None:
    """The mark stands before or after a comma, or closes late."""
    assert keys("_Category QX,_ _Category X_Forward") == ["@category", ",", "@category", "forward"]
    assert tokens("_Category Odd Tale_")[0].value == "Odd-Tale"


def test_a_name_between_marks_need_not_be_known() -> None:
    """What stands in italics is a name also if no card has it."""
    assert tokens("_Job Glass Blower_ you control")[0].value == "glass-blower"


def test_the_own_name_is_the_card_itself() -> None:
    """Its name without mark is this very card; after `Card Name` it is any card of the name."""
    assert keys("Brannoch's power, Brannochs") == ["@self", "'s", "power", ",", "brannochs"]
    assert tokens("Card Name Ondine", own="Ondine")[0].kind == "name"


def test_spellings_are_folded() -> None:
    """Short forms, possessives of people and typographic signs have one form."""
    assert keys("It can’t attack; his/her hand doesn't") == [
        "it", "cannot", "attack", ";", "their", "hand", "does", "not",
    ]  # fmt: skip
    assert keys("EX BURST {w}{12}+7000") == ["{EX}", "{W}", "{12}", "+", "7000"]


def test_quotes_hold_tokens_and_quotes() -> None:
    """A quote is one token; single quotes within it are not taken for apostrophes."""
    outer = tokens('"It gains ‘This Forward’s power’ now"')[0]
    assert outer.kind == "quote"
    assert [token.key for token in outer.inner] == ["it", "gains", "@quote", "now", "@end"]
    assert [token.key for token in outer.inner[2].inner] == ["this", "forward", "'s", "power", "@end"]


def test_titles_stand_in_marks_or_before_the_sign() -> None:
    """The name of a special ability is one token."""
    assert tokens("«Low Tide» {S}")[0].value == "Low Tide"
    assert tokens("[Low Tide] {S}")[0].value == "Low Tide"


def test_slugs_drop_what_a_name_cannot_hold() -> None:
    """Small letters, no accents, apostrophes or dots; categories keep their letters."""
    assert slug("S'el Óran (QX)") == "sel-oran-qx"
    assert slug("Mr. Moss &amp; Co") == "mr-moss-co"
    assert exact_slug("QX Tale-0") == "QX-Tale-0"
    assert slug("!!!") == "unknown"
