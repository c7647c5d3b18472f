-- Append-only log of who did what; it holds ids only. No foreign key: a line outlives what it names. Lines from
-- `log-kept-from` on cannot be deleted. REPLACE would delete without the trigger, so an id is given once.

CREATE TABLE audit_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  doctor_id INTEGER,
  session TEXT,
  action TEXT NOT NULL,
  record_kind TEXT,
  record_id INTEGER,
  outcome TEXT NOT NULL CHECK (outcome IN ('ok', 'refused')),
  reason TEXT,
  count INTEGER NOT NULL DEFAULT 1 CHECK (count > 0),
  request_id TEXT
) STRICT;

CREATE INDEX audit_log_by_time ON audit_log (at);

CREATE TRIGGER audit_log_never_changes BEFORE UPDATE ON audit_log
  BEGIN SELECT RAISE(ABORT, 'The log is append-only.'); END;

CREATE TRIGGER audit_log_never_replaces BEFORE INSERT ON audit_log
  WHEN EXISTS (SELECT 1 FROM audit_log WHERE id = NEW.id)
  BEGIN SELECT RAISE(ABORT, 'The log is append-only.'); END;

CREATE TRIGGER audit_log_is_kept BEFORE DELETE ON audit_log
  WHEN OLD.at >= coalesce((SELECT value FROM settings WHERE name = 'log-kept-from'), '')
  BEGIN SELECT RAISE(ABORT, 'The log keeps its lines for their time.'); END;
