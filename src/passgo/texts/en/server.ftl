# What only the table server tells: games on its shelf, tracks of a board.

variant-race-about = You start with cash alone, and the first to hold { $amount } in cash wins.
track-board = board

# What its terminal says

server-at = The tables are at { $address }
server-let-in = Friends on this network find them at { $address }
server-other-addresses = If they do not: this computer has other addresses too, { $addresses }. The invitation at a table lets you choose.
server-shut = From now on only this computer can open the tables.
server-no-network = This computer is on no home network, so nobody else can come. Once it is, press “Let friends on this network in” at a table.
