# L’analyse d’une partie à la table web.

web-review-title = Chance et adresse
web-review-about = Ce que les dés et les cartes ont fait des chances de chacun, ce que les décisions en ont fait, et lesquelles ont coûté le plus.
web-review-replay = Revoir
web-review-table = À la table
web-review-working = { $moves ->
        [0] La partie est lue…
       *[other] Lecture des coups : { $done } sur { $moves }
    }
web-review-sums = La partie de chacun comme une somme
web-review-start = Chances au départ
web-review-luck = Chance
web-review-own = Ses erreurs
web-review-others = Jeu des autres
web-review-play = Jeu
web-review-result = Résultat
web-review-grade = Note
web-review-curve = Les chances de gagner, d’un tour de table à l’autre
web-review-round = Tour de table { $round }
web-review-turning = Les tournants
web-review-by-luck = la chance
web-review-by-choice = une décision
web-review-dearest = Les décisions les plus chères
web-review-whose = Les décisions de qui
web-review-everybody = Tous
web-review-none = Aucune décision n’était clairement une erreur.
web-review-said = Joué
web-review-better = Mieux
web-review-interval = Prix entre { $low } et { $high } points
web-review-see = Voir ce moment
web-review-how = Départ + chance + ses erreurs + jeu des autres = résultat, en points de chances de gagner. La chance se mesure à ce que d’autres dés et cartes auraient apporté. Ce qui ressemble à une erreur a été rejoué de nombreuses fois avant d’en être une ; ce qui est trop serré n’en est pas.
web-review-open = Chance et adresse

# Les problèmes

web-puzzle = Le problème du jour
web-puzzle-number = Problème { $number } sur { $count } · { $edition } · tour de table { $round }
web-puzzle-asked = La question est pour { $name }
web-puzzle-how = Une réponse gagne beaucoup plus que les autres. Laquelle ?
web-puzzle-right = Juste !
web-puzzle-wrong = Non : une autre réponse gagne plus.
web-puzzle-wins = gagne { $rate } des parties jouées
web-puzzle-next = Un autre problème
web-puzzle-position = La position
