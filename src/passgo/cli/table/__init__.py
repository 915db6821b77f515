"""The terminal table of `passgo play`: a session in lines, with pure functions that draw and read."""
