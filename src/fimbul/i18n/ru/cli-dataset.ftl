### What the command `fimbul dataset` says.

dataset-title = Набор данных в папке { $folder }
dataset-games = партий
dataset-decisions = решений
dataset-bytes = байтов на решение
dataset-size = всего { $size } МБ
dataset-part = Набор данных не завершён: партий в нём { $games } из { $planned }. Та же команда продолжит с этого места.
dataset-complete = Набор данных уже был завершён: ничего не сыграно.

## Mistakes

dataset-needs-extra = наборам данных нужны дополнительные пакеты: pip install "fimbul[dataset]"
no-dataset = Папка «{ $folder }» не пуста, и набора данных в ней нет: укажи новую.
other-dataset = В папке «{ $folder }» другой набор данных ({ $differences }): укажи новую папку.
dataset-difference = { $option }: там { $there }, а не { $here }
dataset-failed = не удаётся записать набор данных в папку { $folder }: { $reason }
