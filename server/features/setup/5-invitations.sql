-- Links by which a doctor sets up an account: the first one of a new database, and those made by the command line.

CREATE TABLE invitations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  token_hash TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('first', 'invited')),
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  used_at TEXT,
  doctor_id INTEGER REFERENCES doctors (id) ON DELETE SET NULL
) STRICT;
