import Libsql from 'libsql';

/** Makes the database file that the first version of the program made of the demo: two doctors, and a ticket each. */
export function writeFirstVersion(databaseFile: string, date: string): void {
  const database = new Libsql(databaseFile);
  for (const statement of FIRST_SCHEMA) database.exec(statement);
  for (const [id, email, code] of [
    [1, 'doktor@ordinacia.test', 'kovacova'],
    [2, 'lekar@ordinacia.test', 'hruska'],
  ] as const) {
    const createdAt = `${date}T08:00:00.000Z`;
    database
      .prepare(
        'INSERT INTO doctors (id, code, email, password_hash, doctor_name, created_at) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .run(id, code, email, 'x', `MUDr. ${code}`, createdAt);
    database
      .prepare(
        `INSERT INTO tickets (doctor_id, date, type, ticket_title, scheduled_at, created_at)
           VALUES (?, ?, 'schedule', 'Kontrola', ?, ?)`,
      )
      .run(id, date, createdAt, createdAt);
  }
  database.exec('PRAGMA user_version = 1');
  database.close();
}

/** A deliberate copy: version 1 files on disk do not change with the program. */
const FIRST_SCHEMA = [
  `CREATE TABLE settings (
     name TEXT PRIMARY KEY,
     value TEXT NOT NULL
   ) STRICT`,
  `CREATE TABLE doctors (
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
   ) STRICT`,
  `CREATE TABLE tokens (
     token_hash TEXT PRIMARY KEY,
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     created_at TEXT NOT NULL
   ) STRICT`,
  `CREATE TABLE users (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     fullname TEXT NOT NULL,
     avatar TEXT,
     email TEXT,
     phone TEXT,
     id_number TEXT,
     birth_date TEXT,
     insurance_title TEXT,
     created_at TEXT NOT NULL
   ) STRICT`,
  `CREATE TABLE patients (
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     note TEXT,
     created_at TEXT NOT NULL,
     PRIMARY KEY (doctor_id, user_id)
   ) STRICT`,
  `CREATE TABLE tickets (
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
   ) STRICT`,
  `CREATE INDEX tickets_waiting ON tickets (doctor_id, status, date)`,
  `CREATE INDEX tickets_of_user ON tickets (doctor_id, user_id)`,
];
