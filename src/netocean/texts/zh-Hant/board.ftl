### 牌桌：戰鬥、記錄、看卡、整局操作、結束。

## 牌桌

board-sheet = { $who ->
         [you] 你的場地
        *[other] 對手的場地
    }
board-zone = { $who ->
         [you] 你的
        *[other] 對手的
    }{ $zone }：{ $count ->
         [0] 空
        *[other] { $count } 張卡
    }
board-short-requirement-box = 條件
board-short-digimon-box = 數碼寶貝
board-short-evolution-box = 進化
board-short-support-box = 支援
board-short-net-ocean = 網絡
board-short-dark-area = 暗區
board-short-option-slot = 配置
board-gauge = { $who ->
         [you] 你的點數
        *[other] 對手的點數
    }：{ $points }，滿分 100
board-card = { $card }{ $lies ->
         [down] ，蓋著
         [upright] ，直放（○）
         [sideways] ，橫放（×）
        *[up] { "" }
    }{ $can ->
         [yes] ，可以選
        *[no] { "" }
    }{ $picked ->
         [yes] ，已選
        *[no] { "" }
    }
board-face-down = 蓋著
board-hand = 你的手牌：{ $count ->
         [0] 空
        *[other] { $count } 張
    }
board-hand-empty = 沒有手牌
board-tray = 給你看的卡
board-bubble = 這張卡能做什麼
board-read = 看卡
board-pile = { $who ->
         [you] 你的
        *[other] 對手的
    }{ $zone }：{ $count ->
         [0] 空
        *[other] { $count }張
    }
board-pile-down = 有{ $count }張背面朝上。
board-band = 目前情勢
board-ahead = { $who ->
         [you] 你領先
         [other] 對手領先
        *[none] 平手
    }
board-beside = 看卡與記錄
board-plate = { $name }：{ $points } 點，手牌 { $hand } 張{ $first ->
         [yes] ，先攻
        *[no] { "" }
    }
board-who = { $who ->
         [you] 你
         [computer] 電腦
         [friend] 朋友
        *[here] 另一位玩家
    }
board-player = 玩家{ $player }
board-hand-count = 手牌 { $hand } 張
board-first = 先攻
board-first-who = 先攻：{ $who ->
         [you] 你
        *[other] 對手
    }

## 回合與階段

board-turn = 第 { $turn } 回合
board-phases = 一回合的階段
board-phase-preparation = 準備
board-phase-evolution = 進化
board-phase-battle = 戰鬥
board-phase-points = 計算
board-hint-setup = 雙方各蓋放一隻等級Ⅲ數碼寶貝。先把對手的 100 點打到 0 點的人獲勝。
board-hint-preparation = 先丟掉不要的牌，補到六張，再蓋放想進化的數碼寶貝和選項卡。
board-hint-evolution = 翻開蓋放的進化：進化前與條件都符合，就進化成功。
board-hint-battle = 你用的攻擊字母，就是對手數碼寶貝的類型。威力高的一方獲勝。
board-hint-points = 輸的一方失去點數：看自己卡上對應對方等級的失分。
board-hint-close = 收起提示
board-hint-open = 顯示提示

## 提問

board-waiting = { $who ->
         [you] 請稍候……
         [shows] 進行中……
        *[other] 等對手決定……
    }
board-over = 對局結束了。
board-picked = { $exact ->
         [yes] 已選 { $picks } 張，共要 { $need } 張
         [most] 最多可選 { $need } 張
        *[no] { $picks ->
             [0] 要選幾張都可以
            *[other] 已選 { $picks } 張
        }
    }
board-pick = { $picked ->
         [yes] 取消選取
        *[no] 選這張
    }
board-send = { $exact ->
         [yes] 確定（{ $picks }/{ $need }）
        *[no] 確定 { $picks } 張
    }
board-unusual = 也可以這樣
board-clear = 全部取消
board-back = 退回
board-hurry = 直接看結果
board-end-show = 看結果
board-connecting = 正在連線到牌桌……
board-no-seat = 你在這裡沒有座位
board-no-seat-words = 這個瀏覽器在這張牌桌沒有座位。座位只留在當初入座的那個瀏覽器裡。
board-refused = 這個座位不能用了

## 遠方的朋友

board-away = 對手沒有連線
board-clock = { $who ->
         [you] 你剩下的時間
        *[other] 對手剩下的時間
    }
board-claim = 判定獲勝

## 戰鬥

board-battle = 戰鬥
board-battle-skip = 直接看結果
board-battle-result = { $who ->
         [you] 你以 { $mine } 比 { $theirs } 贏得這場戰鬥。
         [other] 對手以 { $theirs } 比 { $mine } 贏得這場戰鬥。
        *[none] { $mine } 比 { $theirs }，這場戰鬥不分勝負。
    }
