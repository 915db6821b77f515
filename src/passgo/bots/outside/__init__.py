"""Bots that passgo did not write: classes of other people's modules and files, and programs in any language.

They are checked and timed: what is late, illegal or broken forfeits the decision to the default, and is counted.
"""
