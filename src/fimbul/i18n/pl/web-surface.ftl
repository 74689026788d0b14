### The decision surface in the browser: what is explained on request, and what is seen at a glance.

## On request

decide-what = Co to jest?
decide-below = Wybierz jedną ze swoich kart poniżej.
decide-why-battle = Kartę bitwy zagrywa się w bitwie.
    .see = P5 P6
peek-title = Wyjaśnienie
peek-rules = Co mówią zasady

## At a glance

# A player or bot with the clan: "Anna (Raven)".
seat-name = { $player } ({ $clan })
quest-done = Teraz byłaby ukończona
quest-open = Jeszcze nieukończona
panel-reserve = W rezerwie: { $pieces }
panel-valhalla = W Walhalli: { $pieces }
chat-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[other] { $count } nowych wiadomości
}
