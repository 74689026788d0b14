# Podpowiedzi przy stole.

hint-ask = Podpowiedź
hint-thinking = Bot się zastanawia…
hint-none = Teraz nie masz o czym decydować.
front-form-hints = Podpowiedzi
front-form-hints-hint = Gracze mogą zapytać silnego bota o zdanie.
lobby-option-hints = Z podpowiedziami
