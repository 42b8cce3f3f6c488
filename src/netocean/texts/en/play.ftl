### The terminal's own words.

## Setting up

play-welcome = Net Ocean · { $game }
play-unofficial = An unofficial work of fans. Type ? at any time for help.
play-language-hint = English. For another language: language zh-Hans, language zh-Hant, language ja
play-language-now = From now on in English.
play-language-unknown = “{ $text }” is not one of { $known }.
play-language-usage = Write language and one of { $known }.
play-ask-deck = Which deck do you play? (number, or a file with a deck list)
play-deck = { $name } ({ $id }): { $about }
play-deck-practice = { $name } ({ $id }): { $about } Practice cards of our own, not real ones.
play-ask-opponent = How does the opponent play?
play-opponent-greedy = To win: looks a little ahead (greedy)
play-opponent-random = At random: good for a first look at the rules (random)
play-ask-preset = By which rules?
play-preset = { $name } ({ $id })
play-preset-changes = { $name } ({ $id }). { $changes }
play-preset-change = { $switch }: { $value }
play-preset-kept = Rules: { $name }, as last time. To change them: --preset and a name.
play-preset-remembered = This is kept for your next games.
play-begins = You play { $deck }. The opponent's deck is secret.
play-resumed = The game goes on where you left it.
play-deck-problems = This deck cannot be played:

## The prompt

play-option = { $words }. { $text }
play-empty-line = Empty line: { $words }
play-hint-run = One line with all the numbers, for example: { "1\u00A03" }
play-hint-need = One line with { $need } { $need ->
         [one] number
        *[other] numbers
    }
play-picked = Set so far: { $cards }
play-standing = As it stands: you { $mine }, opponent { $theirs }.
play-standing-ahead = { $who ->
         [you] You are ahead.
         [other] The opponent is ahead.
        *[none] It would be a draw.
    }

## Bad input

play-bad-number = There is no { $text } in the list; numbers go from 1 to { $most }.
play-bad-one = One number, please.
play-bad-twice = { $text } stands there twice.
play-bad-mixed = “{ $text }” goes alone or not at all.
play-bad-too-many = That is too many: at most { $most }.
play-bad-need = Exactly { $need }, please.
play-bad-empty = Please choose one; there is nothing to leave out here.
play-bad-word = “{ $text }” means nothing here. ? shows what you can type.

## Commands

play-words-why = why
play-words-skip = skip
play-words-table = table
play-words-log = log
play-words-rules = rules
play-words-undo = undo
play-words-save = save
play-words-concede = concede
play-words-quit = quit
play-words-language = language
play-words-yes = y yes
play-words-no = n no
play-help-title = What you can type:
play-help-number = a number: that answer
play-help-ask = ? 3, ? NAME, ? { $rule } or ? WORD: explains an answer, a card, a rule, or what the rules say about a word
play-help-why = { $command } NAME, 3 or #12: why a card cannot be used now
play-help-skip = { $command }: pass until your next Main Phase, or until there is more to decide
play-help-table = { $command }: everything on the table
play-help-log = { $command }: this turn again, with the rules; log all: the whole game
play-help-rules = { $command }: the game in one minute; rules { $rule }: one rule
play-help-undo = { $command }: take your last decision back
play-help-save = { $command } FILE: put the game into a file and play on
play-help-concede = { $command }: give up the game
play-help-quit = { $command }: stop, with the offer to save
play-help-language = { $command } ja: another language ({ $known })
play-help-more = Unusual but legal; type them as they stand here:
play-why-usable = { $card } can be used now: it stands in the list.
play-why-title = { $card } cannot be used now:
play-why-usage = Write why and a card, by name or number: why { $card }, why 3, or why #12.
play-why-not-seen = No card that you can see is called “{ $text }”.
play-not-found = “{ $text }” is no card and no rule. { $near }
play-near = Similar: { $near }.
play-skip-nothing = There is nothing to pass here.
play-undone = Taken back.
play-undo-nothing = There is nothing to take back.
play-save-usage = Write save and the name of a file.
play-save-exists = { $path } is there already. Replace it? (y or n)
play-saved = Saved. To go on, type:
play-save-failed = { $path } cannot be written; nothing was saved.
play-concede-sure = Do you give up this game? (y or n)
play-quit-save = Save before you go? (y or n; empty line: play on)
play-quit-file = Into which file? (empty line: { $path })
play-yes-or-no = y or n, please.
play-goodbye = Until next time.
play-input-ended = The input has ended, so the game is put aside.
play-broken = Something went wrong that should not ({ $error }). Nothing you did was wrong.
play-broken-report = Please report it with the file { $path }; the game up to here is in it.
play-over = The game is over after { $turn } { $turn ->
         [one] turn
        *[other] turns
    }: you { $mine } points, opponent { $theirs } points.
play-over-seed = Seed of this game: { $seed }

## The table

play-table-head = Turn { $turn } · { $phase } · first attacker: { $who ->
         [you] you
        *[other] the opponent
    }
play-table-setup = { $phase }
play-table-side = { $who ->
         [you] You
        *[other] Opponent
    }: { $points } points · hand { $hand } · Net Ocean { $ocean } · Dark Area { $dark }
play-table-zone = { $zone }: { $cards }
play-table-down = { $card }, face down
play-table-handle = { $card } #{ $handle }
play-table-on = { $card } on { $base }

## Rules

play-rule = { $rule } · { $text }
play-rule-table = See the rule book.
play-rule-doubt = [?] Sources do not settle this rule.
play-rule-unknown = There is no rule “{ $text }”. They are called { $first } to { $last }.
play-rules-more = Also: { $rules }. “rules” and a number shows one.
play-passive = { $words } (empty line)
play-table-empties = Empty: { $zones }
play-recorded = The record of this game is in { $path }.
