# What the terminal table says about Classic alone.

play-length-classic = une à trois heures
