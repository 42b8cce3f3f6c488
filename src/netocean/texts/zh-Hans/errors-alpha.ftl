### 数码宝贝α：为什么摆不出这个局面。

error-scenario-alpha-box = 第 { $line } 行：一个区里放一张数码宝贝，上面只能叠等级 IV 以上的进化卡。写法：CARD、CARD > CARD；等级 III 以下反盖写 down，已行动写 sideways。
error-scenario-alpha-slot = 第 { $line } 行：这里写一张选项卡。写法：CARD、CARD down 或 CARD sideways。
error-scenario-alpha-down = 第 { $line } 行：只有进化阶段（{ $known }）开始时，才会有反盖的卡或叠在数码宝贝上的卡。
error-scenario-alpha-fresh = 第 { $line } 行：按这桌的规则，同一回合新开的区上不能叠卡。
error-scenario-alpha-limit-1 = 第 { $line } 行：限 1 张。{ $name } 不能与同名的卡同时在场。
error-scenario-alpha-placed = “{ $player }”：反盖的卡比一个回合能盖放的还多。
error-scenario-alpha-lost = “{ $player }”：场上没有数码宝贝，手牌、网络之海和暗区里也没有等级 III 以下的，这局早已结束。
error-scenario-alpha-level-iii = “{ $player }”：三十二张卡里必须有一张等级 III 数码宝贝。
error-scenario-alpha-first-turn = “{ $player }”：第一回合开始时有 { $hand } 张手牌、100 点，其余的卡都在网络之海里。
