### 每个页面四周的文字。

## 其他文字到来之前

shell-first-name = Net Ocean
shell-first-loading = 请稍候……
shell-first-offline = 服务器没有回应。它在运行吗？网络连上了吗？
shell-first-again = 再试一次
shell-first-reload = 重新载入页面
shell-first-language-en = English
shell-first-language-zh-hans = 简体中文
shell-first-language-zh-hant = 繁體中文
shell-first-language-ja = 日本語

## 页首与菜单

shell-name = Net Ocean
shell-title = { $page } · Net Ocean
shell-skip = 跳到正文
shell-menu = 菜单
shell-pages = 页面
shell-language = 语言
shell-theme = 外观
shell-theme-system = 跟随系统
shell-theme-light = 浅色
shell-theme-dark = 深色
shell-theme-contrast = 高对比度
shell-sound = 声音
shell-sound-on = 声音已开
shell-sound-off = 声音已关
shell-close = 关闭

## 各页面

shell-start = 首页
shell-table = 牌桌
shell-games = 游戏
shell-game-colosseum = 超级竞技场
shell-game-alpha = 数码宝贝α
shell-game-appmon = 应用怪兽
shell-game-fftcg = 最终幻想集换式卡牌
shell-join = 加入好友的对局
shell-decks = 卡组
shell-deck = 卡组
shell-cards = 卡片
shell-card = 卡片
shell-workshop = 制卡工坊
shell-own-pack = 制卡工坊
shell-rules = 规则
shell-rule = 规则
shell-replay = 回放
shell-replay-table = 回放
shell-replay-report = 问题报告
shell-settings = 设置
shell-notice = 声明
shell-unknown = 这里什么也没有
shell-unknown-words = 这个地址没有对应的页面，可能链接缺了一段。

## 设置

shell-settings-words = 语言
shell-settings-look = 外观与节奏
shell-settings-kept = 设置只保存在这个浏览器里。
shell-card-language = 卡名语言
shell-card-language-same = 与界面相同
shell-card-language-about = 没有这种语言的卡名时，用另一种语言显示，并加上标记。
shell-motion = 动画
shell-motion-system = 跟随系统
shell-motion-full = 卡片会移动
shell-motion-still = 卡片不移动
shell-pace = 对手行动的节奏
shell-pace-slow = 慢
shell-pace-normal = 正常
shell-pace-fast = 快
shell-pace-about = 对手的每一步停留多久再继续。

## 连接

shell-lost = 连接断开，正在重试……
shell-lost-kept = 对局没有丢失，牌桌在等你。
shell-back = 已重新连上。
shell-slow-way = 当前网络不支持实时连接，反应会稍慢一些。

## 可能出的问题

shell-not-kept = 这个浏览器不为本页保存数据（无痕窗口，或空间已满）。设置、卡组和座位只在关闭页面前有效。
shell-error-offline = 服务器没有回应。请检查网络后再试。
shell-error-server = 服务器没能完成这个操作（{ $status }）。请再试一次；如果还是不行，请重新载入页面。
shell-error-version = 服务器的版本比本页新，请重新载入页面。
shell-fault = 这里出了点问题
shell-fault-words = 这是页面的错误，不是你的。你的对局好好地保存在服务器上。请再试一次，或重新载入页面。
shell-page-missing = 页面的这一部分没能载入。请重新载入页面，你的对局不会丢失。

## 声明

shell-unofficial = 爱好者制作的非官方作品。
shell-notice-unofficial = 这是爱好者制作的非官方作品。Net Ocean（网络之海）与所收录游戏的权利方无关，未经其认可或支持，也不出售任何东西。
shell-notice-trademarks = 商标
shell-notice-trademarks-about = Digimon、数码宝贝（Digital Monster）及各数码宝贝的名称归万代（Bandai）、东映动画与本乡あきよし所有。此处仅用来指明所说的是哪个游戏、哪张卡。
shell-notice-not-included = 不收录的内容
shell-notice-not-included-about = 没有卡图，没有扫描件，没有卡面原文，没有标志。卡片由我们根据卡名、卡号、类型、攻击力等资料绘制；卡的效果和规则都用我们自己的话写成。
shell-notice-facts = 资料从哪里来
shell-notice-facts-about = 来自多种语言的入门文与爱好者页面、官方认可赛事的裁定、公开维基上的日版卡抄录，以及收有卡表的开源程序。资料互相矛盾或缺失的地方，疑问会保留下来并显示在卡或规则上：[?] 表示由本项目决定。
shell-notice-names = 卡名
shell-notice-names-about = 有些卡名在某种语言里没有印刷出处，显示整张卡时会标明存疑。
shell-notice-marks = 卡片标记的含义
shell-notice-mark-verified = 已核实
shell-notice-mark-verified-about = 使用这张卡所需的每一项都来自日版卡的抄录。
shell-notice-mark-provisional = 暂定
shell-notice-mark-provisional-about = 可以使用；存疑的项目在卡上和卡组检查里都有标记。
shell-notice-mark-incomplete = 不完整
shell-notice-mark-incomplete-about = 使用所需的内容有未知之处，不能放进卡组。
shell-notice-mark-practice = 练习卡
shell-notice-mark-practice-about = 为本项目自创的卡，用来体验真卡资料不明的玩法，凡出现处都会注明。
shell-notice-tell-us = 如果你知道得更清楚，比如手上就有这张卡，请告诉我们：一张卡的照片胜过一百次猜测。
