PRAGMA foreign_keys = OFF;
BEGIN TRANSACTION;
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
INSERT INTO "absences" VALUES(1,1,'2026-12-20T00:00:00.000Z','2027-01-02T00:00:00.000Z',2,NULL,'2026-11-16T08:30:00.000Z');
CREATE TABLE audit_log (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     at TEXT NOT NULL,
     doctor_id INTEGER,
     session TEXT,
     action TEXT NOT NULL,
     record_kind TEXT,
     record_id INTEGER,
     outcome TEXT NOT NULL CHECK (outcome IN ('ok', 'refused')),
     reason TEXT,
     count INTEGER NOT NULL DEFAULT 1 CHECK (count > 0),
     request_id TEXT
   , colleague_id INTEGER) STRICT;
INSERT INTO "audit_log" VALUES(1,'2026-11-16T09:10:00.000Z',1,'abcdef012345','ticket.cancelled','ticket',2,'ok',NULL,1,'K7F-29Q',NULL);
CREATE TABLE avatars (
     doctor_id INTEGER PRIMARY KEY REFERENCES doctors (id) ON DELETE CASCADE,
     key TEXT NOT NULL UNIQUE,
     media_type TEXT NOT NULL,
     content BLOB NOT NULL
   ) STRICT;
INSERT INTO "avatars" VALUES(2,'kBGQ73QJ4MrJKXlIo8C3QCIvFek5_w--','image/png',X'89504E470D0A1A0A');
CREATE TABLE billing (
     doctor_id INTEGER PRIMARY KEY REFERENCES doctors (id) ON DELETE CASCADE,
     company TEXT NOT NULL,
     seat TEXT NOT NULL,
     company_id TEXT NOT NULL,
     tax_id TEXT NOT NULL,
     vat_id TEXT NOT NULL
   ) STRICT;
INSERT INTO "billing" VALUES(1,'Ordinácia Stará s. r. o.','Hlavná 1, Trnava','12345678','2020000000','SK2020000000');
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
INSERT INTO "colleagues" VALUES(1,1,'Jana','nurse-female',NULL,NULL,'e83adf45cb17e1f2a640d23fed91d7c06084350956b0369d6c1814f9f1b264ff','2026-11-27T09:00:00.000Z',NULL,'2026-11-20T09:00:00.000Z',NULL,NULL);
CREATE TABLE display_keys (
  doctor_id INTEGER PRIMARY KEY REFERENCES doctors (id) ON DELETE CASCADE,
  key TEXT NOT NULL UNIQUE
) STRICT;
INSERT INTO "display_keys" VALUES(1,'XHBGDXFVBJN8');
CREATE TABLE doctor_settings (
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     name TEXT NOT NULL,
     value TEXT NOT NULL,
     PRIMARY KEY (doctor_id, name)
   ) STRICT;
INSERT INTO "doctor_settings" VALUES(1,'notification_sound','false');
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
     , specialization TEXT, phone TEXT, about TEXT, status TEXT NOT NULL DEFAULT 'active'
     CHECK (status IN ('pending', 'active', 'disabled'))) STRICT;
INSERT INTO "doctors" VALUES(1,'mudr-anna-stara','anna@stara.test','scrypt$16384$8$5$rqhdfLKsQdfwMel3JkL8Qw$E7ip_mTk6LxulQ6XPn3JsjZ-pVRCKzSFhvRWuL2VMZI','MUDr. Anna Stará','Všeobecná ambulancia',NULL,'online','2026-11-16','2026-11-16T08:30:00.000Z','Všeobecné lekárstvo',NULL,NULL,'active');
INSERT INTO "doctors" VALUES(2,'mudr-peter-novy','peter@stary.test','scrypt$16384$8$5$Mz8NB12RDseEZi3x0RWxHw$-IZF3qZd_7jppC4HBMcowJV-eQwlUYt3xqvIBN7Kjcs','MUDr. Peter Nový',NULL,'/api/avatars/kBGQ73QJ4MrJKXlIo8C3QCIvFek5_w--','offline','2026-11-16','2026-11-16T08:30:00.000Z',NULL,NULL,NULL,'active');
CREATE TABLE invitations (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     token_hash TEXT NOT NULL UNIQUE,
     kind TEXT NOT NULL CHECK (kind IN ('first', 'invited')),
     created_at TEXT NOT NULL,
     expires_at TEXT NOT NULL,
     used_at TEXT,
     doctor_id INTEGER REFERENCES doctors (id) ON DELETE SET NULL
   ) STRICT;
