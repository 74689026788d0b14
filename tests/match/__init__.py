"""Tests of the match room."""
