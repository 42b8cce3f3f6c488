### Hyper Colosseum: why something cannot be done now. `$amount` is what a cost asks for.

## The card itself

reason-card-out-of-sight = 你看不到這張卡。
reason-game-is-over = 遊戲已經結束。
reason-card-unseen = 這張卡反蓋著，你不知道是什麼。
reason-card-not-yours = 這是對手的卡。
reason-not-asked = 現在輪到對手決定。
reason-card-out-of-play = 放在這裡的卡不能使用。
reason-card-is-payment = 這張卡已作為條件卡放置。
reason-card-does-nothing = 這張卡現在沒有可用的效果。
reason-card-picked = 你已經選了這張卡。
reason-card-acts = 現在使用的就是這張卡。
reason-pick-order = 按卡片的排列順序選擇，現在輪不到這張卡。
reason-choice-first = 請先完成眼前的選擇。
reason-start-level-iii = 遊戲從等級III的數碼寶貝開始。

## Laying cards

reason-lay-no-slot = 3個配置區都滿了。
reason-lay-later = 選項卡要在本次準備階段稍後、放完進化之後放置。
reason-lay-over = 本回合放置選項卡的步驟已經結束。
reason-lay-in-preparation = 手牌中的選項卡，要在自己的準備階段、放完進化之後放置。
reason-exchange-evolved = 你的數碼寶貝已經進化；出戰的是等級III時才能替換。
reason-exchange-moment = 只能在自己的準備階段或自己的進化開始時替換等級III。
reason-plan-moment = 想進化成的數碼寶貝，要在自己的準備階段放置。
reason-plan-cannot-evolve = 它無法進化；本局的規則只允許放置能進化的數碼寶貝。
reason-slot-kept = 這張卡的效果不允許把它從配置區棄掉。
reason-box-covered = 數碼寶貝區中只有最上面的卡有效。
reason-box-face-down = 你的等級III還反蓋著，要等到翻開等級III的時候。

## Costs, conditions, bounds

reason-cost-hand = 費用是棄{ $amount }張手牌，你的手牌不夠。
reason-cost-net-ocean = 費用是從網絡之海棄{ $amount }張卡，網絡之海的卡不夠。
reason-cost-points = 費用是{ $amount }點，你的點數不夠。
reason-use-bound = 已經達到使用次數的上限。
reason-use-condition = 不滿足條件。
reason-use-forbidden = 現在有效果禁止使用。

## Opening Options

reason-open-already = 已經翻開了。
reason-open-nothing = 這張卡不在配置區翻開使用，而是用作進化條件。
reason-open-second-field = 你已經有一張翻開的場地卡。
reason-open-field-moment = 場地卡在進化階段剛結束時翻開。
reason-open-evolution-moment = 它要在自己的進化結束時翻開。
reason-open-timing = 現在不是它的發動時機。

## Abilities, supports, appearances

reason-ability-timing = 現在不能發動這個特殊能力。
reason-support-none = 這張卡沒有支援能力。
reason-support-moment = 現在不能支援。
reason-support-battle-only = 本局的規則只允許在戰鬥階段支援。
reason-support-place = 本局的規則不允許從那裡支援。
reason-support-once = 本階段的支援已經用過了。
reason-support-no-active = 你沒有可以支援的數碼寶貝。
reason-support-same-number = 不能支援與自己卡號相同的數碼寶貝。
reason-support-condition = 不滿足支援條件。
reason-support-given = 它已經在支援，會留到回合結束。
reason-appear-none = 這隻數碼寶貝不能從手牌出現。
reason-appear-moment = 現在不是它出現的時機。
reason-appear-no-active = 你沒有出戰的數碼寶貝，它無法出現。
reason-appear-condition = 不滿足出現條件。
reason-appear-notes = 不滿足出現條件的附註。

## Evolution

reason-evolve-no-active = 沒有可以用來進化的數碼寶貝。
reason-evolve-notes = 不滿足進化條件的附註。
reason-evolve-payment = 放置的條件卡不對。
reason-evolve-base = 它不能由這隻數碼寶貝進化而來。
reason-evolve-no-digimon = 這張卡不是數碼寶貝。
reason-evolve-cannot-ignore = 它的進化條件不可無視。
reason-evolve-moment = 放在進化區的數碼寶貝，輪到你自己進化時才進化。
reason-evolve-not-next = 進化區中另一張卡先進化。
reason-evolve-failed = 它進化失敗了，會留在這裡，直到所有進化結束。
reason-evolve-declined = 你已經放棄了這次進化。
