# La table web : jouer, les joueurs, le journal, l’équité, le résultat et la relecture.

# La question

web-play-prompt = Votre décision
web-play-yours = C’est à vous
web-play-over = La partie est finie.
web-play-not-now = Pas en ce moment.
web-play-why = pourquoi ?
web-play-hint = Conseil
web-play-take-hint = Suivre ce conseil
web-play-while-away = Pendant votre absence
web-play-away-rounds =
    { $count ->
        [0] Le tour de table continue.
        [one] Un tour de table a été joué.
       *[other] { $count } tours de table ont été joués.
    }
web-play-away-cash = Vos espèces : { $before }, et { $now } maintenant.
web-play-away-gained = Vous avez maintenant { $deeds }.
web-play-away-lost = Vous n’avez plus { $deeds }.
web-play-moving = { $player } joue
web-play-thinking = Un robot réfléchit…
web-play-asking = Un instant…
web-play-no-answer = Pas de réponse pour l’instant.
web-play-no-rule = Aucune règle à citer ici.
web-play-the-rule = La règle
web-play-manage = Propriétés
web-play-trade = Échanger
web-play-type-instead = Plutôt écrire
web-play-type = Écrivez une réponse, comme lancer ou bâtir 11
web-play-say-it = Dire
web-play-several =
    { $count ->
       *[other] Cela peut vouloir dire { $count } choses : écrivez-en un peu plus.
    }
web-play-not-understood = « { $what } » n’est pas un mot de cette table.
web-play-must-be-said = Ici, une ligne vide ne répond à rien : tapez la réponse que vous voulez.
web-play-question-changed = La question a changé entre-temps. Regardez-la, puis redites-le.
web-play-more =
    { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
web-play-words = Les mots de la table : { $words }. Le numéro d’une option, ses mots ou quelques lettres d’un nom répondent à la question.
web-play-fold-ride = Rouler vers un lieu parmi { $count }
web-play-fold-goto = Aller sur une case parmi { $count }
web-play-fold-ticket = Jouer un ticket ou un bon : { $count } trajets
web-play-fold-auction = Une propriété parmi { $count }
web-play-fold-claim = Une propriété parmi { $count }
web-play-fold-place = Un terrain parmi { $count }
web-play-fold-surrender = Un bien parmi { $count }
web-play-fold-swap = Une propriété parmi { $count }
web-play-fold-hit = Une cible parmi { $count }
web-play-fold-share = Une action parmi { $count }
web-play-fold-sell = Une vente parmi { $count }
web-play-fold-lift = Une hypothèque parmi { $count }
web-play-fold-mortgage = Une propriété parmi { $count }
web-play-fold-keep = Une propriété parmi { $count }
web-play-fold-collect = Un loyer parmi { $count }
web-play-fold-build = Un terrain parmi { $count }
web-play-fold-give = Une carte parmi { $count }
web-play-fold-card = Une carte parmi { $count }
web-play-filter = Chercher
web-play-choose-one = Choisissez
web-play-choose-first = Choisissez, ici ou sur le plateau
web-play-nothing-found = Rien ne s’appelle « { $what } ».
web-play-fewer = Un de moins sur { $deed }
web-play-more-on = Un de plus sur { $deed }
web-play-no-fewer = Ce terrain ne peut pas en avoir moins.
web-play-no-more = Ce terrain ne peut pas en avoir plus.
web-play-so-be-it = Qu’il en soit ainsi

# En attendant quelqu’un

web-play-waiting = On attend { $player }
web-play-waiting-for =
    { $kind ->
        [turn] qui va lancer les dés
        [end] qui va finir son tour
        [manage] qui gère ses propriétés
        [any-time] qui peut jouer une carte
        [jail] qui est en prison
        [buy] qui achète ou laisse aux enchères
        [auction] qui enchérit ou passe
        [auction-space] qui choisit ce qu’on met aux enchères
        [rent] qui peut réclamer le loyer
        [debt] qui doit trouver de l’argent
        [trade] qui répond à une offre
        [settlement] qui répond à une offre pour une dette
        [inherit] qui a hérité d’une hypothèque
        [lift] qui doit lever une hypothèque
        [tax] qui choisit comment payer l’impôt
        [card] qui paie ou tire une carte
        [claim] qui veut peut-être aussi le bâtiment
        [place] qui pose un bâtiment
        [free-house] qui pose un bâtiment
        [arrange] qui répartit un groupe
        [fall] qui choisit ce qui reste
        [bus] au bus
        [triple] qui a fait un triple
        [before-bonus] avant le déplacement bonus
        [taxi] au taxi
        [ride] qui choisit un trajet
        [guide] qui guide quelqu’un
        [tax-or-jail] qui choisit entre l’impôt et la prison
        [share] à la Bourse
        [name-share] à la Bourse
        [pick-share] à la Bourse
        [sell-share] qui vend une action
        [gift] dont c’est l’anniversaire
        [giver] dont c’est l’anniversaire
        [gift-from] dont c’est l’anniversaire
        [upgrade] qui peut faire évoluer son pion
       *[other] qui décide
    }
web-play-skip = Passer
web-play-wish = Bâtir ou échanger avant le tour suivant
web-play-wished = Vous avez demandé la parole : vous pourrez gérer ou échanger entre deux tours.
web-play-away = { $player } est absent
web-play-bot-plays = La table continue sans { $player }
web-play-time-left = Temps restant
web-play-left-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
web-play-left-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }

