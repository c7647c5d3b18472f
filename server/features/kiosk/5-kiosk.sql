-- The kiosk's devices, the codes by which they are paired, and what was asked for at them.

CREATE TABLE kiosk_devices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key_hash TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE kiosk_pairings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  device_id INTEGER NOT NULL REFERENCES kiosk_devices (id) ON DELETE CASCADE,
  doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  paired_at TEXT NOT NULL,
  used_at TEXT NOT NULL,
  UNIQUE (device_id, doctor_id)
) STRICT;

CREATE INDEX kiosk_pairings_of_doctor ON kiosk_pairings (doctor_id);

CREATE TABLE kiosk_codes (
  doctor_id INTEGER PRIMARY KEY REFERENCES doctors (id) ON DELETE CASCADE,
  code_hash TEXT NOT NULL UNIQUE,
  device_name TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT;

CREATE TABLE kiosk_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
  device TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('tickets', 'appointments', 'recepts')),
  date TEXT NOT NULL,
  ticket_id INTEGER REFERENCES tickets (id) ON DELETE CASCADE
) STRICT;

CREATE INDEX kiosk_requests_of_day ON kiosk_requests (doctor_id, date, kind, device);

CREATE INDEX kiosk_requests_of_ticket ON kiosk_requests (ticket_id);
