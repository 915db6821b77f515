# What only Ultimate says.

edition-ultimate = Ultimate
edition-ultimate-about = Parcourez trois pistes et 120 cases avec les dés, le taxi, le Métro et les bons de voyage, échangez titres et actions, et tenez plus longtemps que tous les autres, jusqu’à onze.

deck-vouchers = bons de voyage
deck-roll-three = Trois dés

track-outer = piste extérieure
track-middle = piste du milieu
track-inner = piste intérieure

group-cab = compagnies de taxis
group-motion-pictures = Motion Pictures
group-allied-steamships = Allied Steamships
group-national-utilities = National Utilities
group-general-radio = General Radio
group-united-railways = United Railways
group-acme-motors = Acme Motors

company-par = { $company } à { $par }
company-dividend = { $amount } pour { $company }
cause-fair-share = moitié du gain, avec une carte Part du gain

# Ce qui s’est passé

event-turn-lost = { $player } passe son tour
event-tunnel = { $player } ressort à la case { $space }
event-subway = { $player } va du Métro à la case { $space }
event-share-auction-opened = { $player } n’achète pas d’action : le droit d’en acheter une est mis aux enchères
event-rolled-three = { $player } lance { $die }, { $other_die } et { $third_die } pour Trois dés
event-roll-three-prize = { $player } gagne { $amount } avec { $kept }
event-squeezed = { $player } lance { $die } et { $other_die } au Coup de pression : chacun des autres doit { $amount }
event-squeeze-die =
    { $face ->
        [mr-monopoly] Le dé bleu lancé par { $player } montre Mr. Monopoly : les autres donnent aussi un bon de voyage chacun, s’ils en ont
        [bus] Le dé bleu lancé par { $player } montre le bus : les autres donnent aussi un bon de voyage chacun, s’ils en ont
       *[other] Le dé bleu lancé par { $player } montre { $face }, qui compte avec les deux dés
    }
event-tax-refunded = { $player } prend { $amount } dans la Cagnotte
event-card-lost = { $player } perd { $kept }
event-building-lost = { $player } perd des bâtiments sur { $deed } sans rien recevoir (il y reste : { $standing })

# Questions en chemin

question-before-bonus =
    { $face ->
        [bus] Vous êtes sur la case { $space }, et le bus reste à jouer. Vous pouvez d’abord voyager autrement, ou continuer. Vous avez { $cash }.
       *[mr-monopoly] Vous êtes sur la case { $space }, et le déplacement de Mr. Monopoly reste à faire. Vous pouvez d’abord voyager autrement, ou continuer. Vous avez { $cash }.
    }
question-missed-bus = En reculant, vous avez manqué le bus, et l’un de vos bons est perdu : vous avez { $vouchers }. Lequel est-ce ?
question-taxi =
    { $own ->
        [yes] Vous êtes à votre propre compagnie, { $deed } : un taxi coûte { $fare }, à payer à { $payee }, et vous mène au Parc gratuit, à une autre compagnie de taxis ou à une station. Vous avez { $cash }. Le prenez-vous ?
       *[no] Vous êtes à la compagnie { $deed }, qui est à { $owner }. Un taxi coûte { $fare } et vous mène, sans loyer à payer là-bas, au Parc gratuit, à une autre compagnie de taxis ou à une station. Vous avez { $cash }. Le prenez-vous ?
    }
question-ride = Vous êtes sur la case { $space } et pouvez aller à n’importe quelle gare ou compagnie de taxis. Laquelle ? Vous avez { $cash }.
question-tax-or-jail = Allez-vous à la case { $space } pour payer, ou en prison ? Vous avez { $cash }.
question-guide = { $player } est à la dérive sur la case { $space }, et c’est vous le guide : où posez-vous son pion ?

