# Editions with a speed die, vouchers or kept cards. $pack is bus-tickets or vouchers, as the edition calls them.

skin-uk = Royaume-Uni

voucher-a =
    { $pack ->
        [bus-tickets] un ticket de bus
       *[vouchers] un bon de voyage
    }
voucher-count =
    { $pack ->
        [bus-tickets]
            { $count ->
                [0] aucun ticket de bus
                [one] { $count } ticket de bus
               *[other] { $count } tickets de bus
            }
       *[vouchers]
            { $count ->
                [0] aucun bon de voyage
                [one] { $count } bon de voyage
               *[other] { $count } bons de voyage
            }
    }

kept-bus-ticket = un ticket de bus
kept-expiring-ticket = un ticket de bus qui rend les autres périmés

card-bus-ticket = Gardez ce ticket : le bus vous mène en avant, sur la case de votre choix de votre côté du plateau, coin compris.
card-expiring-ticket = Gardez ce ticket : le bus vous mène en avant, sur la case de votre choix de votre côté du plateau, coin compris. Mais il rend périmés tous les autres que les joueurs ont en main.

# Une case où un déplacement peut mener, avec ce qui y attend.

space-noted = { $space } ({ $note })

spot-for-sale = à vendre pour { $price }
spot-yours = à vous
spot-rent-free = à { $owner }, sans loyer
spot-rent = à { $owner }, loyer { $rent }

# Ce qui s’est passé

event-speed-die =
    { $face ->
        [mr-monopoly] Le dé bleu lancé par { $player } montre Mr. Monopoly
        [bus] Le dé bleu lancé par { $player } montre le bus
       *[other] Le dé bleu lancé par { $player } montre { $face } : { $total } en tout
    }
event-triple = { $player } a fait un triple et va sur la case de son choix
event-tickets-expired =
    { $pack ->
        [bus-tickets] { $player } rend périmés tous les tickets de bus que les joueurs ont en main
       *[vouchers] { $player } rend périmés tous les autres bons de voyage que les joueurs ont en main
    }

# Questions

question-auction-space =
    { $count ->
        [one] Choisissez la propriété à mettre aux enchères : il en reste { $count } de libre. Vous pouvez enchérir aussi. Vous avez { $cash }.
       *[other] Choisissez la propriété à mettre aux enchères : il en reste { $count } de libres. Vous pouvez enchérir aussi. Vous avez { $cash }.
    }
question-bus =
    { $stop ->
        [none] Le bus s’arrête pour vous : prenez { voucher-a } (il reste dans le paquet : { $left }). Continuer ne vous mènerait nulle part.
       *[other] Le bus s’arrête pour vous : prenez { voucher-a } (il reste dans le paquet : { $left }), ou continuez jusqu’à la case { $stop } et tirez-y une carte.
    }
question-triple = Un triple ! Nommez la case où vous allez, n’importe laquelle sauf la vôtre : vous êtes sur la case { $space }. Vous avez { $cash }.
question-gift = Bon anniversaire ! Prenez-vous { $amount } à la banque, ou { voucher-a } ? Il reste dans le paquet : { $left }.
question-giver = Bon anniversaire ! Quel joueur doit vous donner { $amount } ou { voucher-a } ?
question-gift-from =
    { $count ->
        [0] Bon anniversaire ! { $giver } n’a { $vouchers } : prenez { $amount }.
       *[other] Bon anniversaire ! { $giver } a { $vouchers }. En voulez-vous un, ou plutôt { $amount } ?
    }
question-give-voucher = Vous devez donner { voucher-a } à { $taker }. Lequel donnez-vous ?

reminder-vouchers = Vous avez en main { $vouchers }.

# Ce que veut dire un choix

option-goto =
    { $kind ->
        [guide] poser { $player } sur la case { $space }
        [buyers-market] aller à la case { $space } et l’acheter pour { $price }
        [to-tax] aller à la case { $space } et payer
        [to-jail] aller en prison
       *[other] aller à la case { $spot }
    }
option-take =
    { $kind ->
        [gift-from] prendre { voucher-a } à { $giver }
       *[other] prendre { voucher-a } dans le paquet
    }
option-cash =
    { $kind ->
        [gift-from] prendre { $amount } à { $giver }
       *[other] prendre { $amount } à la banque
    }
option-move =
    { $stop ->
        [mr-monopoly] aller à { $deed }
        [none] continuer : le bus ne mène nulle part, et vous restez
       *[other] aller en bus à la case { $stop } et tirer une carte
    }
option-pick =
    { $kind ->
        [court] { $player } doit vous payer { $amount }
        [prisoner] envoyer { $player } en prison (en ce moment : { $place })
        [game-night] jouer contre { $player } pour { $amount }
        [share-fortune] prendre { $amount } à { $player }
        [give-money] donner { $amount } à { $player }
        [hand-over-to] donner { $deed } à { $player }
       *[other] { $player } ({ $vouchers })
    }
option-give =
    { $kind ->
        [give-voucher] donner à { $taker } { $kept }
       *[other] perdre { $kept }
    }
option-ticket =
    { $asks ->
        [roll] au lieu de lancer les dés, jouer { $kept } jusqu’à la case { $spot }
       *[nothing] jouer { $kept } jusqu’à la case { $spot }
    }
option-auction = mettre aux enchères { $deed } (prix imprimé { $price } ; { $group } : vous en possédez { $owned } sur { $size })
option-arrange =
    { $way ->
        [cost] payer { $amount } ; il y aura alors : { $lots }
        [gain] recevoir { $amount } ; il y aura alors : { $lots }
       *[free] qu’il y ait : { $lots }
    }

