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
