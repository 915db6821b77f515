# Ce qui ne va pas dans un plateau en fichiers simples. $file est le fichier, $line la ligne, none pour le fichier entier.

board-mistake =
    { $line ->
        [none] { $file } : { $what }
       *[other] { $file }, ligne { $line } : { $what }
    }
board-no-folder = ce dossier n’existe pas
board-no-file = ce fichier n’existe pas
board-unreadable = ce fichier ne peut pas être lu
board-not-text = ce n’est pas du texte en UTF-8
board-too-large = un fichier de plateau a au plus { $most } octets
board-not-toml = ce n’est pas du TOML
board-not-csv = ce n’est pas du CSV : un guillemet manque ou n’est pas à sa place
board-odd-sign = un texte a au plus { $most } lettres, sans fin de ligne, tabulation ni signe invisible
board-not-commas = les colonnes sont séparées par des virgules, pas par des tabulations ni des points-virgules
board-heads = la première ligne nomme les colonnes { $columns }
board-cells = il y a { $found } cellules au lieu de { $wanted }
board-empty = la colonne { $column } est vide
board-not-a-number = { $column } doit être un nombre entier de 1 à { $most }, pas « { $value } »
board-not-wanted = une case du genre { $kind } n’a pas de { $column }, mais voici « { $value } »

board-not-a-table = { $key } doit contenir ses propres clés
board-unknown-key = il n’y a pas de clé « { $key } » ici ; il y a : { $known }
board-no-key = la clé { $key } manque
board-not-a-text = { $key } doit être un texte de 1 à { $most } lettres entre guillemets
board-not-in-range = { $key } doit être un nombre entier de { $low } à { $high }, pas { $value }
board-odd-edition-name = un plateau s’appelle par des minuscules sans accent, des chiffres et des traits d’union, comme mon-plateau, pas « { $name } »
board-name-taken = une autre édition s’appelle déjà « { $name } »
board-odd-minutes = les minutes s’écrivent comme « 30-60 », la plus courte durée d’abord, pas « { $value } »
board-odd-currency = la monnaie a au plus { $most } signes, sans chiffre, pas « { $value } »
board-unknown-setting = il n’y a pas de réglage « { $key } » ici ; il y a : { $known }
board-bad-setting = le réglage { $key } ne peut pas être « { $value } » ; permis : { $allowed }

board-no-french = « { $name } » n’a pas de nom français
board-odd-name = un nom a au plus { $most } signes, commence par une lettre ou un chiffre et contient une lettre, à la différence de « { $name } »
board-taken-name = les échanges s’écrivent avec le mot « { $name } » : aucune case ne peut s’appeler ainsi
board-unknown-kind = il n’y a pas de genre de case « { $kind } » ; il y a : { $known }
board-unknown-group = il n’y a pas de couleur « { $group } » ; il y a : { $known }
board-same-name = « { $name } » est déjà le nom de la case de la ligne { $first }
board-size = un plateau a un multiple de quatre cases, de { $least } à { $most }, pas { $found }
board-no-go = la première case doit être du genre go
board-corner = « { $name } » est à un coin, où il n’y a pas de propriété
board-no-jail = il n’y a pas de case du genre `jail`, et le troisième double y mène
board-second = il y a déjà une case du genre { $kind }, à la ligne { $first }
board-no-street = il n’y a aucune rue
board-group-of-one = { $group } n’a qu’une rue, et il en faut au moins deux pour une couleur
board-group-too-large = { $group } a plus de { $most } terrains
board-street-rents = une rue a { $wanted } loyers (nu, avec une à quatre maisons, avec un hôtel), pas { $found }
board-set-rents = { $kind } : il faut un loyer pour chaque case de ce genre sur le plateau, donc { $wanted }, pas { $found }
board-build-costs = un bâtiment coûte { $build } ici et { $other } sur le premier terrain du groupe { $group } : il doit coûter autant sur tous

board-unknown-deck = il n’y a pas de paquet « { $deck } » ; il y a : { $known }
board-unknown-effect = il n’y a pas d’effet « { $effect } » ; il y a : { $known }
board-effect-shape = l’effet s’écrit « { $shape } »
board-no-such-space = il n’y a pas de case « { $name } » sur le plateau
board-several-spaces = plusieurs cases s’appellent « { $name } » : aucune carte ne peut y mener
board-card-name = une carte s’appelle par des minuscules sans accent, des chiffres et des traits d’union, comme cle-perdue, pas « { $name } »
board-same-card = il y a déjà une carte « { $name } »
board-no-card-text = la carte « { $name } » n’a pas de texte dans la colonne { $language }
board-unknown-figure = le texte de « { $effect } » ne peut pas contenir { $figure } ; il peut nommer : { $known }
board-deck-too-large = { $deck } a plus de { $most } cartes
board-empty-deck = ici on tire de { $deck }, et { $cards } n’a aucune carte de ce paquet
board-endless-deck = { $deck } a besoin d’une carte qui finit là : une qu’on ne garde pas et qui ne mène à aucune autre carte
