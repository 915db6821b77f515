# What the web table says about Ultimate alone.

web-kind-tax-refund = Take half of the Pool.
web-kind-holland-tunnel = Go to the other end of the tunnel, on another track.
web-kind-subway = On your next turn you may ride to any space.
web-kind-stock-exchange = When somebody lands here, all shares pay dividends; you may also buy one.
web-kind-reverse-direction = Your next roll takes you backwards.
web-kind-bonus = A bonus, larger if you land here.
web-kind-pay-day = Pay from the Bank; odd and even rolls are paid differently.
web-kind-roll-three = Take a card and roll three dice: the more of a card’s numbers they show, the more its owner wins.
web-kind-squeeze-play = Roll two dice: the rarer the total, the more everybody pays you.
