### Final Fantasy TCG: why the rules are so, one message a rule id.
### F-R11.6 is rule-f-r11-6; the whole rule book is docs/rules/fftcg.*.md.

## The game in one minute

rulebook-minute-f-1 = Two players, fifty cards each. Seven points of damage lose, and so does drawing from an empty deck.
rulebook-minute-f-2 = Main Phase: cast Characters. A discarded card pays 2 CP of its element, a dulled Backup pays 1.
rulebook-minute-f-3 = Attack Phase: Forwards attack one by one, or as a party; one Forward may block. Unblocked, they deal one point. Blocked, both sides deal their power.
rulebook-minute-f-4 = Damage takes the top card of your deck into your Damage Zone. If it has the EX mark, it may help you at once.
rulebook-minute-f-5 = In between, both players get priority for Summons and abilities. They wait on the stack; what was laid there last happens first.

## Chapters

rulebook-chapter-f-r1 = Golden rules
rulebook-chapter-f-r2 = How the game ends
rulebook-chapter-f-r3 = The cards
rulebook-chapter-f-r4 = Zones
rulebook-chapter-f-r5 = Decks and formats
rulebook-chapter-f-r6 = Setting up
rulebook-chapter-f-r7 = The turn
rulebook-chapter-f-r8 = Priority and the stack
rulebook-chapter-f-r9 = Rule processes
rulebook-chapter-f-r10 = The Attack Phase
rulebook-chapter-f-r11 = Paying
rulebook-chapter-f-r12 = Casting
rulebook-chapter-f-r13 = Abilities
rulebook-chapter-f-r14 = What effects do
rulebook-chapter-f-r15 = Keywords
rulebook-chapter-f-r16 = Lasting effects and replacements
rulebook-chapter-f-r17 = Limit Break
rulebook-chapter-f-r18 = Warp
rulebook-chapter-f-r19 = Priming
rulebook-chapter-f-r21 = The primer, taken at its word

## R1 Golden rules

rule-f-r1-1 = When a card and this book disagree, the card is right. Only one thing no card can do: keep you from conceding.
rule-f-r1-2 = When one text would let something happen and another forbids it, the one that forbids wins. “Cannot” beats “can” and “must”.
rule-f-r1-3 = Do as much of an instruction as you can, and leave out what is impossible. Told to discard two with one card in hand, you discard one.
rule-f-r1-4 = Only whole numbers. A fraction is rounded down, unless the card says otherwise. A number that you name cannot be negative. A switch can change this. In doubt: the Chinese edition of the rules rounds up; every known card that halves or divides says itself how, so nothing hangs on it yet.
rule-f-r1-5 = A value that has been worked out may fall below 0. It keeps that value while further changes are added, and counts as 0 for everything else.
rule-f-r1-6 = What has no value counts as 0: the power of a card without power, for example.
rule-f-r1-7 = The text says what X is. Where it does not, the player who announces the card or ability picks it then and there.
rule-f-r1-8 = Two players play. When both have to decide at one moment, the turn player decides everything first, then the other, and then both things happen together.
rule-f-r1-9 = What was begun and cannot be finished legally is taken back whole: payments are undone, nothing triggers, and the same player has priority again. Here an action is checked before it is done, so you never have to take anything back.

## R2 How the game ends

rule-f-r2-1 = With seven cards in your Damage Zone you lose. In Limited games six are enough.
rule-f-r2-2 = Had to draw and your main deck was empty? You lose.
rule-f-r2-3 = You also lose when you take damage and no card is left to turn over for it. One point with one card left is fine.
rule-f-r2-4 = Losing by damage or by an empty deck is looked at whenever somebody is about to get priority, not in the middle of an effect.
rule-f-r2-5 = If you win and lose at the same moment, you lose. If both lose at the same moment, the game is a draw.
rule-f-r2-6 = Whoever concedes loses at once.
rule-f-r2-7 = A loop that nobody can stop is a draw. Whoever can stop it names a number of rounds; if both can, the smaller number is played, and whoever named more may not start it again from the same position.
rule-f-r2-8 = A few cards say that you win or lose. That happens at once. In doubt: inferred; the rules that we could read do not spell it out.
rule-f-r2-9 = After turn 200 the game ends; your turns and your opponent's both count. Fewer cards in your own Damage Zone wins; if equal, more cards in your main deck; if equal again, a draw. A switch can change this. In doubt: our own rule, so that every game ends.

## R3 The cards

