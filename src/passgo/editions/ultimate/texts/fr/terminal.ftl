# What the terminal table says about Ultimate alone.

play-verb-ride = rouler
play-verb-continue = poursuivre
play-verb-share = action
play-verb-hit = frapper

play-space-stock-exchange = Bourse
play-space-holland-tunnel = Tunnel
play-space-pay-day = Paie
play-space-subway = Métro
play-space-bonus = Prime
play-space-roll-three = 3dés
play-space-squeeze-play = Pression
play-space-reverse-direction = Retour
play-space-tax-refund = Rembours
play-length-ultimate = une longue soirée ou plus
