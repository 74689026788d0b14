### A record from a file, played back on the page; and the link to it on the front page.

upload-title = Watch a record
upload-lead = Every game can be saved as a record, a .saga file: at its end on the page, or with the program. Here you can watch it, move by move, with all hands open.
upload-choose = Choose a record
upload-drop = Or drop the file here.
upload-busy = Reading the record…
upload-kept = The server only reads the file to show it to you, and keeps nothing.
upload-line = Line { $line } of this record cannot be read.
upload-end = The record is not complete
upload-end-unfinished = The record ends after move { $move }, before the game does.
upload-end-cut-short = The file is cut short in the middle of a line. The game can be watched up to move { $move }.
upload-end-illegal-move = The rules do not allow move { $next }. The game can be watched up to move { $move }.
upload-end-wrong-result = The game does not end with the result that is written in the record.
upload-watch = Watch
front-replay = Replay
front-replay-hint = Watch a record, move by move
