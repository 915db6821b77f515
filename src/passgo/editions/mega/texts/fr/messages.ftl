# What only Mega says.

edition-mega = Mega
edition-mega-about = Faites le tour de 52 cases avec un dé bleu et des tickets de bus, bâtissez avec tous les terrains d’une couleur sauf un, et élevez des gratte-ciel.

skin-france = France

deck-bus-tickets = tickets de bus

# Questions

question-mr-monopoly = Mr. Monopoly vous mène à { $deed }, qui appartient à { $owner } et qui est sous hypothèque : il n’y a pas de loyer à payer. Y allez-vous, ou restez-vous sur { $space } ?
question-lift =
    { $enough ->
        [yes]
            { $then ->
                [build] Avec { $deed }, vous avez tout le groupe { $group }, où vous avez bâti. L’hypothèque doit être levée maintenant, pour { $amount }. Bâtir ensuite sur le nouveau terrain coûte encore { $building }. Vous avez { $cash }.
                [share] Avec { $deed }, vous avez tout le groupe { $group }, où vous avez bâti. L’hypothèque doit être levée maintenant, pour { $amount }. Vous ne pourriez pas ensuite bâtir assez sur le nouveau terrain : il faudra répartir les bâtiments de la couleur de façon égale. Vous avez { $cash }.
               *[nothing] Avec { $deed }, vous avez tout le groupe { $group }, où vous avez bâti. L’hypothèque doit être levée maintenant, pour { $amount }. Vous avez { $cash }.
            }
        [no] Avec { $deed }, vous avez tout le groupe { $group }, où vous avez bâti. L’hypothèque doit être levée maintenant, pour { $amount }, mais vous n’avez que { $cash } : trouvez encore { $missing }.
       *[never] Avec { $deed }, vous avez tout le groupe { $group }, où vous avez bâti. L’hypothèque devrait être levée maintenant, pour { $amount }, mais même en vendant et en hypothéquant tout, vous n’y arriveriez pas.
    }
question-arrange =
    { $way ->
        [build] Vous avez maintenant tout le groupe { $group }, et il doit être bâti de façon égale : { $lots }. Bâtissez sur { $deed } jusqu’à y arriver, pour { $due } en tout. Vous avez { $cash }.
        [raise] Vous avez maintenant tout le groupe { $group }, et il doit être bâti de façon égale : { $lots }. Bâtir sur { $deed } coûte { $due }, et vous n’avez que { $cash } : trouvez encore { $missing } avec vos autres biens.
       *[share] Vous avez maintenant tout le groupe { $group }, et il doit être bâti de façon égale, mais vous ne pouvez pas payer ou obtenir les bâtiments qui manquent. Voici ce qu’il y a : { $lots }. Que voulez-vous y avoir ? Chaque niveau de plus coûte { $full }, chaque niveau de moins rapporte { $half }. Vous avez { $cash }.
    }

# Ce qu’un marché exige

change-forced =
    { $then ->
        [build] il faudra alors lever l’hypothèque sur { $deed } pour { $amount } et y bâtir pour { $building }
        [share] il faudra alors lever l’hypothèque sur { $deed } pour { $amount } et, faute de pouvoir y bâtir assez, répartir les bâtiments de la couleur de façon égale
        [sell] vous ne pourrez pas lever l’hypothèque sur { $deed } pour { $amount }, et il faudra vendre tous les bâtiments de la couleur
       *[nothing] il faudra alors lever l’hypothèque sur { $deed } pour { $amount }
    }

# Refus

refusal-build-up-first = Bâtissez d’abord sur le terrain qui complète votre couleur jusqu’à rétablir l’égalité, ou trouvez l’argent pour le faire.
refusal-lift-first = Levez d’abord l’hypothèque du terrain qui complète votre couleur, ou trouvez l’argent pour le faire.
refusal-arrange-evenly = Répartissez les bâtiments de façon égale : deux terrains de la couleur ne peuvent pas différer de plus d’un niveau.
refusal-pieces-missing = La banque n’a pas les bâtiments qu’il faut. Choisissez une autre répartition.
refusal-arrange-too-dear = Vous n’avez pas l’argent pour autant de bâtiments. Choisissez une répartition moins chère.
refusal-not-on-this-side = Un ticket de bus mène seulement en avant, sur une case de votre côté du plateau ou jusqu’à son coin.
refusal-ticket-for-later = Un ticket de bus donné par une case du plateau est pour un tour ultérieur.
refusal-ticket-used = Vous avez déjà utilisé autant de tickets de bus que vous pouvez dans ce tour.

# Réglages

setting-title-mrm-mortgaged = Mr. Monopoly et hypothèques
setting-mrm-mortgaged = Où mène Mr. Monopoly quand toutes les propriétés sont prises et que la prochaine est hypothéquée.
setting-mrm-mortgaged-may_stay = à celle-là, ou vous restez à votre place
setting-mrm-mortgaged-skip = à la prochaine où vous devez un loyer
setting-title-ticket-same_turn = Ticket dans le même tour
setting-ticket-same_turn = Un ticket de bus donné par une case peut remplacer le lancer suivant du même tour.
setting-title-build-final_lot = Dernier terrain hypothéqué
setting-build-final_lot = Ce qui se passe quand vous obtenez, hypothéqué, le dernier terrain d’une couleur où vous avez bâti.
setting-build-final_lot-freeze = rien ; vous bâtissez sur le nouveau terrain avant les autres
setting-build-final_lot-rebalance = vous levez aussitôt son hypothèque et vous y bâtissez jusqu’à rétablir l’égalité

# Ce qui a changé depuis une version, dit là où une partie a commencé avec elle ou avec une version d’avant.
changes-since-mega-2 = un terrain qui a déjà son gratte-ciel ne compte plus quand il s’agit de savoir si la banque en a assez pour vous tous
changes-since-mega-3 = si vous héritez d’une propriété hypothéquée, vous payez ses intérêts, puis vous faites ce qu’exige la couleur qu’elle complète, et alors seulement vous dites si vous gardez l’hypothèque : celle du dernier terrain d’une couleur où vous avez bâti est levée aussitôt pour sa valeur, car vous venez de payer les intérêts ; sur la case Mise aux enchères, vous pouvez gérer vos propriétés avant de nommer ce qui est mis aux enchères, et les autres peuvent alors faire aussitôt ce qui se fait à tout moment
change-of-given-tickets = quand ce sont les autres joueurs qui font le cadeau d’anniversaire, un ticket de bus qui vient de l’un d’eux est, lui aussi, pour un tour ultérieur
earlier-last-lot = Cette partie a commencé avec la version 1 des règles. Elles ont changé depuis : quand il reste à la banque moins de bâtiments que vous ne pourriez en utiliser tous ensemble, chacun dit combien il en veut, et si c’est trop, tous sont mis aux enchères ; le dernier terrain d’une couleur où vous avez bâti ne vous oblige à rien, sauf s’il vous vient hypothéqué ; { changes-since-mega-2 } ; { changes-since-mega-3 }.
earlier-skyscrapers = Cette partie a commencé avec la version 2 des règles. Elles ont changé depuis : { changes-since-mega-2 } ; { changes-since-mega-3 } ; { change-of-given-tickets }.
earlier-heirs = Cette partie a commencé avec la version 3 des règles. Elles ont changé depuis : { changes-since-mega-3 } ; { change-of-given-tickets }.