CREATE TABLE invoices (
     payout_id INTEGER PRIMARY KEY REFERENCES payouts (id) ON DELETE CASCADE,
     file_name TEXT NOT NULL,
     media_type TEXT NOT NULL,
     content BLOB NOT NULL,
     uploaded_at TEXT NOT NULL
   ) STRICT;
INSERT INTO "invoices" VALUES(1,'faktúra.pdf','application/pdf',X'255044462D312E340A00FF','2026-11-16T08:30:00.000Z');
CREATE TABLE kept_answers (
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     key TEXT NOT NULL,
     fingerprint TEXT NOT NULL,
     status INTEGER NOT NULL,
     body TEXT NOT NULL,
     created_at TEXT NOT NULL,
     PRIMARY KEY (doctor_id, key)
   ) STRICT;
INSERT INTO "kept_answers" VALUES(1,'key-1','ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',200,'{"id":1}','2026-11-16T08:30:00.000Z');
CREATE TABLE kiosk_codes (
     doctor_id INTEGER PRIMARY KEY REFERENCES doctors (id) ON DELETE CASCADE,
     code_hash TEXT NOT NULL UNIQUE,
     device_name TEXT NOT NULL,
     expires_at TEXT NOT NULL
   ) STRICT;
CREATE TABLE kiosk_devices (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     key_hash TEXT NOT NULL UNIQUE
   ) STRICT;
INSERT INTO "kiosk_devices" VALUES(1,'cefaeea8b69795250a9ffc2c3faeafaefb2066b63abcbf0f090b381f7d40942a');
CREATE TABLE kiosk_pairings (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     device_id INTEGER NOT NULL REFERENCES kiosk_devices (id) ON DELETE CASCADE,
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     name TEXT NOT NULL,
     paired_at TEXT NOT NULL,
     used_at TEXT NOT NULL,
     UNIQUE (device_id, doctor_id)
   ) STRICT;
INSERT INTO "kiosk_pairings" VALUES(1,1,1,'Tablet v čakárni','2026-11-16T09:00:00.000Z','2026-11-16T09:00:00.000Z');
CREATE TABLE kiosk_requests (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     device TEXT NOT NULL,
     kind TEXT NOT NULL CHECK (kind IN ('tickets', 'appointments', 'recepts')),
     date TEXT NOT NULL,
     ticket_id INTEGER REFERENCES tickets (id) ON DELETE CASCADE
   ) STRICT;
INSERT INTO "kiosk_requests" VALUES(1,1,'device 1','tickets','2026-11-16',6);
CREATE TABLE known_places (
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     place_hash TEXT NOT NULL,
     seen_at TEXT NOT NULL,
     PRIMARY KEY (doctor_id, place_hash)
   ) STRICT;
CREATE TABLE notifications (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     category TEXT NOT NULL CHECK (category IN ('queue', 'schedule', 'schedule-premium', 'recept')),
     content TEXT NOT NULL,
     created_at TEXT NOT NULL
   ) STRICT;
