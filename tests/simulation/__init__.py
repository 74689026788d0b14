"""A seeded simulation of the server: the real match, store and hub in a world that fails.

One number decides the order in which everything happens and what goes wrong. See ``history``.
"""
