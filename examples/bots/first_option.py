#!/usr/bin/env python3
"""The least that a program must do: take the first option, whatever the game."""

import sys

option = ""
for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "passgo":
        print("ready", flush=True)
    elif word == "ask":
        option = ""
    elif word == "option":
        option = option or rest
    elif word == "go":
        print("play", option, flush=True)
