# What the terminal table says about Millionaire alone.

play-verb-upgrade = upgrade
play-length-millionaire = about an hour
play-space-lifestyle = Life
play-legend-fortune = * Fortune card
play-secret-shared = the word { $word } shows it to its keeper
play-note-fortune = { $count } Fortune
play-goal = Goal: { $amount }
play-fold-card =
    { $count ->
        [one] look at your Fortune card, when nobody else looks
       *[other] look at your { $count } Fortune cards, when nobody else looks
    }
play-no-card-now = Your Fortune cards cannot be played here; the word { $word } shows them.
