"""Tests of the messages and of the rules as texts."""
