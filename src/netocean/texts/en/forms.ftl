### Forms of the card workshop: what fields, their words and kinds of ability are called.

## Fields, and words that they can hold

form-also = further names
form-attack-names = names of the attacks
form-attack-names-a = A attack
form-attack-names-b = B attack
form-attack-names-c = C attack
form-guard-a = A attack
form-guard-b = B attack
form-guard-c = C attack
form-base = base
form-block = kind of requirement
form-block-evolution = evolution
form-block-fusion = fusion
form-block-appearance = appearance
form-cannot-be-ignored = cannot be ignored
form-cards = cards
form-codes = codes of its printings
form-conflicts = where sources disagree
form-count = how many
form-counts-as-level = counts as level
form-discard-hand = hand cards to discard
form-doubt = how sure
form-event = when
form-event-during-battle = during battle
form-event-start-of-battle = at the start of battle
form-field = field
form-frame = frame colour
form-group = group
form-if = if
form-item = kind of Item
form-key = key
form-kind = what pays
form-kind-appearance = appearance
form-kind-fusion = fusion
form-kind-jogress = Jogress
form-kind-named-card = other cards
form-kind-net-ocean = cards of the Net Ocean
form-kind-program = programs
form-level = level
form-limit-break = Limit Break
form-missing = what is missing
form-not-from = may not come from
form-note = note
form-notes = notes
form-number = printed number
form-only-from = only from
form-option-class = class
form-partner = partner
form-party-mark = party mark
form-power = power
form-practice = practice card
form-printed-number = number under the sign
form-rarity = rarity
form-remarks = remarks
form-set = set
form-sources = sources
form-status = status
form-status-inferred = inferred from other facts
form-status-jp = from the Japanese card
form-status-placeholder = stand-in of our own
form-status-unknown = unknown
form-status-us = from the US edition

## Kinds of ability

form-head-keyword = keyword: says something, does nothing by itself
form-head-static = holds as long as the card counts
form-head-when = when something happens
form-head-use = when the card is used
form-head-activate = may be activated
form-head-support = used as a support
form-head-instead = takes the place of an event
