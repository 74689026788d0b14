# Hints at the table.

hint-ask = Hint
hint-thinking = The bot is thinking…
hint-none = You have nothing to decide now.
front-form-hints = Hints
front-form-hints-hint = Players may ask a strong bot for its opinion.
lobby-option-hints = Hints allowed