# Titres et groupes

web-play-price = Prix
web-play-rents = Loyers
web-play-odds = Arrêts
web-play-percent = { $figure } % des tours
web-play-for-you = Ce qu’il vous apporterait
web-play-group-of = { $player } : { $group }, { $owned } sur { $size }
web-play-group-shared = { $group } : { $parts }
web-play-labelled = { $label } : { $value }
web-play-enter = Entrée
web-play-part = { $owned } sur { $size }
web-play-hand = Vos titres de propriété
web-play-mortgaged = sous hypothèque
web-play-for-sale = à vendre
web-play-owned-by = à { $player }
web-play-standing =
    { $piece ->
        [house] { $count ->
            [one] { $count } maison
           *[other] { $count } maisons
        }
        [hotel] { $count ->
            [one] { $count } hôtel
           *[other] { $count } hôtels
        }
        [skyscraper] { $count ->
            [one] { $count } gratte-ciel
           *[other] { $count } gratte-ciel
        }
        [depot] { $count ->
            [one] { $count } dépôt
           *[other] { $count } dépôts
        }
        [stand] { $count ->
            [one] { $count } station de taxis
           *[other] { $count } stations de taxis
        }
       *[other] { $count }
    }

# Enchères

web-play-auction = Enchères
web-play-no-bid = Aucune offre
web-play-leads = { $player } mène avec { $bid }
web-play-still-in = Encore en lice
web-play-has-passed = a passé
web-play-least = minimum
web-play-own-bid = Votre offre
web-play-bid = Enchérir
web-play-bid-it = Enchérir à { $bid }
web-play-pass = Passer
web-play-bidding = C’est à { $player } d’enchérir.
web-play-limit = Votre limite
web-play-set-limit = Fixer
web-play-drop-limit = Retirer
web-play-name-amount = Indiquez d’abord un montant.
web-play-limit-about = Jusqu’à votre limite, on enchérit pour vous par petits pas ; au-delà, vous passez. Gardez cette page ouverte.

# Échanges

web-play-title-offer = Proposer un échange
web-play-title-counter = Faire une autre offre
web-play-title-settle = Offrir des biens pour la dette
web-play-partner = Avec qui
web-play-choose-partner = Choisissez avec qui échanger.
web-play-wants-no-offers = { $player } ne veut plus d’offre pendant ce tour.
web-play-no-offers = plus d’offre pendant ce tour
web-play-nothing-yet = Rien n’est encore sur la table.
web-play-you-give = Vous donnez
web-play-you-get = Vous recevez
web-play-gives = { $player } donne
web-play-nothing = rien
web-play-cash = Argent
web-play-of = sur { $amount }
web-play-cards = Cartes
web-play-immunity-on = Pas de loyer sur { $deed }
web-play-no-property-of = { $player } n’a rien à échanger.
web-play-counter-about = L’offre de { $player }, dans l’autre sens. Changez ce que vous voulez.
web-play-settle-about = Ce que reçoit votre créancier à la place de l’argent, pour toute la dette.
web-play-send-offer = Proposer
web-play-send-counter = Proposer plutôt ceci
web-play-send-settle = Offrir ceci pour la dette
web-play-no-change = Aucun groupe ni loyer ne change.
web-play-estimate = Estimation { $amount }
web-play-even = Selon une estimation neutre, l’échange est à peu près équilibré.
web-play-favours = Selon une estimation neutre, l’échange avantage { $player }.
web-play-refusals =
    { $count ->
        [one] { $player } a refusé { $count } offre
       *[other] { $player } a refusé { $count } offres
    }