rule-f-r3-1 = A card shows name, cost, one or more elements, type, text, and a number with its rarity; Characters also jobs and categories; Forwards also power. Some Monsters print a power for the time in which they are Forwards. There may be an EX mark, and a generic mark.
rule-f-r3-2 = There are eight elements, each with its own shape and colour: Fire, Ice, Wind, Earth, Lightning, Water, Light, Dark. A card with several is a card of each of them.
rule-f-r3-3 = Forwards, Backups and Monsters are Characters. Summons are not. Only Characters have jobs.
rule-f-r3-4 = Forwards attack and block. Backups pay for things, and enter dull. Monsters stand apart from both, any number of them; they have abilities, and some become Forwards for a while.
rule-f-r3-5 = A Monster or Backup that becomes a Forward stays what it was as well. What is said of Forwards holds for it, and what is said of Monsters or Backups too.
rule-f-r3-6 = The deck limit goes by card number, everything in play goes by name. A card that also counts as another name has that name everywhere, always. When a card speaks of itself by name, it means itself, not its namesakes.
rule-f-r3-7 = A card name, job or category in a text means any card that has it; “you” is the controller of the card. Names, jobs and categories are three different things. In doubt: read off the cards.
rule-f-r3-8 = A card with several categories belongs to each.
rule-f-r3-9 = The generic mark stands on nameless folk: several of one name may be in play together.
rule-f-r3-10 = Every paragraph of a text is an ability of its own. There are four kinds: field, auto-, action and special abilities.
rule-f-r3-11 = What a card is at the moment is what it prints, seen through the effects that apply to it where it lies. Most field abilities count on the field only; some say that they work in the hand, the Break Zone, or anywhere.
rule-f-r3-12 = On the printed card the cost stands at the upper left and the element symbol lower down. Our drawn faces keep that.

## R4 Zones

rule-f-r4-1 = Each player has a field, a hand, a main deck, a Break Zone, a Damage Zone, a place for cards removed from the game, and perhaps a Limit Break deck (LB deck). Both share one stack. What lies beside the table (a side pile) is no zone.
rule-f-r4-2 = A card always goes to its owner's hand, deck, Break Zone, Damage Zone or removed cards, whoever controlled it.
rule-f-r4-3 = A card that changes zone becomes a new object: damage, counters, effects and choices are forgotten. Only what is written is an exception, such as an effect that follows the card it moved itself.
rule-f-r4-4 = Hidden: main decks and hands (you see your own). Everything else is open, except cards that lie face down where a rule says so. In doubt: for face-down cards only the headings of the new rules are known.
rule-f-r4-5 = The order of the deck, the Damage Zone and the stack matters and stays as it is. Hands and removed cards you may arrange as you like.
rule-f-r4-6 = “Deck” on a card means the main deck, never the LB deck.
rule-f-r4-7 = The owner began the game with the card. The controller put it onto the field, or used it; a card that an effect brings comes under its owner's control unless the text says otherwise.
rule-f-r4-8 = When control of a Character changes, it neither leaves nor enters. But its new controller has not had it “since the turn began”: for attacking and for {"{"}D{"}"} it counts as new.
rule-f-r4-9 = A Character is active (upright) or dull (sideways); frozen is a marker on top of that. You may activate what is active and dull what is dull; nothing happens. But to pay by dulling you need one that is active. In doubt: the last sentence is inferred; card texts agree with it.
rule-f-r4-10 = Characters enter active, Backups dull, unless a text says otherwise.
rule-f-r4-11 = Counters are markers with a name; counters of one name are all alike. They are gone when the card changes zone. Removing one is something that abilities can notice. In doubt: the newest wording is known only in part.
rule-f-r4-12 = Crystals are yours, not any card's. Effects give them; you keep as many as you like from turn to turn and spend them where {"{"}C{"}"} is asked. The cards with numbers C- are only reminders.
rule-f-r4-13 = A name can be read wherever a card lies open. Hidden cards tell effects nothing until they are revealed. In doubt: inferred.

## R5 Decks and formats

rule-f-r5-1 = Constructed: exactly 50 cards in the main deck, at most three of one card number. Limited: 40 or more; no limit of copies is known.
rule-f-r5-2 = A Limit Break deck is optional: at most eight cards, all with Limit Break, which may lie nowhere else; three of a number here too.
rule-f-r5-3 = A reprint with a number of its own counts by itself. A reprint that carries the old number inside a new code (Re-) counts together with the old card.
rule-f-r5-4 = Some texts change how decks are built. Then they stand above the usual numbers.
rule-f-r5-5 = Standard: all sets. L6 and L3: the newest six or three numbered sets of the pack in use. Title: all cards share one category. Limited: 40 cards, six points of damage. A switch can change this. In doubt: the ban list is empty because none could be read; the windows are our reckoning.
rule-f-r5-6 = For teams and “two-headed” games no rules were found: two players only. In doubt: nothing known.
rule-f-r5-7 = One game, or best of three in Swiss rounds: that is for tournaments to say, not for these rules.

## R6 Setting up

rule-f-r6-1 = The main decks are shuffled and may be cut by the opponent; the LB deck is not shuffled. Here the game shuffles.
rule-f-r6-2 = Chance picks a player, and that player decides who goes first.
rule-f-r6-3 = Both draw five cards.
rule-f-r6-4 = Mulligan, once each, first player first: put all five on the bottom of your deck in any order and draw five new ones. Nothing is shuffled. A switch can change this.
rule-f-r6-5 = In the first turn of the game only one card is drawn. Nothing else is forbidden: a Forward with Haste may attack. A switch can change this.

## R7 The turn