reminder-subway =
    { $asks ->
        [roll] Vous êtes au Métro et pouvez le prendre jusqu’à la case de votre choix, au lieu de lancer les dés.
        [voucher] Vous êtes au Métro et pouvez le prendre aussitôt jusqu’à la case de votre choix, mais vous devez ensuite jouer un bon de voyage de là.
       *[nothing] Vous êtes au Métro et pouvez le prendre aussitôt jusqu’à la case de votre choix, puis continuer de là.
    }
reminder-reverse = D’ici, votre lancer vous fait reculer.
reminder-promise = Vous avez pris le Métro en promettant de jouer un bon depuis cette case.

# Questions sur les actions et les propriétés

auction-share = le droit d’acheter une action de votre choix

question-share = La Bourse vous propose une action : { $companies }. Au prochain paiement, vos actions vous rapporteront : { $dividends }. Vous avez { $cash }. Si vous n’achetez rien, ce droit est mis aux enchères.
question-name-share = Vous n’achetez pas d’action. Laquelle est mise aux enchères : { $companies } ? Vous avez { $cash }.
question-pick-share =
    { $cost ->
        [0] Une action est à vous sans rien payer. Laquelle prenez-vous ? Au prochain paiement, vos actions vous rapporteront : { $dividends }.
       *[other] Le droit d’acheter une action est à vous pour { $amount }. Quelle action prenez-vous ? Au prochain paiement, vos actions vous rapporteront : { $dividends }. Vous avez { $cash }.
    }
question-sell-share = La banque vous achète une action à sa valeur nominale plus { $amount }. Laquelle vendez-vous ?
question-bust-deal = { $buyer } va acheter { $deed } pour { $price }. Avec votre carte, vous pouvez l’acheter vous-même à ce prix. Vous avez { $cash }.
question-rent-card = Vous devez à { $owner } { $amount } de loyer pour { $deed }, et vous avez une carte qui y change quelque chose. La jouez-vous ? Vous avez { $cash }.
question-buyers-market = Allez à une propriété libre de la piste extérieure et achetez-la à moitié prix. Laquelle ? Vous avez { $cash }.
question-foreclosure = Soldez l’hypothèque d’une propriété d’un autre joueur, et elle est à vous. Laquelle ? Vous avez { $cash }.
question-taxi-war =
    { $owned ->
        [yes] Quelle compagnie de taxis prenez-vous à son propriétaire ? Vous vous y rendez aussitôt.
       *[no] Aucun autre joueur n’a de compagnie de taxis. En achetez-vous une à la banque pour vous y rendre ? Vous avez { $cash }.
    }
question-surrender = La banque vous prend un bâtiment ou une propriété, sans rien donner en échange. Que cédez-vous ?
question-condemned = Vous devez vendre une de vos maisons à moitié prix. Laquelle ?
question-return-voucher = L’un de vos bons retourne dans le paquet : vous avez { $vouchers }. Lequel est-ce ?

# Questions sur les autres joueurs

question-court = À qui faites-vous un procès pour { $amount } ?
question-prisoner = Qui envoyez-vous en prison ?
question-any-time = C’est à { $player } de jouer, et vous avez demandé la parole. Jouez-vous une carte ?
question-game-night = Qui défiez-vous ? Vous lancez tous deux les dés, et la banque paie { $amount } au plus haut total.
question-find-voucher = De quel joueur voulez-vous un bon de voyage ? C’est lui qui choisit lequel.
question-share-fortune = Les dés de Trois dés ont donné { $dice }. Avec votre carte, vous pouvez prendre la moitié de ce qu’un des autres a gagné.
question-storm =
    { $storm ->
        [tornado] Une tornade arrive, et vous devez choisir ce qu’elle frappe : une de vos couleurs perd un niveau, ou l’un de vos dépôts ou l’une de vos stations de taxis disparaît.
       *[hurricane] Un ouragan arrive, et vous choisissez ce qu’il frappe : une couleur d’un autre joueur perd un niveau, ou un dépôt ou une station de taxis disparaît.
    }
