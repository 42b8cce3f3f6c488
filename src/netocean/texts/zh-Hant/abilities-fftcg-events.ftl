### Final Fantasy TCG: how events are written.

## Helpers, used by the messages below

ability-fftcg--when =
    { $form ->
        [instead] 若
        [next] 下一次
       *[when] { "" }
    }
ability-fftcg--will =
    { $form ->
        [instead] 將
        [next] 將
       *[when] { "" }
    }
ability-fftcg--time =
    { $form ->
        [instead] { "" }
       *[when] 時
    }
ability-fftcg--filter-or-card =
    { $filter-form ->
        [some] { $filter }
       *[none] 卡牌
    }
ability-fftcg--cause =
    { $whose ->
        [opponent] 對手的{ $object }
        [any] 任意{ $object }
       *[me] 己方的{ $object }
    }
ability-fftcg--subject = { ability-fftcg--when }{ $things }{ ability-fftcg--will }
ability-fftcg--by-whom = { ability-fftcg--when }{ ability-fftcg--holder }{ ability-fftcg--will }

ability-fftcg--from-source =
    { $filter-form ->
        [some] （來源是{ $filter }）
       *[none] { "" }
    }
ability-fftcg--due-to =
    { $object-form ->
        [none] { "" }
       *[some] 因{ ability-fftcg--cause }
    }

## Events

ability-fftcg-event-enters = { ability-fftcg--subject }{ $how }上場{ ability-fftcg--time }
    .more = { $how }上場{ ability-fftcg--time }
ability-fftcg-event-leaves = { ability-fftcg--subject }離場{ ability-fftcg--time }
    .more = 離場{ ability-fftcg--time }
ability-fftcg-event-to-deck = { ability-fftcg--subject }從場上放入持有者卡組{ ability-fftcg--time }
    .more = 從場上放入持有者卡組{ ability-fftcg--time }
ability-fftcg-event-put = { ability-fftcg--subject }{ ability-fftcg--from }置入損毀區{ ability-fftcg--time }
    .more = { ability-fftcg--from }置入損毀區{ ability-fftcg--time }
ability-fftcg--from =
    { $place-word ->
        [none] 從場上
        [anywhere] 從任何區域
       *[deck] 從{ $place }
    }
ability-fftcg-event-broken = { ability-fftcg--subject }被破壞{ ability-fftcg--time }
    .more = 被破壞{ ability-fftcg--time }
ability-fftcg-event-broken-by = { ability-fftcg--subject }被{ ability-fftcg--cause }破壞{ ability-fftcg--time }
    .more = 被{ ability-fftcg--cause }破壞{ ability-fftcg--time }
ability-fftcg-event-put-by = { ability-fftcg--subject }因{ ability-fftcg--cause }從場上置入損毀區{ ability-fftcg--time }
    .more = 因{ ability-fftcg--cause }從場上置入損毀區{ ability-fftcg--time }
ability-fftcg-event-returned = { ability-fftcg--subject }從場上返回持有者手牌{ ability-fftcg--time }
    .more = 從場上返回持有者手牌{ ability-fftcg--time }
ability-fftcg-event-removed =
    { ability-fftcg--subject }{ $place-word ->
        [none] { "" }
        [anywhere] { "" }
       *[deck] 從{ $place }
    }被移出遊戲{ ability-fftcg--time }
    .more = 被移出遊戲{ ability-fftcg--time }
ability-fftcg-event-attacks = { ability-fftcg--subject }攻擊{ ability-fftcg--time }
    .more = 攻擊{ ability-fftcg--time }
ability-fftcg-event-attack-declared =
    { ability-fftcg--by-whom }{ $amount-form ->
        [none] { "" }
       *[number] 在回合中第{ $amount }次
    }宣言攻擊{ ability-fftcg--time }
ability-fftcg-event-party-attacks =
    { ability-fftcg--subject }{ $filter-form ->
        [some] 與{ $filter }
       *[none] { "" }
    }組隊{ $amount-form ->
        [none] { "" }
       *[number] （{ $amount }張以上）
    }攻擊{ ability-fftcg--time }
    .more = 組隊攻擊{ ability-fftcg--time }
ability-fftcg-event-blocks = { ability-fftcg--subject }防禦{ $filter }{ ability-fftcg--time }
    .more = 防禦{ $filter }{ ability-fftcg--time }
    .other = 被防禦的前鋒
ability-fftcg-event-is-blocked = { ability-fftcg--subject }被{ $filter }防禦{ ability-fftcg--time }
    .more = 被{ $filter }防禦{ ability-fftcg--time }
    .other = 進行防禦的前鋒
