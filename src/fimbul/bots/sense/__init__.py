"""What the bots that judge by rules of thumb have in common: how they look, act, fight and draft.

Each of them holds only what makes it different: an ``Outlook`` with its own opinions.
"""
