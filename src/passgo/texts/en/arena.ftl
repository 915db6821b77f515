# What `passgo arena` tells. Figures come as the language writes them.

arena-alone = wins alone against { $others } { $bot }
arena-among = wins of { $bot } alone against { $others } of it
arena-picture = Wins of one seat against all others, with 95% intervals; the dashed line is the fair share
arena-told =
    { $edition }, { $players } seats, { $least ->
        [one] one game
       *[other] { $least } games
    }{ $more ->
        [0] {""}
       *[other] { " " }to { $most }
    } in each cell; the seat moves on by one each game. The fair share is { $fair }. Brackets are 95% intervals. { $undecided } of all { $games } games had no winner after { $rounds } rounds, and count as not won.
arena-stopped = What is played is kept; the same command goes on with it.
arena-written = Table and picture in { $folder }; more games, levels or outsiders are added to it.
