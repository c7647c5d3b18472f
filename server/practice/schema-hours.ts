/** Office hours, absences, the special announcement, and how long an appointment takes. */
export const HOURS_STEP: readonly string[] = [
  `CREATE TABLE office_hours (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     hours_name TEXT NOT NULL,
     hours_type TEXT NOT NULL CHECK (hours_type IN ('schedule', 'schedule-premium', 'queue', 'other')),
     approximate_time_on_patient INTEGER NOT NULL CHECK (approximate_time_on_patient BETWEEN 1 AND 480),
     created_at TEXT NOT NULL
   ) STRICT`,
  `CREATE TABLE time_schedules (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     office_hours_id INTEGER NOT NULL REFERENCES office_hours (id) ON DELETE CASCADE,
     position INTEGER NOT NULL,
     hours_day TEXT NOT NULL
       CHECK (hours_day IN ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
     hours_time_from TEXT NOT NULL CHECK (hours_time_from GLOB '[0-2][0-9]:[0-5][0-9]'),
     hours_time_to TEXT NOT NULL CHECK (hours_time_to GLOB '[0-2][0-9]:[0-5][0-9]'),
     CHECK (hours_time_from < hours_time_to)
   ) STRICT`,
  `CREATE TABLE absences (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     absence_from TEXT NOT NULL,
     absence_to TEXT NOT NULL,
     supplier_id INTEGER REFERENCES doctors (id) ON DELETE SET NULL,
     supplier_name TEXT,
     created_at TEXT NOT NULL,
     CHECK (absence_from <= absence_to)
   ) STRICT`,
  `CREATE TABLE special_announcements (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     doctor_id INTEGER NOT NULL REFERENCES doctors (id) ON DELETE CASCADE,
     note TEXT NOT NULL,
     expired_at TEXT NOT NULL,
     created_at TEXT NOT NULL
   ) STRICT`,
  `ALTER TABLE tickets ADD COLUMN duration_minutes INTEGER CHECK (duration_minutes > 0)`,
  `CREATE INDEX office_hours_of_doctor ON office_hours (doctor_id)`,
  `CREATE INDEX time_schedules_of_hours ON time_schedules (office_hours_id)`,
  `CREATE INDEX absences_ahead ON absences (doctor_id, absence_to)`,
  `CREATE INDEX announcements_ahead ON special_announcements (doctor_id, expired_at)`,
];
