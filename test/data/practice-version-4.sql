PRAGMA user_version = 4;
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
     , specialization TEXT, phone TEXT, about TEXT) STRICT;
CREATE TABLE tokens (
       token_hash TEXT PRIMARY KEY,
       doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
       created_at TEXT NOT NULL
     ) STRICT;
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
CREATE TABLE tickets (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
       user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
       date TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
       type TEXT NOT NULL CHECK (type IN ('queue', 'schedule', 'schedule-premium')),
       number INTEGER,
       ticket_title TEXT NOT NULL,
       scheduled_at TEXT,
       user_alternate TEXT,
       exchange_number TEXT,
       exchange_doctor TEXT,
       origin_title TEXT,
       event_note TEXT,
       request_id TEXT UNIQUE,
       status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'served', 'rejected')),
       created_at TEXT NOT NULL,
       handled_at TEXT, duration_minutes INTEGER CHECK (duration_minutes > 0),
       UNIQUE (doctor_id, date, number),
       CHECK ((type = 'queue') = (number IS NOT NULL)),
       CHECK ((type = 'queue') = (scheduled_at IS NULL)),
       CHECK ((status = 'waiting') = (handled_at IS NULL))
     ) STRICT;
CREATE INDEX tickets_waiting ON tickets (doctor_id, status, date);
CREATE INDEX tickets_of_user ON tickets (doctor_id, user_id);
CREATE TABLE doctor_settings (
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     name TEXT NOT NULL,
     value TEXT NOT NULL,
     PRIMARY KEY (doctor_id, name)
   ) STRICT;
CREATE TABLE avatars (
     doctor_id INTEGER PRIMARY KEY REFERENCES doctors (id) ON DELETE CASCADE,
     key TEXT NOT NULL UNIQUE,
     media_type TEXT NOT NULL,
     content BLOB NOT NULL
   ) STRICT;
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
CREATE TABLE notifications (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     category TEXT NOT NULL CHECK (category IN ('queue', 'schedule', 'schedule-premium', 'recept')),
     content TEXT NOT NULL,
     created_at TEXT NOT NULL
   ) STRICT;
CREATE INDEX notifications_newest ON notifications (doctor_id, created_at);
CREATE TABLE payments (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
     payment_title TEXT NOT NULL,
     amount_cents INTEGER NOT NULL,
     status TEXT NOT NULL CHECK (status IN ('paid', 'pending', 'refunded', 'failed')),
     created_at TEXT NOT NULL
   ) STRICT;
CREATE INDEX payments_newest ON payments (doctor_id, created_at);
CREATE TABLE payouts (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     month TEXT NOT NULL CHECK (month GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]'),
     amount_cents INTEGER NOT NULL,
     status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'invoiced', 'paid')),
     UNIQUE (doctor_id, month)
   ) STRICT;
CREATE TABLE invoices (
     payout_id INTEGER PRIMARY KEY REFERENCES payouts (id) ON DELETE CASCADE,
     file_name TEXT NOT NULL,
     media_type TEXT NOT NULL,
     content BLOB NOT NULL,
     uploaded_at TEXT NOT NULL
   ) STRICT;
CREATE TABLE billing (
     doctor_id INTEGER PRIMARY KEY REFERENCES doctors (id) ON DELETE CASCADE,
     company TEXT NOT NULL,
     seat TEXT NOT NULL,
     company_id TEXT NOT NULL,
     tax_id TEXT NOT NULL,
     vat_id TEXT NOT NULL
   ) STRICT;
CREATE TABLE office_hours (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     hours_name TEXT NOT NULL,
     hours_type TEXT NOT NULL CHECK (hours_type IN ('schedule', 'schedule-premium', 'queue', 'other')),
     approximate_time_on_patient INTEGER NOT NULL CHECK (approximate_time_on_patient BETWEEN 1 AND 480),
     created_at TEXT NOT NULL
   ) STRICT;