web-play-offers = { $player } vous propose un échange
web-play-settles = { $player } offre ceci pour la dette
web-play-accept = Accepter
web-play-refuse = Refuser
web-play-counter = Autre offre
web-play-enough = Assez d’offres pour ce tour

# Dettes

web-play-have-of = { $cash } sur { $amount }
web-play-plan = Le moindre mal
web-play-plan-steps =
    { $count ->
        [one] une étape
       *[other] { $count } étapes
    }
web-play-plan-short = Pas assez, mais un début
web-play-plan-do = Tout faire : il vous reste { $after }
web-play-do = Faire
web-play-settle = Régler autrement
web-play-goal = { $percent } % du chemin vers { $goal }
web-play-bankrupt = Faire faillite
web-play-bankrupt-sure = Quitter la partie en faillite ?
web-play-bankrupt-lost = Voici tout ce que vous perdriez
web-play-bankrupt-again = Pour quitter la partie en faillite, dites-le encore une fois.
web-play-bankrupt-no = Non, je joue encore
web-play-bankrupt-yes = Oui, je fais faillite

# Gérer ses propriétés

web-play-manage-title = Vos propriétés
web-play-you-have = Vous avez { $cash }
web-play-no-property = Vous ne possédez encore rien.
web-play-sell-whole =
    { $count ->
        [one] Brader tout un groupe ({ $count } façon)
       *[other] Brader tout un groupe ({ $count } façons)
    }

# Les joueurs

web-play-players = Joueurs
web-play-you = vous
web-play-on = Sur la case { $space }
web-play-bot = un robot, { $bot }
web-play-deciding = décide maintenant
web-play-in-jail = en prison
web-play-out = en faillite
web-play-worth = Fortune
web-play-worth-is = fortune { $worth }
web-play-bank = Il reste à la banque
web-play-pool = cagnotte { $amount }
web-play-stars =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
web-play-vouchers =
    { $count ->
        [one] { $count } ticket ou bon
       *[other] { $count } tickets ou bons
    }
web-play-shares =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
web-play-card-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-play-hidden-cards =
    { $count ->
        [one] { $count } carte, face cachée
       *[other] { $count } cartes, face cachée
    }

# Journal et discussion

web-play-log = Ce qui s’est passé
web-play-log-empty = Il ne s’est encore rien passé.
web-play-earlier = Tours précédents
web-play-newest = Le plus récent
web-play-chat = Discussion
web-play-faces = Faire une mimique
web-play-face-smile = un sourire
web-play-face-laugh = un rire
web-play-face-wow = l’étonnement
web-play-face-sad = une mine triste
web-play-face-cross = une mine fâchée
web-play-face-wink = un clin d’œil
web-play-trade-with = Proposer un échange à { $player }
web-play-chat-empty = Personne n’a encore rien dit.
web-play-chat-say = Dites quelque chose
web-play-chat-send = Envoyer
web-play-board = Le plateau

# Demandes

web-play-motion-pause = { $player } demande une pause
web-play-motion-undo = { $player } demande de reprendre le dernier coup
web-play-motion-kick = { $player } demande qu’un robot joue pour { $about }
web-play-motion-stop =
    { $rounds ->
        [one] { $player } demande que la partie finisse un tour de table après celui-ci ; le plus riche gagne alors
       *[other] { $player } demande que la partie finisse { $rounds } tours de table après celui-ci ; le plus riche gagne alors
    }
web-play-past-hope = Vous avez ensemble plus d’argent que la Banque ne pourrait jamais en reprendre : cette partie peut ne jamais finir.
web-play-past-hope-about = Proposez un dernier tour de table ; si tous sont d’accord, le plus riche gagne alors :
web-play-propose-stop = Proposer un dernier tour de table
web-play-rounds-more =
    { $rounds ->
        [one] dans { $rounds } tour
       *[other] dans { $rounds } tours
    }
