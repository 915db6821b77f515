# Les cartes de tous les tirages, dans nos propres mots. Montants, cases et nombres viennent de ce que fait la carte.

card-chance-go = Filez sans tarder vers la case { $space } : votre salaire vous y attend.
card-chance-dark-blue = La plus belle adresse de la ville vous attend : allez à la case { $space }.
card-chance-red = De vieux amis vous réclament : allez à la case { $space }. Si vous franchissez la case Départ, vous y touchez votre salaire.
card-chance-pink = Une affaire vous appelle ailleurs : allez à la case { $space }. Si vous franchissez la case Départ, vous y touchez votre salaire.
card-chance-railroad = Vous avez un train à prendre : allez à la case { $space }. Si vous franchissez la case Départ, vous y touchez votre salaire.
card-chance-second-railroad = Vous allez chercher un invité au train : allez à la case { $space }. Si vous franchissez la case Départ, vous y touchez votre salaire.
card-chance-nearest-railroad-a =
    { $times ->
        [2] Allez à la prochaine { kind-railroad }. Si elle est libre, vous pouvez l’acheter ; sinon, son propriétaire reçoit le double du loyer habituel.
       *[other] Allez à la prochaine { kind-railroad }. Si elle est libre, vous pouvez l’acheter ; sinon, son propriétaire reçoit { $times } fois le loyer habituel.
    }
card-chance-nearest-railroad-b =
    { $times ->
        [2] Courez à la prochaine { kind-railroad }. Si elle est libre, elle est à vendre ; si elle est à un autre, vous payez le double du loyer habituel.
       *[other] Courez à la prochaine { kind-railroad }. Si elle est libre, elle est à vendre ; si elle est à un autre, vous payez { $times } fois le loyer habituel.
    }
card-chance-nearest-utility = Allez au prochain { kind-utility }. S’il est libre, vous pouvez l’acheter ; sinon, lancez les dés et payez { $factor } fois leur total au propriétaire.
card-chance-dividend = L’année a été bonne pour vos actions : la banque vous remet { $amount }.
card-chance-loan = L’argent prêté jadis à un bâtisseur vous revient : prenez { $amount }.
card-chance-crossword = Personne n’a fini la grille aussi vite que vous : le prix est de { $amount }.
card-chance-leave-jail = Gardez cette carte : elle vous fait sortir de prison une fois, sans rien payer. Vous pouvez aussi l’échanger.
card-chance-back-three = Vous avez perdu quelque chose en chemin : faites { $steps } pas en arrière.
card-chance-jail = La police vous emmène aussitôt en prison, sans passer par la caisse.
card-chance-repairs = Tous vos bâtiments ont besoin de soins : { $house } par { piece-house } et { $hotel } par { piece-hotel }.
card-chance-street-repairs = La ville refait les rues devant vos portes : { $house } par { piece-house } et { $hotel } par { piece-hotel }.
card-chance-speeding = Vous rouliez trop vite, et un radar l’a remarqué : { $amount }.
card-chance-poor-tax = La ville fait une collecte pour les pauvres : votre part est de { $amount }.
card-chance-school = Une nouvelle année commence à l’école, et les frais sont pour vous : { $amount }.
card-chance-revelry = Vous avez chanté dans la rue toute la nuit : il vous en coûte { $amount }.
card-chance-chair = Vous voilà à la tête de la société. Vous remerciez chacun des autres joueurs avec { $amount }.

card-chest-go = Continuez jusqu’à la case { $space } et touchez-y votre salaire.
card-chest-back-to-brown = Retour aux débuts modestes : reculez jusqu’à la case { $space }.
card-chest-bank-error = La banque s’est trompée dans ses comptes, et l’erreur est pour vous : { $amount }.
card-chest-doctor = Le médecin est venu vous voir et envoie sa note : { $amount }.
card-chest-stock = Vous vendez quelques actions avec profit : { $amount } pour vous.
card-chest-stock-45 = Vous cédez quelques actions au bon moment : { $amount } pour vous.
card-chest-leave-jail = Gardez cette carte : elle vous fait sortir de prison une fois, sans rien payer. Vous pouvez aussi l’échanger.
card-chest-jail = On vous arrête : tout droit en prison, sans passer par la caisse.
card-chest-birthday =
    { $space ->
        [none] Vous avez un an de plus : chacun des autres joueurs vous offre { $amount }.
       *[other] Vous avez un an de plus : chacun des autres joueurs vous offre { $amount }. Ensuite, allez chercher vos cadeaux à la case { $space }.
    }
