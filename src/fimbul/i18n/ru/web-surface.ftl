### The decision surface in the browser: what is explained on request, and what is seen at a glance.

## On request

decide-what = Что это?
decide-below = Выбери одну из своих карт внизу.
decide-why-battle = Карту битвы играют в битве.
    .see = P5 P6
peek-title = Пояснение
peek-rules = Что говорят правила

## At a glance

# A player or bot with the clan: "Anna (Raven)".
seat-name = { $player } ({ $clan })
quest-done = Сейчас была бы исполнена
quest-open = Пока не исполнена
panel-reserve = В резерве: { $pieces }
panel-valhalla = В Вальхалле: { $pieces }
chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
