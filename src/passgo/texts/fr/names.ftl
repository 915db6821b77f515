# Le nom des choses. Tout message peut lire $skin, le nom de l’habillage du plateau.

variant-normal = Partie normale
variant-normal-about = Vous commencez avec de l’argent seulement et vous jouez jusqu’à ce qu’il ne reste qu’un joueur.
variant-short = Partie courte
variant-short-about = Vous commencez avec deux titres, trois maisons donnent droit à un hôtel, et la deuxième faillite arrête le jeu : la plus grande fortune gagne.
variant-timed = Partie minutée
variant-timed-about = Vous commencez avec deux titres et vous jouez jusqu’à l’heure convenue : la plus grande fortune gagne.
variant-house = { $variant } (règle maison)
variant-house-about = C’est une règle maison : la feuille de règles de cette édition n’en parle pas.

skin-us = États-Unis

deck-chance = Chance
deck-community-chest = Caisse de communauté

group-brown = marron
group-light-blue = bleu clair
group-pink = rose
group-orange = orange
group-red = rouge
group-yellow = jaune
group-green = vert
group-dark-blue = bleu foncé
group-light-pink = rose pâle
group-light-green = vert pâle
group-cream = crème
group-teal = bleu canard
group-wine = lie-de-vin
group-gold = or
group-peach = pêche
group-maroon = bordeaux
group-purple = violet
group-white = blanc
group-black = noir
group-grey = gris
group-railroad = gares
group-utility = services publics

kind-railroad = gare
kind-utility = service public

# Les bâtiments. $piece est house, hotel, skyscraper, depot ou stand, $count leur nombre.

piece-house =
    { $skin ->
        [springfield] arrêt du Monorail
       *[other] maison
    }
piece-hotel =
    { $skin ->
        [springfield] gare du Monorail
       *[other] hôtel
    }
piece-a-house =
    { $skin ->
        [springfield] un arrêt du Monorail
       *[other] une maison
    }
piece-a-hotel =
    { $skin ->
        [springfield] une gare du Monorail
       *[other] un hôtel
    }
piece-a =
    { $piece ->
        [hotel] { piece-a-hotel }
        [skyscraper] un gratte-ciel
        [depot] un dépôt
        [stand] une station de taxis
       *[house] { piece-a-house }
    }
pieces-house =
    { $skin ->
        [springfield]
            { $count ->
                [one] { $count } arrêt du Monorail
               *[other] { $count } arrêts du Monorail
            }
       *[other]
            { $count ->
                [one] { $count } maison
               *[other] { $count } maisons
            }
    }
pieces-hotel =
    { $skin ->
        [springfield]
            { $count ->
                [one] { $count } gare du Monorail
               *[other] { $count } gares du Monorail
            }
       *[other]
            { $count ->
                [one] { $count } hôtel
               *[other] { $count } hôtels
            }
    }
pieces-skyscraper =
    { $count ->
        [one] { $count } gratte-ciel
       *[other] { $count } gratte-ciel
    }
pieces-depot =
    { $count ->
        [one] { $count } dépôt
       *[other] { $count } dépôts
    }
pieces-stand =
    { $count ->
        [one] { $count } station de taxis
       *[other] { $count } stations de taxis
    }
standing-none = aucun bâtiment
lot-standing = { $standing } sur { $deed }

# Les personnes, et ce qui n’en est pas.

player-unnamed = Joueur { $number }
bank = la banque
pot = la cagnotte du Parc gratuit
nothing = rien
list-and = { $most } et { $last }
yes = oui
no = non

# Ce qui s’échange.

jail-card = une carte de sortie de prison ({ $deck })
immunity = des séjours sans loyer sur { $deed }
deed-mortgaged = { $deed } (sous hypothèque)

# Ce qu’est un loyer, et le motif d’un paiement.

rent-dice = { $times } fois les dés
cause-rent = loyer pour { $deed }
cause-tax = { $space }
cause-card = carte { $deck }
cause-bail = caution
cause-interest = intérêts d’hypothèque pour { $deed }
cause-interest-all = intérêts d’hypothèque
cause-estate = tout l’argent restant après une faillite
cause-deal = comme convenu
