-- Doctors, their access tokens, and values that are stored with the data.

CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE doctors (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  code TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  doctor_name TEXT NOT NULL,
  practice_title TEXT,
  avatar TEXT,
  online_status TEXT NOT NULL DEFAULT 'offline' CHECK (online_status IN ('online', 'offline', 'ending')),
  online_status_date TEXT,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE tokens (
  token_hash TEXT PRIMARY KEY,
  doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL
) STRICT;
