-- From where a doctor has logged in: SHA-256 of an address or of a device's mark. A stranger's guesses do not lock these out.
CREATE TABLE known_places (
  doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
  place_hash TEXT NOT NULL,
  seen_at TEXT NOT NULL,
  PRIMARY KEY (doctor_id, place_hash)
) STRICT;
