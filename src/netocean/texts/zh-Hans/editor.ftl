### 卡组编辑。

## The page of decks

editor-title = 卡组
editor-own = 自己的卡组
editor-own-about = 保存在这个浏览器里。想带走就存成文件。
editor-own-none = 你还没有自己的卡组。可以从空卡组开始，也可以复制现成卡组，或者读入已有的卡表。
editor-ready = 现成卡组
editor-new = 新卡组
editor-new-name = 新卡组
editor-import = 读入卡表
editor-copy = 复制后修改
editor-copy-name = { $name }（副本）
editor-duplicate = 复制一份
editor-rename = 卡组名称
editor-delete = 删除
editor-deleted = “{ $name }”已删除。
editor-undo = 撤销
editor-play = 用这副卡组开局
editor-back = 全部卡组

## Keeping

editor-kept = 已保存在浏览器里
editor-unkept = 没有保存
editor-storage-full = 浏览器没有空间，或不允许保存。页面打开期间卡组仍在，请存成文件。
editor-gone = 这里没有卡组。可能已被删除，或保存在别的浏览器里。
editor-read-only = 这是现成卡组，复制后才能修改。

## Editing

editor-cards = 卡组里的卡
editor-empty = 卡组是空的。点一张卡就能放进来。
editor-pool = 全部卡片
editor-tab-deck = 卡组
editor-tab-cards = 卡片
editor-add = 加一张{ $card }
editor-remove = 减一张{ $card }
editor-look = 查看{ $card }
editor-copies = { $card }：{ $copies }张
editor-count-plain = { $count }张
editor-group = { $group } · { $count }
editor-group-other = 其他卡
editor-in-deck = 卡组里有{ $copies }张
editor-added = { $card }：卡组里现有{ $copies }张
editor-removed = { $card }：已不在卡组里

## Faults

editor-checking = 正在检查……
editor-legal = 这副卡组可以使用（{ $preset }）。
editor-faults = 有{ $count }处不合规则（{ $preset }）：
editor-check-failed = 暂时无法检查规则，卡组不受影响。
editor-check-again = 再检查一次
editor-checked-by = 按哪套规则检查
editor-format = 赛制

## Lists in and out

editor-import-title = 读入卡表
editor-import-about = 每行一张卡：“3 St-1”“3x 亚古兽”“St-1 x3”都可以，卡名用哪种语言都行。
editor-import-text = 卡表
editor-import-file = 打开文件
editor-import-drop = 或把文件拖到这里
editor-import-read = 读取
editor-import-preview = 读到的内容
editor-import-none = 什么也没读到。
editor-import-problems = 有{ $count }行读不懂
editor-import-problems-about = 不会只收下一半：请改好再读一次，或者只要读到的部分。
editor-import-take = 收下这副卡组
editor-import-take-found = 只要读到的部分
editor-import-mend = 回去修改
editor-import-name = 名称
editor-import-too-large = 这个文件太大，不像卡表。
editor-import-no-text = 这个文件里没有文字。
editor-export = 导出文本
editor-export-title = 卡组的文本
editor-export-copy = 复制
editor-export-copied = 已复制。
editor-export-copy-failed = 这里不允许复制；文本已选中，请手动复制。
editor-export-file = 存成文件
editor-cancel = 取消
