# Les règles maison telles qu’une famille les choisit : un titre chacune (leurs phrases sont dans settings.ftl), des groupes, des formules, et leur effet.

setting-group-money = Argent
setting-group-rent = Loyers et hypothèques
setting-group-trading = Enchères et échanges
setting-group-building = Bâtiments
setting-group-jail = Prison
setting-group-moving = Dés et déplacements
setting-group-length = Cartes, joueurs et fin
setting-group-own = Propre à ce jeu

setting-title-rent-mortgaged_siblings = Groupe avec hypothèque
setting-title-rent-count_mortgaged_sets = Les gares hypothéquées comptent
setting-title-rent-claim = Réclamer les loyers
setting-title-mortgage-requires_group_clear = Vendre avant d’hypothéquer
setting-title-mortgage-transfer_fee = Intérêts à l’échange
setting-title-manage-offturn = Affaires hors de son tour
setting-title-parking-jackpot = Cagnotte du Parc gratuit
setting-title-salary-go_land = Juste sur la case Départ
setting-title-jail-doubles_reroll = Rejouer en sortant de prison
setting-title-jail-collect_rent = Loyers en prison
setting-title-auction-mode = Sorte d’enchères
setting-title-auction-min_bid = Plus petite surenchère
setting-title-timed-stop = Quand le temps est écoulé
setting-title-trade-immunity = Échanger des séjours gratuits
setting-title-trade-offers_per_turn = Offres par tour
setting-title-skyscraper-per_group_limit = Gratte-ciel par couleur
setting-title-dice-speed_faces = Dé bleu
setting-title-mrm-first_space_action = Mr. Monopoly fait halte
setting-title-bus-mode = Le bus
setting-title-triples-ends = Après un triple
setting-title-triples-salary = Salaire après un triple
setting-title-voucher-replaces_roll = Un ticket au lieu des dés
setting-title-voucher-expire_on = Tickets qui annulent les autres
setting-title-voucher-max_per_turn = Tickets par tour
setting-title-voucher-tradeable = Échanger des tickets
setting-title-birthday-source = Cadeau d’anniversaire
setting-title-tax-income = Impôt sur le revenu
setting-title-players-max = Nombre de joueurs
setting-title-bank-pieces = Maisons de la banque
setting-title-cards-deck = Jeu de cartes

preset-book = Selon le livret
preset-book-about = Chaque règle comme elle est imprimée.
preset-family = Comme en famille
preset-family-about = Plus d’argent, plus de chance, et une prison qui coûte des loyers.
preset-quick = Partie rapide
preset-quick-about = Pour une soirée courte.
preset-tournament = Tournoi
preset-tournament-about = Strict : un loyer oublié est perdu, et le marchandage a une fin.

# Mesuré avec des robots, en tours de table.
setting-effect-longer = Les parties durent { $percent } % de tours en plus.
setting-effect-shorter = Les parties durent { $percent } % de tours en moins.
setting-effect-times = Les parties durent { $times } fois plus de tours.
setting-effect-none = Les parties durent à peu près autant.
setting-effect-same = Les parties des robots restent les mêmes.
