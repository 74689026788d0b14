# Games that are played on from a moment of another game.

fork-act = Играть отсюда
fork-lead = Новый стол продолжит эту игру после хода { $at }. Её карты больше не тайна: их можешь знать и ты, и все, кто видел эту игру.
fork-others = За другие кланы играют
fork-friends = Друзья
fork-friends-hint = Стол подождёт: отправь ссылку, и каждый займёт один из других кланов.
fork-begin = Начать игру
fork-from = Эта игра продолжает другую с хода { $moves }
fork-from-record = Эта игра продолжает запись с хода { $moves }
