# Pourquoi une chose est impossible, et ce qui est permis. $what est ce que le joueur a dit.

refusal-none = C’est possible.
refusal-not-an-option = « { $what } » est impossible ici. Choisissez une des possibilités proposées.
refusal-not-now = « { $what } » est impossible maintenant. Choisissez une des possibilités proposées.
refusal-game-over = La partie est finie : il n’y a plus rien à jouer.

refusal-not-a-verb = « { $what } » ne commence par aucun mot du jeu. Dites par exemple lancer, acheter ou passer.
refusal-takes-nothing = « { $what } » en dit trop : ce mot s’emploie seul.
refusal-what-about = « { $what } » est incomplet : nommez après le mot le montant, la propriété ou la carte.
refusal-not-a-number = « { $what } » doit contenir un nombre entier, sans signe ni virgule.
refusal-no-such-space = « { $what } » ne nomme aucune case de ce plateau. Écrivez son numéro ou son nom complet.
refusal-not-a-property = « { $what } » nomme une case sans titre de propriété. Choisissez un terrain, une { kind-railroad } ou un { kind-utility }.
refusal-no-such-card = « { $what } » ne nomme aucune carte de ce jeu.
refusal-levels-of-the-group = « { $what } » doit dire combien de bâtiments restent sur chaque terrain du groupe, par exemple brader 6 2 2 1.
refusal-for-what = « { $what } » ne dit pas ce que vous voulez en retour. Écrivez par exemple offrir 1 $50 contre 6.

refusal-bid-too-low = Votre enchère est trop basse. Dépassez la plus haute d’au moins le pas minimal, ou passez.
refusal-bid-over-cash = Vous ne pouvez pas miser plus que l’argent que vous avez en main. Proposez moins, ou passez.
refusal-only-bids = Pendant une enchère, vous pouvez seulement enchérir ou passer.
refusal-no-hammer = On ne peut adjuger que pendant une enchère ouverte et chronométrée.
refusal-not-past-hope = On ne peut convenir d’un dernier tour que si vous tenez ensemble plus d’argent que la Banque n’en pourrait jamais reprendre.
refusal-too-many-rounds = Le dernier tour doit être dans 1 à 100 tours. Écrivez par exemple arrêter 10.
refusal-end-is-set = Un dernier tour est déjà convenu.
refusal-cannot-afford = Vous n’avez pas le prix en argent comptant. Trouvez d’abord l’argent, ou laissez la propriété aux enchères.

refusal-not-yours = Cette propriété n’est pas à vous. Seul son propriétaire peut y bâtir, y vendre, l’hypothéquer ou l’échanger.
refusal-nothing-to-build-here =
    { $majority ->
        [yes] On ne bâtit rien sur un { kind-utility } ni sur une action.
       *[no] On ne bâtit que sur les terrains, jamais sur une { kind-railroad } ni sur un { kind-utility }.
    }
refusal-group-incomplete =
    { $majority ->
        [yes] Vous ne pouvez bâtir sur un terrain que si tous ceux de sa couleur sauf un sont à vous. S’il n’y en a que deux, il vous faut les deux.
       *[no] Vous ne pouvez bâtir sur un terrain que si tous ceux de sa couleur sont à vous.
    }
refusal-group-mortgaged = Une hypothèque s’y oppose. Avant de bâtir, levez celle de la propriété et celles de tous vos terrains de sa couleur.
refusal-highest-level = La propriété ne peut rien porter de plus que ce qui s’y trouve déjà.
refusal-build-evenly = Vous devez bâtir de façon égale. Bâtissez d’abord sur les terrains du groupe qui ont moins de bâtiments.
refusal-houses-first = Avant { piece-a-hotel }, tous les terrains du groupe doivent être bâtis à la même hauteur. Bâtissez d’abord sur les autres.
refusal-no-piece-left = La banque n’a plus de bâtiment de cette sorte. Attendez qu’il lui en revienne.
refusal-build-too-dear = Vous n’avez pas l’argent pour bâtir ici. Trouvez d’abord la somme.
refusal-nothing-built = Il n’y a rien sur ces terrains qui puisse se vendre ainsi.
refusal-sell-evenly = Vous devez vendre de façon égale. Vendez d’abord sur les terrains les plus bâtis du groupe.
refusal-no-lower-pieces = La banque n’a pas les bâtiments plus petits qui prendraient la place de celui-ci. N’y touchez pas, ou vendez d’un seul coup davantage dans le groupe.
refusal-sell-one-at-a-time = Vendez ces bâtiments un par un. On n’en vend plusieurs d’un coup que pour tout vendre, ou quand la banque ne peut pas remplacer le plus grand bâtiment.

refusal-already-mortgaged = Cette propriété est déjà hypothéquée.
refusal-not-mortgaged = Cette propriété n’est pas hypothéquée : il n’y a rien à lever.
refusal-sell-buildings-first = Des bâtiments s’y opposent. Vendez à la banque ceux de la propriété et de sa couleur, puis hypothéquez.
refusal-lift-too-dear = Vous n’avez pas l’argent pour lever l’hypothèque : sa valeur et les intérêts dus. Trouvez d’abord la somme.

refusal-no-such-partner = Vous ne pouvez échanger qu’avec un autre joueur encore en jeu.
refusal-nothing-traded = Nommez au moins une chose qui change de main. Pour régler une dette, ne demandez rien en retour.
refusal-named-twice = La même chose est nommée deux fois. Nommez chaque chose une fois, et tout l’argent en un seul montant.
refusal-not-in-notes = L’argent n’existe ici qu’en billets, et le plus petit vaut mille. Nommez une somme en milliers entiers.
refusal-not-enough-cash = L’un des deux n’a pas autant d’argent. Offrez ou demandez moins, mais plus que rien.
refusal-group-built = Il y a des bâtiments sur cette propriété ou sur sa couleur. Vendez-les à la banque avant qu’elle change de main.
refusal-card-not-held = Le joueur qui devrait utiliser ou donner cette carte ne l’a pas, ou elle ne s’utilise pas ou ne se donne pas.
refusal-no-immunity = Les séjours sans loyer ne s’échangent pas ici. Offrez de l’argent, des propriétés ou des cartes de sortie de prison.
refusal-wants-no-offers = Ce joueur ne veut plus d’offre pendant ce tour. Essayez de nouveau au suivant.
refusal-too-many-offers = Vous ne pouvez plus faire d’offre pendant ce tour. Essayez de nouveau au suivant.

refusal-can-still-pay = Vous pouvez encore trouver l’argent : vendez des bâtiments ou hypothéquez des propriétés.
refusal-no-creditor = Seule une dette envers un joueur peut se régler en nature. La banque veut de l’argent.
refusal-no-gifts-in-debt = Tant que vous devez de l’argent, vous ne pouvez rien donner : demandez quelque chose en échange.
refusal-pay-first = Vous avez une dette. Vendez, hypothéquez ou échangez jusqu’à pouvoir payer.
refusal-no-rent-open = Vous n’avez aucun loyer à réclamer sur cette propriété.
refusal-bail-too-dear = Vous n’avez pas l’argent pour sortir de prison. Trouvez d’abord la somme, ou tentez un double.

refusal-no-clock = La fin du temps ne s’annonce qu’une fois, et seulement dans la partie minutée.
refusal-no-such-seat = Il n’y a aucun joueur en jeu à cette place.
refusal-no-managing-off-turn = À cette table, vous ne gérez vos propriétés qu’à votre tour.
