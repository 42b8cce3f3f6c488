"""The numbered rules of Final Fantasy TCG as data: what there is, how sure it is, what a test must name.

The wording lives in ``docs/rules/fftcg.<language>.md`` and in the ``rule-…`` messages; ids are stable. There is no section
20: the switches stand there (``rulesets.py``).

A grade is where a rule was read. ``v2``: the comprehensive rules 2.1.2 of 2020, in full. ``v3.3``: those of 2026, as others
restate them. ``FAQ``: official answers and notices. ``P``: the primer. ``texts``: the printed cards. ``C``: the community.
These may be relied on. Doubted are ``v3.3i``: only the beginning of its section is known; ``I``: inferred; ``?``: not
confirmed; ``D``: sources or versions disagree; ``ours``: made for this project where no source has a rule. A rule of which
one part is doubted has the grade of that part. ``-``: points to another rule.
"""

from __future__ import annotations

from typing import Final

# fmt: off

#: Every rule id with its grade, in the order of the rule book.
RULES: Final[tuple[tuple[str, str], ...]] = (
    ("F-R1.1", "v2"), ("F-R1.2", "v2"), ("F-R1.3", "v2"), ("F-R1.4", "D"), ("F-R1.5", "v2"), ("F-R1.6", "v2"),
    ("F-R1.7", "v2"), ("F-R1.8", "v2"), ("F-R1.9", "v2"),
    ("F-R2.1", "v2"), ("F-R2.2", "v2"), ("F-R2.3", "v2"), ("F-R2.4", "v2"), ("F-R2.5", "v2"),
    ("F-R2.6", "v2"), ("F-R2.7", "v2"), ("F-R2.8", "I"), ("F-R2.9", "ours"),
    ("F-R3.1", "v2"), ("F-R3.2", "v2"), ("F-R3.3", "v2"), ("F-R3.4", "v2"), ("F-R3.5", "v2"),
    ("F-R3.6", "v2"), ("F-R3.7", "I"), ("F-R3.8", "v2"), ("F-R3.9", "-"), ("F-R3.10", "v2"),
    ("F-R3.11", "v2"), ("F-R3.12", "P"),
    ("F-R4.1", "v2"), ("F-R4.2", "v2"), ("F-R4.3", "v2"), ("F-R4.4", "v3.3i"), ("F-R4.5", "v2"),
    ("F-R4.6", "v3.3"), ("F-R4.7", "v2"), ("F-R4.8", "v3.3"), ("F-R4.9", "I"), ("F-R4.10", "v2"),
    ("F-R4.11", "v3.3i"), ("F-R4.12", "v3.3"), ("F-R4.13", "I"),
    ("F-R5.1", "v2"), ("F-R5.2", "v3.3"), ("F-R5.3", "C"), ("F-R5.4", "v2"), ("F-R5.5", "?"), ("F-R5.6", "?"),
    ("F-R5.7", "C"),
    ("F-R6.1", "v2"), ("F-R6.2", "v2"), ("F-R6.3", "v2"), ("F-R6.4", "v2"), ("F-R6.5", "v2"),
    ("F-R7.1", "v2"), ("F-R7.2", "I"), ("F-R7.3", "v2"), ("F-R7.4", "v2"), ("F-R7.5", "v2"), ("F-R7.6", "v2"),
    ("F-R7.7", "v2"), ("F-R7.8", "v2"), ("F-R7.9", "v2"), ("F-R7.10", "v2"), ("F-R7.11", "v2"),
    ("F-R7.12", "?"), ("F-R7.13", "I"),
    ("F-R8.1", "v2"), ("F-R8.2", "v2"), ("F-R8.3", "v2"), ("F-R8.4", "v2"), ("F-R8.5", "v2"),
    ("F-R8.6", "v2"), ("F-R8.7", "v2"),
    ("F-R9.1", "v2"), ("F-R9.2", "-"), ("F-R9.3", "I"), ("F-R9.4", "v2"), ("F-R9.5", "v2"), ("F-R9.6", "v2"),
    ("F-R9.7", "v2"), ("F-R9.8", "v2"), ("F-R9.9", "I"), ("F-R9.10", "?"),
    ("F-R10.1", "v2"), ("F-R10.2", "v2"), ("F-R10.3", "I"), ("F-R10.4", "I"), ("F-R10.5", "v2"),
    ("F-R10.6", "v2"), ("F-R10.7", "v2"), ("F-R10.8", "v2"), ("F-R10.9", "v2"), ("F-R10.10", "I"),
    ("F-R10.11", "v2"), ("F-R10.12", "v2"), ("F-R10.13", "v2"), ("F-R10.14", "I"), ("F-R10.15", "v2"),
    ("F-R10.16", "I"), ("F-R10.17", "v2"), ("F-R10.18", "v2"), ("F-R10.19", "I"), ("F-R10.20", "v2"),
    ("F-R10.21", "v2"), ("F-R10.22", "-"), ("F-R10.23", "v2"), ("F-R10.24", "FAQ"), ("F-R10.25", "v2"),
    ("F-R10.26", "D"), ("F-R10.27", "v2"), ("F-R10.28", "?"), ("F-R10.29", "I"),
    ("F-R11.1", "v3.3"), ("F-R11.2", "v2"), ("F-R11.3", "I"), ("F-R11.4", "I"), ("F-R11.5", "I"),
    ("F-R11.6", "v2"), ("F-R11.7", "v2"), ("F-R11.8", "I"), ("F-R11.9", "D"), ("F-R11.10", "v3.3"),
    ("F-R11.11", "?"), ("F-R11.12", "v2"), ("F-R11.13", "v2"), ("F-R11.14", "v2"), ("F-R11.15", "v2"),
    ("F-R11.16", "I"), ("F-R11.17", "I"), ("F-R11.18", "FAQ"),
    ("F-R12.1", "v2"), ("F-R12.2", "I"), ("F-R12.3", "I"), ("F-R12.4", "FAQ"), ("F-R12.5", "v2"),
    ("F-R12.6", "v2"), ("F-R12.7", "D"), ("F-R12.8", "v2"), ("F-R12.9", "C"), ("F-R12.10", "v3.3"),
    ("F-R12.11", "I"),
    ("F-R13.1", "v2"), ("F-R13.2", "v2"), ("F-R13.3", "v2"), ("F-R13.4", "v2"), ("F-R13.5", "I"),
    ("F-R13.6", "v2"), ("F-R13.7", "v2"), ("F-R13.8", "v2"), ("F-R13.9", "v2"), ("F-R13.10", "I"),
    ("F-R13.11", "v2"), ("F-R13.12", "v2"), ("F-R13.13", "v2"), ("F-R13.14", "v2"), ("F-R13.15", "v2"),
    ("F-R13.16", "v2"), ("F-R13.17", "FAQ"), ("F-R13.18", "v2"), ("F-R13.19", "v2"), ("F-R13.20", "v2"),
    ("F-R13.21", "I"), ("F-R13.22", "v2"), ("F-R13.23", "I"), ("F-R13.24", "?"), ("F-R13.25", "v3.3i"),
    ("F-R13.26", "I"),
    ("F-R14.1", "?"), ("F-R14.2", "v2"), ("F-R14.3", "v2"), ("F-R14.4", "v2"), ("F-R14.5", "v2"),
    ("F-R14.6", "v2"), ("F-R14.7", "v2"), ("F-R14.8", "FAQ"), ("F-R14.9", "v2"), ("F-R14.10", "I"),
    ("F-R14.11", "v2"), ("F-R14.12", "v2"), ("F-R14.13", "FAQ"), ("F-R14.14", "I"), ("F-R14.15", "texts"),
    ("F-R14.16", "?"), ("F-R14.17", "v2"), ("F-R14.18", "I"), ("F-R14.19", "FAQ"),
    ("F-R15.1", "v2"), ("F-R15.2", "v2"), ("F-R15.3", "v2"), ("F-R15.4", "v2"), ("F-R15.5", "v2"),
    ("F-R15.6", "v2"), ("F-R15.7", "I"), ("F-R15.8", "texts"),
    ("F-R16.1", "v2"), ("F-R16.2", "v2"), ("F-R16.3", "v2"), ("F-R16.4", "v2"), ("F-R16.5", "v2"),
    ("F-R16.6", "v2"), ("F-R16.7", "FAQ"), ("F-R16.8", "FAQ"), ("F-R16.9", "FAQ"), ("F-R16.10", "I"),
    ("F-R16.11", "C"), ("F-R16.12", "?"), ("F-R16.13", "I"), ("F-R16.14", "v2"), ("F-R16.15", "FAQ"),
    ("F-R17.1", "v3.3"), ("F-R17.2", "v3.3"), ("F-R17.3", "v3.3"), ("F-R17.4", "I"), ("F-R17.5", "I"),
    ("F-R17.6", "v3.3"), ("F-R17.7", "v3.3"), ("F-R17.8", "v3.3"), ("F-R17.9", "v3.3"), ("F-R17.10", "FAQ"),
    ("F-R18.1", "v3.3"), ("F-R18.2", "v3.3"), ("F-R18.3", "v3.3"), ("F-R18.4", "FAQ"), ("F-R18.5", "?"),
    ("F-R18.6", "FAQ"), ("F-R18.7", "I"),
    ("F-R19.1", "v3.3"), ("F-R19.2", "v3.3"), ("F-R19.3", "texts"), ("F-R19.4", "v3.3"), ("F-R19.5", "FAQ"),
    ("F-R19.6", "v3.3"), ("F-R19.7", "v3.3"), ("F-R19.8", "v3.3i"), ("F-R19.9", "?"), ("F-R19.10", "I"),
    ("F-R21.1", "P"), ("F-R21.2", "ours"), ("F-R21.3", "ours"), ("F-R21.4", "P"), ("F-R21.5", "ours"),
    ("F-R21.6", "ours"), ("F-R21.7", "ours"), ("F-R21.8", "P"), ("F-R21.9", "P"), ("F-R21.10", "ours"),
    ("F-R21.11", "ours"), ("F-R21.12", "P"), ("F-R21.13", "P"), ("F-R21.14", "ours"), ("F-R21.15", "ours"),
    ("F-R21.16", "P"), ("F-R21.17", "P"), ("F-R21.18", "P"), ("F-R21.19", "P"), ("F-R21.20", "ours"),
)

