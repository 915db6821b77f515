# What the lab tells: simulate, tournament, odds and the report. Figures come as the language writes them.

# A figure with its interval, and intervals alone.

lab-sure = { $value } ({ $low } to { $high })
lab-between = { $low } to { $high }
lab-points = { $value } points

# While games are played.

lab-playing = Playing
lab-pace = { $games } games/s
lab-stopped = { $kept } of { $games } games are kept; the same command goes on with them.
lab-written = Tables in { $folder }; passgo report { $folder } draws them.
lab-page = Page: { $file }
lab-pictures = Pictures: { $files }
lab-no-pictures = No PNG files, because matplotlib is not installed: { $install }

# What is wrong: a sentence without its full stop.

lab-forfeits = { $bot } forfeited { $count ->
        [one] one decision
       *[other] { $count } decisions
    } to the default: { $what }.
lab-forfeit-late = { $count } late
lab-forfeit-died = { $count ->
        [one] one because the program died
       *[other] { $count } because the program died
    }
lab-forfeit-illegal = { $count } illegal
lab-forfeit-failed = { $count ->
        [one] one by an error
       *[other] { $count } by errors
    }
lab-complaint = The first complaint of { $bot }:
lab-seed = a seed is a whole number from 0 to { $most }, not { $seed }
lab-games = at least one game is played, not { $games }
lab-many-games = at most { $most } games are played in one run, not { $games }
lab-most-rounds = { $what } is a whole number from 1 to { $most }, not { $rounds }
lab-line-up = bots are named in a text with commas, or in a list of texts, not { $bots }
lab-workers = at least one process plays, or None for all cores, not { $workers }
lab-path = a folder is named by a text or a path, not { $path }
lab-several = { $what } is one value or a list of values, not { $value }
lab-vary-lists = settings that vary have lists of values, such as { $form }, not { $vary }
lab-two-bots = a tournament is between two or more different bots, not { $bots }
lab-no-setting = there is no setting { $key }; there are: { $keys }
lab-vary-values = say which values { $key } shall have, such as --vary { $key }=VALUE,VALUE; allowed: { $allowed }
lab-vary-fixed = { $key } cannot both vary and be set for all cells
lab-vary-nothing = nothing varies: a sweep needs several editions, variants, players, tables of bots or values of a setting
lab-vary-twice = two cells are the same game; name each value once
lab-broken-pool = a process that played has died; a script that plays with several of them must begin under { $guard } or say workers=1
lab-needs = this needs { $module }, which is not installed: { $install }
lab-needs-out = --turns and --parquet say what to keep, so they need --out DIR
lab-folder-taken = { $folder } holds something else than a run of passgo; name a new folder
lab-folder-other = { $folder } holds another run (different: { $what }); name a new folder
lab-folder-version = { $folder } holds a run of passgo { $theirs }, and this is passgo { $ours }; name a new folder
lab-folder-more = { $folder } holds a run of { $kept } games already, which is more than { $games }; ask for more, or name a new folder
lab-folder-rules = { $folder } holds a run by other rules: the edition has changed since; name a new folder
lab-no-run = { $folder } holds no run; passgo simulate EDITION --out { $folder } makes one
lab-unfinished = the run in { $folder } was interrupted after { $kept } of { $games } games; the passgo simulate command that began it goes on with it
lab-version = the run in { $folder } was played by passgo { $theirs }, and this is passgo { $ours }; simulate it anew in another folder
lab-rules = the run in { $folder } was played by other rules: the edition has changed since; simulate it anew in another folder
lab-damaged = { $file } is missing, damaged or changed; simulate the run anew in another folder
lab-cannot-write = { $path } cannot be written: { $why }
lab-bot-ended = a process that played has ended before its games did: a bot ended it, or was late and let nobody interrupt it; of those who played, these may have: { $bots }
lab-many-runs = { $runs } runs are too many to compare; at most { $most } can be told apart
lab-two-editions = { $folder } is a run of { $first } and { $other } one of { $second }; only runs of one edition can be compared

# Tables in the terminal.

lab-head-player = player
lab-head-bot = bot
lab-head-games = games
lab-head-wins = wins
lab-head-rate = rate
lab-head-sure = 95% interval
lab-head-rating = rating
lab-head-judged = judged
lab-odds-apart = Judged is what the learned judgement says at once; it is within { $points } points of the games played out, undecided ones left out.
lab-odds-told =
    Round { $round }, played out { $games ->
        [one] once
       *[other] { $games } times
    } by { $bot } in every seat{ $undecided ->
        [0] .
       *[other] , { $undecided } of them without a winner.
    }
lab-tournament-told =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of { $edition } with { $seats } seats{ $undecided ->
        [0] .
       *[other] ; { $undecided } without a winner.
    } Rating: 1500 on average, 400 points are odds of ten to one to finish before the other.
