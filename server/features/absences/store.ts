import type { Absence } from '../../../src/features/absences/contract';
import type { Database } from '../../database/connection';
import { exactIso, type Clock } from '../../lib/clock';
import type { Sent } from '../../lib/records';

/** An absence as it is sent. */
export interface AbsenceRecord extends Sent<Absence, 'supplier_id' | 'supplier_name'> {
  supplier_id: number | null;
}

export interface NewAbsence {
  absence_from: Date;
  absence_to: Date;
  /** Another doctor of this server. */
  supplier_id?: number | null;
  supplier_name?: string | null;
}

export interface Absences {
  addAbsence(doctorId: number, absence: NewAbsence): AbsenceRecord;
  /** All absences, also past ones, the earliest first. */
  absencesOf(doctorId: number): AbsenceRecord[];
  /** False when the doctor has no such absence. */
  removeAbsence(doctorId: number, id: number): boolean;
  /** Whether a single absence covers this whole time. */
  isAbsent(doctorId: number, from: Date, to: Date): boolean;
}

export function createAbsences(database: Database, clock: Clock): Absences {
  const read = ({ id, absence_from, absence_to, supplier_id, supplier_name }: AbsenceRow): AbsenceRecord => ({
    id,
    absence_from: exactIso(new Date(absence_from), clock),
    absence_to: exactIso(new Date(absence_to), clock),
    supplier_id,
    supplier_name,
  });

  return {
    addAbsence(doctorId, { absence_from, absence_to, supplier_id = null, supplier_name = null }) {
      const absence = { absence_from: absence_from.toISOString(), absence_to: absence_to.toISOString() };
      const { id } = database.run(
        `INSERT INTO absences (doctor_id, absence_from, absence_to, supplier_id, supplier_name, created_at)
           VALUES (?, ?, ?, ?, ?, ?)`,
        doctorId,
        absence.absence_from,
        absence.absence_to,
        supplier_id,
        supplier_name,
        clock.now().toISOString(),
      );
      return read({ id, ...absence, supplier_id, supplier_name });
    },
    absencesOf: (doctorId) =>
      database
        .all<AbsenceRow>(
          `SELECT id, absence_from, absence_to, supplier_id, supplier_name FROM absences
             WHERE doctor_id = ? ORDER BY absence_from, id`,
          doctorId,
        )
        .map(read),
    removeAbsence: (doctorId, id) =>
      database.run('DELETE FROM absences WHERE id = ? AND doctor_id = ?', id, doctorId).changes > 0,
    isAbsent: (doctorId, from, to) =>
      database.first(
        'SELECT id FROM absences WHERE doctor_id = ? AND absence_from <= ? AND absence_to >= ? LIMIT 1',
        doctorId,
        from.toISOString(),
        to.toISOString(),
      ) !== undefined,
  };
}

interface AbsenceRow {
  id: number;
  absence_from: string;
  absence_to: string;
  supplier_id: number | null;
  supplier_name: string | null;
}