question-fall = La tempête a frappé votre groupe { $group } : { $lots }. La banque n’a pas les pièces qu’il faudrait, et il doit donc tomber plus bas. Que doit-il rester ?
question-threat = { $threat } Jouez-vous une carte pour l’empêcher ? Vous avez { $cash }.

threat-pay-drawer = { $player } a tiré une carte { $deck }, et vous devez payer { $amount }.
threat-parade = La carte que { $player } a tirée vous emmène à la case { $space }.
threat-voucher = { $player } veut un de vos bons de voyage.
threat-take-deed = { $player } vous prend { $deed }.
threat-foreclosure = { $player } solde votre hypothèque et vous prend { $deed }.
threat-swap = { $player } vous prend { $deed } et vous donne { $other_deed } en échange.
threat-court = { $player } vous fait un procès pour { $amount }.
threat-jail = Un procureur vous envoie en prison.
threat-storm =
    { $target ->
        [colour] L’ouragan tiré par { $player } va frapper votre groupe { $group }.
        [depot] L’ouragan tiré par { $player } va emporter le dépôt sur { $deed }.
       *[stand] L’ouragan tiré par { $player } va emporter la station de taxis sur { $deed }.
    }
threat-bust-deal = { $player } joue une carte pour acheter { $deed } pour { $amount } à votre place.
threat-half = { $player } prend la moitié de vos gains aux Trois dés : { $amount }.
threat-fine = Une carte { $deck } vous met à l’amende pour vos actions : { $amount }.
threat-sentence = On vous a pris à spéculer avec des secrets : vous devez payer { $amount } et aller en prison.
threat-reversed-rent = { $player } inverse le loyer pour { $deed } : vous devez payer { $amount } au lieu de les recevoir.

# Ce que veut dire un choix

option-ride =
    { $kind ->
        [taxi] aller en taxi à la case { $spot } pour { $fare }
       *[other] { $asks ->
            [roll] au lieu de lancer les dés, prendre le Métro jusqu’à la case { $spot }
            [voucher] en promettant de jouer ensuite un bon de voyage, prendre le Métro jusqu’à la case { $spot }
           *[nothing] prendre le Métro jusqu’à la case { $spot }
        }
    }
option-continue =
    { $face ->
        [bus] continuer avec le bus
       *[mr-monopoly] continuer avec Mr. Monopoly
    }
option-share =
    { $kind ->
        [name-share] mettre aux enchères une action { $company }
        [pick-share] prendre une action { $company } (dividende ensuite : { $dividend })
       *[share] acheter une action { $company } pour { $amount } (dividende ensuite : { $dividend })
    }
option-hit =
    { $target ->
        [colour] frapper le groupe { $group }, à { $owner } ; il y restera : { $lots }
       *[one] enlever { piece-a } sur { $deed }, à { $owner }
    }

# Refus

refusal-no-such-share = La banque vend seulement la prochaine action de chaque société, et celle-ci n’est pas à vendre.
refusal-no-taxi-there = Un taxi va au Parc gratuit, aux autres compagnies de taxis et aux stations, et nulle part ailleurs.
refusal-fare-too-dear = Vous n’avez pas le prix de la course en argent. Trouvez d’abord la somme, ou restez.
refusal-no-bargain = La carte ne ferait pas baisser le prix. Achetez au prix demandé.
refusal-card-not-playable = Cette carte ne peut pas se jouer maintenant. Elle a peut-être son propre moment, ou rien encore sur quoi agir.
refusal-voucher-played = Vous avez déjà joué autant de bons de voyage que vous pouvez dans ce tour.
refusal-no-voucher-after-triples = Après un triple, aucun bon ne peut plus se jouer dans ce tour.
refusal-no-voucher-in-jail = Aucun bon ne peut se jouer en prison. Sortez-en d’abord en payant ou avec une carte.
refusal-no-voucher-reversed = Aucun bon ne peut se jouer entre l’arrivée sur la case Marche arrière et la fin du lancer qui vous fait reculer.
refusal-voucher-does-not-reach = Ce bon ne mène pas là. Choisissez une case qu’il atteint.
refusal-not-on-subway = Vous ne pouvez prendre le Métro que tant que vous êtes sur sa case.
refusal-no-move-left = Il ne vous reste plus de déplacement dans ce tour. Vous pourrez prendre le Métro au début du prochain.
refusal-subway-next-turn = Vous avez atteint le Métro avant votre premier lancer, et ce lancer n’est pas un déplacement de plus. Lancez les dés d’ici ; on ne prend le Métro qu’en commençant son tour sur sa case.
refusal-same-space = Le Métro vous mène à n’importe quelle autre case ; une station se nomme par la plus intérieure de ses deux pistes.
refusal-no-reverse-ride = Après ce trajet, vous devez jouer un bon : il ne peut donc pas mener à la case Marche arrière.
refusal-voucher-promised = Vous avez pris le Métro en promettant de jouer un bon. Vous ne pouvez pas céder votre dernier avant de l’avoir fait.
refusal-play-voucher-first = Vous avez pris le Métro en promettant de jouer un bon. Jouez-en un avant de lancer les dés ou de finir votre tour.

