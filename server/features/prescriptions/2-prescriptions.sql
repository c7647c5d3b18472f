CREATE TABLE recepts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
  user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  recept_title TEXT NOT NULL,
  recept_note TEXT,
  request_id TEXT UNIQUE,
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'accepted', 'rejected')),
  created_at TEXT NOT NULL,
  handled_at TEXT,
  CHECK ((status = 'pending') = (handled_at IS NULL))
) STRICT;

CREATE INDEX recepts_pending ON recepts (doctor_id, status, created_at);
