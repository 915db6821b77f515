# What the web table says about Ultimate alone.

web-kind-tax-refund = Prenez la moitié de la Cagnotte.
web-kind-holland-tunnel = Allez à l’autre bout du tunnel, sur une autre piste.
web-kind-subway = Au prochain tour, vous pourrez aller sur la case de votre choix.
web-kind-stock-exchange = Quand un joueur s’arrête ici, toutes les actions paient un dividende ; vous pouvez aussi en acheter une.
web-kind-reverse-direction = Votre prochain lancer vous fait reculer.
web-kind-bonus = Une prime, plus élevée si vous vous arrêtez ici.
web-kind-pay-day = La banque vous paie ; la somme dépend du lancer, pair ou impair.
web-kind-roll-three = Prenez une carte et lancez trois dés : plus il en sort de chiffres d’une carte, plus son propriétaire gagne.
web-kind-squeeze-play = Lancez deux dés : plus le total est rare, plus les autres vous paient.
