### The saga as it is told: one message for each kind of event, log-<event>.
### $clan, $clans   names of clans; $clans is a list such as "Wolf and Raven"
### $card, $cards   names of cards; $count says how many cards or clans a list has
### $pieces         figures such as "2 warriors and the leader"
### $place, $province, $source, $target   where; a fjord comes with its article
### $cost           what was paid for it, with a space before it; or nothing
### $amount         a change of glory or rage with its sign, such as +3

## The age and the draft

log-age-begins = Zaczyna się epoka { $age }. Na jej koniec Ragnarök pochłonie { FORM($province, "accusative") }.
log-pack-received = { $clan } wybiera spośród kart: { $cards }
log-card-kept = { $clan } zachowuje: { $cards }
log-packs-passed = Koniec { $round }. rundy draftu; karty wędrują w lewo.
log-hand-received = { $clan } zaczyna epokę z kartami na ręce: { $cards }
log-action-phase-begins = Zaczyna się faza akcji. Pierwszym graczem jest { $clan }.
log-turn-begins = { $clan } zaczyna swoją turę.

## Actions

log-passed = { $clan } pasuje{ $cost } i do końca epoki nie wykonuje już akcji.
# $from is the id of the place the figure comes from: valhalla or reserve.
log-invaded = { $from ->
    [valhalla] { $clan } najeżdża { FORM($place, "accusative") } { FORM($pieces, "instrumental") } prosto z Walhalli{ $cost }.
   *[reserve] { $clan } najeżdża { FORM($place, "accusative") } { FORM($pieces, "instrumental") }{ $cost }.
}
log-march-begins = { $clan } zarządza wymarsz z { FORM($source, "genitive") } do { FORM($target, "genitive") }.
log-moved = { $clan } przesuwa { FORM($pieces, "accusative") } z { FORM($source, "genitive") } do { FORM($target, "genitive") }{ $cost }.
log-upgraded = { $clan } zagrywa rozwinięcie { $card }{ $cost }.
log-figure-left-game = { $clan } traci na zawsze { FORM($pieces, "accusative") }: ta figurka opuszcza grę.
log-quest-committed = { $clan } podejmuje wyprawę i kładzie jej kartę zakrytą.
log-quest-chosen = { $clan } podejmuje wyprawę { $card }
log-sacrificed = { $clan } poświęca { FORM($pieces, "accusative") } w { FORM($place, "locative") }.
log-pillage-begins = { $clan } rusza plądrować { FORM($province, "accusative") }{ $cost }.

## Battle

log-joined = { $clan } przysyła { FORM($pieces, "accusative") } z { FORM($source, "genitive") }.
log-stayed-away = { $count ->
    [one] { $clans } nikogo nie przysyła.
   *[other] { $clans } nikogo nie przysyłają.
}
log-battle-begins = Bitwa o { FORM($province, "accusative") }: { $clans }.
# $bonus is the printed bonus with its sign; $kind is battle for a battle card.
log-card-revealed = { $kind ->
    [battle] { $clan } odkrywa kartę { $card } ({ $bonus }).
   *[other] { $clan } odkrywa kartę { $card } (bez premii).
}
log-no-card = { $clan } nie ma żadnej karty do zagrania.
log-quest-counts = { $clan } liczy kartę { $card } jako +{ $value }.
log-text-cancelled = Tekst karty { $card }, którą zagrał { $clan }, zostaje anulowany.
log-cards-swept = { $clan } zmiata wszystkie odkryte karty; do gry wchodzą nowe.
log-card-added = { $clan } dokłada kartę { $card } ({ $bonus }).
log-strength-compared = { $clan }: { $figures } + { $bonus } = { $total }
log-battle-won = { $clan } wygrywa bitwę o { FORM($province, "accusative") }.
log-battle-tied = Remis w bitwie o { FORM($province, "accusative") }: przegrywają wszyscy.
log-destroyed = { $clan } traci { FORM($pieces, "accusative") } w { FORM($place, "locative") }.
log-protected = { $clan } ocala { FORM($pieces, "accusative") } w { FORM($place, "locative") }{ $cost }.
log-fled = { $clan } wycofuje { FORM($pieces, "accusative") } z { FORM($place, "genitive") } do Yggdrasilu.
log-pillaged = { $clan } plądruje { FORM($province, "accusative") }: { $token }.
log-card-returned = { $clan } bierze z powrotem na rękę: { $cards }{ $cost }
log-card-taken = { $clan } przejmuje karty { FORM($victim, "genitive") }: { $cards }
log-card-discarded = { $clan } odrzuca: { $cards }

## Gains

# $reason says where the glory comes from.
log-glory = { $clan }: { $amount } pkt chwały ({ $reason })
log-rage = { $clan }: { $amount } pkt szału
log-stat-raised = { $clan } podnosi { $stat } do { $value } (poziom { $step } z 6).

## The end of an age

log-card-saved = { $clan } zachowuje kartę na następną epokę.
log-quest-revealed = { $count ->
    [one] { $clan } odkrywa wyprawę { $cards }
   *[other] { $clan } odkrywa wyprawy: { $cards }
}
# $fulfilled is yes or no.
log-quest-resolved = { $fulfilled ->
    [yes] { $clan } ukończył wyprawę { $card }
   *[no] { $clan } nie ukończył wyprawy { $card }
}
log-ragnarok = Nadchodzi Ragnarök i pochłania { FORM($province, "accusative") }.
log-province-destroyed = Prowincja { $province } zostaje zniszczona na zawsze.
log-released = { $clan } odzyskuje z Walhalli { FORM($pieces, "accusative") }.
log-first-player = Odtąd pierwszym graczem jest { $clan }.
log-game-over = { $count ->
    [one] Koniec gry: wygrywa { $clans }.
   *[other] Koniec gry: zwycięstwem dzielą się { $clans }.
}

## What an action cost: $cost in the sentences above, nothing when it was free

log-cost = { " " }({ $amount } pkt szału)

## Where glory comes from

source-pillage = plądrowanie
source-battle = bitwa
source-card = karta
source-ship = utrata drakkara
source-quest = wyprawa
source-ragnarok = Ragnarök
source-valhalla = Walhalla
source-stats = statystyki
source-board = plansza
