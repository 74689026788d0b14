### What the command `fimbul stats` says.

stats-title = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}; policzone klany: { $clans }
stats-even = Gdyby wszystkie klany były równe, każdy wygrywałby { $share }% swoich partii.
stats-shipped = Statystyki dołączone do Fimbula: partie botów { $levels } między sobą.
stats-progress = Liczenie

## The columns. All but the pick and the numbers of cards and clans are in percent.

stats-column-taken = wzięta
stats-column-pick = wybór
stats-column-played = zagrana
stats-column-wins-taken = wygrane, gdy wzięta
stats-column-wins-played = wygrane, gdy zagrana
stats-column-sample = klany
stats-column-held = na ręce
stats-column-battles = w bitwie
stats-column-sheet = plansza
stats-column-fulfilled = ukończona
stats-column-discarded = odrzucona
stats-column-saved = zachowana
stats-note-wins = Wzięta: z kopii, które ktoś widział w drafcie. Wybór: średnie miejsce w drafcie. Zagrana: z przypadków, gdy była na ręce. Wygrane: klanów, które kartę wzięły lub zagrały, w procentach z przedziałem 95%, oraz liczba tych klanów. Zwycięzcy mogą mieć kartę z innych powodów niż jej siła.
stats-note-hands = Na ręce: ile razy kopia była na ręce przez epokę lub jej część. W bitwie: ile razy zagrano ją w bitwie; karta może wrócić i zostać zagrana ponownie. Plansza: położona na planszy klanu jako rozwinięcie albo podjęta jako wyprawa. Ukończona: z podjętych wypraw. Wszystko oprócz pierwszej liczby i „w bitwie” jest w procentach, a wszystko oprócz „ukończona” – z przypadków na ręce.
stats-note-small = * Mniej niż { $sample } przypadków: za mało, by porównywać, więc bez miejsca w rankingu.
stats-left-out-unfinished = Pominięte, bo nieukończone: { $games }
stats-left-out-outdated = Pominięte, bo dzisiejsze zasady nie potrafią ich odtworzyć: { $games }
stats-left-out-forked = Pominięte, bo są dalszym ciągiem innej gry, prowadzonym od jej środka: { $games }
stats-left-out-prepared = Pominięte, bo ich rozdanie przygotowano do gry z przewodnikiem: { $games }

## Mistakes

stats-one-source = podaj zapisy, --games z --bots albo --database: tylko jedno z nich
stats-no-file = nie ma pliku ani folderu { $file }
stats-no-games = Nie ma pasującej ukończonej partii.
stats-unknown-sort = Nie ma porządku „{ $sort }”. Można sortować według: { $known }.
stats-unreadable-table = Dziennika stołu { $table } nie da się odczytać.
stats-failed = nie udało się policzyć stołów: { $reason }
