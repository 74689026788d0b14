### The decision surface in the browser: what is explained on request, and what is seen at a glance.

## On request

decide-what = Какво е това?
decide-below = Избери сред картите си долу.
decide-why-battle = Карта битка се играе в битка.
    .see = P5 P6
peek-title = Обяснение
peek-rules = Какво казват правилата

## At a glance

# A player or bot with the clan: "Anna (Raven)".
seat-name = { $player } ({ $clan })
quest-done = Сега би било изпълнено
quest-open = Още не е изпълнено
panel-reserve = В резерва: { $pieces }
panel-valhalla = Във Валхала: { $pieces }
chat-unread = { $count ->
    [one] { $count } ново съобщение
   *[other] { $count } нови съобщения
}
