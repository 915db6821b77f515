# What the terminal table says about Mega alone.

play-length-mega = one to two hours
