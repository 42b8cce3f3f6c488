### Beginning a game, joining one, and the rule book.

## The first screen

start-title = Net Ocean
start-what = { $game ->
        [fftcg] Forwards, Backups, Summons and a stack, at one table: the rules are kept for you.
        [alpha] The second Digimon card game, a row of fighters by speed: the rules are kept for you.
        [appmon] The Appmon card game, fusions, plugs and links: the rules are kept for you.
       *[other] Digimon’s first card game, at one table: the rules are kept for you.
    }
start-play = Play
start-begins = Setting the table …
start-summary = { $deck } · { $opponent } · { $preset }
start-summary-level = { $opponent } ({ $level })
start-learn = Learn in a minute
start-rules = Rule book
start-remembered = Your choices are remembered for next time.

## Game and deck

start-deck = Your deck
start-deck-other = The other deck
start-deck-friend = Your friend’s deck
start-deck-chance = Surprise me
start-deck-chance-about = One of the ready decks, drawn by chance and kept secret.
start-decks-own-mark = Your own deck.
start-decks-build = Build a deck
start-deck-look = Look at it
start-deck-practice = Practice cards
start-deck-practice-about = Cards of our own for learning; no real ones.
start-deck-count = { $count } { $count ->
         [one] card
        *[other] cards
    }
start-deck-faulty = This deck cannot be played under these rules.
start-deck-mend = Mend it
start-deck-gone = This deck is no longer there; another one was chosen.

## Opponent

start-opponent = Opponent
start-game = Which game
start-game-colosseum = Digimon of 1999: evolve, strike with the right letter, bring 100 points to nothing.
start-game-alpha = Digimon of 2006: a whole row at once, the fastest strikes first; costs, blocks, and joint alpha attacks.
start-game-appmon = Appmon of 2016: fuse two into one, link a third by its plug, with chips up your sleeve.
start-game-fftcg = Heroes of all Final Fantasies: cast with crystals, attack and block, answer on the stack.
start-first-rules = By which rules?
start-first-rules-about = You are asked once; under “Rules” you can change it before every game.
start-opponent-computer = The computer
start-opponent-computer-about = Ready at once. You can take decisions back.
start-opponent-here = A friend on this screen
start-opponent-here-about = You take turns; a cover hides the hands in between.
start-opponent-friend = A friend elsewhere
start-opponent-friend-about = You get a link and a code to pass on.
start-level = Strength
start-level-greedy = Plays to win
start-level-greedy-about = { $game ->
        [fftcg] Weighs what each of its plays would bring.
       *[other] Looks one battle ahead.
    }
start-level-random = Plays at random
start-level-random-about = Good for a first look at the rules.
start-level-other = { $level }
start-limit = Time for each decision
start-limit-none = As long as you like
start-limit-seconds = { $count } seconds
start-limit-minutes = { $count } { $count ->
         [one] minute
        *[other] minutes
    }
start-limit-about = If somebody’s time runs out, the other one may claim the game.
start-bluff = Let answers without a choice wait a little
start-bluff-about = So nobody tells by the time whether the other side could have answered.

## Rules

start-preset = Rules
start-preset-main = The rules as the primer tells them.
start-preset-changes = As the primer, except: { $changes }
start-preset-change = { $switch }: { $value }
start-preset-changed = { $count ->
         [one] 1 switch of your own
        *[other] { $count } switches of your own
    }
start-switches = Single switches
start-switches-about = Points on which the sources disagree or are silent. The first value is what this preset says.
start-switch-changed = changed
start-switch-reset = Back to the preset
start-switch-source = Source: { $source }
start-source-s2-organised-play-s1-first = second primer and organised play; the first primer says: the first attacker
start-source-s2-s1-one-each = second primer; the first one says: one action each
start-source-s1 = first primer
start-source-s2 = second primer
start-source-s1-s2-own = first primer; the second one says: each before the own evolution
start-source-s1-s2-battle = first primer; the second one says: Battle only
start-source-ours = decided here
start-source-s2-literal = second primer, word for word
start-source-s1-s2 = both primers
start-source-s1-cn-guide = first primer and an older Chinese guide
start-source-s1-s2-with-cn-guide = first primer; the second one, with an older Chinese guide, seems to name five
start-source-ours-for-s1-s2 = both primers, in place of rock-paper-scissors
start-source-two-outside-sources = two other sources
start-switch-doubt = No source settles this.
start-switch-number = a number
start-switch-bad = Please give a whole number from 1.
start-more = For the curious
start-seed = Seed
start-seed-about = The same seed deals the same cards. Leave it empty for chance.
start-ask-always = Ask me even when there is only one answer

