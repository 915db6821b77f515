# Ce que la leçon dit de chacune de ses scènes et questions.

lesson-buy = Lancer et acheter
lesson-buy-1 = Touchez des loyers, et soyez le dernier à ne pas faire faillite. Chacun fait le tour du plateau avec les dés. C’est votre tour : lancez-les.
lesson-buy-2 = Cette case n’est à personne. Achetez-la : désormais, les autres vous paieront un loyer en y tombant.
lesson-buy-end = La case s’éclaire à votre couleur, et son onglet affiche le loyer demandé à présent. Une couleur complète rapporte plus, et l’on peut y bâtir.

lesson-rent = Le loyer
lesson-rent-1 = Ben possède une case devant vous. Lancez les dés et voyez ce qu’il en coûte d’y tomber.
lesson-rent-end = Le loyer passe d’une bourse à l’autre ; la table le calcule. Touchez une case pour voir ses loyers, et « pourquoi ? » pour connaître la règle.

lesson-pay = Le loyer
lesson-pay-1 = Ben possède une case devant vous. Lancez les dés et voyez où vous tombez.
lesson-pay-2 = Vous êtes chez Ben. Une carte pourrait vous en dispenser ; vous n’en avez pas, payez donc.
lesson-pay-end = Le loyer passe d’une bourse à l’autre ; la table le calcule. Touchez une case pour voir ses loyers.

lesson-build = Bâtir
lesson-build-1 = Toutes les cases de cette couleur sont à vous : vous pouvez y bâtir. Ouvrez « Propriétés » et posez une maison sur la plus chère.
lesson-build-end = Les maisons multiplient le loyer, et l’on bâtit également sur tout le groupe. C’est ainsi que l’on gagne.

lesson-majority = Bâtir avec une majorité
lesson-majority-1 = Il vous manque une seule case de cette couleur, et ici cela suffit pour bâtir. Ouvrez « Propriétés » et bâtissez sur la plus chère.
lesson-majority-end = La majorité double les loyers nus et permet maisons et hôtels ; la couleur complète les triple et permet les gratte-ciel.

lesson-trade = Échanger
lesson-trade-1 = Ben propose ce qui compléterait votre couleur. Lisez ce que chacun donne, puis acceptez.
lesson-trade-end = Une couleur complète vaut plus que ses parties. Vous pouvez proposer vous-même avec « Échanger », aussi entre les tours des autres.

lesson-auction = Les enchères
lesson-auction-1 = Cette fois, vous n’achèterez pas la case où vous arrivez. Lancez les dés.
lesson-auction-2 = Ce que vous n’achetez pas est mis aux enchères pour tous, vous compris. Laissez la case aux enchères.
lesson-auction-3 = Ben enchérit et Cleo renonce. Montez avec le troisième bouton, pour voir s’il suit.
lesson-auction-end = Personne d’autre n’en voulait : elle est à vous pour votre dernière enchère, souvent moins que son prix.

lesson-jail = La prison
lesson-jail-1 = Vous êtes en prison. On en sort par un double, une carte ou de l’argent. Payez.
lesson-jail-2 = Vous voilà libre : lancez les dés.
lesson-jail-end = En fin de partie, quand les loyers sont élevés, mieux vaut parfois y rester. Ce que vous trouverez d’autre sur le plateau, touchez-le : il dit ce qu’il fait. Vous en savez assez pour jouer.

lesson-speed = Le dé bleu
lesson-speed-1 = Le troisième dé est le dé bleu : de un à trois, il s’ajoute à votre lancer. Lancez.
lesson-speed-end = Un bus donne un ticket ou un choix d’arrêts ; le M vous mène à la prochaine case à vendre, ou au prochain loyer.

lesson-fortune = Cases et cartes Fortune
lesson-fortune-1 = Soyez le premier à réunir un million en espèces. Chacun fait le tour du plateau avec les dés. C’est votre tour : lancez-les.
lesson-fortune-2 = Chaque case porte au début une carte Fortune, pour qui arrive le premier. Achetez maintenant la case.
lesson-fortune-end = L’onglet à votre couleur affiche le loyer demandé à présent. Une couleur complète rapporte le double, et l’on peut y bâtir.

lesson-million = Un million gagne
lesson-million-1 = Le premier à réunir un million en espèces gagne. La case Départ et son salaire sont tout près : lancez.
lesson-million-end = Seul l’argent compte : dépensez pour ce qui rapporte. La barre sous chaque nom montre le chemin parcouru. Vous en savez assez pour jouer.

lesson-station = Les gares sont des ponts
lesson-station-1 = Devant vous, une gare : un pont vers la piste voisine. Un lancer pair franchit toutes les gares de son chemin. Lancez.
lesson-station-2 = Avec le dé bleu, vous avez fait quatre, un nombre pair : vous voilà sur la piste du milieu. Achetez la case où vous êtes.
lesson-station-end = Un lancer pair change donc de piste aux gares, un lancer impair n’en change pas. « Où mène un lancer ? » montre le chemin d’avance.

lesson-passing = Un lancer impair reste
lesson-passing-1 = La même gare, mais un lancer impair. Regardez le pont.
lesson-passing-end = Cinq est impair : vous avez passé la gare sans quitter votre piste. Bateaux et chevrons montrent le sens du jeu.

lesson-voucher = Tickets et bons
lesson-voucher-1 = Vous commencez avec un bon de voyage. Le vôtre est un ticket de bus : il vous mène où vous voulez jusqu’au prochain coin, et vous lancez ensuite les dés. Ouvrez « Jouer un ticket ou un bon », choisissez Esplanade Avenue, et confirmez.
lesson-voucher-2 = Vous y êtes aussitôt. Elle n’est à personne : achetez-la.
lesson-voucher-end = Vous lanceriez maintenant les dés comme d’habitude. Gares, anniversaires et certaines faces du dé bleu donnent d’autres bons ; le ticket près de votre nom les compte.

lesson-taxi = Loyers et taxis
lesson-taxi-1 = Ben possède une compagnie de taxis devant vous. Lancez les dés, et voyez ce que coûte l’arrivée.
lesson-taxi-2 = Le loyer est passé de votre bourse à celle de Ben : la table calcule tout. Pour 50 $, son taxi vous mène plus loin : choisissez Black & White Cab Co., ici ou sur le plateau, et confirmez.
lesson-taxi-3 = Où un taxi vous dépose, vous ne payez pas de loyer. Cette compagnie n’est à personne : achetez-la.
lesson-taxi-end = Un taxi mène au Parc gratuit, aux gares ou aux autres compagnies de taxis. Depuis votre propre compagnie, il vous coûte 20 $. Touchez une case pour voir ses loyers.
