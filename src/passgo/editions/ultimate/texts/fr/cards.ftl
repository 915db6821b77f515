# The cards of Ultimate, in words of our own; amounts, spaces and companies come from what the card does.

# Kept cards as things: kept- and the kind. Alike cards share one text.

kept-transit-token = un jeton de transit
kept-cab-back =
    { $steps ->
        [one] une course de taxi gratuite ({ $steps } case en arrière)
       *[other] une course de taxi gratuite ({ $steps } cases en arrière)
    }
kept-cab-ahead =
    { $steps ->
        [one] une course de taxi gratuite ({ $steps } case en avant)
       *[other] une course de taxi gratuite ({ $steps } cases en avant)
    }
kept-roll-three = la carte Trois dés { $numbers }
kept-just-say-no = une carte Refus
kept-see-you-in-court = une carte Procès à { $amount }
kept-foreclosed = une carte Saisie
kept-stock-bonus = une carte Vente d’action à +{ $amount }
kept-good-fortune = une carte Part du gain
kept-district-attorney = une carte Procureur
kept-deal-buster = une carte Préemption
kept-insider-tip = une carte Tuyau boursier
kept-lawyer = une carte Avocat
kept-stock-lawyer = une carte Avocat boursier
kept-buyers-market = une carte Achat à moitié prix
kept-whole-pool = une carte Toute la Cagnotte
kept-swap-deeds = une carte Troc
kept-slick-move = une carte Prise de titre
kept-hostile-takeover = une carte Raid
kept-free-house = une carte Maison offerte
kept-family-bank = une carte Aide aux enchères de { $amount }
kept-comped-room = une carte Séjour offert
kept-half-railroad-rent = une carte Demi-tarif
kept-renovation = une carte Loyer majoré de { $amount }
kept-bargain = une carte Prix fixe de { $amount }
kept-reverse-rent = une carte Loyer inversé
kept-cheap-rent = une carte Petit loyer de { $amount }

# Bons de voyage et Trois dés

card-transit-token = Gardez ce jeton : il vous mène en avant à la station de votre choix, et vous n’y payez pas de loyer. Vous pouvez changer de piste à chacune en chemin.
card-cab-back =
    { $steps ->
        [one] Gardez ce bon : un taxi vous ramène d’une case en arrière ; à une station, vous pouvez changer de piste.
       *[other] Gardez ce bon : un taxi vous ramène de { $steps } cases en arrière ; à une station, vous pouvez changer de piste.
    }
card-cab-ahead =
    { $steps ->
        [one] Gardez ce bon : un taxi vous fait avancer d’une case ; à une station, vous pouvez changer de piste.
       *[other] Gardez ce bon : un taxi vous fait avancer de { $steps } cases ; à une station, vous pouvez changer de piste.
    }
card-roll-three = Vos chiffres sont { $numbers }. Chaque fois qu’on lance les dés pour Trois dés, la banque vous paie ceux qui sortent.

# Chance

card-chance-pay-corner = Votre paie vous attend : continuez jusqu’au coin de paie de votre piste.
card-chance-nearest-railroad =
    { $times ->
        [2] Votre train n’attendra pas : allez à la prochaine { kind-railroad }. Si elle est libre, vous pouvez l’acheter ; sinon, son propriétaire reçoit le double du loyer habituel.
       *[other] Votre train n’attendra pas : allez à la prochaine { kind-railroad }. Si elle est libre, vous pouvez l’acheter ; sinon, son propriétaire reçoit { $times } fois le loyer habituel.
    }
