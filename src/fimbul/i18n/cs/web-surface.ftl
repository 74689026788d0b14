### The decision surface in the browser: what is explained on request, and what is seen at a glance.

## On request

decide-what = Co to je?
decide-below = Vyber některou ze svých karet dole.
decide-why-battle = Bitevní karta se hraje v bitvě.
    .see = P5 P6
peek-title = Vysvětlení
peek-rules = Co říkají pravidla

## At a glance

# A player or bot with the clan: "Anna (Raven)".
seat-name = { $player } ({ $clan })
quest-done = Teď by byl splněn
quest-open = Zatím nesplněn
panel-reserve = V zásobě: { $pieces }
panel-valhalla = Ve Valhalle: { $pieces }
chat-unread = { $count ->
    [one] { $count } nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
}
