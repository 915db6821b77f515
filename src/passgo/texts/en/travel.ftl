# Editions with a speed die, vouchers or kept cards. $pack is bus-tickets or vouchers, as the edition calls them.

skin-uk = United Kingdom

voucher-a =
    { $pack ->
        [bus-tickets] a bus ticket
       *[vouchers] a travel voucher
    }
voucher-count =
    { $pack ->
        [bus-tickets]
            { $count ->
                [0] no bus ticket
                [one] { $count } bus ticket
               *[other] { $count } bus tickets
            }
       *[vouchers]
            { $count ->
                [0] no travel voucher
                [one] { $count } travel voucher
               *[other] { $count } travel vouchers
            }
    }

kept-bus-ticket = a bus ticket
kept-expiring-ticket = a bus ticket that ends all others

card-bus-ticket = Keep this ticket: the bus takes you ahead to any space on your side of the board, up to its corner.
card-expiring-ticket = Keep this ticket: the bus takes you ahead to any space on your side of the board, up to its corner. But it makes all the others in the players’ hands expire.

# A space that a move may lead to, with what waits there.

space-noted = { $space } ({ $note })

spot-for-sale = for sale at { $price }
spot-yours = yours
spot-rent-free = { $owner }’s, no rent
spot-rent = { $owner }’s, rent { $rent }

# Events

event-speed-die =
    { $face ->
        [mr-monopoly] { $player }’s speed die shows Mr. Monopoly
        [bus] { $player }’s speed die shows the bus
       *[other] { $player }’s speed die shows { $face }: { $total } in all
    }
event-triple = { $player } has rolled triples and may go to any space
event-tickets-expired =
    { $pack ->
        [bus-tickets] { $player } makes all the bus tickets in the players’ hands expire
       *[vouchers] { $player } makes all the other travel vouchers in the players’ hands expire
    }

# Questions

question-auction-space =
    { $count ->
        [one] Choose the property that is auctioned now: { $count } is still unowned. You may bid too. You have { $cash }.
       *[other] Choose the property that is auctioned now: { $count } are still unowned. You may bid too. You have { $cash }.
    }
question-bus =
    { $stop ->
        [none] The bus stops for you: take { voucher-a } (the pack still has { $left }). Riding on would lead you nowhere.
       *[other] The bus stops for you: take { voucher-a } (the pack still has { $left }), or ride on to { $stop } and draw a card there.
    }
question-triple = Triples! Name the space you go to, any but your own: you stand on { $space }. You have { $cash }.
question-gift = Happy birthday! Will you take { $amount } from the Bank, or { voucher-a }? The pack still has { $left }.
question-giver = Happy birthday! Which player shall give you { $amount } or { voucher-a }?
question-gift-from =
    { $count ->
        [0] Happy birthday! { $giver } has { $vouchers }: take { $amount }.
       *[other] Happy birthday! { $giver } has { $vouchers }. Do you want one, or { $amount }?
    }
question-give-voucher = { $taker } gets { voucher-a } from you. Which one will you give?

reminder-vouchers = You hold { $vouchers }.

# Options

option-goto =
    { $kind ->
        [guide] put { $player } on { $space }
        [buyers-market] go to { $space } and buy it for { $price }
        [to-tax] go to { $space } and pay
        [to-jail] go to Jail
       *[other] go to { $spot }
    }
option-take =
    { $kind ->
        [gift-from] take { voucher-a } from { $giver }
       *[other] take { voucher-a } from the pack
    }
option-cash =
    { $kind ->
        [gift-from] take { $amount } from { $giver }
       *[other] take { $amount } from the Bank
    }
option-move =
    { $stop ->
        [mr-monopoly] go on to { $deed }
        [none] ride on: the bus leads nowhere, and you stay
       *[other] ride the bus to { $stop } and draw a card
    }
option-pick =
    { $kind ->
        [court] { $player } shall pay you { $amount }
        [prisoner] send { $player } to Jail (now on { $place })
        [game-night] play against { $player } for { $amount }
        [share-fortune] take { $amount } from { $player }
        [give-money] give { $player } { $amount }
        [hand-over-to] give { $deed } to { $player }
       *[other] { $player } ({ $vouchers })
    }
option-give =
    { $kind ->
        [give-voucher] give { $taker } { $kept }
       *[other] give up { $kept }
    }
option-ticket =
    { $asks ->
        [roll] instead of rolling, play { $kept } to { $spot }
       *[nothing] play { $kept } to { $spot }
    }
option-auction = auction { $deed } (printed price { $price }; { $group }: you own { $owned } of { $size })
option-arrange =
    { $way ->
        [cost] pay { $amount }, then there is: { $lots }
        [gain] receive { $amount }, then there is: { $lots }
       *[free] let there be: { $lots }
    }