rule-f-r7-1 = Active Phase. All your dull Characters become active together. A frozen one stays dull and loses its marker instead. Nobody can do anything; what triggers waits for the next priority.
rule-f-r7-2 = A frozen Character that is active simply loses the marker. In doubt: inferred.
rule-f-r7-3 = Draw Phase. Draw two cards (one in the very first turn). Nobody can do anything; what triggers waits.
rule-f-r7-4 = Main Phase, its beginning. Abilities for this moment and whatever has been waiting go on the stack; then the turn player gets priority.
rule-f-r7-5 = In your own Main Phase, with priority and an empty stack, you may cast Characters, use Warp and Priming. Summons, action and special abilities are open to anybody who has priority, stack or no stack.
rule-f-r7-6 = The phase ends when both pass in a row with an empty stack. If something lies on the stack, passing resolves it and the phase goes on.
rule-f-r7-7 = Only the first Main Phase of a turn is Main Phase 1. Every other one is Main Phase 2.
rule-f-r7-8 = The Attack Phase takes place even when nobody attacks, so both players get priority in it every turn.
rule-f-r7-9 = End Phase: “end of turn” abilities resolve, but nobody may cast or use anything; the turn player discards down to five; then all damage goes and everything “until the end of the turn” ends, both at once. A switch can change this.
rule-f-r7-10 = In the End Phase only the turn player discards. Damage goes from the cards of both players.
rule-f-r7-11 = Damage and bonuses end in the same instant. A Forward that lived through the turn only thanks to a bonus does not die of that turn's damage when the bonus ends.
rule-f-r7-12 = An “at the end of the turn” ability that arises when the End Phase is already clearing up waits for the end of the next turn. A switch can change this. In doubt: no source settles it.
rule-f-r7-13 = An extra turn or phase comes right after the current one. In doubt: inferred.

## R8 Priority and the stack

rule-f-r8-1 = Before anybody gets priority, the game tidies up: all rule processes, again and again until none is left; then all waiting auto-abilities onto the stack; and from the top, until there is nothing to do. Only then comes priority.
rule-f-r8-2 = Waiting abilities: the turn player lays all of theirs on the stack, in any order; the other player lays theirs on top. So the non-turn player's resolve first.
rule-f-r8-3 = At the start of a step and after anything resolves, the turn player gets priority.
rule-f-r8-4 = After you cast a Summon or use an ability, you have priority again: you may add to it before anybody answers. After a Character has been cast the turn player has it, also after a Back Attack. A switch can change this.
rule-f-r8-5 = Passing hands priority over. When both pass in a row, the top of the stack resolves, or, if it is empty, the step or phase ends. Whoever does something in between starts the count anew.
rule-f-r8-6 = The stack is open to both; last in, first out. What lies there has a life of its own: an ability does not vanish when its source does.
rule-f-r8-7 = Summons, action, special and auto-abilities use the stack. Casting a Character, declaring attackers and blockers, drawing, rule processes, field abilities and EX Bursts do not, and cannot be answered.

## R9 Rule processes

rule-f-r9-1 = Whenever a player is about to get priority, all rule processes that apply happen as one event, and then everything is looked at again. They belong to nobody. So a Forward that is damaged and strengthened by one effect is looked at only after the whole of it.
rule-f-r9-2 = Losing is looked at with the other rule processes: by damage, by drawing from an empty deck, by damage with no card left to turn over.
rule-f-r9-3 = A Character whose power is 0 or less is put into its owner's Break Zone. That is not breaking, so “cannot be broken” does not save it. This concerns Forwards and what is a Forward at the time. In doubt: the last sentence is inferred.
rule-f-r9-4 = A Character with power 1000 or more is broken when its damage has reached its power. If that follows directly on damage, the source of the damage broke it; if its power dropped later, nobody did. A switch can change this.
rule-f-r9-5 = Two or more of your Characters with one name, not generic: all of them are put into the Break Zone.
rule-f-r9-6 = Two or more Light or Dark Characters of yours: all of them are put into the Break Zone.
rule-f-r9-7 = Six or more Backups: you pick which ones go to the Break Zone until five are left.
rule-f-r9-8 = What is put into the Break Zone because of power 0, an equal name, Light and Dark, or a sixth Backup is not broken.
rule-f-r9-9 = A Forward that “cannot be broken” stays with deadly damage on it. When the protection ends before the damage does, it is broken at the next check. In doubt: inferred.
rule-f-r9-10 = There is one more check of the rule processes, the only one without priority: before an EX Burst. In doubt: known from a quotation only.

## R10 The Attack Phase

