"""An independent referee: judges whole games by the written rules, from what players are told.

It shares no code with ``fimbul.rules`` and reads none of its tables. Only ``games.py``,
``crowds.py``, ``bouts.py`` and the tests touch the product: they play games and hand them over as
plain data (a setup, then moves, events and views), which is all the referee ever sees.

| module | what it judges | rules |
| --- | --- | --- |
| ``facts.py`` | its own facts, from ``board.toml`` and ``cards.csv`` | B, C, K, V |
| ``tape.py`` | the stream of a game, and the complaint about it | |
| ``desk.py`` | comparing what comes next with what the rules demand; counting checks | |
| ``rulebook.py`` | every check by the number of its rule | |
| ``books.py`` | figures, stats, strength, cards: the referee's own count | B, C, F3 |
| ``setups.py``, ``draft.py`` | setup and gods' gifts | S, K, D |
| ``turns.py``, ``options.py`` | whose turn it is, what may be done, at what cost | A, I, M, U, Q |
| ``invading.py``, ``deaths.py`` | what an invasion sets off; who dies, who escapes | N, X, C6 |
| ``pillage.py``, ``battle.py``, ``aftermath.py``, ``reward.py`` | pillage and battle | P, G |
| ``ages.py`` | quests, Ragnarök, Valhalla, the end | F, E |
| ``snapshots.py`` | all views of a moment against the books | |
"""