web-play-put-away = Masquer
web-play-votes =
    { $yes ->
        [one] { $yes } oui ; à répondre : { $open }
       *[other] { $yes } oui ; à répondre : { $open }
    }
web-play-yes = Oui
web-play-no = Non
web-play-paused = La partie est en pause.
web-play-resume = Reprendre
web-play-vote-open = Un vote est déjà en cours.

# Le menu

web-play-speed = Animation
web-play-speed-0 = 0×
web-play-theme = Apparence
web-play-theme-light = Clair
web-play-theme-dark = Sombre
web-play-theme-system = Celle de la table
web-play-language = Langue
web-play-sounds = Sons
web-play-volume = Volume
web-play-shaking = Vibrer quand c’est à moi
web-play-notices = M’avertir quand c’est à moi
web-play-notices-about = Une notification pendant que vous regardez ailleurs ; votre navigateur vous le demande une fois. Gardez cette page ouverte.
web-play-notices-always = Une notification quand c’est à vous, même cette page fermée : le service de notification de votre navigateur apprend qu’il doit le réveiller, et rien d’autre.
web-play-notice-closed = Votre partie avec { $names } vous attend.
web-play-notices-refused = Votre navigateur ne permet pas les notifications de cette page.
web-play-chances = Chances
web-play-chances-about = Les chances de gagner de chacun, au jugement des robots, d’après ce qui est visible de tous.
web-play-text-mode = Table en texte
web-play-text-mode-about = Titres, listes et ligne de commande, pour les lecteurs d’écran et pour qui aime écrire.
web-play-ask-all = Demander aux autres
web-play-propose-pause = Une pause
web-play-propose-undo = Reprendre le dernier coup
web-play-propose-kick = Un robot pour { $player }
web-play-rules = Les règles
web-play-rules-find = Chercher une règle
web-play-rules-found =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
web-play-rules-none = Aucune règle ne dit cela.
web-play-rules-of = { $title } ({ $edition })
web-play-keys = Touches
web-play-key-enter = la réponse marquée ↵ ; devant une offre, une enchère ou une dette, seulement celle où vous êtes allé avec Tab
web-play-key-number = la réponse marquée de ce numéro
web-play-key-manage = vos propriétés
web-play-key-trade = échanger
web-play-key-why = la règle derrière la question
web-play-key-hint = un conseil
web-play-key-line = écrire une réponse
web-play-key-skip = passer l’animation, replier ce qui est ouvert
web-play-leave = Quitter la table
web-play-leave-sure = Un robot continue pour vous. Votre place vous est gardée : vous pouvez revenir par le même lien, sauf si vous la cédez.
web-play-leave-quiet = Retour à l’accueil.
web-play-leave-yes = Quitter
web-play-leave-no = Rester

# Dés équitables

