# form: interpreted
"""Slugs: how names, jobs, categories and counters are written in the ability language and in packs."""

import html
import re
import unicodedata

_DROPPED = re.compile("['.’‘]")
_SIGNS = re.compile("[^A-Za-z0-9]+")
UNKNOWN = "unknown"
"""The slug of a name that has no letter or digit."""


def slug(text: str) -> str:
    """A name or a job as a slug: small letters without accents, `-` between words, no apostrophes and no dots."""
    return exact_slug(text).lower()


def exact_slug(text: str) -> str:
    """A category as a slug: as printed, but for signs, spaces and accents."""
    plain = unicodedata.normalize("NFKD", html.unescape(text))
    folded = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return _SIGNS.sub("-", _DROPPED.sub("", folded)).strip("-") or UNKNOWN
