### A record from a file, played back on the page; and the link to it on the front page.

upload-title = Преглед на запис
upload-lead = Всяка игра може да се запази като запис, файл .saga: в края ѝ на страницата или с програмата. Тук можеш да я гледаш ход по ход, с открити ръце.
upload-choose = Избери запис
upload-drop = Или пусни файла тук.
upload-busy = Записът се чете…
upload-kept = Сървърът чете файла само за да ти го покаже и не пази нищо.
upload-line = Ред { $line } от този запис не може да се прочете.
upload-end = Записът не е пълен
upload-end-unfinished = Записът свършва след ход { $move }, преди края на играта.
upload-end-cut-short = Файлът е отрязан по средата на ред. Играта може да се гледа до ход { $move }.
upload-end-illegal-move = Правилата не позволяват ход { $next }. Играта може да се гледа до ход { $move }.
upload-end-wrong-result = Краят на играта не отговаря на резултата в записа.
upload-watch = Гледай
front-replay = Повторение
front-replay-hint = Гледай запис ход по ход
