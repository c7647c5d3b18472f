CREATE TABLE doctor_settings (
  doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (doctor_id, name)
) STRICT;
