-- The doctor's notes on a patient, append-only: a correction names the note that it supersedes. They outlast the
-- patient's place on the list, and go with the person or the doctor. REPLACE would delete without the trigger.

CREATE TABLE patient_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  text TEXT NOT NULL,
  is_warning INTEGER NOT NULL CHECK (is_warning IN (0, 1)),
  replaces_id INTEGER UNIQUE REFERENCES patient_notes (id),
  created_at TEXT NOT NULL,
  created_session TEXT,
  created_colleague_id INTEGER REFERENCES colleagues (id) ON DELETE SET NULL
) STRICT;

CREATE INDEX patient_notes_of_user ON patient_notes (doctor_id, user_id, created_at);

INSERT INTO patient_notes (doctor_id, user_id, text, is_warning, created_at)
  SELECT doctor_id, user_id, trim(note), 1, created_at FROM patients WHERE trim(note) <> ''
  ORDER BY created_at, doctor_id, user_id;

ALTER TABLE patients DROP COLUMN note;

-- Only a colleague that is gone may leave a note.
CREATE TRIGGER patient_notes_never_change BEFORE UPDATE ON patient_notes
  WHEN NEW.created_colleague_id IS NOT NULL OR NEW.id <> OLD.id OR NEW.doctor_id <> OLD.doctor_id
    OR NEW.user_id <> OLD.user_id OR NEW.text <> OLD.text OR NEW.is_warning <> OLD.is_warning
    OR NEW.replaces_id IS NOT OLD.replaces_id OR NEW.created_at <> OLD.created_at
    OR NEW.created_session IS NOT OLD.created_session
    OR EXISTS (SELECT 1 FROM colleagues WHERE id = OLD.created_colleague_id)
  BEGIN SELECT RAISE(ABORT, 'Notes are append-only.'); END;

CREATE TRIGGER patient_notes_never_replace BEFORE INSERT ON patient_notes
  WHEN EXISTS (SELECT 1 FROM patient_notes WHERE id = NEW.id OR replaces_id = NEW.replaces_id)
  BEGIN SELECT RAISE(ABORT, 'Notes are append-only.'); END;

CREATE TRIGGER patient_notes_are_kept BEFORE DELETE ON patient_notes
  WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id)
    AND EXISTS (SELECT 1 FROM doctors WHERE id = OLD.doctor_id)
  BEGIN SELECT RAISE(ABORT, 'Notes are append-only.'); END;

-- A page of a patient's history reads on from a moment, in each of these.

DROP INDEX tickets_of_user;

CREATE INDEX tickets_of_user ON tickets (doctor_id, user_id, handled_at);

CREATE INDEX recepts_of_user ON recepts (doctor_id, user_id, coalesce(handled_at, created_at));

CREATE INDEX payments_of_user ON payments (doctor_id, user_id, created_at);

CREATE INDEX audit_log_by_record ON audit_log (record_kind, record_id);
