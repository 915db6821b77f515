# The cards of Ultimate, in words of our own; amounts, spaces and companies come from what the card does.

# Kept cards as things: kept- and the kind. Alike cards share one text.

kept-transit-token = a transit token
kept-cab-back =
    { $steps ->
        [one] a free cab fare ({ $steps } space back)
       *[other] a free cab fare ({ $steps } spaces back)
    }
kept-cab-ahead =
    { $steps ->
        [one] a free cab fare ({ $steps } space ahead)
       *[other] a free cab fare ({ $steps } spaces ahead)
    }
kept-roll-three = the Roll Three card { $numbers }
kept-just-say-no = a Refusal card
kept-see-you-in-court = a Lawsuit card ({ $amount })
kept-foreclosed = a Foreclosure card
kept-stock-bonus = a Share Sale card (+{ $amount })
kept-good-fortune = a Fair Share card
kept-district-attorney = a Prosecutor card
kept-deal-buster = a Snatch card
kept-insider-tip = a Stock Tip card
kept-lawyer = a Lawyer card
kept-stock-lawyer = a Stock Lawyer card
kept-buyers-market = a Half-price Trip card
kept-whole-pool = a Whole Pool card
kept-swap-deeds = a Swap card
kept-slick-move = a Deed Grab card
kept-hostile-takeover = a Raid card
kept-free-house = a Free House card
kept-family-bank = a Bidding Aid card ({ $amount })
kept-comped-room = a Free Stay card
kept-half-railroad-rent = a Half Fare card
kept-renovation = a Higher Rent card (+{ $amount })
kept-bargain = a Fixed Price card ({ $amount })
kept-reverse-rent = a Turned Rent card
kept-cheap-rent = a Low Rent card ({ $amount })

# Vouchers and Roll Three

card-transit-token = Keep this token: it takes you ahead to any station, and there is no rent to pay there. You may change track at each one on the way.
card-cab-back =
    { $steps ->
        [one] Keep this fare: a cab takes you { $steps } space back; at a station you may change track.
       *[other] Keep this fare: a cab takes you { $steps } spaces back; at a station you may change track.
    }
card-cab-ahead =
    { $steps ->
        [one] Keep this fare: a cab takes you { $steps } space ahead; at a station you may change track.
       *[other] Keep this fare: a cab takes you { $steps } spaces ahead; at a station you may change track.
    }
card-roll-three = Your numbers are { $numbers }. Whenever somebody rolls for Roll Three, the Bank pays you for those that the dice show.

# Chance

card-chance-pay-corner = Payment is waiting: walk on to the pay corner of your track.
card-chance-nearest-railroad =
    { $times ->
        [2] Your next train will not wait: walk on to the nearest { kind-railroad }. If it is free you may buy it; its owner would get twice the usual rent.
       *[other] Your next train will not wait: walk on to the nearest { kind-railroad }. If it is free you may buy it; its owner would get { $times } times the usual rent.
    }
card-chance-general-repairs = All you have built needs mending: { $house } for each house, { $hotel } for each hotel, { $skyscraper } for each skyscraper, and { $small } for each depot and cab stand.
card-chance-illinois = Old friends expect you: walk on to { $space }. Pay corners on the way pay.
card-chance-traffic-ticket = You parked where nobody may park: { $amount }.
card-chance-st-charles = Business calls you elsewhere: walk on to { $space }. Pay corners on the way pay.
card-chance-boardwalk = The finest view of the town: walk on to { $space }. Pay corners on the way pay.
card-chance-interest = Your money has not been idle: the Bank pays you { $amount }.
card-chance-reading = All aboard: walk on to { $space }. Pay corners on the way pay.
card-chance-hurricane = A storm rises from the sea. Choose a colour of another player that loses one level of building, or one depot or cab stand that is gone.
card-chance-roll-three = Your lucky numbers are calling: walk on to { $space } and roll.
card-chance-subway = Down the stairs: go straight to { $space }. From there you may ride anywhere in your next turn.
card-chance-squeeze-play = Time to put some pressure on: walk on to { $space }. Pay corners on the way pay.
card-chance-boylston = Somebody you know has opened a shop: walk on to { $space }. Pay corners on the way pay.
card-chance-lombard = Take the bends slowly: walk on to { $space }. Pay corners on the way pay.
card-chance-property-taxes = The town wants its share: { $amount } for each of your properties without a mortgage.
card-see-you-in-court = Keep this Lawsuit card: in one of your turns, take a player of your choice to court and get { $amount }.
card-foreclosed = Keep this Foreclosure card: in one of your turns, pay the Bank the mortgage value of another player’s mortgaged property, and it is yours.
card-chance-business-trip = The firm sends you on the road: draw a travel voucher.
card-chance-caught = If you own shares, you knew too much too early: pay one full dividend on all of them and go to Jail.
card-chance-travel-rage = Everybody wants to see the world: the Bank pays the shareholders of { $companies } a dividend now.
card-chance-crash = Prices fall through the floor: everybody returns half of the shares held in each company, rounded up.
card-chance-entertainment = The halls are full every night: the Bank pays the shareholders of { $companies } a dividend now.
card-chance-video = People would rather watch than listen: the next two times, General Radio pays half its dividend.
card-chance-stock-exchange = Watch the prices yourself: walk on to { $space }. Pay corners on the way pay.
card-chance-streetlights = The streets are bright at night now: the Bank pays the shareholders of { $companies } a dividend.
card-chance-electric-car-both = Cars without smoke sell well: whoever holds both Acme Motors and National Utilities collects { $times } times the dividends on them, or three times with Electric Company.
card-chance-electric-car = Cars without smoke sell well: the holders of Acme Motors and National Utilities collect { $times ->
        [one] a dividend
       *[other] { $times } dividends
    }, and the owner of Electric Company three times as much.
