# Ce que seul le serveur de table dit : les jeux de son étagère, les pistes d’un plateau.

variant-race-about = Vous commencez avec de l’argent seulement, et le premier à réunir { $amount } en argent liquide gagne.
track-board = plateau

# Ce que dit son terminal

server-at = Les tables sont à l’adresse { $address }
server-let-in = Les amis sur ce réseau les trouvent à l’adresse { $address }
server-other-addresses = Sinon : cet ordinateur a aussi d’autres adresses, { $addresses }. L’invitation d’une table permet de choisir.
server-shut = Désormais, seul cet ordinateur peut ouvrir les tables.
server-no-network = Cet ordinateur n’est sur aucun réseau local : personne d’autre ne peut venir. Dès qu’il y sera, appuyez sur « Laisser entrer les amis sur ce réseau » à une table.
