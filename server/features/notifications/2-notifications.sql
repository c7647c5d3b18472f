CREATE TABLE notifications (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
  category TEXT NOT NULL CHECK (category IN ('queue', 'schedule', 'schedule-premium', 'recept')),
  content TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE INDEX notifications_newest ON notifications (doctor_id, created_at);
