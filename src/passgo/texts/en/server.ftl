# What only the table server tells: games on its shelf, tracks of a board.

variant-race-about = You start with cash alone, and the first to hold { $amount } in cash wins.
track-board = board
