# What the table server itself says.

table-joined = { $name } comes in.
table-seated = { $name } sits down.
table-stood = { $name } gives the seat up.
table-left = { $name } leaves the table.
table-removed = The host has sent { $name } away.
table-locked = { $locked ->
    [yes] The host lets nobody else come in.
   *[no] The table is open to newcomers again.
}
table-petitioned = { $name } asks to play on for { $about }.
table-answered = { $vote ->
    [yes] { $name } lets { $about } sit down.
   *[no] { $name } does not want { $about } to sit down.
}
table-hosted = { $name } is the host now.
table-resumed = { $name } ends the pause.
table-rematched = { $name } has set up a rematch.
table-contributed = { $name } has promised a share in the dice.
table-shares-asked = Everybody shows what they add to the dice.
table-voided =
    { $why ->
        [silent] The share in the dice of { $names } did not come: the others begin again with new ones.
        [unfit] The share in the dice of { $names } is not the one that was promised: the others begin again with new ones.
       *[left] { $names } left while the dice were prepared: the host starts again.
    }
table-started = The game begins.
table-arranged = The host has changed the game.
table-lapsed = The proposal was not agreed to in time.
table-recovered = The table is back after an interruption; everybody’s time was stopped meanwhile.
table-proposed-pause = { $name } asks for a pause.
table-proposed-undo = { $name } asks to take the last move back.
table-proposed-kick = { $name } asks to let a bot play on for { $about }.
table-proposed-stop = { $name } asks to end the game { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} after this one. Whoever is worth most then wins.
table-voted = { $vote ->
    [yes] { $name } agrees.
   *[no] { $name } does not agree.
}

table-refused-watching = You are watching; come in with a name to take part.
table-refused-no-seat = You have no seat at this table.
table-refused-no-such-seat = There is no such seat.
table-refused-no-such-bot = There is no such bot here.
table-refused-starting = The game is about to begin: the dice are being prepared.
table-refused-no-share-asked = No share in the dice is asked of you now.
table-refused-started-already = The game has started already.
table-refused-not-started = The game has not started yet.
table-refused-game-over = The game is over.
table-refused-not-over = The game is not over yet.
table-refused-host-only = Only the host can do that.
table-refused-paused = The game is paused.
table-refused-not-paused = The game is not paused.
table-refused-stale = The table has moved on; this answered an earlier question.
table-refused-not-your-decision = It is somebody else’s decision.
table-refused-from-outside = That is said by the table itself, not by a player.
table-refused-empty = There is nothing to read in it.
table-refused-no-lesson = There is no lesson for this game.
table-refused-no-edition = There is no such game here.
table-refused-seat-taken = Somebody sits there.
table-refused-token-taken = Somebody has this token already.
table-refused-seated-already = You have a seat in this game already.
table-refused-nobody-sits = Somebody must sit down first.
table-refused-bad-choices = This game cannot be played with these choices.
table-refused-ballot-open = Another proposal is being voted on.
table-refused-no-ballot = There is nothing to vote on for you.
table-refused-other-motion = What you answered is no longer asked; another proposal is being voted on.
table-refused-nothing-to-undo = You have made no move that could be taken back.
table-refused-chance-fallen = Since your last move, or by it, dice have fallen or a card was shown; that cannot be taken back.
table-refused-mover-absent = Somebody has moved since who is not here to agree.
table-refused-noted-already = That is noted already.
table-refused-seat-kept = This seat is kept for its owner.
table-refused-own-seat = You have a seat of your own in this game; another one is not for you.
table-refused-no-petition = Nobody is asking for a seat under this number.
table-refused-no-such-person = There is nobody of this number at the table.
table-refused-somebody-else = That person is gone; somebody else came in meanwhile.
table-refused-not-removable = The host cannot be sent away.
table-refused-table-decides = Who plays in a running game is the table’s decision: propose a bot for the seat.
table-refused-locked = The host lets nobody else come in at the moment.
table-refused-not-absent = Only somebody can be replaced who has been absent for longer than the table waits, or who does not answer: for five minutes, or twice within the table’s time.
table-refused-rematch-made = The rematch is set up already.
table-refused-no-id = A command needs an id of its own.
table-refused-no-hints = This table plays without hints.
table-refused-malformed = This message cannot be understood.
table-refused-rate = Too many messages at once; slow down a little.
table-refused-full = The table takes no more people.
table-refused-no-table = There is no table with this code.
table-refused-packed = Nobody was at this table for long; the record of its game is kept, and can be downloaded.
table-refused-busy = Too many want to read at once; try again in a moment.
table-refused-no-token = This key does not open anything at this table.
table-refused-not-public = The record is public when the game is over.
table-refused-no-puzzle = There is no such puzzle.
table-refused-no-push = This server sends no notices to closed pages.
table-refused-push-address = Notices are sent to the push services of browsers alone, and this address is of none.
table-refused-no-review = Nobody has taught the review this game.
table-refused-name = A name needs at least one letter or sign that can be seen, and letters of one alphabet that are read in one direction.
table-refused-name-of-the-bank = That is what the bank is called; choose another name.
table-refused-not-the-machine = Only the person at the computer that runs the server can do that, in the browser that it opened.
table-refused-foreign-page = Pages of other sites cannot change anything on this server.
table-refused-not-json = What is sent to this server is JSON, with the header Content-Type: application/json.
table-refused-name-of-server = This server is not asked by this name; whoever runs it can allow the name with --allowed-host.
table-refused-no-network = This computer is on no home network. Join one, a Wi‑Fi for instance, and try again.

table-bye-slow = The connection could not keep up; it will be opened again.
table-bye-moved = The table has moved to another server.
table-bye-replaced = You have opened the table elsewhere.
table-bye-malformed = Too many messages that cannot be understood.
table-bye-closing = The server is closing for a moment.
table-bye-removed = The host has sent you away from this table.
table-bye-left = You have left this table.
table-bye-ticket = This ticket is not valid any more; ask for a new one.

table-aside-version = This game was begun with { $edition } version { $began }; this server plays version { $plays }.
table-aside-rules = This game was begun with { $edition } version { $began }, but with other rules than this server has for that version.
table-aside-edition = This is a game of “{ $edition }”, an edition that this server does not have.
table-aside-choices = This game was set up with choices that this server’s { $edition } does not have.
table-aside-move = Move { $number } of this game, “{ $action }”, is not possible by the rules that this server plays.
table-aside-position = The position that was noted after move { $number } of this game is not where its moves lead on this server.
table-aside-damaged = What is stored about this game cannot be read{ $number ->
    [0] {""}
   *[other] {" "}from entry { $number } on
}: it is damaged, or a newer passgo wrote it.
table-aside-kept = It is set aside, so that it does not become another game unnoticed. Nothing is lost: a passgo that can read it goes on where it stood.