rule-f-r10-1 = Preparation Step. Abilities for the beginning of the Attack Phase go on the stack, the turn player gets priority, Summons and abilities are open to both. Both pass with an empty stack: on to the Declaration Step.
rule-f-r10-2 = Declaration Step. The turn player sends one Forward, or a party of two or more, or nobody.
rule-f-r10-3 = An attacker is active; has been yours without a break since the turn began, or has Haste; has not attacked this turn; and nothing forbids it. A Monster that came this turn and turns into a Forward needs the same. In doubt: the last sentence is inferred.
rule-f-r10-4 = A party: any number of Forwards that could each attack alone and that all have one element in common. A text that lets a Forward party with any element lifts this for the Forwards it names. A switch can change this. In doubt: for multi-element cards inferred.
rule-f-r10-5 = A Forward that must attack keeps the phase open until it has, if it legally can.
rule-f-r10-6 = Attackers become dull. Those with Brave do not.
rule-f-r10-7 = Where attacking costs something, the cost is counted and fixed at declaration, then paid.
rule-f-r10-8 = Attackers that you still control are now attacking. “Attacks” abilities, also those for forming a party, go on the stack, and the turn player gets priority.
rule-f-r10-9 = Nobody declared: the Attack Phase is over, Main Phase 2 begins.
rule-f-r10-10 = If all attackers are gone before blocks, nobody blocks and nothing is damaged; the attack is over. In doubt: inferred.
rule-f-r10-11 = Block Step. The defender names one active Forward as blocker, or none. It may have come this very turn.
rule-f-r10-12 = Limits such as “cannot block” and “cannot be blocked by” hold. A party may be blocked by a Forward that could block at least one of its members; it then blocks them all.
rule-f-r10-13 = If several Forwards must block, one of them has to be chosen; “cannot” still wins. Blocking costs are fixed and paid at declaration.
rule-f-r10-14 = Blocking does not make a Forward dull. A switch can change this. In doubt: inferred: no official rule dulls it, and some cards dull themselves for blocking.
rule-f-r10-15 = Attacker and blocker are in battle. If one of them leaves the field, changes control or stops being a Forward, the other is in battle no more.
rule-f-r10-16 = “Blocks” and “is blocked” abilities go on the stack, and the turn player gets priority. The step gives priority without a block too. In doubt: the second sentence is inferred.
rule-f-r10-17 = Damage Step, nobody blocked: the attacker, or the whole party together, deals the opponent one point.
rule-f-r10-18 = Blocked: attackers and blocker deal each other damage equal to their power, at the same time.
rule-f-r10-19 = An attacker whose blocker has gone deals no damage at all, not even to the player. In doubt: inferred; players play it so.
rule-f-r10-20 = A party that is blocked: each member's power goes to the blocker, as one damage of the sum. Members that may not damage it do not count in. If it is broken by that, every member has broken it.
rule-f-r10-21 = The blocker's controller divides its power among the members: in steps of 1000, at least 1000 to each that gets any, or all on one.
rule-f-r10-22 = In a battle with First Strike, those who have it deal their damage first.
rule-f-r10-23 = What the damage triggers goes on the stack, and the turn player gets priority; Summons and abilities are open to both. Only what attacker and blocker deal each other is battle damage; what an ability deals meanwhile is not. A switch can change this.
rule-f-r10-24 = With power 0 or less no damage is dealt: 0 damage is no damage.
rule-f-r10-25 = After the damage the party breaks up. The turn player may attack again or go to Main Phase 2.
rule-f-r10-26 = The next attack starts again at the Preparation Step. Both get priority, but abilities for the beginning of the Attack Phase do not trigger again. A switch can change this. In doubt: one other reading of version 3.3 starts at Declaration.
rule-f-r10-27 = A party with one member left is no party, but that member still attacks.
rule-f-r10-28 = What a member's own ability deals while it is in a party counts as damage by that member and by the party. In doubt: unclear in every source.
rule-f-r10-29 = “Can attack twice” and the like allow one more declaration. The Forward must be active again for it, or have Brave. In doubt: inferred.

## R11 Paying

