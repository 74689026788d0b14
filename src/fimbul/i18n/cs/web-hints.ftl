# Nápovědy u stolu.

hint-ask = Nápověda
hint-thinking = Bot přemýšlí…
hint-none = Teď nemáš o čem rozhodovat.
front-form-hints = Nápovědy
front-form-hints-hint = Hráči se mohou zeptat silného bota na názor.
lobby-option-hints = Nápovědy povoleny