# Réglages

setting-title-transit-odd_exit = Quitter une station
setting-transit-odd_exit = Par quelle piste vous quittez une station après un lancer impair.
setting-transit-odd_exit-inner = la plus intérieure des deux
setting-transit-odd_exit-outer = la plus extérieure des deux
setting-transit-odd_exit-stay = celle de votre arrivée
setting-title-transit-voucher_on = Bons aux stations
setting-transit-voucher_on = Quand une station vous donne un bon de voyage.
setting-transit-voucher_on-any_landing = à chaque arrivée
setting-transit-voucher_on-dice_only = seulement quand les dés vous y ont mené
setting-title-reverse-duration = Marche arrière
setting-reverse-duration = Combien de temps dure la Marche arrière.
setting-reverse-duration-roll = un lancer et son déplacement bonus
setting-reverse-duration-turn = tout le tour
setting-title-salary-backwards = Salaire à reculons
setting-salary-backwards = Quand les coins de paie vous paient si vous reculez.
setting-salary-backwards-landing = quand votre déplacement y finit
setting-salary-backwards-all = quand vous les franchissez aussi
setting-salary-backwards-none = jamais
setting-title-subway-before_roll = Métro avant le lancer
setting-subway-before_roll = Quand prendre le Métro si un bon de voyage vous y mène avant votre premier lancer.
setting-subway-before_roll-next_turn = pas dans ce tour : vous lancez les dés de là
setting-subway-before_roll-now = aussitôt, puis vous lancez les dés
setting-title-subway-replaces_roll = Métro au lieu des dés
setting-subway-replaces_roll = Un trajet en Métro au début de votre tour se prend au lieu de lancer les dés.
setting-title-subway-voucher_ride = Métro avec un bon
setting-subway-voucher_ride = Un bon de voyage comme dernier déplacement permet de prendre aussitôt le Métro.
setting-subway-voucher_ride-commit = oui, mais il faut ensuite jouer le bon
setting-subway-voucher_ride-free = oui, et vous pouvez garder le bon
setting-subway-voucher_ride-no = non
setting-title-taxi-own_fare_to = Prix de son propre taxi
setting-taxi-own_fare_to = Qui reçoit le prix d’un taxi de votre propre compagnie.
setting-taxi-own_fare_to-pool = la Cagnotte
setting-taxi-own_fare_to-bank = la banque
setting-title-taxi-mortgaged = Taxis hypothéqués
setting-taxi-mortgaged = Qui une compagnie de taxis hypothéquée conduit encore.
setting-taxi-mortgaged-own = son propriétaire
setting-taxi-mortgaged-none = personne
setting-title-taxi-after_purchase = Taxi après l’achat
setting-taxi-after_purchase = Vous pouvez prendre un taxi à une compagnie que vous venez d’acheter.
setting-title-taxi-station_gives_voucher = Bon après un taxi
setting-taxi-station_gives_voucher = Une station où un taxi vous mène vous donne un bon de voyage.
setting-title-hurricane-shortage = Tempête et pièces manquantes
setting-hurricane-shortage = Ce qui se passe quand la banque n’a pas les pièces qu’une tempête laisse.
setting-hurricane-shortage-fall = la couleur tombe plus bas, jusqu’à ce que la banque puisse fournir
setting-hurricane-shortage-virtual = la couleur perd quand même un seul niveau, et la banque doit les pièces manquantes
setting-title-pool-enabled = La Cagnotte
setting-pool-enabled = Taxes, amendes et cautions s’amassent dans la Cagnotte, dont Remboursement d’impôt verse la moitié.
setting-title-roll3-multi_card = Plusieurs cartes Trois dés
setting-roll3-multi_card = Lesquelles de vos cartes Trois dés rapportent.
setting-roll3-multi_card-each = toutes
setting-roll3-multi_card-best = seulement la meilleure
setting-title-squeeze-variant = Coup de pression
setting-squeeze-variant = Comment se lance le Coup de pression.
setting-squeeze-variant-standard = avec deux dés
setting-squeeze-variant-alternative = avec le dé bleu en plus, dont les images prennent aussi des bons
setting-title-stock-dividend_first = Dividendes d’abord
setting-stock-dividend_first = Les dividendes sont payés avant que vous puissiez acheter une action.
setting-title-stock-auction = Enchères d’actions
setting-stock-auction = Ce qui est mis aux enchères quand vous n’achetez pas d’action à la Bourse.
setting-stock-auction-winner_picks = le droit d’achat : le gagnant choisit l’action
setting-stock-auction-lander_names = une action que vous désignez
setting-title-networth-stocks = Les actions dans la fortune
setting-networth-stocks = Ce que vaut une action quand on compte les fortunes.
setting-networth-stocks-par = sa valeur nominale, la moitié si elle est hypothéquée
setting-networth-stocks-zero = rien
setting-title-um-text = Feuille anglaise ou française
setting-um-text = Quelle feuille de règles d’Ultimate on joue là où les deux diffèrent.
setting-um-text-en = l’anglaise
setting-um-text-fr = la française
setting-title-voucher-deck = Bons du paquet
setting-voucher-deck = Quels bons de voyage sont dans le paquet.
setting-voucher-deck-sheet = 16 tickets de bus et 20 cartes de voyage, comme sur la feuille
setting-voucher-deck-printed = 15 tickets de bus et 21 cartes de voyage, comme dans un jeu imprimé
setting-cards-deck-equipment = les 38 et 38 cartes de la liste du matériel
setting-cards-deck-complete = les 72 et 72 cartes du jeu complet

# Ce qui a changé depuis une version, dit là où une partie a commencé avec elle ou avec une version d’avant.
changes-since-ultimate-3 = une compagnie de taxis qu’une carte vous permet d’acheter à la banque peut être prise avec une carte Préemption, comme toute autre propriété ; une carte qui vous envoie à la gare ou à la compagnie de taxis libre la plus proche mène aussi vers l’intérieur, quand la piste extérieure n’en a plus ; sur la case Mise aux enchères, vous pouvez gérer vos propriétés avant de nommer ce qui est mis aux enchères, et les autres peuvent alors faire aussitôt ce qui se fait à tout moment
earlier-promised-voucher = Cette partie a commencé avec la version 2 des règles. Elles ont changé depuis : si vous prenez le Métro en promettant de jouer un bon, vous ne pouvez pas céder votre dernier ; un terrain qui a déjà son gratte-ciel ne compte plus quand il s’agit de savoir si la banque en a assez pour vous tous ; { changes-since-ultimate-3 }.
earlier-snatched-cab = Cette partie a commencé avec la version 3 des règles. Elles ont changé depuis : { changes-since-ultimate-3 }.
