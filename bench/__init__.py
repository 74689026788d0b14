"""The benchmark of the engine: ``python -m bench``, or ``make bench``."""
