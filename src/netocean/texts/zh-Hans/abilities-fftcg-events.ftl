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
        [instead] 将
        [next] 将
       *[when] { "" }
    }
ability-fftcg--time =
    { $form ->
        [instead] { "" }
       *[when] 时
    }
ability-fftcg--filter-or-card =
    { $filter-form ->
        [some] { $filter }
       *[none] 卡牌
    }
ability-fftcg--cause =
    { $whose ->
        [opponent] 对手的{ $object }
        [any] 任意{ $object }
       *[me] 己方的{ $object }
    }
ability-fftcg--subject = { ability-fftcg--when }{ $things }{ ability-fftcg--will }
ability-fftcg--by-whom = { ability-fftcg--when }{ ability-fftcg--holder }{ ability-fftcg--will }

ability-fftcg--from-source =
    { $filter-form ->
        [some] （来源是{ $filter }）
       *[none] { "" }
    }
ability-fftcg--due-to =
    { $object-form ->
        [none] { "" }
       *[some] 因{ ability-fftcg--cause }
    }

## Events

ability-fftcg-event-enters = { ability-fftcg--subject }{ $how }上场{ ability-fftcg--time }
    .more = { $how }上场{ ability-fftcg--time }
ability-fftcg-event-leaves = { ability-fftcg--subject }离场{ ability-fftcg--time }
    .more = 离场{ ability-fftcg--time }
ability-fftcg-event-to-deck = { ability-fftcg--subject }从场上放入持有者卡组{ ability-fftcg--time }
    .more = 从场上放入持有者卡组{ ability-fftcg--time }
ability-fftcg-event-put = { ability-fftcg--subject }{ ability-fftcg--from }置入损毁区{ ability-fftcg--time }
    .more = { ability-fftcg--from }置入损毁区{ ability-fftcg--time }
ability-fftcg--from =
    { $place-word ->
        [none] 从场上
        [anywhere] 从任何区域
       *[deck] 从{ $place }
    }
ability-fftcg-event-broken = { ability-fftcg--subject }被破坏{ ability-fftcg--time }
    .more = 被破坏{ ability-fftcg--time }
ability-fftcg-event-broken-by = { ability-fftcg--subject }被{ ability-fftcg--cause }破坏{ ability-fftcg--time }
    .more = 被{ ability-fftcg--cause }破坏{ ability-fftcg--time }
ability-fftcg-event-put-by = { ability-fftcg--subject }因{ ability-fftcg--cause }从场上置入损毁区{ ability-fftcg--time }
    .more = 因{ ability-fftcg--cause }从场上置入损毁区{ ability-fftcg--time }
ability-fftcg-event-returned = { ability-fftcg--subject }从场上返回持有者手牌{ ability-fftcg--time }
    .more = 从场上返回持有者手牌{ ability-fftcg--time }
ability-fftcg-event-removed =
    { ability-fftcg--subject }{ $place-word ->
        [none] { "" }
        [anywhere] { "" }
       *[deck] 从{ $place }
    }被移出游戏{ ability-fftcg--time }
    .more = 被移出游戏{ ability-fftcg--time }
ability-fftcg-event-attacks = { ability-fftcg--subject }攻击{ ability-fftcg--time }
    .more = 攻击{ ability-fftcg--time }
ability-fftcg-event-attack-declared =
    { ability-fftcg--by-whom }{ $amount-form ->
        [none] { "" }
       *[number] 在回合中第{ $amount }次
    }宣言攻击{ ability-fftcg--time }
ability-fftcg-event-party-attacks =
    { ability-fftcg--subject }{ $filter-form ->
        [some] 与{ $filter }
       *[none] { "" }
    }组队{ $amount-form ->
        [none] { "" }
       *[number] （{ $amount }张以上）
    }攻击{ ability-fftcg--time }
    .more = 组队攻击{ ability-fftcg--time }
ability-fftcg-event-blocks = { ability-fftcg--subject }防御{ $filter }{ ability-fftcg--time }
    .more = 防御{ $filter }{ ability-fftcg--time }
    .other = 被防御的前锋
ability-fftcg-event-is-blocked = { ability-fftcg--subject }被{ $filter }防御{ ability-fftcg--time }
    .more = 被{ $filter }防御{ ability-fftcg--time }
    .other = 进行防御的前锋
ability-fftcg-event-unblocked = { ability-fftcg--subject }没有被防御{ ability-fftcg--time }
    .more = 没有被防御{ ability-fftcg--time }
