"""An independent referee that judges whole games by the written rules, from what players see.

It shares no code with ``fimbul.rules`` and reads none of its tables. Only ``games.py``,
``crowds.py``, ``bouts.py`` and the tests touch the product: they play games and hand them over as
plain data (a setup, then moves, events and views), which is all the referee ever sees.

| module | what it judges | rules |
| --- | --- | --- |
| ``facts.py`` | its own facts, from ``board.toml`` and ``cards.csv`` | B, C, K, V |
| ``tape.py`` | the stream of a game, and the foul that is raised about it | |
| ``desk.py`` | compares the next item with what the rules demand, and counts checks | |
| ``rulebook.py`` | lists every check by the number of its rule | |
| ``books.py`` | the referee's own count of figures, stats, strength and cards | B, C, F3 |
| ``setups.py``, ``draft.py`` | setup and gods' gifts | S, K, D |
| ``turns.py``, ``options.py`` | whose turn it is, the actions and their costs | A, I, M, U, Q |
| ``invading.py``, ``deaths.py`` | reactions to an invasion; who dies or escapes | N, X, C6 |
| ``pillage.py``, ``battle.py``, ``aftermath.py``, ``reward.py`` | pillage and battle | P, G |
| ``ages.py`` | quests, Ragnarök, Valhalla, the end | F, E |
| ``snapshots.py`` | compares all views of a moment with the books | |
"""
