# Подсказки на масата.

hint-ask = Подсказка
hint-thinking = Ботът мисли…
hint-none = Сега няма какво да решаваш.
front-form-hints = Подсказки
front-form-hints-hint = Играчите може да питат силен бот за мнение.
lobby-option-hints = С подсказки
