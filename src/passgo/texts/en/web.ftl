# The web table: start, lobby, gathering, and what frames the table in play.

# Everywhere

web-title = the property game, at your own table
web-home = passgo, to the start
web-to-start = Back to the start
web-language = Language
web-theme = Appearance
web-theme-light = Light
web-theme-dark = Dark
web-close = Close
web-cancel = Cancel
web-fold = Fold away
web-unfold = Unfold
web-less = Less
web-more = More
web-try-again = Try again
web-screen-open = Show the table on a large screen
web-screen-about = The board, the players and the way in; phones are the hands.
web-screen-gather = Come and sit down
web-screen-join = Play with your phone:
web-new-version = A new version of passgo is here.
web-reload = Load it
web-part-failed = This part of the table could not be shown.
web-no-server = The server does not answer. Is it running, and are you online?
web-laying-out = The board is being laid out…
web-not-found = There is nothing here
web-not-found-hint = This page was torn from the rulebook. Perhaps you have a code?
web-no-such-table = This table is gone
web-no-such-table-hint = There is no table { $code }. Perhaps a letter is wrong, or it was cleared away long ago.
web-set-aside = This game is set aside
web-set-aside-record = Download its record

# Choosing a game

web-headline = What shall we play tonight?
web-promise = Against bots at once, or with friends by a link. No account, nothing to install.
web-choose-game = Choose a game
web-players-range = { $least }–{ $most } players
web-minutes = { $minutes } min
web-your-name = Your name
web-players = Players
web-play-now = Play now against bots
web-play-friends = Play with friends
web-puzzle-start = Puzzle of the day:
web-puzzle-start-about = one position, one answer that wins
web-rules-and-table = House rules and table
web-differs-short =
    { $count ->
        [one] { $count } house rule
       *[other] { $count } house rules
    }

# How the table is run

web-the-table = The table
web-variant = Game
web-skin = Board
web-game-minutes = Minutes to play
web-you = You
web-seat-number = Seat { $number }
web-seat-open = Free seat
web-seats-hint = Free seats are for friends; “Play now” gives them to bots.
web-bot-named = Bot, { $bot }
web-bot-level = level { $level } of { $of }: { $bot }
web-bot-random = rolls and hopes
web-bot-gentle = kind, for first games
web-bot-simple = plays by rules of thumb
web-bot-trader = trades with care, builds boldly
web-bot-strong = judges by chances
web-bot-champion = and knows what you would accept
web-clock = Time to think
web-clock-none = no hurry, up to three days
web-clock-relaxed = relaxed, three minutes
web-clock-brisk = brisk, one minute
web-clock-blitz = blitz, 20 seconds
web-clock-days = by correspondence, three days
web-pace = Bots play
web-pace-instant = at once
web-pace-fast = fast
web-pace-normal = calmly
web-pace-slow = slowly
web-listed = Open to everybody
web-listed-hint = The table is listed on the start page.
web-hints = Hints
web-hints-hint = Players may ask a bot what it would do.

# House rules

web-house-rules = House rules
web-all-by-the-book = Everything by the book.
web-the-book = the book
web-book-says = By the book: { $value }
web-differs =
    { $count ->
        [one] One rule differs from the book
       *[other] { $count } rules differ from the book
    }
web-reset-rule = { $rule }: as in the book
web-setting = { $name }:
web-presets = How most people play it
web-rules-in-group =
    { $count ->
        [one] one rule
       *[other] { $count } rules
    }
web-not-measured = What it does to the length of games was not measured.
web-how-measured = Measured with { $games } games of bots each, with the same dice as by the book. A difference that may be chance is none.
web-rule = Rule

# Joining

web-join = Join with a code
web-join-go = Join
web-bad-code = A code has ten letters and digits, such as K7QX2-M4HTB; older ones have six.
web-your-games = Your games
web-with-bots =
    { $count ->
        [one] { $names } and one bot
       *[other] { $names } and { $count } bots
    }