lab-summary = { $edition } · { $variant } · { $players } players · seed { $seed }
lab-row-games = games
lab-row-rounds = rounds a game
lab-row-seat = wins of seat { $seat }
lab-row-order = wins of who rolls { lab-place }
lab-row-bot = wins of { $bot }
lab-row-setting = setting
lab-row-speed = speed
lab-games-told = { $games } ({ $finished } with a winner, { $capped } stopped undecided)
lab-rounds-told = mean { $mean }, median { $median }, 90% within { $most }
lab-wins-told = { $wins }, which is { $sure }
lab-speed-told =
    { $rolls } rolls and { $games } games a second, { $compiled ->
        [yes] compiled
       *[no] interpreted
    }, { $seconds } s
lab-unended =
    { $left ->
        [one] One of { $games } games had not ended after { $limit } rounds
       *[other] { $count } of { $games } games had not ended after { $limit } rounds
    }
lab-past-hope =
    { $left ->
        [one] { $unended }; { $hopeless ->
            [0] its players did not hold more money than the Bank could ever get back
           *[other] its players held more money than the Bank could ever get back
        }
       *[other] { $unended }; { $hopeless ->
            [0] in none of them did the players hold more money than the Bank could ever get back
           *[other] in { $count } of them the players held more money than the Bank could ever get back
        }
    }
lab-digest = digest { $digest }

# The report: its head and the key figures. $group is a group’s name, $kind is street or something that comes in numbers.

lab-bots-alike = { $players } × { $bot }
lab-title = { $edition }, { $bots }
lab-subtitle =
    { $games ->
        [one] one game
       *[other] { $games } games
    } · { $players } players · { $variant } · { $board } board · { $rolls } rolls
lab-intervals = Brackets and thin lines are 95% intervals.
lab-the-group =
    { $kind ->
        [street] the { $group } group
       *[other] the { $group }
    }
lab-shares = shares
lab-place =
    { $order ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
       *[other] as number { $order }
    }
lab-tile-pays = of rent for every { $unit } put into { lab-the-group }: nothing pays better
lab-tile-length = rounds are enough for half of all games
lab-tile-endless = of all games go on after { $limit } rounds
lab-tile-order = of the games are won by who rolls { lab-place }; chance alone gives { $chance }
lab-tile-bot = of its games are won by { $bot }, more than by anyone else
lab-tile-ruin = of all bankruptcies are by { $cause }
lab-tile-visited = of all moves end on { $space }

# Landings.

lab-landings = Where tokens land
lab-landings-most = { $space } is where most moves end: { $share } of all
lab-landings-note = Every move’s end counts, also of those sent to Jail. Warmer is more often.
lab-landings-apart = { $space } changes most: { $first } of all moves in A, { $second } in { $run }
lab-landings-same = Moves end where they did before: no space differs by more than chance
lab-landings-apart-note = { $run } less A, in percentage points: warm where { $run } ends more moves, cool where it ends fewer.
lab-legend = part of all landings
lab-legend-apart = { $run } less A, in points
lab-legend-most = { $share } or more
lab-cell = { $space }: { $landings } landings, { $share }
lab-cell-apart = { $space }: { $first } in A, { $second } in { $run }
lab-visited = What is visited most
lab-visited-most = Of what can be bought, { $space } is visited most: { $share } of all moves
lab-visited-note = The eight properties where most moves end, as parts of all moves.

# Charts: what about, what the answer is, and how to read it.

lab-returns = What each group pays
lab-returns-best =
    { $kind ->
        [street] The { $group } group pays best: { $sure } of rent for every { $unit } put in
       *[other] The { $group } pay best: { $sure } of rent for every { $unit } put in
    }
lab-returns-none = Nothing was bought
lab-returns-note = Rent earned over money put in: price, buildings and interest, less buildings sold. Dashed: the money is back. Even after: rounds until half of the games have it back for good; else even in how many games.
lab-even-after =
    { $rounds ->
        [one] even after one round
       *[other] even after { $rounds } rounds
    }
lab-even-in = even in { $share }
lab-lengths = How long games last
lab-lengths-half = Half of all games are over within { $rounds } rounds; on average they take { $sure }
lab-lengths-endless = Most games do not end: { $share } go on after { $limit } rounds
lab-lengths-note = Part of all games by rounds. Games still undecided at { $limit } rounds ({ $share }) are left out.
lab-lengths-column = { $first } to { $last } rounds: { $share } of the games
lab-half-within = half within { $rounds }
lab-order = Who wins, by the order of play
lab-order-row = rolls { lab-place }
lab-order-best = Rolling { lab-place } wins most: { $sure }
lab-order-equal = No place in the order is clearly better: rolling { lab-place } wins { $sure }
lab-seats = Who wins, by seat
lab-seat = seat { $seat }
lab-seats-best = Seat { $seat } wins most: { $sure }
lab-seats-equal = No seat is clearly better: seat { $seat } wins { $sure }
lab-bots = Who wins, by bot
lab-bot = { $bot }: { $what }
lab-bots-best = { $bot } wins most of its games: { $sure }
lab-bots-equal = No bot is clearly better: { $bot } wins { $sure } of its games
lab-nobody-won = No game found a winner
lab-wins-note = Of games with a winner. Dashed: what chance alone gives.
lab-ruin = What bankrupts people
lab-cause =
    { $kind ->
        [rent] rent
        [taxi] taxi fares
        [tax] taxes
        [card] cards
        [bail] bail
        [interest] interest
       *[other] other debts
    }
