# What a choice means, with what it costs or brings. $kind is the kind of decision that is open.

option-roll =
    { $kind ->
        [jail] roll for doubles
       *[other] roll the dice
    }
option-end = end your turn
option-done = that is all
option-buy = buy { $deed } for { $price } (leaves you { $left })
option-decline =
    { $kind ->
        [share] buy no share: the option is auctioned
        [bust-deal] leave { $deed } to { $buyer }
        [share-fortune] take nothing and keep the card
        [taxi-war] do not buy a cab company
       *[buy] do not buy { $deed }: it is auctioned
    }
option-bid = bid { $amount } (would leave you { $left })
option-pass =
    { $final ->
        [no] pass for now
       *[yes] pass and leave the auction
    }
option-hammer = let the hammer fall
option-stop = end the game { $count } rounds from now; whoever is worth most wins
option-pay =
    { $kind ->
        [jail] pay { $amount } to leave Jail, then roll
        [rent-card] pay { $owner } the rent in full: { $amount }
        [rent-pass] pay { $owner } the rent: { $amount }
       *[other] pay { $amount }
    }
option-card =
    { $kind ->
        [jail] use { $kept }, then roll
        [buy] play { $kept }: buy { $deed } for { $amount }
        [bust-deal] play { $kept }: buy { $deed } for { $amount } before { $buyer } does
        [cheap-rent] play { $kept }: pay { $owner } only { $amount }
        [reverse-rent] play { $kept }: { $owner } pays you { $amount }
        [threat] play { $kept }: it does not happen
        [rent-pass] play { $kept }: pay { $owner } nothing instead of { $amount }
        [fortune-free-house] play { $kept }: build one house for nothing
        [fortune-takeover] play { $kept }: take a property from another player
        [fortune-forced-deal] play { $kept }: swap a property with another player
        [fortune-reverse-gear] play { $kept }: walk backwards in this turn
       *[other] play { $kept }
    }
option-draw = draw a { $deck } card instead
option-flat = pay { $amount }
option-percent = pay { $percent }% of everything you own

option-build = build { piece-a } on { $deed } for { $amount } (rent then { $rent })
option-sell =
    { $kind ->
        [sell-share] sell the Bank a share of { $company } for { $amount }
       *[other]
            { $piece ->
                [hotel]
                    { $left ->
                        [0] sell { piece-a } on { $deed } (+{ $amount }, rent then { $rent })
                       *[other] exchange { piece-a } on { $deed } for { $standing } (+{ $amount }, rent then { $rent })
                    }
                [skyscraper] exchange { piece-a } on { $deed } for { $standing } (+{ $amount }, rent then { $rent })
               *[other] sell { piece-a } on { $deed } (+{ $amount }, rent then { $rent })
            }
    }
option-selldown = sell in one go (+{ $amount }), leaving { $lots }
option-mortgage = mortgage { $deed } (+{ $amount })
option-lift = lift the mortgage on { $deed } for { $amount }
option-keep =
    { $kind ->
        [lift] sell every building of the colour and leave { $deed } mortgaged
       *[other] keep { $deed } mortgaged (lifting it later costs { $amount })
    }
option-collect = collect { $amount } from { $visitor }: rent for { $deed }
option-overlook = let it pass for now
option-claim =
    { $kind ->
        [foreclosure] pay off { $deed } for { $amount } and take it from { $owner } ({ $group }: you own { $owned } of { $size })
        [take-deed] take { $deed } from { $owner } ({ $group }: you own { $owned } of { $size })
        [swap-get] get { $deed } from { $owner } ({ $group }: you own { $owned } of { $size })
        [taxi-war] take { $deed } from { $owner } and drive there
       *[taxi-sale] buy { $deed } for { $amount } and drive there
    }
option-no =
    { $kind ->
        [upgrade] stay as you are and keep the whole salary
        [claim] want none
       *[other] no, you do not want it
    }
option-want = { $pieces }
option-place = place { piece-a } on { $deed } (rent then { $rent })

option-offer = offer { $partner } a trade: you give { $gives } for { $takes }
option-counter = make another offer instead: you give { $gives } for { $takes }
option-settle = settle the debt of { $amount } with { $creditor }: you give { $gives }
option-accept =
    { $kind ->
        [settlement] take { $gives } for the debt of { $amount }
        [threat] let it happen
       *[trade] accept: you get { $gives } for { $takes }
    }
option-refuse =
    { $kind ->
        [settlement] refuse: you want { $amount } in cash
       *[trade] refuse the trade
    }
option-bankrupt = go bankrupt: you cannot pay { $creditor } and leave the game

option-interrupt = { $player } asks to manage property
option-quiet = { $player } wants no more offers this turn
option-time = call time: the Timed game ends
