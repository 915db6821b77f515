# Ce que raconte le laboratoire : simulate, tournament, odds et le rapport. Les chiffres arrivent écrits à la française.

# Un chiffre avec son intervalle, et les intervalles seuls.

lab-sure = { $value } (de { $low } à { $high })
lab-between = de { $low } à { $high }
lab-points = { $value } points

# Pendant que les parties se jouent.

lab-playing = En jeu
lab-pace = { $games } parties/s
lab-stopped = { $kept } parties sur { $games } sont gardées ; la même commande les reprend.
lab-written = Tables dans { $folder } ; passgo report { $folder } les dessine.
lab-page = Page : { $file }
lab-pictures = Images : { $files }
lab-no-pictures = Pas de fichiers PNG, car matplotlib n’est pas installé : { $install }

# Ce qui ne va pas : une phrase sans son point final.

lab-forfeits = { $bot } a laissé { $count ->
        [one] une décision
       *[other] { $count } décisions
    } à la réponse par défaut : { $what }.
lab-forfeit-late = { $count } en retard
lab-forfeit-died = { $count ->
        [one] une par la fin du programme
       *[other] { $count } par la fin du programme
    }
lab-forfeit-illegal = { $count ->
        [one] une illégale
       *[other] { $count } illégales
    }
lab-forfeit-failed = { $count ->
        [one] une par une erreur
       *[other] { $count } par des erreurs
    }
lab-complaint = La première plainte de { $bot } :
lab-seed = une graine est un nombre entier de 0 à { $most }, pas { $seed }
lab-games = on joue au moins une partie, pas { $games }
lab-many-games = une série a au plus { $most } parties, pas { $games }
lab-most-rounds = { $what } est un nombre entier de 1 à { $most }, pas { $rounds }
lab-line-up = les robots se nomment dans un texte avec des virgules ou dans une liste de textes, pas { $bots }
lab-workers = au moins un processus joue, ou None pour tous les cœurs, pas { $workers }
lab-path = un dossier se nomme par un texte ou un chemin, pas { $path }
lab-several = { $what } est une valeur ou une liste de valeurs, pas { $value }
lab-vary-lists = les réglages qui varient ont des listes de valeurs, par exemple { $form }, pas { $vary }
lab-two-bots = un tournoi oppose au moins deux robots différents, et non { $bots }
lab-no-setting = il n’y a pas de réglage { $key } ; il y a : { $keys }
lab-vary-values = dites quelles valeurs prend { $key }, par exemple --vary { $key }=VALEUR,VALEUR ; permis : { $allowed }
lab-vary-fixed = { $key } ne peut pas à la fois varier et être fixé partout
lab-vary-nothing = rien ne varie : il faut plusieurs éditions, variantes, nombres de joueurs, tables de robots ou valeurs d’un réglage
lab-vary-twice = deux cases sont le même jeu ; nommez chaque valeur une fois
lab-broken-pool = un processus qui jouait est mort ; un script qui en emploie plusieurs doit commencer sous { $guard } ou dire workers=1
lab-needs = il faut { $module }, qui n’est pas installé : { $install }
lab-needs-out = --turns et --parquet disent quoi garder, il leur faut donc --out DIR
lab-folder-taken = { $folder } contient autre chose qu’une série de passgo ; nommez un nouveau dossier
lab-folder-other = { $folder } contient une autre série (ce qui diffère : { $what }) ; nommez un nouveau dossier
lab-folder-version = { $folder } contient une série de passgo { $theirs }, et ceci est passgo { $ours } ; nommez un nouveau dossier
lab-folder-more = { $folder } contient déjà une série de { $kept } parties, plus que { $games } ; demandez-en davantage, ou nommez un nouveau dossier
lab-folder-rules = { $folder } contient une série jouée avec d’autres règles : l’édition a changé depuis ; nommez un nouveau dossier
lab-no-run = { $folder } ne contient aucune série ; passgo simulate EDITION --out { $folder } en fait une
lab-unfinished = la série de { $folder } a été interrompue après { $kept } parties sur { $games } ; la commande passgo simulate qui l’a commencée la reprend
lab-version = la série de { $folder } a été jouée par passgo { $theirs }, et ceci est passgo { $ours } ; simulez-la de nouveau dans un autre dossier
lab-rules = la série dans { $folder } a été jouée avec d’autres règles : l’édition a changé depuis ; simulez-la de nouveau dans un autre dossier
lab-damaged = { $file } manque, est abîmé ou a changé ; simulez la série de nouveau dans un autre dossier
lab-cannot-write = impossible d’écrire { $path } : { $why }
lab-bot-ended = un processus qui jouait s’est terminé avant ses parties : un robot y a mis fin, ou bien il était en retard et ne s’est pas laissé interrompre ; parmi ceux qui jouaient, cela peut être : { $bots }
lab-many-runs = { $runs } séries, c’est trop pour comparer ; on en distingue { $most } au plus
lab-two-editions = { $folder } est une série { $first } et { $other } une série { $second } ; seules deux séries d’une même édition se comparent

