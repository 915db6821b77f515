# What the terminal table says about Ultimate alone.

play-verb-ride = ride
play-verb-continue = continue
play-verb-share = share
play-verb-hit = hit

play-space-stock-exchange = Stocks
play-space-holland-tunnel = Tunnel
play-space-pay-day = PayDay
play-space-subway = Subway
play-space-bonus = Bonus
play-space-roll-three = Roll3
play-space-squeeze-play = Squeeze
play-space-reverse-direction = Revers
play-space-tax-refund = Refund
play-length-ultimate = a long evening or more
