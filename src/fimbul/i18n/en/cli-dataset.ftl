### What the command `fimbul dataset` says.

dataset-title = Dataset in { $folder }
dataset-games = games
dataset-decisions = decisions
dataset-bytes = bytes per decision
dataset-size = { $size } MB in all
dataset-part = The dataset is not complete: it has { $games } of { $planned } games. The same command goes on from there.
dataset-complete = The dataset was already complete: nothing was played.

## Mistakes

dataset-needs-extra = datasets need the extra: pip install "fimbul[dataset]"
no-dataset = The folder “{ $folder }” is not empty and holds no dataset: name a new one.
other-dataset = The folder “{ $folder }” holds another dataset ({ $differences }): name a new folder.
dataset-difference = { $option }: { $there } there, not { $here }
dataset-failed = the dataset in { $folder } cannot be written: { $reason }