## Joining

start-join = Join with a code
start-join-go = Join
start-join-bad = A code has eight letters and digits, like ABCD-EFGH.
start-join-title = A friend invites you
start-join-looking = Looking for the table …
start-join-game = { $game } · { $preset }
start-join-limit = Time for each decision: { $limit }
start-join-choose = Which deck do you play?
start-join-sit = Sit down
start-join-full = This table is full already.
start-join-full-about = Ask your friend for a new code, or begin a game of your own.
start-join-unknown = There is no table with the code { $code }.
start-join-unknown-about = Perhaps a letter is wrong, or the table was cleared away. Codes look like ABCD-EFGH.
start-join-again = Try another code
start-join-own = This is your own table. Open the link on your friend’s device.
start-join-back = To your table
start-join-home = To the first page

## Games going on

start-going = Games going on
start-going-continue = Continue
start-going-over = Finished games
start-going-replay = Look at it again
start-going-forget = Remove from this list
start-going-forgotten = Removed from the list.
start-going-undo = Undo
start-going-more = { $count } more
start-going-against-computer = { $deck } against the computer ({ $level })
start-going-against-here = { $deck } against a friend on this screen
start-going-against-friend = { $deck } against a friend
start-going-table = Table { $table }
start-going-won = You won.
start-going-lost = You lost.
start-going-drawn = A draw.
start-going-turn = Turn { $turn }

## Problems

start-failed = The game could not begin.
start-failed-again = Try again
start-no-games = This server offers no game.
start-loading = One moment …

## The rule book

rulebook-title = Rule book
rulebook-about = Every rule has a number that never changes. The log of a game and the answers to “why not?” name these numbers.
rulebook-search = Search the rules
rulebook-search-hint = A word or a number, like 8.7
rulebook-found = { $count ->
         [0] No rule has this in it.
         [one] 1 rule
        *[other] { $count } rules
    }
rulebook-chapters = Chapters
rulebook-rule = Rule { $rule }
rulebook-doubt = In doubt
rulebook-doubt-about = No source settles this rule for certain. The table decides it as it stands here; where a switch is named, you can choose otherwise.
rulebook-marks = What the mark means
rulebook-presets = How the rule sets differ
rulebook-presets-switch = What
rulebook-switch = { $switch }: { $value }
rulebook-switch-mark = Switch
rulebook-switch-values = { $value } (otherwise: { $others })
rulebook-unknown = There is no rule “{ $rule }”.
rulebook-open = In the rule book
rulebook-minute = The game in one minute
rulebook-minute-about = Five sentences, and you can play. The table tells you at every step what you can do.
rulebook-minute-play = Try it
rulebook-minute-1 = Each of you has one Digimon and 100 points. Who is brought to 0 points loses.
rulebook-minute-2 = Preparation: throw away cards, refill to six, set face down what you want to evolve into, what it costs (○ and × come from the Net Ocean), and up to three Options.
rulebook-minute-3 = Evolution: open what you set. If base and requirement fit, your Digimon evolves.
rulebook-minute-4 = Battle: your attack has the letter of the opponent's type. Nearly every C attack turns an A attack into 0. Options change letters and powers; the higher power wins.
rulebook-minute-5 = Point Calculation: the loser loses the points printed on its own card for the winner's level, and falls back to Level III.
rulebook-whole = The whole rule book with a worked turn, the sources and all tables is part of the project’s documents.
rulebook-chapter-c-r0 = Golden rules
rulebook-chapter-c-r1 = The deck
rulebook-chapter-c-r2 = The zones
rulebook-chapter-c-r3 = The cards
rulebook-chapter-c-r4 = Setting up
rulebook-chapter-c-r5 = The frame of a turn
rulebook-chapter-c-r6 = Preparation
rulebook-chapter-c-r7 = Evolution
rulebook-chapter-c-r7a = Kinds of requirements
rulebook-chapter-c-r8 = Battle
rulebook-chapter-c-r9 = Point Calculation
rulebook-chapter-c-r10 = Winning
rulebook-chapter-c-r11 = Options
rulebook-chapter-c-r12 = Special abilities and support
rulebook-chapter-c-r13 = Who knows what
rulebook-chapter-c-r14 = Beyond one game
rulebook-chapter-c-r17 = How the rules are kept
rulebook-chapter-c-r23 = How sure a card is

## Own cards

start-packs-title = Your friend plays with cards of their own
start-packs-about = These packs come to the table. Once you sit down you can read each of their cards.
start-packs-accept = Yes, I play with these cards
start-packs-decline = No, back to the first page
start-packs-undecided = Say first whether you play with your friend’s cards.
