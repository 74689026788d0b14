"""Tests of Fimbul, laid out like the rooms of `src/fimbul`."""
