-- The television of the waiting room: by which key it asks, and whom the doctor has called.

CREATE TABLE display_keys (
  doctor_id INTEGER PRIMARY KEY REFERENCES doctors (id) ON DELETE CASCADE,
  key TEXT NOT NULL UNIQUE
) STRICT;

-- Each ticket has at most one row. Another call gives it a new id, so that a television knows it has not announced it yet.
CREATE TABLE ticket_calls (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
  ticket_id INTEGER NOT NULL UNIQUE REFERENCES tickets (id) ON DELETE CASCADE,
  called_at TEXT NOT NULL,
  is_served INTEGER NOT NULL CHECK (is_served IN (0, 1))
) STRICT;

CREATE INDEX ticket_calls_of_doctor ON ticket_calls (doctor_id);