# Les tableaux dans le terminal.

lab-head-player = joueur
lab-head-bot = robot
lab-head-games = parties
lab-head-wins = victoires
lab-head-rate = taux
lab-head-sure = intervalle à 95 %
lab-head-rating = cote
lab-head-judged = jugé
lab-odds-apart = Jugé : ce que dit aussitôt le jugement appris ; il est à { $points } points près celui des parties jouées, sans celles restées sans gagnant.
lab-odds-told =
    Tour de table { $round }, suite jouée { $games ->
        [one] une fois
       *[other] { $games } fois
    } par { $bot } à toutes les places{ $undecided ->
        [0] .
       *[other] , dont { $undecided } sans gagnant.
    }
lab-tournament-told =
    { $edition } : { $games ->
        [one] une partie
       *[other] { $games } parties
    } à { $seats } places{ $undecided ->
        [0] .
       *[other] , dont { $undecided } sans gagnant.
    } Cote : 1500 en moyenne ; 400 points de plus, c’est finir devant l’autre dix fois pour une.
lab-summary = { $edition } · { $variant } · { $players } joueurs · graine { $seed }
lab-row-games = parties
lab-row-rounds = tours de table par partie
lab-row-seat = victoires de la place { $seat }
lab-row-order = victoires de qui lance { lab-place }
lab-row-bot = victoires de { $bot }
lab-row-setting = réglage
lab-row-speed = vitesse
lab-games-told = { $games } (dont { $finished } avec un gagnant, { $capped } arrêtées)
lab-rounds-told = moyenne { $mean }, médiane { $median }, 90 % en { $most }
lab-wins-told = { $wins }, soit { $sure }
lab-speed-told =
    { $rolls } lancers et { $games } parties par seconde, { $compiled ->
        [yes] compilé
       *[no] interprété
    }, { $seconds } s
lab-unended =
    { $left ->
        [one] Une partie sur { $games } n’était pas finie après { $limit } tours
       *[other] { $count } parties sur { $games } n’étaient pas finies après { $limit } tours
    }
lab-past-hope =
    { $left ->
        [one] { $unended } ; { $hopeless ->
            [0] ses joueurs n’avaient pas plus d’argent que la Banque ne pourrait jamais en reprendre
           *[other] ses joueurs avaient plus d’argent que la Banque ne pourrait jamais en reprendre
        }
       *[other] { $unended } ; { $hopeless ->
            [0] dans aucune d’elles les joueurs n’avaient plus d’argent que la Banque ne pourrait jamais en reprendre
           *[other] dans { $count } d’entre elles les joueurs avaient plus d’argent que la Banque ne pourrait jamais en reprendre
        }
    }
lab-digest = empreinte { $digest }

# Le rapport : son en-tête et les chiffres clés. $group est le nom d’un groupe, $kind vaut street ou autre chose, au pluriel.

lab-bots-alike = { $players } × { $bot }
lab-title = { $edition }, { $bots }
lab-subtitle =
    { $games ->
        [one] une partie
       *[other] { $games } parties
    } · { $players } joueurs · { $variant } · plateau { $board } · { $rolls } lancers
lab-intervals = Les parenthèses et les traits fins donnent les intervalles à 95 %.
lab-the-group =
    { $kind ->
        [street] le groupe { $group }
       *[other] les { $group }
    }
lab-shares = actions
lab-place =
    { $order ->
        [1] en premier
        [2] en deuxième
        [3] en troisième
        [4] en quatrième
        [5] en cinquième
        [6] en sixième
        [7] en septième
        [8] en huitième
       *[other] au rang { $order }
    }
lab-tile-pays = de loyer pour { $unit } mis dans { lab-the-group } : rien ne rapporte plus
lab-tile-length = tours de table suffisent à la moitié des parties
lab-tile-endless = des parties durent encore après { $limit } tours de table
lab-tile-order = des parties vont à qui lance { lab-place } ; le hasard seul donnerait { $chance }
lab-tile-bot = de ses parties sont gagnées par { $bot }, plus que par tout autre
lab-tile-ruin = des faillites ont une même cause : { $cause }
lab-tile-visited = des déplacements finissent sur { $space }

# Les arrivées.

