# What the record of a game tells of its players.

record-named = Moje jméno v záznamu
record-named-hint = Kdo má záznam této hry, pak v něm uvidí tvoje jméno; boti jsou uvedeni vždy.
