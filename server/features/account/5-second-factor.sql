CREATE TABLE second_factors (
  doctor_id INTEGER PRIMARY KEY REFERENCES doctors (id) ON DELETE CASCADE,
  secret TEXT NOT NULL,
  begun_at TEXT NOT NULL,
  confirmed_at TEXT,
  last_step INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE recovery_codes (
  doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
  code_hash TEXT NOT NULL,
  PRIMARY KEY (doctor_id, code_hash)
) STRICT;
