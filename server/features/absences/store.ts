import type * as v from 'valibot';
import type { Absence, absenceRequestSchema } from '../../../src/features/absences/contract';
import { type Database, sql } from '../../database/connection';
import { exactIso, type Clock } from '../../lib/clock';
import type { Sent } from '../../lib/records';

/** An absence as it is sent. */
export interface AbsenceRecord extends Sent<Absence, 'supplier_id' | 'supplier_name'> {
  supplier_id: number | null;
}

type RequestedAbsence = v.InferOutput<typeof absenceRequestSchema>;
type NewAbsence = Pick<RequestedAbsence, 'absence_from' | 'absence_to'> & Partial<RequestedAbsence>;

export type Absences = ReturnType<typeof createAbsences>;

export function createAbsences(database: Database, clock: Clock) {
  const iso = (moment: string | Date) => exactIso(new Date(moment), clock);

  return {
    /** `supplier_id` is another doctor of this server. */
    addAbsence(doctorId: number, absence: NewAbsence): AbsenceRecord {
      const { absence_from: from, absence_to: to, supplier_id = null, supplier_name = null } = absence;
      const { id } = database.run(
        ...sql`INSERT INTO absences (doctor_id, absence_from, absence_to, supplier_id, supplier_name, created_at)
          VALUES (${doctorId}, ${from}, ${to}, ${supplier_id}, ${supplier_name}, ${clock.now()})`,
      );
      return { id, absence_from: iso(from), absence_to: iso(to), supplier_id, supplier_name };
    },
    /** All absences, also past ones, the earliest first. */
    absencesOf: (doctorId: number): AbsenceRecord[] =>
      database
        .all<AbsenceRecord>(
          ...sql`SELECT id, absence_from, absence_to, supplier_id, supplier_name FROM absences
            WHERE doctor_id = ${doctorId} ORDER BY absence_from, id`,
        )
        .map((row) => ({ ...row, absence_from: iso(row.absence_from), absence_to: iso(row.absence_to) })),
    /** False when the doctor has no such absence. */
    removeAbsence: (doctorId: number, id: number) =>
      database.run('DELETE FROM absences WHERE id = ? AND doctor_id = ?', id, doctorId).changes > 0,
    /** Whether a single absence covers this whole time. */
    isAbsent: (doctorId: number, from: Date, to: Date) =>
      database.first(
        ...sql`SELECT id FROM absences
          WHERE doctor_id = ${doctorId} AND absence_from <= ${from} AND absence_to >= ${to} LIMIT 1`,
      ) !== undefined,
  };
}
