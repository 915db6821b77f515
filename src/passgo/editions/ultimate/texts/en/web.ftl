# What the web table says about Ultimate alone.

web-kind-tax-refund = Take half of the Pool.
web-kind-holland-tunnel = Go to the other end of the tunnel, on another track.
web-kind-subway = On your next turn you may ride to any space.
web-kind-stock-exchange = Passing pays dividends; landing lets you buy a share.
web-kind-reverse-direction = Your next roll takes you backwards.
web-kind-bonus = A bonus, larger if you land here.
web-kind-pay-day = Pay from the Bank; odd and even rolls are paid differently.
web-kind-roll-three = Roll three dice against the card you hold: the more numbers match, the more you win.
web-kind-squeeze-play = Roll two dice: the rarer the total, the more everybody pays you.