#: Grades of rules that carry the doubt mark.
DOUBT_GRADES: Final[tuple[str, ...]] = ("v3.3i", "I", "?", "D", "ours")

#: Ids that the sources do not settle.
DOUBTED: Final[frozenset[str]] = frozenset([rule for rule, grade in RULES if grade in DOUBT_GRADES])

#: Ids that no test can name, with the reason.
NOT_TESTABLE: Final[dict[str, str]] = {
    "F-R3.7": "a reading convention of texts; each convention is tested in a card test",
    "F-R3.9": "points to F-R12.6",
    "F-R3.12": "concerns drawn faces; a screen check covers it",
    "F-R5.6": "no rules exist",
    "F-R5.7": "tournament policy, not rules",
    "F-R8.7": "a summary; each item is tested under its own rule",
    "F-R9.2": "points to F-R2.1, F-R2.2 and F-R2.3",
    "F-R9.10": "points to F-R13.24",
    "F-R10.22": "points to F-R15.3",
    "F-R10.28": "content unclear; the doubt mark is tested, not a result",
    "F-R14.16": "content unknown; cards with groups are incomplete until it is",
}

#: Ids that a test must name.
BINDING: Final[tuple[str, ...]] = tuple([rule for rule, _ in RULES if rule not in NOT_TESTABLE])