card-chance-school-fees = A new school year begins, and you pay for it: { $amount }.
card-chance-holiday-bonus = A present from the firm before the holidays: { $amount }.
card-just-say-no = Keep this Refusal card: once, when another player does something against you, you cancel it.
card-buyers-market = Keep this Half-price Trip card: in one of your turns, go to any unowned property of the outer track and buy it for half.
card-chance-wall-street = The big money is close: walk on to { $space }. Pay corners on the way pay.
card-whole-pool = Keep this Whole Pool card: in one of your turns, walk on to Tax Refund and take all that is in the Pool.
card-chance-forward-three = Your thoughts are ahead of you: take { $steps } steps forward.
card-chance-black-white-cab = You wave, and a cab stops: walk on to { $space }. Pay corners on the way pay.
card-chance-social-media = A picture that nobody should have seen: you pay every other player { $amount }.
card-chance-paid-back = Old sins catch up with you: go to Jail, and while you sit there, your rents go to the Pool.
card-chance-taken-for-ride = The driver takes the long way: go straight to the nearest cab company. If somebody else owns it you pay double rent; if nobody does, it is not for sale today.
card-chance-garbage-day = The bins are full: walk on to { $space }. If it is free you may buy it; otherwise roll two dice and pay the owner { $factor } times their sum.
card-chance-assets-seized = The court sends its men: give the Bank a building, or a property without buildings or mortgage. If you have neither, go to Jail.
card-chance-marathon = You run a whole lap without moving: collect the highest income of your track’s pay corner, which is { $outer } on the outer, { $middle } on the middle and { $inner } on the inner track.
card-swap-deeds = Keep this Swap card: in one of your turns, swap a property with another player, unless it is part of a monopoly or its colour is built on.
card-chance-mardi-gras = The whole town dances on { $space }: everybody goes straight there, except who is in Jail.
card-slick-move = Keep this Deed Grab card: in one of your turns, take a property from another player, unless it is part of a monopoly or its colour is built on.
card-chance-taxi-wars = The drivers change sides: take a cab company from another player and walk there. If none of the others has one, you may buy one from the Bank.
card-chance-gps = Your map makes no sense: the player on your left puts you on any other space.
card-free-house = Keep this Free House card: in one of your turns, the Bank gives you a house for a lot of a monopoly of yours.
card-chance-party = You pay for the music and the cake: { $amount }.
card-family-bank = Keep this Bidding Aid card: when you next win an auction, the Bank pays up to { $amount } of your bid.
card-chance-fitness = Everybody follows you to the gym, and you pay the entrance: { $amount } for every other player.
card-chance-late-train = The train should have come an hour ago. If you own a railroad or shares of United Railways, you pay every other player { $amount }.
card-comped-room = Keep this Free Stay card: the next time you would owe a player rent, you pay none.
card-chance-tax-refund = Walk on to { $space } and take your part of the Pool. Then be generous: every other player gets { $amount } from you.
card-chance-lane-below = You change lanes: go straight to the space beside yours one track further out, if there is one.
card-chance-lane-above = You change lanes: go straight to the space beside yours one track further in, if there is one.

# Community Chest

