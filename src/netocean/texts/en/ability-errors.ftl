### What is wrong with the text of an ability

ability-error-syntax = Line { $line }, column { $column }: “{ $found }” does not fit here. Expected: { $expected }.
ability-error-end = Line { $line }, column { $column }: the text ends too early. Expected: { $expected }.
ability-error-node = Line { $line }, column { $column }: “{ $found }” is not known as { $role }. Expected: { $expected }.
ability-error-word = Line { $line }, column { $column }: “{ $found }” is not known as { $type }. Expected: { $expected }.
ability-error-type = Line { $line }, column { $column }: “{ $found }” stands where { $type } is needed. Expected: { $expected }.
ability-error-missing = Line { $line }, column { $column }: { $name } lacks { $type }. Expected: { $expected }.
ability-error-extra = Line { $line }, column { $column }: “{ $found }” is too much for { $name }.
ability-error-property = Line { $line }, column { $column }: “{ $found }” is no property. Expected: { $expected }.
ability-error-field = Line { $line }, column { $column }: “{ $found }” is no field of a filter. Expected: { $expected }.
ability-error-variable = Line { $line }, column { $column }: “{ $found }” has not been chosen before.
ability-error-variable-twice = Line { $line }, column { $column }: “{ $found }” has been chosen already.
ability-error-comparison = Line { $line }, column { $column }: { $name } cannot be compared by “{ $found }”. Expected: { $expected }.
ability-error-form = Line { $line }, column { $column }: “{ $found }”: this game does not use “{ $form }”.
ability-error-number = Line { $line }, column { $column }: the number { $found } is out of range.
ability-error-deep = Line { $line }, column { $column }: too many brackets inside each other.
ability-error-clause = Line { $line }, column { $column }: “{ $found }” does not go with “{ $kind }”.
ability-error-clause-twice = Line { $line }, column { $column }: “{ $found }” stands twice.
ability-error-clause-order = Line { $line }, column { $column }: “{ $found }” stands too late; the order is while, mark, title, in, at, if, once, at_most, may, cost, limit.
ability-error-body-missing = Line { $line }, column { $column }: “{ $kind }” needs “:” and what happens.
ability-error-body-extra = Line { $line }, column { $column }: nothing can happen after “{ $kind }”.
ability-error-card = Line { $line }: “{ $found }” should be the key of a card, such as { $expected }.
ability-error-card-twice = Line { $line }: the card { $found } stands twice in the file.
