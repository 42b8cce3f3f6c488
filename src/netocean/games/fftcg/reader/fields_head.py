# form: interpreted
"""The head of a field line: its gates and conditions, and how a canonical line is put together from them."""

_OPEN = "({["
_CLOSE = ")}]"


class Head:
    """What stands before the steps of a field line.

    `gates` are conditions without which the card does not have the ability (F-R15.6), `conditions` those that the ability
    itself names, `place` is the zone where it works, if it says one.
    """

    def __init__(self) -> None:
        self.gates: list[str] = []
        self.conditions: list[str] = []
        self.place = ""

    def copy(self) -> "Head":
        """Another head with the same parts."""
        head = Head()
        head.gates, head.conditions, head.place = self.gates[:], self.conditions[:], self.place
        return head

    def plain(self) -> bool:
        """Whether nothing stands before the steps."""
        return not (self.gates or self.conditions or self.place)

    def _clauses(self, conditions: list[str]) -> str:
        parts = []
        if self.gates:
            parts.append(f" while {all_of(self.gates)}")
        if self.place:
            parts.append(f" in {self.place}")
        if conditions:
            parts.append(f" if {all_of(conditions)}")
        return "".join(parts)

    def static(self, steps: list[str]) -> str:
        """The line of an ability that always holds."""
        return f"static{self._clauses(self.conditions)}: {'; '.join(steps)}"

    def trigger(self, events: str, steps: list[str]) -> str:
        """The line of an auto-ability."""
        return f"when {events}{self._clauses(self.conditions)}: {'; '.join(steps)}"

    def replacement(self, events: str, steps: list[str], conditions: list[str], may: bool = False) -> str:
        """The line of an ability that replaces an event (F-R16.5)."""
        clauses = self._clauses([*self.conditions, *conditions]) + (" may" if may else "")
        return f"instead {events}{clauses}: {'; '.join(steps)}"

    def keyword(self, text: str) -> str:
        """The line of a keyword."""
        return f"keyword {text}{self._clauses([])}"


def all_of(conditions: list[str]) -> str:
    """Conditions of which each must hold, as one."""
    if len(conditions) == 1:
        return conditions[0]
    return " and ".join(f"({one})" if _has_or(one) else one for one in conditions)


def negated(condition: str) -> str:
    """The contrary of a condition."""
    return f"not ({condition})" if " " in condition else f"not {condition}"


def _has_or(condition: str) -> bool:
    """Whether a condition has an `or` outside of brackets."""
    depth = 0
    for word in condition.split():
        if word == "or" and depth == 0:
            return True
        depth += sum(word.count(sign) for sign in _OPEN) - sum(word.count(sign) for sign in _CLOSE)
    return False