rule-f-r11-1 = CP exist only while a cost is being paid. Nothing is kept for later; what is left over is lost.
rule-f-r11-2 = Two ways to get CP. Discard a card from your hand: 2 CP of one of its elements. Dull an active Backup of yours: 1 CP of one of its elements.
rule-f-r11-3 = Light and Dark cards cannot be discarded for CP, unless a text allows it. A Light or Dark Backup may be dulled for 1 CP of its element. In doubt: the second sentence is inferred.
rule-f-r11-4 = A Backup that is active may pay in the turn it came. Having it since the turn began matters for {"{"}D{"}"} abilities only. In doubt: inferred.
rule-f-r11-5 = A card cannot be discarded for its own cost. In doubt: written for Summons, inferred for Characters.
rule-f-r11-6 = What a card asks for: CP in all at least as many as its cost, and among them at least 1 CP of each of its elements. Light and Dark cards take any CP. A switch can change this.
rule-f-r11-7 = A multi-element card asks for 1 CP of each element even if its cost has been reduced below that. If the cost is 0, nothing is paid at all.
rule-f-r11-8 = The cost of an ability: each element symbol is one CP of that element, each number so many of any. {"{"}F{"}"}{"{"}F{"}"}{"{"}1{"}"} is two Fire and one of anything. A switch can change this. In doubt: inferred from the texts.
rule-f-r11-9 = You may make more CP than you need; the rest is lost. The game offers the payments from which nothing can be left out; any other legal one you can put together yourself. A switch can change this. In doubt: the versions differ.
rule-f-r11-10 = For a cost of 0 nothing may be generated.
rule-f-r11-11 = “Can only be paid with Fire CP”: every CP used must be Fire. Others may not be made alongside. A switch can change this. In doubt: open since version 3.3.
rule-f-r11-12 = A cost is paid whole and at one moment, or not at all.
rule-f-r11-13 = Working out a cost: what is printed, or the other cost you chose; then what is added and taken off; then not below 0, or not below 1 where a text says so. From there on it is fixed.
rule-f-r11-14 = X is named before you pay, and counts as part of the cost, not as paying too much. A reduction makes the total smaller.
rule-f-r11-15 = A cost can also ask for a discarded card of the same name ({"{"}S{"}"}), a crystal ({"{"}C{"}"}), dulling this card ({"{"}D{"}"}), or for other things to be done to cards. Only your own cards will do, and only if it can legally happen to them.
rule-f-r11-16 = Nothing pays twice. A Backup dulled as {"{"}D{"}"} gives no CP besides; a card discarded as {"{"}S{"}"} gives none either. In doubt: inferred.
rule-f-r11-17 = “Cost” and “base cost” are the printed CP value. “Cost 3 or less” asks what the card costs, not what somebody paid. In doubt: the second sentence is inferred.
rule-f-r11-18 = When you are asked to pay in the middle of an effect, the same rules hold at that moment.

## R12 Casting

rule-f-r12-1 = A Summon, in this order: show it; lay it on the stack; choose targets, modes, division, X and other costs; fix the cost; pay. Now it is cast, “cast” abilities trigger, and you keep priority.
rule-f-r12-2 = What chooses and finds no legal targets cannot be cast. “Up to” allows none at all. A Summon cannot choose itself. In doubt: “Up to” is inferred.
rule-f-r12-3 = Which of several options you take, and how many, is said when you cast. An option without a legal target cannot be taken. In doubt: the last sentence is inferred from a rule on auto-abilities.
rule-f-r12-4 = Two options may choose the same target.
rule-f-r12-5 = Damage divided among targets: in steps of 1000, at least 1000 each, fixed when you cast.
rule-f-r12-6 = Your field may hold one Character of each name that is not generic, one Light or Dark Character, and five Backups. You cannot do anything that would break these limits. A switch can change this.
rule-f-r12-7 = An effect cannot put a Character onto your field that your limits forbid: that part is left out, and the card stays where it is or goes with the rest. A switch can change this. In doubt: version 2.1 allowed it, newer official answers do not; the new wording is unknown.
rule-f-r12-8 = A Character: in your own Main Phase, with priority and an empty stack. Show it, choose options and X, fix the cost, pay, and it stands on the field. No stack: nobody can answer. What it triggers goes on the stack, and the turn player has priority.
rule-f-r12-9 = A card cast for less, for something else or for nothing is still cast. Played onto the field is not cast. Warp and Priming are not casting either.
rule-f-r12-10 = If an effect tells you to cast a card, you do so right after the effect has resolved. A Character does not use the stack then either.
rule-f-r12-11 = A Summon that has resolved goes to its owner's Break Zone. So does one that was cancelled. In doubt: the second sentence is inferred.

## R13 Abilities

