CREATE TABLE tickets (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
  user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  date TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  type TEXT NOT NULL CHECK (type IN ('queue', 'schedule', 'schedule-premium')),
  number INTEGER,
  ticket_title TEXT NOT NULL,
  scheduled_at TEXT,
  user_alternate TEXT,
  exchange_number TEXT,
  exchange_doctor TEXT,
  origin_title TEXT,
  event_note TEXT,
  request_id TEXT UNIQUE,
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'served', 'rejected')),
  created_at TEXT NOT NULL,
  handled_at TEXT,
  UNIQUE (doctor_id, date, number),
  CHECK ((type = 'queue') = (number IS NOT NULL)),
  CHECK ((type = 'queue') = (scheduled_at IS NULL)),
  CHECK ((status = 'waiting') = (handled_at IS NULL))
) STRICT;

CREATE INDEX tickets_waiting ON tickets (doctor_id, status, date);

CREATE INDEX tickets_of_user ON tickets (doctor_id, user_id);
