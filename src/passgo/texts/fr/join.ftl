# Le terminal à une table d’un serveur (passgo join).

join-table = Table { $code }, { $edition } : { $phase ->
    [gathering] en attente du départ
    [playing] partie en cours
   *[over] partie terminée
}
join-seat = { $who ->
    [free] { $number }  libre ({ $sit } { $number })
    [bot] { $number }  { $name }, un robot ({ $bot })
   *[person] { $number }  { $name }
}
join-host = Vous êtes l’hôte : { $bot } PLACE met un robot à une place libre, { $start } lance la partie.
join-wait = L’hôte lance la partie. { $sit } PLACE prend une place libre.
join-looking-on = Vous regardez. L’hôte lance la partie.
join-take-seat = { $count ->
    [0] Vous regardez ; toutes les places sont prises.
   *[other] Vous regardez. { $sit } { $seat } demande une place qu’un robot occupe.
}
join-not-started = La partie n’a pas encore commencé.
join-said = { $name } : { $text }
join-clock = { $whose ->
    [you] Votre temps est écoulé. Voici ce qui a été fait pour vous : { $action }.
   *[other] Le temps de { $player } est écoulé.
}
join-overtaken = La question n’est plus la même ; ce que vous avez tapé n’a pas servi.
join-no-answer = Le serveur n’a pas répondu. Regardez si c’est fait avant d’essayer encore.
join-reconnecting = La connexion est perdue ; nouvel essai.
join-again = Connexion rétablie : la partie continue.
join-answered-for-you = { $count ->
    [one] En votre absence, on a répondu pour vous à une question ; rien n’a été cédé.
   *[other] En votre absence, on a répondu pour vous à { $count } questions ; rien n’a été cédé.
}
join-lost = Le serveur ne répond pas.
join-gone = Vous avez ouvert la table ailleurs.
join-vote = { $agree } ou { $disagree } ?
join-paused = La partie est en pause ; { $resume } y met fin.
join-stood = Vous n’avez plus de place ; { $sit } { $seat } la reprend.
join-kicked = Un robot joue à votre place ; { $sit } { $seat } la reprend.
join-presence = { $here ->
    [true] { $name } est de retour.
   *[other] { $name } a perdu la connexion.
}
join-waits = La table attend { $name } : { $time }.
join-goes-on = La table continue sans { $name } et ne cède rien.
join-petition = { $let } { $name } permet de s’asseoir ; qui s’assoit là voit les cartes cachées de ce joueur.
join-petitioned = C’est demandé ; l’hôte, ou la table, en décide.
join-which-person = Qui ? Par son nom ou son numéro : { $people }.
join-muted = { $on ->
    [true] Vous n’entendez plus { $name }.
   *[other] Vous entendez de nouveau { $name }.
}
join-reported = C’est signalé à qui tient le serveur. Personne à la table ne l’apprend.
join-fair-kept = Ce qui a été vu des dés est dans { $path } : passgo verify le lit.
join-over = La partie est finie. { $rematch } : rejouer avec les mêmes personnes ; { $quit } : partir.
join-rematch = { $rematch } vous y mène.
join-kept = Le serveur garde cette partie. Partez quand vous voulez ({ $quit }) ; on vous dira comment revenir.
join-which-seat = Quelle place ? Par son numéro, de 0 à { $last }, ou par qui l’occupe.
join-say-what = Écrivez ce que vous voulez dire après { $word }.
join-record = Son enregistrement : { $address }
join-come-back = Pour revenir à votre place : passgo join { $link } --token { $token }
join-unplayable = { $what ->
    [rules] Le serveur joue { $edition } avec d’autres règles que ce passgo, plus ancien ou plus récent. Le lien marche dans un navigateur.
   *[edition] La table joue { $edition }, que ce passgo n’a pas ; --edition DOSSIER nomme le dossier d’un plateau. Le lien marche dans un navigateur.
}

# Pourquoi la porte reste fermée

join-no-link = « { $link } » n’est pas le lien d’une table ; il ressemble à { $sample }
join-no-passgo = il n’y a pas de serveur de passgo à { $address }
join-old-server = le serveur à { $address } est trop ancien pour ce terminal ; le lien marche dans un navigateur
join-other-version = le serveur à { $address } a une autre version de passgo, plus ancienne ou plus récente, que celle-ci ne sait pas lire ; le lien marche dans un navigateur
join-closed = le serveur à { $address } a fermé la porte de la table
join-unreachable = { $address } ne répond pas : { $why }

# Les mots d’une telle table, et ce que d’autres y veulent dire

join-word-say = dire
join-args-say = TEXTE
join-help-say = dire quelque chose à toute la table
join-word-sit = siège
join-args-sit = PLACE
join-help-sit = prendre une place libre ou la vôtre ; en cours de partie demander celle d’un robot
join-word-stand = debout
join-help-stand = quitter votre place ; en cours de partie un robot continue et elle vous est gardée
join-word-bot = robot
join-args-bot = PLACE [SORTE]
join-help-bot = mettre un robot à une place libre, si vous êtes l’hôte
join-word-start = commencer
join-help-start = lancer la partie, si vous êtes l’hôte ; des robots prennent les places libres
join-word-pause = pause
join-help-pause = demander une pause
join-word-resume = reprendre
join-help-resume = finir la pause
join-word-kick = remplacer
join-args-kick = PLACE
join-help-kick = demander qu’un robot joue pour une personne absente ou qui ne répond pas
join-word-agree = approuver
join-help-agree = être d’accord avec ce qui est demandé
join-word-disagree = désapprouver
join-help-disagree = ne pas être d’accord
join-word-rematch = revanche
join-help-rematch = après la fin : une nouvelle table avec les mêmes personnes
join-word-let = laisser
join-args-let = [NOM]
join-help-let = laisser s’asseoir qui demande une place, comme hôte ou pour la table
join-word-deny = écarter
join-args-deny = [NOM]
join-help-deny = ne pas laisser s’asseoir
join-word-remove = renvoyer
join-args-remove = NOM
join-help-remove = comme hôte, renvoyer qui n’a pas de part dans une partie en cours
join-word-lock = fermer
join-help-lock = comme hôte, ne plus laisser entrer personne
join-word-unlock = ouvrir
join-help-unlock = laisser de nouveau entrer les autres
join-word-mute = sourdine
join-args-mute = NOM
join-help-mute = ne plus entendre quelqu’un ; une fois encore pour l’entendre de nouveau
join-word-report = signaler
join-args-report = NOM [POURQUOI]
join-help-report = parler de quelqu’un à qui tient le serveur
join-args-interrupt = [toujours]
join-help-undo = demander de reprendre votre dernier coup et tous ceux d’après, mais ni dés ni cartes
join-help-stop = demander de finir dans tant de tours une partie sans fin ; le plus riche gagne
join-help-record = écrire tous les coups dans un fichier, la partie finie
join-help-quit = partir ; le serveur garde la partie, et on vous dit comment revenir