rule-f-r13-1 = Action and special abilities, in this order: name it; “only if”, “only during” and “once per turn” must hold now, before anything is paid; lay it on the stack; choose targets, modes, X, division; fix the cost; pay all of it. You keep priority.
rule-f-r13-2 = Whoever has priority may use them in the Main and Attack Phases of both players' turns, unless the text narrows it. Never in the End Phase.
rule-f-r13-3 = {"{"}D{"}"} in the cost: a Forward or Backup must have been yours since your latest turn began, or have Haste. A Monster is free of this, except while it is a Forward.
rule-f-r13-4 = A special ability has a name and an {"{"}S{"}"}. It is no action ability for effects that speak of one kind only.
rule-f-r13-5 = “Once per turn” goes by ability and object. A card that left and came back starts anew. In doubt: inferred.
rule-f-r13-6 = Abilities work from hand, Break Zone or removed cards only if they say so.
rule-f-r13-7 = Auto-abilities: an event, perhaps an “if”, an effect. One trigger for each occurrence: four Forwards damaged at once are four. Two abilities on a card that fit one event both trigger.
rule-f-r13-8 = Auto-abilities trigger in any phase, and wait for the next priority.
rule-f-r13-9 = The targets and modes of an auto-ability are named when it is laid on the stack. If there are none, it is gone at once.
rule-f-r13-10 = An “if” right after the event is checked twice: when it happens and when the ability resolves. An “if” inside the effect is checked only on resolving. In doubt: the second sentence is inferred.
rule-f-r13-11 = “You may” is decided on resolving. The ability goes on the stack in any case.
rule-f-r13-12 = An event that was replaced did not happen: nothing triggers on it.
rule-f-r13-13 = “Enters the field” looks at the field just after the event, newcomers included; those who enter together see each other. “Leaves the field” goes by what was true just before.
rule-f-r13-14 = An ability that wants to move the card that set it off finds it only where the event put it. Has it moved on, it is not found.
rule-f-r13-15 = Delayed abilities are made by an effect for later. They trigger once, unless they say how long; they follow their card until it leaves its zone. If the moment comes and nothing can be done, they are spent.
rule-f-r13-16 = An ability that waits for a state triggers when the state comes true, and not again until it has left the stack.
rule-f-r13-17 = “When you do so” makes a new auto-ability: it goes on the stack afterwards, chooses its targets then, and can be answered. “If you do so” is the same resolution going on: nobody can step in between.
rule-f-r13-18 = When Characters of both players are broken together, all their abilities trigger, also those of cards that left in the same instant.
rule-f-r13-19 = Field abilities are simply always on, without stack, in the zone they speak of (normally the field). A card enters already changed by them.
rule-f-r13-20 = EX Burst. When damage puts a card with the EX mark into your Damage Zone, you may use it at once: the whole text of a Summon; of a Character only the marked ability, as if it had triggered. No cost, no stack, no answer. A switch can change this.
rule-f-r13-21 = The targets of an EX Burst are chosen when it is used. With no legal target nothing happens. In doubt: inferred.
rule-f-r13-22 = Several points from one source: first all the cards, then the EX Bursts in the same order. Points dealt one after the other: each with its EX Burst before the next.
rule-f-r13-23 = What triggers during an EX Burst waits for the next priority. In doubt: inferred.
rule-f-r13-24 = Before an EX Burst the rule processes are checked. So the seventh point loses before its EX Burst could save anybody, and Forwards with deadly battle damage are gone first. A switch can change this. In doubt: known from a quotation of a judge only.
rule-f-r13-25 = An EX Burst together with “Damage N”: the card just turned over counts towards N. But an EX Burst does the marked line only; an unmarked Damage N line is not used with it. In doubt: known in part only.
rule-f-r13-26 = Using an EX Burst is neither casting nor using an ability. In doubt: inferred.

## R14 What effects do

rule-f-r14-1 = On resolving, targets are looked at again. If all have become illegal, nothing happens at all; if some are still legal, it works on those. A switch can change this. In doubt: the switch is our guess.
rule-f-r14-2 = To choose is to target, when the thing is laid on the stack. To select is to pick while it resolves; no target, so “cannot be chosen” does not help.
rule-f-r14-3 = Instructions are done in the order in which they stand. What was not decided before is decided now, among what is legal.
rule-f-r14-4 = Numbers and conditions are read on resolving. Of a card that has left they are read as it last was.
rule-f-r14-5 = What an ability does, its source does: the source deals the damage, with the source's element.
rule-f-r14-6 = An X that was named does not change any more.
rule-f-r14-7 = An effect that sets power sets the base; pluses and minuses come on top.
rule-f-r14-8 = A borrowed or copied ability has the borrower as its source.
rule-f-r14-9 = To break is to go from the field to its owner's Break Zone by breaking. Costs and “put into the Break Zone” are not breaking.
rule-f-r14-10 = Discard: from your hand to your Break Zone. You pick, unless it says at random or the opponent picks. In doubt: who picks is inferred.
rule-f-r14-11 = Remove from the game: to the removed cards.
rule-f-r14-12 = Search: look through your main deck, take what fits, show it, do as told, shuffle. If the text asks for something particular you may find nothing, even if it is there; if it says any card, you must take one. A switch can change this.
rule-f-r14-13 = Reveal, look at, turn over until: the cards are still in the deck until they are moved. If there are fewer than asked for, take those there are.
rule-f-r14-14 = Cards are drawn one by one. Drawing from an empty deck loses. In doubt: “One by one” is inferred.
rule-f-r14-15 = Cancel: something on the stack is taken off and does nothing. A Character that is being cast cannot be cancelled.
rule-f-r14-16 = Split into groups: a group may be empty. In doubt: the rule itself is unknown, so cards that need it cannot be played yet.
rule-f-r14-17 = Damage to a Forward stays on it until the End Phase. Damage to you goes point by point: the top card of your main deck into your Damage Zone.
rule-f-r14-18 = Cards going to the bottom of a deck “in any order”: their owner orders them, unseen by others. In doubt: inferred.
rule-f-r14-19 = “The first”, “the other”, “the former” among several targets: the controller settles it on resolving, among the targets still legal, unless the text had fixed it. If one is left, it is “the first”, and the other's part is lost.

## R15 Keywords