lab-cause-rent = rent, { $group }
lab-ruin-rent =
    { $kind ->
        [street] Rent for the { $group } group bankrupts most: { $sure } of { $count } bankruptcies
       *[other] Rent for the { $group } bankrupts most: { $sure } of { $count } bankruptcies
    }
lab-ruin-other = Most bankruptcies are by { $cause }: { $sure } of { $count }
lab-ruin-none = Nobody went bankrupt
lab-ruin-note = What the debt was for that could not be paid; rent by group.
lab-worth = Net worth over time
lab-worth-then = In round { $round } winners are worth { $winner }, the others { $loser }
lab-cash = Cash over time
lab-cash-then = In round { $round } winners hold { $winner }, the others { $loser }
lab-curves-note = Means of the games that found a winner; who is bankrupt counts as 0.
lab-curve-winner = winners
lab-curve-loser = others
lab-curve-on = games still on
lab-rounds = rounds

# Tables of groups and deeds.

lab-groups = Group by group
lab-completed-best = Who completes { lab-the-group } wins { $sure } of those games
lab-completed-none = No group was completed often enough to tell what that is worth
lab-groups-note = Even after: rounds from the first purchase until half of the games have the money back for good. A round: rent as a part of the money that was in it. Completed: games in which one player had the whole group while all were in; and how often that player won.
lab-deeds = Deed by deed
lab-deeds-best = { $deed } pays best of all deeds: { $sure } for every { $unit } put in
lab-column-group = group
lab-column-deed = deed
lab-column-return = return
lab-column-even-after = even after
lab-column-even = ever even
lab-column-round = a round
lab-column-earned = rent a game
lab-column-price = price
lab-column-built = buildings
lab-column-completed = completed
lab-column-won = then wins
lab-column-landings = landings a game

# Runs side by side: A is the first, $run the letter of another.

lab-compare = What { $run } changes
lab-differ = What the runs are
lab-differ-in = They differ in this
lab-differ-not = They are played by the same rules
lab-is-games = games
lab-is-players = players
lab-is-bots = bots
lab-is-variant = variant
lab-is-board = board
lab-is-seed = first seed
lab-is-limit = most rounds
lab-longer = Games get longer by { $rounds } rounds ({ $low } to { $high })
lab-shorter = Games get shorter by { $rounds } rounds ({ $low } to { $high })
lab-as-long = Games last as long, as far as these games can tell
lab-changed =
    { $count ->
        [0] No other figure differs by more than chance explains.
        [one] One other figure of { $all } differs by more than chance explains.
       *[other] { $count } other figures of { $all } differ by more than chance explains.
    }
lab-changed-note = Differences marked ▲ or ▼ are more than chance explains. Of twenty figures that are equal, one looks different by accident.
lab-column-difference = { $run } less A
lab-what-rounds = rounds a game
lab-what-bankruptcies = bankruptcies a game
lab-what-winner = games with a winner
lab-what-order = wins when rolling { lab-place }
lab-what-seat = wins of seat { $seat }
lab-what-bot = wins of { $bot }
lab-what-return = return on { lab-the-group }
lab-what-ruin = bankruptcies by { $cause }
lab-change = { $what }: { $first } in A, { $second } in { $run } ({ $apart })
lab-change-none = No difference that is more than chance
lab-in-run = { $value } in { $run }
lab-worth-all = In round { $round } winners are worth { $told }
lab-cash-all = In round { $round } winners hold { $told }

# A sweep.

lab-sweep-told = { $cells } cells of { $games } games, seeds { $first } to { $last } in each; compared with { $base }
lab-sweep-value = value
lab-sweep-apart = difference
lab-sweep-note = Differences are from the first cell, over pairs of games with the same seed; of rates in percentage points. Brackets are 95% intervals. ▲ and ▼ are more than chance. Wins are of all games, those of a bot a seat.
lab-sweep-picture = How far each cell is from { $base }, with 95% intervals
lab-sweep-stopped = What is played is kept; the same command goes on with it.
lab-sweep-written = Tables and pictures in { $folder }; each cell is a run for passgo report there.

# How to have the same run again.

lab-origin = Where this comes from
lab-origin-again = The same command gives the same games, on any number of cores
lab-origin-command = command
lab-origin-settings = settings
lab-setting = { $what }: { $value }
lab-origin-own = the edition’s own
lab-origin-edition = edition
lab-origin-told = { $edition } { $version }, { $board } board
lab-origin-digest = digest
