# The board of the web table: its spaces as they are read out, deeds, dice, the centre.

web-board = Board
web-board-tools = Size of the board
web-board-zoom-in = Zoom in
web-board-zoom-out = Zoom out
web-board-whole = Show the whole board
web-board-follow = Follow the mover
web-board-close = Close

web-board-for-sale = for sale at { $amount }
web-board-owned = owned by { $player }
web-board-mortgaged = mortgaged
web-board-charges = rent { $rent }
web-board-here = here: { $players }
web-board-option = { $space }, can be chosen

web-board-house =
    { $count ->
        [one] 1 house
       *[other] { $count } houses
    }
web-board-hotel = hotel
web-board-skyscraper = skyscraper
web-board-depot = train depot
web-board-stand = cab stand

web-deed-rents = Rents
web-deed-bare = Rent
web-deed-owned = With { $count } owned
web-deed-times = { $count } × the dice
web-deed-price = Price
web-deed-build = Each building
web-deed-mortgage = Mortgage
web-deed-odds = Turns that end here
web-deed-percent = { $odds }%
web-deed-yours = Yours
web-deed-yours-of = You have { $held } of { $count }
web-deed-group =
    { $count ->
        [one] 1 lot in the group
       *[other] { $count } lots in the group
    }
web-deed-progress = { $player } has { $held } of { $count }

web-dice-rolling = The dice roll
web-dice = Dice: { $thrown }
web-dice-speed = Dice: { $thrown }; speed die: { $face }
web-dice-m = M
web-dice-bus = bus

web-centre-auction = Auction
web-centre-no-bid = No bid yet
web-centre-price = price { $amount }
web-centre-holds = { $player } holds it
web-centre-buys = { $player } may buy it
web-centre-raises = { $player } must raise money
web-centre-share = A share of the winner’s choice
web-centre-trade = Offer of a trade
web-centre-gives = { $player } gives
web-centre-nothing = nothing
web-centre-turn = { $player } to play
web-centre-round = Round { $round }
web-centre-last-round = last round: { $round }
web-centre-pool = In the Pool: { $amount }
web-centre-pack =
    { $count ->
        [one] { $deck }: { $count } card left
       *[other] { $deck }: { $count } cards left
    }
web-centre-over = Won by { $players }

# What a space does, for spaces without a deed.

web-kind-go = Your salary, each time you pass or land here.
web-kind-jail = Whoever is sent to Jail sits behind the bars; everybody else is just visiting.
web-kind-go-to-jail = Go straight to Jail. No salary on the way.
web-kind-free-parking = A free rest. House rules may leave money here.
web-kind-chance = Draw a Chance card and do what it says.
web-kind-community-chest = Draw a Community Chest card and do what it says.
web-kind-income-tax = Pay the tax.
web-kind-luxury-tax = Pay the tax.
web-kind-auction = Choose a deed that nobody owns; it is auctioned.
web-kind-bus-ticket = Take the top ticket or voucher of its pack, for a later move.
web-kind-birthday-gift = A gift: take money or a ticket, as you like.
