### Whether the deal of a finished game was fair: verify-<verdict>, for the page and the terminal. The
### fingerprint is the hash that a table publishes when its game starts.

verify-fair = Rozdání bylo určeno před prvním tahem a hrálo se přesně s ním.
verify-consistent = Hrálo se přesně s rozdáním, kterému odpovídá otisk této hry. Zda byl otisk takový od začátku, pozná jen ten, kdo si ho během hry poznamenal.
verify-no-commitment = V tomto záznamu není otisk rozdání, takže nikdo nemůže říct, zda nebylo změněno.
verify-forked = Tato hra pokračuje od prostředka jiné hry, jejíž karty už byly známé. Rozdání proto nemá otisk a není co ověřovat.
verify-other-commitment = Toto není rozdání určené na začátku: tehdy mělo jiný otisk.
verify-other-deal = Rozdání bylo změněno: neodpovídá svému otisku.
verify-other-moves = Tahy byly změněny: neodpovídají své pečeti.
verify-other-seal = Takto se nehrálo: pečeť poznamenaná během hry neodpovídá žádnému z tahů.
verify-not-here = Bez https tvůj prohlížeč nemůže ověřit, zda bylo rozdání poctivé. Stáhni záznam a ověř ho příkazem „fimbul verify“.
verify-not-fetched = Záznam se nepodařilo stáhnout, takže se nic neověřilo.
verify-checking = Prohlížeč ověřuje, zda bylo rozdání poctivé…
verify-how = Jak se to ověřilo
verify-how-text = Když hra začala, stůl zveřejnil tento otisk zamíchaných karet a žetonů. Nic neprozrazuje a žádné jiné rozdání nemá stejný. Teď, když je všechno odkryté, ho tvůj prohlížeč spočítal znovu a s ním i pečeti všech tahů.
settings-deal = Rozdání
settings-deal-hint = Všechno už je rozdáno. Tento otisk server zavazuje: na konci tvůj prohlížeč ověří, že se nic nezměnilo.
