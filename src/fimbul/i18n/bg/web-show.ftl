# Games of bots alone, to watch.

front-show = Гледай ботовете
front-show-hint = Игра само между ботове
show-lead = Ботовете играят помежду си, докато някой гледа; иначе играта чака. Всеки, който има линка, също може да гледа.
show-player = Играч { $number }
show-speed = Един ход трае
show-speed-slow = Три секунди
show-speed-steady = Секунда и половина
show-speed-fast = Половин секунда
show-begin = Гледай
