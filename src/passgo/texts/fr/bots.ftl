# Pourquoi un robot répond ainsi ; les montants sont déjà écrits en monnaie.

bot-plain = Il suit quelques règles simples, avec { $cash } en main.
bot-toss =
    { $options ->
        [one] Il n’y a qu’une réponse possible.
       *[other] Les { $options } choix se valent à ses yeux : il tire au sort.
    }
bot-buy = À ses yeux, cela vaut { $worth }, entre les loyers à venir et les rivaux écartés, pour un prix de { $price } et avec { $cash } en main.
bot-bid = L’avoir plutôt que de le laisser à un autre vaut jusqu’à { $worth } ; la prochaine enchère est de { $price }, et il y a { $cash } en main.
bot-build = Cela rapporte environ { $more } de loyers par tour de table pour { $cost }, et laisse les { $reserve } que les prochains loyers peuvent demander.
bot-grow = Cela rapporte environ { $more } de loyers par tour de table pour { $cost } : les bâtiments rapportent, l’argent dort.
bot-borrow = Ce titre rapporte peu ; son hypothèque de { $loan } aide à payer un bâtiment qui rapporte plus.
bot-lift = Pour { $cost }, ce titre rapporte de nouveau, avec { $cash } en main.
bot-raise = { $due } sont dus et il y a { $cash } en main : c’est ce qui coûte le moins en loyers à venir.
bot-leave-jail = Dehors, { $unsold ->
        [0] peu de loyers sont à craindre : { $reserve } suffiraient
        [one] une propriété est encore à vendre
       *[other] { $unsold } propriétés sont encore à vendre
    }, et il y a { $cash } en main.
bot-stay-in-jail = Les loyers du dehors demandent une réserve de { $reserve }, avec { $cash } en main et { $unsold ->
        [0] plus rien à acheter
        [one] une propriété à acheter
       *[other] { $unsold } propriétés à acheter
    } : attendre coûte moins cher.
bot-go-on = Rien d’autre n’est rentable pour l’instant : { $cash } en main, dont { $reserve } pour les prochains loyers.
bot-deal = L’échange vaut { $gain } de ce côté et { $other } pour le partenaire.
bot-best = De tout ce qui est possible, c’est ce qui rapporte le plus, environ { $worth }.
bot-look-ahead = Il gagne { $chance } % de { $playouts } avenirs imaginés ; la meilleure autre réponse { $rival } %.
bot-none-surely-better = Il gagne { $chance } % de { $playouts } avenirs imaginés ; une autre réponse en a { $rival } %, mais c’est trop serré pour en être sûr.
bot-chances = Avec cela, ses chances de gagner sont d’environ { $chance } %, sans cela de { $rival } %.
bot-chances-deal = L’échange fait passer ses chances de { $before } % à { $after } %, et celles du partenaire de { $his } % à { $then } %.
bot-chances-completes = L’autre joueur aurait alors tout le groupe { $group } : ses chances passeraient de { $his } % à { $then } %, contre { $before } % à { $after } % de ce côté.
bot-chances-sale = Il doit { $due } : sans une vente, la partie serait finie pour lui.
bot-chances-bid = Jusqu’à { $limit }, mieux vaut l’avoir que le laisser à l’enchérisseur le plus probable ; la prochaine enchère est de { $price }.
bot-gentle-buy = Il achète quand il lui reste { $reserve } en main ; il a { $cash }.
bot-gentle-build = Il bâtit un peu quand il lui reste { $reserve } en main ; il a { $cash }.
bot-gentle-fine = C’est équitable : environ { $gain } de ce côté et { $other } pour l’autre joueur.
bot-gentle-dear = Cela coûterait trop de ce côté : environ { $gain }.
bot-gentle-good = C’est trop beau : l’autre joueur y perdrait environ { $other }.
bot-gentle-bare = Il resterait à quelqu’un moins de { $left } pour payer les prochains loyers.
