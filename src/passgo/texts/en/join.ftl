# The terminal at a table of a server (passgo join).

join-table = Table { $code }, { $edition }: { $phase ->
    [gathering] waiting for the start
    [playing] being played
   *[over] over
}
join-seat = { $who ->
    [free] { $number }  free (sit { $number })
    [bot] { $number }  { $name }, a bot ({ $bot })
   *[person] { $number }  { $name }
}
join-host = You are the host: `bot SEAT` puts a bot into a free seat, `start` begins.
join-wait = The host starts the game. `sit SEAT` takes a free seat.
join-worth = worth { $amount }
join-out = out
join-said = { $name }: { $text }
join-hand = Your hidden cards: { $cards }
join-more = … and { $count } more; `options` lists them all.
join-bid = or bid any amount from { $low } to { $high }: bid { $least }
join-enough = enough: refuse, and no more offers this turn
join-nothing-asked = Nothing is asked of you now. `help` tells what you can do meanwhile.
join-number = That needs a number: sit 1, stop 10.
join-reconnecting = The connection was lost; trying again.
join-lost = The server cannot be reached.
join-past-hope = You all hold more money than the Bank could ever get back: this game may never end. `stop 10` proposes to end it ten rounds after this one; whoever is worth most then wins.
join-last-round = The game ends after round { $round }; whoever is worth most then wins.
join-gone = You have opened the table elsewhere.
join-record = Its record: { $address }
join-come-back = To come back to your seat: passgo join { $link } --token { $token }
join-help = Answer with the number of an option or in words (roll, buy, bid 120). Also: players, options, hint, why, plan, wish (to build or trade between the turns of others), enough (no more offers this turn), say TEXT, sit SEAT, stand, bot SEAT KIND, start, pause, resume, undo, kick SEAT, stop ROUNDS (to end a game with too much money), yes, no, rematch, quit.

# The words that can be typed

join-word-sit = sit
join-word-stand = stand
join-word-bot = bot
join-word-start = start
join-word-say = say
join-word-players = players
join-word-options = options
join-word-hint = hint
join-word-why = why
join-word-plan = plan
join-word-wish = wish
join-word-enough = enough
join-word-pause = pause
join-word-resume = resume
join-word-undo = undo
join-word-kick = kick
join-word-yes = yes
join-word-no = no
join-word-rematch = rematch
join-word-stop = stop
join-word-help = help
join-word-quit = quit
