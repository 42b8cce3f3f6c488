"""Tokens of seats and codes for friends: made, read as people write them, kept as hashes only."""

import secrets
import unicodedata
from hashlib import blake2b
from typing import Final

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Letters and digits that nobody mistakes for each other when they are told from mouth to ear."""
CODE_LENGTH: Final = 8
LONGEST_TOKEN: Final = 64
_LOOK_ALIKE: Final = str.maketrans("OILU", "011V")


def new_token() -> str:
    """A token that cannot be guessed: whoever has it sits at the seat."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """The id of a table or a report: it opens nothing by itself."""
    return secrets.token_hex(6)


def hashed(token: str) -> bytes:
    """What is kept of a token."""
    return blake2b(token[:LONGEST_TOKEN].encode("utf-8", "replace"), digest_size=16, person=b"netocean-seat").digest()


def new_code() -> str:
    """A code for a friend, in its plain form."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def shown_code(code: str) -> str:
    """A code as it is shown: in two groups."""
    return f"{code[:4]}-{code[4:]}"


def read_code(text: str) -> str:
    """A code in its plain form, however it was written: in small or wide letters, with spaces, with O for 0."""
    plain = unicodedata.normalize("NFKC", text[:80]).upper()
    return "".join(letter for letter in plain if letter.isalnum()).translate(_LOOK_ALIKE)
