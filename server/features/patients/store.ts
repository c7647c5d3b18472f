import type { Patient } from '../../../src/features/patients/contract';
import { type Database, sql } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import type { Sent } from '../../lib/records';
import { momentLabel } from '../../lib/calendar';
import { warningOf, type Notes } from './notes';

/** A patient as it is sent; `id` is the person's, `note` the warnings. `created_at` is null for a person who is not on the list. */
export interface PatientRecord extends Sent<Patient, 'created_at' | 'created_at_formated'> {
  attributes: Patient['attributes'] & { fullname: string };
}

export function createPatients(database: Database, clock: Clock, notes: Notes) {
  const read = ({ id, created_at, ...attributes }: PatientRow): PatientRecord => {
    const created = created_at === null ? null : new Date(created_at);
    return {
      id,
      attributes,
      created_at: created && clock.isoOf(created),
      created_at_formated: created && momentLabel(created, clock),
    };
  };

  /** Somebody on the list, or in the doctor's records; undefined for anybody else. */
  const personOf = (doctorId: number, userId: number) => {
    const row = database.first<PatientRow>(PERSON, doctorId, userId);
    return row && read(row);
  };

  /** Adds a person to the doctor's list, unless already there, with a note as a warning. Throws on an unknown person. */
  const addPatient = (doctorId: number, userId: number, note?: string, createdAt = clock.now()) =>
    database.transaction(() => {
      const { changes } = database.run(
        ...sql`INSERT INTO patients (doctor_id, user_id, created_at) VALUES (${doctorId}, ${userId}, ${createdAt})
          ON CONFLICT (doctor_id, user_id) DO NOTHING`,
      );
      if (changes > 0 && note !== undefined) {
        notes.addNote({ doctorId, userId }, { text: note, is_warning: true }, { createdAt });
      }
      const patient = personOf(doctorId, userId);
      if (!patient) throw new Error('The patient was not stored.');
      return patient;
    });

  return {
    addPatient,
    /** Like `addPatient`, for a person who had a ticket with this doctor; null for anybody else. */
    addVisitorAsPatient: (doctorId: number, userId: number) =>
      database.transaction(() => {
        const visit = 'SELECT id FROM tickets WHERE doctor_id = ? AND user_id = ? LIMIT 1';
        return database.first(visit, doctorId, userId) ? addPatient(doctorId, userId) : null;
      }),
    /** Removes a person from the list; false when they were not on it. The doctor's notes are kept. */
    removePatient: (doctorId: number, userId: number) =>
      database.run('DELETE FROM patients WHERE doctor_id = ? AND user_id = ?', doctorId, userId).changes > 0,
    isPatient: (doctorId: number, userId: number) =>
      database.first('SELECT user_id FROM patients WHERE doctor_id = ? AND user_id = ?', doctorId, userId) !==
      undefined,
    personOf,
    /** Patients sorted by name, in Slovak order. */
    patientsOf: (doctorId: number) =>
      database
        .all<PatientRow>(`${SELECT} WHERE patients.doctor_id = ?1`, doctorId)
        .map(read)
        .sort((a, b) => a.attributes.fullname.localeCompare(b.attributes.fullname, 'sk') || a.id - b.id),
  };
}

type PatientRow = PatientRecord['attributes'] & Pick<PatientRecord, 'id' | 'created_at'>;

const SELECT = `SELECT users.id, fullname, avatar, email, phone, id_number, birth_date, insurance_title,
    ${warningOf('?1', 'users.id')} AS note, patients.created_at
  FROM users LEFT JOIN patients ON patients.user_id = users.id AND patients.doctor_id = ?1`;

const PERSON = `${SELECT} WHERE users.id = ?2 AND (patients.user_id IS NOT NULL
  OR ${['tickets', 'recepts', 'payments', 'patient_notes']
    .map((table) => `EXISTS (SELECT 1 FROM ${table} WHERE doctor_id = ?1 AND user_id = ?2)`)
    .join(' OR ')})`;
