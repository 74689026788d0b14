# What the record of a game tells of its players.

record-named = Името ми в записа
record-named-hint = Тогава всеки, който има записа на тази игра, ще прочете в него името ти; ботовете се посочват винаги.
