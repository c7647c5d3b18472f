-- People, and who is whose patient.

CREATE TABLE users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  fullname TEXT NOT NULL,
  avatar TEXT,
  email TEXT,
  phone TEXT,
  id_number TEXT,
  birth_date TEXT,
  insurance_title TEXT,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE patients (
  doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  note TEXT,
  created_at TEXT NOT NULL,
  PRIMARY KEY (doctor_id, user_id)
) STRICT;
