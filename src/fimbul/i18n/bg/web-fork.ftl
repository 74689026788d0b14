# Games that are played on from a moment of another game.

fork-act = Играй оттук
fork-lead = Нова маса продължава тази игра след ход { $at }. Картите ѝ вече не са тайна: ти и всеки, който е гледал играта, може да ги знаете.
fork-others = С другите кланове играят
fork-friends = Приятели
fork-friends-hint = Масата чака: прати линка и всеки заема един от другите кланове.
fork-begin = Започни играта
fork-from = Тази игра продължава друга от ход { $moves }
fork-from-record = Тази игра продължава запис от ход { $moves }
