# What only Harbour says.

edition-harbour = Harbour
edition-harbour-about = A short game round the bay: take the ferry past your rivals’ hotels, and mind the tide.

skin-town = Harbour town
deck-bottle = Bottle

# Events

event-tide-turned =
    { $tide ->
        [0] The tide turns: the water is high
       *[other] The tide turns: the water is low, and ferries cost twice as much
    }
event-ferry-crossed = { $player } pays { $amount } for the ferry to { $space }

# Questions

question-ferry =
    { $tide ->
        [0] The ferry at { $space } crosses to { $other } for { $fare }. Will you take it? You have { $cash }.
       *[other] The ferry at { $space } crosses to { $other }. The tide is low, so it costs { $fare }. Will you take it? You have { $cash }.
    }
reminder-low-tide = The tide is low: a ferry costs { $fare }.

# Options

option-cross = cross to { $other } for { $fare } (leaves you { $left })

# Settings

setting-title-ferry-fare = Fare of a ferry
setting-ferry-fare = What a ferry costs at high tide.