web-play-fair-title = Les dés étaient-ils équitables ?
web-play-fair-about = Personne ne peut choisir les dés sans être vu, pas même le serveur : ils viennent d’un secret fixé avant le premier lancer et de ce que les gens y ont ajouté ensuite. Ce navigateur garde ce qu’il voit et vérifie la fin d’après cela.
web-play-fair-promise = Promis avant la partie
web-play-fair-promise-about = L’empreinte (SHA-256) du secret du serveur, telle que ce navigateur l’a vue d’abord. Un autre secret en aurait une autre.
web-play-fair-shares = Ajouté par les gens
web-play-fair-shares-about = Chacun a d’abord publié l’empreinte de sa part, puis toutes les parts ont été montrées : personne n’a pu en choisir une d’après les autres. Les robots n’ajoutent rien.
web-play-fair-seat = Place { $seat }
web-play-fair-added = a ajouté quelque chose
web-play-fair-not-added = n’a rien ajouté
web-play-fair-yours = La vôtre :
web-play-fair-proof = Preuve
web-play-fair-proof-about = Votre navigateur recalcule chaque lancer et chaque carte et les compare à ce qu’il a vu.
web-play-fair-later = À la fin de la partie, le secret est publié, et chaque lancer et chaque carte peuvent être recalculés dans cette page.
web-play-fair-check = Vérifier chaque lancer
web-play-fair-save = Enregistrer ce que ce navigateur a vu
web-play-fair-save-about = Un fichier avec l’enregistrement de la partie : passgo verify la rejoue entièrement selon les règles.
web-play-fair-kept = Le secret est celui qui était promis.
web-play-fair-broken = Le secret n’est PAS celui qui était promis.
web-play-fair-other-promise = Le serveur n’a PAS tenu sa promesse : il a montré une autre empreinte qu’au début.
web-play-fair-late = Ce qui a été vu commence après le début : personne ici n’a vu que la promesse était faite avant.
web-play-fair-earlier = Cette partie a commencé avec une version antérieure, où les parts n’avaient pas d’empreinte : qui a donné la dernière a pu la choisir.
web-play-fair-included = Votre part y est.
web-play-fair-missing = Votre part n’y est PAS, bien que le serveur en ait accusé réception.
web-play-fair-untaken = Votre part n’y est pas : la partie a commencé avant que le serveur en accuse réception.
web-play-fair-none = Vous n’étiez pas à la table quand les dés ont été préparés : rien de vous n’y est.
web-play-fair-absent = Ce qui a été vu commence après la publication des empreintes des parts.
web-play-fair-accused = Au tour { $round }, le serveur a dit que votre part n’est pas venue ou ne convenait pas ; la bonne a été ENVOYÉE.
web-play-fair-voided = Le tour { $round } a été annulé : la part de { $names } n’est pas venue ou ne convenait pas. Demandez-leur ce que dit leur page ; qui gâche un tour de connivence avec le serveur lui donne un second essai.
web-play-fair-nobody = Personne n’a ajouté de part : le serveur seul a fait les dés, et a pu les choisir.
web-play-fair-bot-share = { $name } est un robot et ne doit rien ajouter, mais a une part aux dés : le serveur a pu la CHOISIR.
web-play-fair-share-late = La part de { $name } n’avait AUCUNE empreinte avant que les parts soient montrées : elle a pu être choisie d’après les autres.
web-play-fair-share-dropped = La part de { $name } a été OMISE : son empreinte était publiée, mais elle n’est pas dans les dés.
web-play-fair-share-unfit = La part de { $name } n’est PAS celle dont l’empreinte était publiée.
web-play-fair-share-changed = Les parts ne sont PAS celles qui étaient montrées au début.
web-play-fair-hash-changed = Les empreintes des parts ont été CHANGÉES après que les parts ont été demandées.
web-play-fair-right =
    { $count ->
        [one] { $count } nombre a été vu quand il a été tiré ; il découle du secret et des parts et a été montré tel quel.
       *[other] { $count } nombres ont été vus quand ils ont été tirés ; tous découlent du secret et des parts, aucun ne manque, et tous ont été montrés tels quels.
    }
web-play-fair-told =
    { $count ->
        [one] { $count } autre n’a pas été vu quand il a été tiré ; le serveur l’a dit après coup.
       *[other] { $count } autres n’ont pas été vus quand ils ont été tirés ; le serveur les a dits après coup.
    }
web-play-fair-full = Le navigateur n’avait pas la place de garder tout ce qu’il a vu.
web-play-fair-wrong = Le nombre { $counter } ne découle PAS du secret et des parts.
web-play-fair-twice = Le nombre { $counter } a été utilisé DEUX FOIS.
web-play-fair-gap = Le nombre { $counter } MANQUE : quelque chose a été tiré que personne n’a vu.
web-play-fair-uncounted = Un lancer ou un tirage a été fait SANS nombre, là où le nombre { $counter } était dû.
web-play-fair-unshown = Le nombre { $counter } a été tiré, mais RIEN n’a été montré pour lui.
web-play-fair-other-die = Le nombre { $counter } donnait un AUTRE lancer que celui qui a été montré.
web-play-fair-other-card = Le nombre { $counter } donnait une AUTRE carte que celle qui a été montrée.
web-play-fair-other-deed = Le nombre { $counter } donnait un AUTRE titre que celui qui a été distribué.
web-play-fair-order = Celui qui a commencé n’a PAS fait le plus haut lancer.
web-play-fair-secret = Le secret
web-play-fair-no-record = L’enregistrement de cette partie n’a pas pu être lu.

