import type { HoursDay, HoursType, OfficeHours, TimeSchedule } from '../../../src/features/office-hours/contract';
import { type Database, sql } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import type { Sent } from '../../lib/records';

/** Office hours as they are sent. */
export interface OfficeHoursRecord extends Sent<OfficeHours> {
  hours_type: HoursType;
  time_schedules: readonly TimeScheduleRecord[];
}

/** Hours on one day of the week, on the practice's clock. */
interface TimeScheduleRecord extends Sent<TimeSchedule> {
  hours_day: HoursDay;
}
type NewTimeSchedule = Omit<TimeScheduleRecord, 'id'> & { id?: number | null };

export interface NewOfficeHours extends Omit<OfficeHoursRecord, 'id' | 'time_schedules'> {
  /** A row with the id of an existing row of the record replaces it; any other is new. */
  time_schedules: readonly NewTimeSchedule[];
}

export type OfficeHoursStore = ReturnType<typeof createOfficeHours>;

export function createOfficeHours(database: Database, clock: Clock) {
  /** In the order of creation. */
  const officeHoursOf = (doctorId: number): OfficeHoursRecord[] => {
    const rows = database.all<TimeScheduleRow>(TIME_SCHEDULES, doctorId);
    return database.all<Omit<OfficeHoursRecord, 'time_schedules'>>(OFFICE_HOURS, doctorId).map((hours) => ({
      ...hours,
      time_schedules: rows
        .filter(({ office_hours_id }) => office_hours_id === hours.id)
        .map(({ id, hours_day, hours_time_from, hours_time_to }) => ({
          id,
          hours_day,
          hours_time_from,
          hours_time_to,
        })),
    }));
  };

  const stored = (doctorId: number, id: number) => {
    const record = officeHoursOf(doctorId).find((hours) => hours.id === id);
    if (!record) throw new Error('The office hours were not stored.');
    return record;
  };

  return {
    officeHoursOf,
    addOfficeHours: (doctorId: number, hours: NewOfficeHours) =>
      database.transaction(() => {
        const { hours_name, hours_type, approximate_time_on_patient: minutes, time_schedules } = hours;
        const { id } = database.run(
          ...sql`INSERT INTO office_hours (doctor_id, hours_name, hours_type, approximate_time_on_patient, created_at)
            VALUES (${doctorId}, ${hours_name}, ${hours_type}, ${minutes}, ${clock.now()})`,
        );
        writeRows(database, id, time_schedules);
        return stored(doctorId, id);
      }),
    /** Null when the doctor has no such record. */
    changeOfficeHours: (doctorId: number, id: number, hours: NewOfficeHours) =>
      database.transaction(() => {
        keepLengths(database, clock, doctorId, id);
        const { hours_name, hours_type, approximate_time_on_patient: minutes, time_schedules } = hours;
        const { changes } = database.run(
          ...sql`UPDATE office_hours
            SET hours_name = ${hours_name}, hours_type = ${hours_type}, approximate_time_on_patient = ${minutes}
            WHERE id = ${id} AND doctor_id = ${doctorId}`,
        );
        if (changes === 0) return null;
        writeRows(database, id, time_schedules);
        return stored(doctorId, id);
      }),
    /** False when the doctor has no such record. Appointments in these hours stay. */
    removeOfficeHours: (doctorId: number, id: number) =>
      database.transaction(() => {
        keepLengths(database, clock, doctorId, id);
        return database.run('DELETE FROM office_hours WHERE id = ? AND doctor_id = ?', id, doctorId).changes > 0;
      }),
  };
}

/** Replaces the rows; existing rows keep their ids. */
function writeRows(database: Database, id: number, rows: NewOfficeHours['time_schedules']) {
  const known = new Set(
    database.all<{ id: number }>('SELECT id FROM time_schedules WHERE office_hours_id = ?', id).map((row) => row.id),
  );
  database.run('DELETE FROM time_schedules WHERE office_hours_id = ?', id);
  for (const [position, { id: givenId = null, hours_day, hours_time_from, hours_time_to }] of rows.entries()) {
    const rowId = givenId !== null && known.delete(givenId) ? givenId : null;
    database.run(
      ...sql`INSERT INTO time_schedules (id, office_hours_id, position, hours_day, hours_time_from, hours_time_to)
        VALUES (${rowId}, ${id}, ${position}, ${hours_day}, ${hours_time_from}, ${hours_time_to})`,
    );
  }
}

type TimeScheduleRow = TimeScheduleRecord & { office_hours_id: number };

const OFFICE_HOURS = `SELECT id, hours_name, hours_type, approximate_time_on_patient
  FROM office_hours WHERE doctor_id = ? ORDER BY id`;

const TIME_SCHEDULES = `SELECT time_schedules.id, office_hours_id, hours_day, hours_time_from, hours_time_to
  FROM time_schedules JOIN office_hours ON office_hours.id = office_hours_id
  WHERE doctor_id = ? ORDER BY office_hours_id, position`;

/** Appointments without a duration last as long as these hours say. Stores that duration, so that new hours do not change it. */
const keepLengths = (database: Database, clock: Clock, doctorId: number, id: number) =>
  void database.run(KEEP_LENGTHS, id, doctorId, clock.today(), id, id);

/** Affects waiting appointments on the weekdays of the hours, of the doctor who owns the hours. */
const KEEP_LENGTHS = `UPDATE tickets
  SET duration_minutes = (SELECT approximate_time_on_patient FROM office_hours WHERE id = ?)
  WHERE doctor_id = ? AND status = 'waiting' AND date >= ? AND type <> 'queue' AND duration_minutes IS NULL
    AND EXISTS (SELECT 1 FROM office_hours WHERE id = ? AND hours_type = type AND doctor_id = tickets.doctor_id)
    AND EXISTS (SELECT 1 FROM time_schedules WHERE office_hours_id = ? AND strftime('%w', date) =
      CASE hours_day WHEN 'sunday' THEN '0' WHEN 'monday' THEN '1' WHEN 'tuesday' THEN '2' WHEN 'wednesday' THEN '3'
        WHEN 'thursday' THEN '4' WHEN 'friday' THEN '5' ELSE '6' END)`;
