### Final Fantasy TCG: what a player is asked, and the answers. `.title` names the moment in a few words.

## Questions

choice-f-first = 你想先攻還是後攻？
    .title = 先攻後攻
choice-f-mulligan = 要換五張新手牌嗎？現在這些會放到卡組底。只能換一次。
    .title = 調度
choice-f-mulligan-some = 哪些手牌放到卡組底，換同樣張數的新卡？只能換一次。
    .title = 調度
choice-f-priority = { $when ->
         [main] 你要做什麼？
        *[other] { $whose ->
             [you] 你的
            *[other] 對手的
        }{ $moment }：要做什麼嗎？
    }
    .title = 優先權
choice-f-answer = 接下來結算{ $whose ->
         [you] 你的
        *[other] 對手的
    }{ $card }。要回應嗎？{ $text }
    .title = 回應堆疊區
choice-f-attack = 用誰攻擊？
    .title = 攻擊
choice-f-party = { $cards }攻擊。還有誰一起組隊？
    .title = 組隊
choice-f-block = { $cards }攻擊。要防禦嗎？
    .title = 防禦
choice-f-order = 有幾個技能在等待。哪個先放進堆疊區？先放的後結算。
    .title = 技能順序
choice-f-backup = 你的後衛超過五名。把哪{ $need }名置入損毀區？
    .title = 後衛過多
choice-f-discard = { $card }：丟棄{ $need }張手牌。丟哪些？
    .title = 丟棄
choice-f-hand-limit = 手牌上限是五張，要丟棄{ $need }張。丟哪些？
    .title = 手牌上限
choice-f-divide = 要分配{ $need }點傷害。給{ $card }多少？
    .title = 分配傷害
choice-f-arrange = 從上往下，接下來放哪張？
    .title = 卡的順序
choice-f-top-or-bottom = { $card }：放到卡組頂還是卡組底？
    .title = 卡組頂或底
choice-f-ex = { $card }有EX爆發。要使用嗎？{ $text }
    .title = EX爆發
choice-f-replace = 要用{ $card }替換{ $cards }的處理嗎？{ $text }
    .title = 替換效果
choice-f-replace-order = 有幾個效果要替換{ $cards }的處理。哪個先來？
    .title = 替換順序
choice-f-reuse = { $card }：使用本回合的哪個特殊能力？
    .title = 特殊能力
choice-f-may = { $card }：要執行嗎？{ $text }
    .title = 效果
choice-f-select = { $card }：{ $need ->
         [-1] 選擇哪些？
        *[other] 選擇{ $need }個。
    }{ $text }
    .title = 效果的選擇
choice-f-search = { $card }：從卡組拿哪張？{ $text }
    .title = 檢索
choice-f-mode = { $card }：{ $need ->
         [-1] 選哪些？
        *[other] 選其中{ $need }項。
    }
    .title = 技能的內容
choice-f-target = { $card }：{ $need ->
         [-1] 指定哪些目標？
        *[other] 指定{ $need }個目標。
    }{ $text }
    .title = 指定目標
choice-f-cost-pick = { $need ->
         [-1] { $card }：用什麼支付？
         [1] { $card }：用什麼支付？
        *[other] { $card }：用哪{ $need }張支付？
    }{ $text }
    .title = 費用
choice-f-pay = { $card }：還要支付{ $need }點CP。
    .title = CP
choice-f-pay-done = { $card }已付清。還要多付嗎？
    .title = CP
choice-f-way = { $card }怎樣支付？
    .title = 支付方式
choice-f-x = { $card }：X是多少？{ $text }
    .title = X
choice-f-number = { $card }：宣言一個數字。{ $text }
    .title = 數字
choice-f-name-element = { $card }：宣言一種屬性。{ $text }
    .title = 屬性
choice-f-name-type = { $card }：宣言一種卡牌種類。{ $text }
    .title = 卡牌種類
choice-f-name-word = { $card }：宣言其中之一。{ $text }
    .title = 名稱

## Answers

option-f-first = 先攻
option-f-second = 後攻
option-f-pass = { $to ->
         [attack] 不攻擊
         [block] 不防禦
         [resolve] 放棄：讓{ $card }結算
         [main-1] 放棄：進入攻擊階段
         [main-2] 放棄：結束回合
        *[other] 放棄
    }
option-f-cast = 使用：{ $card }
option-f-cast-lb = 從極限突破卡組使用：{ $card }
option-f-burst = 使用極限爆發技：{ $card }
option-f-use = 起動：{ $card }
option-f-warp = 躍遷：{ $card }
option-f-prime = 啟動融合：{ $card }
option-f-pay = { $how ->
         [discard] 丟棄{ $card }：2點{ $element }CP
         [put] 把{ $card }置入損毀區：{ $element }CP
        *[dull] 橫置{ $card }：{ $element }CP
    }
option-f-way = 按{ $card }所說
option-f-way-plain = 按原來的費用支付
option-f-next = { $card }
option-f-top = 卡組頂
option-f-bottom = 卡組底
option-f-attack = 攻擊：{ $card }
option-f-block = 防禦：{ $card }
option-f-done-party = 就這樣攻擊
option-f-done-none = 都不選
option-f-back-all = 收回

## Cards as they are printed, and as they lie

telling-f-cost = { $elements }{ $cost }
telling-f-cost-plain = 費用{ $cost }
telling-f-and = { "/" }
telling-f-no-element = 無屬性
telling-f-lb = 極限突破{ $count }
telling-f-card-cost = 費用：{ $cost }
telling-f-card-power = 力量值：{ $power }
telling-f-card-jobs = 職業：{ $jobs }
telling-f-card-categories = 類別：{ $categories }
telling-f-card-lb = 極限突破：把極限突破卡組另外{ $count }張翻到正面
telling-f-text = { $text }
telling-f-mode = 第{ $number }項效果
telling-f-object = 堆疊區的{ $card }
telling-f-power = { $damage ->
         [0] 力量值{ $power }
        *[other] 力量值{ $power }，傷害{ $damage }
    }
telling-f-powered = { $card }（{ $power }）
telling-f-dull = 休止
telling-f-frozen = 凍結
telling-f-counters = { $count }個指示物
telling-f-attacking = 攻擊中
telling-f-blocking = 防禦中
telling-f-lost = 失去技能
telling-f-place = { $card }（{ $who ->
         [you] 你的
        *[other] 對手的
    }{ $place }）
