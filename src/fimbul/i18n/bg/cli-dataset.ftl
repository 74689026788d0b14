### What the command `fimbul dataset` says.

dataset-title = Набор от данни в { $folder }
dataset-games = игри
dataset-decisions = решения
dataset-bytes = байта на решение
dataset-size = общо { $size } MB
dataset-part = Наборът от данни не е завършен: в него има { $games } от { $planned } игри. Същата команда продължава оттам.
dataset-complete = Наборът от данни вече беше завършен: нищо не беше изиграно.

## Mistakes

dataset-needs-extra = за наборите от данни е нужен допълнителният пакет: pip install "fimbul[dataset]"
no-dataset = Папката „{ $folder }“ не е празна и в нея няма набор от данни: посочи нова.
other-dataset = В папката „{ $folder }“ има друг набор от данни ({ $differences }): посочи нова папка.
dataset-difference = { $option }: там { $there }, а не { $here }
dataset-failed = наборът от данни в { $folder } не може да се запише: { $reason }