ability-fftcg--to-forward =
    { $filter-form ->
        [some] 对{ $filter }
       *[none] 对前锋
    }
ability-fftcg-event-damages = { ability-fftcg--subject }{ ability-fftcg--to-forward }造成伤害{ ability-fftcg--time }
    .other = 受到该伤害的前锋
ability-fftcg-event-battle-damages = { ability-fftcg--subject }{ ability-fftcg--to-forward }造成战斗伤害{ ability-fftcg--time }
    .other = 受到该伤害的前锋
ability-fftcg-event-damages-player = { ability-fftcg--subject }对对手造成伤害{ ability-fftcg--time }
    .more = 对对手造成伤害{ ability-fftcg--time }
ability-fftcg-event-is-damaged =
    { ability-fftcg--subject }受到{ $filter-form ->
        [some] { $filter }造成的伤害
       *[none] 伤害
    }{ ability-fftcg--time }
    .more = 受到伤害{ ability-fftcg--time }
    .other = 该伤害的来源
ability-fftcg-event-is-damaged-by = { ability-fftcg--subject }受到{ ability-fftcg--cause }{ ability-fftcg--from-source }造成的伤害{ ability-fftcg--time }
    .more = 受到{ ability-fftcg--cause }{ ability-fftcg--from-source }造成的伤害{ ability-fftcg--time }
    .off = yes
    .other = 该伤害的来源
ability-fftcg-event-takes-point = { ability-fftcg--by-whom }受到{ $amount-form ->
        [none] 1点
       *[number] 第{ $amount }点
    }伤害{ ability-fftcg--time }
ability-fftcg-event-breaks =
    { ability-fftcg--when }本回合受到过{ $things }伤害的{ $filter-form ->
        [some] { $filter }
       *[none] 前锋
    }{ ability-fftcg--will }被破坏{ ability-fftcg--time }
    .other = 被破坏的前锋
ability-fftcg-event-chosen = { ability-fftcg--subject }被{ ability-fftcg--cause }{ ability-fftcg--from-source }指定{ ability-fftcg--time }
    .more = 被{ ability-fftcg--cause }{ ability-fftcg--from-source }指定{ ability-fftcg--time }
    .other = 该召唤兽或技能
ability-fftcg-event-cast = { ability-fftcg--by-whom }{ $how }使用{ ability-fftcg--filter-or-card }{ ability-fftcg--time }
    .off = yes
ability-fftcg-event-cast-nth = { ability-fftcg--by-whom }在1个回合中第{ $amount }次使用{ ability-fftcg--filter-or-card }{ ability-fftcg--time }
    .off = yes
ability-fftcg-event-used =
    { ability-fftcg--by-whom }使用{ $filter-form ->
        [some] { $filter }的
       *[none] { "" }
    }{ $object }{ ability-fftcg--time }
ability-fftcg-event-ex-used = { ability-fftcg--by-whom }使用EX爆发{ ability-fftcg--time }
ability-fftcg-event-discarded = { ability-fftcg--by-whom }丢弃{ ability-fftcg--filter-or-card }{ ability-fftcg--time }
    .off = yes
ability-fftcg--discarder =
    { $whose2 ->
        [opponent] 对手的{ $object }
        [any] 任意{ $object }
       *[me] 己方的{ $object }
    }
ability-fftcg-event-discarded-by = { ability-fftcg--when }{ ability-fftcg--holder }手牌中的{ ability-fftcg--filter-or-card }{ ability-fftcg--will }因{ ability-fftcg--discarder }被丢弃{ ability-fftcg--time }
    .off = yes
ability-fftcg-event-draws = { ability-fftcg--by-whom }抽卡{ ability-fftcg--time }
ability-fftcg-event-milled = { ability-fftcg--when }{ ability-fftcg--filter-or-card }{ ability-fftcg--will }从{ ability-fftcg--holder }卡组置入损毁区{ ability-fftcg--time }
    .off = yes
ability-fftcg-event-searched = { ability-fftcg--by-whom }进行检索{ ability-fftcg--time }
ability-fftcg-event-leaves-break = { ability-fftcg--when }{ ability-fftcg--filter-or-card }{ ability-fftcg--will }离开{ ability-fftcg--holder }损毁区{ ability-fftcg--time }
    .off = yes
ability-fftcg-event-dulled = { ability-fftcg--subject }{ ability-fftcg--due-to }横置{ ability-fftcg--time }
    .more = { ability-fftcg--due-to }横置{ ability-fftcg--time }