INSERT INTO "notifications" VALUES(1,1,'recept','Žiadosť o recept: Paralen – <strong>Mária</strong>','2026-11-16T08:30:00.000Z');
INSERT INTO "notifications" VALUES(2,1,'schedule','Nový termín: pondelok 23. novembra o 8:20 – <strong>Eva Tichá</strong>','2026-11-16T08:30:00.000Z');
CREATE TABLE office_hours (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     hours_name TEXT NOT NULL,
     hours_type TEXT NOT NULL CHECK (hours_type IN ('schedule', 'schedule-premium', 'queue', 'other')),
     approximate_time_on_patient INTEGER NOT NULL CHECK (approximate_time_on_patient BETWEEN 1 AND 480),
     created_at TEXT NOT NULL
   ) STRICT;
INSERT INTO "office_hours" VALUES(1,1,'Ordinačné hodiny','schedule',20,'2026-11-16T08:30:00.000Z');
CREATE TABLE patients (
       doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
       user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
       note TEXT,
       created_at TEXT NOT NULL,
       PRIMARY KEY (doctor_id, user_id)
     ) STRICT;
INSERT INTO "patients" VALUES(1,1,'Alergia na penicilín','2026-11-16T08:30:00.000Z');
INSERT INTO "patients" VALUES(1,2,NULL,'2026-11-16T08:30:00.000Z');
INSERT INTO "patients" VALUES(2,1,NULL,'2026-11-16T08:30:00.000Z');
CREATE TABLE payments (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
     payment_title TEXT NOT NULL,
     amount_cents INTEGER NOT NULL,
     status TEXT NOT NULL CHECK (status IN ('paid', 'pending', 'refunded', 'failed')),
     created_at TEXT NOT NULL
   ) STRICT;
INSERT INTO "payments" VALUES(1,1,1,'Potvrdenie',1550,'paid','2026-11-16T08:30:00.000Z');
INSERT INTO "payments" VALUES(2,1,NULL,'Očkovanie',3000,'refunded','2026-11-16T08:30:00.000Z');
CREATE TABLE payouts (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     month TEXT NOT NULL CHECK (month GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]'),
     amount_cents INTEGER NOT NULL,
     status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'invoiced', 'paid')),
     UNIQUE (doctor_id, month)
   ) STRICT;
INSERT INTO "payouts" VALUES(1,1,'2026-09',90000,'paid');
INSERT INTO "payouts" VALUES(2,1,'2026-10',87550,'open');
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
INSERT INTO "recepts" VALUES(1,1,1,'Paralen 500 mg','dvakrát denne',NULL,'pending','2026-11-16T08:30:00.000Z',NULL);
INSERT INTO "recepts" VALUES(2,1,2,'Ibalgin',NULL,'request-2','accepted','2026-11-16T08:30:00.000Z','2026-11-16T08:30:00.000Z');
CREATE TABLE recovery_codes (
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     code_hash TEXT NOT NULL,
     PRIMARY KEY (doctor_id, code_hash)
   ) STRICT;
CREATE TABLE second_factors (
     doctor_id INTEGER PRIMARY KEY REFERENCES doctors (id) ON DELETE CASCADE,
     secret TEXT NOT NULL,
     begun_at TEXT NOT NULL,
     confirmed_at TEXT,
     last_step INTEGER NOT NULL DEFAULT 0
   ) STRICT;
CREATE TABLE sessions (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     token_hash TEXT NOT NULL UNIQUE,
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     device TEXT,
     created_at TEXT NOT NULL,
     used_at TEXT NOT NULL
   , colleague_id INTEGER REFERENCES colleagues (id) ON DELETE CASCADE) STRICT;
INSERT INTO "sessions" VALUES(1,'b14285cff75482eaf4ef3ee8d483cfa516e62943ad39bb855fd63248e9941601',1,NULL,'2026-11-16T08:30:00.000Z','2026-11-22T11:15:03.625Z',NULL);
INSERT INTO "sessions" VALUES(2,'8cfbfa628742651e515610e1fda62be43ac4f73c1fc5755ceec5badf9920a9b0',1,'Firefox, Windows','2026-11-16T09:00:00.000Z','2026-11-16T09:00:00.000Z',NULL);
CREATE TABLE settings (
       name TEXT PRIMARY KEY,
       value TEXT NOT NULL
     ) STRICT;
