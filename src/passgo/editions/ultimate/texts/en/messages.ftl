# What only Ultimate says.

edition-ultimate = Ultimate
edition-ultimate-about = Travel three tracks with 120 spaces by dice, taxi, Subway and voucher, trade deeds and shares, and outlast up to eleven others.

deck-vouchers = travel vouchers
deck-roll-three = Roll Three

track-outer = outer track
track-middle = middle track
track-inner = inner track

group-cab = cab companies
group-motion-pictures = Motion Pictures
group-allied-steamships = Allied Steamships
group-national-utilities = National Utilities
group-general-radio = General Radio
group-united-railways = United Railways
group-acme-motors = Acme Motors

company-par = { $company } { $par }
company-dividend = { $amount } from { $company }
cause-fair-share = half of the prize, by a Fair Share card

# Events

event-turn-lost = { $player } sits this turn out
event-tunnel = { $player } comes out at { $space }
event-subway = { $player } goes from the Subway to { $space }
event-share-auction-opened = { $player } buys no share: the option to buy one is up for auction
event-rolled-three = { $player } rolls { $die }, { $other_die } and { $third_die } for Roll Three
event-roll-three-prize = { $player } wins { $amount } with { $kept }
event-squeezed = { $player } rolls { $die } and { $other_die } at Squeeze Play: each of the others owes { $amount }
event-squeeze-die =
    { $face ->
        [mr-monopoly] { $player }’s speed die shows Mr. Monopoly: the others also give a travel voucher each, if they have one
        [bus] { $player }’s speed die shows the bus: the others also give a travel voucher each, if they have one
       *[other] { $player }’s speed die shows { $face }, which counts with the two dice
    }
event-tax-refunded = { $player } takes { $amount } from the Pool
event-card-lost = { $player } loses { $kept }
event-building-lost = { $player } loses buildings on { $deed } and gets nothing for them (left there: { $standing })

# Questions on the way

question-before-bonus =
    { $face ->
        [bus] You stand on { $space }, and the bus is still to come. You may travel some other way first, or go on. You have { $cash }.
       *[mr-monopoly] You stand on { $space }, and the move with Mr. Monopoly is still to come. You may travel some other way first, or go on. You have { $cash }.
    }
question-missed-bus = Going backwards, you have missed the bus, and one of your vouchers expires: you have { $vouchers }. Which one shall it be?
question-taxi =
    { $own ->
        [yes] At your own { $deed } a taxi costs { $fare }, paid to { $payee }, and takes you to Free Parking, another cab company or a station. You have { $cash }. Will you ride?
       *[no] You are at { $deed }, which belongs to { $owner }. A taxi costs { $fare } and takes you, free of rent, to Free Parking, another cab company or a station. You have { $cash }. Will you ride?
    }
question-ride = You stand on { $space } and may go to any railroad or cab company. Which one? You have { $cash }.
question-tax-or-jail = Will you go to { $space } and pay, or go to Jail? You have { $cash }.
question-guide = { $player } is lost on { $space }, and you are the guide: where will you put the token?

reminder-subway =
    { $asks ->
        [roll] You are at the Subway and may ride to any space instead of rolling.
        [voucher] You are at the Subway and may ride to any space at once, but you must then play a voucher from there.
       *[nothing] You are at the Subway and may ride to any space at once, then go on from there.
    }
reminder-reverse = From here your roll takes you backwards.
reminder-promise = You rode the Subway on the promise to play a voucher from here.

# Questions about shares and other property

auction-share = the option to buy one share of your choice

question-share = The Stock Exchange offers you one share: { $companies }. Your shares pay you at the next payout: { $dividends }. You have { $cash }. If you buy none, the option is auctioned.
question-name-share = You buy no share. Which one shall be auctioned: { $companies }? You have { $cash }.
question-pick-share =
    { $cost ->
        [0] One share is yours for nothing. Which one will you take? Your shares pay you at the next payout: { $dividends }.
       *[other] The option to buy a share is yours for { $amount }. Which share will you take? Your shares pay you at the next payout: { $dividends }. You have { $cash }.
    }
question-sell-share = The Bank buys one of your shares for its par and { $amount } more. Which one will you sell?
question-bust-deal = { $buyer } is about to buy { $deed } for { $price }. With your card you can buy it yourself at that price. You have { $cash }.
question-rent-card = You owe { $owner } { $amount } of rent for { $deed } and hold a card about it. Will you play it? You have { $cash }.
question-buyers-market = Go to an unowned property of the outer track and buy it for half its price. Which one? You have { $cash }.
question-foreclosure = Pay off the mortgage of another player’s property, and it is yours. Which one? You have { $cash }.
question-taxi-war =
    { $owned ->
        [yes] Which cab company will you take from its owner? You go there at once.
       *[no] No other player has a cab company. Will you buy one from the Bank and go there? You have { $cash }.
    }
question-surrender = The Bank takes one building or one property from you, for nothing. Which one will you give up?
question-condemned = You must sell one of your houses at half its cost. Which one?
question-return-voucher = One of your vouchers goes back into the pack: you have { $vouchers }. Which one?

# Questions about other players

