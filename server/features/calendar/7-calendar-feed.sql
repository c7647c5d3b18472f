-- The secret addresses by which calendar apps read a doctor's appointments: at most one for each doctor.

CREATE TABLE calendar_feeds (
  doctor_id INTEGER PRIMARY KEY REFERENCES doctors (id) ON DELETE CASCADE,
  token TEXT NOT NULL UNIQUE
) STRICT;