card-chance-general-repairs = Tout ce que vous avez bâti demande des soins : { $house } par maison, { $hotel } par hôtel, { $skyscraper } par gratte-ciel, et { $small } pour chaque dépôt et chaque station de taxis.
card-chance-illinois = De vieux amis vous attendent : allez à la case { $space }. Les coins de paie du chemin vous paient.
card-chance-traffic-ticket = Vous vous êtes garé là où personne n’a le droit de le faire : { $amount }.
card-chance-st-charles = Une affaire vous appelle ailleurs : allez à la case { $space }. Les coins de paie du chemin vous paient.
card-chance-boardwalk = La plus belle vue de la ville : allez à la case { $space }. Les coins de paie du chemin vous paient.
card-chance-interest = Votre argent n’est pas resté inactif : la banque vous verse { $amount }.
card-chance-reading = En voiture : allez à la case { $space }. Les coins de paie du chemin vous paient.
card-chance-hurricane = Une tempête monte de la mer. Choisissez une couleur d’un autre joueur, qui perd un niveau de bâtiments, ou un dépôt ou une station de taxis qui disparaît.
card-chance-roll-three = Vos chiffres porte-bonheur vous appellent : allez à la case { $space } et lancez les dés.
card-chance-subway = Descendez l’escalier : allez directement à la case { $space }. De là, vous pourrez vous rendre où vous voulez au prochain tour.
card-chance-squeeze-play = Il est temps de mettre un peu de pression : allez à la case { $space }. Les coins de paie du chemin vous paient.
card-chance-boylston = Une connaissance y ouvre une boutique : allez à la case { $space }. Les coins de paie du chemin vous paient.
card-chance-lombard = Doucement dans les virages : allez à la case { $space }. Les coins de paie du chemin vous paient.
card-chance-property-taxes = La ville réclame sa part : { $amount } pour chacune de vos propriétés sans hypothèque.
card-see-you-in-court = Gardez cette carte Procès : pendant un de vos tours, faites un procès au joueur de votre choix et recevez { $amount }.
card-foreclosed = Gardez cette carte Saisie : pendant un de vos tours, payez à la banque la valeur hypothécaire d’une propriété hypothéquée d’un autre joueur, et elle est à vous.
card-chance-business-trip = Votre entreprise vous envoie sur les routes : tirez un bon de voyage.
card-chance-caught = Si vous avez des actions, vous en saviez trop, et trop tôt : payez un dividende entier pour toutes et allez en prison.
card-chance-travel-rage = Tout le monde veut voir du pays : la banque paie maintenant un dividende aux porteurs d’actions { $companies }.
card-chance-crash = Les cours s’effondrent : chacun rend la moitié de ses actions de chaque société, en arrondissant vers le haut.
card-chance-entertainment = Les salles sont pleines tous les soirs : la banque paie maintenant un dividende aux porteurs d’actions { $companies }.
card-chance-video = On aime mieux regarder qu’écouter : les deux prochaines fois, General Radio ne paie que la moitié de son dividende.
card-chance-stock-exchange = Allez voir les cours vous-même : rendez-vous à la case { $space }. Les coins de paie du chemin vous paient.
card-chance-streetlights = Les rues sont désormais claires la nuit : la banque paie un dividende aux porteurs d’actions { $companies }.
card-chance-electric-car-both = Les voitures sans fumée se vendent bien : qui a à la fois des actions Acme Motors et National Utilities en touche { $times } fois les dividendes, ou trois fois avec la Compagnie d’électricité.
card-chance-electric-car = Les voitures sans fumée se vendent bien : les actionnaires d’Acme Motors et de National Utilities touchent { $times ->
        [one] un dividende
       *[other] { $times } dividendes
    }, et le propriétaire de la Compagnie d’électricité trois fois autant.
