# What only Classic says.

edition-classic = Classic
edition-classic-about = Go round 40 spaces, collect deeds, build, and be the last player who is not bankrupt.

skin-london = London
skin-paris = Paris
skin-springfield = Springfield

earlier-shortage = This game began with version 1 of its rules. One of them has changed since: when the Bank has fewer buildings left than you could all use, each of you says how many you want, and if that is too many, all of them are auctioned.
