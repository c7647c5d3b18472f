import type { Patient } from '../../../src/features/patients/contract';
import type { Database } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import type { Sent } from '../../lib/records';
import { momentLabel } from '../../lib/slovak-dates';

/** A patient as it is sent; `id` is the person's. */
export interface PatientRecord extends Sent<Patient> {
  attributes: Patient['attributes'] & { fullname: string };
}

export interface Patients {
  /** Adds a person to the doctor's list, unless already there. Throws on an unknown person. */
  addPatient(doctorId: number, userId: number, note?: string, createdAt?: Date): PatientRecord;
  /** The same for a person who had a ticket with this doctor; null for anybody else. */
  addVisitorAsPatient(doctorId: number, userId: number): PatientRecord | null;
  /** Removes a person from the list, with the doctor's note; false when they were not on it. */
  removePatient(doctorId: number, userId: number): boolean;
  isPatient(doctorId: number, userId: number): boolean;
  /** Patients sorted by name, in Slovak order. */
  patientsOf(doctorId: number): PatientRecord[];
}

export function createPatients(database: Database, clock: Clock): Patients {
  const read = (row: PatientRow): PatientRecord => {
    const created = new Date(row.created_at);
    const { fullname, avatar, email, phone, id_number, birth_date, insurance_title, note } = row;
    return {
      id: row.id,
      attributes: { fullname, avatar, email, phone, id_number, birth_date, insurance_title, note },
      created_at: clock.isoOf(created),
      created_at_formated: momentLabel(created, clock),
    };
  };

  const addPatient = (doctorId: number, userId: number, note?: string, createdAt = clock.now()) =>
    database.transaction(() => {
      database.run(
        `INSERT INTO patients (doctor_id, user_id, note, created_at) VALUES (?, ?, ?, ?)
           ON CONFLICT (doctor_id, user_id) DO NOTHING`,
        doctorId,
        userId,
        note ?? null,
        createdAt.toISOString(),
      );
      const row = database.first<PatientRow>(`${SELECT} WHERE doctor_id = ? AND user_id = ?`, doctorId, userId);
      if (!row) throw new Error('The patient was not stored.');
      return read(row);
    });

  return {
    addPatient,
    addVisitorAsPatient: (doctorId, userId) =>
      database.transaction(() => {
        const visit = 'SELECT id FROM tickets WHERE doctor_id = ? AND user_id = ? LIMIT 1';
        return database.first(visit, doctorId, userId) ? addPatient(doctorId, userId) : null;
      }),
    removePatient: (doctorId, userId) =>
      database.run('DELETE FROM patients WHERE doctor_id = ? AND user_id = ?', doctorId, userId).changes > 0,
    isPatient: (doctorId, userId) =>
      database.first('SELECT user_id FROM patients WHERE doctor_id = ? AND user_id = ?', doctorId, userId) !==
      undefined,
    patientsOf: (doctorId) =>
      database
        .all<PatientRow>(`${SELECT} WHERE doctor_id = ?`, doctorId)
        .map(read)
        .sort((a, b) => a.attributes.fullname.localeCompare(b.attributes.fullname, 'sk') || a.id - b.id),
  };
}

interface PatientRow {
  id: number;
  fullname: string;
  avatar: string | null;
  email: string | null;
  phone: string | null;
  id_number: string | null;
  birth_date: string | null;
  insurance_title: string | null;
  note: string | null;
  created_at: string;
}

const SELECT = `SELECT users.id, fullname, avatar, email, phone, id_number, birth_date, insurance_title, note,
  patients.created_at FROM patients JOIN users ON users.id = patients.user_id`;