card-chance-school-fees = Une nouvelle année commence à l’école, et les frais sont pour vous : { $amount }.
card-chance-holiday-bonus = Un cadeau de votre entreprise avant les fêtes : { $amount }.
card-just-say-no = Gardez cette carte Refus : une fois, quand un autre joueur agit contre vous, vous l’en empêchez.
card-buyers-market = Gardez cette carte Achat à moitié prix : pendant un de vos tours, allez à n’importe quelle propriété libre de la piste extérieure et achetez-la à moitié prix.
card-chance-wall-street = Les grandes affaires sont tout près : allez à la case { $space }. Les coins de paie du chemin vous paient.
card-whole-pool = Gardez cette carte Toute la Cagnotte : pendant un de vos tours, allez à la case Remboursement d’impôt et prenez tout ce qu’il y a dans la Cagnotte.
card-chance-forward-three = Vos pensées vous devancent : faites { $steps } pas en avant.
card-chance-black-white-cab = Vous faites signe, et un taxi s’arrête : allez à la case { $space }. Les coins de paie du chemin vous paient.
card-chance-social-media = Une photo que personne n’aurait dû voir : vous payez { $amount } à chacun des autres joueurs.
card-chance-paid-back = De vieilles histoires vous rattrapent : allez en prison, et tant que vous y êtes, vos loyers vont à la Cagnotte.
card-chance-taken-for-ride = Le chauffeur fait un long détour : allez directement à la compagnie de taxis la plus proche. Si elle est à un autre, vous payez le double du loyer ; si elle est libre, elle n’est pas à vendre aujourd’hui.
card-chance-garbage-day = Les poubelles sont pleines : allez à la case { $space }. Si elle est libre, vous pouvez l’acheter ; sinon, lancez deux dés et payez { $factor } fois leur total au propriétaire.
card-chance-assets-seized = Le tribunal envoie ses huissiers : cédez à la banque un bâtiment, ou une propriété sans bâtiment ni hypothèque. Si vous n’avez ni l’un ni l’autre, allez en prison.
card-chance-marathon = Vous courez tout un tour sans bouger : touchez le plus haut salaire du coin de paie de votre piste, soit { $outer } sur la piste extérieure, { $middle } sur celle du milieu et { $inner } sur la piste intérieure.
card-swap-deeds = Gardez cette carte Troc : pendant un de vos tours, troquez une propriété avec un autre joueur, sauf si elle fait partie d’un monopole ou si sa couleur est bâtie.
card-chance-mardi-gras = Toute la ville danse sur { $space } : tous s’y rendent directement, sauf ceux qui sont en prison.
card-slick-move = Gardez cette carte Prise de titre : pendant un de vos tours, prenez une propriété à un autre joueur, sauf si elle fait partie d’un monopole ou si sa couleur est bâtie.
card-chance-taxi-wars = Les chauffeurs changent de camp : prenez une compagnie de taxis à un autre joueur et rendez-vous-y. Si aucun des autres n’en a, vous pouvez en acheter une à la banque.
card-chance-gps = Votre carte routière n’a aucun sens : le joueur à votre gauche vous pose sur n’importe quelle autre case.
card-free-house = Gardez cette carte Maison offerte : pendant un de vos tours, la banque vous donne une maison pour un terrain d’un de vos monopoles.
card-chance-party = La musique et le gâteau sont pour vous : { $amount }.
card-family-bank = Gardez cette carte Aide aux enchères : à la prochaine enchère que vous remportez, la banque paie jusqu’à { $amount } de votre offre.
card-chance-fitness = Tout le monde vous suit à la salle de sport, et vous payez l’entrée : { $amount } pour chacun des autres joueurs.
card-chance-late-train = Le train aurait dû arriver il y a une heure. Si vous avez une gare ou des actions United Railways, vous payez { $amount } à chacun des autres joueurs.
card-comped-room = Gardez cette carte Séjour offert : la prochaine fois que vous devriez un loyer à un joueur, vous ne payez rien.
card-chance-tax-refund = Allez à la case { $space } et prenez votre part de la Cagnotte. Ensuite, montrez-vous généreux : chacun des autres joueurs reçoit de vous { $amount }.
card-chance-lane-below = Vous changez de file : allez directement à la case voisine de la vôtre, une piste plus loin vers l’extérieur, s’il y en a une.
card-chance-lane-above = Vous changez de file : allez directement à la case voisine de la vôtre, une piste plus loin vers l’intérieur, s’il y en a une.

# Caisse de communauté

