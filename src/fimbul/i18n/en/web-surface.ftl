### The decision surface in the browser: what is explained on request, and what is seen at a glance.

## On request

decide-what = What is this?
decide-below = Choose from your cards below.
decide-why-battle = Battle cards are played in battles.
    .see = P5 P6
peek-title = Explanation
peek-rules = What the rules say

## At a glance

# A player or bot with the clan: "Anna (Raven)".
seat-name = { $player } ({ $clan })
quest-done = Would be fulfilled now
quest-open = Not fulfilled yet
panel-reserve = In the reserve: { $pieces }
panel-valhalla = In Valhalla: { $pieces }
chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
