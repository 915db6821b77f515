# Ce que dit `passgo arena`. Les chiffres arrivent comme la langue les écrit.

arena-alone = victoires seul contre { $others } { $bot }
arena-among = victoires de { $bot } seul contre { $others } comme lui
arena-picture = Victoires d’une place contre toutes les autres, avec des intervalles à 95 % ; le trait interrompu est la part équitable
arena-told =
    { $edition }, { $players } places, { $least ->
        [one] une partie
       *[other] { $least } parties
    }{ $more ->
        [0] {""}
       *[other] { " " }à { $most }
    } par case ; la place avance d’un rang à chaque partie. La part équitable est de { $fair }. Les parenthèses sont des intervalles à 95 %. Sur { $games } parties, { $undecided } n’avaient pas de vainqueur après { $rounds } tours et comptent comme non gagnées.
arena-stopped = Ce qui est joué est gardé ; la même commande le reprend.
arena-written = Table et image dans { $folder } ; d’autres parties, niveaux ou joueurs du dehors s’y ajoutent.
