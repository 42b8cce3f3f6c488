### What is wrong with the text of an ability

ability-error-syntax = { $line }行{ $column }列：ここに「{ $found }」は書けません。書けるもの：{ $expected }。
ability-error-end = { $line }行{ $column }列：文が途中で終わっています。続けられるもの：{ $expected }。
ability-error-node = { $line }行{ $column }列：「{ $found }」という{ $role }はありません。書けるもの：{ $expected }。
ability-error-word = { $line }行{ $column }列：「{ $found }」という{ $type }はありません。書けるもの：{ $expected }。
ability-error-type = { $line }行{ $column }列：「{ $found }」の場所には{ $type }が必要です。書けるもの：{ $expected }。
ability-error-missing = { $line }行{ $column }列：{ $name }に{ $type }がありません。書けるもの：{ $expected }。
ability-error-extra = { $line }行{ $column }列：{ $name }に「{ $found }」は不要です。
ability-error-property = { $line }行{ $column }列：「{ $found }」という項目はありません。書けるもの：{ $expected }。
ability-error-field = { $line }行{ $column }列：絞り込みに「{ $found }」という項目はありません。書けるもの：{ $expected }。
ability-error-variable = { $line }行{ $column }列：「{ $found }」はまだ選ばれていません。
ability-error-variable-twice = { $line }行{ $column }列：「{ $found }」はすでに選ばれています。
ability-error-comparison = { $line }行{ $column }列：{ $name }は「{ $found }」では比べられません。書けるもの：{ $expected }。
ability-error-form = { $line }行{ $column }列：「{ $found }」：このゲームに「{ $form }」はありません。
ability-error-number = { $line }行{ $column }列：数{ $found }は範囲外です。
ability-error-deep = { $line }行{ $column }列：かっこの入れ子が深すぎます。
ability-error-clause = { $line }行{ $column }列：「{ $found }」は「{ $kind }」には使えません。
ability-error-clause-twice = { $line }行{ $column }列：「{ $found }」が2回あります。
ability-error-clause-order = { $line }行{ $column }列：「{ $found }」の位置が後ろすぎます。順序は while、mark、title、in、at、if、once、at_most、may、cost、limit です。
ability-error-body-missing = { $line }行{ $column }列：「{ $kind }」には「:」と効果が必要です。
ability-error-body-extra = { $line }行{ $column }列：「{ $kind }」に効果は書けません。
ability-error-card = { $line }行：「{ $found }」の場所には、{ $expected }のようなカードのキーが必要です。
ability-error-card-twice = { $line }行：カード{ $found }がファイルに2回あります。