# Après la partie

web-play-won =
    { $count ->
        [0] Personne n’a gagné
        [one] { $names } gagne
       *[other] { $names } gagnent ensemble
    }
web-play-won-after =
    { $round ->
        [one] après { $round } tour de table
       *[other] après { $round } tours de table
    }
web-play-rematch = Revanche
web-play-go-rematch = Vers la revanche
web-play-rematch-made = La table de la revanche est prête. Qui vient garde sa place.
web-play-in-cash = { $cash } en espèces
web-play-replay = Revoir
web-play-replay-title = Revoir la partie
web-play-share = Partager
web-play-link = Lien
web-play-copied = Lien copié
web-play-copy-by-hand = Le navigateur ne l’a pas copié. Le lien est sélectionné : copiez-le à la main.
web-play-as-picture = En image
web-play-share-text = { $winners } : une victoire à notre table.
web-play-curves = Comment la partie a tourné
web-play-curves-how = Les cercles marquent les échanges, les faillites et la fin : choisissez-en un.
web-play-see-move = Voir
web-play-round = tour de table { $round }
web-play-decided = Ce qui a décidé
web-play-decided-nothing = Personne n’a rien payé à personne.
web-play-payments = Les plus gros paiements
web-play-turn-rent = Le plus gros loyer : { $payer } a payé { $amount } à { $payee } pour { $deed }.
web-play-turn-broke = Le plus gros loyer était de trop : { $payer } devait { $amount } à { $payee } pour { $deed } et a fait faillite.
web-play-turn-group =
    { $count ->
        [one] Le groupe le plus rentable, { $group }, a rapporté { $amount } à { $player } en { $count } loyer, dont { $best } pour { $deed }.
       *[other] Le groupe le plus rentable, { $group }, a rapporté { $amount } à { $player } en { $count } loyers, dont { $best } pour { $deed }.
    }
web-play-turn-deed =
    { $count ->
        [one] La propriété la plus rentable, { $deed }, a rapporté { $amount } à { $player } en { $count } loyer.
       *[other] La propriété la plus rentable, { $deed }, a rapporté { $amount } à { $player } en { $count } loyers.
    }
web-play-turn-lead-always = { $winner } a mené du premier coup au dernier.
web-play-turn-lead-taken = { $winner } a pris la tête au tour de table { $round } et l’a gardée.
web-play-turn-lead-trade = Après un échange avec { $partner }, { $winner } a pris la tête au tour de table { $round } et l’a gardée.
web-play-dice-title = Les dés face au hasard
web-play-dice-about =
    { $count ->
        [one] { $count } lancer ; les traits montrent ce que donneraient des dés équitables.
       *[other] { $count } lancers ; les traits montrent ce que donneraient des dés équitables.
    }
web-play-total = Total
web-play-thrown = Lancé
web-play-expected = Attendu
web-play-landings = Où les pions se sont arrêtés
web-play-landings-all = Dans cette partie
web-play-landings-surplus = Face au hasard
web-play-landings-all-about = Plus une case est chaude, plus souvent un déplacement s’y est terminé. Désignez-en une pour ses chiffres.
web-play-landings-surplus-about = Chaud : plus d’arrêts que d’ordinaire. Froid : moins. Désignez une case pour ses chiffres.
web-play-landed =
    { $count ->
        [one] { $space } : { $count } arrêt, { $expected } attendu
       *[other] { $space } : { $count } arrêts, { $expected } attendus
    }
web-play-landed-here = Arrêts
web-play-space = Case
web-play-all-rows = Les { $count } cases
web-play-fewer-rows = Moins
web-play-no-story = L’histoire de cette partie n’a pas pu être lue.

# Relecture

web-play-controls = Parcourir la partie
web-play-play = Lecture
web-play-pause = Pause
web-play-step = Coup suivant
web-play-step-back = Coup précédent
web-play-turn-on = Tour suivant
web-play-turn-back = Tour précédent
web-play-move = Coup
web-play-move-of = Coup { $move } sur { $all }, tour de table { $round }
web-play-copy-move = Copier le lien vers ce coup
web-play-share-moment = Cet instant en image
web-play-save-picture = Enregistrer l’image
web-play-no-picture = L’image n’a pas pu être faite.
web-play-back-to-table = Vers la table { $code }

