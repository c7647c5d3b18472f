/** Version 2: prescriptions, notifications, payments, payouts, settings, and files. */
export const RECORDS_STEP: readonly string[] = [
  `ALTER TABLE doctors ADD COLUMN specialization TEXT`,
  `ALTER TABLE doctors ADD COLUMN phone TEXT`,
  `ALTER TABLE doctors ADD COLUMN about TEXT`,
  `CREATE TABLE doctor_settings (
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     name TEXT NOT NULL,
     value TEXT NOT NULL,
     PRIMARY KEY (doctor_id, name)
   ) STRICT`,
  `CREATE TABLE avatars (
     doctor_id INTEGER PRIMARY KEY REFERENCES doctors (id) ON DELETE CASCADE,
     key TEXT NOT NULL UNIQUE,
     media_type TEXT NOT NULL,
     content BLOB NOT NULL
   ) STRICT`,
  `CREATE TABLE recepts (
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
   ) STRICT`,
  `CREATE INDEX recepts_pending ON recepts (doctor_id, status, created_at)`,
  `CREATE TABLE notifications (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     category TEXT NOT NULL CHECK (category IN ('queue', 'schedule', 'schedule-premium', 'recept')),
     content TEXT NOT NULL,
     created_at TEXT NOT NULL
   ) STRICT`,
  `CREATE INDEX notifications_newest ON notifications (doctor_id, created_at)`,
  `CREATE TABLE payments (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
     payment_title TEXT NOT NULL,
     amount_cents INTEGER NOT NULL,
     status TEXT NOT NULL CHECK (status IN ('paid', 'pending', 'refunded', 'failed')),
     created_at TEXT NOT NULL
   ) STRICT`,
  `CREATE INDEX payments_newest ON payments (doctor_id, created_at)`,
  `CREATE TABLE payouts (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     month TEXT NOT NULL CHECK (month GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]'),
     amount_cents INTEGER NOT NULL,
     status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'invoiced', 'paid')),
     UNIQUE (doctor_id, month)
   ) STRICT`,
  `CREATE TABLE invoices (
     payout_id INTEGER PRIMARY KEY REFERENCES payouts (id) ON DELETE CASCADE,
     file_name TEXT NOT NULL,
     media_type TEXT NOT NULL,
     content BLOB NOT NULL,
     uploaded_at TEXT NOT NULL
   ) STRICT`,
  `CREATE TABLE billing (
     doctor_id INTEGER PRIMARY KEY REFERENCES doctors (id) ON DELETE CASCADE,
     company TEXT NOT NULL,
     seat TEXT NOT NULL,
     company_id TEXT NOT NULL,
     tax_id TEXT NOT NULL,
     vat_id TEXT NOT NULL
   ) STRICT`,
];
