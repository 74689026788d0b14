### The page a visitor opens, the lobby of a table, the settings and the rules in the browser.

## The front page

front-lead = Wikingowie, bogowie i potwory w świecie, który chyli się ku końcowi. Zbieraj dary bogów, najeżdżaj prowincje i zgiń w chwale.
front-fan = Nieoficjalna, fanowska implementacja gry planszowej Blood Rage dla 2–4 graczy. Za darmo i bez konta.
front-name = Twoje imię
front-name-default = Wędrowiec
front-play = Graj teraz
front-play-hint = Od razu, z trzema botami
front-rivals = Twoi przeciwnicy
front-new = Nowy stół
front-new-hint = Dla znajomych albo na własnych zasadach
front-join = Dołącz
front-join-hint = Przez link albo kod
front-rules = Zasady
front-rules-hint = W dwie minuty albo w całości
front-study = Nauka i przewodniki
front-settings = Ustawienia
front-bots = Dla twórców botów
front-source = Wolne oprogramowanie na licencji MIT. Wydawca Blood Rage nie jest jego autorem ani go nie firmuje.
front-art = Drzewo świata nad ciemnym morzem, za nim blask płonącego świata
front-busy = Tworzenie stołu…

## Lists of tables

front-tables = Stoły
front-mine = Twoje stoły
front-mine-empty = Tu pojawią się stoły, przy których siedzisz.
front-list-open = Otwarte
front-list-running = W toku
front-list-finished = Zakończone
front-empty-open = Nikt teraz nie czeka. Utwórz stół, a inni go tu znajdą.
front-empty-running = Nie toczy się żadna publiczna gra. Twoja może być pierwsza.
front-empty-finished = Żadna saga nie dobiegła jeszcze końca.
front-more = Pokaż więcej
front-free = { $count ->
    [0] komplet
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
front-age = Epoka { $age }
front-over = zakończona
front-glory = { $name }: { $glory } pkt chwały
front-sit = Usiądź
front-watch = Oglądaj
front-look = Zobacz
front-resume = Graj dalej
front-your-turn = Twoja kolej
front-unlisted = Tylko z linkiem
front-unnamed = pusty stół
front-forget = Usuń z listy
front-days = { $days ->
    [one] { $days } dzień na decyzję
   *[other] { $days } dni na decyzję
}
front-live = { $minutes } min + { $seconds } s

## A new table

front-form-players = Gracze
front-form-edition = Wydanie
front-form-edition-standard = Standardowe
front-form-edition-standard-hint = Takie, jakie drukuje się dzisiaj.
front-form-edition-first-print = Pierwszy druk
front-form-edition-first-print-hint = Bez kart dodanych później i z dawnymi wartościami toporów.
front-form-draft = Epoka 1
front-form-draft-yes = Draft
front-form-draft-yes-hint = Wszyscy wybierają karty i przekazują resztę, jak w innych epokach.
front-form-draft-no = Pierwsza gra
front-form-draft-no-hint = Każdy gra ośmioma rozdanymi kartami: łatwiej na początek.
front-form-seats = Kolejność
front-form-seats-shuffled = Losowana
front-form-seats-shuffled-hint = Kolejność gry losuje się na początku.
front-form-seats-as-seated = Według miejsc
front-form-seats-as-seated-hint = Gra się w kolejności miejsc przy stole.
front-form-clock = Zegar
front-form-clock-none = Brak
front-form-clock-none-hint = Nikt nikogo nie pogania.
front-form-clock-live = Na żywo
front-form-clock-live-hint = Na każdą decyzję masz kilka darmowych sekund; potem ubywa twojego zapasu minut. Gdy się skończy, decyduje zastępca.
front-form-clock-days = Dni
front-form-clock-days-hint = Gra na raty: tyle dni na każdą decyzję.
front-form-bank = Zapas minut
front-form-increment = Darmowe sekundy na decyzję
front-form-days = Dni na decyzję
front-form-range = od { $least } do { $most }
front-form-public = Publiczny
front-form-public-hint = Na liście otwartych stołów; bez tego można tu trafić tylko z linkiem.
front-form-spectators = Widzowie
front-form-spectators-hint = Inni mogą oglądać; nikt nie widzi kart na rękach.
front-form-create = Utwórz stół

## Join by link or code

front-join-field = Link albo kod
front-join-field-hint = Link do stołu albo ośmioznakowy kod z twojego drugiego urządzenia.
front-join-do = Przejdź
front-join-unknown = To ani link do stołu, ani kod.

## The lobby

lobby-title = Stół gotowy
lobby-wait = Czekamy na graczy
lobby-chair = Miejsce { $number }
lobby-free = Wolne miejsce
lobby-you = Ty
lobby-yours = Na tym urządzeniu
lobby-sit = Usiądź tutaj
lobby-sit-down = Usiądź
lobby-join = Dołącz do stołu
lobby-join-hint = Zajmij miejsce pod dowolnym imieniem. Bez konta i hasła: twoje miejsce pamięta ta przeglądarka.
lobby-full = Wszystkie miejsca są zajęte. Gdy gra się zacznie, możesz oglądać.
lobby-full-closed = Wszystkie miejsca są zajęte, a ten stół nie wpuszcza widzów.
lobby-add-bot = Dodaj bota
lobby-add-player = Dodaj gracza tutaj
lobby-add-player-hint = Wspólne urządzenie: przekazujecie je sobie przy każdej decyzji.
lobby-send-away = Usuń
lobby-leave = Zwolnij miejsce
lobby-ready = Czeka na start
lobby-not-ready = Jeszcze nie
lobby-be-ready = Zgłoś gotowość
lobby-clan = Klan
lobby-clan-any = Losowy
lobby-clan-any-hint = Losowany na początku
lobby-clan-taken = { $clan }: zajęty
lobby-first-lot = Losowo
lobby-first-lot-hint = Pierwszy gracz zostanie wylosowany na początku.
lobby-bot-random = Błazen
lobby-bot-random-hint = Gra losowo: dobry na pierwszy raz.
lobby-bot-thrall = Sługa
lobby-bot-thrall-hint = Gra według prostych reguł, i to szybko.
lobby-bot-karl = Karl
lobby-bot-karl-hint = Liczy, zanim ruszy do walki, i ma plan na swoje karty.
lobby-bot-jarl = Jarl
lobby-bot-jarl-hint = Patrzy naprzód i ocenia to, co widzi.
lobby-bot-norn = Norna
lobby-bot-norn-hint = Przed każdym ruchem przegląda wiele możliwych przyszłości.
lobby-bot-skald = Skald
lobby-bot-skald-hint = Nauczył się gry, grając sam ze sobą: najsilniejszy.
lobby-own-bot-hint = Bot, którego dodał gospodarz tego serwera.
lobby-bot-gone-hint = Nie ma go już na tym serwerze: gra za niego zastępca.
lobby-start = Zacznij grę
lobby-start-free = { $count ->
    [one] Jedno miejsce jest wolne: zaproś kogoś albo dodaj bota.
    [few] Są { $count } wolne miejsca: zaproś kogoś albo dodaj boty.
   *[many] Jest { $count } wolnych miejsc: zaproś kogoś albo dodaj boty.
}
lobby-start-not-ready = Czekamy na: { $names }
lobby-start-alone = Najpierw usiądź; zacząć może każdy przy stole.
lobby-start-now = Jest komplet.
lobby-fill = Uzupełnij botami
lobby-invite = Zaproś
lobby-invite-hint = Wyślij link albo pokaż kod do zeskanowania telefonem.
lobby-link = Link do tego stołu
lobby-options = Ustawienia gry
lobby-option-players = { $count ->
    [one] { $count } gracz
   *[other] { $count } graczy
}
lobby-option-standard = Wydanie standardowe
lobby-option-first-print = Pierwszy druk
lobby-option-draft = Draft w każdej epoce
lobby-option-no-draft = Wariant na pierwszą grę: epoka 1 bez draftu
lobby-option-shuffled = Kolejność losowana na początku
lobby-option-as-seated = Kolejność według miejsc
lobby-option-clock-none = Bez zegara
lobby-option-clock-live = Zegar na żywo: { $minutes } min zapasu, { $seconds } s darmowych na każdą decyzję
lobby-option-clock-days = { $days ->
    [one] { $days } dzień na każdą decyzję
   *[other] { $days } dni na każdą decyzję
}
lobby-option-public = Na liście publicznej
lobby-option-unlisted = Tylko z linkiem
lobby-option-spectators = Widzowie mile widziani
lobby-option-no-spectators = Bez widzów
lobby-back = Na stronę główną
lobby-closed = Nie masz dostępu do tego stołu

## Settings

settings-title = Ustawienia
settings-language = Język
settings-language-bg = Български
settings-language-cs = Čeština
settings-language-en = English
settings-language-pl = Polski
settings-language-ru = Русский
settings-theme = Wygląd
settings-theme-dark = Ciemny
settings-theme-light = Jasny
settings-theme-auto = Systemowy
settings-speed = Animacje
settings-speed-slow = Wolne
settings-speed-normal = Normalne
settings-speed-fast = Szybkie
settings-speed-off = Wyłączone
settings-speed-hint = Bitwy, wyprawy i Ragnarök widać krok po kroku.
settings-speed-still = Twój system prosi o mniej ruchu: bitwy, wyprawy i Ragnarök widać krok po kroku w nieruchomych obrazach.
settings-speed-off-hint = Wyniki widać od razu.
settings-sound = Dźwięk
settings-sound-hint = Róg zagra, gdy przyjdzie twoja kolej.
settings-notifications = Powiadomienia
settings-notifications-hint = Dostaniesz powiadomienie, gdy przyjdzie twoja kolej.
settings-notifications-denied = Przeglądarka na to nie pozwala. Zmień to w jej ustawieniach.
settings-confirm = Potwierdzaj każdy ruch
settings-confirm-hint = Nic nie zostanie wysłane bez twojej zgody.
settings-keyboard = Klawiatura
settings-key-digits = 1 … 9
settings-key-digits-does = wybiera opcję o tym numerze
settings-key-tab = Tab
settings-key-tab-does = przechodzi po wszystkim, co można wybrać
settings-key-arrows = ← ↑ → ↓
settings-key-arrows-does = przesuwają po mapie i po kartach
settings-key-enter = Enter
settings-key-enter-does = wybiera to, co zaznaczone
settings-key-escape = Esc
settings-key-escape-does = wraca o krok albo zamyka
settings-key-u = U
settings-key-u-does = cofa ostatni ruch
settings-table = Ten stół
settings-transfer = Inne urządzenie
settings-transfer-hint = Zabierz swoje miejsce ze sobą, na przykład na telefon. To urządzenie też je zachowa.
settings-transfer-make = Pokaż kod
settings-transfer-life = Jednorazowy, ważny dziesięć minut. Zeskanuj go albo wpisz na stronie głównej pod „Dołącz”.
settings-reclaim = Zgubione urządzenie
settings-reclaim-hint = Zginął ci telefon albo ktoś inny ma twoje miejsce? Zostaw je tylko na tym urządzeniu: wszystkie inne je stracą, a kody przestaną działać.
settings-reclaim-ask = Odłącz inne urządzenia
settings-reclaim-do = Odłącz je
settings-reclaim-not = Zostaw je
settings-reclaim-done = Twoje miejsce jest teraz tylko na tym urządzeniu.
settings-leave = Odejdź od stołu
settings-leave-hint = Dalej gra za ciebie zastępca; wrócić możesz w każdej chwili. Gdy przy stole nie zostanie nikt, gra zostaje wstrzymana.
settings-leave-do = Oddaj grę zastępcy
settings-leave-not = Zostań
settings-return = Powrót
settings-return-hint = W tej chwili gra za ciebie zastępca.
settings-return-do = Wróć do gry
settings-room = Na dużym ekranie
settings-room-hint = Stół bez kart graczy, na telewizor albo rzutnik.
settings-record = Zapis gry
settings-record-hint = Wszystkie ruchy, o ile wolno ci je znać; po końcu gry w całości.
settings-record-get = Pobierz zapis
settings-show-qr = Pokaż jako kod QR
settings-qr = Kod QR
settings-copy = Kopiuj
settings-copied = Skopiowano
settings-share = Udostępnij

## The rules in the browser

rulesweb-title = Zasady
rulesweb-back = Wróć
rulesweb-quick = W dwie minuty
rulesweb-all = Według numerów
rulesweb-cards = Karty
rulesweb-contents = Spis treści
rulesweb-search = Szukaj
rulesweb-search-hint = Słowo albo numer, np. P6
rulesweb-none = Nic nie znaleziono.
rulesweb-found = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}
rulesweb-ages = Epoka
rulesweb-age-all = Wszystkie epoki
rulesweb-age = Epoka { $age }
rulesweb-kinds = Rodzaj
rulesweb-kind-all = Wszystkie rodzaje
rulesweb-sizes = Rozmiar
rulesweb-size-small = Małe
rulesweb-size-normal = Zwykłe
rulesweb-size-large = Duże
rulesweb-cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
rulesweb-copies = × { $count }
rulesweb-quick-aim = Chwała
rulesweb-quick-aim-text = Po trzech epokach świat się kończy. Wygrywa ten, kto ma wtedy najwięcej chwały; ilu wojowników przeżyło, nie ma znaczenia. Chwalebna śmierć też prowadzi do zwycięstwa.
rulesweb-quick-draft = 1. Dary bogów
rulesweb-quick-draft-text = Każda epoka zaczyna się od ośmiu kart. Zachowaj jedną, resztę przekaż w lewo, i tak dalej, aż będziesz mieć sześć: karty bitwy, wyprawy, które dają nagrody na koniec epoki, i rozwinięcia, które wzmacniają twój klan.
rulesweb-quick-rage = 2. Szał
rulesweb-quick-rage-text = Szałem płacisz za akcje. W swojej turze wykonujesz jedną: najazd figurką, wymarsz z jednej prowincji do drugiej, rozwinięcie, wyprawę podjętą w tajemnicy albo plądrowanie. Bez szału nie ma już akcji, ale walczyć nadal możesz.
rulesweb-quick-pillage = 3. Plądrowanie
rulesweb-quick-pillage-text = Gdzie stoisz, tam możesz plądrować; każdą prowincję plądruje się raz na epokę. Kto stoi obok, może dołączyć do walki, jeśli jest wolna wioska. Każdy kładzie jedną zakrytą kartę; siłę figurek i kart się sumuje, a najwyższa suma wygrywa bitwę i zdobywa chwałę. Nagrodę zdobywa tylko plądrujący – gdy wygra albo gdy nikt nie stanie mu na drodze. Figurki przegranych trafiają do Walhalli. Remis niszczy wszystkich.
rulesweb-quick-stats = 4. Szał, topory, rogi
rulesweb-quick-stats-text = Plądrowanie podnosi trzy statystyki: szał do wydania w każdej epoce, topory, czyli chwałę za wygrane bitwy, i rogi, czyli liczbę figurek na planszy. Na wysokich poziomach dają na koniec chwałę.
rulesweb-quick-ragnarok = 5. Ragnarök
rulesweb-quick-ragnarok-text = Na koniec epoki rozlicza się wyprawy, a potem jedna prowincja płonie; która, wszyscy wiedzą z góry. Kto w niej stoi, ginie i zyskuje za to chwałę. Potem polegli wracają z Walhalli i zaczyna się następna epoka.
rulesweb-quick-hint = W grze podświetla się tylko to, co możliwe; wyjaśnienie zobaczysz, gdy najedziesz na coś kursorem albo przytrzymasz to palcem.
rulesweb-quick-play = Do stołów
