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