board-go-on = 繼續
board-side = { $who ->
         [you] 你
        *[other] 對手
    }
board-attack-letter = { $game ->
        [alpha] { $letter }技能
       *[other] { $letter }攻擊
    }

## 記錄與看卡

board-log = 對戰記錄
board-doubt = （這條規則資料未有定論）
board-reader = 卡片詳情
board-reader-empty = 指向或點一下卡片，這裡會顯示完整內容。
board-coming = …
board-reader-unknown = 蓋著的卡，你不知道是什麼。
board-why = 現在為什麼不能用？
board-why-title = 現在不能用，因為：
board-why-none = 現在可以用，請看問題下面的選項。

## 整局操作

board-menu = 本局
board-undo = 悔棋
board-undo-not-here = 和遠方的朋友對戰時不能悔棋。
board-report = 回報問題
board-report-about = 覺得哪裡不對？到此刻為止的對局會連同你的說明存到伺服器上。對局結束之前，沒有人看得到蓋著的卡。
board-report-words = 你覺得應該怎樣？
board-report-send = 回報
board-reported = 謝謝，已存為回報 { $id }。
board-concede = 認輸
board-concede-sure = 這一局要認輸嗎？
board-concede-about = 對方立即獲勝。
board-play-on = 繼續打
board-leave = 離開牌桌
board-leave-about = 牌桌會保持原樣，在首頁的「進行中」可以回來。
board-help = 怎麼操作
board-help-glow = 有琥珀色邊框和菱形標記的卡現在可以用，選取的卡有打勾。
board-help-tap = 點一下卡片可以看內容和能做的事，也可以把它拖到要去的地方。
board-help-run = 要選好幾張時，一張張選好再一起確定，確定之前都不算數。
board-help-why = 不能用的卡會告訴你原因和依據的規則。
board-help-log = 記錄裡的每一行都能打開對應的規則；問號表示資料未有定論。
board-help-phase = 中間那一行說明這個階段要做什麼；可以收起，按「i」再顯示。
board-help-battle = 戰鬥會一步一步顯示哪一方的威力為什麼贏。
board-help-keys = 鍵盤操作
board-key-move = 在卡片之間移動
board-key-act = 使用或選取這張卡，按下按鈕
board-key-number = 選這個編號的選項
board-key-pass = 選「什麼都不做」的選項
board-key-back = 關閉，或收回還沒確定的選擇
board-key-help = 打開這份說明
board-key-log = 移到記錄，再按回來
board-key-send = 確定選好的卡
board-key-read = 放大看這張卡
board-key-undo = 悔棋

## 同螢幕雙人

board-cover-title = 輪到玩家{ $player }
board-cover-text = 請把螢幕交給對方，另一位請迴避。按下按鈕之前不會顯示手牌。
board-cover-ready = 我是玩家{ $player }

## 等朋友

board-lobby-title = 正在等朋友
board-lobby-text = 把連結傳給朋友，或告訴他代碼，請他在首頁輸入。
board-lobby-link = 連結
board-lobby-copy-link = 複製連結
board-lobby-copy-code = 複製代碼
board-lobby-copied = 已複製。
board-lobby-copy-failed = 瀏覽器不允許本頁複製，請自己選取連結來複製。
board-lobby-waiting = 朋友一到，對局就會自動開始。
board-packs-asked = 朋友帶來了自製的卡
board-packs-asked-about = 接受下面的卡包，對局就開始，之後每張卡都能查看。
board-packs-accept = 好，就用這些卡玩
board-packs-decline = 請朋友換一副卡組
board-packs-waiting = 正在問朋友是否接受你的卡
board-packs-waiting-about = 你把自製的卡帶到了這張桌子上。朋友一接受，對局就會自動開始。
board-packs-back = 換一副卡組
board-packs-declined = 朋友不想用這些卡對局
board-packs-declined-about = 你的卡包原封不動，座位也還空著。請選一副沒有這些卡的卡組，或換一個卡包。

## 結束

board-end-won = 你贏了！
board-end-lost = 對手獲勝
board-end-draw = 平手
board-end-player = 玩家{ $player }獲勝！
board-end-points = { $game ->
        [fftcg] 受到的傷害：你{ $mine }點，對手{ $theirs }點。回合：{ $turn }。
       *[other] 點數：你 { $mine }，對手 { $theirs }。共 { $turn } 回合。
    }
board-end-rule = 依據哪條規則？（{ $rule }）
board-end-again = 再來一局
board-end-replay = 看重播
board-end-record = 下載對局記錄
board-end-look = 看看牌桌
board-end-start = 回首頁
