# La table web : accueil, salon, réunion des joueurs, et ce qui entoure la table pendant la partie.

# Partout

web-title = le jeu des propriétés, à votre table
web-home = passgo, vers l’accueil
web-to-start = Retour à l’accueil
web-language = Langue
web-theme = Apparence
web-theme-light = Claire
web-theme-dark = Sombre
web-close = Fermer
web-cancel = Annuler
web-fold = Replier
web-unfold = Déplier
web-less = Moins
web-more = Plus
web-try-again = Réessayer
web-screen-open = Afficher la table sur un grand écran
web-screen-about = Le plateau, les joueurs et l’entrée ; on joue avec les téléphones.
web-screen-gather = Venez vous asseoir
web-screen-join = Jouez avec votre téléphone :
web-new-version = Une nouvelle version de passgo est là.
web-reload = La charger
web-part-failed = Cette partie de la table n’a pas pu être affichée.
web-no-server = Le serveur ne répond pas. Est-il lancé, et êtes-vous en ligne ?
web-laying-out = On déplie le plateau…
web-not-found = Il n’y a rien ici
web-not-found-hint = Cette page a été arrachée du livret de règles. Vous avez peut-être un code ?
web-no-such-table = Cette table n’existe plus
web-no-such-table-hint = Il n’y a pas de table { $code }. Une lettre est peut-être fausse, ou elle a été rangée depuis longtemps.
web-set-aside = Cette partie est mise de côté
web-set-aside-record = Télécharger son enregistrement

# Choisir un jeu

web-headline = À quoi jouons-nous ce soir ?
web-promise = Tout de suite contre des robots, ou entre amis avec un lien. Sans compte, rien à installer.
web-choose-game = Choisissez un jeu
web-players-range = { $least } à { $most } joueurs
web-minutes = { $minutes } min
web-your-name = Votre nom
web-players = Joueurs
web-play-now = Jouer contre des robots
web-play-friends = Jouer entre amis
web-puzzle-start = Le problème du jour :
web-puzzle-start-about = une position, une réponse qui gagne
web-rules-and-table = Règles maison et table
web-differs-short =
    { $count ->
        [one] { $count } règle maison
       *[other] { $count } règles maison
    }

# La conduite de la table

web-the-table = La table
web-variant = Partie
web-skin = Plateau
web-game-minutes = Minutes de jeu
web-you = Vous
web-seat-number = Place { $number }
web-seat-open = Place libre
web-seats-hint = Les places libres sont pour vos amis ; « Jouer contre des robots » les donne aux robots.
web-bot-named = Robot, { $bot }
web-bot-level = niveau { $level } sur { $of } : { $bot }
web-bot-random = lance et espère
web-bot-gentle = gentil, pour les premières parties
web-bot-simple = suit des règles simples
web-bot-trader = échange prudemment, bâtit hardiment
web-bot-strong = joue selon ses chances
web-bot-champion = et sait ce que vous accepteriez
web-clock = Temps de réflexion
web-clock-none = sans se presser, jusqu’à trois jours
web-clock-relaxed = tranquille, trois minutes
web-clock-brisk = vif, une minute
web-clock-blitz = éclair, 20 secondes
web-clock-days = par correspondance, trois jours
web-pace = Les robots jouent
web-pace-instant = d’un coup
web-pace-fast = vite
web-pace-normal = posément
web-pace-slow = lentement
web-listed = Ouverte à tous
web-listed-hint = La table figure sur la page d’accueil.
web-hints = Conseils
web-hints-hint = On peut demander à un robot ce qu’il ferait.

# Règles maison

web-house-rules = Règles maison
web-all-by-the-book = Tout se joue selon le livret.
web-the-book = le livret
web-book-says = Selon le livret : { $value }
web-differs =
    { $count ->
        [one] Une règle diffère du livret
       *[other] { $count } règles diffèrent du livret
    }
web-reset-rule = { $rule } : selon le livret
web-setting = { $name } :
web-presets = Les façons de jouer les plus courantes
web-rules-in-group =
    { $count ->
        [one] une règle
       *[other] { $count } règles
    }
web-not-measured = Son effet sur la durée des parties n’a pas été mesuré.
web-how-measured = Mesuré sur { $games } parties de robots chacune, avec les mêmes dés que selon le livret. Une différence qui peut tenir au hasard n’en est pas une.
web-rule = Règle

# Rejoindre

web-join = Rejoindre avec un code
web-join-go = Rejoindre
web-bad-code = Un code a dix lettres et chiffres, par exemple K7QX2-M4HTB ; les anciens en ont six.
web-your-games = Vos parties
web-with-bots =
    { $count ->
        [one] { $names } et un robot
       *[other] { $names } et { $count } robots
    }
web-phase-gathering =
    { $free ->
        [0] prête à commencer
        [one] une place libre
       *[other] { $free } places libres
    }
