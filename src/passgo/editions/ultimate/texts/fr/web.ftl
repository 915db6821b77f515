# What the web table says about Ultimate alone.

web-kind-tax-refund = Prenez la moitié de la Cagnotte.
web-kind-holland-tunnel = Allez à l’autre bout du tunnel, sur une autre piste.
web-kind-subway = Au prochain tour, vous pourrez aller sur la case de votre choix.
web-kind-stock-exchange = Au passage, des dividendes ; à l’arrêt, vous pouvez acheter une action.
web-kind-reverse-direction = Votre prochain lancer vous fait reculer.
web-kind-bonus = Une prime, plus élevée si vous vous arrêtez ici.
web-kind-pay-day = La banque vous paie ; la somme dépend du lancer, pair ou impair.
web-kind-roll-three = Lancez trois dés contre votre carte : plus il y a de numéros communs, plus vous gagnez.
web-kind-squeeze-play = Lancez deux dés : plus le total est rare, plus les autres vous paient.
