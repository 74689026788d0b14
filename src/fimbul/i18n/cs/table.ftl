### What `fimbul play` and `fimbul replay` show and ask around the saga itself (see log.ftl).

## The board

board-heading = { $age }. věk: { $phase }
board-over = Plán na konci hry
board-used = vesnice
board-token = žeton
board-figures = síla (figurky)
board-doom = †{ $age }
board-destroyed = zničená
board-pillaged = vypleněná
board-ships = Lodě: { $ships }
board-ships-in = { $clans } ({ $fjord })
board-legend = vesnice: obsazené a všechny. †1 †2 †3: provincii pohltí Ragnarök na konci toho věku. Vůd je vůdce, vál válečník; loď ve fjordu se počítá do obou provincií u něj, které jsou v seznamu pod sebou.

## The clans

clans-clan = klan
clans-glory = sláva
clans-rage = zuřivost
clans-axes = sekery
clans-horns = rohy
clans-steps = stupně
clans-hand = ruka
clans-quests = úkoly
clans-reserve = zásoba
clans-valhalla = Valhalla
clans-passed = pas
clans-stat = { $stat } { $value } (stupeň { $step })
clans-stats = { $clan }: { $stats }
clans-has = { $clan } má: { $cards }
clans-upgrades = vylepšení: { $cards }
clans-fallen = ve Valhalle: { $figures }
clans-legend = zuřivost: zbývající body a vlastnost. rohy: figurky na herním plánu a kolik jich smí být nejvýš. stupně: zuřivosti, seker a rohů; 4. a 5. dává na konci hry 10 bodů slávy, 6. dává 20.
clans-known = v ruce má určitě: { $cards }

## Cards

hand-heading = Ruka
hand-empty = { $clan } nemá v ruce žádné karty.
hand-quests = Přijaté úkoly
draft-kept = Zatím vybráno: { $cards }
hand-line = Ruka: { $cards }
hand-line-quests = Ruka: { $cards }. Přijaté úkoly: { $quests }
brief-several = { $name } ×{ $count }
brief-battle = { $name } +{ $value }
brief-quest = { $name } ({ $value } slávy)
brief-upgrade = { $name } ({ $kind } { $value })
facts-battle = bitva +{ $value }
facts-quest = úkol { $value }
facts-warrior = válečník { $value }
facts-leader = vůdce { $value }
facts-ship = loď { $value }
facts-monster = monstrum { $value }
facts-clan = klan { $value }
facts-no-bonus = bez bonusu

## The battle

battle-heading = { $province } ({ $token }), plení { $clan }; obsazené vesnice: { $taken }/{ $villages }
battle-heading-yggdrasil = { $province } ({ $token }), plení { $clan }
battle-no-figures = žádné figurky
battle-side = { $clan } { $strength } ({ $figures })
battle-side-card = { $clan } { $strength } + { $bonus } = { $total } ({ $figures }; { $cards })

## The prompt

prompt = { $clan }> 
prompt-pause = – pokračuj klávesou Enter –
prompt-hint = Napiš číslo nebo přímo tah, ? poradí, help ukáže vše ostatní.
prompt-back = Samotný Enter tě vrátí zpět.
prompt-confirm = Zahrát v bitvě kartu { $card }? (a/n)
answer-yes = a
handover = Obrazovku přebírá { $clan }. { $clan }: stiskni Enter.
handover-undo = „undo“ vezme zpět poslední tah { FORM($clan, "genitive") }.
wrong-number = Číslo { $number } tu není, jen 1 až { $last }.
wrong-move = „{ $typed }“ není tah, který teď můžeš udělat. Enter ukáže tvé tahy, help všechno ostatní.
wrong-command = „{ $typed }“ může znamenat: { $commands }. Co z toho?
wrong-card-many = „{ $name }“ může znamenat: { $cards }.
wrong-log = Za „log“ patří počet řádků.
need-card = Která karta? Například: card { $example }
undone = Vzato zpět.
undone-more = { $count ->
    [one] Vzato zpět i s následujícím tahem.
   *[other] Vzato zpět i s následujícími tahy ({ $count }).
}
undo-nothing = Není co vzít zpět: zatím nebyl žádný tvůj tah, nebo se od té doby něco odhalilo.
undo-others = Od té doby už táhl { $clan }: vzít zpět to nejde.

## Help