lab-landings = Où finissent les pions
lab-landings-most = { $space } arrête le plus de pions : { $share } des déplacements
lab-landings-note = Toute fin de déplacement compte, même l’envoi en prison. Plus la couleur est chaude, plus c’est fréquent.
lab-landings-apart = { $space } change le plus : { $first } des déplacements en A, { $second } en { $run }
lab-landings-same = Les déplacements finissent aux mêmes endroits, au hasard près
lab-landings-apart-note = { $run } moins A, en points de pourcentage : couleur chaude où { $run } arrête plus de pions, froide où il en arrête moins.
lab-legend = part des arrivées
lab-legend-apart = { $run } moins A, en points
lab-legend-most = { $share } ou plus
lab-cell = { $space } : { $landings } arrivées, { $share }
lab-cell-apart = { $space } : { $first } en A, { $second } en { $run }
lab-visited = Ce qui est le plus visité
lab-visited-most = De tout ce qui s’achète, { $space } est le plus visité : { $share } des déplacements
lab-visited-note = Les huit propriétés où finissent le plus de déplacements, en parts de tous les déplacements.

# Les graphiques : le sujet, la réponse, et comment lire.

lab-returns = Ce que rapporte chaque groupe
lab-returns-best =
    { $kind ->
        [street] Le groupe { $group } rapporte le plus : { $sure } de loyer pour { $unit } investi
       *[other] Les { $group } rapportent le plus : { $sure } de loyer pour { $unit } investi
    }
lab-returns-none = Rien n’a été acheté
lab-returns-note = Loyers touchés par rapport à l’argent investi : prix, bâtiments et intérêts, moins les bâtiments revendus. En pointillé : l’argent est revenu. Amorti en : tours de table au bout desquels la moitié des parties ont récupéré la mise pour de bon ; sinon, part des parties qui y arrivent.
lab-even-after =
    { $rounds ->
        [one] amorti en { $rounds } tour
       *[other] amorti en { $rounds } tours
    }
lab-even-in = amorti dans { $share }
lab-lengths = Combien de temps dure une partie
lab-lengths-half = La moitié des parties finissent en { $rounds } tours de table ; en moyenne, il en faut { $sure }
lab-lengths-endless = La plupart des parties ne finissent pas : { $share } durent encore après { $limit } tours de table
lab-lengths-note = Part des parties selon leur nombre de tours de table. Celles sans gagnant après { $limit } tours ({ $share }) n’y sont pas.
lab-lengths-column = de { $first } à { $last } tours de table : { $share } des parties
lab-half-within = la moitié en { $rounds }
lab-order = Qui gagne, selon l’ordre du jeu
lab-order-row = lance { lab-place }
lab-order-best = Lancer { lab-place } gagne le plus : { $sure }
lab-order-equal = Aucun rang n’est nettement meilleur : lancer { lab-place } gagne { $sure }
lab-seats = Qui gagne, selon la place
lab-seat = place { $seat }
lab-seats-best = La place { $seat } gagne le plus : { $sure }
lab-seats-equal = Aucune place n’est nettement meilleure : la place { $seat } gagne { $sure }
lab-bots = Qui gagne, selon le robot
lab-bot = { $bot } : { $what }
lab-bots-best = { $bot } gagne le plus souvent : { $sure } de ses parties
lab-bots-equal = Aucun robot n’est nettement meilleur : { $bot } gagne { $sure } de ses parties
lab-nobody-won = Aucune partie n’a eu de gagnant
lab-wins-note = Sur les parties qui ont un gagnant. En pointillé : ce que donnerait le hasard seul.
lab-ruin = Ce qui ruine les joueurs
lab-cause =
    { $kind ->
        [rent] loyers
        [taxi] courses en taxi
        [tax] taxes
        [card] cartes
        [bail] cautions
        [interest] intérêts
       *[other] autres dettes
    }
lab-cause-rent = loyers, { $group }
lab-ruin-rent =
    { $kind ->
        [street] Les loyers du groupe { $group } ruinent le plus : { $sure } de { $count } faillites
       *[other] Les loyers des { $group } ruinent le plus : { $sure } de { $count } faillites
    }
lab-ruin-other = Première cause de faillite : { $cause }, { $sure } de { $count }
lab-ruin-none = Personne n’a fait faillite
lab-ruin-note = La dette qui n’a pas pu être payée ; les loyers par groupe.
lab-worth = La fortune au fil du temps
lab-worth-then = Au tour de table { $round }, les gagnants ont une fortune de { $winner }, les autres de { $loser }
lab-cash = L’argent au fil du temps
lab-cash-then = Au tour de table { $round }, les gagnants ont { $winner } en main, les autres { $loser }
lab-curves-note = Moyennes des parties qui ont trouvé un gagnant ; qui a fait faillite compte pour 0.
lab-curve-winner = gagnants
lab-curve-loser = autres
lab-curve-on = parties en cours
lab-rounds = tours de table

