import type { Patient } from '../../../src/features/patients/contract';
import type { NoteAddRequest } from '../../../src/features/patients/history.contract';
import { sql, type Database } from '../../database/connection';
import { momentLabel } from '../../lib/calendar';
import type { Clock } from '../../lib/clock';
import type { Sent } from '../../lib/records';
import type { Handler } from '../tickets/handled-tickets';

/** A person known to the server; `patients` relates people to doctors. */
export interface NewUser {
  fullname: string;
  avatar?: string;
  email?: string;
  phone?: string;
  id_number?: string;
  /** `YYYY-MM-DD` */
  birth_date?: string;
  insurance_title?: string;
}

interface User {
  id: number;
  fullname: string;
}

export type People = ReturnType<typeof createPeople>;

export function createPeople(database: Database, clock: Clock) {
  return {
    createUser({ fullname, avatar, email, phone, id_number, birth_date, insurance_title }: NewUser): User {
      const { id } = database.run(
        ...sql`INSERT INTO users (fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at)
          VALUES (${fullname}, ${avatar}, ${email}, ${phone}, ${id_number}, ${birth_date}, ${insurance_title},
            ${clock.now()})`,
      );
      return { id, fullname };
    },
    userByEmail: (email: string) =>
      database.first<User>('SELECT id, fullname FROM users WHERE email = ? LIMIT 1', email),
    userById: (id: number) => database.first<User>('SELECT id, fullname FROM users WHERE id = ?', id),
  };
}

/** A person in the records of a doctor. */
export interface PersonOf {
  doctorId: number;
  userId: number;
}

/** `replaces_id`: the note that this one corrects and supersedes. */
type NewNote = Pick<NoteAddRequest, 'text'> & { is_warning: boolean; replaces_id?: number | null };

/** `unknown`: the person has no such note to correct. `superseded`: the note was already corrected. */
type NoteOutcome = { id: number } | 'unknown' | 'superseded';

type Notes = ReturnType<typeof createNotes>;

export function createNotes(database: Database, clock: Clock) {
  return {
    /** Notes are never changed or deleted. */
    addNote: ({ doctorId, userId }: PersonOf, note: NewNote, options: Handler & { createdAt?: Date } = {}) =>
      database.transaction((): NoteOutcome => {
        const { text, is_warning, replaces_id = null } = note;
        const { createdAt = clock.now(), session, by } = options;
        if (replaces_id !== null) {
          const replaced = database.first<{ isSuperseded: number }>(REPLACED, replaces_id, doctorId, userId);
          if (!replaced) return 'unknown';
          if (replaced.isSuperseded) return 'superseded';
        }
        const { id } = database.run(
          ...sql`INSERT INTO patient_notes
            (doctor_id, user_id, text, is_warning, replaces_id, created_at, created_session, created_colleague_id)
            VALUES (${doctorId}, ${userId}, ${text}, ${is_warning}, ${replaces_id}, ${createdAt}, ${session},
              ${by?.colleagueId})`,
        );
        return { id };
      }),
  };
}

export const IS_SUPERSEDED = 'EXISTS (SELECT 1 FROM patient_notes AS later WHERE later.replaces_id = patient_notes.id)';

/** SQL for the texts of the current warnings, the newest first; both parameters are SQL. */
export const warningOf = (doctorId: string, userId: string): string =>
  `(SELECT group_concat(text, char(10) ORDER BY created_at DESC, id DESC) FROM patient_notes
    WHERE doctor_id = ${doctorId} AND user_id = ${userId} AND is_warning = 1 AND NOT ${IS_SUPERSEDED})`;

const REPLACED = `SELECT ${IS_SUPERSEDED} AS isSuperseded FROM patient_notes
  WHERE id = ? AND doctor_id = ? AND user_id = ?`;

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
