### 制卡工坊。

## Packs

workshop-about = 自己制作的卡包保存在这个浏览器里。想带走或送人，就存成文件。
workshop-about-none = 把手边的卡录进来，或者自己设计新卡：填好表格，写出效果，先试玩，再正式上桌。可以从新卡包开始，也可以读入别人给你的卡包。
workshop-new = 新卡包
workshop-make = 新建
workshop-import = 读入卡包
workshop-export = 存成文件
workshop-merge = 合并
workshop-back = 全部卡包
workshop-back-pack = 回到卡包
workshop-gone = 这里没有这个卡包或这张卡。可能已被删除，或保存在别的浏览器里。
workshop-storage-full = 浏览器没有空间，或不允许保存。页面打开期间卡包仍在，请存成文件。
workshop-things-filter = 所有符合条件的卡
workshop-version = { $version }版
workshop-overlay = 补全现有卡片
workshop-overlay-name = 补全的卡
workshop-own-card = 来自你的卡包“{ $pack }”
workshop-open = 在工坊里打开
workshop-complete = 补全这张卡
workshop-completing = 这是一张资料不全的现有卡。把你看得清的填上；改动处都会标明，用在你的卡组里。

## One pack

workshop-pack = 卡包信息
workshop-pack-name = 卡包名称
workshop-pack-about = 一句话介绍
workshop-pack-version = 版本
workshop-pack-version-next = 升一版
workshop-pack-licence = 许可方式
workshop-pack-credits = 制作者与资料来源，每行一条
workshop-pack-practice = 自己设计的卡
workshop-pack-id = 卡片编码以{ $id }开头。
workshop-cards = 卡片
workshop-cards-none = 还没有卡。
workshop-card-open = 打开{ $card }
workshop-card-new = 新卡
workshop-card-kind = 种类
workshop-card-number = 卡面编号
workshop-card-number-about = 没有就留空。据此生成的编码以后不变。
workshop-card-make = 填写表格
workshop-card-delete = 删除这张卡
workshop-card-deleted = { $card }已删除。
workshop-decks = 卡包里的卡组
workshop-decks-about = 卡组会随文件一起走。你的卡组可以混用各卡包的卡。
workshop-deck-put = 放入我的卡组
workshop-deck-take = 收进我的卡组
workshop-deck-remove = 把“{ $name }”移出卡包

## Files

workshop-import-about = 卡包是一个zip文件。先整个读取并检查，你确认后才收下。
workshop-import-too-large = 这个文件太大，不像是卡包。
workshop-import-there = 你已有这个卡包，版本{ $version }。
workshop-import-take = 收下
workshop-import-beside = 两个都留
workshop-import-instead = 换掉我的

## Merging

workshop-merge-title = 比较与合并
workshop-merge-with = 与哪个卡包合并？
workshop-merge-other-game = 那个卡包属于别的游戏。
workshop-merge-same = 没有差别，两边内容相同。
workshop-merge-about = 有{ $count }处不同。逐项选择用哪一边，结果存为你的卡包的下一版。
workshop-merge-ours = 我的：{ $name } { $version }
workshop-merge-theirs = 对方：{ $name } { $version }
workshop-merge-all-ours = 全用我的
workshop-merge-all-theirs = 全用对方的
workshop-merge-nothing = （无）
workshop-merge-do = 采用{ $count }处改动
workshop-part-pack = 卡包
workshop-part-name = 名称
workshop-part-card = 卡片
workshop-part-deck = 卡组

## One card

workshop-facts = 卡面内容
workshop-drawn = 卡片现在的样子
workshop-not-drawn = 还画不出来
workshop-faults = 有{ $count }处要改
workshop-faultless = 没有问题。
workshop-status-verified = 与卡面一致
workshop-status-provisional = 可以用，有些地方不确定
workshop-status-incomplete = 资料不全，还不能用
workshop-name = 名称
workshop-name-others = 其他语言
workshop-name-shared = 别的卡也用这个名称。要改，就写一个新的。
workshop-none = –
workshop-item = { $label } { $number }
workshop-item-more = 再加一项：{ $label }
workshop-item-remove = 去掉第{ $number }项{ $label }
workshop-mark = 可信程度：{ $field }
workshop-mark-sure = 与卡面一致
workshop-mark-unreadable = 还不清楚
workshop-unreadable-about = 先空着。弄清之前，这张卡不能用。
workshop-missing = 还不知道：
workshop-missing-known = { $fact }：现在知道了
workshop-trust = 资料来源

## Pictures

