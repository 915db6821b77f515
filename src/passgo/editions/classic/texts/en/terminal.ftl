# What the terminal table says about Classic alone.

play-length-classic = one to three hours
