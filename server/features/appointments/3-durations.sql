-- How long an appointment takes.

ALTER TABLE tickets ADD COLUMN duration_minutes INTEGER CHECK (duration_minutes > 0);
