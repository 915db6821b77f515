-- when anybody was last at the table, for retention, where it was never noted from now on
ALTER TABLE tables ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET seen = CAST(strftime('%s', 'now') AS INTEGER) * 1000;

-- `due` is from now on when something happens at a table though nobody is there: in games of days alone, until it is written again
UPDATE tables SET due = NULL WHERE phase <> 'playing' OR card NOT LIKE '%"clock":"days"%';
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_aside ON tables (code) WHERE aside <> '';

-- when a server that is alone was not there: nobody's time ran meanwhile
CREATE TABLE outages (
    began INTEGER NOT NULL,
    ended INTEGER NOT NULL
) STRICT;

-- what is left of tables that were put away for good
CREATE TABLE records (
    code   TEXT PRIMARY KEY,
    packed INTEGER NOT NULL,
    record TEXT NOT NULL
) STRICT;
