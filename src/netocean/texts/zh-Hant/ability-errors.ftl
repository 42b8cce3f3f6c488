### What is wrong with the text of an ability

ability-error-syntax = 第{ $line }行第{ $column }列：此處不能寫「{ $found }」。可以寫：{ $expected }。
ability-error-end = 第{ $line }行第{ $column }列：文字沒有寫完。後面應為：{ $expected }。
ability-error-node = 第{ $line }行第{ $column }列：「{ $found }」不是已知的{ $role }。可以寫：{ $expected }。
ability-error-word = 第{ $line }行第{ $column }列：「{ $found }」不是已知的{ $type }。可以寫：{ $expected }。
ability-error-type = 第{ $line }行第{ $column }列：此處需要{ $type }，不能寫「{ $found }」。可以寫：{ $expected }。
ability-error-missing = 第{ $line }行第{ $column }列：{ $name }缺少{ $type }。可以寫：{ $expected }。
ability-error-extra = 第{ $line }行第{ $column }列：{ $name }後面多了「{ $found }」。
ability-error-property = 第{ $line }行第{ $column }列：沒有「{ $found }」這個屬性。可以寫：{ $expected }。
ability-error-field = 第{ $line }行第{ $column }列：篩選條件沒有「{ $found }」這一項。可以寫：{ $expected }。
ability-error-variable = 第{ $line }行第{ $column }列：前面沒有選擇過「{ $found }」。
ability-error-variable-twice = 第{ $line }行第{ $column }列：「{ $found }」已經選擇過了。
ability-error-comparison = 第{ $line }行第{ $column }列：{ $name }不能用「{ $found }」比較。可以寫：{ $expected }。
ability-error-form = 第{ $line }行第{ $column }列：「{ $found }」：此遊戲不使用「{ $form }」。
ability-error-number = 第{ $line }行第{ $column }列：數字{ $found }超出範圍。
ability-error-deep = 第{ $line }行第{ $column }列：括號巢狀過深。
ability-error-clause = 第{ $line }行第{ $column }列：「{ $found }」不能用於「{ $kind }」。
ability-error-clause-twice = 第{ $line }行第{ $column }列：「{ $found }」出現了兩次。
ability-error-clause-order = 第{ $line }行第{ $column }列：「{ $found }」的位置太靠後；順序為 while、mark、title、in、at、if、once、at_most、may、cost、limit。
ability-error-body-missing = 第{ $line }行第{ $column }列：「{ $kind }」之後需要「:」和效果。
ability-error-body-extra = 第{ $line }行第{ $column }列：「{ $kind }」之後不能有效果。
ability-error-card = 第{ $line }行：「{ $found }」處應為卡的識別碼，例如{ $expected }。
ability-error-card-twice = 第{ $line }行：卡{ $found }在檔案中出現了兩次。
