"""The properties of a seat and the fields of a filter."""

from typing import Final

from netocean.abilities.vocabulary import FieldSpec, PropertySpec
from netocean.games.fftcg.vocabulary import codes_fields as c

PROPERTIES: Final[list[PropertySpec]] = [
    PropertySpec("points", c.P_POINTS, "amount"),
    PropertySpec("crystals", c.P_CRYSTALS, "amount"),
    PropertySpec("elements", c.P_ELEMENTS, "amount"),
    PropertySpec("deck", c.P_DECK, "zone"),
    PropertySpec("hand", c.P_HAND, "zone"),
    PropertySpec("field", c.P_FIELD, "zone"),
    PropertySpec("break", c.P_BREAK, "zone"),
    PropertySpec("damage", c.P_DAMAGE, "zone"),
    PropertySpec("removed", c.P_REMOVED, "zone"),
    PropertySpec("lb", c.P_LB, "zone"),
]

FIELDS: Final[list[FieldSpec]] = [
    FieldSpec("type", c.F_TYPE, "type"),
    FieldSpec("element", c.F_ELEMENT, "element"),
    FieldSpec("job", c.F_JOB, "slug:job"),
    FieldSpec("category", c.F_CATEGORY, "slug:category"),
    FieldSpec("name", c.F_NAME, "slug:name"),
    FieldSpec("cost", c.F_COST, "number"),
    FieldSpec("power", c.F_POWER, "number"),
    FieldSpec("of", c.F_OF, "who"),
    FieldSpec("owned", c.F_OWNED, "who"),
    FieldSpec("active", c.F_ACTIVE, "flag"),
    FieldSpec("dull", c.F_DULL, "flag"),
    FieldSpec("frozen", c.F_FROZEN, "flag"),
    FieldSpec("attacking", c.F_ATTACKING, "flag"),
    FieldSpec("blocking", c.F_BLOCKING, "flag"),
    FieldSpec("blocked", c.F_BLOCKED, "flag"),
    FieldSpec("in_battle", c.F_IN_BATTLE, "flag"),
    FieldSpec("damaged", c.F_DAMAGED, "flag"),
    FieldSpec("in_party", c.F_IN_PARTY, "flag"),
    FieldSpec("entered_this_turn", c.F_ENTERED, "flag"),
    FieldSpec("put_this_turn", c.F_PUT_THIS_TURN, "flag"),
    FieldSpec("multi_element", c.F_MULTI, "flag"),
    FieldSpec("ex", c.F_EX, "flag"),
    FieldSpec("generic", c.F_GENERIC, "flag"),
    FieldSpec("has_special", c.F_HAS_SPECIAL, "flag"),
    FieldSpec("has_action", c.F_HAS_ACTION, "flag"),
    FieldSpec("single_target", c.F_SINGLE, "flag"),  # on the stack: has chosen one thing alone
    FieldSpec("source", c.F_SOURCE, "things"),  # on the stack: comes from one of these cards
    FieldSpec("choosing_only", c.F_CHOOSING_ONLY, "things"),  # and that is one of these
    FieldSpec("no_abilities", c.F_NO_ABILITIES, "flag"),
    FieldSpec("limit_break", c.F_LIMIT_BREAK, "flag"),
    FieldSpec("has_warp", c.F_HAS_WARP, "flag"),
    FieldSpec("has_priming", c.F_HAS_PRIMING, "flag"),
    FieldSpec("primed", c.F_PRIMED, "flag"),
    FieldSpec("face_up", c.F_FACE_UP, "flag"),
    FieldSpec("keyword", c.F_KEYWORD, "keyword"),
    FieldSpec("counter", c.F_COUNTER, "slug:counter"),
    FieldSpec("counters", c.F_COUNTERS, "number"),
    FieldSpec("self", c.F_SELF, "flag"),
    FieldSpec("in", c.F_IN, "things"),  # one of these things
    FieldSpec("same_name", c.F_SAME_NAME, "things"),
    FieldSpec("same_element", c.F_SAME_ELEMENT, "things"),
    FieldSpec("same_cost", c.F_SAME_COST, "things"),
    FieldSpec("same_job", c.F_SAME_JOB, "things"),
    FieldSpec("same_category", c.F_SAME_CATEGORY, "things"),
    FieldSpec("same_type", c.F_SAME_TYPE, "things"),
    FieldSpec("named_value", c.F_NAMED_VALUE, "things"),  # of the element, job … named before
    FieldSpec("battling", c.F_BATTLING, "things"),
    FieldSpec("parity", c.F_PARITY, "parity"),
    FieldSpec("object", c.F_OBJECT, "object"),  # on the stack
    FieldSpec("choosing", c.F_CHOOSING, "things"),  # on the stack: has chosen one of these
    FieldSpec("damaged_by", c.F_DAMAGED_BY, "things"),
    FieldSpec("entered_by", c.F_ENTERED_BY, "how"),
    FieldSpec("removed_by", c.F_REMOVED_BY, "things"),
]
