### 卡面、单张卡片的详情、全部卡片的页面。

## 卡面上的简短文字：等级一个字，时机一个词

face-level-iii = III
face-level-iv = IV
face-level-perfect = 完
face-level-ultimate = 究
face-level-armor = 装
face-level-hybrid = 混
face-level-none = 无
face-timing-preparation = 准备
face-timing-evolution = 进化
face-timing-field = 进化后
face-timing-battle = 战斗
face-timing-points = 计算
face-timing-payment = 进化条件
face-lost = 失分点数

## 单张卡片的详情

reader-number = 卡号{ $number }
reader-number-none = 没有卡号
reader-attacks = 攻击
reader-attacks-about = 看对手的类型：对手是A型，就用A攻击。
reader-attack = 攻击
reader-power = 攻击力
reader-guard = 效果
reader-guard-words = { $letter }→0：对方的{ $letter }攻击变为0
reader-unknown = 未知
reader-lost = 失分点数
reader-lost-about = 这张卡败给该等级的数码宝贝时失去的点数。
reader-evolution = 进化条件
reader-fusion = 融合条件
reader-appearance = 出现条件
reader-any-line = 满足其中一行即可。
reader-symbols = ○：从网络之海取一张卡竖放；×：横放。
reader-fits = 符合你出战的数码宝贝
reader-no-line = 不需要进化条件，直接出场。
reader-notes = 附注
reader-text = 卡片效果
reader-printed = 类别标志下面的{ $number }在游戏中没有作用。
reader-trust = 可信程度
reader-trust-verified = { $game ->
        [fftcg] 各来源的资料一致。
       *[other] 影响游戏的每一项都抄录自日版卡。
    }
reader-trust-provisional = { $game ->
        [fftcg] 可以使用，但有些内容只有一个来源，或是推断而来。
       *[other] 可以使用，但并非每一项都来自日版卡。
    }
reader-trust-incomplete = { $game ->
        [fftcg] 使用它所需的内容还不清楚，或者还没读懂。只能查看，不能放入卡组。
       *[other] 还缺少使用时必需的资料。可以查看，不能放进卡组。
    }
reader-trust-practice = 我们自制的练习卡，从未印刷。
reader-sources = 来源与备注（英文）
reader-names = 其他语言的卡名
reader-names-none = 没有这种语言的卡名
reader-names-failed = 无法取得其他语言的卡名。

## 全部卡片

cards-search = 查找卡名、卡号、种类
cards-filters = 筛选
cards-filters-on = 筛选（{ $count }）
cards-clear = 全部清除
cards-group-kind = 种类
cards-group-level = 等级
cards-group-type = 类型
cards-group-frame = 边框
cards-group-attribute = 属性
cards-group-family = 领域
cards-group-status = 卡片状态
cards-group-element = 属性
cards-group-cost = 费用
cards-group-mark = 标志
cards-group-category = 类别
cards-group-set = 弹数
cards-count = { $count }张卡
cards-none = 没有符合的卡。减少筛选条件再试试。
cards-unknown = 这里没有这张卡。
cards-all = 全部卡片
cards-previous = 上一张
cards-next = 下一张
cards-page = 单独打开这一页

## 自己的图片

pictures-title = 自己的图片
pictures-about = 有卡片的图片吗？选择它们的文件夹，图片会显示在徽章的位置。图片只留在这个浏览器里，不会发送到任何地方。
pictures-names = 按文件名中的卡号对应，例如 St-1.jpg 或 XC-05.png。
pictures-folder = 选择文件夹
pictures-files = 选择文件
pictures-reading = 正在读取图片：{ $done }/{ $all }
pictures-count = 已有{ $count }张卡使用你的图片。
pictures-taken =
    { $count ->
        [0] 没有读入图片。
       *[other] 已读入{ $count }张图片。
    }
pictures-strange = { $count }个文件的名字里没有这里认识的卡号。
pictures-unreadable = { $count }个文件无法作为图片读取。
pictures-full = 浏览器的存储空间已满。已读入的图片会保留，其余的没有读入。
pictures-unkept = 这个浏览器不保存数据：关闭页面后图片就会消失。
pictures-remove = 移除所有图片
pictures-remove-ask = 要从这个浏览器移除你的图片吗？原来的文件不受影响。
pictures-keep = 保留
pictures-removed = 图片已移除。
