-- `seq` is the number of the table's last fact: who appends must know it.
CREATE TABLE tables (
    code    TEXT PRIMARY KEY,
    secret  BLOB NOT NULL,
    seq     INTEGER NOT NULL,
    phase   TEXT NOT NULL,
    listed  INTEGER NOT NULL,
    card    TEXT NOT NULL,
    due     INTEGER,
    created INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_newest ON tables (phase, created);

CREATE TABLE entries (
    code TEXT NOT NULL REFERENCES tables,
    seq  INTEGER NOT NULL,
    id   TEXT,
    at   INTEGER NOT NULL,
    fact TEXT NOT NULL,
    PRIMARY KEY (code, seq),
    UNIQUE (code, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    code TEXT PRIMARY KEY REFERENCES tables,
    seq  INTEGER NOT NULL,
    data BLOB NOT NULL
) STRICT;

CREATE TABLE beats (
    node TEXT PRIMARY KEY,
    at   INTEGER NOT NULL
) STRICT;

CREATE TABLE leases (
    code    TEXT PRIMARY KEY REFERENCES tables,
    node    TEXT NOT NULL,
    address TEXT NOT NULL,
    until   INTEGER NOT NULL
) STRICT;
CREATE INDEX leases_of_node ON leases (node);
