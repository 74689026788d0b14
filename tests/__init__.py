"""Tests of Fimbul, laid out like the packages of `src/fimbul`."""
