-- When a ticket was called, by which login it was handled, and that somebody did not come. SQLite changes no CHECK of
-- a table: a new table takes its name and its ids. `migrate` keeps foreign keys from being enforced meanwhile.

CREATE TABLE tickets_new (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
  user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  date TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  type TEXT NOT NULL CHECK (type IN ('queue', 'schedule', 'schedule-premium')),
  number INTEGER,
  ticket_title TEXT NOT NULL,
  scheduled_at TEXT,
  duration_minutes INTEGER CHECK (duration_minutes > 0),
  user_alternate TEXT,
  exchange_number TEXT,
  exchange_doctor TEXT,
  origin_title TEXT,
  event_note TEXT,
  request_id TEXT UNIQUE,
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'served', 'rejected', 'missed')),
  created_at TEXT NOT NULL,
  called_at TEXT,
  handled_at TEXT,
  handled_session TEXT,
  UNIQUE (doctor_id, date, number),
  CHECK ((type = 'queue') = (number IS NOT NULL)),
  CHECK ((type = 'queue') = (scheduled_at IS NULL)),
  CHECK ((status = 'waiting') = (handled_at IS NULL)),
  CHECK (status <> 'waiting' OR handled_session IS NULL),
  CHECK (status IN ('served', 'missed') OR called_at IS NULL),
  CHECK (status <> 'served' OR called_at IS NOT NULL)
) STRICT;

INSERT INTO tickets_new (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, duration_minutes,
    user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, called_at,
    handled_at)
  SELECT id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, duration_minutes,
    user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at,
    CASE status WHEN 'served' THEN handled_at END, handled_at
  FROM tickets;

-- An id is given once, also one whose ticket is gone.
DELETE FROM sqlite_sequence WHERE name = 'tickets_new';

INSERT INTO sqlite_sequence (name, seq) SELECT 'tickets_new', seq FROM sqlite_sequence WHERE name = 'tickets';

DROP TABLE tickets;

ALTER TABLE tickets_new RENAME TO tickets;

CREATE INDEX tickets_waiting ON tickets (doctor_id, status, date);

CREATE INDEX tickets_of_user ON tickets (doctor_id, user_id);

CREATE INDEX tickets_handled ON tickets (doctor_id, handled_at);
