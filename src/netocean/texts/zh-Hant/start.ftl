### 開始對局、加入對局、規則書。

## The first screen

start-title = 網絡之海
start-what = { $game ->
        [fftcg] 前鋒、後衛、召喚獸與堆疊，齊聚一桌：規則由牌桌替你把關。
        [alpha] 第二代數碼寶貝卡片遊戲，照速度一字排開：規則交給牌桌幫你顧。
        [appmon] 應用怪獸卡片遊戲，融合、插頭與鏈接：規則交給牌桌幫你顧。
       *[other] 最早的數碼寶貝卡片遊戲，規則交給牌桌幫你顧。
    }
start-play = 開始
start-begins = 正在擺好牌桌……
start-summary = { $deck } · { $opponent } · { $preset }
start-summary-level = { $opponent }（{ $level }）
start-learn = 一分鐘學會
start-rules = 規則書
start-remembered = 你的選擇會記住，下次照舊。

## Game and deck

start-deck = 你的卡組
start-deck-other = 對方的卡組
start-deck-friend = 朋友的卡組
start-deck-chance = 隨機
start-deck-chance-about = 從現成卡組裡隨機抽一副，內容保密。
start-decks-own-mark = 自己組的卡組。
start-decks-build = 組一副卡組
start-deck-look = 看看內容
start-deck-practice = 練習卡
start-deck-practice-about = 學習用的自製卡，不是真實的卡。
start-deck-count = { $count }張
start-deck-faulty = 這副卡組不符合目前的規則，不能使用。
start-deck-mend = 去修改
start-deck-gone = 原本的卡組已經不在，換成了另一副。

## Opponent

start-opponent = 對手
start-game = 玩哪個遊戲
start-game-colosseum = 1999年的數碼寶貝：進化，用對攻擊字母，把對手的100點打光。
start-game-alpha = 2006年的數碼寶貝：一字排開，誰快誰先出手；有費用，有阻擋，還有聯手的阿爾法攻擊。
start-game-appmon = 2016年的應用怪獸：兩隻融合成一隻，再用插頭鏈接第三隻，袖子裡還藏著芯片。
start-game-fftcg = 歷代最終幻想的英雄：支付水晶點施放，攻擊與防禦，在堆疊上應對。
start-first-rules = 按哪套規則玩？
start-first-rules-about = 只問這一次；以後每局開始前都可以在「規則」裡更改。
start-opponent-computer = 電腦
start-opponent-computer-about = 隨時可以開始，決定還能收回。
start-opponent-here = 同一個螢幕上的朋友
start-opponent-here-about = 兩人輪流操作，換人時會遮住手牌。
start-opponent-friend = 在別處的朋友
start-opponent-friend-about = 會給你一個連結和加入碼，傳給朋友就行。
start-level = 強度
start-level-greedy = 認真打
start-level-greedy-about = { $game ->
        [fftcg] 會衡量每一步能帶來什麼。
       *[other] 會預判下一場戰鬥。
    }
start-level-random = 隨便打
start-level-random-about = 適合初學規則。
start-level-other = { $level }
start-limit = 每次決定的時間
start-limit-none = 不限時
start-limit-seconds = { $count }秒
start-limit-minutes = { $count }分鐘
start-limit-about = 一方逾時，另一方可以宣告獲勝。
start-bluff = 沒有選擇餘地時稍等片刻再應答
start-bluff-about = 這樣就不會從快慢看出對方手裡有沒有可用的牌。

## Rules

start-preset = 規則
start-preset-main = 依入門手冊的規則。
start-preset-changes = 與入門規則相同，只有這些不同：{ $changes }
start-preset-change = { $switch }：{ $value }
start-preset-changed = 另外改了{ $count }個開關
start-switches = 逐一調整開關
start-switches-about = 資料說法不一、或沒有說明的地方。第一個值就是這套預設規則的規定。
start-switch-changed = 已改
start-switch-reset = 恢復預設
start-switch-source = 出處：{ $source }
start-source-s2-organised-play-s1-first = 第二份入門文與賽事記錄；第一份入門文為先攻方
start-source-s2-s1-one-each = 第二份入門文；第一份為每次一個行動
start-source-s1 = 第一份入門文
start-source-s2 = 第二份入門文
start-source-s1-s2-own = 第一份入門文；第二份為各自進化之前
start-source-s1-s2-battle = 第一份入門文；第二份為僅戰鬥階段
start-source-ours = 由本專案決定
start-source-s2-literal = 第二份入門文原文
start-source-s1-s2 = 兩份入門文
start-source-s1-cn-guide = 第一份入門文與早年中文指南
start-source-s1-s2-with-cn-guide = 第一份入門文；第二份與早年中文指南似為5張
start-source-ours-for-s1-s2 = 兩份入門文，代替猜拳
start-source-two-outside-sources = 另外兩份資料
start-switch-doubt = 沒有資料能確定這一點。
start-switch-number = 數字
start-switch-bad = 請填從1開始的整數。
start-more = 更多
start-seed = 隨機種子
start-seed-about = 種子相同，發的牌就相同。留空則隨機。
start-ask-always = 只有一個答案時也問我

## Joining

