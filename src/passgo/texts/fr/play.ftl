# La table au terminal, `passgo play` : titres, invites, mots à taper, aide.

# Le début

play-welcome = Bienvenue dans passgo. Entrée prend ce qui est entre crochets.
play-choose-game = Quel jeu ?
play-game = { $edition }, { $variant }
play-ask-game = Jeu [1] :
play-ask-names = Votre nom, ou plusieurs avec des virgules [{ $name }] :
play-ask-bots = Combien de robots [{ $count }] :
play-ask-minutes = Combien de minutes de jeu [{ $minutes }] :
play-bad-game = Tapez un des numéros de 1 à { $last }.
play-bad-bots = Tapez un nombre de { $least } à { $most }.
play-nobody = Joueur
play-starting = { $edition }, { $variant } : { $players }. Tapez aide à tout moment.
play-bot = { $name } (robot { $bot })
play-resumed = La partie reprend au tour de table n° { $round }.
play-minutes = La partie dure { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.

# Ce qui s’est passé

play-turn = Tour de table { $round } · { $player }
play-then = { " ; " }
play-start-throws = Pour commencer : { $throws }
play-dealt = Les titres sont distribués et payés : { $deals }
play-builds =
    { $cost ->
        [0] { $player } pose des bâtiments : { $things }
       *[other] { $player } bâtit pour { $amount } : { $things }
    }
play-raises =
    { $cost ->
        [0] { $player } retire des bâtiments : { $things }
       *[other] { $player } réunit { $amount } : { $things }
    }
play-left-standing = il y reste : { $standing }
play-lifts = { $player } lève des hypothèques pour { $amount } : { $things }
play-gives = { $owner } reçoit de { $player } : { $things }
play-rent-group =
    { $lots ->
        [whole] { $times } fois { $base } : tout le groupe de couleur
        [less] { $times } fois { $base } : tout le groupe de couleur, mais pas entièrement libre d’hypothèque
       *[most] { $times } fois { $base } : tous les terrains du groupe sauf un
    }
play-rent-owned =
    { $mortgaged ->
        [yes] le propriétaire en a { $count } sur { $size } sans hypothèque
       *[no] le propriétaire en a { $count } sur { $size }
    }
play-rent-built =
    { $piece ->
        [depot] doublé par le dépôt
       *[stand] doublé par la station de taxis
    }
play-rent-card = doublé par la carte
play-rent-dice = { $times } fois { $total }

# L’invite

play-prompt = { $player }>{ " " }
play-asked = { $player } : { $question }
play-enter = [Entrée]
play-your-turn =
    { $rolled ->
        [0] C’est votre tour.
       *[other] Un double : vous rejouez.
    }
play-moves-made = Vos déplacements sont faits.
play-more =
    { $count ->
        [one] et encore { $count } : m montre tout
       *[other] et encore { $count } : m montre tout
    }
play-way-manage = m : gérer vos propriétés ({ $what })
play-way-back = Entrée : retour
play-way-list = Entrée : retour à la liste
play-way-trade = t : échanger
play-way-counter = { $word } : faire une autre offre
play-way-enough = { $word } : refuser, et plus d’offre pendant ce tour
play-way-settle = { $word } : offrir des biens pour la dette
play-way-bid = ou tapez une enchère de { $low } à { $high }
play-way-help = { $word }
play-word-alone = { $word } se dit seul, sans « { $what } ».
play-not-understood = « { $what } » n’est pas un mot de cette table : tapez un numéro de la liste, ou aide.
play-ambiguous = « { $what } » peut désigner plusieurs choses : { $names }. Tapez-en un peu plus.
play-no-such-number = Il n’y a pas de numéro { $number } dans la liste : elle s’arrête à { $last }.
play-no-such-deed = Aucune propriété ne s’appelle « { $what } ».
play-no-such-player = Il n’y a pas de joueur « { $what } » à choisir ici ; il y a : { $names }.
play-which-deed = Quelle propriété ? Tapez par exemple { $word } { $deed }.
play-how-many = Combien de lignes ? Tapez par exemple { $word } 30.
play-which-file = Dans quel fichier, ou depuis lequel ? Tapez par exemple { $word } soirée.
play-bankrupt-sure = Voilà tout ce que vous perdriez. Quitter la partie en faillite ? [o/N]
play-bankrupt-only = Il ne reste rien à vendre ni à hypothéquer. Quitter la partie en faillite ? [O/n]

# Les joueurs

play-column-player = joueur
play-column-cash = argent
play-column-worth = fortune
play-column-place = case
play-column-deeds = titres
play-column-notes = à noter
play-column-group = groupe
play-column-rent = loyer
play-column-rent-then = loyer { $rent }
play-column-total = total
play-column-thrown = lancers
play-column-expected = attendus
play-out = en faillite
play-out-round = en faillite au tour de table { $round }
play-in-jail = en prison
play-whole-group = groupe { $group }
play-whole-groups = groupes { $groups }
play-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
play-mortgaged = { $count } hyp.
play-bank = Il reste à la banque { $pieces }
play-pot = cagnotte du Parc gratuit : { $amount }
play-time-left = temps restant : { $time }
play-holdings = { $player } : { $cash } et { $deeds ->
        [0] aucun titre
        [one] { $deeds } titre
       *[other] { $deeds } titres
    }
play-share = { $held } sur { $size }

# Un titre

play-deed-group = Le reste de son groupe : { $lots }.

# Le plateau : des mots courts pour les cases qui ne sont pas des propriétés

play-space-go = Départ
play-space-jail = Prison
play-space-free-parking = Parc
play-space-go-to-jail = Allez
play-space-chance = Chance
play-space-community-chest = Caisse
play-space-income-tax = Impôt
play-space-luxury-tax = Taxe
play-round = Tour { $round }
play-legend = Majuscules : joueurs · 1-4 maisons · H hôtel · - hypothèque · # en prison
play-list = liste
play-all = tout

# Échanges

play-for = contre
play-immunity = immunité
play-trade-with = Échanger avec qui ?
play-trade-player = { $player } ({ $cash }, { $deeds ->
        [0] aucun titre
        [one] { $deeds } titre
       *[other] { $deeds } titres
    })
play-trade-who = Numéro ou nom (Entrée : pas d’échange) :
play-trade-give = Que donnez-vous ? { $player } a { $cash } et :
play-trade-get = Que voulez-vous ? { $player } a { $cash } et :
play-trade-deed = { $deed } ({ $group }, { $held } sur { $size })
play-trade-now = Jusqu’ici : { $things }.
play-trade-how = Tapez des numéros et de l’argent, par exemple { $sample } ; 0 pour rien, x pour renoncer.
play-trade-what = Choix :
play-trade-too-much = { $player } n’a pas autant d’argent.
play-trade-number = Il n’y a pas de numéro { $number } ici ; l’argent s’écrit { $sample }.
play-trade-not-there = { $player } n’a pas de « { $what } » à donner.
play-effect = { $player } : { $changes }
play-trade-send = Entrée : envoyer · g : changer ce que vous donnez · w : ce que vous voulez · x : renoncer
play-trade-change = g : changer ce que vous donnez · w : ce que vous voulez · x : renoncer
play-cancel = renoncer
play-trade-dropped = Pas d’échange, donc.
play-no-trade-now = Vous ne pouvez pas échanger à cette question.
play-which-property =
    { $verb ->
        [build] Sur quelle propriété bâtir ?
        [sell] De quelle propriété vendre un bâtiment ?
        [selldown] De quel groupe vendre les bâtiments ?
        [mortgage] Quelle propriété hypothéquer ?
        [lift] Quelle hypothèque lever ?
       *[all] Quelle propriété ?
    }
play-lot = { $deed } : qu’en faites-vous ?
play-nothing-asked = On ne vous demande rien pour l’instant.
play-no-seat = Vous n’avez pas de place à cette table.
play-nothing-to-manage = Il n’y a rien à bâtir, à vendre, à hypothéquer ni à lever en ce moment.

# Les mots à l’invite, et ce qui peut les suivre

play-word-help = aide
play-help-help = montrer ces mots
play-word-why = pourquoi
play-args-why = [RÈGLE]
play-help-why = les règles derrière cette question ou le dernier refus ; ou une règle par son numéro
play-rule-from =
    { $holds ->
        [own] C’est une règle de { $edition }, le jeu auquel vous jouez, au chapitre « { $chapter } ».
        [else] C’est une règle de { $edition }, au chapitre « { $chapter } ». { $here } la suit partout où ses propres règles ne disent rien d’autre.
       *[no] C’est une règle de { $edition }, au chapitre « { $chapter } ». Elle ne vaut pas pour { $here }, le jeu auquel vous jouez.
    }
play-no-such-rule = Il n’y a pas de règle « { $what } ». Les plus proches : { $near }.
play-word-hint = conseil
play-help-hint = ce que ferait un robot raisonnable
play-word-odds = chances
play-help-odds = qui est favori : des robots jouent la suite pendant une seconde ; chances toujours dit leur jugement à chaque question
play-word-manage = gérer
play-help-manage = m : bâtir, vendre, hypothéquer et lever, propriété par propriété
play-word-trade = échanger
play-help-trade = t : faire une offre, ou une autre en réponse, pas à pas
play-word-undo = annuler
play-help-undo = reprendre votre dernier coup, s’il n’y a eu ni dés ni autre joueur
play-word-board = plateau
play-args-board = [PISTE]
play-help-board = le plateau ; liste : noms entiers ; tout : en entier ; ou une piste
play-word-players = joueurs
play-help-players = chacun avec son argent, sa fortune, sa case et ses titres
play-word-deeds = titres
play-args-deeds = [JOUEUR]
play-help-deeds = ce que chacun possède, ou un seul joueur
play-word-me = moi
play-help-me = ce que vous possédez
play-word-deed = titre
play-args-deed = NOM
play-help-deed = loyers, prix et propriétaire d’une propriété
play-word-log = journal
play-args-log = [LIGNES]
play-help-log = ce qui s’est passé avant
play-word-interrupt = interrompre
play-args-interrupt = [NOM]
play-always = toujours
play-watching = Désormais, vous aurez la parole après chaque tour des autres ; les mêmes mots y mettent fin.
play-not-watching = Vous n’aurez plus la parole après chaque tour.
play-help-interrupt = gérer vos biens après ce tour ; toujours : après chaque tour
play-word-enough = assez
play-help-enough = plus d’offre pour vous pendant ce tour ; refuse celle qui est là
play-word-stop = arrêter
play-args-stop = [TOURS]
play-help-stop = finir dans tant de tours une partie sans fin ; le plus riche gagne
play-last-round = La partie finit après le tour { $round } ; gagne alors qui a la plus grande fortune.
play-past-hope = Vous avez ensemble plus d’argent que la Banque ne pourrait jamais en reprendre : cette partie peut ne jamais finir. Si vous êtes tous d’accord, { $word } 10 la finit dix tours après celui-ci, et gagne alors qui a la plus grande fortune.
play-how-many-rounds = Combien de tours ? Tapez par exemple { $word } 10.
play-word-seed = graine
play-help-seed = le nombre d’où viennent les dés
play-word-save = sauvegarder
play-args-save = FICHIER
play-help-save = sauvegarder la partie
play-word-load = charger
play-args-load = FICHIER
play-help-load = reprendre une partie sauvegardée
play-word-record = noter
play-args-record = FICHIER
play-help-record = écrire tous les coups dans un fichier, pour passgo replay
play-word-quit = quitter
play-help-quit = partir ; la partie est gardée, sauf si vous dites non
play-help-title = Ce que vous pouvez taper
play-help-answers =
    { $note ->
        [1000] Le numéro d’une réponse, ou ses mots : { $examples }. Mots et noms peuvent être abrégés, et 50k vaut 50 000. Entrée donne la réponse marquée [Entrée] ; elle ne cède rien que vous puissiez garder.
       *[1] Le numéro d’une réponse, ou ses mots : { $examples }. Mots et noms peuvent être abrégés. Entrée donne la réponse marquée [Entrée] ; elle ne cède rien que vous puissiez garder.
    }
play-help-more = passgo rules donne toutes les règles.
play-hint = Un robot négociateur choisirait : { $option }. { $reason }
play-odds-title = Qui est favori : des robots ont joué la suite { $games ->
        [one] une fois
       *[other] { $games } fois
    }
play-odds-rate = { $rate } %
play-odds-sure = sûr à 95 % : de { $low } à { $high }
play-odds-decided = Des parties qui ont un gagnant : { $chances }
play-odds-apart = « Jugé » dit qui gagne si quelqu’un gagne, d’après ce qu’ont appris de nombreuses parties. Des parties jouées à l’instant qui ont un gagnant, il s’écarte de { $points ->
        [one] un point
       *[other] { $points } points
    } au plus.
play-odds-line = Chances : { $chances }
play-odds-none = Personne n’a appris aux robots à juger ce jeu.
play-odds-hidden = Les chances ne sont plus dites ; les mêmes mots les ramènent.
play-column-judged = jugé
play-odds-undecided = Sans gagnant dans { $rate } des parties.
play-column-wins = gagne
play-noted = { $player } pourra gérer ses propriétés après ce tour.
play-who-interrupts = Qui ? Il y a : { $names }.
play-undone = C’est repris.
play-undo-nothing = Il n’y a rien à reprendre.
play-undo-interrupted = Il n’y a rien à reprendre depuis la reprise de la partie.
play-undo-chance = Votre dernière réponse était « { $action } ». Impossible de la reprendre : des dés ou des cartes ont été vus depuis.
play-undo-others = Votre dernière réponse était « { $action } ». Impossible de la reprendre : un autre joueur a joué depuis.
play-secret-seed = Les dés de cette partie viennent d’un secret révélé à la fin.
play-seed = Les dés viennent de la graine { $seed }.

# Les verbes du jeu tels qu’on les tape

play-verb-roll = lancer
play-verb-end = finir
play-verb-done = fini
play-verb-buy = acheter
play-verb-decline = renoncer
play-verb-bid = enchérir
play-verb-pass = passer
play-verb-pay = payer
play-verb-card = carte
play-verb-build = bâtir
play-verb-sell = vendre
play-verb-selldown = brader
play-verb-mortgage = hypothéquer
play-verb-lift = lever
play-verb-keep = garder
play-verb-collect = encaisser
play-verb-claim = réclamer
play-verb-no = non
play-verb-want = vouloir
play-verb-place = poser
play-verb-offer = offrir
play-verb-counter = contrer
play-verb-settle = régler
play-verb-accept = accepter
play-verb-refuse = refuser
play-verb-bankrupt = faillite
play-verb-draw = tirer
play-verb-flat = forfait
play-verb-percent = pourcentage
play-verb-overlook = oublier
play-verb-interrupt = interrompre
play-verb-time = temps
play-verb-hammer = adjuger
play-verb-stop = arrêter
play-verb-quiet = silence

# Reprendre une partie interrompue

play-unfinished = Vous étiez au milieu d’une partie : { $game }.
play-unfinished-games = Vous étiez au milieu de ces parties, la dernière en premier :
play-unfinished-game = { $edition }, { $variant }, avec { $players }, tour de table n° { $round }
play-count-bots =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
play-go-on = La reprendre ? Entrée : oui · n : une nouvelle partie · x : jeter celle-ci
play-go-on-which = Entrée : reprendre la 1 · un numéro : celle-là · n : une nouvelle partie · x et un numéro : la jeter
play-go-on-how = Tapez Entrée, un numéro de 1 à { $last }, n, ou x et un numéro.
play-new = nouvelle
play-throw-away = Jeter { $game } ? [o/N]
play-in-use = Cette partie est jouée dans un autre terminal.
play-cannot-resume = Une partie ne peut pas être reprise : elle est abîmée, ou d’une autre version du jeu. Elle reste dans { $file }.

# Garder une partie

play-saved = Partie sauvegardée dans { $file }.
play-recorded = Tous les coups sont dans { $file }.
play-loaded = { $file } : la partie reprend.
play-damaged = il est abîmé, ou d’une autre version du jeu
play-other-version = la partie a commencé avec { $edition } version { $began }, et ce passgo joue la version { $plays }
play-other-edition = c’est une partie de « { $edition } », une édition qui n’est pas ici
play-other-bot = { $bot } y jouait, ce qui est le programme de quelqu’un ; passgo play --load avec --bots { $bot } le laisse continuer
play-not-ours = ce n’est pas une partie de passgo
play-cannot-write = Impossible d’écrire { $file } : { $why }.
play-cannot-read = Impossible de lire { $file } : { $why }.
play-keep = Garder la partie ? Entrée : oui, passgo play la reprend ; un nom : oui, dans ce fichier ; n : non ; c : rester.
play-keep-where = La partie ne peut pas être gardée toute seule : { $why }. Tapez le nom d’un fichier où la sauvegarder ; n : partir sans elle ; c : rester.
play-stay = rester
play-bye = Au revoir.
play-kept = La partie est gardée.
play-left = La partie que vous quittez est gardée : passgo play la reprend.
play-not-left = La partie en cours ne peut pas être gardée : { $why }. Sauvegardez-la d’abord dans un fichier.
play-end-of-input = L’entrée est finie ; la partie est gardée.
play-cannot-keep = Cette partie ne peut pas être gardée au fur et à mesure : { $why }. Elle continue ; { $word } FICHIER la sauvegarde.
play-not-kept = La partie n’est pas gardée : { $why }.
play-resume = Pour la reprendre : { $command }

# La fin

play-the-end = { $question }
play-no-end = Personne ne gagne : après { $round } tours de table, les robots tournent encore.
play-all-out = Tous les joueurs à ce clavier sont en faillite. Entrée : voir la fin · w : regarder les robots
play-watch = regarder
play-dice =
    { $count ->
        [one] Les dés, { $count } lancer
       *[other] Les dés, { $count } lancers
    }

# Les réponses qui nomment une case

play-fold-ticket =
    { $asks ->
        [roll] au lieu de lancer les dés, jouer { $what }
       *[nothing] jouer { $what }
    }
play-fold-reach =
    { $count ->
        [one] { $kept } : { $count } case
       *[other] { $kept } : { $count } cases
    }
play-fold-ride =
    { $kind ->
        [taxi] prendre un taxi ({ $count } lieux)
       *[other] { $asks ->
            [roll] au lieu de lancer les dés, prendre le Métro ({ $count } cases)
            [voucher] en promettant de jouer ensuite un bon de voyage, prendre le Métro ({ $count } cases)
           *[nothing] prendre le Métro ({ $count } cases)
        }
    }
play-fold-goto = choisir une case ({ $count })
play-list-legend = $ : à vendre · B 50 : loyer à B · B 0 : sans loyer · = : à vous · * : Entrée
play-space-number = case { $number }
play-list-how = Tapez un numéro, ou le nom d’une case.
play-list-enter = Tapez un numéro, ou le nom d’une case ; Entrée : { $space }.

# Plusieurs pistes, et ce qui vient après les hôtels

play-track-outer = extér.
play-track-middle = milieu
play-track-inner = intér.
play-column-track = piste
play-which-board = Quel plateau ? Tapez un de ces mots : { $words }.
play-legend-beyond =
    { $kinds ->
        [4] S gratte-ciel · + dépôt
       *[5] S gratte-ciel · + dépôt ou station de taxis
    }
play-legend-gate = = mène à une autre piste
play-space-birthday-gift = Cadeau
play-space-bus-ticket = Ticket
play-space-auction = Enchère
play-note-vouchers =
    { $pack ->
        [bus-tickets] { $count ->
            [one] { $count } ticket
           *[other] { $count } tickets
        }
       *[vouchers] { $count ->
            [one] { $count } bon
           *[other] { $count } bons
        }
    }
play-note-three = 3D { $numbers }
play-note-shares =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
play-three-numbers = Trois dés { $numbers }
play-shares-of =
    { $count ->
        [one] { $company } : { $count } action, dividende { $amount }
       *[other] { $company } : { $count } actions, dividende { $amount }
    }
play-pool = la Cagnotte : { $amount }
play-many-players = Vous êtes { $count } à cette table. Ultimate se joue au mieux de 4 à 8 ; au-delà, on peut s’y perdre [UM-GEN-2].
play-edition = { $name } : { $least } à { $most } joueurs, { $length }
play-length = une soirée

fair-unlike = Ce qui a été montré au nombre { $counter } n’est PAS ce que les règles en font.
fair-record-changed = L’enregistrement a été MODIFIÉ après avoir été scellé.
fair-record-unsealed = L’enregistrement n’a PAS de sceau : il n’est pas tel que le serveur l’a publié.
fair-record-move = Le coup { $number } de l’enregistrement n’y est PAS possible selon les règles.
fair-record-digest = Les coups de l’enregistrement ne mènent PAS à la position qu’il indique.
fair-record-no-digest = L’enregistrement ne dit PAS à quelle position mènent ses coups : il manque quelque chose à la fin.
