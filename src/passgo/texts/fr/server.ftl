# Ce que seul le serveur de table dit : les jeux de son étagère, les pistes d’un plateau.

variant-race-about = Vous commencez avec de l’argent seulement, et le premier à réunir { $amount } en argent liquide gagne.
track-board = plateau
earlier-shortage = Cette partie a commencé avec la version 1 des règles. L’une d’elles a changé depuis : quand il reste à la banque moins de bâtiments que vous ne pourriez en utiliser tous ensemble, chacun dit combien il en veut, et si c’est trop, tous sont mis aux enchères.
earlier-promised-voucher = Cette partie a commencé avec la version 2 des règles. L’une d’elles a changé depuis : si vous prenez le Métro en promettant de jouer un bon, vous ne pouvez pas céder votre dernier.
earlier-last-lot = Cette partie a commencé avec la version 1 des règles. Deux d’entre elles ont changé depuis. Quand il reste à la banque moins de bâtiments que vous ne pourriez en utiliser tous ensemble, chacun dit combien il en veut, et si c’est trop, tous sont mis aux enchères. Et le dernier terrain d’une couleur où vous avez bâti ne vous oblige à rien, sauf s’il vous vient hypothéqué.

# Ce que dit son terminal

server-at = Les tables sont à l’adresse { $address }
server-let-in = Les amis sur ce réseau les trouvent à l’adresse { $address }
server-other-addresses = Sinon : cet ordinateur a aussi d’autres adresses, { $addresses }. L’invitation d’une table permet de choisir.
server-shut = Désormais, seul cet ordinateur peut ouvrir les tables.
server-no-network = Cet ordinateur n’est sur aucun réseau local : personne d’autre ne peut venir. Dès qu’il y sera, appuyez sur « Laisser entrer les amis sur ce réseau » à une table.