card-chest-opera = Vous avez loué l’opéra pour un soir : chacun des autres joueurs vous paie sa place { $amount }.
card-chest-holiday = Votre épargne de vacances vous est versée : { $amount }.
card-chest-christmas = Toute l’année, vous avez épargné pour Noël : voici vos { $amount }.
card-chest-tax-refund = Vous avez payé trop d’impôts l’an dernier : on vous rend { $amount }.
card-chest-life-insurance = Votre assurance-vie arrive à son terme et vous verse { $amount }.
card-chest-annuity = Votre pension de l’année arrive : { $amount }.
card-chest-interest = Votre épargne vous a rapporté des intérêts : { $amount }.
card-chest-hospital = Un séjour à l’hôpital a son prix : { $amount }.
card-chest-insurance = La facture annuelle d’assurance est là : { $amount }.
card-chest-school = C’est la rentrée, et l’école vous demande { $amount }.
card-chest-school-tax = La ville lève un impôt pour ses écoles : vous payez { $amount }.
card-chest-advice = Vos conseils valaient leur prix : vous gagnez { $amount }.
card-chest-services = Un client satisfait vous paie { $amount } pour votre travail.
card-chest-beauty = Le jury d’un concours de beauté vous classe deuxième, ce qui vous rapporte { $amount }.
card-chest-inheritance = Une tante lointaine a pensé à vous dans son testament : elle vous laisse { $amount }.
card-chest-street-repairs =
    { $skyscraper ->
        [none] La ville refait les rues devant vos portes : { $house } par { piece-house } et { $hotel } par { piece-hotel }.
       *[other] La ville refait les rues devant vos portes : { $house } par { piece-house }, { $hotel } par { piece-hotel }, { $skyscraper } par gratte-ciel, et { $small } pour chaque dépôt et chaque station de taxis.
    }
card-chest-fine-or-chance = Vous avez enfreint le règlement. Payez { $amount }, ou prenez plutôt une carte { $deck }.
card-chest-charity-run = Vous courez pour une bonne cause, et l’arrivée est la case { $space } : rejoignez-la et touchez votre salaire.
card-chest-storm = Après la tempête, vous avez aidé à dégager toute la rue : la ville vous récompense avec { $amount }.
card-chest-neighbour = Des semaines durant, vous avez porté les courses d’un vieux voisin : sa gratitude vaut { $amount }.
card-chest-playground = Vous avez aidé à bâtir une aire de jeux pour les enfants : vous recevez { $amount }.
card-chest-children = Vous avez lu des histoires aux enfants de l’hôpital toute une journée : vous recevez { $amount }.
card-chest-footpath = Grâce à vous, le sentier au bord de la rivière est de nouveau propre : vous recevez { $amount }.
card-chest-bake-sale = Vos gâteaux sont partis avant tous les autres : vous gagnez { $amount }.
card-chest-groceries = Vous avez fait les courses d’une personne malade : vous recevez { $amount }.
card-chest-blood-drive = Vous avez donné votre sang, et il y avait des biscuits pour tous : vous recevez { $amount }.
card-chest-street-party = Vous avez préparé une fête pour toute la rue : chacun des autres joueurs vous donne { $amount }.
card-chest-cookies = Les scouts ont sonné chez vous, et vous avez acheté leurs biscuits : payez { $amount }.
card-chest-shelter = Le refuge pour animaux demande de l’aide, et vous donnez { $amount }.
card-chest-car-wash = L’école lave les voitures pour une bonne cause. Vous y avez mené la vôtre, avec un bon pourboire : payez { $amount }.
card-chest-home-project = Vous remettez vos bâtiments en état : { $house } par { piece-house } et { $hotel } par { piece-hotel }.
