-- where people at slow tables are called by push, until they leave, switch it off or the table is packed
CREATE TABLE subscriptions (
    code     TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    person   INTEGER NOT NULL,
    token    TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    page     TEXT NOT NULL,
    called   INTEGER NOT NULL,
    PRIMARY KEY (code, person)
) STRICT;
CREATE INDEX subscriptions_at ON subscriptions (endpoint);

-- what all servers of this store share
CREATE TABLE keys (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;