question-court = Whom will you take to court for { $amount }?
question-prisoner = Whom will you send to Jail?
question-any-time = It is { $player }’s turn, and you asked for a word. Will you play a card?
question-game-night = Whom will you challenge? You both roll, and the Bank pays the higher one { $amount }.
question-find-voucher = From which player do you want a travel voucher? Its owner chooses which.
question-share-fortune = The dice of Roll Three showed { $dice }. With your card you may take half of what one of the others won.
question-storm =
    { $storm ->
        [tornado] A tornado comes, and you must choose what it hits: one of your own colours loses a level, or one depot or stand of yours is gone.
       *[hurricane] A hurricane comes, and you choose what it hits: a colour of another player loses a level, or one depot or stand is gone.
    }
question-fall = The storm has hit your { $group } group: { $lots }. The Bank lacks the pieces for that, so more must go. What shall be left?
question-threat = { $threat } Will you play a card against it? You have { $cash }.

threat-pay-drawer = { $player } has drawn a { $deck } card, and you are to pay { $amount }.
threat-parade = { $player }’s card takes you to { $space }.
threat-voucher = { $player } wants one of your travel vouchers.
threat-take-deed = { $player } is taking { $deed } from you.
threat-foreclosure = { $player } pays off your mortgage and takes { $deed } from you.
threat-swap = { $player } is taking { $deed } from you and gives you { $other_deed } for it.
threat-court = { $player } takes you to court for { $amount }.
threat-jail = A district attorney sends you to Jail.
threat-storm =
    { $target ->
        [colour] { $player }’s hurricane is about to hit your { $group } group.
        [depot] { $player }’s hurricane is about to take the depot on { $deed }.
       *[stand] { $player }’s hurricane is about to take the stand at { $deed }.
    }
threat-bust-deal = { $player } plays a card to buy { $deed } for { $amount } instead of you.
threat-half = { $player } takes half of your winnings at Roll Three: { $amount }.
threat-fine = A { $deck } card fines you for your shares: { $amount }.
threat-sentence = You are caught trading with secret knowledge: you are to pay { $amount } and go to Jail.
threat-reversed-rent = { $player } turns the rent for { $deed } round: you are to pay { $amount } instead of getting it.

# Options

option-ride =
    { $kind ->
        [taxi] ride to { $spot } for { $fare }
       *[other] { $asks ->
            [roll] instead of rolling, take the Subway to { $spot }
            [voucher] on the promise to play a voucher after it, take the Subway to { $spot }
           *[nothing] take the Subway to { $spot }
        }
    }
option-continue =
    { $face ->
        [bus] go on with the bus
       *[mr-monopoly] go on with Mr. Monopoly
    }
option-share =
    { $kind ->
        [name-share] auction a share of { $company }
        [pick-share] take a share of { $company } (dividend then { $dividend })
       *[share] buy a share of { $company } for { $amount } (dividend then { $dividend })
    }
option-hit =
    { $target ->
        [colour] hit { $owner }’s { $group } group, leaving { $lots }
       *[one] take { piece-a } from { $owner }’s { $deed }
    }

# Refusals

refusal-no-such-share = The Bank sells the next share of each company only, and that one is not for sale.
refusal-no-taxi-there = A taxi goes to Free Parking, to the other cab companies and to the stations, and nowhere else.
refusal-fare-too-dear = You do not have the fare in cash. Raise the money first, or stay.
refusal-no-bargain = The card would not make it cheaper. Buy at the price asked.
refusal-card-not-playable = That card cannot be played now. It may have its own moment, or nothing to act on yet.
refusal-voucher-played = You have played as many travel vouchers in this turn as you may.
refusal-no-voucher-after-triples = After triples no voucher can be played any more in this turn.
refusal-no-voucher-in-jail = No voucher can be played in Jail. Leave it first by paying or with a card.
refusal-no-voucher-reversed = No voucher can be played between landing on Reverse Direction and the end of the roll that takes you backwards.
refusal-voucher-does-not-reach = That voucher does not lead there. Choose a space that it reaches.
refusal-not-on-subway = You can take the Subway only while you stand on its space.
refusal-no-move-left = You have no move left in this turn. You can take the Subway at the start of your next one.
refusal-subway-next-turn = You came to the Subway before your first roll, and that roll is no further move. Roll from here: you can ride only when you start your turn on the Subway.
refusal-same-space = The Subway takes you to any other space; a station is named by the inner of its two tracks.
refusal-no-reverse-ride = You promise to play a voucher after this ride, so it cannot lead to Reverse Direction.
refusal-voucher-promised = You rode the Subway on the promise to play a voucher. You cannot give away your last one before you have.
refusal-play-voucher-first = You rode the Subway on the promise to play a voucher. Play one before you roll or end your turn.

# Settings

