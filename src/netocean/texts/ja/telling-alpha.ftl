### Digimon α: cards in a few words.

telling-a-cost = コスト{ $cost }
telling-a-speed = スピード{ $speed }
telling-a-hp = HP { $hp }
telling-a-hp-left = HP { $left }/{ $hp }
telling-a-sideways = 横向き
telling-a-had = 番が来た
telling-a-skill = { $letter }のワザ：{ $power }
telling-a-skill-named = { $letter }のワザ「{ $skill }」：{ $power }
telling-a-evolution = { $bases }から進化
telling-a-also-option = さらに{ $name }が自分のスロットに表向きで必要
telling-a-also-discard = さらに手札を{ $count }枚捨てる
telling-a-also-partner = さらに{ $base }を場からダークエリアへ
telling-a-base-contains = 名前に「{ $part }」
