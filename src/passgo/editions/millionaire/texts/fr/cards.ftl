# The cards of Millionaire, in words of our own; amounts, spaces and companies come from what the card does.

# Kept cards as things: kept- and the kind. Alike cards share one text.

kept-fortune-free-house = une carte Maison gratuite
kept-fortune-takeover = une carte Mainmise
kept-fortune-forced-deal = une carte Échange forcé
kept-fortune-vip-pass = une carte Passe VIP
kept-fortune-reverse-gear = une carte Marche arrière

card-lifestyle-business = Vous ouvrez votre propre boutique. Lancez les deux dés : avec 1★, un double vous rapporte { $amount } ; avec 3★, un total de { $three } ou plus ; avec 5★, un total de { $five } ou plus.
card-lifestyle-jail = La police frappe à la porte de votre villa : tout droit en prison, sans passer par la caisse.
card-lifestyle-windfall = Il pleut de l’argent : la banque vous paie { $one } (1★), { $three } (3★) ou { $five } (5★).
card-lifestyle-gala = Vous donnez un bal de charité. Chacun des autres vous paie son entrée, selon ses propres étoiles : { $one } (1★), { $three } (3★) ou { $five } (5★).
card-lifestyle-party = C’est vous qui régalez : donnez à chaque autre joueur { $one } (1★), { $three } (3★) ou { $five } (5★), selon vos étoiles.
card-lifestyle-present = Vous êtes d’humeur généreuse. Choisissez un autre joueur et donnez-lui { $one } (1★), { $three } (3★) ou { $five } (5★).
card-lifestyle-move-up = La belle vie se voit : votre pion monte d’un niveau, sans rien payer. S’il a déjà cinq étoiles, prenez plutôt { $amount }.
card-lifestyle-bad-press = Les journaux racontent une vilaine histoire sur vous : votre pion redescend d’un niveau. Avec une seule étoile, vous n’avez rien à perdre.
card-lifestyle-leave-jail = Gardez cette carte : elle vous fait sortir de prison une fois, sans rien payer. Vous pouvez aussi l’échanger.
card-lifestyle-go = Votre avion privé vous attend : volez jusqu’à la case { $space }, touchez-y votre salaire et évoluez si vous voulez.
card-lifestyle-advert = Votre sourire fait vendre du parfum : la banque vous paie { $one } (1★), { $three } (3★) ou { $five } (5★).
card-lifestyle-cruise = Tout le monde à bord : avancez jusqu’à la case { $space }. Si vous franchissez la case Départ, vous touchez votre salaire.
card-lifestyle-shopping = Vous rentrez avec bien trop de sacs : payez { $one } (1★), { $three } (3★) ou { $five } (5★).
card-lifestyle-dice = Une nuit au casino. Lancez les deux dés : chaque point vous rapporte { $one } (1★), { $three } (3★) ou { $five } (5★).
card-chance-all-or-nothing = Tout sur un seul lancer. Lancez les deux dés : avec 1★, un total de { $one } ou plus vous rapporte { $amount } ; avec 3★, de { $three } ou plus ; avec 5★, de { $five } ou plus.
card-chance-island = La mer vous appelle : avancez jusqu’à la case { $space }. Si vous franchissez la case Départ, vous touchez votre salaire.
card-chance-shortcut = Vous connaissez un chemin plus court : avancez de { $steps } cases. Si vous franchissez la case Départ, vous touchez votre salaire.
card-chance-fast-car = Votre nouvelle voiture a été vue à bien trop vive allure : payez { $one } (1★), { $three } (3★) ou { $five } (5★).
card-chance-upkeep = Jardiniers, cuisiniers, chauffeur : payez-leur { $one } (1★), { $three } (3★) ou { $five } (5★).
card-chance-profits = Une de vos sociétés a bien travaillé : la banque vous paie { $one } (1★), { $three } (3★) ou { $five } (5★).
card-chance-prize-draw = Votre numéro est sorti : la banque vous paie { $one } (1★), { $three } (3★) ou { $five } (5★).
card-chance-thanks = Vous remerciez tous ceux qui vous ont aidé : donnez à chaque autre joueur { $one } (1★), { $three } (3★) ou { $five } (5★), selon vos étoiles.
card-chance-birthday = C’est votre anniversaire, et les invités regardent vos étoiles : chaque autre joueur vous donne { $one } (1★), { $three } (3★) ou { $five } (5★).
card-fortune-found-money = Dans un vieux manteau, vous trouvez { $amount }.
card-fortune-inheritance = Un parent que vous n’avez jamais vu vous laisse { $amount }.
card-fortune-bargain = Le vendeur est pressé : si vous achetez cette propriété maintenant, elle vous coûte la moitié de son prix.
card-fortune-bidding-war = D’autres veulent aussi cette propriété : elle est aussitôt mise aux enchères. Vous pouvez enchérir comme tout le monde.
card-fortune-big-heart = Vous ne savez pas dire non à un ami : choisissez un autre joueur et donnez-lui { $one }.
card-fortune-tips = Vos pourboires sont ceux d’une star : donnez { $amount } à chaque autre joueur.
card-fortune-handover = Une propriété de trop à entretenir : donnez une des vôtres, sans bâtiment, au joueur de votre choix. Si vous n’en avez pas, rien ne se passe.
card-fortune-crowdfunding = Tout le monde croit à votre idée : chaque autre joueur vous donne { $amount }.
card-fortune-makeover = Nouvelle allure offerte : votre pion monte d’un niveau. S’il a déjà cinq étoiles, prenez plutôt { $amount }.
card-fortune-payday = La paie tombe en avance : la banque vous paie le salaire de vos étoiles, { $one } (1★), { $three } (3★) ou { $five } (5★). Vous ne pouvez pas évoluer avec.
card-fortune-leave-jail = Gardez cette carte : elle vous fait sortir de prison une fois, sans rien payer. Vous pouvez aussi l’échanger.
card-fortune-free-house = Gardez cette carte Maison gratuite : bâtissez sans payer une maison là où vous pouvez en bâtir une.
card-fortune-takeover = Gardez cette carte Mainmise : à votre tour, prenez sans payer une propriété à un autre joueur. Elle doit être sans bâtiment ni hypothèque, et son propriétaire ne doit pas avoir toute la couleur.
card-fortune-forced-deal = Gardez cette carte Échange forcé : à votre tour, troquez une de vos propriétés contre celle d’un autre joueur ; vous choisissez les deux. Aucune ne doit porter de bâtiment ou d’hypothèque, ni faire partie d’une couleur complète de son propriétaire.
card-fortune-vip-pass = Gardez cette carte Passe VIP : jouez-la quand vous devez un loyer, et vous ne payez rien.
card-fortune-reverse-gear = Gardez cette carte Marche arrière : jouez-la avant de lancer, et ce tour-ci vous reculez. La case Départ ne paie rien en reculant.
