### What the server says no with, by its code: refusal-<code>. Told to the player who tried: why it
### does not work, and what to do. `offline` is the browser's own: no answer came.
### .see  of a reason why a move is impossible: numbers of the rules (not translated)

refusal-offline = Serwer nie odpowiada. Próbujemy dalej…

## What makes a move impossible

refusal-game-over = Gra skończona: niczego już nie da się zmienić.
refusal-not-your-decision = To nie twoja decyzja. Poczekaj na innych.
refusal-passed = Twój klan już spasował: w tej epoce nie wykonujesz więcej akcji, ale nadal możesz dołączać do bitew.
    .see = A4 T1
refusal-no-rage = Nie masz już szału, a bez szału nie ma akcji, nawet darmowej.
    .see = A3
refusal-illegal-move = Teraz nie możesz tego zrobić. Wybierz jedną z podświetlonych możliwości.
refusal-no-such-figure = Nie masz tam takiej figurki.
refusal-no-figure-there = Nie masz tam żadnej figurki.
refusal-wrong-figure = Ta figurka się do tego nie nadaje. Wybierz jedną z podświetlonych.
    .see = U3 U4
refusal-wrong-place = Tam nie można. Wybierz jedno z podświetlonych miejsc.
refusal-same-province = Twoje figurki już tam są. Wybierz inną prowincję.
    .see = M1 P2
refusal-not-adjacent = Ta prowincja nie sąsiaduje z prowincją bitwy: dołączyć można tylko z sąsiadujących.
    .see = P2 B1
refusal-province-destroyed = Ta prowincja jest zniszczona; nic już do niej nie wejdzie.
    .see = S3 F4
refusal-fjord-closed = Obie prowincje tego fiordu są zniszczone: fiord jest zamknięty.
    .see = N7
refusal-province-pillaged = Ta prowincja została już splądrowana. W następnej epoce jej żeton znów będzie odkryty.
    .see = P1 F6
refusal-not-pillaged = Ta prowincja nie została jeszcze splądrowana w tej epoce.
refusal-needs-upgrade = Twój klan potrzebuje do tego rozwinięcia.
    .see = U1
refusal-horns-full = Twój klan ma na planszy tyle figurek, na ile pozwalają rogi. Podnieś rogi albo pozwól komuś zginąć w chwale.
    .see = I4 C2 N2
refusal-not-enough-rage = Masz na to za mało szału. Wybierz coś tańszego.
    .see = A2
refusal-no-village-free = Wszystkie wioski są tam zajęte. Wybierz inną prowincję.
    .see = B3 N2
refusal-too-few-figures = Ofiara wymaga dwóch figurek, a na planszy masz ich mniej.
refusal-nobody-moved = Wyruszyć musi co najmniej jedna figurka. Wybierz, kto idzie.
    .see = M1
refusal-not-doomed = Tej figurce nic teraz nie grozi.
    .see = X1
refusal-not-in-hand = Nie masz tej karty na ręce.
refusal-not-in-pack = Tej karty nie ma wśród twoich kart do wyboru albo jest już wybrana.
refusal-not-played = Twój klan nie zagrał tej karty w tej bitwie.
refusal-wrong-kind-of-card = Teraz można dołożyć tylko kartę z białym dyskiem.
    .see = P6 G7
refusal-earlier-slot-empty = Wcześniejsze pole tego rodzaju jest puste: karta trafia tam.
    .see = U1 T8
refusal-stat-full = Ta statystyka jest już na najwyższym poziomie.
    .see = T3
refusal-stat-of-token = Tę statystykę podniosło już plądrowanie. Wybierz inną.
    .see = G10

## Moves that came too late, or are to be taken back

refusal-stale-decision = Gra poszła tymczasem dalej. Spójrz jeszcze raz i zdecyduj od nowa.
refusal-nothing-to-undo = Nie ma czego cofnąć: od twojego ostatniego ruchu coś zostało odkryte.
refusal-too-many-undos = Na razie nie można cofnąć więcej ruchów: najpierw coś musi zostać odkryte.
refusal-bad-position = W grze nie może być takiej pozycji. Edytor pokazuje, co jest nie tak.
refusal-unknown-move = Serwer nie zna takiego ruchu. Odśwież stronę i spróbuj ponownie.
refusal-stopped = Gra zatrzymała się w tym miejscu: zakończcie ją albo grajcie dalej stąd.
refusal-not-stopped = Gra już toczy się dalej: zdecydował ktoś inny.

## Chairs, names and the start

