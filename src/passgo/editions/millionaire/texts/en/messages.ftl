# What only Millionaire says.

edition-millionaire = Millionaire
edition-millionaire-about = Be the first to hold a million in cash: collect rents, more and more salary with every star of your token, and the Fortune cards that lie on the properties.

deck-lifestyle = Lifestyle
deck-fortune = Fortune

level = { $stars }★

# Events

event-token-raised =
    { $cost ->
        [0] { $player }’s token moves up to { level }, for nothing
       *[other] { $player } pays { $amount }: the token moves up to { level }
    }
event-token-lowered = { $player }’s token falls back to { level }

# Questions

question-upgrade = Your token has { level }, and GO has paid you { $salary }. For { $price } of it your token moves up to { $next }★: from then on GO pays you { $then }, and many cards bring you more, or cost you more. You have { $cash }.
question-rent-pass = You owe { $owner } { $amount } of rent for { $deed }. A VIP Pass would save it; without one, or to keep it, pay. You have { $cash }.
question-give-money = Your { $deck } card gives { $amount } of your money away. To whom? You have { $cash }.
question-hand-over = Your { $deck } card gives one of your properties away. Which one?
question-hand-over-to = Who gets { $deed } from you?

# Options

option-upgrade = move up to { $next }★ for { $price } (leaves you { $left })

# Refusals

refusal-fortune-not-now = That Fortune card cannot be played now. It has its own moment, or nothing to act on yet.

# Settings

setting-title-dice-doubles_again = Doubles roll again
setting-dice-doubles_again = Whether doubles let you roll again, and the third doubles of a turn lead to Jail.
setting-title-jail-third_miss = Third miss in Jail
setting-jail-third_miss = What follows your third missed try for doubles in Jail.
setting-jail-third_miss-pay_next_turn = you pay at the start of your next turn, then roll
setting-jail-third_miss-pay_and_move = you pay at once and walk by that roll
setting-title-auction-no_bid = Nobody bids
setting-auction-no_bid = What happens to a property that nobody bids for.
setting-auction-no_bid-lander = whoever landed on it takes it at the lowest bid
setting-auction-no_bid-bank = it stays with the Bank
setting-title-mortgage-values = What the Bank lends
setting-mortgage-values = What the Bank lends on a property.
setting-mortgage-values-half = half its price
setting-mortgage-values-printed = an amount for each colour, as on some deeds
setting-title-money-smallest = Smallest amount
setting-money-smallest = What bids, deals, interest and half prices are multiples of.
setting-money-smallest-1 = nothing: any amount goes
setting-money-smallest-1000 = the smallest note, M1,000; amounts worked out are rounded up to it

earlier-interest = This game began with an earlier version of its rules. One of them has changed since: a deal that brings you the million together with a mortgaged property wins only if you still have the million once its interest is paid.
