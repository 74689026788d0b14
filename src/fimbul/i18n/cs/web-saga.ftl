### The head of the table, the strip that says what is wrong, the saga, the room and the end.
### $clan, $clans   names of clans; $clans is a list such as "Wolf and Raven"
### $age            the number of an age as a Roman numeral: I, II or III

## The head of the table

header-front = Na úvodní stránku
header-age = { $age }. věk · { $phase }
header-over = Konec hry
header-dooms = Ragnarök
# Follows the name of one of the three provinces that Ragnarök takes. $state is now, later or past.
header-doom = { $state ->
    [past] zničená { $age ->
        [I] v
       *[other] ve
    } { $age }. věku
    [now] pohltí ji Ragnarök na konci tohoto věku
   *[later] pohltí ji Ragnarök na konci { $age }. věku
}
header-mine = Jsi na řadě
header-waits = Čeká se na: { $who }
header-watching = Sleduješ hru
header-live = Připojeno
header-connecting = Připojování
header-lost = Spojení ztraceno
header-saga = Sága
header-rules = Pravidla
header-settings = Nastavení
header-room = Ukázat na velké obrazovce
header-fullscreen = Celá obrazovka
header-fullscreen-end = Ukončit celou obrazovku

## The strip over the board

banner-connecting = Připojování…
banner-lost = Spojení ztraceno. Navazuje se znovu… Tvé tahy jsou v bezpečí.
banner-restarting = Server se restartuje. Za chvilku hra pokračuje.
banner-away = Za klan { FORM($clan, "genitive") } hraje náhradník.
banner-return = Převzít hru
banner-resting = Hra je pozastavená: u stolu nikdo není. Pokračuje, až se někdo vrátí.
banner-thrown-out = Tvé místo je teď jen na jiném zařízení. Hru už jen sleduješ.
banner-watching = Sleduješ hru. Karty v rukou hráčů zůstávají skryté.
banner-twice = Tento stůl je otevřený i v jiném okně. Obě okna ukazují tutéž hru.
banner-dismiss = Skrýt

## The saga

saga-title = Sága
saga-filter = Co ukázat
saga-filter-all = Vše
saga-filter-battles = Bitvy
saga-filter-glory = Sláva
saga-filter-mine = Moje
saga-filter-chat = Chat
saga-empty-all = Zatím se nic nestalo.
saga-empty-battles = Zatím žádná bitva.
saga-empty-glory = Slávu zatím nikdo nezískal.
saga-empty-mine = Zatím nic, co by se týkalo tvého klanu.
saga-empty-chat = Zatím nikdo nic neřekl.
saga-setup = Před prvním věkem
saga-age = { $age }. věk
saga-draft = Dary bohů
saga-end-of-age = Konec věku
saga-turn = Tah: { $clan }
saga-new = { $count ->
    [one] { $count } nový řádek
    [few] { $count } nové řádky
   *[other] { $count } nových řádků
}
saga-earlier = Ukázat starší
saga-away = Co se stalo bez tebe
saga-away-jump = { $count ->
    [one] Bez tebe přibyl { $count } řádek
    [few] Bez tebe přibyly { $count } řádky
   *[other] Bez tebe přibylo { $count } řádků
}
saga-undone = { $clan } bere tah zpět.
saga-left = { $name } odchází. Dál hraje náhradník.
saga-returned = { $name } je zpět.
saga-ended = Správce serveru tento stůl ukončil.
saga-rematched = Odveta je připravena.
saga-resumed = { $name } pokračuje ve hře odtud.
saga-given-up = { $name } tady hru ukončuje.
saga-said = { $name }: { $text }
saga-chat-label = Napiš něco všem
saga-chat-send = Odeslat
saga-chat-long = { $count ->
    [one] { $count } znak navíc
    [few] { $count } znaky navíc
   *[other] { $count } znaků navíc
}
saga-chat-room = { $count ->
    [one] zbývá { $count } znak
    [few] zbývají { $count } znaky
   *[other] zbývá { $count } znaků
}
saga-show-place = Ukázat na mapě: { $place }

## My turn, told beyond the page

saga-turn-title = ● Jsi na řadě – Fimbul
saga-turn-notice = Jsi na řadě
saga-turn-notice-text = Hra čeká na klan { FORM($clan, "genitive") }.

## The room: the table on a big screen

room-join = Přidej se telefonem
room-join-text = Naskenuj tento kód a posaď se.
room-follow = Sleduj hru na telefonu
room-chairs = { $count ->
    [0] Všechna místa jsou obsazená
    [one] { $count } místo je volné
    [few] { $count } místa jsou volná
   *[other] { $count } míst je volných
}
room-free = volné
room-bot = hraje počítač
room-ready = čeká na start
room-choosing = ještě vybírá
room-begins = Hra začne, až budou všichni připraveni.
room-saga = Poslední události
room-doom = Ragnarök pohltí { FORM($province, "accusative") }

## The end

end-title = Sága je u konce
end-won = { $count ->
    [one] Vítězí { $clans }
   *[other] O vítězství se dělí { $clans }
}
end-places = Pořadí
end-place = { $place }.
end-glory = { $glory } slávy
end-you = ty
end-chart = Sláva v čase
end-chart-label = Čára pro každý klan: jeho sláva od prvního věku do konce. Stejná čísla ukazuje tabulka pod grafem.
end-chart-age = { $age }. věk
end-sources = Odkud sláva přišla
end-table = Jako tabulka
end-who = Klan
end-sum = Celkem
end-after-age = Po { $age }. věku
end-rematch = Odveta
end-rematch-go = K novému stolu
end-record-download = Stáhnout záznam
end-board = Prohlédnout plán
end-reopen = Konečný výsledek
end-front = Úvodní stránka

## A game that has stopped: a move in its log is not possible any more

stopped-title = Hra se zastavila
stopped-ended-title = Hra byla ukončena
stopped-over-title = Hra podle starších pravidel
stopped-move = Tah { $move } této hry není podle pravidel možný.
stopped-setup = Podle pravidel nemůže tato hra tak, jak byla rozdána, vůbec začít.
stopped-choice = Co následovalo, zůstává uloženo, ale nehraje se. Kterýkoli hráč může odtud pokračovat, nebo hru ukončit; kdo je první, rozhodne za všechny.
stopped-watch = Co následovalo, zůstává uloženo, ale nehraje se. Teď hráči rozhodnou, zda hra bude pokračovat.
stopped-resume = Pokračovat odtud
stopped-end = Ukončit hru
stopped-resume-sure = { $count ->
    [one] Hra pokračuje odtud. Tah, který není možný, navždy propadá.
    [few] Hra pokračuje odtud. Navždy propadají { $count } tahy počínaje tímto.
   *[other] Hra pokračuje odtud. Navždy propadá { $count } tahů počínaje tímto.
}
stopped-end-sure = Hra skončí se slávou, jaká je teď. Nikdo nevyhraje.
stopped-ended = Některý z hráčů tu hru ukončil; nikdo nevyhrál.
stopped-over = Herní plán ukazuje stav před tímto tahem. Hra skončila takto: { $result }.
stopped-glory = { $clan } { $glory }