# Refus

refusal-skyscraper-needs-monopoly = Un gratte-ciel demande toute la couleur : tous ses terrains doivent être à vous.
refusal-hotels-first = Avant un gratte-ciel, tous les terrains de la couleur doivent avoir un hôtel. Bâtissez d’abord sur les autres.
refusal-one-skyscraper-a-group = À cette table, chaque couleur porte un seul gratte-ciel au plus.
refusal-no-deals-yet = Personne ne conclut d’affaire pendant un déplacement Mr. Monopoly. Attendez qu’il soit terminé.
refusal-vouchers-not-tradeable = À cette table, les bons de voyage ne s’échangent pas.

# Réglages

setting-skyscraper-per_group_limit = Combien de gratte-ciel une couleur peut porter.
setting-skyscraper-per_group_limit-none = un sur chaque terrain
setting-skyscraper-per_group_limit-1 = un pour toute la couleur
setting-dice-speed_faces = Ce que montrent les six faces du dé bleu.
setting-dice-speed_faces-123MMB = 1, 2, 3, deux fois Mr. Monopoly et une fois le bus
setting-dice-speed_faces-123MBB = 1, 2, 3, une fois Mr. Monopoly et deux fois le bus
setting-mrm-first_space_action = Avant que Mr. Monopoly vous mène plus loin, vous faites aussi ce que demande la case où les dés vous ont mené.
setting-bus-mode = Ce que donne le bus du dé bleu.
setting-bus-mode-choice = un ticket ou un trajet jusqu’à la prochaine case de carte, au choix
setting-bus-mode-draw_then_move = un ticket tant qu’il en reste, ensuite un trajet jusqu’à la prochaine case de carte
setting-triples-ends = Ce qui prend fin après le déplacement d’un triple.
setting-triples-ends-movement = vos déplacements ; vous pouvez encore bâtir et échanger
setting-triples-ends-turn = tout votre tour
setting-triples-salary = Ce que versent les coins de paie du chemin après un triple.
setting-triples-salary-canonical_route = leur salaire, comme quand vous marchez
setting-triples-salary-none = rien, car le déplacement est direct
setting-voucher-replaces_roll = Un ticket de bus ou un bon de voyage se joue au lieu d’un lancer.
setting-voucher-expire_on = Quand agit un ticket qui rend les autres périmés.
setting-voucher-expire_on-played = quand on le joue
setting-voucher-expire_on-drawn = quand on le tire
setting-voucher-max_per_turn = Combien de tickets de bus ou de bons de voyage vous pouvez jouer en un tour.
setting-voucher-tradeable = Les tickets de bus et les bons de voyage peuvent s’échanger.
setting-birthday-source = Qui vous fait un cadeau d’anniversaire.
setting-birthday-source-each_player = chacun des autres joueurs
setting-birthday-source-bank = la banque
setting-birthday-source-one_player = un seul joueur de votre choix

# Les verbes du jeu comme on les tape à la table du terminal

play-verb-goto = aller
play-verb-take = prendre
play-verb-move = continuer
play-verb-cash = argent
play-verb-stay = rester
play-verb-pick = désigner
play-verb-give = donner
play-verb-ticket = ticket
play-verb-auction = enchères
play-verb-arrange = répartir
play-verb-swap = troquer
play-verb-surrender = céder

# Questions sur les actions et les propriétés

question-take-deed = Quelle propriété prenez-vous à son propriétaire ?
question-swap-get = Vous pouvez troquer une propriété avec un autre joueur. Laquelle voulez-vous ?
question-swap-give = Vous voulez { $deed }, qui est à { $owner }. Quelle propriété donnez-vous en échange ?
question-free-house = La banque vous offre une maison. Sur quel terrain ?

# Refus

refusal-only-in-debt = Vous ne pouvez vendre des bâtiments à la banque et hypothéquer que pour couvrir une dette. Bâtissez, échangez ou continuez.
refusal-card-face-down = Une carte face cachée ne peut pas être demandée. Seul celui qui la garde peut l’offrir.
refusal-bail-due = Vos trois essais sont passés. Payez pour sortir de prison, ou utilisez une carte.

cause-taxi = taxi pris à { $deed }
event-auction-unsold = Personne n’enchérit : { $player } doit prendre { $deed } pour { $amount }
event-card-hidden = { $player } prend une carte Fortune et la garde
event-dividend = { $player } touche { $amount } de dividendes
event-goal-reached = { $player } réunit { $amount } : le million est atteint
event-rolled-for-card = { $player } lance { $die } et { $other_die } pour la carte : { $total }
event-share-bought =
    { $cost ->
        [0] { $player } reçoit { $deed } sans rien payer
       *[other] { $player } achète { $deed } pour { $amount }
    }
fortune-cards =
    { $count ->
        [one] { $count } carte Fortune, face cachée
       *[other] { $count } cartes Fortune, face cachée
    }
option-stay = rester sur la case { $space }
option-surrender =
    { $piece ->
        [none] céder { $deed } à la banque
        [gift] donner { $deed } ({ $group } : vous en possédez { $owned } sur { $size })
       *[other] céder à la banque { piece-a } sur { $deed } (loyer ensuite : { $rent })
    }
option-swap = donner { $deed } à { $owner } contre { $other_deed }
play-column-goal = but
play-column-stars = étoiles
play-percent = { $percent } %
pool = la Cagnotte
reminder-backwards = Pendant ce tour, vous reculez.
share-of = une action { $company }