#: The sentences of the primer and the rules that carry them.
PRIMER: Final[dict[str, tuple[str, ...]]] = {
    "01": ("F-R5.1", "F-R21.20"),
    "02": ("F-R3.3", "F-R3.8", "F-R21.19"),
    "03": ("F-R3.3", "F-R21.5", "F-R21.6"),
    "04": ("F-R3.2",),
    "05": ("F-R11.3", "F-R11.6", "F-R21.3", "F-R21.4"),
    "06": ("F-R4.9", "F-R21.19"),
    "07": ("F-R21.5",),
    "08": ("F-R9.5", "F-R9.7", "F-R12.6", "F-R21.3", "F-R21.6"),
    "09": ("F-R3.12", "F-R11.6", "F-R11.8"),
    "10": ("F-R11.2", "F-R21.4"),
    "11": ("F-R10.3", "F-R15.2"),
    "12": ("F-R21.1",),
    "13": ("F-R21.2",),
    "14": ("F-R6.3", "F-R7.3", "F-R7.9"),
    "15": (
        "F-R7.1", "F-R7.2", "F-R7.3", "F-R7.4", "F-R7.5", "F-R7.6", "F-R7.7", "F-R7.8", "F-R7.9", "F-R21.13",
    ),
    "16": ("F-R21.12",),
    "17": (
        "F-R10.1", "F-R10.2", "F-R10.3", "F-R10.4", "F-R10.5", "F-R10.6", "F-R10.7", "F-R10.8", "F-R10.9",
        "F-R10.10", "F-R10.11", "F-R10.12", "F-R10.13", "F-R10.14", "F-R10.15", "F-R10.16", "F-R10.17",
        "F-R10.18", "F-R10.19", "F-R10.20", "F-R10.21", "F-R10.22", "F-R10.23", "F-R10.24", "F-R10.25",
        "F-R21.10",
    ),
    "18": ("F-R8.3", "F-R21.15", "F-R21.16"),
    "19": ("F-R10.18", "F-R21.17"),
    "20": ("F-R10.17", "F-R13.20", "F-R14.17", "F-R21.18"),
    "21": ("F-R2.1", "F-R2.2", "F-R21.8"),
    "22": ("F-R3.4", "F-R4.10", "F-R21.19"),
    "23": ("F-R10.4", "F-R21.14"),
    "24": ("F-R10.12", "F-R10.17", "F-R21.7"),
    "25": ("F-R10.20", "F-R10.21", "F-R10.25", "F-R21.7"),
    "26": ("F-R21.11",),
    "27": ("F-R11.15", "F-R21.9"),
}

# fmt: on
