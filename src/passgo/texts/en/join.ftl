# The terminal at a table of a server (passgo join).

join-table = Table { $code }, { $edition }: { $phase ->
    [gathering] waiting for the start
    [playing] being played
   *[over] over
}
join-seat = { $who ->
    [free] { $number }  free ({ $sit } { $number })
    [bot] { $number }  { $name }, a bot ({ $bot })
   *[person] { $number }  { $name }
}
join-host = You are the host: { $bot } SEAT puts a bot into a free seat, { $start } begins.
join-wait = The host starts the game. { $sit } SEAT takes a free seat.
join-looking-on = You are looking on. The host starts the game.
join-take-seat = { $count ->
    [0] You are looking on; all seats are taken.
   *[other] You are looking on. { $sit } { $seat } asks for a seat that a bot plays.
}
join-not-started = The game has not begun yet.
join-said = { $name }: { $text }
join-clock = { $whose ->
    [you] Your time is up. This was done for you: { $action }.
   *[other] The time of { $player } is up.
}
join-overtaken = The question is another one now; what you typed was not used.
join-no-answer = The server did not answer. Look whether it was done before you try again.
join-reconnecting = The connection was lost; trying again.
join-again = Connected again: the game goes on.
join-answered-for-you = { $count ->
    [one] While you were away one question was answered for you; nothing was given away.
   *[other] While you were away { $count } questions were answered for you; nothing was given away.
}
join-lost = The server cannot be reached.
join-gone = You have opened the table elsewhere.
join-vote = { $agree } or { $disagree }?
join-paused = The game is paused; { $resume } goes on with it.
join-stood = You have no seat any more; { $sit } { $seat } takes it again.
join-kicked = A bot plays on for you; { $sit } { $seat } takes your seat back.
join-presence = { $here ->
    [true] { $name } is back.
   *[other] { $name } has lost the connection.
}
join-waits = The table waits for { $name }: { $time }.
join-goes-on = The table goes on without { $name } and gives nothing away.
join-petition = { $let } { $name } lets them sit down; whoever sits there sees the hidden cards of that player.
join-petitioned = You have asked; the host, or the table, decides.
join-which-person = Who? By name or number: { $people }.
join-muted = { $on ->
    [true] You do not hear { $name } any more.
   *[other] You hear { $name } again.
}
join-reported = Reported to whoever runs the server. Nobody at the table is told.
join-fair-kept = What was seen of the dice is in { $path }: passgo verify reads it.
join-over = The game is over. { $rematch }: play again with the same people; { $quit }: leave.
join-rematch = { $rematch } takes you there.
join-kept = The server keeps this game. Leave when you like ({ $quit }); you are told how to come back.
join-which-seat = Which seat? By its number, from 0 to { $last }, or by who sits there.
join-say-what = Write what you want to say after { $word }.
join-record = Its record: { $address }
join-come-back = To come back to your seat: passgo join { $link } --token { $token }
join-unplayable = { $what ->
    [rules] The server plays { $edition } by other rules than this passgo, which is older or newer. In a browser the link works.
   *[edition] The table plays { $edition }, which this passgo does not have; --edition FOLDER names the folder of a board. In a browser the link works.
}

# Why the door stays closed

join-no-link = “{ $link }” is not the link of a table; one looks like { $sample }
join-no-passgo = there is no server of passgo at { $address }
join-old-server = the server at { $address } is too old for this terminal; in a browser the link works
join-other-version = the server at { $address } has another version of passgo, older or newer, which this one cannot read; in a browser the link works
join-closed = the server at { $address } has closed the table’s door
join-unreachable = { $address } cannot be reached: { $why }

# The words of such a table, and what others mean there

join-word-say = say
join-args-say = TEXT
join-help-say = say something to everybody at the table
join-word-sit = sit
join-args-sit = SEAT
join-help-sit = take a free seat or your own again; in a running game ask for one that a bot plays
join-word-stand = stand
join-help-stand = give your seat up; in a running game a bot plays on and the seat is kept for you
join-word-bot = bot
join-args-bot = SEAT [KIND]
join-help-bot = put a bot into a free seat, as the host
join-word-start = start
join-help-start = begin, as the host; bots take the free seats
join-word-pause = pause
join-help-pause = ask for a pause
join-word-resume = resume
join-help-resume = end the pause
join-word-kick = kick
join-args-kick = SEAT
join-help-kick = ask to let a bot play for somebody who is away or does not answer
join-word-agree = agree
join-help-agree = agree to what somebody asked for
join-word-disagree = disagree
join-help-disagree = do not agree
join-word-rematch = rematch
join-help-rematch = after the end: a new table with the same people
join-word-let = let
join-args-let = [NAME]
join-help-let = let somebody sit down who asks for a seat, as the host or for the table
join-word-deny = deny
join-args-deny = [NAME]
join-help-deny = do not let them sit down
join-word-remove = remove
join-args-remove = NAME
join-help-remove = send somebody away who has no part in a running game, as the host
join-word-lock = lock
join-help-lock = let nobody else come in, as the host
join-word-unlock = unlock
join-help-unlock = let others come in again
join-word-mute = mute
join-args-mute = NAME
join-help-mute = do not hear somebody any more; once more to hear them again
join-word-report = report
join-args-report = NAME [WHY]
join-help-report = tell whoever runs the server about somebody
join-args-interrupt = [always]
join-help-undo = ask to take back your last move and all that came after it, but no dice and no cards
join-help-stop = ask to end a game with too much money after so many rounds; the richest wins
join-help-record = write down all moves, once the game is over
join-help-quit = leave; the server keeps the game, and you are told how to come back