setting-title-transit-odd_exit = Leaving a station
setting-transit-odd_exit = By which track you leave a station after an odd roll.
setting-transit-odd_exit-inner = the inner one of its two
setting-transit-odd_exit-outer = the outer one of its two
setting-transit-odd_exit-stay = the one you came by
setting-title-transit-voucher_on = Vouchers at stations
setting-transit-voucher_on = When a station gives you a travel voucher.
setting-transit-voucher_on-any_landing = whenever you land on it
setting-transit-voucher_on-dice_only = only when the dice led you there
setting-title-reverse-duration = Reverse Direction
setting-reverse-duration = How long Reverse Direction lasts.
setting-reverse-duration-roll = one roll with its bonus move
setting-reverse-duration-turn = the whole turn
setting-title-salary-backwards = Salary backwards
setting-salary-backwards = When pay corners pay you while you go backwards.
setting-salary-backwards-landing = when your move ends on one
setting-salary-backwards-all = when you pass one as well
setting-salary-backwards-none = never
setting-title-subway-before_roll = Subway before the roll
setting-subway-before_roll = When you ride if a voucher takes you to the Subway before your first roll.
setting-subway-before_roll-next_turn = not in this turn: you roll from there
setting-subway-before_roll-now = at once, and then you roll
setting-title-subway-replaces_roll = Subway instead of a roll
setting-subway-replaces_roll = Whether a Subway ride at the start of your turn is taken instead of the roll.
setting-title-subway-voucher_ride = Subway by voucher
setting-subway-voucher_ride = Whether a voucher as your last move allows a Subway ride at once.
setting-subway-voucher_ride-commit = yes, but you must then play the voucher
setting-subway-voucher_ride-free = yes, and you may keep the voucher
setting-subway-voucher_ride-no = no
setting-title-taxi-own_fare_to = Fare of your own taxi
setting-taxi-own_fare_to = Who gets the fare for a taxi of your own company.
setting-taxi-own_fare_to-pool = the Pool
setting-taxi-own_fare_to-bank = the Bank
setting-title-taxi-mortgaged = Mortgaged cab company
setting-taxi-mortgaged = Whom a mortgaged cab company still drives.
setting-taxi-mortgaged-own = its owner
setting-taxi-mortgaged-none = nobody
setting-title-taxi-after_purchase = Taxi after buying
setting-taxi-after_purchase = Whether you may take a taxi at a cab company that you have just bought.
setting-title-taxi-station_gives_voucher = Voucher after a taxi
setting-taxi-station_gives_voucher = Whether a station that a taxi takes you to gives you a travel voucher.
setting-title-hurricane-shortage = Storms and missing pieces
setting-hurricane-shortage = What happens when the Bank lacks the pieces that a storm leaves.
setting-hurricane-shortage-fall = the colour falls further, down to what the Bank can supply
setting-hurricane-shortage-virtual = the colour loses one level all the same, and the Bank owes the missing pieces
setting-title-pool-enabled = The Pool
setting-pool-enabled = Whether taxes, fines and bail gather in the Pool, half of which Tax Refund pays out.
setting-title-roll3-multi_card = Several Roll Three cards
setting-roll3-multi_card = Which of your Roll Three cards pay.
setting-roll3-multi_card-each = every one of them
setting-roll3-multi_card-best = only the best
setting-title-squeeze-variant = Squeeze Play
setting-squeeze-variant = How Squeeze Play is rolled.
setting-squeeze-variant-standard = with two dice
setting-squeeze-variant-alternative = with the speed die as well, whose icons also take vouchers
setting-title-stock-dividend_first = Dividends first
setting-stock-dividend_first = Whether dividends are paid before you may buy a share.
setting-title-stock-auction = Auction of shares
setting-stock-auction = What is auctioned when you buy no share at the Stock Exchange.
setting-stock-auction-winner_picks = the option: the winner picks the share
setting-stock-auction-lander_names = a share that you name
setting-title-networth-stocks = Shares in your fortune
setting-networth-stocks = What a share is worth when fortunes are counted.
setting-networth-stocks-par = its par, half of it if mortgaged
setting-networth-stocks-zero = nothing
setting-title-um-text = English or French sheet
setting-um-text = Which sheet of Ultimate’s rules is played where the two differ.
setting-um-text-en = the English one
setting-um-text-fr = the French one
setting-title-voucher-deck = Travel vouchers in the pack
setting-voucher-deck = Which travel vouchers are in the pack.
setting-voucher-deck-sheet = 16 bus tickets and 20 travel cards, as on the sheet
setting-voucher-deck-printed = 15 bus tickets and 21 travel cards, as in a printed set
setting-cards-deck-equipment = the 38 and 38 cards of the equipment list
setting-cards-deck-complete = the complete 72 and 72 cards

# What has changed since a version, told where a game began with it or with one before.
changes-since-ultimate-3 = a cab company that a card lets you buy from the Bank can be taken with a Snatch card, like any other property; a card that sends you to the nearest unowned railroad or cab company leads inwards, too, when the outer track has none left; on the Auction space you may manage your property before you name what is auctioned, and others may then do at once what may be done at any time
earlier-promised-voucher = This game began with version 2 of its rules. They have changed since: if you ride the Subway on the promise of a voucher, you cannot deal your last one away; a lot that has its skyscraper no longer counts when it is asked whether the Bank has enough of them for all of you; { changes-since-ultimate-3 }.
earlier-snatched-cab = This game began with version 3 of its rules. They have changed since: { changes-since-ultimate-3 }.
