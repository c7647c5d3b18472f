CREATE TABLE absences (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
  absence_from TEXT NOT NULL,
  absence_to TEXT NOT NULL,
  supplier_id INTEGER REFERENCES doctors (id) ON DELETE SET NULL,
  supplier_name TEXT,
  created_at TEXT NOT NULL,
  CHECK (absence_from <= absence_to)
) STRICT;

CREATE INDEX absences_ahead ON absences (doctor_id, absence_to);
