# What things are called. Every message may read $skin, the name of the board’s skin.

variant-normal = Normal game
variant-normal-about = You start with cash alone and play until one player is left.
variant-short = Short game
variant-short-about = You start with two deeds, three houses make a hotel, and the second bankruptcy ends the game: the richest player wins.
variant-timed = Timed game
variant-timed-about = You start with two deeds and play until the time you agreed on: the richest player wins.
variant-house = { $variant } (house rule)
variant-house-about = This is a house rule: the rule sheet of this edition has no such game.

skin-us = United States

deck-chance = Chance
deck-community-chest = Community Chest

group-brown = brown
group-light-blue = light blue
group-pink = pink
group-orange = orange
group-red = red
group-yellow = yellow
group-green = green
group-dark-blue = dark blue
group-light-pink = light pink
group-light-green = light green
group-cream = cream
group-teal = teal
group-wine = wine
group-gold = gold
group-peach = peach
group-maroon = maroon
group-purple = purple
group-white = white
group-black = black
group-grey = grey
group-railroad =
    { $skin ->
        [us] railroads
       *[other] stations
    }
group-utility = utilities

kind-railroad =
    { $skin ->
        [us] railroad
       *[other] station
    }
kind-utility = utility

# Buildings. $piece is house, hotel, skyscraper, depot or stand, $count how many.

piece-house =
    { $skin ->
        [springfield] Monorail stop
       *[other] house
    }
piece-hotel =
    { $skin ->
        [springfield] Monorail station
       *[other] hotel
    }
piece-a-house =
    { $skin ->
        [springfield] a Monorail stop
       *[other] a house
    }
piece-a-hotel =
    { $skin ->
        [springfield] a Monorail station
       *[other] a hotel
    }
piece-a =
    { $piece ->
        [hotel] { piece-a-hotel }
        [skyscraper] a skyscraper
        [depot] a train depot
        [stand] a cab stand
       *[house] { piece-a-house }
    }
pieces-house =
    { $skin ->
        [springfield]
            { $count ->
                [one] { $count } Monorail stop
               *[other] { $count } Monorail stops
            }
       *[other]
            { $count ->
                [one] { $count } house
               *[other] { $count } houses
            }
    }
pieces-hotel =
    { $skin ->
        [springfield]
            { $count ->
                [one] { $count } Monorail station
               *[other] { $count } Monorail stations
            }
       *[other]
            { $count ->
                [one] { $count } hotel
               *[other] { $count } hotels
            }
    }
pieces-skyscraper =
    { $count ->
        [one] { $count } skyscraper
       *[other] { $count } skyscrapers
    }
pieces-depot =
    { $count ->
        [one] { $count } train depot
       *[other] { $count } train depots
    }
pieces-stand =
    { $count ->
        [one] { $count } cab stand
       *[other] { $count } cab stands
    }
standing-none = no building
lot-standing = { $standing } on { $deed }

# People, and what is neither a person nor a thing.

player-unnamed = Player { $number }
bank = the Bank
pot = the Free Parking pot
nothing = nothing
list-and = { $most } and { $last }
yes = yes
no = no

# What can be traded.

jail-card = a Get-out-of-Jail card ({ $deck })
immunity = rent-free stays on { $deed }
deed-mortgaged = { $deed } (mortgaged)

# What a rent is, and what a payment is for.

rent-dice = { $times } times the dice
cause-rent = rent for { $deed }
cause-tax = { $space }
cause-card = { $deck } card
cause-bail = bail
cause-interest = mortgage interest for { $deed }
cause-interest-all = mortgage interest
cause-estate = all the cash left after a bankruptcy
cause-deal = as agreed
