### What the command `fimbul dataset` says.

dataset-title = Datová sada ve složce { $folder }
dataset-games = hry
dataset-decisions = rozhodnutí
dataset-bytes = bajtů na rozhodnutí
dataset-size = celkem { $size } MB
dataset-part = Datová sada není úplná: má { $games } z { $planned } her. Stejný příkaz naváže tam, kde skončila.
dataset-complete = Datová sada už byla úplná: nic se nehrálo.

## Mistakes

dataset-needs-extra = datové sady potřebují doplněk: pip install "fimbul[dataset]"
no-dataset = Složka „{ $folder }“ není prázdná a žádná datová sada v ní není: uveď novou.
other-dataset = Ve složce „{ $folder }“ je jiná datová sada ({ $differences }): uveď novou složku.
dataset-difference = { $option }: tam { $there }, ne { $here }
dataset-failed = datovou sadu ve složce { $folder } nelze zapsat: { $reason }
