-- The order of the waiting room where it is not the one of arrival: a moment in milliseconds since the epoch at which
-- a moved ticket stands.

ALTER TABLE tickets ADD COLUMN is_urgent INTEGER NOT NULL DEFAULT 0 CHECK (is_urgent IN (0, 1));

ALTER TABLE tickets ADD COLUMN place REAL;
