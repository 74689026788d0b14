# Games of bots alone, to watch.

front-show = Watch bots play
front-show-hint = A game of bots alone, just to watch
show-lead = Bots play among themselves while somebody watches; otherwise the game is paused. Anybody who has the link can watch too.
show-player = Player { $number }
show-speed = A move takes
show-speed-slow = Three seconds
show-speed-steady = One and a half
show-speed-fast = Half a second
show-begin = Watch
