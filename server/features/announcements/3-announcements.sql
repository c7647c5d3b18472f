CREATE TABLE special_announcements (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
  note TEXT NOT NULL,
  expired_at TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE INDEX announcements_ahead ON special_announcements (doctor_id, expired_at);
