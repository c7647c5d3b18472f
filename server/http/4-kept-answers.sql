-- The answers of changes, for requests that are repeated with their idempotency key.

CREATE TABLE kept_answers (
  doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (doctor_id, key)
) STRICT;

CREATE INDEX kept_answers_by_age ON kept_answers (created_at);