ability-fftcg-event-activated = { ability-fftcg--subject }{ ability-fftcg--due-to }转为行动{ ability-fftcg--time }
    .more = { ability-fftcg--due-to }转为行动{ ability-fftcg--time }
ability-fftcg-event-frozen = { ability-fftcg--subject }冻结{ ability-fftcg--time }
    .more = 冻结{ ability-fftcg--time }
ability-fftcg-event-counter-placed = { ability-fftcg--subject }被放置{ $counter }指示物{ ability-fftcg--time }
ability-fftcg-event-counter-taken = { ability-fftcg--subject }被移除{ $counter }指示物{ ability-fftcg--time }
ability-fftcg-event-last-counter = { ability-fftcg--subject }被移除最后1个{ $counter }指示物{ ability-fftcg--time }
ability-fftcg-event-crystal-gained = { ability-fftcg--by-whom }获得水晶{ ability-fftcg--time }
ability-fftcg-event-crystal-paid = { ability-fftcg--by-whom }支付水晶{ ability-fftcg--time }
ability-fftcg-event-warped = { ability-fftcg--by-whom }因跃迁将{ ability-fftcg--filter-or-card }移出游戏{ ability-fftcg--time }
    .off = yes
ability-fftcg-event-primes =
    { ability-fftcg--subject }启动融合{ $name-form ->
        [none] { "" }
       *[some] 为“{ $name }”
    }{ ability-fftcg--time }
    .more = 启动融合{ ability-fftcg--time }
ability-fftcg-event-priming = { ability-fftcg--subject }开始启动融合{ ability-fftcg--time }
    .more = 开始启动融合{ ability-fftcg--time }
ability-fftcg-event-found = { ability-fftcg--subject }因检索加入手牌{ ability-fftcg--time }
    .more = 因检索加入手牌{ ability-fftcg--time }
ability-fftcg-event-to-damage = { ability-fftcg--when }{ ability-fftcg--filter-or-card }{ ability-fftcg--will }置入{ ability-fftcg--holder }伤害区{ ability-fftcg--time }
    .off = yes
ability-fftcg-event-begins =
    { $form ->
        [later]
            { $whose ->
                [opponent] 对手的下一个
                [any] 下一个
               *[me] 己方的下一个
            }
       *[when]
            { $whose ->
                [opponent] 对手
                [any] 每个
               *[me] 己方
            }
    }{ $phase }开始时
ability-fftcg-event-end-of-turn =
    { $form ->
        [later]
            { $whose ->
                [opponent] 对手的回合结束时
                [any] 本回合结束时
               *[me] 己方的回合结束时
            }
       *[when]
            { $whose ->
                [opponent] 对手的回合结束时
                [any] 每回合结束时
               *[me] 己方回合结束时
            }
    }
ability-fftcg-event-state = 达成时
    .state = { $condition }时
ability-fftcg-event-added =
    { ability-fftcg--when }有卡牌{ ability-fftcg--will }从{ $place-word ->
        [none] 损毁区
       *[break] { $place }
    }加入{ ability-fftcg--holder }手牌{ ability-fftcg--time }
ability-fftcg-event-is-discarded = { ability-fftcg--subject }因{ ability-fftcg--cause }被丢弃{ ability-fftcg--time }
    .more = 因{ ability-fftcg--cause }被丢弃{ ability-fftcg--time }
ability-fftcg-event-is-added = { ability-fftcg--subject }从{ $place }加入手牌{ ability-fftcg--time }
    .more = 从{ $place }加入手牌{ ability-fftcg--time }
ability-fftcg-event-party-damages-player = { ability-fftcg--when }{ ability-fftcg--holder }的队伍{ ability-fftcg--will }对玩家造成伤害{ ability-fftcg--time }
ability-fftcg-event-leaves-by = { ability-fftcg--subject }因{ ability-fftcg--cause }离场{ ability-fftcg--time }
    .more = 因{ ability-fftcg--cause }离场{ ability-fftcg--time }
ability-fftcg-event-to-break = { ability-fftcg--when }{ ability-fftcg--filter-or-card }{ ability-fftcg--will }从任何区域置入{ ability-fftcg--holder }损毁区{ ability-fftcg--time }
    .off = yes
ability-fftcg-event-player-damaged = { ability-fftcg--by-whom }受到伤害{ ability-fftcg--time }
ability-fftcg-event-power-lost = { ability-fftcg--subject }力量值减少{ ability-fftcg--time }
    .more = 力量值减少{ ability-fftcg--time }
ability-fftcg-event-paid-cp = { ability-fftcg--subject }为产生水晶点数而横置{ ability-fftcg--time }