ability-fftcg-event-unblocked = { ability-fftcg--subject }沒有被防禦{ ability-fftcg--time }
    .more = 沒有被防禦{ ability-fftcg--time }
ability-fftcg--to-forward =
    { $filter-form ->
        [some] 對{ $filter }
       *[none] 對前鋒
    }
ability-fftcg-event-damages = { ability-fftcg--subject }{ ability-fftcg--to-forward }造成傷害{ ability-fftcg--time }
    .other = 受到該傷害的前鋒
ability-fftcg-event-battle-damages = { ability-fftcg--subject }{ ability-fftcg--to-forward }造成戰鬥傷害{ ability-fftcg--time }
    .other = 受到該傷害的前鋒
ability-fftcg-event-damages-player = { ability-fftcg--subject }對對手造成傷害{ ability-fftcg--time }
    .more = 對對手造成傷害{ ability-fftcg--time }
ability-fftcg-event-is-damaged =
    { ability-fftcg--subject }受到{ $filter-form ->
        [some] { $filter }造成的傷害
       *[none] 傷害
    }{ ability-fftcg--time }
    .more = 受到傷害{ ability-fftcg--time }
    .other = 該傷害的來源
ability-fftcg-event-is-damaged-by = { ability-fftcg--subject }受到{ ability-fftcg--cause }{ ability-fftcg--from-source }造成的傷害{ ability-fftcg--time }
    .more = 受到{ ability-fftcg--cause }{ ability-fftcg--from-source }造成的傷害{ ability-fftcg--time }
    .off = yes
    .other = 該傷害的來源
ability-fftcg-event-takes-point = { ability-fftcg--by-whom }受到{ $amount-form ->
        [none] 1點
       *[number] 第{ $amount }點
    }傷害{ ability-fftcg--time }
ability-fftcg-event-breaks =
    { ability-fftcg--when }本回合受到過{ $things }傷害的{ $filter-form ->
        [some] { $filter }
       *[none] 前鋒
    }{ ability-fftcg--will }被破壞{ ability-fftcg--time }
    .other = 被破壞的前鋒
ability-fftcg-event-chosen = { ability-fftcg--subject }被{ ability-fftcg--cause }{ ability-fftcg--from-source }指定{ ability-fftcg--time }
    .more = 被{ ability-fftcg--cause }{ ability-fftcg--from-source }指定{ ability-fftcg--time }
    .other = 該召喚獸或技能
ability-fftcg-event-cast = { ability-fftcg--by-whom }{ $how }使用{ ability-fftcg--filter-or-card }{ ability-fftcg--time }
    .off = yes
ability-fftcg-event-cast-nth = { ability-fftcg--by-whom }在1個回合中第{ $amount }次使用{ ability-fftcg--filter-or-card }{ ability-fftcg--time }
    .off = yes
ability-fftcg-event-used =
    { ability-fftcg--by-whom }使用{ $filter-form ->
        [some] { $filter }的
       *[none] { "" }
    }{ $object }{ ability-fftcg--time }
ability-fftcg-event-ex-used = { ability-fftcg--by-whom }使用EX爆發{ ability-fftcg--time }
ability-fftcg-event-discarded = { ability-fftcg--by-whom }丟棄{ ability-fftcg--filter-or-card }{ ability-fftcg--time }
    .off = yes
ability-fftcg--discarder =
    { $whose2 ->
        [opponent] 對手的{ $object }
        [any] 任意{ $object }
       *[me] 己方的{ $object }
    }
ability-fftcg-event-discarded-by = { ability-fftcg--when }{ ability-fftcg--holder }手牌中的{ ability-fftcg--filter-or-card }{ ability-fftcg--will }因{ ability-fftcg--discarder }被丟棄{ ability-fftcg--time }
    .off = yes
ability-fftcg-event-draws = { ability-fftcg--by-whom }抽卡{ ability-fftcg--time }
ability-fftcg-event-milled = { ability-fftcg--when }{ ability-fftcg--filter-or-card }{ ability-fftcg--will }從{ ability-fftcg--holder }卡組置入損毀區{ ability-fftcg--time }
    .off = yes
ability-fftcg-event-searched = { ability-fftcg--by-whom }進行檢索{ ability-fftcg--time }
ability-fftcg-event-leaves-break = { ability-fftcg--when }{ ability-fftcg--filter-or-card }{ ability-fftcg--will }離開{ ability-fftcg--holder }損毀區{ ability-fftcg--time }
    .off = yes
ability-fftcg-event-dulled = { ability-fftcg--subject }{ ability-fftcg--due-to }橫置{ ability-fftcg--time }
    .more = { ability-fftcg--due-to }橫置{ ability-fftcg--time }
