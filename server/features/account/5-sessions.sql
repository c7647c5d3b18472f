-- The state of a doctor's account, and sessions that end.

ALTER TABLE doctors ADD COLUMN status TEXT NOT NULL DEFAULT 'active'
  CHECK (status IN ('pending', 'active', 'disabled'));

CREATE TABLE sessions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  token_hash TEXT NOT NULL UNIQUE,
  doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
  device TEXT,
  created_at TEXT NOT NULL,
  used_at TEXT NOT NULL
) STRICT;

-- The idle time begins with the update: it must not log out a practice in the middle of its day.
INSERT INTO sessions (token_hash, doctor_id, created_at, used_at)
  SELECT token_hash, doctor_id, created_at, :now FROM tokens;

DROP TABLE tokens;

CREATE INDEX sessions_of_doctor ON sessions (doctor_id);
