import type { Patient } from '../../../src/features/patients/contract';
import type { Database } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import type { Sent } from '../../lib/records';
import { momentLabel } from '../../lib/slovak-dates';
import { warningOf, type Notes } from './notes';

/** A patient as it is sent; `id` is the person's, `note` the warnings. `created_at` is null for a person who is not on the list. */
export interface PatientRecord extends Sent<Patient, 'created_at' | 'created_at_formated'> {
  attributes: Patient['attributes'] & { fullname: string };
}

export interface Patients {
  /** Adds a person to the doctor's list, unless already there, with a note as a warning. Throws on an unknown person. */
  addPatient(doctorId: number, userId: number, note?: string, createdAt?: Date): PatientRecord;
  /** Like `addPatient`, for a person who had a ticket with this doctor; null for anybody else. */
  addVisitorAsPatient(doctorId: number, userId: number): PatientRecord | null;
  /** Removes a person from the list; false when they were not on it. The doctor's notes are kept. */
  removePatient(doctorId: number, userId: number): boolean;
  isPatient(doctorId: number, userId: number): boolean;
  /** Somebody on the list, or in the doctor's records; undefined for anybody else. */
  personOf(doctorId: number, userId: number): PatientRecord | undefined;
  /** Patients sorted by name, in Slovak order. */
  patientsOf(doctorId: number): PatientRecord[];
}

export function createPatients(database: Database, clock: Clock, notes: Notes): Patients {
  const read = (row: PatientRow): PatientRecord => {
    const created = row.created_at === null ? null : new Date(row.created_at);
    const { fullname, avatar, email, phone, id_number, birth_date, insurance_title, note } = row;
    return {
      id: row.id,
      attributes: { fullname, avatar, email, phone, id_number, birth_date, insurance_title, note },
      created_at: created && clock.isoOf(created),
      created_at_formated: created && momentLabel(created, clock),
    };
  };

  const personOf = (doctorId: number, userId: number) => {
    const row = database.first<PatientRow>(PERSON, doctorId, userId);
    return row && read(row);
  };

  const addPatient = (doctorId: number, userId: number, note?: string, createdAt = clock.now()) =>
    database.transaction(() => {
      const { changes } = database.run(ADD, doctorId, userId, createdAt.toISOString());
      if (changes > 0 && note !== undefined) {
        notes.addNote({ doctorId, userId }, { text: note, is_warning: true }, { createdAt });
      }
      const patient = personOf(doctorId, userId);
      if (!patient) throw new Error('The patient was not stored.');
      return patient;
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
    personOf,
    patientsOf: (doctorId) =>
      database
        .all<PatientRow>(`${SELECT} WHERE patients.doctor_id = ?1`, doctorId)
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
  created_at: string | null;
}

const ADD = `INSERT INTO patients (doctor_id, user_id, created_at) VALUES (?, ?, ?)
  ON CONFLICT (doctor_id, user_id) DO NOTHING`;

const SELECT = `SELECT users.id, fullname, avatar, email, phone, id_number, birth_date, insurance_title,
    ${warningOf('?1', 'users.id')} AS note, patients.created_at
  FROM users LEFT JOIN patients ON patients.user_id = users.id AND patients.doctor_id = ?1`;

const PERSON = `${SELECT} WHERE users.id = ?2 AND (patients.user_id IS NOT NULL
  OR ${['tickets', 'recepts', 'payments', 'patient_notes']
    .map((table) => `EXISTS (SELECT 1 FROM ${table} WHERE doctor_id = ?1 AND user_id = ?2)`)
    .join(' OR ')})`;
