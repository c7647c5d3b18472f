-- Logins of others who work in a doctor's practice. A removed colleague keeps the name, for what they did; e-mail and
-- password are gone. Places and settings are theirs, beside the doctor's.

CREATE TABLE colleagues (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  title TEXT NOT NULL
    CHECK (title IN ('nurse-female', 'nurse-male', 'assistant-female', 'assistant-male')),
  email TEXT UNIQUE,
  password_hash TEXT,
  invitation_hash TEXT UNIQUE,
  invited_until TEXT,
  request_key TEXT,
  created_at TEXT NOT NULL,
  joined_at TEXT,
  removed_at TEXT,
  UNIQUE (doctor_id, request_key),
  CHECK ((email IS NULL) = (password_hash IS NULL)),
  CHECK ((invitation_hash IS NULL) = (invited_until IS NULL)),
  CHECK (removed_at IS NULL OR (email IS NULL AND invitation_hash IS NULL))
) STRICT;

CREATE INDEX colleagues_of_doctor ON colleagues (doctor_id);

ALTER TABLE sessions ADD COLUMN colleague_id INTEGER REFERENCES colleagues (id) ON DELETE CASCADE;

CREATE TABLE colleague_places (
  colleague_id INTEGER NOT NULL REFERENCES colleagues (id) ON DELETE CASCADE,
  place_hash TEXT NOT NULL,
  seen_at TEXT NOT NULL,
  PRIMARY KEY (colleague_id, place_hash)
) STRICT;

CREATE TABLE colleague_settings (
  colleague_id INTEGER NOT NULL REFERENCES colleagues (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (colleague_id, name)
) STRICT;

-- No foreign key: a line of the log outlives what it names.
ALTER TABLE audit_log ADD COLUMN colleague_id INTEGER;

-- Null: the doctor, or nobody who is known.
ALTER TABLE tickets ADD COLUMN handled_colleague_id INTEGER REFERENCES colleagues (id) ON DELETE SET NULL;
