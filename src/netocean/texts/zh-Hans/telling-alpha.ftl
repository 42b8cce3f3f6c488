### Digimon α: cards in a few words.

telling-a-cost = 费用{ $cost }
telling-a-speed = 速度值{ $speed }
telling-a-hp = 生命值{ $hp }
telling-a-hp-left = 生命值{ $left }/{ $hp }
telling-a-sideways = 横置
telling-a-had = 已轮到
telling-a-skill = { $letter }技能：{ $power }
telling-a-skill-named = { $letter }技能“{ $skill }”：{ $power }
telling-a-evolution = 由{ $bases }进化
telling-a-also-option = 还要己方配置区有翻开的{ $name }
telling-a-also-discard = 还要弃{ $count }张手牌
telling-a-also-partner = 还要{ $base }作搭档，进暗区
telling-a-base-contains = 名字里有“{ $part }”
