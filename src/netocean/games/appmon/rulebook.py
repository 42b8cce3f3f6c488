"""The numbered rules of Appmon as data: what there is, where it comes from, how sure it is, what a test must name.

The wording lives in ``docs/rules/appmon.<language>.md`` and in the ``rule-…`` messages; ids are stable.

Grades: ``A`` a primer states it; ``C`` pages alone; ``D`` derived from the first game; ``G`` a guess; ``U`` found nowhere
and decided by this project. A rule has the grade of its least sure part.
"""

from __future__ import annotations

from typing import Final

# fmt: off

#: Every rule id with its grade, in the order of the rule book.
RULES: Final[tuple[tuple[str, str], ...]] = (
    ("P-1.1", "A"), ("P-1.2", "G"), ("P-1.3", "C"), ("P-1.4", "G"), ("P-1.5", "D"), ("P-1.6", "D"), ("P-1.7", "D"),
    ("P-1.8", "C"), ("P-1.9", "G"),
    ("P-2.1", "C"), ("P-2.2", "C"), ("P-2.3", "G"), ("P-2.4", "C"), ("P-2.5", "D"), ("P-2.6", "G"), ("P-2.7", "D"),
    ("P-2.8", "G"),
    ("P-3.1", "A"), ("P-3.2", "A"), ("P-3.3", "D"), ("P-3.4", "G"), ("P-3.5", "U"),
    ("P-4.1", "D"), ("P-4.2", "C"), ("P-4.3", "D"),
    ("P-5.1", "D"), ("P-5.2", "D"), ("P-5.3", "G"),
    ("P-6.1", "D"), ("P-6.2", "D"), ("P-6.3", "D"), ("P-6.4", "D"), ("P-6.5", "D"), ("P-6.6", "D"), ("P-6.7", "D"),
    ("P-6.8", "D"), ("P-6.9", "D"),
    ("P-7.1", "C"), ("P-7.2", "D"), ("P-7.3", "G"), ("P-7.4", "D"), ("P-7.5", "D"), ("P-7.6", "D"), ("P-7.7", "D"),
    ("P-7.8", "G"),
    ("P-8.1", "D"), ("P-8.2", "D"), ("P-8.3", "D"), ("P-8.4", "D"),
    ("P-9.1", "G"), ("P-9.2", "G"), ("P-9.3", "C"), ("P-9.4", "C"), ("P-9.5", "C"), ("P-9.6", "D"), ("P-9.7", "G"),
    ("P-9.8", "G"),
    ("P-10.1", "D"), ("P-10.2", "D"), ("P-10.3", "D"), ("P-10.4", "D"), ("P-10.5", "D"), ("P-10.6", "C"),
    ("P-11.1", "A"), ("P-11.2", "D"), ("P-11.3", "U"), ("P-11.4", "U"), ("P-11.5", "U"), ("P-11.6", "U"),
)

#: What stands behind a rule that no source on this game settles whole: the mark of the rule book, and the switches that
#: change it; none where this project has decided it.
MARKS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "P-1.2": ("guess", ()),
    "P-1.4": ("guess", ()),
    "P-1.5": ("derived", ()),
    "P-1.6": ("derived", ()),
    "P-1.7": ("derived", ()),
    "P-1.9": ("guess", ()),
    "P-2.3": ("guess", ()),
    "P-2.5": ("derived", ()),
    "P-2.6": ("guess", ()),
    "P-2.7": ("derived", ("option_slots",)),
    "P-2.8": ("guess", ()),
    "P-3.3": ("derived", ()),
    "P-3.4": ("guess", ("chips", "chip_limit_by")),
    "P-3.5": ("ours", ("card_status",)),
    "P-4.1": ("derived", ("no_setup_base",)),
    "P-4.3": ("derived", ("start_exchange",)),
    "P-5.1": ("derived", ()),
    "P-5.2": ("derived", ("first",)),
    "P-5.3": ("guess", ()),
    "P-6.1": ("derived", ()),
    "P-6.2": ("derived", ()),
    "P-6.3": ("derived", ()),
    "P-6.4": ("derived", ("exchange_moment",)),
    "P-6.5": ("derived", ()),
    "P-6.6": ("derived", ()),
    "P-6.7": ("derived", ("options_from_hand",)),
    "P-6.8": ("derived", ("flip",)),
    "P-6.9": ("derived", ("prep_interleave",)),
    "P-7.2": ("derived", ()),
    "P-7.3": ("guess", ("chip_used_up",)),
    "P-7.4": ("derived", ("exchange_in_fusion",)),
    "P-7.5": ("derived", ()),
    "P-7.6": ("derived", ("leftovers",)),
    "P-7.7": ("derived", ("digimon_evolution",)),
    "P-7.8": ("guess", ()),
    "P-8.1": ("derived", ()),
    "P-8.2": ("derived", ("window", "battle_first")),
    "P-8.3": ("derived", ()),
    "P-8.4": ("derived", ()),
    "P-9.1": ("guess", ("links_per_turn",)),
    "P-9.2": ("guess", ("plug",)),
    "P-9.6": ("derived", ()),
    "P-9.7": ("guess", ("links_per_turn", "chip_used_up")),
    "P-9.8": ("guess", ()),
    "P-10.1": ("derived", ()),
    "P-10.2": ("derived", ("devolve",)),
    "P-10.3": ("derived", ()),
    "P-10.4": ("derived", ()),
    "P-10.5": ("derived", ()),
    "P-11.2": ("derived", ()),
    "P-11.3": ("ours", ("tie_break",)),
    "P-11.4": ("ours", ()),
    "P-11.5": ("ours", ("max_turns",)),
    "P-11.6": ("ours", ()),
}

