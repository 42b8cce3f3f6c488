### Final Fantasy TCG: the words of its abilities.

## Words

ability-fftcg-word-who-me = you
ability-fftcg-word-who-opponent = your opponent
ability-fftcg-word-whose-me = you
ability-fftcg-word-whose-opponent = your opponent
ability-fftcg-word-whose-any = any player
ability-fftcg-word-things-self = this card
ability-fftcg-word-things-it = that card
ability-fftcg-word-things-other = the other card
ability-fftcg-word-things-carrier = the carrier
ability-fftcg-word-type-forward =
    { $count ->
        [one] Forward
       *[other] Forwards
    }
ability-fftcg-word-type-backup =
    { $count ->
        [one] Backup
       *[other] Backups
    }
ability-fftcg-word-type-monster =
    { $count ->
        [one] Monster
       *[other] Monsters
    }
ability-fftcg-word-type-summon =
    { $count ->
        [one] Summon
       *[other] Summons
    }
ability-fftcg-word-type-character =
    { $count ->
        [one] Character
       *[other] Characters
    }
ability-fftcg-word-type-formation =
    { $count ->
        [one] Formation
       *[other] Formations
    }
ability-fftcg-word-type-item =
    { $count ->
        [one] Item
       *[other] Items
    }
ability-fftcg-word-element-fire = Fire
ability-fftcg-word-element-ice = Ice
ability-fftcg-word-element-wind = Wind
ability-fftcg-word-element-earth = Earth
ability-fftcg-word-element-lightning = Lightning
ability-fftcg-word-element-water = Water
ability-fftcg-word-element-light = Light
ability-fftcg-word-element-dark = Dark
ability-fftcg-word-keyword-haste = Haste
ability-fftcg-word-keyword-brave = Brave
ability-fftcg-word-keyword-first-strike = First Strike
ability-fftcg-word-keyword-back-attack = Back Attack
ability-fftcg-word-ban-attack = cannot attack
ability-fftcg-word-ban-block = cannot block
ability-fftcg-word-ban-be-blocked = cannot be blocked
ability-fftcg-word-ban-be-broken = cannot be broken
ability-fftcg-word-ban-be-broken-by-opponent = cannot be broken by your opponent's Summons or abilities
ability-fftcg-word-ban-be-broken-by-effects = cannot be broken by Summons or abilities that don't deal damage
ability-fftcg-word-ban-be-broken-by-abilities = cannot be broken by your opponent's abilities that deal no damage
ability-fftcg-word-ban-leave-by-opponent = cannot leave the field due to your opponent's Summons or abilities
ability-fftcg-word-ban-be-returned = cannot be returned to its owner's hand by your opponent's Summons or abilities
ability-fftcg-word-ban-be-dulled = cannot be dulled by your opponent's Summons or abilities
ability-fftcg-word-ban-activate = cannot activate in its controller's Active Phase
ability-fftcg-word-ban-be-chosen-by-summons = cannot be chosen by your opponent's Summons
ability-fftcg-word-ban-be-chosen-by-abilities = cannot be chosen by your opponent's abilities
ability-fftcg-word-ban-be-chosen-by-ex = cannot be chosen by EX Bursts
ability-fftcg-word-ban-be-chosen-by-any = cannot be chosen by Summons or abilities
ability-fftcg-word-ban-use-abilities = cannot use action abilities
ability-fftcg-word-ban-use-specials = cannot use special abilities
ability-fftcg-word-ban-form-party = cannot form a party
ability-fftcg-word-ban-be-frozen = cannot be Frozen
ability-fftcg-word-ban-be-removed = cannot be removed from the game by your opponent's Summons or abilities
ability-fftcg-word-ban-be-put = cannot be put into the Break Zone by your opponent's Summons or abilities
ability-fftcg-word-ban-deal-damage = cannot deal damage
ability-fftcg-word-ban-lose-power = cannot lose power due to your opponent's Summons or abilities
ability-fftcg-word-ban-gain-power = cannot gain power due to Summons or abilities
ability-fftcg-word-ban-gain-power-by-opponent = cannot gain power due to your opponent's Summons or abilities
ability-fftcg-word-ban-attack-alone = cannot attack alone
ability-fftcg-word-duty-attack = attack
ability-fftcg-word-duty-block = block
ability-fftcg-word-duty-be-blocked = be blocked
ability-fftcg-word-player-ban-search = search
ability-fftcg-word-player-ban-draw = draw cards
ability-fftcg-word-player-ban-cast-summons = cast Summons
ability-fftcg-word-player-ban-cast-characters = cast Characters
ability-fftcg-word-player-ban-cast = cast cards
ability-fftcg-word-player-ban-use-ex = use EX Bursts
ability-fftcg-word-player-ban-use-abilities = use abilities
ability-fftcg-word-player-ban-use-specials = use special abilities
ability-fftcg-word-player-ban-use-break-abilities = use abilities that put their own card into the Break Zone
ability-fftcg-word-player-ban-play-by-effect = play Characters onto the field by Summons or abilities
ability-fftcg-word-player-ban-gain-crystals = gain Crystals
ability-fftcg-word-player-ban-block = block
ability-fftcg-word-player-ban-attack = attack
ability-fftcg-word-timing-my-turn = during your turn
ability-fftcg-word-timing-opponent-turn = during your opponent's turn
ability-fftcg-word-timing-main = in a Main Phase
ability-fftcg-word-timing-attack = in an Attack Phase
ability-fftcg-word-timing-block = in a Block Step
ability-fftcg-word-timing-main-1 = in Main Phase 1
ability-fftcg-word-timing-main-2 = in Main Phase 2
ability-fftcg-word-phase-active = Active Phase
ability-fftcg-word-phase-draw = Draw Phase
ability-fftcg-word-phase-main-1 = Main Phase 1
ability-fftcg-word-phase-attack = Attack Phase
ability-fftcg-word-phase-main-2 = Main Phase 2
ability-fftcg-word-phase-end = End Phase
ability-fftcg-word-place-deck = deck
ability-fftcg-word-place-hand = hand
ability-fftcg-word-place-field = field
ability-fftcg-word-place-break = Break Zone
ability-fftcg-word-place-damage = Damage Zone
ability-fftcg-word-place-removed = removed zone
ability-fftcg-word-place-lb = LB deck
ability-fftcg-word-place-stack = stack
ability-fftcg-word-place-anywhere = any zone
ability-fftcg-word-mark-ex = EX Burst
ability-fftcg-word-mark-next = { "" }
ability-fftcg-word-mark-together = { "" }
ability-fftcg-word-object-summon =
    { $count ->
        [one] Summon
       *[other] Summons
    }
