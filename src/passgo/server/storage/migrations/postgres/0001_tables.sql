-- `seq` is the number of the table's last fact: who appends must know it.
CREATE TABLE tables (
    code    TEXT PRIMARY KEY,
    secret  BYTEA NOT NULL,
    seq     BIGINT NOT NULL,
    phase   TEXT NOT NULL,
    listed  BOOLEAN NOT NULL,
    card    TEXT NOT NULL,
    due     BIGINT,
    created BIGINT NOT NULL
);
CREATE INDEX tables_newest ON tables (phase, created);

CREATE TABLE entries (
    code TEXT NOT NULL REFERENCES tables,
    seq  BIGINT NOT NULL,
    id   TEXT,
    at   BIGINT NOT NULL,
    fact TEXT NOT NULL,
    PRIMARY KEY (code, seq),
    UNIQUE (code, id)
);

CREATE TABLE snapshots (
    code TEXT PRIMARY KEY REFERENCES tables,
    seq  BIGINT NOT NULL,
    data BYTEA NOT NULL
);

CREATE TABLE beats (
    node TEXT PRIMARY KEY,
    at   BIGINT NOT NULL
);

CREATE TABLE leases (
    code    TEXT PRIMARY KEY REFERENCES tables,
    node    TEXT NOT NULL,
    address TEXT NOT NULL,
    until   BIGINT NOT NULL
);
CREATE INDEX leases_of_node ON leases (node);
