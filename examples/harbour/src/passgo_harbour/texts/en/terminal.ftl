# What the terminal table says about Harbour alone.

play-verb-cross = cross
play-length-harbour = about an hour
play-space-ferry = Ferry
play-space-bottle = Bottle
