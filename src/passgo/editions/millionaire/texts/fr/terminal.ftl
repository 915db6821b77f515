# What the terminal table says about Millionaire alone.

play-verb-upgrade = évoluer
play-length-millionaire = environ une heure
play-space-lifestyle = Vie
play-legend-fortune = * carte Fortune
play-secret-shared = le mot { $word } la montre à qui la garde
play-note-fortune = { $count } Fortune
play-goal = But : { $amount }
play-fold-card =
    { $count ->
        [one] regarder votre carte Fortune, quand personne d’autre ne regarde
       *[other] regarder vos { $count } cartes Fortune, quand personne d’autre ne regarde
    }
play-no-card-now = Vos cartes Fortune ne peuvent pas se jouer ici ; le mot { $word } les montre.
