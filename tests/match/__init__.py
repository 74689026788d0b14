"""Tests of the match package."""
