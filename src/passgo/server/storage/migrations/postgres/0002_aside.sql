-- why the server that looked last could not read the table, for whoever runs it, and empty where it could
ALTER TABLE tables ADD COLUMN aside TEXT NOT NULL DEFAULT '';
