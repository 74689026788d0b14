"""What thrall, karl and jarl share: how they read the board, act, fight and draft.

The package of each bot holds only what is different: an ``Outlook`` with its own opinions.
"""