ability-fftcg-event-activated = { ability-fftcg--subject }{ ability-fftcg--due-to }轉為行動{ ability-fftcg--time }
    .more = { ability-fftcg--due-to }轉為行動{ ability-fftcg--time }
ability-fftcg-event-frozen = { ability-fftcg--subject }凍結{ ability-fftcg--time }
    .more = 凍結{ ability-fftcg--time }
ability-fftcg-event-counter-placed = { ability-fftcg--subject }被放置{ $counter }指示物{ ability-fftcg--time }
ability-fftcg-event-counter-taken = { ability-fftcg--subject }被移除{ $counter }指示物{ ability-fftcg--time }
ability-fftcg-event-last-counter = { ability-fftcg--subject }被移除最後1個{ $counter }指示物{ ability-fftcg--time }
ability-fftcg-event-crystal-gained = { ability-fftcg--by-whom }獲得水晶{ ability-fftcg--time }
ability-fftcg-event-crystal-paid = { ability-fftcg--by-whom }支付水晶{ ability-fftcg--time }
ability-fftcg-event-warped = { ability-fftcg--by-whom }因躍遷將{ ability-fftcg--filter-or-card }移出遊戲{ ability-fftcg--time }
    .off = yes
ability-fftcg-event-primes =
    { ability-fftcg--subject }啟動融合{ $name-form ->
        [none] { "" }
       *[some] 為「{ $name }」
    }{ ability-fftcg--time }
    .more = 啟動融合{ ability-fftcg--time }
ability-fftcg-event-priming = { ability-fftcg--subject }開始啟動融合{ ability-fftcg--time }
    .more = 開始啟動融合{ ability-fftcg--time }
ability-fftcg-event-found = { ability-fftcg--subject }因檢索加入手牌{ ability-fftcg--time }
    .more = 因檢索加入手牌{ ability-fftcg--time }
ability-fftcg-event-to-damage = { ability-fftcg--when }{ ability-fftcg--filter-or-card }{ ability-fftcg--will }置入{ ability-fftcg--holder }傷害區{ ability-fftcg--time }
    .off = yes
ability-fftcg-event-begins =
    { $form ->
        [later]
            { $whose ->
                [opponent] 對手的下一個
                [any] 下一個
               *[me] 己方的下一個
            }
       *[when]
            { $whose ->
                [opponent] 對手
                [any] 每個
               *[me] 己方
            }
    }{ $phase }開始時
ability-fftcg-event-end-of-turn =
    { $form ->
        [later]
            { $whose ->
                [opponent] 對手的回合結束時
                [any] 本回合結束時
               *[me] 己方的回合結束時
            }
       *[when]
            { $whose ->
                [opponent] 對手的回合結束時
                [any] 每回合結束時
               *[me] 己方回合結束時
            }
    }
ability-fftcg-event-state = 達成時
    .state = { $condition }時
ability-fftcg-event-added =
    { ability-fftcg--when }有卡牌{ ability-fftcg--will }從{ $place-word ->
        [none] 損毀區
       *[break] { $place }
    }加入{ ability-fftcg--holder }手牌{ ability-fftcg--time }
ability-fftcg-event-is-discarded = { ability-fftcg--subject }因{ ability-fftcg--cause }被丟棄{ ability-fftcg--time }
    .more = 因{ ability-fftcg--cause }被丟棄{ ability-fftcg--time }
ability-fftcg-event-is-added = { ability-fftcg--subject }從{ $place }加入手牌{ ability-fftcg--time }
    .more = 從{ $place }加入手牌{ ability-fftcg--time }
ability-fftcg-event-party-damages-player = { ability-fftcg--when }{ ability-fftcg--holder }的隊伍{ ability-fftcg--will }對玩家造成傷害{ ability-fftcg--time }
ability-fftcg-event-leaves-by = { ability-fftcg--subject }因{ ability-fftcg--cause }離場{ ability-fftcg--time }
    .more = 因{ ability-fftcg--cause }離場{ ability-fftcg--time }
ability-fftcg-event-to-break = { ability-fftcg--when }{ ability-fftcg--filter-or-card }{ ability-fftcg--will }從任何區域置入{ ability-fftcg--holder }損毀區{ ability-fftcg--time }
    .off = yes
ability-fftcg-event-player-damaged = { ability-fftcg--by-whom }受到傷害{ ability-fftcg--time }
ability-fftcg-event-power-lost = { ability-fftcg--subject }力量值減少{ ability-fftcg--time }
    .more = 力量值減少{ ability-fftcg--time }
ability-fftcg-event-paid-cp = { ability-fftcg--subject }為產生水晶點數而橫置{ ability-fftcg--time }
