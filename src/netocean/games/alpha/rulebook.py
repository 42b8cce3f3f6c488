"""The numbered rules of α as data: what there is, how sure it is, what a test must name.

The wording lives in ``docs/rules/alpha.<language>.md`` and in the ``rule-…`` messages; ids are stable.

Grades: ``A`` a plain sentence of the primer, with an outside source or without; ``B`` one outside source; ``U`` a reading
of ours, of something that no source settles or that sources settle two ways.
"""

from __future__ import annotations

from typing import Final

# fmt: off

#: Every rule id with its grade, in the order of the rule book.
RULES: Final[tuple[tuple[str, str], ...]] = (
    ("A-1.1", "A"), ("A-1.2", "A"), ("A-1.3", "A"), ("A-1.4", "U"), ("A-1.5", "A"), ("A-1.6", "A"), ("A-1.7", "B"),
    ("A-1.8", "B"), ("A-1.9", "A"), ("A-1.10", "A"), ("A-1.11", "B"), ("A-1.12", "U"),
    ("A-2.1", "A"), ("A-2.2", "A"), ("A-2.3", "A"), ("A-2.4", "A"), ("A-2.5", "U"), ("A-2.6", "A"), ("A-2.7", "A"),
    ("A-2.8", "A"), ("A-2.9", "A"),
    ("A-3.1", "A"), ("A-3.2", "U"), ("A-3.3", "U"), ("A-3.4", "A"), ("A-3.5", "U"),
    ("A-4.1", "A"), ("A-4.2", "A"), ("A-4.3", "A"), ("A-4.4", "U"),
    ("A-5.1", "A"), ("A-5.2", "U"), ("A-5.3", "U"), ("A-5.4", "A"), ("A-5.5", "U"), ("A-5.6", "U"),
    ("A-6.1", "A"), ("A-6.2", "A"), ("A-6.3", "A"), ("A-6.4", "U"),
    ("A-7.1", "A"), ("A-7.2", "U"), ("A-7.3", "A"), ("A-7.4", "A"), ("A-7.5", "A"), ("A-7.6", "A"), ("A-7.7", "A"),
    ("A-7.8", "U"), ("A-7.9", "U"), ("A-7.10", "U"), ("A-7.11", "A"), ("A-7.12", "A"), ("A-7.13", "U"), ("A-7.14", "A"),
    ("A-7.15", "A"), ("A-7.16", "A"), ("A-7.17", "A"), ("A-7.18", "U"), ("A-7.19", "U"), ("A-7.20", "B"), ("A-7.21", "A"),
    ("A-8.1", "A"), ("A-8.2", "U"), ("A-8.3", "U"), ("A-8.4", "A"), ("A-8.5", "U"), ("A-8.6", "U"), ("A-8.7", "U"),
    ("A-8.8", "A"),
    ("A-9.1", "U"), ("A-9.2", "A"), ("A-9.3", "U"), ("A-9.4", "A"),
    ("A-10.1", "A"), ("A-10.2", "A"), ("A-10.3", "A"), ("A-10.4", "A"), ("A-10.5", "A"), ("A-10.6", "U"),
    ("A-11.1", "A"), ("A-11.2", "A"), ("A-11.3", "U"), ("A-11.4", "A"), ("A-11.5", "U"), ("A-11.6", "U"), ("A-11.7", "A"),
    ("A-11.8", "A"),
    ("A-12.1", "A"), ("A-12.2", "U"), ("A-12.3", "A"), ("A-12.4", "U"), ("A-12.5", "A"), ("A-12.6", "U"), ("A-12.7", "A"),
    ("A-12.8", "A"), ("A-12.9", "U"), ("A-12.10", "U"), ("A-12.11", "A"), ("A-12.12", "A"),
    ("A-13.1", "A"), ("A-13.2", "A"), ("A-13.3", "U"), ("A-13.4", "U"),
    ("A-14.1", "U"), ("A-14.2", "U"), ("A-14.3", "U"), ("A-14.4", "U"), ("A-14.5", "U"), ("A-14.6", "U"),
    ("A-15.1", "U"), ("A-15.2", "A"),
)

#: Ids that no test can name, with the reason.
NOT_TESTABLE: Final[dict[str, str]] = {
    "A-1.8": "a list of values; tested by the schema of cards",
    "A-2.2": "definition, covered by A-15.2",
    "A-2.8": "definition, covered by A-7.5",
    "A-6.1": "describes; covered by A-7.1, A-8.1, A-9.1",
    "A-10.5": "points to A-12.1",
    "A-11.7": "points to A-12.9",
}

#: Ids that a test must name.
BINDING: Final[tuple[str, ...]] = tuple(rule for rule, _ in RULES if rule not in NOT_TESTABLE)

#: Ids that the sources do not settle: our reading, shown as such.
DOUBTED: Final[frozenset[str]] = frozenset(rule for rule, grade in RULES if grade == "U")

#: The sentences of the primer and the rules that carry them; its first one states no rule.
PRIMER: Final[dict[str, tuple[str, ...]]] = {
    "02": ("A-3.1", "A-3.2"),
    "03": ("A-5.1", "A-5.2"),
    "04": ("A-4.1", "A-4.2"),
    "05": ("A-7.2",),
    "06": ("A-4.1",),
    "07": ("A-6.1",),
    "08": ("A-2.9",),
    "09": ("A-6.2",),
    "10": ("A-6.3",),
    "11": ("A-7.1",),
    "12": ("A-7.3",),
    "13": ("A-7.4", "A-7.5"),
    "14": ("A-7.6",),
    "15": ("A-7.9",),
    "16": ("A-7.10",),
    "17": ("A-7.11",),
    "18": ("A-7.12",),
    "19": ("A-7.13",),
    "20": ("A-7.14", "A-7.15"),
    "21": ("A-7.16",),
    "22": ("A-7.17",),
    "23": ("A-7.18",),
    "24": ("A-8.1", "A-8.2", "A-8.3", "A-8.4", "A-8.5", "A-8.6", "A-8.7", "A-8.8"),
    "25": ("A-8.1",),
    "26": ("A-8.2", "A-8.3"),
    "27": ("A-8.4", "A-8.5"),
    "28": ("A-8.8",),
    "29": ("A-9.1",),
    "30": ("A-9.2", "A-9.3"),
    "31": ("A-10.1", "A-10.2"),
    "32": ("A-10.3",),
    "33": ("A-10.4",),
    "34": ("A-10.5",),
    "35": ("A-10.3",),
    "36": ("A-12.1", "A-12.2"),
    "37": ("A-12.4",),
    "38": ("A-12.5", "A-12.6"),
    "39": ("A-12.7", "A-13.1"),
    "40": ("A-12.7",),
    "41": ("A-11.1",),
    "42": ("A-11.2", "A-11.3"),
    "43": ("A-1.9", "A-11.3"),
    "44": ("A-11.4", "A-11.6"),
    "45": ("A-11.5",),
    "46": ("A-10.6", "A-12.8"),
    "47": ("A-12.9",),
    "48": ("A-12.10",),
    "49": ("A-12.11",),
}

# fmt: on
