-- The calendar: a version of each ticket's term, by which a late change is noticed, whether a term was put over others
-- deliberately, and where a moved one stood before.

ALTER TABLE tickets ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

ALTER TABLE tickets ADD COLUMN may_overlap INTEGER NOT NULL DEFAULT 0 CHECK (may_overlap IN (0, 1));

-- Whoever changes a term: the calendar, the waiting room, the command line.
CREATE TRIGGER tickets_version AFTER UPDATE OF date, scheduled_at, duration_minutes, status ON tickets
WHEN OLD.date IS NOT NEW.date OR OLD.scheduled_at IS NOT NEW.scheduled_at
  OR OLD.duration_minutes IS NOT NEW.duration_minutes OR OLD.status IS NOT NEW.status
BEGIN
  UPDATE tickets SET version = OLD.version + 1 WHERE id = NEW.id;
END;

CREATE TABLE ticket_moves (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  ticket_id INTEGER NOT NULL REFERENCES tickets (id) ON DELETE CASCADE,
  from_at TEXT NOT NULL,
  to_at TEXT NOT NULL,
  from_minutes INTEGER,
  to_minutes INTEGER NOT NULL,
  moved_at TEXT NOT NULL,
  moved_session TEXT,
  moved_colleague_id INTEGER REFERENCES colleagues (id) ON DELETE SET NULL
) STRICT;

CREATE INDEX ticket_moves_of_ticket ON ticket_moves (ticket_id);
