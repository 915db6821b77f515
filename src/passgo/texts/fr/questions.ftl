# Ce qu’on demande au joueur qui doit décider, avec les chiffres.

question-turn =
    { $rolled ->
        [0] C’est votre tour : vous êtes sur la case { $space } et vous avez { $cash }. Gérez vos propriétés si vous voulez, puis lancez les dés.
       *[other] Vous rejouez : vous êtes sur la case { $space } et vous avez { $cash }. Gérez vos propriétés si vous voulez, puis lancez les dés.
    }
question-end = Vos déplacements sont faits, et vous avez { $cash }. Gérez vos propriétés si vous voulez, puis finissez votre tour.
question-manage =
    { $selling ->
        [no] Vous avez demandé à gérer vos propriétés, et vous avez { $cash }. Bâtissez, levez des hypothèques ou échangez, puis dites que vous avez fini.
       *[yes] Vous avez demandé à gérer vos propriétés, et vous avez { $cash }. Bâtissez, vendez, hypothéquez ou échangez, puis dites que vous avez fini.
    }
question-jail =
    { $stage ->
        [due] Vous êtes en prison, et vos { $tries } essais pour faire un double sont passés : payez { $bail } ou utilisez une carte de sortie de prison, puis lancez. Vous avez { $cash } et { $cards }.
        [last-then-later] Vous êtes en prison, et c’est le dernier de vos { $tries } essais pour faire un double. Sortir coûte { $bail } ou une carte de sortie de prison ; si vous lancez et manquez, vous payez { $bail } au début de votre prochain tour. Vous avez { $cash } et { $cards }.
        [last] Vous êtes en prison, et c’est le dernier de vos { $tries } essais pour faire un double. Sortir coûte { $bail } ou une carte de sortie de prison ; si vous lancez et manquez, vous payez quand même { $bail }. Vous avez { $cash } et { $cards }.
       *[other] Vous êtes en prison, et c’est votre essai n° { $try } sur { $tries } pour faire un double. Sortir avant de lancer coûte { $bail } ou une carte de sortie de prison. Vous avez { $cash } et { $cards }.
    }
jail-cards =
    { $count ->
        [0] aucune carte de sortie de prison
        [one] { $count } carte de sortie de prison
       *[other] { $count } cartes de sortie de prison
    }

question-buy =
    { $affordable ->
        [no] { $deed } est à vendre pour { $price }, et vous avez { $cash } : trouvez encore { $missing }, sinon le titre est mis aux enchères. { group-owned } Le loyer serait de { $rent }.
       *[yes] { $deed } est à vendre pour { $price }, et vous avez { $cash }. { group-owned } Le loyer serait de { $rent }. L’achetez-vous ?
    }
group-owned =
    { $owned ->
        [0] Vous ne possédez aucun des { $size } titres de ce groupe ({ $group }).
        [one] Vous possédez { $owned } titre sur { $size } dans ce groupe ({ $group }).
       *[other] Vous possédez { $owned } titres sur { $size } dans ce groupe ({ $group }).
    }
question-auction =
    { $bids ->
        [none] Aux enchères : { $lot }. Personne n’a encore enchéri. Proposez { $least } ou plus, ou passez. Vous avez { $cash }.
       *[some] Aux enchères : { $lot }. { $leader } mène avec { $bid }. Proposez { $least } ou plus, ou passez. Vous avez { $cash }.
    }
auction-deed = { $deed } (prix imprimé { $price } ; { $group } : vous en possédez { $owned } sur { $size })
auction-building = { piece-a } de la banque

question-rent = { $visitor } est sur { $deed } et vous doit { $amount } de loyer. Le réclamez-vous ?
question-debt =
    { $enough ->
        [yes] Vous devez { $amount } à { $creditor } ({ $cause }) et vous avez { $cash } : trouvez encore { $missing }. En vendant des bâtiments et en hypothéquant, vous pouvez réunir { $reach } en tout.
        [no] Vous devez { $amount } à { $creditor } ({ $cause }) et vous avez { $cash }. Même en vendant et en hypothéquant tout, vous ne réunissez que { $reach } : trouvez un accord, ou faites faillite.
       *[never] Vous devez { $amount } à { $creditor } ({ $cause }) et vous avez { $cash }. Même en vendant et en hypothéquant tout, vous ne réunissez que { $reach }, et aucun accord n’est possible maintenant : vous devez faire faillite.
    }
question-settlement =
    { $fee ->
        [0] { $debtor } vous doit { $amount } ({ $cause }) et vous offre pour toute la dette : { $gives }. Acceptez-vous ?
       *[other] { $debtor } vous doit { $amount } ({ $cause }) et vous offre pour toute la dette : { $gives }. Vous devriez alors à la banque { $interest } d’intérêts d’hypothèque. Acceptez-vous ?
    }
question-inherit = Le titre { $deed } vous est revenu hypothéqué, et les intérêts sont payés. Levez l’hypothèque maintenant pour { $now }, ou gardez-la ; la lever plus tard coûte { $later }. Vous avez { $cash }.
question-tax = { $space } : payez-vous { $amount }, ou { $percent } % de tous vos biens ? Vous devez choisir avant de compter.
question-card = Payez-vous { $amount }, ou tirez-vous plutôt une carte { $deck } ? Vous avez { $cash }.

question-claim =
    { $mine ->
        [yes] Voici tout ce qui reste à la banque : { $left }, et d’autres pourraient bâtir aussi. Combien en voulez-vous, y compris ce que vous venez de demander ? Si toutes les demandes réunies dépassent ce nombre, tout ce qui reste est mis aux enchères. Vous avez { $cash }.
       *[no] { $builder } veut bâtir, et voici tout ce qui reste à la banque : { $left }. Combien en voulez-vous ? Si toutes les demandes réunies dépassent ce nombre, tout ce qui reste est mis aux enchères ; sinon, chacun paie le prix inscrit sur le titre. Vous avez { $cash }.
    }
question-place =
    { $won ->
        [yes] Vous avez remporté { piece-a } aux enchères. Sur quel terrain ?
       *[no] Sur quel terrain poser { piece-a } ? Vous avez { $cash }.
    }

question-trade =
    { $fee ->
        [0] { $giver } vous propose un échange. Vous recevriez : { $gives }. Vous donneriez : { $takes }. Vous avez { $cash }.
       *[other] { $giver } vous propose un échange. Vous recevriez : { $gives }. Vous donneriez : { $takes }, et { $interest } d’intérêts d’hypothèque à la banque. Vous avez { $cash }.
    }
offer-trade = { $giver } donne : { $gives } ; { $partner } donne : { $takes }
offer-settlement = { $giver } donne à { $partner }, pour la dette de { $amount } : { $gives }

game-over =
    { $count ->
        [one] La partie est finie : victoire pour { $winners }.
       *[other] La partie est finie : victoire partagée pour { $winners }.
    }