rule-f-r15-1 = Brave: attacking does not make it dull. Still one attack a turn.
rule-f-r15-2 = Haste: may attack and use {"{"}D{"}"} in the turn it comes; for {"{"}D{"}"} that holds for Backups and Monsters too.
rule-f-r15-3 = First Strike deals its battle damage first; then, after a check in which nothing may be used, those still in battle deal theirs. If both sides have it, all deal together. A party has it only if every member does. A switch can change this.
rule-f-r15-4 = Freeze: at its controller's next Active Phase it stays dull once. Freezing it twice is freezing it once.
rule-f-r15-5 = Back Attack: you may cast this Character whenever you have priority in any Main or Attack Phase, in either turn, with or without a stack. It comes at once; then the turn player has priority.
rule-f-r15-6 = Damage N: the line behind it exists while you have N points or more.
rule-f-r15-7 = Having a keyword twice is having it once. Losing it loses all of it. In doubt: inferred.
rule-f-r15-8 = “Cannot be chosen” by your opponent's Summons or abilities: they cannot target it. Selecting, “all” and costs still reach it.

## R16 Lasting effects and replacements

rule-f-r16-1 = An effect that changes objects (power, keywords, types, texts) touches only what was there when it resolved. Its numbers are fixed then. It lasts as long as it says; if it says nothing, for ever.
rule-f-r16-2 = Layers, in this order: (1) who controls it; (2) abilities gained and lost; (3) type and job; (4) name, element, cost and other values; (5) power.
rule-f-r16-3 = Inside a layer: what a card does to itself first, then by age. An effect that depends on another comes after it; where they depend on each other, age decides.
rule-f-r16-4 = Age: an effect is as old as its resolution; a field ability as the later of the card's arrival and the day it gained the ability. If equal, the turn player orders them.
rule-f-r16-5 = Replacement (“instead”, and most changes of damage) must be there before the event. The replaced event never happened. One effect replaces one event once.
rule-f-r16-6 = Several replacements at a time: first what is inside the same text; then those that change under whose control a card enters; then the rest, in the order picked by the controller of the affected card or by the affected player.
rule-f-r16-7 = All changes of damage are replacements: reduced, increased, doubled, made 0 or another number. The affected side orders them. “Cannot be reduced” beats reductions, “becomes 0” included.
rule-f-r16-8 = Damage that has become 0 was not dealt. Nothing triggers, nobody gets the credit.
rule-f-r16-9 = Damage sent elsewhere keeps its source and amount. If the new recipient is missing, it stays with the old one.
rule-f-r16-10 = Done in replaced form: “if you do so” and “when you do so” are satisfied; a cost that asks for the original event is not paid by it; a trigger on the original event stays silent. In doubt: what is said of costs is in part inferred.
rule-f-r16-11 = “Becomes a Forward” gives type, power and texts for a while. Nothing enters the field.
rule-f-r16-12 = “Loses all abilities” takes keywords and granted texts that were there before. What is gained later stays. In doubt: how far it goes is not known.
rule-f-r16-13 = An effect that changes what players may do (block, attack, cast, use, search, draw) binds for its time whatever comes later too. In doubt: partly inferred.
rule-f-r16-14 = A field ability works as long as its card is in its zone, and touches newcomers as well.
rule-f-r16-15 = An effect that is to last “as long as” something is so does nothing if that has ended before it began.

## R17 Limit Break

rule-f-r17-1 = The LB deck lies face down beside the field. You may look at yours. Both see how many cards it has, and those that are face up.
rule-f-r17-2 = A face-down card in the LB deck may be cast at the times that its type allows, straight from there.
rule-f-r17-3 = The cost of an LB card: its CP, and turning X other face-down LB cards face up, where the card says Limit Break X.
rule-f-r17-4 = An LB card is cast like any other: “cast” abilities trigger, the limits of your field hold, and you may do it as often as you can pay. In doubt: inferred.
rule-f-r17-5 = Making the CP cost of an LB card smaller does not make X smaller. In doubt: inferred.
rule-f-r17-6 = On the field an LB card is an ordinary Character of its type and element.
rule-f-r17-7 = When an LB card would come to your hand, Break Zone, main deck or removed cards, it does go there, and what triggers on that triggers. Then, at once and before anybody has priority, it moves to the LB deck, face up. No stack, no replacement.
rule-f-r17-8 = A Summon with Limit Break: stack, Break Zone, LB deck face up.
rule-f-r17-9 = Face-up LB cards can neither be cast nor turned for a cost. Some effects turn them down again.
rule-f-r17-10 = An ability that wants to take the LB card out of the Break Zone comes too late: it is gone already.

## R18 Warp

rule-f-r18-1 = Warp N: in your own Main Phase, with priority and an empty stack, pay the Warp cost and remove the card in your hand from the game with N Warp Counters on it. That is no casting, and uses no stack.
rule-f-r18-2 = At the beginning of each Main Phase 1 of its owner an auto-ability removes one Warp Counter, as long as there is one.
rule-f-r18-3 = When the last Warp Counter goes, by whatever means, an auto-ability puts the card onto the field. Both abilities use the stack: they can be answered and cancelled.
rule-f-r18-4 = A card comes by Warp under its owner's control. It is not cast; “enters due to Warp” sees it.
rule-f-r18-5 = If you already have the name of a card that would come by Warp, and it is not generic, it cannot come and has missed its chance: it stays removed. The same for a second Light or Dark Character and a sixth Backup. A switch can change this. In doubt: for Light, Dark and Backups no source was found.
rule-f-r18-6 = While a card waits for Warp, effects of either player may choose it, if their text says so.
rule-f-r18-7 = The Warp cost shrinks only through texts that say so. Its own symbols say which elements it needs. In doubt: inferred.