help-heading = Co můžeš napsat
help-enter = Enter
help-enter-text = znovu tvé tahy; u druhé otázky návrat k první
help-number = 3
help-number-text = možnost s tímto číslem; „2 gimle“ odpoví na dvě otázky najednou
help-move = obs vál gim
help-move-text = tah slovy, zkrácenými jakkoli: obsadit válečníkem gimle (anglicky také: inv war gim)
help-board = board
help-board-text = herní plán
help-clans = clans
help-clans-text = klany podrobně: vlastnosti, vylepšení, figurky
help-hand = hand
help-hand-text = tvé karty s texty a přijaté úkoly
help-card = card NÁZEV
help-card-text = celá karta i s pravidly, která se jí týkají (také: read NÁZEV)
help-rules = rules ČÍSLO
help-rules-text = pravidlo, třeba P6, nebo oddíl, třeba P; bez čísla: seznam oddílů
help-log = log 30
help-log-text = poslední řádky ságy
help-hint = hint, ?
help-hint-text = tři nejlepší tahy s důvody nejsilnějšího bota
help-undo = undo
help-undo-text = vezme zpět tvůj poslední tah, pokud se od té doby nic neodhalilo
help-save = save SOUBOR
help-save-text = uloží hru; ukládá se i sama po každém tvém tahu
help-quit = quit
help-quit-text = uloží hru a skončí

## Beginning, saving and the end

intro = Fimbul, neoficiální zpracování deskové hry Blood Rage. Tři věky, a pak přijde konec světa; vyhrává, kdo má nejvíc slávy.
intro-you = Vedeš klan { FORM($clan, "genitive") }.
intro-people = U této obrazovky se střídají { $clans }; při každém předání se smaže.
intro-machines = { $count ->
    [one] Za klan { FORM($clans, "genitive") } hraje počítač.
   *[other] Za klany { FORM($clans, "genitive") } hraje počítač.
}
intro-levels = Úroveň botů: { $levels }. Všechny úrovně od nejslabší: { $known }; vybírá se pomocí --bot.
intro-hint = Odpovídej číslem. help ukáže, co všechno ještě můžeš napsat, ? poradí.
intro-resumed = Uložená hra pokračuje: { $age }. věk, po { $count ->
    [one] { $count } tahu
   *[other] { $count } tazích
}.
saved = Uloženo: { $file }
saved-resume = Pokračuj příkazem: { $command }
saved-not = Hru se nepodařilo uložit do souboru { $file }: { $reason }. Hraje se dál; „save SOUBOR“ ji uloží jinam.
saved-not-leaving = Hra NENÍ uložena: { $file }: { $reason }.
save-exists = Soubor { $file } už existuje. Zvol jiný název, nebo v něm pokračuj: { $command }
save-other-file = Soubor { $file } už existuje. Zvol jiný název.
left-nothing = Nic se neodehrálo, nic se neuložilo.
end-heading = Sláva podle zdroje
end-total = celkem
end-winner = { $count ->
    [one] Hru vyhrává { $clans }.
   *[other] O vítězství se dělí { $clans }.
}
end-record = Sága této hry: { $file }
end-replay = Znovu si ji přečteš příkazem: { $command }

## Options that do not fit

play-unknown-clan = Klan „{ $clan }“ neexistuje. Klany jsou: { $known }.
play-clan-not-here = { $clan } u tohoto stolu nesedí. U stolu: { $known }.
play-clan-twice = { $clan } je uveden dvakrát.
play-bad-seat = „{ $seat }“ není místo u stolu: napiš KLAN=HRÁČ, například raven=human. Hráči jsou: { $known }.
play-unknown-player = Hráč „{ $bot }“ neexistuje. Hráči jsou: { $known }.
play-unknown-edition = Edice „{ $edition }“ neexistuje. Edice jsou: { $known }.
play-too-many-seats = Počet uvedených míst je { $count }, ale u stolu je jich jen { $players }.
play-too-many-humans = Lidí je { $humans }, ale míst pro ně zbývá { $seats }.
play-load-and-setup = Uložená hra má vlastní nastavení: vynech { $options }.
play-bot-stays-away = Za klan { FORM($clan, "genitive") } hrál bot { $player }, ale uložená hra nemůže načíst bota ze souboru: dál hraje { $bot }. Původního bota vrátíš takto: --seat { $seat }
file-unreadable = Soubor { $file } nelze přečíst: { $reason }.
file-not-text = Soubor { $file } není sága: není to text.
file-too-big = Soubor { $file } není sága: na to je příliš velký.
file-malformed = Soubor { $file } je poškozený: { $reason }.

## fimbul replay

replay-heading = { $file }: tah { $at }/{ $moves }
replay-times = Začátek { $begun }, konec { $ended }
replay-forked = Pokračuje od tahu { $moves } jiné hry
replay-running = V této chvíli hra ještě neskončila.
replay-bad-move = Záznam má { $moves } { $moves ->
    [one] tah
    [few] tahy
   *[other] tahů
}: --at může být od 0 do { $moves }.
stopped-otherwise = Tato hra se hrála podle starších pravidel (verze { $version }; od té doby změněno: { $rules }): podle dnešních končí jinak.
stopped-newer = Tato hra se hrála podle novějších pravidel (verze { $version }): tento program tah { $move } nezná. Novější ano.