start-join = 用加入碼加入
start-join-go = 加入
start-join-bad = 加入碼是八個字母或數字，例如ABCD-EFGH。
start-join-title = 朋友邀你對戰
start-join-looking = 正在尋找牌桌……
start-join-game = { $game } · { $preset }
start-join-limit = 每次決定的時間：{ $limit }
start-join-choose = 你用哪副卡組？
start-join-sit = 入座
start-join-full = 這張牌桌已經坐滿。
start-join-full-about = 請朋友再給一組加入碼，或者自己開一局。
start-join-unknown = 沒有加入碼為{ $code }的牌桌。
start-join-unknown-about = 也許打錯了字母，也許牌桌已被清除。加入碼的樣子是ABCD-EFGH。
start-join-again = 換一組加入碼
start-join-own = 這是你自己的牌桌。請在朋友的裝置上開啟這個連結。
start-join-back = 回到牌桌
start-join-home = 回首頁

## Games going on

start-going = 進行中的對局
start-going-continue = 繼續
start-going-over = 已結束的對局
start-going-replay = 重看
start-going-forget = 從清單移除
start-going-forgotten = 已從清單移除。
start-going-undo = 復原
start-going-more = 還有{ $count }局
start-going-against-computer = { $deck } 對 電腦（{ $level }）
start-going-against-here = { $deck } 對 同螢幕的朋友
start-going-against-friend = { $deck } 對 朋友
start-going-table = 牌桌{ $table }
start-going-won = 你贏了。
start-going-lost = 你輸了。
start-going-drawn = 平手。
start-going-turn = 第{ $turn }回合

## Problems

start-failed = 對局無法開始。
start-failed-again = 再試一次
start-no-games = 這個伺服器上沒有遊戲。
start-loading = 請稍候……

## The rule book

rulebook-title = 規則書
rulebook-about = 每條規則都有固定的編號。對局記錄和「為什麼不能用」都會註明編號。
rulebook-search = 查找規則
rulebook-search-hint = 詞語或編號，例如8.7
rulebook-found = { $count ->
         [0] 沒有規則提到它。
        *[other] { $count }條規則
    }
rulebook-chapters = 章節
rulebook-rule = 規則{ $rule }
rulebook-doubt = 存疑
rulebook-doubt-about = 沒有資料能確定這條規則，牌桌照這裡寫的執行；寫有開關的，可以改成別的做法。
rulebook-marks = 標記的意思
rulebook-presets = 各套規則的區別
rulebook-presets-switch = 項目
rulebook-switch = { $switch }：{ $value }
rulebook-switch-mark = 開關
rulebook-switch-values = { $value }（也可以：{ $others }）
rulebook-unknown = 沒有「{ $rule }」這條規則。
rulebook-open = 在規則書中查看
rulebook-minute = 一分鐘看懂
rulebook-minute-about = 讀完五句話就能玩。每一步能做什麼，牌桌都會告訴你。
rulebook-minute-play = 試一局
rulebook-minute-1 = 雙方各有一隻數碼寶貝和100點。點數降到0就輸。
rulebook-minute-2 = 準備階段：棄牌，把手牌補滿到6張，反蓋放好想進化成的數碼寶貝、進化條件（○與×來自網絡之海），以及最多3張選項卡。
rulebook-minute-3 = 進化階段：翻開放好的卡。出戰的數碼寶貝和進化條件都相符，就能進化。
rulebook-minute-4 = 戰鬥階段：對手是什麼類型（A、B或C），你就用那個字母的攻擊。幾乎所有C攻擊都會讓A攻擊變為0。選項卡可以改變字母和攻擊力，攻擊力高的一方獲勝。
rulebook-minute-5 = 計算階段：敗者失去點數，失去多少看自己卡上的失分點數中勝者等級的那一項；進化過的數碼寶貝退回等級III。
rulebook-whole = 完整的規則書，連同一個回合的實例、資料來源和各種一覽表，在專案的文件裡。
rulebook-chapter-c-r0 = 基本原則
rulebook-chapter-c-r1 = 卡組
rulebook-chapter-c-r2 = 區域
rulebook-chapter-c-r3 = 卡片
rulebook-chapter-c-r4 = 開局
rulebook-chapter-c-r5 = 回合的框架
rulebook-chapter-c-r6 = 準備階段
rulebook-chapter-c-r7 = 進化階段
rulebook-chapter-c-r7a = 條件的種類
rulebook-chapter-c-r8 = 戰鬥階段
rulebook-chapter-c-r9 = 計算階段
rulebook-chapter-c-r10 = 勝負
rulebook-chapter-c-r11 = 選項卡
rulebook-chapter-c-r12 = 特殊能力與支援
rulebook-chapter-c-r13 = 誰知道什麼
rulebook-chapter-c-r14 = 一局之外
rulebook-chapter-c-r17 = 規則的整理方式
rulebook-chapter-c-r23 = 卡的可靠程度

## Own cards

start-packs-title = 朋友會用自製的卡
start-packs-about = 下面的卡包會帶到這張桌子上。入座後，每張卡都能查看。
start-packs-accept = 好，我接受這些卡
start-packs-decline = 不接受，回到首頁
start-packs-undecided = 請先決定是否接受朋友的卡。