web-phase-gathering =
    { $free ->
        [0] ready to start
        [one] one seat free
       *[other] { $free } seats free
    }
web-phase-playing = in play
web-phase-over = finished
web-phase-aside = set aside
web-won-by = { $names } won
web-show-all = Show all { $count }
web-open-tables = Open tables
web-filter-edition = Game
web-all-editions = All games
web-filter-seats = Seats
web-with-seats = With free seats
web-all-tables = All tables
web-table-of = Table of { $names }
web-seats-taken = { $taken } of { $seats }
web-take-seat = Sit down
web-watch = Watch
web-no-open-table = No open table at the moment.
web-no-open-table-hint = Open yours to everybody, under “House rules and table”.
web-no-table-matches = No table matches.

# Gathering

web-seats = At the table
web-seat-free = Free seat
web-seat-for-friend = Free for a friend
web-host = host
web-away = away
web-share-added = Has promised a share in the dice
web-sit-here = Sit here
web-sit-down = Sit down
web-stand-up = Stand up
web-come-in = Come in!
web-only-watching = Until then you are watching.
web-watching =
    { $count ->
        [one] one watching
       *[other] { $count } watching
    }
web-start = Start the game
web-free-seats-get-bots =
    { $count ->
        [one] The free seat goes to a bot.
       *[other] The { $count } free seats go to bots.
    }
web-waiting-for-host = { $name } starts the game as soon as everybody sits.
web-rules-in-force = House rules at this table
web-change = Change
web-agree = Apply
web-invite = Invite friends
web-code = Code
web-copy-link = Copy link
web-reach-machine = Only this computer can open this link.
web-reach-network = Everybody on the same network can open this link: the same Wi‑Fi, for instance.
web-reach-trouble = If it does not open there, this computer’s firewall may have to let Python in.
web-let-in = Let friends on this network in
web-let-in-elsewhere = To let friends in, open the address that the server’s terminal shows.
web-other-address = Use { $address } instead
web-shut-out = Shut the network out again
web-share = Share
web-share-text = Come and play with us!
web-qr = QR code of the link
web-fair-dice = Fair dice
web-fair-how = The server has fixed its secret and shows its fingerprint. Every person adds a share: first its fingerprint, and when all are there the shares themselves. All together make every throw and card, so nobody can choose them unseen, and your browser checks them after the game.
web-fair-commitment = Fingerprint of the secret
web-fair-own = Your share
web-fair-own-hint = drawn at random; shown to the others when the game begins
web-fair-words = Words of your own to go with it
web-fair-another = Draw another

# In play

web-menu = Menu
web-table-code = Table { $code }
web-the-board = Board
web-rail = Players, prompt and log
web-words = Log and chat
web-log = Log
web-chat = Chat
web-your-turn = Your decision
web-turn-of = { $name } decides
web-the-rules = The rules
web-see-board = See the board
web-see-result = See the result
web-you-watch = You are watching.
web-take-bots-seat = Ask for a bot’s seat

# The connection

web-connection-lost = Connection lost.
web-connection-lost-hint = Your place is kept; trying again…
web-replaced = This game is open in another window.
web-replaced-hint = Only one of them is connected.
web-play-here = Play here

# Who is at the table

web-remove = Send { $name } away
web-without-seat = Without a seat
web-lock = Nobody else comes in
web-lock-hint = Whoever is here stays; others can only watch.
web-removed = The host has sent you away
web-removed-hint = You are not at this table any more. Other tables are open to you.
web-left = You have left the table
web-left-hint = If you had a seat in the game, it is kept for you: come back by the same link.
web-come-back = Take your seat again
web-take-bots-seat-about = You ask for it; the host lets you sit down.

# The lesson

web-lesson = Lesson
web-lesson-part = { $part } of { $parts }
web-lesson-skip = Leave the lesson
web-lesson-next = Go on
web-lesson-play = Play a game
web-newcomer = New here?
web-newcomer-lesson = Play a lesson of three minutes
web-learn = How to play { $game }:
web-learn-about = a lesson of three minutes, played on the board