web-phase-playing = en cours
web-phase-over = terminée
web-phase-aside = mise de côté
web-won-by = gagnée par { $names }
web-show-all = Tout afficher ({ $count })
web-open-tables = Tables ouvertes
web-filter-edition = Jeu
web-all-editions = Tous les jeux
web-filter-seats = Places
web-with-seats = Avec places libres
web-all-tables = Toutes
web-table-of = Table de { $names }
web-seats-taken = { $taken } sur { $seats }
web-take-seat = S’asseoir
web-watch = Regarder
web-no-open-table = Aucune table ouverte en ce moment.
web-no-open-table-hint = Ouvrez la vôtre à tous, sous « Règles maison et table ».
web-no-table-matches = Aucune table ne correspond.

# La réunion

web-seats = Autour de la table
web-seat-free = Place libre
web-seat-for-friend = Libre pour un ami
web-host = hôte
web-away = absent
web-share-added = A promis sa part aux dés
web-sit-here = S’asseoir ici
web-sit-down = S’asseoir
web-stand-up = Se lever
web-come-in = Entrez !
web-only-watching = En attendant, vous regardez.
web-watching =
    { $count ->
        [one] un spectateur
       *[other] { $count } spectateurs
    }
web-start = Commencer la partie
web-free-seats-get-bots =
    { $count ->
        [one] La place libre revient à un robot.
       *[other] Les { $count } places libres reviennent à des robots.
    }
web-waiting-for-host = { $name } lancera la partie dès que tout le monde sera assis.
web-rules-in-force = Règles maison de cette table
web-change = Modifier
web-agree = Appliquer
web-invite = Inviter des amis
web-code = Code
web-copy-link = Copier le lien
web-reach-machine = Seul cet ordinateur peut ouvrir ce lien.
web-reach-network = Tout le monde sur le même réseau peut ouvrir ce lien : le même Wi‑Fi, par exemple.
web-reach-trouble = S’il ne s’ouvre pas ailleurs, le pare-feu de cet ordinateur doit peut-être laisser entrer Python.
web-let-in = Laisser entrer les amis sur ce réseau
web-let-in-elsewhere = Pour laisser entrer des amis, ouvrez l’adresse que montre le terminal du serveur.
web-other-address = Utiliser plutôt { $address }
web-shut-out = Refermer l’accès au réseau
web-share = Partager
web-share-text = Venez jouer avec nous !
web-qr = Code QR du lien
web-fair-dice = Des dés honnêtes
web-fair-how = Le serveur a fixé son secret et en montre l’empreinte. Chacun ajoute une part : d’abord son empreinte, et quand toutes sont là les parts elles-mêmes. Tout ensemble fait chaque lancer et chaque carte : personne ne peut les choisir sans être vu, et votre navigateur les vérifie après la partie.
web-fair-commitment = Empreinte du secret
web-fair-own = Votre part
web-fair-own-hint = tirée au hasard ; montrée aux autres quand la partie commence
web-fair-words = Des mots à vous qui l’accompagnent
web-fair-another = En tirer une autre

# Pendant la partie

web-menu = Menu
web-table-code = Table { $code }
web-the-board = Plateau
web-rail = Joueurs, décision et journal
web-words = Journal et discussion
web-log = Journal
web-chat = Discussion
web-your-turn = À vous de décider
web-turn-of = { $name } décide
web-the-rules = Les règles
web-see-board = Voir le plateau
web-see-result = Voir le résultat
web-you-watch = Vous regardez la partie.
web-take-bots-seat = Demander la place d’un robot

# La connexion

web-connection-lost = Connexion perdue.
web-connection-lost-hint = Votre place est gardée ; nouvel essai…
web-replaced = Cette partie est ouverte dans une autre fenêtre.
web-replaced-hint = Une seule est connectée.
web-play-here = Jouer ici

# Qui est à la table

web-remove = Renvoyer { $name }
web-without-seat = Sans place
web-lock = Plus personne n’entre
web-lock-hint = Ceux qui sont là restent ; les autres peuvent seulement regarder.
web-removed = L’hôte vous a renvoyé
web-removed-hint = Vous n’êtes plus à cette table. D’autres tables vous sont ouvertes.
web-left = Vous avez quitté la table
web-left-hint = Si vous aviez une place dans la partie, elle vous est gardée : revenez par le même lien.
web-come-back = Reprendre votre place
web-take-bots-seat-about = Vous la demandez ; l’hôte vous laisse vous asseoir.

# La leçon

web-lesson = Leçon
web-lesson-part = { $part } sur { $parts }
web-lesson-skip = Quitter la leçon
web-lesson-next = Continuer
web-lesson-play = Jouer une partie
web-newcomer = Première fois ?
web-newcomer-lesson = Une leçon de trois minutes
web-learn = Comment jouer à { $game } :
web-learn-about = une leçon de trois minutes, jouée sur le plateau