#: Ids that the sources do not settle: what is derived, guessed or ours.
DOUBTED: Final[frozenset[str]] = frozenset(MARKS)

#: Ids that no test can name, with the reason.
NOT_TESTABLE: Final[dict[str, str]] = {
    "P-1.3": "a list of values; tested by the card schema",
    "P-1.4": "a list of values; tested by the card schema",
    "P-1.8": "a list of values; tested by the card schema",
    "P-2.2": "a definition; covered by P-4.3",
    "P-2.5": "a definition; covered by P-6.5",
    "P-2.6": "a definition; covered by P-6.6 and P-9.1",
    "P-5.1": "describes; covered by sections 6 to 10",
}

#: Ids that a test must name.
BINDING: Final[tuple[str, ...]] = tuple([rule for rule, _ in RULES if rule not in NOT_TESTABLE])

_SECTION_7: Final = ("P-7.1", "P-7.2", "P-7.3", "P-7.4", "P-7.5", "P-7.6", "P-7.7", "P-7.8")
_SECTION_9: Final = ("P-9.1", "P-9.2", "P-9.3", "P-9.4", "P-9.5", "P-9.6", "P-9.7", "P-9.8")

#: The sentences of the two primers, on this game and on the first, and the rules that carry them.
PRIMER: Final[dict[str, tuple[str, ...]]] = {
    "01": tuple([rule for rule, (mark, _) in MARKS.items() if mark == "derived"]),
    "02": ("P-4.1", "P-4.3", "P-5.2", "P-6.7", "P-8.2"),
    "03": ("P-3.1", "P-3.2"),
    "04": ("P-1.1", "P-1.7"),
    "05": ("P-1.9", "P-3.4", "P-7.3", "P-9.7"),
    "06": _SECTION_7,
    "07": _SECTION_9,
    "08": ("P-3.3", "P-4.2"),
    "09": ("P-11.1", "P-11.2"),
    "10": ("P-4.1", "P-4.2", "P-4.3"),
    "11": ("P-5.1",),
    "12": ("P-6.9",),
    "13": ("P-6.1", "P-6.2", "P-6.3"),
    "14": ("P-6.4",),
    "15": ("P-6.5", "P-6.6"),
    "16": ("P-6.7", "P-2.7"),
    "17": ("P-6.8",),
    "18": ("P-7.4", "P-7.5"),
    "19": ("P-7.4",),
    "20": ("P-7.6",),
    "21": ("P-7.2",),
    "22": ("P-7.7",),
    "23": ("P-8.1", "P-8.4"),
    "24": ("P-8.3",),
    "25": ("P-8.2",),
    "26": ("P-10.1",),
    "27": ("P-10.2", "P-10.4"),
    "28": ("P-10.3",),
    "29": ("P-10.5",),
    "30": ("P-5.2",),
    "31": ("P-9.1", "P-9.6", "P-10.4"),
}

# fmt: on