# Refusals

refusal-skyscraper-needs-monopoly = A skyscraper needs the whole colour: you must own every lot of it.
refusal-hotels-first = Before a skyscraper every lot of the colour needs a hotel. Build on the others first.
refusal-one-skyscraper-a-group = At this table each colour has one skyscraper at most.
refusal-no-deals-yet = Nobody makes deals while a Mr. Monopoly move is under way. Wait until it is finished.
refusal-vouchers-not-tradeable = At this table travel vouchers cannot be traded.

# Settings

setting-skyscraper-per_group_limit = How many skyscrapers may stand on one colour.
setting-skyscraper-per_group_limit-none = one on every lot
setting-skyscraper-per_group_limit-1 = one on the whole colour
setting-dice-speed_faces = What the six faces of the speed die show.
setting-dice-speed_faces-123MMB = 1, 2, 3, Mr. Monopoly twice and the bus once
setting-dice-speed_faces-123MBB = 1, 2, 3, Mr. Monopoly once and the bus twice
setting-mrm-first_space_action = Whether you also do what the dice’s own space demands before Mr. Monopoly moves you on.
setting-bus-mode = What the bus on the speed die brings.
setting-bus-mode-choice = a ticket or a ride to the next card space, as you choose
setting-bus-mode-draw_then_move = a ticket while there are any, then a ride to the next card space
setting-triples-ends = What is over after the move that triples give you.
setting-triples-ends-movement = your moves; you may still build and trade
setting-triples-ends-turn = your whole turn
setting-triples-salary = What pay corners on the way pay after triples.
setting-triples-salary-canonical_route = they pay as on any walk
setting-triples-salary-none = nothing, for you go directly
setting-voucher-replaces_roll = Whether a bus ticket or travel voucher is played instead of a roll.
setting-voucher-expire_on = When a ticket that ends all others does so.
setting-voucher-expire_on-played = when it is played
setting-voucher-expire_on-drawn = when it is drawn
setting-voucher-max_per_turn = How many bus tickets or travel vouchers you may play in one turn.
setting-voucher-tradeable = Whether bus tickets and travel vouchers may be traded.
setting-birthday-source = Who gives you a birthday gift.
setting-birthday-source-each_player = every other player
setting-birthday-source-bank = the Bank
setting-birthday-source-one_player = one player of your choice

# Verbs of the game as they are typed at the terminal table

play-verb-goto = goto
play-verb-take = take
play-verb-move = move
play-verb-cash = cash
play-verb-stay = stay
play-verb-pick = pick
play-verb-give = give
play-verb-ticket = ticket
play-verb-auction = auction
play-verb-arrange = arrange
play-verb-swap = swap
play-verb-surrender = surrender

# Questions about shares and other property

question-take-deed = Which property will you take from its owner?
question-swap-get = You may swap a property with another player. Which one do you want?
question-swap-give = You want { $deed } from { $owner }. Which property will you give for it?
question-free-house = The Bank gives you a house. Which lot shall it stand on?

# Refusals

refusal-only-in-debt = You may sell buildings to the Bank and mortgage only to cover a debt. Build, trade or go on.
refusal-card-face-down = A card that lies face down cannot be asked for. Only its keeper can offer it.
refusal-bail-due = Your three tries are over. Pay to leave Jail, or use a card.

cause-taxi = taxi from { $deed }
event-auction-unsold = Nobody bids: { $player } must take { $deed } for { $amount }
event-card-hidden = { $player } takes a Fortune card and keeps it
event-dividend = { $player } collects { $amount } of dividends
event-goal-reached = { $player } has { $amount }: the million is reached
event-rolled-for-card = { $player } rolls { $die } and { $other_die } for the card: { $total }
event-share-bought =
    { $cost ->
        [0] { $player } receives { $deed } for nothing
       *[other] { $player } buys { $deed } for { $amount }
    }
fortune-cards =
    { $count ->
        [one] { $count } Fortune card, face down
       *[other] { $count } Fortune cards, face down
    }
option-stay = stay on { $space }
option-surrender =
    { $piece ->
        [none] give the Bank { $deed }
        [gift] give away { $deed } ({ $group }: you own { $owned } of { $size })
       *[other] give the Bank { piece-a } on { $deed } (rent then { $rent })
    }
option-swap = give { $owner } { $deed } for { $other_deed }
play-column-goal = goal
play-column-stars = stars
play-percent = { $percent }%
pool = the Pool
reminder-backwards = In this turn you walk backwards.
share-of = a share of { $company }
