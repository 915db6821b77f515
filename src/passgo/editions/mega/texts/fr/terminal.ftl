# What the terminal table says about Mega alone.

play-length-mega = une à deux heures
