# Ce qui s’est passé, une ligne chacun pour le journal. $payer_is dit si le payeur est un joueur ou la banque.

event-rolled-for-start = { $player } lance { $die } et { $other_die } pour savoir qui commence : { $total }
event-starts = { $player } commence
event-dealt = { $player } reçoit le titre { $deed } et le paie { $amount }
event-turn-began = Tour de table { $round } : c’est à { $player } de jouer
event-won = { $player } gagne la partie

event-rolled =
    { $doubles ->
        [0] { $player } lance { $die } et { $other_die } : { $total }
        [1] { $player } lance { $die } et { $other_die } : { $total }, un double
        [2] { $player } lance { $die } et { $other_die } : { $total }, deuxième double
       *[other] { $player } lance { $die } et { $other_die } : { $total }, troisième double
    }
event-rolled-for-rent = { $player } lance { $die } et { $other_die } pour le loyer : { $total }
event-moved = { $player } arrive sur la case { $space }
event-passing = { $player } passe par la case { $space }
event-to-jail = { $player } va tout droit en prison
event-salary-paid = { $player } touche { $amount } de salaire à la case { $space }
event-jackpot-won = { $player } remporte la cagnotte du Parc gratuit : { $amount }

event-deed-declined = { $player } renonce à acheter { $deed }
event-bought = { $player } achète { $deed } pour { $amount }
event-auction-opened = Mise aux enchères : { $deed }
event-building-auction-opened = La banque met aux enchères { piece-a } : mise à prix { $amount }
event-bid = { $player } enchérit à { $amount }
event-passed = { $player } passe
event-auction-won = { $player } remporte { $deed } aux enchères pour { $amount }
event-building-won = { $player } remporte { piece-a } aux enchères avec une offre de { $amount }
event-auction-failed = Personne n’enchérit : { $deed } reste à la banque

event-rent-due = { $player } doit { $amount } à { $owner } : loyer pour { $deed }
event-owed = { $payer } doit { $amount } à { $payee } : { $cause }
event-rent-claimable = { $owner } peut réclamer { $amount } à { $player } : loyer pour { $deed }
event-rent-lapsed = { $owner } ne peut plus réclamer à { $player } les { $amount } de loyer
event-paid =
    { $payer_is ->
        [bank] La banque paie { $amount } à { $payee } : { $cause }
       *[player] { $payer } paie { $amount } à { $payee } : { $cause }
    }

event-card-drawn =
    { $pack ->
        [bus-tickets] { $player } tire un ticket de bus : « { $card } »
        [vouchers] { $player } tire un bon de voyage : « { $card } »
       *[other] { $player } tire une carte { $deck } : « { $card } »
    }
event-card-kept = { $player } garde { $kept }
event-card-used = { $player } utilise { $kept }
event-card-moved =
    { $pack ->
        [bus-tickets] { $owner } reçoit { $kept }, cédé par { $player }
        [vouchers] { $player } cède à { $owner } { $kept }
       *[other] { $owner } reçoit { $kept }, cédée par { $player }
    }
event-jailed = { $player } se retrouve en prison
event-jail-left = { $player } sort de prison
event-jail-stayed = { $player } manque son double (essai n° { $tries }) et reste en prison

event-built =
    { $cost ->
        [0] { $player } pose { piece-a } sur { $deed }
       *[other] { $player } bâtit { piece-a } sur { $deed } pour { $amount }
    }
event-sold =
    { $cost ->
        [0] { $player } retire des bâtiments de { $deed } (il y reste : { $standing })
       *[other] { $player } vend des bâtiments sur { $deed } pour { $amount } (il y reste : { $standing })
    }
event-buildings-wanted = { $player } demande { $pieces }
event-mortgaged = { $player } hypothèque { $deed } et reçoit { $amount }
event-mortgage-lifted = { $player } lève l’hypothèque sur { $deed } pour { $amount }
event-deed-moved =
    { $deed_is ->
        [share]
            { $owner_is ->
                [bank] { $player } rend { $deed } à la banque
               *[player] { $owner } reçoit { $deed }, cédée par { $player }
            }
       *[property] Le titre { $deed } passe à { $owner }, cédé par { $player }
    }
event-immunity-given = { $player } ne paiera plus de loyer à { $owner } sur { $deed }

event-trade-offered = { $player } propose un échange à { $partner }
event-trade-item = { $player } donnerait à { $partner } : { $item }
event-trade-countered = { $player } fait une contre-proposition à { $partner }
event-trade-accepted = { $player } accepte l’offre faite par { $partner }
event-trade-refused = { $player } refuse l’offre faite par { $partner }
event-settlement-offered = { $player } propose à { $partner } un règlement en nature pour { $amount } de dette
event-bankrupt = { $player } fait faillite, faute de pouvoir payer { $payee }

event-wished = { $player } demande à gérer ses propriétés
event-wants-no-offers = { $player } ne veut plus d’offre pendant ce tour
event-last-round-set = C’est convenu : la partie finit après le tour { $round }, et gagne alors qui a la plus grande fortune
event-time-called = Le temps est écoulé
event-counted = { $player } possède { $amount } en tout
