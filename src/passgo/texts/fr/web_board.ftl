# Le plateau de la table web : ses cases telles qu’elles sont lues, les titres, les dés, le centre.

web-board = Plateau
web-board-tools = Taille du plateau
web-board-zoom-in = Agrandir
web-board-zoom-out = Réduire
web-board-whole = Voir tout le plateau
web-board-follow = Suivre le pion qui avance
web-board-close = Fermer

web-board-for-sale = à vendre pour { $amount }
web-board-owned = appartient à { $player }
web-board-mortgaged = sous hypothèque
web-board-charges = loyer { $rent }
web-board-here = ici : { $players }
web-board-option = { $space }, peut être choisie

web-board-house =
    { $count ->
        [one] { $count } maison
       *[other] { $count } maisons
    }
web-board-hotel = hôtel
web-board-skyscraper = gratte-ciel
web-board-depot = dépôt
web-board-stand = station de taxis

web-deed-rents = Loyers
web-deed-bare = Loyer
web-deed-owned =
    { $count ->
        [one] Avec { $count } du groupe
       *[other] Avec { $count } du groupe
    }
web-deed-times = { $count } × les dés
web-deed-price = Prix
web-deed-build = Chaque bâtiment
web-deed-mortgage = Hypothèque
web-deed-odds = Tours qui finissent ici
web-deed-percent = { $odds } %
web-deed-yours = À vous
web-deed-yours-of = Vous en avez { $held } sur { $count }
web-deed-group =
    { $count ->
        [one] { $count } titre dans le groupe
       *[other] { $count } titres dans le groupe
    }
web-deed-progress = { $player } en a { $held } sur { $count }

web-dice-rolling = Les dés roulent
web-dice = Dés : { $thrown }
web-dice-speed = Dés : { $thrown } ; dé bleu : { $face }
web-dice-m = M
web-dice-bus = bus

web-centre-auction = Enchères
web-centre-no-bid = Pas encore d’offre
web-centre-price = prix { $amount }
web-centre-holds = { $player } est en tête
web-centre-buys = { $player } peut l’acheter
web-centre-raises = { $player } doit trouver l’argent
web-centre-share = Une action au choix du gagnant
web-centre-trade = Proposition d’échange
web-centre-gives = { $player } donne
web-centre-nothing = rien
web-centre-turn = À { $player } de jouer
web-centre-round = Tour de table { $round }
web-centre-last-round = dernier : { $round }
web-centre-pool = Dans la Cagnotte : { $amount }
web-centre-pack =
    { $count ->
        [one] { $deck } : il reste { $count } carte
       *[other] { $deck } : il reste { $count } cartes
    }
web-centre-over = Victoire : { $players }

# Ce que fait une case, pour les cases sans titre.

web-kind-go = Votre salaire, à chaque passage ou arrêt ici.
web-kind-jail = Qui est envoyé en prison est derrière les barreaux ; les autres sont en simple visite.
web-kind-go-to-jail = Allez tout droit en prison, sans salaire en chemin.
web-kind-free-parking = Un repos gratuit. Certaines règles maison y laissent de l’argent.
web-kind-chance = Tirez une carte Chance et faites ce qu’elle dit.
web-kind-community-chest = Tirez une carte Caisse de communauté et faites ce qu’elle dit.
web-kind-income-tax = Payez l’impôt.
web-kind-luxury-tax = Payez la taxe.
web-kind-auction = Choisissez un titre que personne ne possède ; il est mis aux enchères.
web-kind-bus-ticket = Prenez le premier ticket ou bon de son paquet, pour un déplacement plus tard.
web-kind-birthday-gift = Un cadeau : prenez de l’argent ou un ticket, au choix.
