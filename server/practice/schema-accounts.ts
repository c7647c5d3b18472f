/** Accounts: the state of a doctor's account, sessions that end, the second factor, invitations. */
export const ACCOUNTS_STEP: readonly string[] = [
  `ALTER TABLE doctors ADD COLUMN status TEXT NOT NULL DEFAULT 'active'
     CHECK (status IN ('pending', 'active', 'disabled'))`,
  `CREATE TABLE sessions (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     token_hash TEXT NOT NULL UNIQUE,
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     device TEXT,
     created_at TEXT NOT NULL,
     used_at TEXT NOT NULL
   ) STRICT`,
  // The idle time begins with the update: it must not log out a practice in the middle of its day.
  `INSERT INTO sessions (token_hash, doctor_id, created_at, used_at)
     SELECT token_hash, doctor_id, created_at, ? FROM tokens`,
  `DROP TABLE tokens`,
  `CREATE INDEX sessions_of_doctor ON sessions (doctor_id)`,
  // From where a doctor has logged in: SHA-256 of an address or of a device's mark. A stranger's guesses do not lock these out.
  `CREATE TABLE known_places (
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     place_hash TEXT NOT NULL,
     seen_at TEXT NOT NULL,
     PRIMARY KEY (doctor_id, place_hash)
   ) STRICT`,
  `CREATE TABLE second_factors (
     doctor_id INTEGER PRIMARY KEY REFERENCES doctors (id) ON DELETE CASCADE,
     secret TEXT NOT NULL,
     begun_at TEXT NOT NULL,
     confirmed_at TEXT,
     last_step INTEGER NOT NULL DEFAULT 0
   ) STRICT`,
  `CREATE TABLE recovery_codes (
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     code_hash TEXT NOT NULL,
     PRIMARY KEY (doctor_id, code_hash)
   ) STRICT`,
];
