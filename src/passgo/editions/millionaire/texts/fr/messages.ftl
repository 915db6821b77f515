# What only Millionaire says.

edition-millionaire = Millionnaire
edition-millionaire-about = Soyez le premier à réunir un million en argent liquide : touchez des loyers, un salaire qui grandit avec les étoiles de votre pion, et les cartes Fortune posées sur les propriétés.

deck-lifestyle = Vie de Millionnaire
deck-fortune = Fortune

level = { $stars }★

# Ce qui s’est passé

event-token-raised =
    { $cost ->
        [0] Le pion de { $player } passe à { level }, sans rien payer
       *[other] { $player } paie { $amount } : son pion passe à { level }
    }
event-token-lowered = Le pion de { $player } redescend à { level }

# Questions

question-upgrade = Votre pion a { level }, et la case Départ vous a payé { $salary }. Pour { $price }, votre pion passe à { $next }★ : la case Départ vous paiera alors { $then }, et bien des cartes vous rapporteront plus, ou vous coûteront plus. Vous avez { $cash }.
question-rent-pass = Vous devez à { $owner } { $amount } de loyer pour { $deed }. Une carte Passe VIP vous l’épargnerait ; sans elle, ou pour la garder, payez. Vous avez { $cash }.
question-give-money = Votre carte { $deck } donne { $amount } de votre argent. À qui ? Vous avez { $cash }.
question-hand-over = Votre carte { $deck } donne une de vos propriétés. Laquelle ?
question-hand-over-to = Qui reçoit { $deed } de vous ?

# Ce que veut dire un choix

option-upgrade = passer à { $next }★ pour { $price } (il vous reste { $left })

# Refus

refusal-fortune-not-now = Cette carte Fortune ne peut pas se jouer maintenant. Elle a son propre moment, ou rien encore sur quoi agir.

# Réglages

setting-title-dice-doubles_again = Rejouer sur un double
setting-dice-doubles_again = Un double fait rejouer, et le troisième double d’un tour mène en prison.
setting-title-jail-third_miss = Troisième échec en prison
setting-jail-third_miss = Ce qui suit votre troisième double manqué en prison.
setting-jail-third_miss-pay_next_turn = vous payez au début du tour suivant, puis lancez
setting-jail-third_miss-pay_and_move = vous payez aussitôt et avancez de ce lancer
setting-title-auction-no_bid = Personne n’enchérit
setting-auction-no_bid = Ce que devient une propriété pour laquelle personne n’enchérit.
setting-auction-no_bid-lander = celui qui y est tombé la prend à la plus petite enchère
setting-auction-no_bid-bank = elle reste à la banque
setting-title-mortgage-values = Ce que la banque prête
setting-mortgage-values = Ce que la banque prête sur une propriété.
setting-mortgage-values-half = la moitié de son prix
setting-mortgage-values-printed = un montant par couleur, comme sur certains titres
setting-title-money-smallest = Plus petit montant
setting-money-smallest = De quoi les enchères, les marchés, les intérêts et les moitiés de prix sont des multiples.
setting-money-smallest-1 = de rien : tout montant est permis
setting-money-smallest-1000 = du plus petit billet, 1 000 M ; les montants calculés sont arrondis vers le haut

earlier-interest = Cette partie a commencé avec une version antérieure des règles. L’une d’elles a changé depuis : un marché qui vous apporte le million avec une propriété hypothéquée ne vous fait gagner que si vous avez encore le million une fois ses intérêts payés.