refusal-already-away = Już gra za ciebie zastępca.
refusal-not-away = Nikt cię nie zastępuje.
refusal-already-started = Gra już się zaczęła.
refusal-not-started = Gra jeszcze się nie zaczęła.
refusal-not-over = Gra jeszcze trwa: karty wszystkich widać dopiero po jej końcu.
refusal-not-ready = Nie wszyscy są jeszcze gotowi.
refusal-no-players = Przy stole musi ktoś siedzieć: boty nie grają same ze sobą.
refusal-no-rematch = Rewanż jest możliwy dopiero po końcu gry albo już na was czeka.
refusal-already-dealt = Przy tym stole toczy się dalej zaczęta gra: klany i pierwszy gracz są już ustaleni.
refusal-no-such-moment = W tej grze nie ma takiego momentu albo gra była już wtedy skończona.
refusal-rules-changed = Zasady od tamtej pory się zmieniły: tej gry nie da się stamtąd prowadzić dalej.
refusal-bad-record = To nie jest zapis gry, którą można prowadzić dalej.
refusal-only-bots = Przy tym stole grają tylko boty. Możesz oglądać.
refusal-too-many-shows = Oglądasz już dwie gry botów. Poczekaj, aż jedna się skończy.
refusal-bad-name = To imię nie ma widocznych znaków albo jego litery mają zbyt wiele znaków diakrytycznych. Wybierz inne.
refusal-name-taken = Ktoś przy tym stole nosi już to imię albo takie, które wygląda tak samo. Wybierz inne.
refusal-bad-chat = Wiadomość jest pusta albo za długa.
refusal-chair-free = Na tym miejscu nikt nie siedzi.
refusal-chair-taken = To miejsce zajął ktoś inny. Wybierz inne.
refusal-chairs-free = Są jeszcze wolne miejsca. Zaproś graczy albo dodaj boty.
refusal-chat-full = Czat przy tym stole jest pełny.
refusal-clan-taken = Ten klan prowadzi ktoś inny. Wybierz inny.
refusal-table-full = Wszystkie miejsca przy tym stole są zajęte.
refusal-no-bot = Na tym miejscu nie siedzi bot.
refusal-unknown-bot = Nie ma bota tego poziomu.
refusal-not-seated = Nie siedzisz przy tym stole. Najpierw zajmij miejsce.
refusal-not-your-chair = To nie twoje miejsce.
refusal-not-your-seat = To nie twój klan.
refusal-no-spectators = Ten stół widzą tylko jego gracze.
refusal-no-hints = Przy tym stole podpowiedzi są wyłączone.
refusal-no-analyses = Ten serwer nie analizuje gier.
refusal-no-analysis = Nie ma jeszcze analizy tej gry.
refusal-not-analysable = Ta gra nie została rozegrana do końca albo toczyła się według starszych zasad: nie da się jej przeanalizować.
refusal-many-analyses = Zbyt wiele gier czeka na analizę. Spróbuj ponownie, gdy któraś z twoich będzie gotowa.
refusal-not-a-saga = To nie jest zapis gry: zapis zaczyna się od „fimbul saga”.
refusal-partial-saga = Ten zapis zawiera tylko to, co widział jeden gracz. Pobierz go ponownie, gdy gra się skończy.
refusal-unknown-saga = Ten zapis pochodzi z nowszej wersji, której ten serwer nie zna.
refusal-short-saga = Ten zapis kończy się przed pierwszym ruchem: plik jest ucięty.
refusal-broken-saga = Jednego wiersza tego zapisu nie da się odczytać.
refusal-no-lessons = To nie jest gra z przewodnikiem.
refusal-not-your-table = Ten stół utworzył ktoś inny.
refusal-table-in-use = Przy tym stole ktoś siedzi.
refusal-upgrade-required = To połączenie wymaga WebSocketu.
refusal-no-such-table = Nie ma takiego stołu. Sprawdź link.
refusal-no-such-puzzle = Nie ma takiego zadania.
refusal-no-position = Jako pozycję można otworzyć tylko początek tury albo draftu.
refusal-no-such-code = Ten kod jest nieznany, zużyty albo za stary. Poproś o nowy.

## The line and the server

refusal-blocked = Operator tego serwera zablokował cię na pewien czas.
refusal-busy = Przy tym stole dzieje się za dużo naraz. Spróbuj za chwilę.
refusal-crowded = Serwer jest teraz przepełniony. Zostań na tej stronie: sama będzie próbować, aż zwolni się miejsce.
refusal-log-full = Przy tym stole było już za dużo zmian: więcej się nie zmieści.
refusal-too-many-requests = Nie tak szybko. Spróbuj za chwilę.
refusal-too-many-connections = Ten stół jest otwarty w zbyt wielu oknach. Zamknij kilka z nich.
refusal-too-slow = Łącze jest za wolne: dane nie dotarły na czas. Spróbuj ponownie.
refusal-length-required = Żądanie nie podaje swojej długości.
refusal-too-large = To za długie dla serwera.
refusal-cut-short = Połączenie urwało się, zanim wszystko dotarło. Spróbuj ponownie.
refusal-bad-request = Serwer tego nie zrozumiał. Odśwież stronę i spróbuj ponownie.
refusal-bad-token = Serwer nie rozpoznaje tej przeglądarki. Odśwież stronę.
refusal-foreign-origin = To żądanie przyszło z innej witryny, więc zostało odrzucone.
refusal-unsupported-media-type = Serwer tego nie zrozumiał. Odśwież stronę.
refusal-wrong-host = Serwer nie zna tego adresu. Otwórz stronę pod jej właściwym adresem.
refusal-not-found = Pod tym adresem nic nie ma.
refusal-method-not-allowed = Serwer tego nie rozumie. Odśwież stronę.
refusal-internal = Coś poszło nie tak na serwerze. Nic się nie zmieniło; spróbuj ponownie.
refusal-not-saved = Serwer nie mógł tego zapisać. Sprawdź, czy zmiana mimo to nastąpiła, i spróbuj ponownie.
refusal-timed-out = Serwer nie zdążył odpowiedzieć. Zmiana może jeszcze nastąpić: sprawdź i spróbuj ponownie.