workshop-picture = 你的卡图
workshop-picture-file = 选择图片
workshop-picture-camera = 拍照
workshop-picture-remove = 去掉图片
workshop-picture-about = 图片只留在这个浏览器里，不会发送，也不会存进卡包。
workshop-picture-unreadable = 浏览器打不开这个图片。
workshop-picture-full = 浏览器没有空间存图片了。
workshop-picture-unkept = 关掉页面后图片就没有了，浏览器不保存它。
workshop-camera-failed = 这里用不了相机，请改选图片文件。
workshop-camera-view = 相机画面
workshop-camera-take = 拍下

## Trying

workshop-try = 试玩
workshop-try-about = 直接打开一张对局中的桌子，这张卡就在手上。只是试玩，不留对局记录。
workshop-try-here = 没有对手，我来操作双方
workshop-try-begin = 上桌
workshop-trial-of = 试玩：{ $card }
workshop-try-scenario = 自己摆局面
workshop-try-scenario-about = 用局面文本书写。留空就用这个游戏的常用局面。

## At a table

workshop-tried = 这是试玩：离开后不留对局记录。
workshop-here = 这张桌子上的自制卡包
workshop-whose-yours = 你的
workshop-whose-theirs = 对方的
workshop-whose-both = 双方都有

## What a card does

workshop-abilities = 效果
workshop-abilities-none = 还没有效果。
workshop-ability = 效果{ $number }
workshop-ability-more = 加一条效果
workshop-ability-up = 效果{ $number }上移一位
workshop-ability-remove = 删除效果{ $number }
workshop-way = 书写方式
workshop-way-menus = 用菜单
workshop-way-typed = 直接输入
workshop-typed = 直接输入
workshop-typed-about = 输入时会列出接下来能写的内容；按Ctrl+空格打开列表。
workshop-typed-only = 菜单暂时拆不开这一行，继续输入，写通顺后菜单会回来。
workshop-offers = 这里可以写
workshop-head = 种类
workshop-head-choose = 选择种类
workshop-about-event = 何时
workshop-about-keyword = 关键词
workshop-does = 做什么
workshop-clause-while = 在此期间
workshop-clause-mark = 标记
workshop-clause-title = 名目
workshop-clause-in = 生效位置
workshop-clause-at = 何时
workshop-clause-if = 条件
workshop-clause-once = 每……一次
workshop-clause-at-most = 最多几次
workshop-clause-may = 可以不用
workshop-clause-cost = 代价
workshop-clause-limit = 期限
workshop-clause-more = 何时、条件、代价、期限……
workshop-clause-remove = 去掉：{ $clause }
workshop-more-cost = 再加一个代价
workshop-title-new = 名称
workshop-step-do = 做什么
workshop-step-first = 做什么？
workshop-step-more = 然后……
workshop-step-choose = 选择卡片
workshop-step-may = 可以……
workshop-step-if-done = 若已执行……
workshop-step-chooses = 选择（记作{ $name }）
workshop-step-count = 张数
workshop-step-exactly = 恰好
workshop-step-most = 最多
workshop-step-from = 从哪里
workshop-step-from-none = 从通常的地方
workshop-step-until = 持续多久
workshop-step-until-none = 通常的期限
workshop-step-up = 第{ $number }步上移一位
workshop-step-remove = 去掉第{ $number }步
workshop-block-if = 如果
workshop-block-may = 可以
workshop-block-when-done = 执行之后
workshop-block-else = 否则
workshop-joined = 条件之间的关系
workshop-and = 并且
workshop-or = 或者
workshop-not = 是否成立
workshop-holds = 成立：
workshop-holds-not = 不成立：
workshop-asked = 问什么
workshop-asked-comparison = 比较数值
workshop-asked-match = 某张卡是……
workshop-asked-call = 其他条件
workshop-more-condition = 再加一个条件
workshop-compare = 如何比较
workshop-compare-what = 比较什么
workshop-remove-part = 去掉这一项
workshop-filter = 哪些卡
workshop-filter-any = 任意卡
workshop-filter-more = 限定……
workshop-field = 看哪一项
workshop-is = 是
workshop-is-not = 不是
workshop-number = 数字
workshop-amount-of = 多少
workshop-chosen = 选中的{ $name }
workshop-arg-who = 谁的
workshop-arg-amount = 多少
workshop-arg-letter = 哪种攻击
workshop-arg-slug = 名称
workshop-arg-card = 哪张卡
workshop-arg-zone = 哪个区域
workshop-arg-var = 选中的哪一张
workshop-arg-things = 哪些
workshop-arg-other = 哪一个
