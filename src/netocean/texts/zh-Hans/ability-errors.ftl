### What is wrong with the text of an ability

ability-error-syntax = 第{ $line }行第{ $column }列：此处不能写“{ $found }”。可以写：{ $expected }。
ability-error-end = 第{ $line }行第{ $column }列：文本没有写完。后面应为：{ $expected }。
ability-error-node = 第{ $line }行第{ $column }列：“{ $found }”不是已知的{ $role }。可以写：{ $expected }。
ability-error-word = 第{ $line }行第{ $column }列：“{ $found }”不是已知的{ $type }。可以写：{ $expected }。
ability-error-type = 第{ $line }行第{ $column }列：此处需要{ $type }，不能写“{ $found }”。可以写：{ $expected }。
ability-error-missing = 第{ $line }行第{ $column }列：{ $name }缺少{ $type }。可以写：{ $expected }。
ability-error-extra = 第{ $line }行第{ $column }列：{ $name }后面多了“{ $found }”。
ability-error-property = 第{ $line }行第{ $column }列：没有“{ $found }”这个属性。可以写：{ $expected }。
ability-error-field = 第{ $line }行第{ $column }列：筛选条件没有“{ $found }”这一项。可以写：{ $expected }。
ability-error-variable = 第{ $line }行第{ $column }列：前面没有选择过“{ $found }”。
ability-error-variable-twice = 第{ $line }行第{ $column }列：“{ $found }”已经选择过了。
ability-error-comparison = 第{ $line }行第{ $column }列：{ $name }不能用“{ $found }”比较。可以写：{ $expected }。
ability-error-form = 第{ $line }行第{ $column }列：“{ $found }”：此游戏不使用“{ $form }”。
ability-error-number = 第{ $line }行第{ $column }列：数字{ $found }超出范围。
ability-error-deep = 第{ $line }行第{ $column }列：括号嵌套过深。
ability-error-clause = 第{ $line }行第{ $column }列：“{ $found }”不能用于“{ $kind }”。
ability-error-clause-twice = 第{ $line }行第{ $column }列：“{ $found }”出现了两次。
ability-error-clause-order = 第{ $line }行第{ $column }列：“{ $found }”的位置太靠后；顺序为 while、mark、title、in、at、if、once、at_most、may、cost、limit。
ability-error-body-missing = 第{ $line }行第{ $column }列：“{ $kind }”之后需要“:”和效果。
ability-error-body-extra = 第{ $line }行第{ $column }列：“{ $kind }”之后不能有效果。
ability-error-card = 第{ $line }行：“{ $found }”处应为卡的标识，例如{ $expected }。
ability-error-card-twice = 第{ $line }行：卡{ $found }在文件中出现了两次。
