# What only the table server tells: games on its shelf, tracks of a board.

variant-race-about = You start with cash alone, and the first to hold { $amount } in cash wins.
track-board = board
earlier-shortage = This game began with version 1 of its rules. One of them has changed since: when the Bank has fewer buildings left than you could all use, each of you says how many you want, and if that is too many, all of them are auctioned.
earlier-promised-voucher = This game began with version 2 of its rules. One of them has changed since: if you ride the Subway on the promise of a voucher, you cannot deal your last one away.
earlier-last-lot = This game began with version 1 of its rules. Two of them have changed since. When the Bank has fewer buildings left than you could all use, each of you says how many you want, and if that is too many, all of them are auctioned. And the last lot of a colour you have built on obliges you to something only if it comes to you mortgaged.

# What its terminal says

server-at = The tables are at { $address }
server-let-in = Friends on this network find them at { $address }
server-other-addresses = If they do not: this computer has other addresses too, { $addresses }. The invitation at a table lets you choose.
server-shut = From now on only this computer can open the tables.
server-no-network = This computer is on no home network, so nobody else can come. Once it is, press “Let friends on this network in” at a table.
