"""Games of bots as tables in Parquet: every decision with what its seat knew, and every result.

Needs the extra ``dataset``; only ``plan`` does without it. A dataset is a folder of files, each
with the same number of games: see docs/dataset.md.
"""
