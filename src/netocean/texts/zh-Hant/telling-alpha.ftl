### Digimon α: cards in a few words.

telling-a-cost = 費用{ $cost }
telling-a-speed = 速度值{ $speed }
telling-a-hp = 生命值{ $hp }
telling-a-hp-left = 生命值{ $left }/{ $hp }
telling-a-sideways = 橫置
telling-a-had = 已輪到
telling-a-skill = { $letter }技能：{ $power }
telling-a-skill-named = { $letter }技能「{ $skill }」：{ $power }
telling-a-evolution = 由{ $bases }進化
telling-a-also-option = 還要己方配置區有翻開的{ $name }
telling-a-also-discard = 還要棄{ $count }張手牌
telling-a-also-partner = 還要{ $base }作搭檔，進暗區
telling-a-base-contains = 名字裡有「{ $part }」
