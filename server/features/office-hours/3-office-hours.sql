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

CREATE INDEX office_hours_of_doctor ON office_hours (doctor_id);

CREATE INDEX time_schedules_of_hours ON time_schedules (office_hours_id);