# Réponses ouvertes, dans la table en texte

web-play-free-bid = Ou proposez un montant de { $low } à { $high } : enchérir 50.
web-play-free-offer = Ou proposez un échange : offrir PLACE 5, $50 contre 6.
web-play-free-counter = Ou faites une autre offre : contrer 5, $50 contre 6.
web-play-free-settle = Ou offrez des biens pour la dette : régler 5, 6.

# Les mots à écrire

web-word-help = aide
web-word-why = pourquoi
web-word-hint = conseil
web-word-manage = gérer
web-word-trade = échanger
web-word-board = plateau
web-word-players = joueurs
web-word-me = moi
web-word-deeds = titres
web-word-deed = titre
web-word-log = journal
web-word-say = dire
web-word-wish = parole
web-play-for = contre
web-word-enough = assez
web-verb-roll = lancer
web-verb-end = finir
web-verb-done = fini
web-verb-buy = acheter
web-verb-decline = renoncer
web-verb-bid = enchérir
web-verb-pass = passer
web-verb-pay = payer
web-verb-card = carte
web-verb-build = bâtir
web-verb-sell = vendre
web-verb-selldown = brader
web-verb-mortgage = hypothéquer
web-verb-lift = lever
web-verb-keep = garder
web-verb-collect = encaisser
web-verb-claim = réclamer
web-verb-no = non
web-verb-want = vouloir
web-verb-place = poser
web-verb-offer = offrir
web-verb-counter = contrer
web-verb-settle = régler
web-verb-accept = accepter
web-verb-refuse = refuser
web-verb-bankrupt = faillite
web-verb-draw = tirer
web-verb-flat = forfait
web-verb-percent = pourcentage
web-verb-overlook = oublier
web-verb-goto = aller
web-verb-take = prendre
web-verb-move = continuer
web-verb-cash = argent
web-verb-ride = rouler
web-verb-stay = rester
web-verb-continue = poursuivre
web-verb-share = action
web-verb-pick = désigner
web-verb-give = donner
web-verb-ticket = ticket
web-verb-auction = enchères
web-verb-arrange = répartir
web-verb-swap = troquer
web-verb-hit = frapper
web-verb-surrender = céder
web-verb-upgrade = évoluer

web-play-roll-leads = Où mène un lancer ?
web-play-roll-leads-about = Un total pair change de piste aux stations qu’il franchit, un total impair reste sur la piste. D’une station, un total pair part par la plus extérieure de ses pistes. Le troisième dé peut ajouter 1, 2 ou 3 ; un triple mène à n’importe quelle case, le troisième double en prison.
web-play-landing-chance = { $figure } %

# Qui est à la table

web-play-waits = la table attend { $time }
web-play-waits-for = Temps pour le retour de { $player }
web-play-petition = { $player } demande à jouer à la place de { $seat }
web-play-petition-about = Qui s’assoit là voit les cartes cachées de ce joueur.
web-play-petition-sent = Vous avez demandé la place de { $seat }. L’hôte, ou la table, en décide.
web-play-let = Laisser s’asseoir
web-play-about-person = { $player } : ne plus entendre ou signaler
web-play-mute = Ne plus entendre { $player }
web-play-muted = Vous n’entendez pas { $player }.
web-play-unmute = Entendre à nouveau
web-play-report = Signaler à qui tient le serveur
web-play-reported = C’est signalé. Personne à la table ne l’apprend.
web-play-no-undo = Reprendre un coup : { $why }
web-play-leave-release = Partir et céder la place

web-token-choose = Votre pion
web-token-of = { $token } : { $player } l’a déjà
web-token-sailboat = Voilier
web-token-kettle = Bouilloire
web-token-lighthouse = Phare
web-token-cactus = Cactus
web-token-balloon = Montgolfière
web-token-snail = Escargot
web-token-rocket = Fusée
web-token-acorn = Gland
web-token-umbrella = Parapluie
web-token-bicycle = Vélo
web-token-hat = Chapeau
web-token-anchor = Ancre

web-play-lesson-other = Ce serait permis. Pour cette leçon, prenez la réponse qu’elle indique.
web-play-lesson-later = Pas pendant la leçon ; à une vraie table, cela marche.
