### Sayings: what the terminal and the page put into words alike.

## Between parts

telling-between = { " " }
telling-dot = { " · " }
telling-plus = { " + " }
telling-slash = { " / " }
telling-or = { " or " }

## Cards in a few words

telling-card-unknown = a face-down card
telling-name-foreign = { $name } (ja)
telling-brief = { $card } · { $facts }
telling-brief-lines = { $card } · { $lines }
telling-place = { $card }, in: { $place } ({ $who ->
         [you] your sheet
        *[other] opponent's sheet
    })
telling-ocean = { $symbols } from the Net Ocean

## The log

telling-skipped = (nothing to decide: { $what })

## A card in full

telling-card-kind = { $kind } · { $facts }
telling-card-attack = { $letter } attack: { $power }
telling-card-attack-guard = { $letter } attack: { $power }, Guard: turns an opposing { $zeroed } attack into 0
telling-card-lost = Lost Points: against III { $iii }, IV { $iv }, Perfect { $perfect }, Ultimate { $ultimate }
telling-card-evolution = Evolves from { $line }
telling-card-fusion = Fuses from { $line }
telling-card-appearance = Appears on { $line }
telling-card-note = Note: { $note }
telling-card-also = Also counts as { $names }
telling-card-ability = ◎ { $text }
telling-card-support = ■ { $text }
telling-card-text = { $text }
telling-card-status = Card status: { $status }
telling-card-doubt = In doubt: { $facts }
telling-card-doubt-fact = { $fact } ({ $doubt })
telling-card-missing = Not known: { $facts }
telling-card-name-unsure = This form of the name has no printed source.

## Notes of a requirement

telling-note-discard = then discard { $count } { $count ->
         [one] card
        *[other] cards
    } from your hand
telling-note-only = only from { $base }
telling-note-not = not from { $base }
telling-note-fixed = the requirement cannot be ignored

## Requirement lines

telling-line = { $base } + { $payment }
telling-line-jogress = { $base } + { $payment } (Jogress: either one active)
telling-line-jogress-brief = { $base } + { $payment } (Jogress)
telling-line-fusion = { $base } + { $payment } (either one active)
telling-line-when = { $base }, { $moment }
telling-line-when-if = { $base }, { $moment }, if { $condition }
telling-line-during-battle = during battle
telling-line-start-of-battle = at the start of battle
telling-line-fits = { $line } (fits your active Digimon)
telling-line-doubtful = { $line } [?]
telling-base-any = any Digimon
telling-base-filter = any { $words }
telling-base-both = { $name } ({ $words })
