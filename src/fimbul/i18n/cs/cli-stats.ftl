### What the command `fimbul stats` says.

stats-title = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}; započítané klany: { $clans }
stats-even = Kdyby si všechny klany byly rovny, každý by vyhrál { $share } % svých her.
stats-shipped = Statistiky dodávané s Fimbulem: hry botů { $levels } mezi sebou.
stats-progress = Počítá se

## The columns. All but the pick and the numbers of cards and clans are in percent.

stats-column-taken = vzata
stats-column-pick = výběr
stats-column-played = zahrána
stats-column-wins-taken = výhry, je-li vzata
stats-column-wins-played = výhry, je-li zahrána
stats-column-sample = klany
stats-column-held = v ruce
stats-column-battles = v bitvě
stats-column-sheet = na desce
stats-column-fulfilled = splněn
stats-column-discarded = odhozena
stats-column-saved = ponechána
stats-note-wins = Vzata: z kopií, které kdo při draftu viděl. Výběr: průměrné pořadí v draftu. Zahrána: z případů, kdy byla v ruce. Výhry: klanů, které kartu vzaly nebo zahrály, v procentech s 95% intervalem, a kolik těch klanů bylo. Vítězové mohou mít kartu i z jiných důvodů než pro její sílu.
stats-note-hands = V ruce: kolikrát byla kopie v ruce po celý věk nebo jeho část. V bitvě: kolikrát byla v bitvě zahrána; karta se může vrátit a hrát znovu. Na desce: vyložena na klanovou desku jako vylepšení nebo přijata jako úkol. Splněn: z přijatých úkolů. Vše kromě prvního čísla a „v bitvě“ je v procentech a vše kromě „splněn“ z případů v ruce.
stats-note-small = * Méně než { $sample } případů: příliš málo na srovnání, proto bez pořadí.
stats-left-out-unfinished = Vynecháno, protože nejsou dohrané: { $games }
stats-left-out-outdated = Vynecháno, protože je dnešní pravidla neumějí přehrát: { $games }
stats-left-out-forked = Vynecháno, protože pokračují v jiné hře od jejího prostředku: { $games }
stats-left-out-prepared = Vynecháno, protože jejich rozdání bylo připraveno pro hru s průvodcem: { $games }

## Mistakes

stats-one-source = zadej záznamy, --games s --bots, nebo --database: jen jedno z toho
stats-no-file = soubor ani složka { $file } neexistuje
stats-no-games = Žádná dohraná hra neodpovídá.
stats-unknown-sort = Řazení „{ $sort }“ neexistuje. Lze řadit podle: { $known }.
stats-unreadable-table = Deník stolu { $table } nelze přečíst.
stats-failed = stoly se nepodařilo spočítat: { $reason }
