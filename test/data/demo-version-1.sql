PRAGMA user_version = 1;
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
  handled_at TEXT,
  UNIQUE (doctor_id, date, number),
  CHECK ((type = 'queue') = (number IS NOT NULL)),
  CHECK ((type = 'queue') = (scheduled_at IS NULL)),
  CHECK ((status = 'waiting') = (handled_at IS NULL))
  ) STRICT;
CREATE INDEX tickets_waiting ON tickets (doctor_id, status, date);
CREATE INDEX tickets_of_user ON tickets (doctor_id, user_id);
INSERT INTO settings (name, value) VALUES ('realtime-secret', '0000000000000000000000000000000000000000000000000000000000000000');
INSERT INTO doctors (id, code, email, password_hash, doctor_name, practice_title, avatar, online_status, online_status_date, created_at) VALUES (1, 'kovacova', 'doktor@ordinacia.test', 'scrypt$16384$8$5$m1m0ecX13F4QRXktB8Qnhg$GJu6cUS8VJeEaepjJ4IKrsjwJ9l-V1jsYmOhy279Jk4', 'MUDr. Anna Kováčová', 'Všeobecná ambulancia pre dospelých', NULL, 'online', '2026-11-19', '2026-11-19T09:00:00.000Z');
INSERT INTO doctors (id, code, email, password_hash, doctor_name, practice_title, avatar, online_status, online_status_date, created_at) VALUES (2, 'hruska', 'lekar@ordinacia.test', 'scrypt$16384$8$5$Ge-ufGbmLoW42KYWoHRy_w$VbQR32mG9ZuOFeV-SPpTFmiMIuUk1oSThGPRQDlsPWU', 'MUDr. Peter Hruška, PhD.', 'Kožná ambulancia', NULL, 'online', '2026-11-19', '2026-11-19T09:00:00.000Z');
INSERT INTO users (id, fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at) VALUES (1, 'Ján Novák', 'data:image/svg+xml,%3Csvg xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%2F%3E', 'pacient1@kovacova.test', '+421 900 000 101', '640312/6127', '1964-03-12', 'VšZP', '2026-11-19T09:00:00.000Z');
INSERT INTO users (id, fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at) VALUES (2, 'Mária Horváthová', NULL, 'pacient2@kovacova.test', '+421 900 000 102', '885719/6204', '1988-07-19', 'Dôvera', '2026-11-19T09:00:00.000Z');
INSERT INTO users (id, fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at) VALUES (3, 'Ľubomír Šťastný', NULL, 'pacient3@kovacova.test', '+421 900 000 103', '710908/6339', '1971-09-08', 'Union', '2026-11-19T09:00:00.000Z');
INSERT INTO users (id, fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at) VALUES (4, 'RNDr. Alžbeta Magdaléna Szentiványiová-Országhová, PhD.', NULL, 'pacient5@kovacova.test', '+421 900 000 105', '495430/622', '1949-04-30', 'VšZP', '2026-11-19T09:00:00.000Z');
INSERT INTO users (id, fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at) VALUES (5, 'Zuzana Krajčírová', 'data:image/svg+xml,%3Csvg xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%2F%3E', 'pacient7@kovacova.test', '+421 900 000 107', '775611/6673', '1977-06-11', 'VšZP', '2026-11-19T09:00:00.000Z');
INSERT INTO users (id, fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at) VALUES (6, 'Štefan Oravec', NULL, 'pacient8@kovacova.test', '+421 900 000 108', '520101/618', '1952-01-01', 'Dôvera', '2026-11-19T09:00:00.000Z');
INSERT INTO users (id, fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at) VALUES (7, 'Ing. Vladimír Hlaváč', 'data:image/svg+xml,%3Csvg xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%2F%3E', 'pacient10@kovacova.test', '+421 900 000 110', '820724/6835', '1982-07-24', 'VšZP', '2026-11-19T09:00:00.000Z');
INSERT INTO users (id, fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at) VALUES (8, 'Božena Ťažká', NULL, 'pacient11@kovacova.test', '+421 900 000 111', '585209/6914', '1958-02-09', 'VšZP', '2026-11-19T09:00:00.000Z');
INSERT INTO users (id, fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at) VALUES (9, 'Eva Žiaková', NULL, 'pacient12@kovacova.test', '+421 900 000 112', '905930/7018', '1990-09-30', 'Dôvera', '2026-11-19T09:00:00.000Z');
INSERT INTO users (id, fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at) VALUES (10, 'Katarína Čierna', 'data:image/svg+xml,%3Csvg xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%2F%3E', 'pacient4@kovacova.test', '+421 900 000 104', '935227/6418', '1993-02-27', 'VšZP', '2026-11-19T09:00:00.000Z');
INSERT INTO users (id, fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at) VALUES (11, 'Tomáš Ďurica', NULL, 'pacient6@kovacova.test', '+421 900 000 106', '010615/6552', '2001-06-15', 'Dôvera', '2026-11-19T09:00:00.000Z');
INSERT INTO users (id, fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at) VALUES (12, 'Lucia Mináriková', NULL, 'pacient9@kovacova.test', '+421 900 000 109', '965502/6791', '1996-05-02', 'Union', '2026-11-19T09:00:00.000Z');
INSERT INTO users (id, fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at) VALUES (13, 'Michal Baláž', 'data:image/svg+xml,%3Csvg xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%2F%3E', 'pacient1@hruska.test', '+421 900 000 201', '870405/7126', '1987-04-05', 'VšZP', '2026-11-19T09:00:00.000Z');
INSERT INTO users (id, fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at) VALUES (14, 'Jana Vargová', NULL, 'pacient2@hruska.test', '+421 900 000 202', '795817/7243', '1979-08-17', 'Dôvera', '2026-11-19T09:00:00.000Z');
INSERT INTO users (id, fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at) VALUES (15, 'Simona Hudecová', 'data:image/svg+xml,%3Csvg xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%2F%3E', 'pacient4@hruska.test', '+421 900 000 204', '025923/7461', '2002-09-23', 'VšZP', '2026-11-19T09:00:00.000Z');
INSERT INTO users (id, fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at) VALUES (16, 'Helena Petrášová', NULL, 'pacient6@hruska.test', '+421 900 000 206', '545128/768', '1954-01-28', 'VšZP', '2026-11-19T09:00:00.000Z');
INSERT INTO users (id, fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at) VALUES (17, 'Róbert Sloboda', NULL, 'pacient3@hruska.test', '+421 900 000 203', '660228/7352', '1966-02-28', 'Union', '2026-11-19T09:00:00.000Z');
INSERT INTO users (id, fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at) VALUES (18, 'Ondrej Kmeť', NULL, 'pacient5@hruska.test', '+421 900 000 205', '911111/7570', '1991-11-11', 'Dôvera', '2026-11-19T09:00:00.000Z');
INSERT INTO patients (doctor_id, user_id, note, created_at) VALUES (1, 1, 'Alergia na penicilín.', '2026-11-19T09:00:00.000Z');
INSERT INTO patients (doctor_id, user_id, note, created_at) VALUES (1, 2, NULL, '2026-11-19T09:00:00.000Z');
INSERT INTO patients (doctor_id, user_id, note, created_at) VALUES (1, 3, NULL, '2026-11-19T09:00:00.000Z');
INSERT INTO patients (doctor_id, user_id, note, created_at) VALUES (1, 4, NULL, '2026-11-19T09:00:00.000Z');
INSERT INTO patients (doctor_id, user_id, note, created_at) VALUES (1, 5, 'Kontrola tlaku každé tri mesiace.', '2026-11-19T09:00:00.000Z');
INSERT INTO patients (doctor_id, user_id, note, created_at) VALUES (1, 6, NULL, '2026-11-19T09:00:00.000Z');
INSERT INTO patients (doctor_id, user_id, note, created_at) VALUES (1, 7, NULL, '2026-11-19T09:00:00.000Z');
INSERT INTO patients (doctor_id, user_id, note, created_at) VALUES (1, 8, 'Horšie počuje, hovoriť zreteľne.', '2026-11-19T09:00:00.000Z');
INSERT INTO patients (doctor_id, user_id, note, created_at) VALUES (1, 9, NULL, '2026-11-19T09:00:00.000Z');
INSERT INTO patients (doctor_id, user_id, note, created_at) VALUES (2, 13, NULL, '2026-11-19T09:00:00.000Z');
INSERT INTO patients (doctor_id, user_id, note, created_at) VALUES (2, 14, 'Znamienko na ľavom ramene sledovať.', '2026-11-19T09:00:00.000Z');
INSERT INTO patients (doctor_id, user_id, note, created_at) VALUES (2, 15, NULL, '2026-11-19T09:00:00.000Z');
INSERT INTO patients (doctor_id, user_id, note, created_at) VALUES (2, 16, NULL, '2026-11-19T09:00:00.000Z');
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (1, 1, 1, '2026-11-19', 'queue', 1, 'Lístok 1', NULL, NULL, NULL, NULL, 'Kiosk v čakárni', 'Bolesť hrdla a horúčka od včera večera.', NULL, 'served', '2026-11-19T08:00:00.000Z', '2026-11-19T09:00:00.000Z');
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (2, 1, NULL, '2026-11-19', 'queue', 2, 'Lístok 2', NULL, 'Oto Lukáč', NULL, NULL, 'Kiosk v čakárni', 'Prišiel po predpis.', NULL, 'waiting', '2026-11-19T08:15:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (3, 1, 2, '2026-11-19', 'schedule', NULL, 'Preventívna prehliadka', '2026-11-19T08:20:00.000Z', NULL, NULL, NULL, 'Webová objednávka', NULL, NULL, 'waiting', '2026-11-14T08:33:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (4, 1, NULL, '2026-11-19', 'queue', 3, 'Lístok 3', NULL, NULL, NULL, NULL, 'Kiosk v čakárni', NULL, NULL, 'waiting', '2026-11-19T08:25:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (5, 1, 10, '2026-11-19', 'schedule-premium', NULL, 'Konzultácia výsledkov', '2026-11-19T08:40:00.000Z', NULL, '2026/04417', 'MUDr. Juraj Benko, kardiológia', 'Webová objednávka', 'Prinesie výsledky EKG a krvný obraz. Prosí o stručné vysvetlenie, čo má ďalej robiť.', NULL, 'waiting', '2026-11-14T09:13:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (6, 1, 4, '2026-11-19', 'schedule', NULL, 'Kontrola krvného tlaku', '2026-11-19T09:00:00.000Z', NULL, NULL, NULL, 'Telefonicky', NULL, NULL, 'waiting', '2026-11-16T09:53:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (7, 1, NULL, '2026-11-19', 'schedule', NULL, 'Predoperačné vyšetrenie', '2026-11-19T09:20:00.000Z', 'Žofia Ďuríčková (objednala dcéra)', '2026/03982', 'MUDr. Dana Urbanová, chirurgia', 'Telefonicky', NULL, NULL, 'waiting', '2026-11-16T09:33:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (8, 1, 11, '2026-11-19', 'schedule-premium', NULL, 'Očkovanie proti chrípke', '2026-11-19T09:40:00.000Z', NULL, NULL, NULL, 'Webová objednávka', NULL, NULL, 'waiting', '2026-11-14T10:13:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (9, 1, 8, '2026-11-19', 'schedule', NULL, 'Odber krvi', '2026-11-19T10:10:00.000Z', NULL, NULL, NULL, 'Telefonicky', 'Nalačno. Sprevádza ju syn.', NULL, 'waiting', '2026-11-16T10:13:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (10, 1, 6, '2026-11-20', 'queue', 1, 'Lístok 1', NULL, NULL, NULL, NULL, 'Webová objednávka', 'Závraty po zmene liekov.', NULL, 'waiting', '2026-11-19T06:43:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (11, 1, 5, '2026-11-20', 'schedule', NULL, 'Kontrola krvného tlaku', '2026-11-20T07:20:00.000Z', NULL, NULL, NULL, 'Telefonicky', NULL, NULL, 'waiting', '2026-11-17T07:23:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (12, 1, 12, '2026-11-20', 'schedule', NULL, 'Vstupná prehliadka', '2026-11-20T08:00:00.000Z', NULL, NULL, NULL, 'Webová objednávka', NULL, NULL, 'waiting', '2026-11-15T08:43:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (13, 1, 7, '2026-11-20', 'schedule-premium', NULL, 'Konzultácia výsledkov', '2026-11-20T08:40:00.000Z', NULL, '2026/04120', 'MUDr. Ivan Gajdoš, neurológia', 'Webová objednávka', NULL, NULL, 'waiting', '2026-11-15T09:03:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (14, 1, NULL, '2026-11-20', 'schedule', NULL, 'Výpis pre poisťovňu', '2026-11-20T09:30:00.000Z', 'Marek Bielik', NULL, NULL, 'Telefonicky', NULL, NULL, 'waiting', '2026-11-17T09:43:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (15, 1, 9, '2026-11-23', 'schedule', NULL, 'Preventívna prehliadka', '2026-11-23T06:50:00.000Z', NULL, NULL, NULL, 'Webová objednávka', NULL, NULL, 'waiting', '2026-11-18T07:23:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (16, 1, 3, '2026-11-23', 'schedule-premium', NULL, 'Bolesti chrbta', '2026-11-23T07:30:00.000Z', NULL, NULL, NULL, 'Telefonicky', NULL, NULL, 'waiting', '2026-11-19T09:00:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (17, 1, NULL, '2026-11-23', 'schedule', NULL, 'Odber krvi', '2026-11-23T08:10:00.000Z', NULL, NULL, NULL, 'Telefonicky', 'Meno pri objednávke neuviedol.', NULL, 'waiting', '2026-11-19T09:00:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (18, 1, 1, '2026-11-23', 'schedule', NULL, 'Kontrola po chorobe', '2026-11-23T08:50:00.000Z', NULL, NULL, NULL, 'Webová objednávka', NULL, NULL, 'waiting', '2026-11-18T09:23:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (19, 1, 8, '2026-11-24', 'schedule', NULL, 'Výsledky odberu', '2026-11-24T07:00:00.000Z', NULL, NULL, NULL, 'Telefonicky', NULL, NULL, 'waiting', '2026-11-19T09:00:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (20, 1, NULL, '2026-11-24', 'schedule', NULL, 'Potvrdenie do školy', '2026-11-24T07:30:00.000Z', 'Nina Vlčková', NULL, NULL, 'Webová objednávka', NULL, NULL, 'waiting', '2026-11-19T07:43:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (21, 1, 6, '2026-11-24', 'schedule', NULL, 'Kontrola liečby', '2026-11-24T08:00:00.000Z', NULL, NULL, NULL, 'Telefonicky', NULL, NULL, 'waiting', '2026-11-19T09:00:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (22, 1, 10, '2026-11-24', 'schedule-premium', NULL, 'Predoperačné vyšetrenie', '2026-11-24T08:40:00.000Z', NULL, '2026/04533', 'MUDr. Dana Urbanová, chirurgia', 'Webová objednávka', NULL, NULL, 'waiting', '2026-11-19T09:00:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (23, 1, 11, '2026-11-24', 'schedule', NULL, 'Vodičský preukaz', '2026-11-24T09:20:00.000Z', NULL, NULL, NULL, 'Webová objednávka', NULL, NULL, 'waiting', '2026-11-19T09:00:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (24, 1, 2, '2026-11-24', 'schedule', NULL, 'Očkovanie', '2026-11-24T09:50:00.000Z', NULL, NULL, NULL, 'Telefonicky', NULL, NULL, 'waiting', '2026-11-19T09:00:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (25, 1, 5, '2026-11-25', 'schedule-premium', NULL, 'Akútne ťažkosti', '2026-11-25T06:40:00.000Z', NULL, NULL, NULL, 'Telefonicky', NULL, NULL, 'waiting', '2026-11-19T09:00:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (26, 1, 7, '2026-11-25', 'schedule', NULL, 'Preventívna prehliadka', '2026-11-25T07:20:00.000Z', NULL, NULL, NULL, 'Webová objednávka', NULL, NULL, 'waiting', '2026-11-19T09:00:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (27, 1, NULL, '2026-11-25', 'schedule', NULL, 'Preväz', '2026-11-25T08:20:00.000Z', 'Rudolf Mihálik', NULL, NULL, 'Telefonicky', NULL, NULL, 'waiting', '2026-11-19T09:00:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (28, 1, 12, '2026-11-25', 'schedule', NULL, 'Kontrola', '2026-11-25T09:00:00.000Z', NULL, NULL, NULL, 'Webová objednávka', NULL, NULL, 'waiting', '2026-11-19T09:00:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (29, 2, 13, '2026-11-19', 'queue', 1, 'Lístok 1', NULL, NULL, NULL, NULL, 'Kiosk v čakárni', 'Vyrážka na rukách.', NULL, 'waiting', '2026-11-19T08:05:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (30, 2, 14, '2026-11-19', 'schedule', NULL, 'Kontrola znamienok', '2026-11-19T08:20:00.000Z', NULL, '2026/01874', 'MUDr. Lenka Zelená', 'Webová objednávka', NULL, NULL, 'waiting', '2026-11-14T08:33:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (31, 2, 17, '2026-11-19', 'schedule-premium', NULL, 'Vyšetrenie znamienka', '2026-11-19T08:45:00.000Z', NULL, NULL, NULL, 'Webová objednávka', NULL, NULL, 'waiting', '2026-11-14T08:53:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (32, 2, NULL, '2026-11-19', 'queue', 2, 'Lístok 2', NULL, 'Daniela Ferencová', NULL, NULL, 'Kiosk v čakárni', NULL, NULL, 'waiting', '2026-11-19T08:30:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (33, 2, 15, '2026-11-19', 'schedule', NULL, 'Liečba akné', '2026-11-19T09:10:00.000Z', NULL, NULL, NULL, 'Telefonicky', NULL, NULL, 'waiting', '2026-11-16T09:13:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (34, 2, 16, '2026-11-20', 'schedule', NULL, 'Kontrola ekzému', '2026-11-20T07:00:00.000Z', NULL, NULL, NULL, 'Telefonicky', NULL, NULL, 'waiting', '2026-11-17T07:43:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (35, 2, 18, '2026-11-20', 'schedule', NULL, 'Vyšetrenie nechtov', '2026-11-20T07:30:00.000Z', NULL, NULL, NULL, 'Webová objednávka', NULL, NULL, 'waiting', '2026-11-15T07:43:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (36, 2, 13, '2026-11-20', 'schedule-premium', NULL, 'Výsledky testov', '2026-11-20T08:00:00.000Z', NULL, NULL, NULL, 'Webová objednávka', NULL, NULL, 'waiting', '2026-11-15T08:43:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (37, 2, NULL, '2026-11-20', 'schedule', NULL, 'Odstránenie bradavice', '2026-11-20T08:30:00.000Z', 'Alena Rybárová', NULL, NULL, 'Telefonicky', NULL, NULL, 'waiting', '2026-11-17T08:43:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (38, 2, 15, '2026-11-23', 'schedule', NULL, 'Kontrola', '2026-11-23T07:10:00.000Z', NULL, NULL, NULL, 'Webová objednávka', NULL, NULL, 'waiting', '2026-11-18T08:03:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (39, 2, 17, '2026-11-23', 'schedule-premium', NULL, 'Výsledky histológie', '2026-11-23T07:40:00.000Z', NULL, NULL, NULL, 'Telefonicky', NULL, NULL, 'waiting', '2026-11-19T09:00:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (40, 2, 14, '2026-11-23', 'schedule', NULL, 'Preväz', '2026-11-23T08:10:00.000Z', NULL, NULL, NULL, 'Telefonicky', NULL, NULL, 'waiting', '2026-11-19T09:00:00.000Z', NULL);
INSERT INTO tickets (id, doctor_id, user_id, date, type, number, ticket_title, scheduled_at, user_alternate, exchange_number, exchange_doctor, origin_title, event_note, request_id, status, created_at, handled_at) VALUES (41, 2, NULL, '2026-11-23', 'schedule', NULL, 'Vyšetrenie kože', '2026-11-23T08:40:00.000Z', 'Karol Fabián', NULL, NULL, 'Webová objednávka', NULL, NULL, 'waiting', '2026-11-18T09:03:00.000Z', NULL);