## R19 Priming

rule-f-r19-1 = Priming: a Character on your field, your own Main Phase, priority, empty stack: pay the cost in its text. No stack.
rule-f-r19-2 = Search your main deck for the card that Priming names and lay it on top. It stays the same object: active or dull, damage, counters, effects, how long you have had it, all stay. Nothing has entered the field.
rule-f-r19-3 = Abilities for priming into that card trigger as it comes to lie on top.
rule-f-r19-4 = A primed Character has both names. Everything else (type, cost, element, power, job, category, text) is that of the top card.
rule-f-r19-5 = {"{"}S{"}"} of a primed Character may be paid with a card of either name.
rule-f-r19-6 = You cannot prime into a name of which you already control a Character that is not generic.
rule-f-r19-7 = If Priming finds nothing, shuffle. The cost is spent all the same.
rule-f-r19-8 = Between paying for Priming and laying the card on top nobody can act. In doubt: known in part only.
rule-f-r19-9 = When a primed Character leaves the field, the lower card goes where it is sent and the top card is removed from the game. A switch can change this. In doubt: known from another program only.
rule-f-r19-10 = A Forward may attack in the turn it primed, if the card below could have. In doubt: inferred from F-R19.2.

## R21 The primer, taken at its word

rule-f-r21-1 = Exchange: once before the game, first player first, any number of cards go face down under the deck, and as many are drawn.
rule-f-r21-2 = In the first turn of the game the first player cannot attack, cannot use abilities with {"{"}D{"}"}, and draws one card. Dulling a Backup for CP is allowed. In doubt: the last sentence is ours.
rule-f-r21-3 = You may have one Light or Dark card in all, one Character of a name, five Backups, one Formation; any number of everything else. Generic cards keep their exception. In doubt: the exception is ours: the primer knows no generic mark.
rule-f-r21-4 = Paying: one CP of one of the card's elements is enough, the rest may be any. For an ability, one CP of one of the elements in its cost. Light and Dark cards need no CP of their own and cannot be discarded for CP.
rule-f-r21-5 = A Formation is cast like a Character. You have at most one; cast another, and the old one goes back to its owner's hand. It is no Character, neither attacks nor blocks, and enters active. Its abilities work like a Character's. In doubt: the last two sentences are ours.
rule-f-r21-6 = An Item (weapon, armor or accessory) is cast onto a Character that you control: one of each kind on each. When the carrier leaves, the Item goes to its owner's Break Zone; when the carrier changes control, the Item stays and keeps its controller. In doubt: the kinds and the sentence on control are ours.
rule-f-r21-7 = A party is one: one point, one blocker, all become dull together, powers add up, the defender divides the damage. What not all members have does not count. In doubt: which abilities are meant is ours.
rule-f-r21-8 = Seven cards in the Damage Zone lose. Drawing from an empty deck loses.
rule-f-r21-9 = A special ability costs, besides the rest, a discarded card of the same name.
rule-f-r21-10 = Blocking dulls: the blocker must be active and becomes dull as it is named, Brave or not. It deals and takes damage all the same. In doubt: that Brave does not help is ours.
rule-f-r21-11 = Limit burst: a Character with a burst line may be cast from hand like a Summon, for its normal cost, whenever a Summon could be. It never enters the field, and goes to the Break Zone afterwards. In doubt: the details are ours; no printed card with such a line is known to us.
rule-f-r21-12 = End Phase: first damage and “until the end of the turn” end, then the turn player discards to five.
rule-f-r21-13 = One Main Phase, before the Attack Phase. After the attacks comes the End Phase. Texts for Main Phase 2 never find one.
rule-f-r21-14 = Party mark: a party also forms if every member has the mark. One marked Forward among others is not enough. Texts that allow any element still do. In doubt: the last two sentences are ours; only our own practice cards bear the mark.
rule-f-r21-15 = In Preparation, Declaration and Block both act in turn, the attacker first: after you put something on the stack, the other has priority. After a resolution the attacker is first again. In doubt: the last sentence is ours.
rule-f-r21-16 = Damage Step: nothing may be cast or used. What triggers resolves by passing.
rule-f-r21-17 = Breaking: a Forward breaks when its damage is greater than its power. Equal is not enough. Power 0 still goes to the Break Zone.
rule-f-r21-18 = EX Burst: a turned-over card with the EX mark triggers by itself. A “may” inside its text is still yours to decide.
rule-f-r21-19 = Only Forwards fight, only they have power of their own. Backups enter dull. Upright is active, sideways is dull.
rule-f-r21-20 = A deck has exactly 50 cards, at most three of a number; Formations, Items and Characters with a burst line are welcome. Under the official presets Formations and Items are refused, and burst lines do nothing. In doubt: the second sentence is ours.
