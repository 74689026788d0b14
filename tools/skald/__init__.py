"""Training skald: a network that learns the game by playing against itself.

``python -m tools.skald.train`` trains, ``python -m tools.skald.export`` writes the file of the bot.
"""
