"""A table with seats: what happens between the rules and the people who play."""
