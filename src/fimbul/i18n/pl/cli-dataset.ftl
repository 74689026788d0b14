### What the command `fimbul dataset` says.

dataset-title = Zbiór danych w folderze { $folder }
dataset-games = partie
dataset-decisions = decyzje
dataset-bytes = bajty na decyzję
dataset-size = razem { $size } MB
dataset-part = Zbiór danych nie jest kompletny: ma { $games } z { $planned } partii. To samo polecenie podejmie pracę w tym miejscu.
dataset-complete = Zbiór danych był już kompletny: nic nie rozegrano.

## Mistakes

dataset-needs-extra = zbiory danych wymagają dodatku: pip install "fimbul[dataset]"
no-dataset = Folder „{ $folder }” nie jest pusty i nie ma w nim zbioru danych: podaj nowy.
other-dataset = W folderze „{ $folder }” jest inny zbiór danych ({ $differences }): podaj nowy folder.
dataset-difference = { $option }: tam { $there }, a nie { $here }
dataset-failed = nie można zapisać zbioru danych w folderze { $folder }: { $reason }