ability-fftcg-word-object-action =
    { $count ->
        [one] action ability
       *[other] action abilities
    }
ability-fftcg-word-object-special =
    { $count ->
        [one] special ability
       *[other] special abilities
    }
ability-fftcg-word-object-auto =
    { $count ->
        [one] auto-ability
       *[other] auto-abilities
    }
ability-fftcg-word-object-ability =
    { $count ->
        [one] ability
       *[other] abilities
    }
ability-fftcg-word-object-summon-or-ability =
    { $count ->
        [one] Summon or ability
       *[other] Summons or abilities
    }
ability-fftcg-word-object-character =
    { $count ->
        [one] Character
       *[other] Characters
    }
ability-fftcg-word-object-card =
    { $count ->
        [one] card
       *[other] cards
    }
ability-fftcg-word-how-cast = by being cast
ability-fftcg-word-how-summon = due to a Summon
ability-fftcg-word-how-ability = due to an ability
ability-fftcg-word-how-effect = due to a Summon or ability
ability-fftcg-word-how-warp = due to Warp
ability-fftcg-word-how-hand = from the hand
ability-fftcg-word-how-break = from the Break Zone
ability-fftcg-word-how-deck = from the deck
ability-fftcg-word-how-lb = from the LB deck
ability-fftcg-word-how-priming = by Priming
ability-fftcg-word-aspect-name =
    { $count ->
        [one] card name
       *[other] card names
    }
ability-fftcg-word-aspect-element =
    { $count ->
        [one] Element
       *[other] Elements
    }
ability-fftcg-word-aspect-cost =
    { $count ->
        [one] cost
       *[other] costs
    }
ability-fftcg-word-aspect-job =
    { $count ->
        [one] Job
       *[other] Jobs
    }
ability-fftcg-word-aspect-category =
    { $count ->
        [one] Category
       *[other] Categories
    }
ability-fftcg-word-aspect-type =
    { $count ->
        [one] card type
       *[other] card types
    }
ability-fftcg-word-aspect-power = power
ability-fftcg-word-happening-cast = cast
ability-fftcg-word-happening-entered = entered the field
ability-fftcg-word-happening-left = left the field
ability-fftcg-word-happening-put = put into the Break Zone
ability-fftcg-word-happening-broken = broken
ability-fftcg-word-happening-discarded = discarded
ability-fftcg-word-happening-drawn = drawn
ability-fftcg-word-happening-attacked = attacked
ability-fftcg-word-happening-used = abilities used
ability-fftcg-word-happening-removed = removed from the game
ability-fftcg-word-happening-points-taken = points of damage received
ability-fftcg-word-happening-milled = put from the deck into the Break Zone
ability-fftcg-word-happening-returned = returned to the hand
ability-fftcg-word-happening-ex-used = EX Bursts used
ability-fftcg-word-happening-searched = searched
ability-fftcg-word-happening-crystals-paid = Crystals paid
ability-fftcg-word-happening-party-attacked = parties attacked
ability-fftcg-word-happening-specials-used = special abilities used
ability-fftcg-word-happening-discarded-by-me = discarded by your Summons or abilities
ability-fftcg-word-happening-damaged = dealt damage
ability-fftcg-word-happening-left-break = left the Break Zone
ability-fftcg-word-happening-warped = removed by Warp
ability-fftcg-word-happening-crystals-gained = Crystals gained
ability-fftcg-word-happening-primed = primed
ability-fftcg-word-happening-blocked = blocked
ability-fftcg-word-happening-chosen = chosen
ability-fftcg-word-parity-even = even
ability-fftcg-word-parity-odd = odd
ability-fftcg-word-span-turn = turn
ability-fftcg-word-span-game = game
ability-fftcg-word-state-active = active
ability-fftcg-word-state-dull = dull
ability-fftcg-word-end-top = top
ability-fftcg-word-end-bottom = bottom
