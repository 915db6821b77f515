# Ce que veut dire un choix, avec ce qu’il coûte ou rapporte. $kind est la sorte de décision à prendre.

option-roll =
    { $kind ->
        [jail] tenter un double
       *[other] lancer les dés
    }
option-end = finir votre tour
option-done = c’est tout
option-buy = acheter { $deed } pour { $price } (il vous reste { $left })
option-decline =
    { $kind ->
        [share] ne pas acheter d’action : ce droit sera mis aux enchères
        [bust-deal] laisser { $deed } à { $buyer }
        [share-fortune] ne rien prendre et garder la carte
        [taxi-war] ne pas acheter de compagnie de taxis
       *[buy] ne pas acheter { $deed } : mise aux enchères
    }
option-bid = enchérir à { $amount } (il vous resterait { $left })
option-pass =
    { $final ->
        [no] passer pour l’instant
       *[yes] passer et quitter l’enchère
    }
option-hammer = adjuger
option-stop = finir la partie dans { $count } tours ; gagne qui a la plus grande fortune
option-pay =
    { $kind ->
        [jail] payer { $amount } pour sortir de prison, puis lancer les dés
        [rent-card] payer à { $owner } tout le loyer : { $amount }
        [rent-pass] payer à { $owner } le loyer : { $amount }
       *[other] payer { $amount }
    }
option-card =
    { $kind ->
        [jail] utiliser { $kept }, puis lancer les dés
        [buy] jouer { $kept } : acheter { $deed } pour { $amount }
        [bust-deal] jouer { $kept } : acheter { $deed } pour { $amount } avant { $buyer }
        [cheap-rent] jouer { $kept } : ne payer que { $amount } à { $owner }
        [reverse-rent] jouer { $kept } : { $owner } vous paie { $amount }
        [threat] jouer { $kept } : rien de tout cela n’arrive
        [rent-pass] jouer { $kept } : ne rien payer à { $owner } au lieu de { $amount }
        [fortune-free-house] jouer { $kept } : bâtir une maison sans payer
        [fortune-takeover] jouer { $kept } : prendre une propriété à un autre joueur
        [fortune-forced-deal] jouer { $kept } : troquer une propriété avec un autre joueur
        [fortune-reverse-gear] jouer { $kept } : reculer pendant ce tour
       *[other] jouer { $kept }
    }
option-draw = tirer plutôt une carte { $deck }
option-flat = payer { $amount }
option-percent = payer { $percent } % de tous vos biens

option-build = bâtir { piece-a } sur { $deed } pour { $amount } (loyer ensuite : { $rent })
option-sell =
    { $kind ->
        [sell-share] vendre à la banque une action { $company } pour { $amount }
       *[other]
            { $piece ->
                [hotel]
                    { $left ->
                        [0] vendre { piece-a } sur { $deed } (+{ $amount }, loyer ensuite : { $rent })
                       *[other] échanger { piece-a } sur { $deed } contre { $standing } (+{ $amount }, loyer ensuite : { $rent })
                    }
                [skyscraper] échanger { piece-a } sur { $deed } contre { $standing } (+{ $amount }, loyer ensuite : { $rent })
               *[other] vendre { piece-a } sur { $deed } (+{ $amount }, loyer ensuite : { $rent })
            }
    }
option-selldown = vendre d’un seul coup (+{ $amount }) ; il restera : { $lots }
option-mortgage = hypothéquer { $deed } (+{ $amount })
option-lift = lever l’hypothèque sur { $deed } pour { $amount }
option-keep =
    { $kind ->
        [lift] vendre tous les bâtiments de la couleur et laisser { $deed } sous hypothèque
       *[other] garder l’hypothèque sur { $deed } (la lever plus tard coûte { $amount })
    }
option-collect = réclamer { $amount } à { $visitor } : loyer pour { $deed }
option-overlook = laisser passer pour l’instant
option-claim =
    { $kind ->
        [foreclosure] solder l’hypothèque sur { $deed } pour { $amount } et prendre le titre à { $owner } ({ $group } : vous en possédez { $owned } sur { $size })
        [take-deed] prendre { $deed } à { $owner } ({ $group } : vous en possédez { $owned } sur { $size })
        [swap-get] obtenir { $deed }, qui est à { $owner } ({ $group } : vous en possédez { $owned } sur { $size })
        [taxi-war] prendre { $deed } à { $owner } et vous y rendre
       *[taxi-sale] acheter { $deed } pour { $amount } et vous y rendre
    }
option-no =
    { $kind ->
        [upgrade] rester à votre niveau et garder tout le salaire
        [claim] n’en vouloir aucun
       *[other] non, vous n’en voulez pas
    }
option-want = { $pieces }
option-place = poser { piece-a } sur { $deed } (loyer ensuite : { $rent })

option-offer = proposer un échange à { $partner } : vous donnez { $gives } contre { $takes }
option-counter = faire une contre-proposition : vous donnez { $gives } contre { $takes }
option-settle = régler la dette de { $amount } envers { $creditor } : vous donnez { $gives }
option-accept =
    { $kind ->
        [settlement] accepter pour la dette de { $amount } : { $gives }
        [threat] laisser faire
       *[trade] accepter : vous recevez { $gives } contre { $takes }
    }
option-refuse =
    { $kind ->
        [settlement] refuser : vous voulez { $amount } en argent liquide
       *[trade] refuser l’échange
    }
option-bankrupt = faire faillite : vous ne pouvez pas payer { $creditor } et vous quittez la partie

option-interrupt = { $player } demande à gérer ses propriétés
option-quiet = { $player } ne veut plus d’offre pendant ce tour
option-time = annoncer la fin du temps : la partie minutée s’arrête
