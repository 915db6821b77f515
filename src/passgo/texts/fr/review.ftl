# L’analyse d’une partie (passgo review, la table web) : la chance, l’adresse, les décisions les plus chères.

review-verdict =
    { $grade ->
        [A] Presque aucune erreur
        [B] Bien joué
        [C] Quelques erreurs coûteuses
        [D] Beaucoup d’erreurs coûteuses
        [none] Non jugé
       *[E] Bien trop de cadeaux
    }{ $lucky ->
        [yes] , et les dés ont été favorables.
        [no] , et les dés ont été contraires.
       *[even] , et la chance a été neutre.
    }
review-says = { $name } : { $verdict }
review-plan =
    { $more ->
        [one] { $first }, et encore une étape du même genre
       *[other] { $first }, et encore { $more } étapes du même genre
    }
review-why-chances = Cela mène à environ { $best } de chances de gagner, ce qui a été fait à { $said }.
review-why-gains = { $name } y a gagné le plus ({ $points } points).
review-why-accept = Le marché rapporte plus à l’autre qu’ici.
review-why-refuse = Le marché valait la peine d’être accepté.
review-why-offer = L’offre donne plus qu’elle ne rapporte, si elle est acceptée.
review-why-end = L’argent qui dort ne rapporte rien : les loyers viennent des bâtiments, et chaque tour compte.
review-why-borrow = Une hypothèque sur un titre qui rapporte peu paie des bâtiments qui rapportent beaucoup.
review-why-buy = L’argent était plus utile ailleurs.
review-why-decline = Laissé aux autres, il aide l’un d’eux.
review-why-bid = C’est plus que ce que cela vaut ici.
review-why-pass = À ce prix, mieux vaut l’avoir que le laisser à un autre.
review-why-bankrupt = Il restait un moyen de payer.
review-why-mortgage = Le loyer qu’il rapportait vaut plus que le prêt.
review-why-sell = Les loyers qu’il rapportait valent plus que la vente.

review-title = Analyse : la chance et les décisions
review-head-player = joueur
review-head-start = départ
review-head-luck = chance
review-head-own = ses erreurs
review-head-others = jeu des autres
review-head-result = résultat
review-head-grade = note
review-sums = Chances de gagner, en points : départ + chance + ses erreurs + jeu des autres = résultat. La chance est ce qu’ont fait les dés et les cartes.
review-unfinished = La partie n’est pas finie : le résultat est l’état actuel des chances.
review-curve = Les chances, tour après tour
review-turning = Les tournants
review-turned = Tour { $round }, coup { $move } : { $name } { $before } → { $after } ({ $cause ->
        [luck] la chance
       *[said] une décision
    })
review-dearest = Les décisions les plus chères
review-none = Aucune décision n’était clairement une erreur.
review-dear = Coup { $move }, tour { $round }, { $name } : { $price } points (de { $low } à { $high })
review-said = joué : { $said }
review-better = mieux : { $better }
review-working = Lecture des coups
review-no-player = personne ne s’appelle { $name } ; il y a : { $names }
review-unjudged = personne n’a entraîné de jugement pour { $edition } : passgo train { $edition } en fait un

# Les problèmes

puzzle-title = Problème { $number } sur { $count } : { $edition }, tour { $round }
puzzle-player = { $name } : { $cash } ; { $deeds }
puzzle-mortgaged = hypothéqué
puzzle-asked = La question est pour { $name } :
puzzle-which = Quelle réponse gagne le plus ? Son numéro :
puzzle-verdict =
    { $said ->
        [right] Juste : { $answer }
        [wrong] Non : { $answer }
       *[none] C’est : { $answer }
    }
puzzle-wins = { $number } : gagne { $rate } % des parties jouées
puzzle-why-wins = Jouée mille fois jusqu’au bout, elle gagne { $best } % des parties ; la réponse suivante en gagne { $other } %.
puzzle-why-rival = L’autre réponse aide surtout { $name } ({ $points } points de chances).
puzzle-found = { $file } : { $count ->
        [0] aucun problème
        [one] un problème
       *[other] { $count } problèmes
    }
puzzle-written = { $count ->
        [one] Un problème est
       *[other] { $count } problèmes sont
    } dans { $file }.
