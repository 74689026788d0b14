"""The terminal table: what `fimbul play` and `fimbul replay` show, ask and save.

Everything a player sees is made of a view and of the events that the player may know; nothing in
here looks into the state.
"""