# Les tableaux des groupes et des titres.

lab-groups = Groupe par groupe
lab-completed-best = Qui réunit { lab-the-group } gagne { $sure } de ces parties
lab-completed-none = Aucun groupe n’a été réuni assez souvent pour dire ce que cela vaut
lab-groups-note = Amorti en : tours de table depuis le premier achat jusqu’à ce que la moitié des parties aient récupéré la mise pour de bon. Par tour : loyers par rapport à l’argent engagé. Réuni : parties où un joueur a eu le groupe entier alors que tous étaient encore là, et combien de fois ce joueur a gagné.
lab-deeds = Titre par titre
lab-deeds-best = { $deed } rapporte le plus de tous les titres : { $sure } pour { $unit } investi
lab-column-group = groupe
lab-column-deed = titre
lab-column-return = rendement
lab-column-even-after = amorti en
lab-column-even = amorti
lab-column-round = par tour
lab-column-earned = loyers par partie
lab-column-price = prix
lab-column-built = bâtiments
lab-column-completed = réuni
lab-column-won = puis gagne
lab-column-landings = arrivées par partie

# Des séries côte à côte : A est la première, $run la lettre d’une autre.

lab-compare = Ce que { $run } change
lab-differ = Ce que sont les séries
lab-differ-in = Voici en quoi elles diffèrent
lab-differ-not = Elles suivent les mêmes règles
lab-is-games = parties
lab-is-players = joueurs
lab-is-bots = robots
lab-is-variant = variante
lab-is-board = plateau
lab-is-seed = première graine
lab-is-limit = tours de table au plus
lab-longer = Les parties s’allongent de { $rounds } tours de table (de { $low } à { $high })
lab-shorter = Les parties raccourcissent de { $rounds } tours de table (de { $low } à { $high })
lab-as-long = Les parties durent autant, pour ce que ces parties permettent d’en dire
lab-changed =
    { $count ->
        [0] Aucun autre chiffre ne diffère plus que le hasard ne l’explique.
        [one] Un autre chiffre sur { $all } diffère plus que le hasard ne l’explique.
       *[other] { $count } autres chiffres sur { $all } diffèrent plus que le hasard ne l’explique.
    }
lab-changed-note = Les différences marquées ▲ ou ▼ dépassent ce que le hasard explique. Sur vingt chiffres égaux, un paraît différent par accident.
lab-column-difference = { $run } moins A
lab-what-rounds = tours de table par partie
lab-what-bankruptcies = faillites par partie
lab-what-winner = parties avec un gagnant
lab-what-order = victoires en lançant { lab-place }
lab-what-seat = victoires de la place { $seat }
lab-what-bot = victoires de { $bot }
lab-what-return =
    { $kind ->
        [street] rendement du groupe { $group }
       *[other] rendement des { $group }
    }
lab-what-ruin = faillites par { $cause }
lab-change = { $what } : { $first } en A, { $second } en { $run } ({ $apart })
lab-change-none = Aucune différence qui dépasse le hasard
lab-in-run = { $value } en { $run }
lab-worth-all = Au tour de table { $round }, fortune des gagnants : { $told }
lab-cash-all = Au tour de table { $round }, argent en main des gagnants : { $told }

# Un plan de séries.

lab-sweep-told = { $cells } cases de { $games } parties, graines { $first } à { $last } dans chacune ; comparées à { $base }
lab-sweep-value = valeur
lab-sweep-apart = écart
lab-sweep-note = Les écarts se comptent depuis la première case, sur des paires de parties de même graine ; pour les taux, en points de pourcentage. Les parenthèses sont des intervalles à 95 %. ▲ et ▼ dépassent le hasard. Les victoires comptent sur toutes les parties, celles d’un robot par place.
lab-sweep-picture = Écart de chaque case à { $base }, avec des intervalles à 95 %
lab-sweep-stopped = Ce qui est joué est gardé ; la même commande le reprend.
lab-sweep-written = Tables et images dans { $folder } ; chaque case y est une série pour passgo report.

# Comment refaire la même série.

lab-origin = D’où cela vient
lab-origin-again = La même commande donne les mêmes parties, sur n’importe quel nombre de cœurs
lab-origin-command = commande
lab-origin-settings = réglages
lab-setting = { $what } : { $value }
lab-origin-own = ceux de l’édition
lab-origin-edition = édition
lab-origin-told = { $edition } { $version }, plateau { $board }
lab-origin-digest = empreinte