card-chest-pay-corner = The cashier calls your name: walk on to the pay corner of your track.
card-stock-bonus = Keep this Share Sale card: in one of your turns, the Bank buys a share from you for its par and { $amount } more.
card-chest-crossword = The last word was the hardest, and you knew it: { $amount }.
card-chest-consultancy = Somebody listened to your advice and pays for it: { $amount }.
card-chest-second-place = The jury liked only one game better than yours: { $amount }.
card-chest-tornado = A whirlwind turns towards you. Choose one of your own colours that loses one level of building, or one depot or cab stand of yours that is gone.
card-chest-bonus = The firm is pleased with you: walk on to { $space }. Pay corners on the way pay.
card-good-fortune = Keep this Fair Share card: once, when others win at Roll Three, you take half of what one of them won.
card-chest-insiders-edge = It is good to be inside: on the inner track you collect { $gain }, on the outer track you pay { $loss }, and in between nothing happens.
card-chest-condemned = The inspectors shake their heads: sell one of your houses to the Bank for half its cost, if you have one.
card-district-attorney = Keep this Prosecutor card: once, at any time, you send another player straight to Jail.
card-deal-buster = Keep this Snatch card: once, when another player is about to buy a property, you buy it instead.
card-chest-finders-keepers = Somebody has been careless: a player of your choice gives you a travel voucher.
card-chest-business-trip = Your suitcase is packed: draw a travel voucher.
card-chest-hollywood = The newspapers are full of it: the shareholders of { $companies } pay one dividend.
card-chest-strike = Nobody drives, nobody loads: the shareholders of { $companies } pay one dividend.
card-chest-regulation = The law sets lower prices: the shareholders of { $companies } pay one dividend.
card-chest-inherit-share = An old lady thought of you in her will: take an unsold share of any company for nothing.
card-chest-game-night = You invite another player to a game: both roll, and the Bank pays the higher one { $amount }.
card-chest-stock-exchange = A rumour sends you to the brokers: walk on to { $space }. Pay corners on the way pay.
card-insider-tip = Keep this Stock Tip card: the next share that you buy at the Stock Exchange costs half its par.
card-stock-lawyer = Keep this Stock Lawyer card: once, it frees you from a fine on your shares or from being caught at insider trading.
card-lawyer = Keep this Lawyer card: once, it frees you from a fine on your shares, from being caught at insider trading, or from a court.
card-chest-energy-crisis = Power is dear. If you hold shares of National Utilities, walk on to the nearest utility and collect their dividend; there is no rent to pay, and you may buy it if it is free.
card-chest-opening-night = You have seats for everybody on the first night: each of the other players pays you { $amount }.
card-chest-business-trips = One meeting leads to the next: draw two travel vouchers.
card-chest-april-taxes = The tax office has written: go straight to Income Tax and pay, or go to Jail.
card-chest-moving = You need a change: walk on to any railroad or cab company you like.
card-chest-lane-below = You take the turning outwards: go straight to the space beside yours one track further out, if there is one.
card-chest-lane-above = You take the turning inwards: go straight to the space beside yours one track further in, if there is one.
card-half-railroad-rent = Keep this Half Fare card: the next time you owe rent for a railroad, you pay half.
card-chest-entrepreneur = Your firm is the talk of the town: each of the other players pays you { $amount }.
card-renovation = Keep this Higher Rent card: the next player who owes you rent pays { $amount } more.
card-chest-wedding = There will be a wedding, and it is yours: each of the other players gives you { $amount }.
card-hostile-takeover = Keep this Raid card: in one of your turns, take a property from another player, unless it is part of a monopoly or its colour is built on.
card-chest-discount-travel = Travelling is cheap today: walk on to the nearest unowned railroad or cab company and buy it for half, or it is auctioned.
card-bargain = Keep this Fixed Price card: when you land on an unowned property, you may buy it for { $amount }.
card-chest-impounded = They have towed your car away: pay { $amount }, go straight to { $space } and miss your next turn.
card-reverse-rent = Keep this Turned Rent card: once, when you owe rent, the owner pays it to you instead.
card-cheap-rent = Keep this Low Rent card: once, when you owe rent, you pay only { $amount }.
card-chest-tip-drivers = A good ride deserves a tip: pay { $amount } to every other player who owns a cab company.
card-chest-rewind = You have forgotten something: roll two dice and go back so far. If somebody else owns what you find there, you pay double rent.
card-chest-tech-bubble = The new firms are worth nothing any more: you lose { $amount }.
card-chest-pet-show = No cat in the show was finer than yours: { $amount }.
card-chest-ipo = Your firm goes public with great success: { $amount }.
card-chest-crowdfunding = Strangers like your idea and send money: { $amount }.
card-chest-losers-weepers = There is a hole in your pocket: one of your travel vouchers goes back into the pack.
card-chest-shopping-spree = You cannot resist the windows: go straight to { $space } and leave { $amount } in the shops.