card-chest-pay-corner = Le caissier appelle votre nom : continuez jusqu’au coin de paie de votre piste.
card-stock-bonus = Gardez cette carte Vente d’action : pendant un de vos tours, la banque vous achète une action à sa valeur nominale plus { $amount }.
card-chest-crossword = Le dernier mot était le plus difficile, et vous le saviez : { $amount }.
card-chest-consultancy = On a suivi vos conseils, et on les paie : { $amount }.
card-chest-second-place = Le jury n’a préféré qu’un seul jeu au vôtre : { $amount }.
card-chest-tornado = Un tourbillon vient vers vous. Choisissez une de vos propres couleurs, qui perd un niveau de bâtiments, ou un de vos dépôts ou une de vos stations de taxis, qui disparaît.
card-chest-bonus = Votre entreprise est contente de vous : allez à la case { $space }. Les coins de paie du chemin vous paient.
card-good-fortune = Gardez cette carte Part du gain : une fois, quand d’autres gagnent aux Trois dés, vous prenez la moitié de ce que l’un d’eux a gagné.
card-chest-insiders-edge = Il fait bon être au centre : sur la piste intérieure vous touchez { $gain }, sur la piste extérieure vous payez { $loss }, et entre les deux il ne se passe rien.
card-chest-condemned = Les inspecteurs secouent la tête : vendez une de vos maisons à la banque à moitié prix, si vous en avez une.
card-district-attorney = Gardez cette carte Procureur : une fois, à tout moment, vous envoyez un autre joueur directement en prison.
card-deal-buster = Gardez cette carte Préemption : une fois, quand un autre joueur va acheter une propriété, vous l’achetez à sa place.
card-chest-finders-keepers = Quelqu’un a été distrait : un joueur de votre choix vous donne un bon de voyage.
card-chest-business-trip = Votre valise est prête : tirez un bon de voyage.
card-chest-hollywood = Les journaux ne parlent que de cela : les porteurs d’actions { $companies } paient un dividende.
card-chest-strike = Personne ne conduit, personne ne charge : les porteurs d’actions { $companies } paient un dividende.
card-chest-regulation = La loi fait baisser les prix : les porteurs d’actions { $companies } paient un dividende.
card-chest-inherit-share = Une vieille dame a pensé à vous dans son testament : prenez sans rien payer une action encore en vente de la société de votre choix.
card-chest-game-night = Vous invitez un autre joueur à une partie : vous lancez tous deux les dés, et la banque paie { $amount } au plus haut total.
card-chest-stock-exchange = Une rumeur vous envoie chez les courtiers : allez à la case { $space }. Les coins de paie du chemin vous paient.
card-insider-tip = Gardez cette carte Tuyau boursier : la prochaine action que vous achetez à la Bourse coûte la moitié de sa valeur nominale.
card-stock-lawyer = Gardez cette carte Avocat boursier : une fois, elle vous épargne une amende sur vos actions ou une condamnation pour délit d’initié.
card-lawyer = Gardez cette carte Avocat : une fois, elle vous épargne une amende sur vos actions, une condamnation pour délit d’initié ou un tribunal.
card-chest-energy-crisis = L’énergie est chère. Si vous avez des actions National Utilities, allez au prochain service public et touchez leur dividende ; vous n’y payez pas de loyer, et vous pouvez l’acheter s’il est libre.
card-chest-opening-night = Vous avez des places pour tous le soir de la première : chacun des autres joueurs vous paie { $amount }.
card-chest-business-trips = Un rendez-vous en amène un autre : tirez deux bons de voyage.
card-chest-april-taxes = Le fisc vous a écrit : allez directement à l’impôt sur le revenu et payez, ou allez en prison.
card-chest-moving = Vous avez besoin de changer d’air : allez à la gare ou à la compagnie de taxis de votre choix.
card-chest-lane-below = Vous prenez la sortie vers l’extérieur : allez directement à la case voisine de la vôtre, une piste plus loin, s’il y en a une.
card-chest-lane-above = Vous prenez la sortie vers le centre : allez directement à la case voisine de la vôtre, une piste plus près, s’il y en a une.
card-half-railroad-rent = Gardez cette carte Demi-tarif : la prochaine fois que vous devez le loyer d’une gare, vous en payez la moitié.
card-chest-entrepreneur = Toute la ville parle de votre entreprise : chacun des autres joueurs vous paie { $amount }.
card-renovation = Gardez cette carte Loyer majoré : le prochain joueur qui vous doit un loyer paie { $amount } de plus.
card-chest-wedding = Il y aura un mariage, et c’est le vôtre : chacun des autres joueurs vous donne { $amount }.
card-hostile-takeover = Gardez cette carte Raid : pendant un de vos tours, prenez une propriété à un autre joueur, sauf si elle fait partie d’un monopole ou si sa couleur est bâtie.
card-chest-discount-travel = Voyager ne coûte guère aujourd’hui : allez à la gare ou à la compagnie de taxis libre la plus proche et achetez-la à moitié prix, sinon elle est mise aux enchères.
card-bargain = Gardez cette carte Prix fixe : quand vous tombez sur une propriété libre, vous pouvez l’acheter pour { $amount }.
card-chest-impounded = La fourrière a pris votre voiture : payez { $amount }, allez directement à la case { $space } et passez votre prochain tour.
card-reverse-rent = Gardez cette carte Loyer inversé : une fois, quand vous devez un loyer, c’est le propriétaire qui vous le paie.
card-cheap-rent = Gardez cette carte Petit loyer : une fois, quand vous devez un loyer, vous ne payez que { $amount }.
card-chest-tip-drivers = Une bonne course mérite un pourboire : payez { $amount } à chacun des autres joueurs qui a une compagnie de taxis.
card-chest-rewind = Vous avez oublié quelque chose : lancez deux dés et reculez d’autant. Si ce que vous y trouvez est à un autre, vous payez le double du loyer.
card-chest-tech-bubble = Les jeunes entreprises ne valent plus rien : vous perdez { $amount }.
card-chest-pet-show = Aucun chat du concours n’était plus beau que le vôtre : { $amount }.
card-chest-ipo = Votre entreprise entre en Bourse avec grand succès : { $amount }.
card-chest-crowdfunding = Des inconnus aiment votre idée et envoient de l’argent : { $amount }.
card-chest-losers-weepers = Votre poche est trouée : l’un de vos bons de voyage retourne dans le paquet.
card-chest-shopping-spree = Vous ne résistez pas aux vitrines : allez directement à la case { $space } et laissez { $amount } dans les boutiques.