CREATE TABLE time_schedules (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     office_hours_id INTEGER NOT NULL REFERENCES office_hours (id) ON DELETE CASCADE,
     position INTEGER NOT NULL,
     hours_day TEXT NOT NULL
       CHECK (hours_day IN ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
     hours_time_from TEXT NOT NULL CHECK (hours_time_from GLOB '[0-2][0-9]:[0-5][0-9]'),
     hours_time_to TEXT NOT NULL CHECK (hours_time_to GLOB '[0-2][0-9]:[0-5][0-9]'),
     CHECK (hours_time_from < hours_time_to)
   ) STRICT;
CREATE TABLE absences (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     absence_from TEXT NOT NULL,
     absence_to TEXT NOT NULL,
     supplier_id INTEGER REFERENCES doctors (id) ON DELETE SET NULL,
     supplier_name TEXT,
     created_at TEXT NOT NULL,
     CHECK (absence_from <= absence_to)
   ) STRICT;
CREATE TABLE special_announcements (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     note TEXT NOT NULL,
     expired_at TEXT NOT NULL,
     created_at TEXT NOT NULL
   ) STRICT;
CREATE INDEX office_hours_of_doctor ON office_hours (doctor_id);
CREATE INDEX time_schedules_of_hours ON time_schedules (office_hours_id);
CREATE INDEX absences_ahead ON absences (doctor_id, absence_to);
CREATE INDEX announcements_ahead ON special_announcements (doctor_id, expired_at);
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
INSERT INTO settings (name, value) VALUES ('realtime-secret', '0000000000000000000000000000000000000000000000000000000000000000');
INSERT INTO doctors (id, code, email, password_hash, doctor_name, practice_title, avatar, online_status, online_status_date, created_at, specialization, phone, about) VALUES (1, 'mudr-anna-stara', 'anna@stara.test', 'scrypt$16384$8$5$rqhdfLKsQdfwMel3JkL8Qw$E7ip_mTk6LxulQ6XPn3JsjZ-pVRCKzSFhvRWuL2VMZI', 'MUDr. Anna Stará', 'Všeobecná ambulancia', NULL, 'online', '2026-11-16', '2026-11-16T08:30:00.000Z', 'Všeobecné lekárstvo', NULL, NULL);
INSERT INTO doctors (id, code, email, password_hash, doctor_name, practice_title, avatar, online_status, online_status_date, created_at, specialization, phone, about) VALUES (2, 'mudr-peter-novy', 'peter@stary.test', 'scrypt$16384$8$5$Mz8NB12RDseEZi3x0RWxHw$-IZF3qZd_7jppC4HBMcowJV-eQwlUYt3xqvIBN7Kjcs', 'MUDr. Peter Nový', NULL, '/api/avatars/kBGQ73QJ4MrJKXlIo8C3QCIvFek5_w--', 'offline', '2026-11-16', '2026-11-16T08:30:00.000Z', NULL, NULL, NULL);
INSERT INTO tokens (token_hash, doctor_id, created_at) VALUES ('b14285cff75482eaf4ef3ee8d483cfa516e62943ad39bb855fd63248e9941601', 1, '2026-11-16T08:30:00.000Z');
INSERT INTO users (id, fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at) VALUES (1, 'Mária O''Šťastná', NULL, 'maria@pacient.test', '+421 900 000 001', '855101/1234', '1985-01-01', 'Všeobecná zdravotná poisťovňa', '2026-11-16T08:30:00.000Z');
INSERT INTO users (id, fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at) VALUES (2, 'Ján Horák', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-16T08:30:00.000Z');
INSERT INTO patients (doctor_id, user_id, note, created_at) VALUES (1, 1, 'Alergia na penicilín', '2026-11-16T08:30:00.000Z');
INSERT INTO patients (doctor_id, user_id, note, created_at) VALUES (1, 2, NULL, '2026-11-16T08:30:00.000Z');
INSERT INTO patients (doctor_id, user_id, note, created_at) VALUES (2, 1, NULL, '2026-11-16T08:30:00.000Z');
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at, duration_minutes) VALUES (1, 1, 1, '2026-11-16', 'queue', 1, 'Lístok 1', NULL, NULL, NULL, NULL, NULL, replace('Kašeľ\nuž týždeň', '\n', char(10)), 'request-1', 'served', '2026-11-16T08:30:00.000Z', '2026-11-16T08:30:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at, duration_minutes) VALUES (2, 1, NULL, '2026-11-16', 'queue', 2, 'Lístok 2', NULL, 'Eva Tichá', '17', 'MUDr. Hruška', NULL, NULL, NULL, 'waiting', '2026-11-16T08:30:00.000Z', NULL, NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at, duration_minutes) VALUES (3, 1, 2, '2026-11-18', 'schedule-premium', NULL, 'Kontrola', '2026-11-18T08:15:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, 'waiting', '2026-11-16T08:30:00.000Z', NULL, NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at, duration_minutes) VALUES (4, 2, 1, '2026-11-16', 'queue', 1, 'Lístok 1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rejected', '2026-11-16T08:30:00.000Z', '2026-11-16T08:30:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at, duration_minutes) VALUES (5, 1, NULL, '2026-11-23', 'schedule', NULL, 'Termín', '2026-11-23T07:20:00.000Z', 'Eva Tichá', NULL, NULL, NULL, NULL, 'request-3', 'waiting', '2026-11-16T08:30:00.000Z', NULL, 20);
INSERT INTO doctor_settings (doctor_id, name, value) VALUES (1, 'notification_sound', 'false');
INSERT INTO avatars (doctor_id, key, media_type, content) VALUES (2, 'kBGQ73QJ4MrJKXlIo8C3QCIvFek5_w--', 'image/png', X'89504e470d0a1a0a');
INSERT INTO recepts (id, doctor_id, user_id, recept_title, recept_note, request_id, status, created_at, handled_at) VALUES (1, 1, 1, 'Paralen 500 mg', 'dvakrát denne', NULL, 'pending', '2026-11-16T08:30:00.000Z', NULL);
INSERT INTO recepts (id, doctor_id, user_id, recept_title, recept_note, request_id, status, created_at, handled_at) VALUES (2, 1, 2, 'Ibalgin', NULL, 'request-2', 'accepted', '2026-11-16T08:30:00.000Z', '2026-11-16T08:30:00.000Z');
INSERT INTO notifications (id, doctor_id, category, content, created_at) VALUES (1, 1, 'recept', 'Žiadosť o recept: Paralen – <strong>Mária</strong>', '2026-11-16T08:30:00.000Z');
INSERT INTO notifications (id, doctor_id, category, content, created_at) VALUES (2, 1, 'schedule', 'Nový termín: pondelok 23. novembra o 8:20 – <strong>Eva Tichá</strong>', '2026-11-16T08:30:00.000Z');
INSERT INTO payments (id, doctor_id, user_id, payment_title, amount_cents, status, created_at) VALUES (1, 1, 1, 'Potvrdenie', 1550, 'paid', '2026-11-16T08:30:00.000Z');
INSERT INTO payments (id, doctor_id, user_id, payment_title, amount_cents, status, created_at) VALUES (2, 1, NULL, 'Očkovanie', 3000, 'refunded', '2026-11-16T08:30:00.000Z');
INSERT INTO payouts (id, doctor_id, month, amount_cents, status) VALUES (1, 1, '2026-09', 90000, 'paid');
INSERT INTO payouts (id, doctor_id, month, amount_cents, status) VALUES (2, 1, '2026-10', 87550, 'open');
INSERT INTO invoices (payout_id, file_name, media_type, content, uploaded_at) VALUES (1, 'faktúra.pdf', 'application/pdf', X'255044462d312e340a00ff', '2026-11-16T08:30:00.000Z');
INSERT INTO billing (doctor_id, company, seat, company_id, tax_id, vat_id) VALUES (1, 'Ordinácia Stará s. r. o.', 'Hlavná 1, Trnava', '12345678', '2020000000', 'SK2020000000');
INSERT INTO office_hours (id, doctor_id, hours_name, hours_type, approximate_time_on_patient, created_at) VALUES (1, 1, 'Ordinačné hodiny', 'schedule', 20, '2026-11-16T08:30:00.000Z');
INSERT INTO time_schedules (id, office_hours_id, position, hours_day, hours_time_from, hours_time_to) VALUES (1, 1, 0, 'monday', '08:00', '12:00');
INSERT INTO time_schedules (id, office_hours_id, position, hours_day, hours_time_from, hours_time_to) VALUES (2, 1, 1, 'tuesday', '13:00', '15:30');
INSERT INTO absences (id, doctor_id, absence_from, absence_to, supplier_id, supplier_name, created_at) VALUES (1, 1, '2026-12-20T00:00:00.000Z', '2027-01-02T00:00:00.000Z', 2, NULL, '2026-11-16T08:30:00.000Z');
INSERT INTO special_announcements (id, doctor_id, note, expired_at, created_at) VALUES (1, 1, 'V piatok ordinujeme do 11:00.', '2026-11-21T00:00:00.000Z', '2026-11-16T08:30:00.000Z');
INSERT INTO kept_answers (doctor_id, key, fingerprint, status, body, created_at) VALUES (1, 'key-1', 'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff', 200, '{"id":1}', '2026-11-16T08:30:00.000Z');
