"""The game in a terminal: what `fimbul play` and `fimbul replay` show, ask and save.

Everything that a player sees is made from a view and from the events that the player may know;
nothing in this package looks into the state.
"""
