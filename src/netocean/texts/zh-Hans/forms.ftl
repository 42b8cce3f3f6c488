### Forms of the card workshop: what fields, their words and kinds of ability are called.

## Fields, and words that they can hold

form-also = 另有名称
form-attack-names = 攻击名称
form-attack-names-a = A攻击
form-attack-names-b = B攻击
form-attack-names-c = C攻击
form-guard-a = A攻击
form-guard-b = B攻击
form-guard-c = C攻击
form-base = 进化前
form-block = 条件的种类
form-block-evolution = 进化
form-block-fusion = 合体
form-block-appearance = 出现
form-cannot-be-ignored = 不可无视
form-cards = 卡牌
form-codes = 各版编号
form-conflicts = 资料不一致之处
form-count = 数量
form-counts-as-level = 视为等级
form-discard-hand = 弃置的手牌
form-doubt = 可靠程度
form-event = 时机
form-event-during-battle = 战斗中
form-event-start-of-battle = 战斗开始时
form-field = 领域
form-frame = 边框颜色
form-group = 类别
form-if = 条件
form-item = 道具种类
form-key = 键
form-kind = 支付方式
form-kind-appearance = 出现
form-kind-fusion = 合体
form-kind-jogress = 联展进化
form-kind-named-card = 其他卡牌
form-kind-net-ocean = 网络之海的卡
form-kind-program = 程序
form-level = 等级
form-limit-break = 极限突破
form-missing = 缺少的内容
form-not-from = 不可从此进化
form-note = 备注
form-notes = 注意事项
form-number = 卡牌编号
form-only-from = 仅限由此进化
form-option-class = 类型
form-partner = 搭档
form-party-mark = 组队标志
form-power = 力量值
form-practice = 练习卡
form-printed-number = 标记下的数字
form-rarity = 稀有度
form-remarks = 说明
form-set = 系列
form-sources = 出处
form-status = 状态
form-status-inferred = 由其他内容推断
form-status-jp = 来自日文卡
form-status-placeholder = 我们暂定的
form-status-unknown = 未知
form-status-us = 来自美版

## Kinds of ability

form-head-keyword = 关键词：本身不做任何事
form-head-static = 只要此卡有效就一直持续
form-head-when = 发生某事时
form-head-use = 使用此卡时
form-head-activate = 可以发动
form-head-support = 作为支援使用
form-head-instead = 代替某件事发生
