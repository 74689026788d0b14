# Games of bots alone, to watch.

front-show = Гледай игра на ботове
front-show-hint = Ботовете играят сами, а ти гледаш
show-lead = Ботовете играят помежду си, докато някой гледа; иначе играта е на пауза. Всеки, който има линка, също може да гледа.
show-player = Играч { $number }
show-speed = Един ход трае
show-speed-slow = Три секунди
show-speed-steady = Секунда и половина
show-speed-fast = Половин секунда
show-begin = Гледай
