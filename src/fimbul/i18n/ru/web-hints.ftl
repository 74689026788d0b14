# Подсказки за столом.

hint-ask = Подсказка
hint-thinking = Бот думает…
hint-none = Сейчас решать нечего.
front-form-hints = Подсказки
front-form-hints-hint = Игроки могут спросить мнение сильного бота.
lobby-option-hints = С подсказками
