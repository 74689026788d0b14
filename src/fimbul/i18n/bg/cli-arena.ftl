### What the command `fimbul arena` says, and what is wrong with a bot of one’s own.

arena-title = { $games } игри: { $deals } раздавания, всяко изиграно от всички места; начално число { $seed }
arena-even = Ако всички бяха еднакво силни, всеки би спечелил { $share }%.
arena-progress = Играят се
arena-column-glory = слава
arena-column-rating = рейтинг
arena-column-mean = мсек
arena-column-p99 = 99%
arena-column-source = слава по източник
arena-several = { $bot } × { $seats }
arena-note = Бот с няколко места е показан средно за тях; равенствата се делят. Интервалите смятат раздаванията, а не игрите. Слава и рейтинг (OpenSkill) с ± едно стандартно отклонение. Милисекунди за решение: средно и колкото не надвишават 99% от тях.
arena-no-rating = Без рейтинг: OpenSkill не е инсталиран (pip install "fimbul[arena]").
arena-forfeits = { $bot } остави на случая { $count } от { $decisions } решения:
arena-fault = { $count } × { $fault }
arena-fault-more = и { $count } от друг вид
arena-ladder-title = { $players } играчи: колко печели един бот (ред) на маса от друг (колона), по { $games } игри; равен дял { $share }%
arena-players = Посочи от 2 до 4 бота, по един за всяко място.
arena-ladder-bots = За стълбицата трябват поне два различни бота.
arena-markdown = --markdown печата стълбица: добави --ladder.
arena-unknown-engine = Няма двигател „{ $engine }“. Двигателите са: { $known }.
no-ray = Ray не е инсталиран (pip install "fimbul[ray]").
bot-file-missing = Няма файл „{ $file }“ за бота „{ $bot }“.
bot-file-broken = Ботът „{ $bot }“ не може да се зареди от { $file }: { $reason }
bot-class-missing = В { $file } няма клас „{ $name }“. Ботове там: { $known }
bot-class-unnamed = Посочи и класа: { $file }:КЛАС. Ботове там: { $known }
bot-protocol = „{ $bot }“ не е бот; нужно му е: { $reason }
