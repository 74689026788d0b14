### What a decision asks and what can be answered, at the terminal and in the browser.

## Decisions: what is asked

decision-draft = { $count ->
    [one] Nech si jednu z těchto karet pro { $age }. věk (výběr { $pick }/{ $picks }); zbytek putuje doleva.
   *[other] Nech si { $count } z těchto karet pro { $age }. věk, jednu po druhé (výběr { $pick }/{ $picks }).
}
decision-action = { FORM($clan, "vocative") }, jsi na tahu. Zuřivost: { $rage }.
decision-march-target = Pochod z { FORM($source, "genitive") }: kam?
decision-march-figures = Kdo pochoduje z { FORM($source, "genitive") } do { FORM($target, "genitive") }?
decision-free-invasion = Můžeš hned zdarma provést obsazení { FORM($pieces, "instrumental") }.
decision-succor = { card-friggas-succor }: přivést do { FORM($province, "genitive") } ještě jednoho válečníka?
decision-pillage-at-once = { card-thors-domain }: zaplatit 2 body zuřivosti (máš { $rage }) a hned plenit { FORM($province, "accusative") }?
decision-call-to-battle = Svolání k boji: pošleš figurku do { FORM($province, "genitive") }?
decision-battle-card = Bitva o { FORM($province, "accusative") }: kterou kartu zahraješ lícem dolů?
decision-quest-as-battle = Tvůj odhalený úkol { $card } se může počítat jako bitevní karta.
decision-late-card = Karty jsou odhaleny. Přidáš ještě jednu do bitvy o { FORM($province, "accusative") }?
decision-keep-one-figure = { card-odins-tide }: která z tvých figurek v bitvě zůstane? Ostatní budou zničeny.
decision-protection = { card-friggas-protection }: v { FORM($province, "locative") } máš přijít o { FORM($pieces, "accusative") }. Zaplatit 1 bod zuřivosti (máš { $rage }) a jednu figurku zachránit?
decision-flight = { figure-volur-witch } má být v { FORM($province, "locative") } zničena. Uprchne do Yggdrasilu?
decision-keep-played-cards = { card-tyrs-prowess }: zaplatit 1 bod zuřivosti (máš { $rage }) a nechat si zahranou kartu?
decision-raise-stat = Kterou vlastnost zvýšíš o jeden stupeň?
decision-leader-move = { card-lord-of-hammers }: kam půjde tvůj vůdce z { FORM($province, "genitive") }?
decision-blessing = { card-lokis-blessing }: zdarma znovu obsadit { FORM($province, "accusative") } válečníkem?
decision-sacrifice = { card-friggas-sacrifice }: kterou druhou figurku obětuješ?
decision-save-card = Věk končí. Kterou kartu si schováš do dalšího? Ostatní se odhodí.

## Moves: what can be answered. move-<verb>, or move-<verb>-<decision> where that says more.

move-pass = Pas
move-pass-action = Pas do konce věku (−{ $rage } zuřivosti)
move-pass-call-to-battle = Nikoho neposlat
move-pass-late-card = Nepřidat kartu
move-decline = Ne
move-decline-save-card = Neschovat žádnou
move-decline-quest-as-battle = Nepočítat
move-decline-leader-move = Zůstane
move-decline-flight = Ne, bude zničena
move-decline-free-invasion = Teď ne
move-decline-protection = Už nikoho dalšího
move-decline-keep-played-cards = Už žádnou další
move-done = Hotovo
move-flee = Ano, uprchne
move-keep = Nechat si kartu { $card }
move-card = Zahrát kartu { $card }
move-quest = Přijmout úkol { $card }
move-invade = Obsadit { FORM($pieces, "instrumental") } { FORM($place, "accusative") } ({ $cost })
move-recall = Z Valhally obsadit { FORM($pieces, "instrumental") } { FORM($place, "accusative") } ({ $cost })
move-march = Pochod z { FORM($province, "genitive") } ({ $cost })
move-to = Do { FORM($province, "genitive") }
move-move = { $pieces }
move-upgrade = Zahrát vylepšení { $card } ({ $cost })
move-upgrade-replace = Zahrát vylepšení { $card } místo karty { $replaced } ({ $cost })
move-pillage = Plenit { FORM($province, "accusative") } ({ $token })
move-pillage-pillage-at-once = Ano, plenit { FORM($province, "accusative") } ({ $token })
move-challenge = Znovu plenit { FORM($province, "accusative") } ({ $cost })
move-join = Poslat { FORM($pieces, "accusative") } z { FORM($province, "genitive") }
move-spare = Zachránit { FORM($pieces, "accusative") }
move-spare-keep-one-figure = Ponechat { FORM($pieces, "accusative") }
move-sacrifice = Obětovat { FORM($pieces, "accusative") } v { FORM($place, "locative") }
move-sacrifice-in-vain = Obětovat { FORM($pieces, "accusative") } v { FORM($place, "locative") } – nadarmo: tvé vlastnosti jsou na nejvyšším stupni
move-raise = { $stat }: { $value } → { $next }
move-count = Počítat jako +{ $amount }

## Groups of moves: the first answer of two

group-invade = Obsadit { FORM($pieces, "instrumental") } ({ $cost })
group-recall = Z Valhally obsadit { FORM($pieces, "instrumental") } ({ $cost })
group-march = Pochod ({ $cost })
group-pillage = Plenit ({ $count } { $count ->
    [one] provincie
    [few] provincie
   *[other] provincií
})
group-challenge = Znovu plenit ({ $cost })
group-upgrade = Zahrát vylepšení { $card } ({ $cost })
group-sacrifice = Obětovat dvě figurky (+1 stupeň vlastnosti)
group-sacrifice-in-vain = Obětovat dvě figurky – nadarmo: tvé vlastnosti jsou na nejvyšším stupni
group-found = Co z toho máš na mysli?