INSERT INTO "settings" VALUES('realtime-secret','0000000000000000000000000000000000000000000000000000000000000000');
CREATE TABLE special_announcements (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     note TEXT NOT NULL,
     expired_at TEXT NOT NULL,
     created_at TEXT NOT NULL
   ) STRICT;
INSERT INTO "special_announcements" VALUES(1,1,'V piatok ordinujeme do 11:00.','2026-11-21T00:00:00.000Z','2026-11-16T08:30:00.000Z');
CREATE TABLE ticket_calls (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
  ticket_id INTEGER NOT NULL UNIQUE REFERENCES tickets (id) ON DELETE CASCADE,
  called_at TEXT NOT NULL,
  is_served INTEGER NOT NULL CHECK (is_served IN (0, 1))
) STRICT;
INSERT INTO "ticket_calls" VALUES(1,1,8,'2026-11-20T09:00:00.000Z',1);
CREATE TABLE ticket_moves (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  ticket_id INTEGER NOT NULL REFERENCES tickets (id) ON DELETE CASCADE,
  from_at TEXT NOT NULL,
  to_at TEXT NOT NULL,
  from_minutes INTEGER,
  to_minutes INTEGER NOT NULL,
  moved_at TEXT NOT NULL,
  moved_session TEXT,
  moved_colleague_id INTEGER REFERENCES colleagues (id) ON DELETE SET NULL
) STRICT;
INSERT INTO "ticket_moves" VALUES(1,3,'2026-11-18T08:15:00.000Z','2026-11-18T08:45:00.000Z',NULL,30,'2026-11-16T09:20:00.000Z',NULL,NULL);
CREATE TABLE "tickets" (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
  user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  date TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  type TEXT NOT NULL CHECK (type IN ('queue', 'schedule', 'schedule-premium')),
  number INTEGER,
  ticket_title TEXT NOT NULL,
  scheduled_at TEXT,
  duration_minutes INTEGER CHECK (duration_minutes > 0),
  user_alternate TEXT,
  exchange_number TEXT,
  exchange_doctor TEXT,
  origin_title TEXT,
  event_note TEXT,
  request_id TEXT UNIQUE,
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'served', 'rejected', 'missed')),
  created_at TEXT NOT NULL,
  called_at TEXT,
  handled_at TEXT,
  handled_session TEXT, is_urgent INTEGER NOT NULL DEFAULT 0 CHECK (is_urgent IN (0, 1)), place REAL, handled_colleague_id INTEGER REFERENCES colleagues (id) ON DELETE SET NULL, version INTEGER NOT NULL DEFAULT 1, may_overlap INTEGER NOT NULL DEFAULT 0 CHECK (may_overlap IN (0, 1)),
  UNIQUE (doctor_id, date, number),
  CHECK ((type = 'queue') = (number IS NOT NULL)),
  CHECK ((type = 'queue') = (scheduled_at IS NULL)),
  CHECK ((status = 'waiting') = (handled_at IS NULL)),
  CHECK (status <> 'waiting' OR handled_session IS NULL),
  CHECK (status IN ('served', 'missed') OR called_at IS NULL),
  CHECK (status <> 'served' OR called_at IS NOT NULL)
) STRICT;
INSERT INTO "tickets" VALUES(1,1,1,'2026-11-16','queue',1,'Lístok 1',NULL,NULL,NULL,NULL,NULL,NULL,'Kašeľ
už týždeň','request-1','served','2026-11-16T08:30:00.000Z','2026-11-16T08:30:00.000Z','2026-11-16T08:30:00.000Z',NULL,0,NULL,NULL,1,0);
INSERT INTO "tickets" VALUES(2,1,NULL,'2026-11-16','queue',2,'Lístok 2',NULL,NULL,'Eva Tichá','17','MUDr. Hruška',NULL,NULL,NULL,'rejected','2026-11-16T08:30:00.000Z',NULL,'2026-11-16T09:10:00.000Z',NULL,0,NULL,NULL,1,0);
INSERT INTO "tickets" VALUES(3,1,2,'2026-11-18','schedule-premium',NULL,'Kontrola','2026-11-18T08:45:00.000Z',30,NULL,NULL,NULL,NULL,NULL,NULL,'waiting','2026-11-16T08:30:00.000Z',NULL,NULL,NULL,0,NULL,NULL,2,0);
INSERT INTO "tickets" VALUES(4,2,1,'2026-11-16','queue',1,'Lístok 1',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'rejected','2026-11-16T08:30:00.000Z',NULL,'2026-11-16T08:30:00.000Z',NULL,0,NULL,NULL,1,0);
INSERT INTO "tickets" VALUES(5,1,NULL,'2026-11-23','schedule',NULL,'Termín','2026-11-23T07:20:00.000Z',20,'Eva Tichá',NULL,NULL,NULL,NULL,'request-3','waiting','2026-11-16T08:30:00.000Z',NULL,NULL,NULL,0,NULL,NULL,1,0);
INSERT INTO "tickets" VALUES(6,1,NULL,'2026-11-16','queue',3,'Lístok 3',NULL,NULL,'Zuzana Malá',NULL,NULL,NULL,NULL,'request-5','waiting','2026-11-16T09:00:00.000Z',NULL,NULL,NULL,0,NULL,NULL,1,0);
INSERT INTO "tickets" VALUES(7,1,NULL,'2026-11-20','queue',1,'Lístok 1',NULL,NULL,'Oto Neprišiel',NULL,NULL,NULL,NULL,NULL,'missed','2026-11-20T09:00:00.000Z',NULL,'2026-11-20T09:00:00.000Z',NULL,0,NULL,NULL,1,0);
INSERT INTO "tickets" VALUES(8,1,NULL,'2026-11-20','queue',2,'Lístok 2',NULL,NULL,'Iva Urgentná',NULL,NULL,NULL,NULL,NULL,'served','2026-11-20T09:00:00.000Z','2026-11-20T09:00:00.000Z','2026-11-20T09:00:00.000Z',NULL,1,1795129199000.0,NULL,1,0);
INSERT INTO "tickets" VALUES(9,1,NULL,'2026-11-23','schedule',NULL,'Termín','2026-11-23T07:00:00.000Z',30,'Ján Termín',NULL,NULL,NULL,NULL,NULL,'waiting','2026-11-20T09:00:00.000Z',NULL,NULL,NULL,0,NULL,NULL,1,0);
INSERT INTO "tickets" VALUES(10,1,NULL,'2026-11-23','schedule-premium',NULL,'Prednostný termín','2026-11-23T08:00:00.000Z',NULL,'Bez Trvania',NULL,NULL,NULL,NULL,NULL,'waiting','2026-11-20T09:00:00.000Z',NULL,NULL,NULL,0,NULL,NULL,1,0);
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
INSERT INTO "time_schedules" VALUES(1,1,0,'monday','08:00','12:00');
INSERT INTO "time_schedules" VALUES(2,1,1,'tuesday','13:00','15:30');
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
INSERT INTO "users" VALUES(1,'Mária O''Šťastná',NULL,'maria@pacient.test','+421 900 000 001','855101/1234','1985-01-01','Všeobecná zdravotná poisťovňa','2026-11-16T08:30:00.000Z');
INSERT INTO "users" VALUES(2,'Ján Horák',NULL,NULL,NULL,NULL,NULL,NULL,'2026-11-16T08:30:00.000Z');
CREATE INDEX recepts_pending ON recepts (doctor_id, status, created_at);
CREATE INDEX notifications_newest ON notifications (doctor_id, created_at);
CREATE INDEX payments_newest ON payments (doctor_id, created_at);
CREATE INDEX office_hours_of_doctor ON office_hours (doctor_id);
CREATE INDEX time_schedules_of_hours ON time_schedules (office_hours_id);
CREATE INDEX absences_ahead ON absences (doctor_id, absence_to);
CREATE INDEX announcements_ahead ON special_announcements (doctor_id, expired_at);
CREATE INDEX kept_answers_by_age ON kept_answers (created_at);
CREATE INDEX sessions_of_doctor ON sessions (doctor_id);
CREATE INDEX kiosk_pairings_of_doctor ON kiosk_pairings (doctor_id);
CREATE INDEX kiosk_requests_of_day ON kiosk_requests (doctor_id, date, kind, device);
CREATE INDEX kiosk_requests_of_ticket ON kiosk_requests (ticket_id);
CREATE INDEX audit_log_by_time ON audit_log (at);
CREATE TRIGGER audit_log_never_changes BEFORE UPDATE ON audit_log
     BEGIN SELECT RAISE(ABORT, 'The log is append-only.'); END;
CREATE TRIGGER audit_log_never_replaces BEFORE INSERT ON audit_log
     WHEN EXISTS (SELECT 1 FROM audit_log WHERE id = NEW.id)
     BEGIN SELECT RAISE(ABORT, 'The log is append-only.'); END;
CREATE TRIGGER audit_log_is_kept BEFORE DELETE ON audit_log
     WHEN OLD.at >= coalesce((SELECT value FROM settings WHERE name = 'log-kept-from'), '')
     BEGIN SELECT RAISE(ABORT, 'The log keeps its lines for their time.'); END;
CREATE INDEX tickets_waiting ON tickets (doctor_id, status, date);
CREATE INDEX tickets_of_user ON tickets (doctor_id, user_id);
CREATE INDEX tickets_handled ON tickets (doctor_id, handled_at);
CREATE INDEX ticket_calls_of_doctor ON ticket_calls (doctor_id);
CREATE INDEX colleagues_of_doctor ON colleagues (doctor_id);
CREATE TRIGGER tickets_version AFTER UPDATE OF date, scheduled_at, duration_minutes, status ON tickets
WHEN OLD.date IS NOT NEW.date OR OLD.scheduled_at IS NOT NEW.scheduled_at
  OR OLD.duration_minutes IS NOT NEW.duration_minutes OR OLD.status IS NOT NEW.status
BEGIN
  UPDATE tickets SET version = OLD.version + 1 WHERE id = NEW.id;
END;
CREATE INDEX ticket_moves_of_ticket ON ticket_moves (ticket_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('doctors',2);
INSERT INTO "sqlite_sequence" VALUES('users',2);
INSERT INTO "sqlite_sequence" VALUES('recepts',2);
INSERT INTO "sqlite_sequence" VALUES('notifications',2);
INSERT INTO "sqlite_sequence" VALUES('payments',2);
INSERT INTO "sqlite_sequence" VALUES('payouts',2);
INSERT INTO "sqlite_sequence" VALUES('office_hours',1);
INSERT INTO "sqlite_sequence" VALUES('time_schedules',2);
INSERT INTO "sqlite_sequence" VALUES('absences',1);
INSERT INTO "sqlite_sequence" VALUES('special_announcements',1);
INSERT INTO "sqlite_sequence" VALUES('sessions',2);
INSERT INTO "sqlite_sequence" VALUES('kiosk_devices',1);
INSERT INTO "sqlite_sequence" VALUES('kiosk_pairings',1);
INSERT INTO "sqlite_sequence" VALUES('kiosk_requests',1);
INSERT INTO "sqlite_sequence" VALUES('audit_log',1);
INSERT INTO "sqlite_sequence" VALUES('tickets',10);
INSERT INTO "sqlite_sequence" VALUES('ticket_calls',1);
INSERT INTO "sqlite_sequence" VALUES('colleagues',1);
INSERT INTO "sqlite_sequence" VALUES('ticket_moves',1);
COMMIT;
PRAGMA user_version = 7;
