### Positions on the page: the editor.

positions-title = Pozice
positions-lead = Sestav si vlastní pozici, zeptej se na ni silného bota nebo hraj odtud.
front-position = Pozice
front-position-hint = Sestav plán a zeptej se bota
positions-part-board = Plán
positions-part-game = Hra
positions-part-code = Kód

positions-clans = Klany
positions-age-label = Věk
positions-age = Věk { $age }
positions-turn = Na tahu
positions-turn-draft = Draft
positions-first = První hráč
positions-draft = Draft v prvním věku
positions-deal = Rozdat karty
positions-deal-hint = Každý klan dostane náhodné karty tohoto věku.
positions-open = Odhozené karty a sady určí náhoda.
positions-discard = Odhozené karty: { $count }

positions-place = Místo
positions-token = Žeton plenění
positions-doom = Ragnarök
positions-doom-none = ušetří ji
positions-destroyed = Zničená před hrou
positions-pillaged = Vypleněná v tomto věku
positions-warriors = válečníci
positions-less = Méně: { $what }
positions-more = Více: { $what }

positions-glory = Sláva
positions-rage = Zbývající zuřivost
positions-step = Stupeň { $step }: { $value }
positions-passed = Pasoval
positions-hand = Ruka
positions-quests = Úkoly
positions-sheet = Klanová deska
positions-add = Přidat kartu
positions-remove = Odebrat: { $card }

positions-code-label = Tato pozice jako text
positions-set-up = Sestavit podle textu
positions-copy = Zkopírovat text
positions-link = Odkaz na tuto pozici
positions-code-hint = Uprav text nebo vlož jiný. Řádky sad a odhozených karet mohou chybět.
positions-undo = Vrátit
positions-ask = Nejlepší tahy
positions-advice = Nejlepší tahy { FORM($clan, "genitive") }
positions-sound = Všechno sedí
positions-problems =
    { $count ->
        [one] { $count } chyba
        [few] { $count } chyby
       *[other] { $count } chyb
    }
positions-open-as = Otevřít jako pozici
positions-play = Hrát odtud
positions-play-lead = Nový stůl začne touto pozicí. Kdo ji zná, zná i karty.
