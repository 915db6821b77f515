# What happened, one line each for the log. $payer_is tells whether the payer is a player or the bank.

event-rolled-for-start = { $player } rolls { $die } and { $other_die } for the start: { $total }
event-starts = { $player } begins
event-dealt = { $player } is dealt { $deed } and pays { $amount } for it
event-turn-began = Round { $round }: { $player } to play
event-won = { $player } wins the game

event-rolled =
    { $doubles ->
        [0] { $player } rolls { $die } and { $other_die }: { $total }
        [1] { $player } rolls { $die } and { $other_die }: { $total }, doubles
        [2] { $player } rolls { $die } and { $other_die }: { $total }, doubles for the second time
       *[other] { $player } rolls { $die } and { $other_die }: { $total }, doubles for the third time
    }
event-rolled-for-rent = { $player } rolls { $die } and { $other_die } for the rent: { $total }
event-moved = { $player } moves to { $space }
event-passing = { $player } passes { $space }
event-to-jail = { $player } goes straight to Jail
event-salary-paid = { $player } collects { $amount } of salary at { $space }
event-jackpot-won = { $player } wins the Free Parking pot: { $amount }

event-deed-declined = { $player } does not buy { $deed }
event-bought = { $player } buys { $deed } for { $amount }
event-auction-opened = { $deed } is up for auction
event-building-auction-opened = The Bank auctions { piece-a }: bidding opens at { $amount }
event-bid = { $player } bids { $amount }
event-passed = { $player } passes
event-auction-won = { $player } wins { $deed } at auction for { $amount }
event-building-won = { $player } wins { piece-a } at auction with a bid of { $amount }
event-auction-failed = Nobody bids: { $deed } stays with the Bank

event-rent-due = { $player } owes { $owner } { $amount }: rent for { $deed }
event-owed = { $payer } owes { $payee } { $amount }: { $cause }
event-rent-claimable = { $owner } may claim { $amount } from { $player }: rent for { $deed }
event-rent-lapsed = { $owner } can no longer claim the { $amount } of rent from { $player }
event-paid =
    { $payer_is ->
        [bank] The Bank pays { $payee } { $amount }: { $cause }
       *[player] { $payer } pays { $payee } { $amount }: { $cause }
    }

event-card-drawn =
    { $pack ->
        [bus-tickets] { $player } draws a bus ticket: “{ $card }”
        [vouchers] { $player } draws a travel voucher: “{ $card }”
       *[other] { $player } draws a { $deck } card: “{ $card }”
    }
event-card-kept = { $player } keeps { $kept }
event-card-used = { $player } uses { $kept }
event-card-moved =
    { $pack ->
        [bus-tickets] { $owner } receives { $kept } from { $player }
        [vouchers] { $owner } receives { $kept } from { $player }
       *[other] { $owner } receives { $kept } from { $player }
    }
event-jailed = { $player } is in Jail now
event-jail-left = { $player } leaves Jail
event-jail-stayed = { $player } misses try { $tries } for doubles and stays in Jail

event-built =
    { $cost ->
        [0] { $player } places { piece-a } on { $deed }
       *[other] { $player } builds { piece-a } on { $deed } for { $amount }
    }
event-sold =
    { $cost ->
        [0] { $player } takes buildings off { $deed } (left there: { $standing })
       *[other] { $player } sells buildings on { $deed } for { $amount } (left there: { $standing })
    }
event-buildings-wanted = { $player } wants { $pieces }
event-mortgaged = { $player } mortgages { $deed } and receives { $amount }
event-mortgage-lifted = { $player } lifts the mortgage on { $deed } for { $amount }
event-deed-moved =
    { $deed_is ->
        [share]
            { $owner_is ->
                [bank] { $player } returns { $deed } to the Bank
               *[player] { $owner } receives { $deed } from { $player }
            }
       *[property] { $deed } goes from { $player } to { $owner }
    }
event-immunity-given = { $player } will pay { $owner } no rent on { $deed }

event-trade-offered = { $player } offers { $partner } a trade
event-trade-item = { $player } would give { $partner }: { $item }
event-trade-countered = { $player } makes { $partner } another offer instead
event-trade-accepted = { $player } accepts the offer from { $partner }
event-trade-refused = { $player } refuses the offer from { $partner }
event-settlement-offered = { $player } offers { $partner } goods for the debt of { $amount }
event-bankrupt = { $player } goes bankrupt, unable to pay { $payee }

event-wished = { $player } asks to manage property
event-wants-no-offers = { $player } wants no more offers this turn
event-last-round-set = It is agreed: the game ends after round { $round }, and whoever is worth most then wins
event-time-called = Time is up
event-counted = { $player } is worth { $amount } in all
